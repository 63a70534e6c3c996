"""Choosing cards: one frame for every choice of cards in every game."""

from dataclasses import dataclass
from typing import Any

from tabletop.core.frame import Frame, Prompt
from tabletop.core.move import Move, by_card
from tabletop.core.refusal import Refusal, refuse
from tabletop.core.state import State
from tabletop.effects.filters import language, matching
from tabletop.effects.nodes import Select

PICK = "pick"
DONE = "done"
_PICKS = by_card(PICK)
_DONE = Move(DONE)


@dataclass(frozen=True, slots=True)
class Pick(Frame):
    """`player` chooses cards for an effect of `user`'s `source`; one decision each, ids ascending, so that
    {a, b} is one path. The answer goes to the frame below (its `taking`)."""

    part = True
    player: int
    user: int
    source: int
    select: Select
    taken: tuple[int, ...] = ()

    def _left(self, found: list[int]) -> list[int]:
        if not self.taken:
            return sorted(found)
        last = self.taken[-1]
        return sorted([id for id in found if id > last])

    def _secret(self, s: State) -> bool:
        """Whether even the number of candidates is the chooser's own knowledge."""
        return self.select.up_to and self.select.zone in language(s).hidden

    def _most(self) -> int:
        most = self.select.count
        return 0 if most == "all" else most

    def _found(self, s: State) -> list[int]:
        return matching(s, self.select, self.user, self.source)

    def _missing(self, found: list[int]) -> int:
        """How many are still to be chosen: up to the number asked for, or all there are."""
        return min(self._most(), len(found)) - len(self.taken)

    def _full(self) -> bool:
        """Whether as many are taken as can be asked for."""
        return len(self.taken) >= self._most()

    def _asks(self, s: State, left: list[int], missing: int) -> bool:
        """Whether there is anything to decide."""
        if self._secret(s) and not self._full():
            return True
        return missing > 0 and (bool(left) if self.select.up_to else len(left) > missing)

    def forced(self, s: State) -> tuple[int, ...] | None:
        """What is chosen without a question, as enough are taken or there is no choice left; None: it is asked."""
        found = self._found(s)
        left, missing = self._left(found), self._missing(found)
        if self._asks(s, left, missing):
            return None
        return self.taken if self.select.up_to else (*self.taken, *left[:missing])

    def moves(self, s: State) -> list[Move]:
        """A move for each card that still leaves enough to choose from, and `done` where fewer will do."""
        found = self._found(s)
        left, missing = self._left(found), self._missing(found)
        if not self._asks(s, left, missing):
            return []
        if self.select.up_to:
            return [*[_PICKS[id] for id in left], _DONE]
        return [_PICKS[id] for id in left[: len(left) - missing + 1]]

    def answer(self, s: State, move: Move) -> None:
        """Take one more, or stop."""
        if move.verb == DONE:
            self._deliver(s, self.taken)
            return
        more = Pick(self.player, self.user, self.source, self.select, (*self.taken, move.card))
        if more._full():
            more._deliver(s, more.taken)
        else:
            s.stack.append(more)

    def run(self, s: State) -> None:
        """Enough are chosen, or there is no choice left."""
        ids = self.forced(s)
        assert ids is not None
        self._deliver(s, ids)

    def _deliver(self, s: State, ids: tuple[int, ...]) -> None:
        below: Any = s.stack[-1]
        s.stack[-1] = below.taking(ids)

    def prompt(self, s: State) -> Prompt:
        """Choose so many of what the filter describes."""
        most = self._most() - len(self.taken) if self._secret(s) else self._missing(self._found(s))
        least = 0 if self.select.up_to else most
        values = (("source", s.cards[self.source].face), ("what", self.select), ("n", most))
        return Prompt("prompt.pick", values, self.source, language(s).pick_rule, least, most)

    def forbids(self, s: State, move: Move) -> Refusal | None:
        """Only cards that the text allows can be chosen."""
        return refuse(language(s).pick_rule, "refusal.not_among", source=s.cards[self.source].face)
