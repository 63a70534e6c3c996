"""From whose seat a game is looked at: one seat, everybody who sits at the table, or with all cards open."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from tabletop.core.event import Event
from tabletop.core.view import View
from tabletop.play.open_view import open_view, opened
from tabletop.play.session import Session
from tabletop.play.shared_view import shared_events, shared_view


class Eyes(Protocol):
    """Equal eyes see the same."""

    @property
    def seat(self) -> int:
        """The seat that the table is seen from."""

    def view(self, session: Session, at: int | None = None) -> View:
        """What is seen now, or what could be seen after `at` decisions."""

    def events(self, session: Session, at: int) -> list[Event]:
        """What was told of the decision after which the line has `at` moves."""

    def reads(self, by: int) -> bool:
        """Whether the decisions of a seat are seen in full, and not only what was told of them."""


@dataclass(frozen=True)
class SeatEyes:
    """One seat."""

    seat: int

    def view(self, session: Session, at: int | None = None) -> View:
        """As the session tells it."""
        return session.view(self.seat) if at is None else session.view_at(at, self.seat)

    def events(self, session: Session, at: int) -> list[Event]:
        """As they were told to the seat."""
        return session.step(at, self.seat)[2]

    def reads(self, by: int) -> bool:
        """Its own decisions."""
        return by == self.seat


@dataclass(frozen=True)
class OpenEyes:
    """Every card is open."""

    seat: int

    def view(self, session: Session, at: int | None = None) -> View:
        """What any seat knows."""
        return open_view(session, self.seat, at)

    def events(self, session: Session, at: int) -> list[Event]:
        """With every face."""
        return opened(session.told(at))

    def reads(self, by: int) -> bool:
        """Everybody's."""
        return True


@dataclass(frozen=True)
class SharedEyes:
    """Several people look at one screen; what one of them may not know lies face down."""

    seat: int
    people: Sequence[int]

    def view(self, session: Session, at: int | None = None) -> View:
        """What all of them know."""
        return shared_view(session, self.people, self.seat, at)

    def events(self, session: Session, at: int) -> list[Event]:
        """Without the faces that one of them may not know."""
        return shared_events(session, self.people, at)

    def reads(self, by: int) -> bool:
        """Nobody's: a decision may say more than what was told of it."""
        return False
