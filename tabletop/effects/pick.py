"""Choosing cards: one frame for every choice of cards in every game."""

from dataclasses import dataclass
from typing import Any

from tabletop.core.any_order import Choices, FixedOrder
from tabletop.core.move import Move, by_card
from tabletop.core.prompt import Prompt
from tabletop.core.refusal import Refusal, refuse
from tabletop.core.ruleset import ruleset_of
from tabletop.core.state import State
from tabletop.effects.filters import amount, language, matching
from tabletop.effects.nodes import Select

Ids = tuple[int, ...]
PICK = "pick"
DONE = "done"
_PICKS = by_card(PICK)
_DONE = Move(DONE)


def _most(select: Select) -> int:
    return 0 if select.count == "all" else select.count


def _secret(s: State, select: Select) -> bool:
    """Whether even the number of candidates is the chooser's own knowledge."""
    return select.up_to and select.zone in language(s).hidden


def _standing(s: State, select: Select, user: int, source: int, taken: Ids) -> tuple[list[int], int, bool]:
    """What is left to choose from; how many are still to be chosen, up to the number asked for or all there are;
    whether there is anything to decide."""
    found = matching(s, select, user, source)
    last = taken[-1] if taken else -1
    left = sorted([id for id in found if id > last])
    most = _most(select)
    if select.total is not None or select.different is not None:
        left = fitting(s, select, user, source, taken, left)
        missing = min(most - len(taken), distinct(s, select, left))
    else:
        missing = min(most, len(found)) - len(taken)
    if len(taken) < most and _secret(s, select):
        return left, missing, True
    return left, missing, missing > 0 and (bool(left) if select.up_to else len(left) > missing)


def fitting(s: State, select: Select, user: int, source: int, taken: Ids, left: list[int]) -> list[int]:
    """Those of `left` that may still be chosen beside what is taken, as the text bounds the whole choice."""
    if (total := select.total) is not None:
        room = amount(s, total.value, user, source) - sum(ruleset_of(s).value(s, id, total.stat) for id in taken)
        left = [id for id in left if ruleset_of(s).value(s, id, total.stat) <= room]
    if select.different is not None:
        has = {told_apart(s, select.different, id) for id in taken}
        left = [id for id in left if told_apart(s, select.different, id) not in has]
    return left


def distinct(s: State, select: Select, left: list[int]) -> int:
    """How many of these can be chosen together."""
    if select.different is None:
        return len(left)
    return len({told_apart(s, select.different, id) for id in left})


def told_apart(s: State, what: str, id: int) -> int | str:
    """What two cards are compared by where they must differ: the name, or a stat."""
    return s.cards[id].face.name["ja"] if what == "name" else ruleset_of(s).value(s, id, what)


def forced(s: State, select: Select, user: int, source: int, taken: Ids = ()) -> Ids | None:
    """What is chosen without a question, as enough are taken or there is no choice left; None: it is asked."""
    left, missing, asks = _standing(s, select, user, source, taken)
    if asks:
        return None
    return taken if select.up_to else (*taken, *left[:missing])


@dataclass(frozen=True, slots=True)
class Pick(FixedOrder):
    """`player` chooses cards for an effect of `user`'s `source`; one decision each, ids ascending, so that
    {a, b} is one path. The answer goes to the frame below (its `taking`)."""

    part = True
    player: int
    user: int
    source: int
    select: Select
    taken: Ids = ()

    def moves(self, s: State) -> list[Move]:
        """A move for each card that still leaves enough to choose from, and `done` where fewer will do."""
        left, missing, asks = _standing(s, self.select, self.user, self.source, self.taken)
        if not asks:
            return []
        if self.select.up_to:
            return [*[_PICKS[id] for id in left], _DONE]
        if self.select.different is not None:
            return [_PICKS[id] for at, id in enumerate(left) if distinct(s, self.select, left[at:]) >= missing]
        return [_PICKS[id] for id in left[: len(left) - missing + 1]]

    def choices(self, s: State) -> Choices:
        """So many of what the filter describes."""
        left, _, _ = _standing(s, self.select, self.user, self.source, self.taken)
        least, most = self._wanted(s)
        return Choices(tuple(left), least, most)

    def beside(self, s: State, chosen: Ids) -> list[int]:
        """As the text bounds the whole choice, too."""
        more = FixedOrder.beside(self, s, chosen)
        return fitting(s, self.select, self.user, self.source, (*self.taken, *chosen), more)

    def _wanted(self, s: State) -> tuple[int, int]:
        """How many at least and at most."""
        _, missing, _ = _standing(s, self.select, self.user, self.source, self.taken)
        most = _most(self.select) - len(self.taken) if _secret(s, self.select) else missing
        return 0 if self.select.up_to else most, most

    def answer(self, s: State, move: Move) -> None:
        """Take one more, or stop."""
        if move.verb == DONE:
            self._deliver(s, self.taken)
            return
        taken = (*self.taken, move.card)
        if len(taken) >= _most(self.select):
            self._deliver(s, taken)
        else:
            s.stack.append(Pick(self.player, self.user, self.source, self.select, taken))

    def run(self, s: State) -> None:
        """Enough are chosen, or there is no choice left."""
        ids = forced(s, self.select, self.user, self.source, self.taken)
        assert ids is not None
        self._deliver(s, ids)

    def _deliver(self, s: State, ids: Ids) -> None:
        below: Any = s.stack[-1]
        s.stack[-1] = below.taking(ids)

    def prompt(self, s: State) -> Prompt:
        """Choose so many of what the filter describes."""
        least, most = self._wanted(s)
        values = (("source", s.cards[self.source].face), ("what", self.select), ("n", most))
        return Prompt("prompt.pick", values, self.source, language(s).pick_rule, least, most)

    def forbids(self, s: State, move: Move) -> Refusal | None:
        """Only cards that the text allows can be chosen."""
        return refuse(language(s).pick_rule, "refusal.not_among", source=s.cards[self.source].face)
