"""Paying costs: ener, discards, exceed, downing (WX-8)."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

from tabletop.core.change import turn
from tabletop.core.frame import Frame, Prompt
from tabletop.core.move import Move
from tabletop.core.refusal import Refusal, refuse
from tabletop.core.state import State
from tabletop.effects.filters import matching
from tabletop.effects.nodes import Select
from tabletop.games.wixoss import field, table, words
from tabletop.games.wixoss.cards import FREE, Need, Skill, need_of
from tabletop.games.wixoss.costs import Discount
from tabletop.games.wixoss.ener import all_used, covers, payable, reduced, serves_as
from tabletop.games.wixoss.proposal import owed, proposal


def affordable(s: State, seat: int, id: int, skill: Skill | None, need: Need) -> Refusal | None:
    """Why the whole cost cannot be paid: a cost that cannot be paid in full cannot be begun (WX-8.1)."""
    cost = skill.ability.cost if skill is not None else None
    face = s.cards[id].face
    if cost is not None:
        if cost.down_self and (s.cards[id].pose != words.UP or not table.on_field(s, id)):
            return refuse("WX-8.1", "wixoss.refusal.already_down", card=face)
        if cost.exceed and len(s.zones[words.LRIG[seat]]) - 1 < cost.exceed:
            return refuse("WX-19.14", "wixoss.refusal.exceed", n=cost.exceed)
        if cost.discard is not None and len(_discardable(s, seat, id, cost.discard)) < _wanted(cost.discard):
            return refuse("WX-8.1", "wixoss.refusal.discard", card=face, n=_wanted(cost.discard))
        if cost.discount is not None:
            return _affordable_with(s, seat, id, cost.discount, need)
    if not payable(s, seat, need):
        return refuse("WX-8.7", "wixoss.refusal.ener", card=face)
    return None


def _affordable_with(s: State, seat: int, id: int, discount: Discount, need: Need) -> Refusal | None:
    most = min(discount.most, len(matching(s, discount.discard, seat, id)))
    each = need_of(discount.each)
    if any(payable(s, seat, reduced(need, each, n)) for n in range(most + 1)):
        return None
    return refuse("WX-8.7", "wixoss.refusal.ener", card=s.cards[id].face)


def _discardable(s: State, seat: int, id: int, select: Select) -> list[int]:
    return matching(s, select, seat, id)


def _wanted(select: Select) -> int:
    return 0 if select.count == "all" else select.count


def begin_payment(s: State, seat: int, id: int, skill: Skill | None, need: Need) -> None:
    """Push what remains to be paid; downing happens at once."""
    if sum(need):
        s.stack.append(Payment(seat, id, need))
    cost = skill.ability.cost if skill is not None else None
    if cost is None:
        return
    if cost.discount is not None:
        if sum(need):
            s.stack.pop()
        s.stack.append(DiscountPayment(seat, id, cost.discount, need))
    if cost.discard is not None:
        s.stack.append(DiscardCost(seat, id, cost.discard))
    if cost.exceed:
        s.stack.append(ExceedCost(seat, id, cost.exceed))
    if cost.down_self:
        turn(s, id, words.DOWN)


Pool = list[tuple[int, int]]
"""(id, bits of the colours that it may pay), ids ascending."""


@dataclass(frozen=True, slots=True)
class Payment(Frame):
    """Ener is paid card by card, ids ascending, exactly as much as the cost demands (WX-8.2, WX-8.6)."""

    player: int
    source: int
    need: Need
    taken: tuple[int, ...] = ()

    def moves(self, s: State) -> list[Move]:
        """Cards after which a full exact payment still exists; nothing to ask if all ways look alike."""
        pool = serves_as(s, self.player)
        total = sum(self.need)
        if total >= len(pool) or len(self.taken) >= total or self._only_way(s, pool) is not None:
            return []
        target = to_trash(self.player)
        return [Move("pay", id, target) for id in self._next(pool, self.taken)]

    def _next(self, pool: Pool, taken: tuple[int, ...]) -> list[int]:
        last = taken[-1] if taken else -1
        paid = [mask for id, mask in pool if id in taken]
        rest = [(id, mask) for id, mask in pool if id > last and id not in taken]
        found = []
        for at, (id, mask) in enumerate(rest):
            now = [*paid, mask]
            if not covers([*now, *[m for _, m in rest[at + 1 :]]], self.need):
                break
            if all_used(now, self.need):
                found.append(id)
        return found

    def _only_way(self, s: State, pool: Pool) -> tuple[int, ...] | None:
        """The payment, if every way of paying takes the same faces."""
        first: tuple[tuple[int, ...], Counter[str]] | None = None
        budget = [64]
        for way in self._ways(pool, self.taken, budget):
            faces = Counter(s.cards[id].face.id for id in way)
            if first is None:
                first = (way, faces)
            elif first[1] != faces:
                return None
        return first[0] if first is not None and budget[0] > 0 else None

    def _ways(self, pool: Pool, taken: tuple[int, ...], budget: list[int]) -> Iterator[tuple[int, ...]]:
        if len(taken) == sum(self.need):
            yield taken
            return
        for id in self._next(pool, taken):
            budget[0] -= 1
            if budget[0] <= 0:
                return
            yield from self._ways(pool, (*taken, id), budget)

    def answer(self, s: State, move: Move) -> None:
        """One more card is chosen."""
        s.stack.append(replace(self, taken=(*self.taken, move.card)))

    def run(self, s: State) -> None:
        """All are chosen, or there is only one way: they go to the trash together."""
        pool = serves_as(s, self.player)
        total = sum(self.need)
        if len(self.taken) >= total:
            paid = self.taken
        elif total >= len(pool):
            paid = tuple(id for id, _ in pool)
        else:
            paid = self._only_way(s, pool) or ()
        for id in paid:
            field.put(s, id, words.TRASH[self.player], why="paid")

    def prompt(self, s: State) -> Prompt:
        """How much is left to pay, and for what."""
        left = sum(self.need) - len(self.taken)
        colours = (*words.COLOURS, words.COLOURLESS)
        need = tuple(f"=wixoss.ener.{colours[i]}" for i, n in enumerate(owed(s, self)) for _ in range(n))
        values = (
            ("card", s.cards[self.source].face), ("n", left), ("need", need),
            ("taken", self.taken), ("proposed", proposal(s, self)),
        )  # fmt: skip
        return Prompt("wixoss.prompt.pay", values, self.source, "WX-8.6", left, left)

    def forbids(self, s: State, move: Move) -> Refusal | None:
        """A card that does not fit the cost, or would be too much."""
        return refuse("WX-8.6", "wixoss.refusal.payment")


def to_trash(seat: int) -> int:
    """Where paid cards are dropped."""
    return -2 - words.TRASH[seat]


@dataclass(frozen=True, slots=True)
class DiscardCost(Frame):
    """Cards of the hand that belong to a cost; always asked, so that their number stays the player's own knowledge."""

    player: int
    source: int
    select: Select
    taken: tuple[int, ...] = ()

    def _left(self, s: State) -> list[int]:
        last = self.taken[-1] if self.taken else -1
        return sorted(id for id in _discardable(s, self.player, self.source, self.select) if id > last)

    def moves(self, s: State) -> list[Move]:
        """Cards that fit and leave enough for the rest."""
        missing = _wanted(self.select) - len(self.taken)
        left = self._left(s)
        if missing <= 0 or len(left) < missing:
            return []
        return [Move("pick", id) for id in left[: len(left) - missing + 1]]

    def answer(self, s: State, move: Move) -> None:
        """One more; the last one lets all go together."""
        taken = (*self.taken, move.card)
        if len(taken) < _wanted(self.select):
            s.stack.append(replace(self, taken=taken))
            return
        for id in taken:
            field.trash(s, id, why="discarded")

    def prompt(self, s: State) -> Prompt:
        """Which cards to discard."""
        n = _wanted(self.select) - len(self.taken)
        values = (("source", s.cards[self.source].face), ("what", self.select), ("n", n))
        return Prompt("wixoss.prompt.discard_cost", values, self.source, "WX-8.1", n, n)

    def forbids(self, s: State, move: Move) -> Refusal | None:
        """Only what the cost names."""
        return refuse("WX-8.1", "wixoss.refusal.wrong_discard")


@dataclass(frozen=True, slots=True)
class ExceedCost(Frame):
    """Cards from under the LRIG go to the LRIG trash (WX-19.14)."""

    player: int
    source: int
    n: int
    taken: tuple[int, ...] = ()

    def _left(self, s: State) -> list[int]:
        last = self.taken[-1] if self.taken else -1
        return sorted(id for id in s.zones[words.LRIG[self.player]][:-1] if id > last)

    def moves(self, s: State) -> list[Move]:
        """Any of them, if there is a choice."""
        missing, left = self.n - len(self.taken), self._left(s)
        if missing <= 0 or len(left) <= missing:
            return []
        return [Move("pick", id) for id in left[: len(left) - missing + 1]]

    def answer(self, s: State, move: Move) -> None:
        """One more."""
        s.stack.append(replace(self, taken=(*self.taken, move.card)))

    def run(self, s: State) -> None:
        """They go together."""
        missing = self.n - len(self.taken)
        for id in (*self.taken, *self._left(s)[:missing]):
            field.put(s, id, words.LRIG_TRASH[self.player], why="exceeded")

    def prompt(self, s: State) -> Prompt:
        """Which cards from under the LRIG."""
        n = self.n - len(self.taken)
        return Prompt("wixoss.prompt.exceed", (("n", n),), self.source, "WX-19.14", n, n)

    def forbids(self, s: State, move: Move) -> Refusal | None:
        """Only cards from under the LRIG."""
        return refuse("WX-19.14", "wixoss.refusal.exceed", n=self.n)


@dataclass(frozen=True, slots=True)
class DiscountPayment(Frame):
    """Cards may be discarded, each making the cost smaller; then the rest is paid."""

    player: int
    source: int
    discount: Discount
    need: Need
    taken: tuple[int, ...] = ()

    def _payable(self, s: State, n: int) -> bool:
        return payable(s, self.player, reduced(self.need, need_of(self.discount.each), n))

    def moves(self, s: State) -> list[Move]:
        """One more card as long as the rest can still be paid, or no more."""
        n = len(self.taken)
        last = self.taken[-1] if self.taken else -1
        left = sorted(id for id in matching(s, self.discount.discard, self.player, self.source) if id > last)
        more = self.discount.most - n
        found = []
        for at, id in enumerate(left if more > 0 else []):
            if any(self._payable(s, n + 1 + k) for k in range(min(more - 1, len(left) - at - 1) + 1)):
                found.append(Move("pick", id))
        if self._payable(s, n):
            found.append(Move("done"))
        return found

    def answer(self, s: State, move: Move) -> None:
        """Discard all that were chosen at once, and pay what is left."""
        if move.verb == "pick":
            s.stack.append(replace(self, taken=(*self.taken, move.card)))
            return
        rest = reduced(self.need, need_of(self.discount.each), len(self.taken))
        if rest != FREE:
            s.stack.append(Payment(self.player, self.source, rest))
        for id in self.taken:
            field.trash(s, id, why="discarded")

    def prompt(self, s: State) -> Prompt:
        """Which cards to discard to make it cheaper."""
        values = (("source", s.cards[self.source].face), ("what", self.discount.discard))
        return Prompt("wixoss.prompt.discount", values, self.source, "WX-8.8", 0, self.discount.most - len(self.taken))

    def forbids(self, s: State, move: Move) -> Refusal | None:
        """Only what the text names, and only as far as the rest can be paid."""
        return refuse("WX-8.8", "wixoss.refusal.discount")
