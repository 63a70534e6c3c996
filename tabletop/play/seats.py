"""Who sits where, and what that means for turns, curtains and taking back."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from tabletop.core.move import NONE
from tabletop.play.session import Session

HUMAN, PASSIVE = "human", "passive"

FREE, ASK, MARK = "free", "ask", "mark"
"""What taking back costs: nothing, the consent of others, a mark on the game."""

Asked = Callable[[int], bool]
"""Whether the decision after so many others was one that somebody was asked for."""


def _everywhere(at: int) -> bool:
    return True


def watcher(kinds: Sequence[str]) -> int:
    """With whose eyes a replay is first seen: those of the first person who played; NONE, with all cards open, where
    only computer players did."""
    return next((seat for seat, kind in enumerate(kinds) if kind == HUMAN), NONE)


@dataclass(frozen=True)
class Seats:
    """`kinds[seat]` is "human", "passive" (a side that does nothing) or the level of a computer player."""

    kinds: tuple[str, ...]

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats where a person sits."""
        return tuple(seat for seat, kind in enumerate(self.kinds) if kind == HUMAN)

    @property
    def shared(self) -> bool:
        """Whether several people sit at one desktop, so that hands have to be hidden from each other."""
        return len(self.humans) > 1

    @property
    def watched(self) -> bool:
        """Whether nobody plays: the computer against itself."""
        return not self.humans

    @property
    def alone(self) -> bool:
        """Whether one person plays and nobody answers."""
        return len(self.humans) == 1 and not any(self.computer(seat) for seat in range(len(self.kinds)))

    def human(self, seat: int) -> bool:
        """Whether a person decides for this seat."""
        return 0 <= seat < len(self.kinds) and self.kinds[seat] == HUMAN

    def computer(self, seat: int) -> bool:
        """Whether a computer player decides for this seat."""
        return 0 <= seat < len(self.kinds) and self.kinds[seat] not in (HUMAN, PASSIVE)

    def first_eye(self, asked: int) -> int:
        """The seat from which the table is seen before anything has happened."""
        if not self.humans:
            return 0
        return asked if asked in self.humans else self.humans[0]

    def step_back(self, session: Session, asked_at: Asked = _everywhere) -> int:
        """Where "undo" goes: before the last decision that a person was asked for, or before the row it belongs to;
        the last one of all where nobody plays."""
        at = self._decided_by_a_person(session, asked_at, range(session.at - 1, -1, -1), session.at)
        row = session.row_at(at) if at < session.at else None
        return at if row is None else row.first

    def step_forward(self, session: Session, asked_at: Asked = _everywhere) -> int:
        """Where "redo" goes: to the next decision of a person, past a row that begins here, or to the end of the
        line."""
        row = session.row_at(session.at)
        first = session.at + 1 if row is None else row.last
        return self._decided_by_a_person(session, asked_at, range(first, session.length), session.length)

    def _decided_by_a_person(
        self, session: Session, asked_at: Asked, places: Iterable[int], otherwise: int
    ) -> int:
        for at in places:
            if self.watched or (self.human(session.decided_by(at)) and asked_at(at)):
                return at
        return otherwise

    def taking_back(self, session: Session, to: int, asker: int) -> tuple[str, int]:
        """(FREE, ASK or MARK, the seat whose consent it needs): going back past something that was learned is free
        alone and for watchers, needs the other person's consent at a shared desktop, and marks a game against the
        computer."""
        learned = session.learned_since(to)
        if to >= session.at or not learned or self.watched or self.alone:
            return FREE, NONE
        if self.shared:
            others = [seat for seat in self.humans if seat != asker]
            return ASK, others[0]
        return (MARK, NONE) if any(learned >> seat & 1 for seat in self.humans) else (FREE, NONE)
