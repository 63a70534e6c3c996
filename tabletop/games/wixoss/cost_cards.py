"""The cards that a cost consumes: discarded, trashed or downed, part by part, each card for one part (WX-8.1)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from tabletop.core.any_order import Choices, FixedOrder
from tabletop.core.change import turn
from tabletop.core.move import Move
from tabletop.core.prompt import Held, Prompt
from tabletop.core.refusal import Refusal, refuse
from tabletop.core.state import State
from tabletop.effects.filters import matching
from tabletop.games.wixoss import field, words
from tabletop.games.wixoss.costs import Cost, CostPart

HIDDEN = frozenset({"hand", "lrig_deck"})
Ids = tuple[int, ...]


def parts_of(cost: Cost) -> tuple[CostPart, ...]:
    """Everything of a cost that cards are chosen for."""
    discard = () if cost.discard is None else (CostPart(how="discard", select=cost.discard),)
    return (*discard, *cost.cards)


def forbids_cards(s: State, seat: int, source: int, cost: Cost) -> Refusal | None:
    """Why the cards of this cost cannot all be found."""
    parts = parts_of(cost)
    if not parts or _enough(_slots(s, seat, source, parts, ())):
        return None
    face, n = s.cards[source].face, sum(part.count for part in parts)
    if all(part.how == "discard" for part in parts):
        return refuse("WX-8.1", "wixoss.refusal.discard", card=face, n=n)
    return refuse("WX-8.1", "wixoss.refusal.cost_cards", card=face, n=n)


def _slots(s: State, seat: int, source: int, parts: Sequence[CostPart], gone: Ids) -> list[frozenset[int]]:
    """For each card that is still wanted, which ones may serve."""
    found = []
    for part in parts:
        able = frozenset(matching(s, part.select, seat, source)) - frozenset(gone)
        found += [able] * (len(able) if part.select.count == "all" else part.count)
    return found


def _enough(slots: Sequence[frozenset[int]]) -> bool:
    """Whether each slot can have a card of its own: augmenting paths, as slots are few."""
    owner: dict[int, int] = {}

    def place(slot: int, seen: set[int]) -> bool:
        for id in slots[slot]:
            if id in seen:
                continue
            seen.add(id)
            if id not in owner or place(owner[id], seen):
                owner[id] = slot
                return True
        return False

    return all(place(slot, set()) for slot in range(len(slots)))


@dataclass(frozen=True, slots=True)
class CardsCost(FixedOrder):
    """The cards of a cost, part by part, ids ascending; `before` has the parts that are whole. What lies in a hidden
    place is always asked for, so that its number stays the player's own knowledge."""

    role = "payment"
    player: int
    source: int
    parts: tuple[CostPart, ...]
    before: tuple[Ids, ...] = ()
    taken: Ids = ()

    @property
    def _part(self) -> CostPart:
        return self.parts[len(self.before)]

    @property
    def _gone(self) -> Ids:
        return tuple(id for ids in self.before for id in ids)

    def _left(self, s: State) -> list[int]:
        last = self.taken[-1] if self.taken else -1
        found = matching(s, self._part.select, self.player, self.source)
        return sorted(id for id in found if id > last and id not in self._gone)

    def _goes_on(self, s: State, taken: Ids) -> bool:
        """Whether the rest of this part, ids ascending, and all later ones can still be found."""
        later = frozenset(id for id in self._left(s) if id > taken[-1])
        own = [later] * (self._part.count - len(taken))
        rest = _slots(s, self.player, self.source, self.parts[len(self.before) + 1 :], (*self._gone, *taken))
        return _enough([*own, *rest])

    def _forced(self, s: State) -> bool:
        if self._part.select.count == "all":
            return True
        return self._part.select.zone not in HIDDEN and len(self._left(s)) + len(self.taken) <= self._part.count

    def held(self, s: State) -> Held:
        """The cards of the parts that are whole, and of this one."""
        return self.holding((*self._gone, *self.taken))

    def moves(self, s: State) -> list[Move]:
        """Cards that fit and leave enough for the rest."""
        if self._forced(s) or len(self.taken) >= self._part.count:
            return []
        return [Move("pick", id) for id in self._left(s) if self._goes_on(s, (*self.taken, id))]

    def choices(self, s: State) -> Choices:
        """Exactly as many as the part wants."""
        missing = self._part.count - len(self.taken)
        return Choices(tuple(self._left(s)), missing, missing)

    def beside(self, s: State, chosen: Ids) -> list[int]:
        """Only what leaves enough for the other parts."""
        rest = self.parts[len(self.before) + 1 :]
        return [
            id for id in FixedOrder.beside(self, s, chosen)
            if _enough(_slots(s, self.player, self.source, rest, (*self._gone, *self.taken, *chosen, id)))
        ]  # fmt: skip

    def answer(self, s: State, move: Move) -> None:
        """One more."""
        s.stack.append(replace(self, taken=(*self.taken, move.card)))

    def run(self, s: State) -> None:
        """The next part; after the last one everything is paid together."""
        taken = (*self.taken, *self._left(s)) if self._forced(s) else self.taken
        whole = (*self.before, taken)
        if len(whole) < len(self.parts):
            s.stack.append(replace(self, before=whole, taken=()))
            return
        s.memory[field.PAID] = tuple(id for ids in whole for id in ids)
        for part, ids in zip(self.parts, whole, strict=True):
            for id in ids:
                _pay(s, part, id)

    def prompt(self, s: State) -> Prompt:
        """Which cards."""
        n = self._part.count - len(self.taken)
        values = (("source", s.cards[self.source].face), ("what", self._part.select), ("n", n))
        return Prompt(f"wixoss.prompt.{self._part.how}_cost", values, self.source, "WX-8.1", n, n)

    def forbids(self, s: State, move: Move) -> Refusal | None:
        """Only what the cost names."""
        return refuse("WX-8.1", "wixoss.refusal.wrong_discard")


def _pay(s: State, part: CostPart, id: int) -> None:
    if part.how == "down":
        turn(s, id, words.DOWN)
    else:
        field.trash(s, id, why="discarded" if part.how == "discard" else "trashed")
