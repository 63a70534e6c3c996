"""Who looks at the screen now: one person, or one of several, before whom a curtain falls or hands lie face down."""

from dataclasses import replace

from tabletop.core.move import NONE
from tabletop.core.view import View
from tabletop.play.eyes import Eyes, OpenEyes, SeatEyes, SharedEyes
from tabletop.play.seats import Seats
from tabletop.play.session import Session


class Desk:
    """`eye` is the seat that the table is seen from; `covered` the seat that is asked whether it is there, NONE while
    the table is seen; `up`: whether what `eye` alone may know lies face up; `turns`: whether the table turns round
    with the seats; `secret`: a replay, too, shows no more than the seats know. A replay is watched as the seat
    `watched_as`, or with all cards open (NONE). `past`: how many decisions of the line are shown while somebody looks
    back, None: all up to now."""

    def __init__(
        self, session: Session, seats: Seats, open_hands: bool = False, replaying: bool = False, watched_as: int = NONE
    ) -> None:
        self.session, self.seats = session, seats
        self.open_hands, self.replaying, self.turns = open_hands, replaying, True
        self.secret = False
        self.eye = self._home = seats.first_eye(session.asked)
        self.covered, self.up = NONE, not seats.shared
        self._turn = NONE
        self.past: int | None = None
        self.watched_as = NONE
        if replaying:
            self.watch_as(watched_as)

    def watch_as(self, seat: int) -> None:
        """See a replay as this seat saw the game; NONE: with all cards open."""
        self.watched_as = seat
        if seat != NONE:
            self.eye = self._home = seat
            self.up = True

    @property
    def all_open(self) -> bool:
        """Whether every card is seen."""
        if self.replaying and self.watched_as != NONE:
            return False
        open_replay = self.replaying and not self.secret
        return self.open_hands or open_replay or self.seats.watched or (self.session.over and self.past is None)

    @property
    def hidden(self) -> bool:
        """Whether several people look on, so that only what all of them know is seen."""
        return not self.all_open and not self.up

    @property
    def eyes(self) -> Eyes:
        """What the table is seen with now."""
        if self.all_open:
            return OpenEyes(self.eye)
        return SeatEyes(self.eye) if self.up else SharedEyes(self.eye, self.seats.humans)

    def look(self) -> None:
        """The session has gone on: who is asked now, and who may look.

        A curtain falls at the start of a turn for whoever begins it, and before a choice that stays secret; for any
        other question hands are turned down, and the seat that is asked turns up its own.
        """
        self.covered = NONE
        asked = self.session.asked
        if self.replaying or not self.seats.human(asked):
            return
        if not self.seats.shared or self.all_open:
            self.eye = self._home = asked
        elif (asked != self.eye or not self.up) and self._needs_curtain(asked):
            self.covered = asked
        elif asked != self.eye:
            self.eye, self.up = asked, False
        if self.covered == NONE and self._begins(asked):
            self._turn = self.session.turn

    def uncover(self) -> None:
        """The seat behind the curtain is there, alone."""
        if self.covered == NONE:
            return
        self.eye = self._home = self.covered
        self.covered, self.up = NONE, True
        if self._begins(self.eye):
            self._turn = self.session.turn

    def turn_up(self, up: bool) -> None:
        """The seat that is asked turns its own cards up, or down again. Alone they always lie up."""
        if self.seats.shared and self.covered == NONE:
            self.up = up

    @property
    def near(self) -> int:
        """The seat at whose side the screen stands: of whoever looks alone, else of the last one who did at a curtain,
        so that the table does not turn round with every question."""
        if not self.turns:
            return self.seats.humans[0] if self.seats.humans else 0
        return self._home if self.hidden else self.eye

    def laid(self, view: View) -> View:
        """The view as it lies on the screen."""
        near = self.near
        return view if near == view.seat else replace(view, seat=near)

    def _needs_curtain(self, asked: int) -> bool:
        return self.session.secret or (self._begins(asked) and self.session.turn != self._turn)

    def _begins(self, seat: int) -> bool:
        """Whether a turn that begins is this seat's, or everybody's."""
        return self.session.rules.shared_turns or self.session.player == seat
