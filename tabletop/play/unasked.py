"""What is answered for a person without a question: where only one answer exists, and where they said so."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tabletop.core.event import Event
from tabletop.core.move import NONE, Move
from tabletop.core.view import View
from tabletop.play.shared_view import going_on
from tabletop.play.stops import MINE, PASS, STOP, THEIRS, Stops
from tabletop.play.until import PassUntil

if TYPE_CHECKING:
    from tabletop.play.session import Session

NEVER, UNSHARED, ALWAYS = "never", "unshared", "always"
WHERE = (NEVER, UNSHARED, ALWAYS)
"""Where the only answer is given without asking: nowhere, against the computer and alone, at one desktop too."""


@dataclass
class Unasked:
    """`only`: whether the only answer is given; `stops`: the marks on the phases. `made` are the places in the line
    whose decisions nobody was asked for."""

    session: "Session"
    only: bool = False
    stops: Stops = field(default_factory=Stops)
    held: int = NONE
    made: set[int] = field(default_factory=set)
    _until: dict[int, PassUntil] = field(default_factory=dict)

    def answer(self) -> Move | None:
        """The answer to the open question, None where its seat has to be asked."""
        session = self.session
        if session.over or session.by_hand or self.held == session.at:
            return None
        seat = session.asked
        view = session.view(seat)
        if view.decision is None or not view.decision.moves:
            return None
        move = self._answer(view, view.decision.moves)
        return move if move is None or session.warning(seat, move) is None else None

    def _answer(self, view: View, moves: Sequence[Move]) -> Move | None:
        mark = self.stops.at(view.phase, MINE if view.player == view.seat else THEIRS)
        if mark == STOP:
            self._until.pop(view.seat, None)
            return None
        if len(moves) == 1 and self.only:
            return moves[0]
        if mark == PASS or view.seat in self._until:
            return going_on(self.session, moves)
        return None

    def passing(self, seat: int) -> str:
        """What the seat passes until; "" where it does not."""
        until = self._until.get(seat)
        return until.what if until is not None else ""

    def pass_until(self, seat: int, what: str) -> None:
        """The seat wants nothing until then (one of UNTILS)."""
        self._until[seat] = PassUntil(seat, what, self.session.state.turn)
        self.held = NONE

    def ask_again(self, seat: int = NONE) -> None:
        """Nobody passes any more, or not this seat."""
        for one in [seat] if seat != NONE else list(self._until):
            self._until.pop(one, None)

    def hold(self) -> None:
        """The game stands at a place that somebody went back to: what is asked here is asked."""
        self.ask_again()
        self.held = self.session.at
        self.made = {at for at in self.made if at < self.session.length}

    def noted(self, unasked: bool) -> None:
        """A decision has been made, with or without a question."""
        session, at = self.session, self.session.at - 1
        self.held = NONE
        self.made = {one for one in self.made if one < at} | ({at} if unasked else set())
        by = session.decided_by(at)
        for seat, until in list(self._until.items()):
            before, after = session.view_at(at, seat), session.view(seat)
            events: list[Event] = session.step(session.at, seat)[2]
            if until.ends(session.rules, before, after, events, by):
                del self._until[seat]

    def asked_at(self, at: int) -> bool:
        """Whether the decision after `at` was one to be made: not given without a question, now or if it came anew."""
        if at in self.made:
            return False
        return not (self.only and self.session.choices_at(at) == 1)
