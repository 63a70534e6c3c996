"""An answer in the making: a set that the engine asks for in a fixed order is chosen by a person in any order."""

from dataclasses import replace

from tabletop.core.any_order import AnyOrder, FixedOrder
from tabletop.core.by_hand import PREFIX
from tabletop.core.move import Move
from tabletop.core.refusal import Refusal
from tabletop.core.ruleset import Routine
from tabletop.core.state import State
from tabletop.core.view import View, decision
from tabletop.play import careful
from tabletop.play.session import Session


class Draft:
    """What has been chosen of the set that is asked for now. Nothing of it is decided, told or kept before it is
    whole; as soon as the session is elsewhere it is forgotten."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self._of: State | None = None
        self._steps: list[State] = []
        self._moves: list[Move] = []

    @property
    def state(self) -> State:
        """The state with the question as a person answers it; the session's own where there is nothing to draft."""
        if self._of is not self.session.state:
            self._of = self.session.state
            self._steps, self._moves = _begun(self._of), []
        return self._steps[-1] if self._steps else self._of

    @property
    def routine(self) -> Routine | None:
        """What is usually answered now, with what has been chosen in it."""
        return careful.routine(self.state)

    def over(self, view: View) -> View:
        """The view of the session with this question in it."""
        return replace(view, decision=decision(self.state, view.seat))

    def why_not(self, seat: int, move: Move) -> Refusal | None:
        """None if the seat may choose this now."""
        s = self.state
        return self.session.why_not(seat, move) if s is self.session.state else careful.why_not(s, seat, move)

    def takes(self, move: Move) -> bool:
        """Whether this is an answer to such a question, right or wrong."""
        drafted = self.state is not self.session.state
        return drafted and move.verb != "resign" and not move.verb.startswith(PREFIX)

    @property
    def last(self) -> Move | None:
        """What was chosen last."""
        return self._moves[-1] if self._of is self.session.state and self._moves else None

    def choose(self, move: Move) -> Routine | None:
        """One more, which `why_not` allows; the whole answer when nothing is left to choose."""
        s = self.state
        frame = s.stack[-1]
        assert isinstance(frame, AnyOrder)
        rest = frame.after(s, move)
        self._steps.append(_asking(s, rest))
        self._moves.append(move)
        return rest.whole(s)

    def back(self) -> bool:
        """Take the last choice back. Whether there was one."""
        if self.last is None:
            return False
        self._steps.pop()
        self._moves.pop()
        return True


def _begun(s: State) -> list[State]:
    top = s.stack[-1] if s.winner < 0 else None
    free = top.any_order(s) if isinstance(top, FixedOrder) else None
    return [] if free is None else [_asking(s, free)]


def _asking(s: State, frame: AnyOrder) -> State:
    new = s.clone()
    new.stack[-1] = frame
    new.legal = frame.moves(new)
    return new
