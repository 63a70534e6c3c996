"""One game at the table: whose turn it is to decide, who may look, and what goes on by itself."""

import logging
from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal

from tabletop.core.chance import Chance
from tabletop.core.engine import EngineFailed
from tabletop.core.event import Event
from tabletop.core.move import NONE, Move, write
from tabletop.core.refusal import Refusal
from tabletop.core.ruleset import Routine
from tabletop.core.view import View
from tabletop.play.draft import Draft
from tabletop.play.journal import Journal
from tabletop.play.match import next_game
from tabletop.play.open_view import open_view, opened
from tabletop.play.seats import ASK, MARK, Seats
from tabletop.play.session import Refused, Session
from tabletop.ui.window.bot_worker import BotWorker
from tabletop.ui.window.diary import Diary

_log = logging.getLogger(__name__)

PACES = {"none": 0, "fast": 250, "normal": 600, "slow": 1500}
"""Milliseconds between two decisions of a computer player, by the speed of animation."""


class Sitting(QObject):
    """`shown(View, events)`: another view for the eyes at the table. `covered(seat)`: the curtain falls until this
    seat says that it is there. `consent(seat, at)`: this seat is asked whether the game may go back. `refused`:
    the rules forbid what was tried. `doubted(Move, Prompt)`: it is legal, but the person should
    say so twice. `trouble(str)`: something went wrong outside the game."""

    shown = Signal(object, object)
    covered = Signal(int)
    consent = Signal(int, int)
    refused = Signal(object)
    doubted = Signal(object, object)
    trouble = Signal(str)
    thinking = Signal(bool)
    failed = Signal()
    """The rules could not carry out a move that they allow; the game stands as before it."""

    def __init__(
        self, session: Session, journal: Journal | None = None, open_hands: bool = False, replaying: bool = False,
        parent: QObject | None = None,
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self.session, self.draft = session, Draft(session)
        self.seats = Seats(session.setup.seats)
        self.diary = Diary(journal, self.trouble.emit)
        self.open_hands, self.replaying = open_hands, replaying
        self.turns, self.pace, self.paused = True, PACES["normal"], False
        self.eye = self.seats.first_eye(session.asked)
        self.behind_curtain = NONE
        self._heard: list[Event] = []
        self._chance = Chance(session.setup.seed ^ 0x7AB1E709)
        self._bots = BotWorker(self)
        self._bots.decided.connect(self._answered)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._then: Callable[[], None] | None = None
        self._later.timeout.connect(self._go_on)
        if journal is not None:
            session.keep = self.diary.keep
        self._stops = [session.listen(seat, self._told(seat)) for seat in range(session.rules.seats)]

    @property
    def all_open(self) -> bool:
        """Whether the eyes at the table see every card."""
        return self.open_hands or self.replaying or self.seats.watched or self.session.over

    @property
    def busy(self) -> bool:
        """Whether a computer player is thinking."""
        return self._bots.busy or self._then is not None

    def begin(self) -> None:
        """Show the table, or the curtain before it."""
        if self.seats.shared and not self.all_open and self.seats.human(self.session.asked):
            self._cover(self.session.asked)
        else:
            self._proceed(())

    def view(self, at: int | None = None) -> View:
        """What the eyes at the table see."""
        if self.all_open:
            view = open_view(self.session, self.eye, at)
        else:
            view = self.session.view(self.eye) if at is None else self.session.view_at(at, self.eye)
        return self.draft.over(view) if at is None and not self.replaying else view

    def laid(self, view: View) -> View:
        """The view as it is laid on the screen: from the other side where the table does not turn with the seat."""
        home = self.seats.humans[0] if self.seats.humans else 0
        return view if self.turns or view.seat == home else replace(view, seat=home)

    def play(self, move: Move, sure: bool = False, part_of: Routine | None = None) -> None:
        """A decision of the person at the table; `sure`: no warning is wanted any more."""
        if self.behind_curtain != NONE or self.replaying:
            return
        by = move.n if move.verb == "resign" else self.session.asked
        if move.verb != "resign" and not self.seats.human(by) and not move.verb.startswith("free."):
            return
        if part_of is None and self.draft.takes(move):
            return self._choose(move, by)
        warning = None if sure else self.session.warning(by, move)
        if warning is not None:
            self.doubted.emit(move, warning)
            return
        self._make(move, by, part_of)

    def play_all(self, routine: Routine) -> None:
        """Its moves in a row, up to the first that is not made; they are taken back as one."""
        for move in routine.moves:
            at = self.session.at
            self.play(move, part_of=routine)
            if self.session.at == at:
                return

    def _choose(self, move: Move, by: int) -> None:
        """One card of a set; the whole set is the answer."""
        if (refusal := self.draft.why_not(by, move)) is not None:
            self.refused.emit(refusal)
        elif (routine := self.draft.choose(move)) is not None:
            self.play_all(routine)
        else:
            self._show()

    def resign(self) -> None:
        """The person at the table gives up."""
        seat = self.session.asked if self.seats.human(self.session.asked) else self.eye
        self.stop()
        self._make(Move("resign", n=seat), seat)

    def why_not(self, move: Move) -> Refusal | None:
        """What forbids a move to the person at the table."""
        asked = self.session.asked
        return self.draft.why_not(asked if self.seats.human(asked) else self.eye, move)

    def go_to(self, at: int, agreed: bool = False) -> None:
        """Move to another place of the line; what was learned meanwhile may cost consent or a mark."""
        at = max(0, min(at, self.session.length))
        if at == self.session.at:
            return
        cost, whom = self.seats.taking_back(self.session, at, self.eye)
        if not self.all_open and not agreed:
            if cost == ASK:
                self.consent.emit(whom, at)
                return
            if cost == MARK:
                self.session.mark_taken_back()
        self.stop()
        self.session.goto(at)
        self._proceed(())

    def undo(self) -> None:
        """Back before the last choice or decision of a person."""
        if self.draft.back():
            self._show()
        else:
            self.go_to(self.seats.step_back(self.session))

    def redo(self) -> None:
        """Forward to the next decision of a person."""
        self.go_to(self.seats.step_forward(self.session))

    def uncover(self) -> None:
        """The seat behind the curtain is there."""
        if self.behind_curtain == NONE:
            return
        self.eye, self.behind_curtain = self.behind_curtain, NONE
        self._show()

    def pause(self, paused: bool) -> None:
        """Hold the game between computer players, or let it go on."""
        self.paused = paused
        if paused:
            self.stop()
            self.thinking.emit(False)
        else:
            self._proceed(())

    def step_once(self) -> None:
        """While paused: one decision."""
        self.stop()
        self._ask_bot()

    def move_now(self) -> None:
        """The computer plays at once."""
        if self._bots.busy:
            self._bots.move_now()
        elif self._then is not None:
            self._later.stop()
            self._go_on()

    def stop(self) -> None:
        """Nothing goes on by itself."""
        self._bots.stop()
        self._later.stop()
        self._then = None

    def close(self) -> None:
        """The table is left: nothing runs on; a game that was the last of its match is not offered again."""
        self.stop()
        self._bots.close()
        for stop in self._stops:
            stop()
        self.session.keep = None
        self.diary.close(self.session.over and next_game(self.session) is None)

    def _make(self, move: Move, by: int, part_of: Routine | None = None) -> None:
        try:
            self.session.play(move, by, part_of)
        except Refused as wrong:
            self.refused.emit(wrong.refusal)
            return
        except EngineFailed:
            self._stay(move)
            return
        self._proceed(self._heard)

    def _stay(self, move: Move) -> None:
        """The move is not made: the log file has the report, and a person says how it goes on."""
        _log.exception("%s: a legal move cannot be carried out: %s", self.session.rules.key, write(move))
        if not self.seats.human(self.session.asked):
            self.pause(True)
        self._show()
        self.failed.emit()

    def _keep_match(self) -> None:
        """Where a game of a match has ended, the next one is on disk before anything else is done."""
        if (following := next_game(self.session)) is not None:
            self.diary.next_game(following)

    def _told(self, seat: int) -> Callable[[list[Event], View], None]:
        def tell(events: list[Event], view: View) -> None:
            if seat == self.eye:
                self._heard = events

        return tell

    def _proceed(self, events: Sequence[Event]) -> None:
        """After every change: who looks, what is shown, who decides next."""
        self._keep_match()
        asked = self.session.asked
        if self.seats.human(asked) and not self.replaying:
            if self.all_open:
                self.eye = asked
            elif asked != self.eye:
                self._cover(asked)
                return
        self.behind_curtain = NONE
        self._show(events)
        self._next()

    def _cover(self, seat: int) -> None:
        self.behind_curtain = seat
        self.covered.emit(seat)

    def _show(self, events: Sequence[Event] = ()) -> None:
        if self.all_open and events:
            events = opened(self.session.told(self.session.at))
        if self.seats.humans and not self.session.length:
            self.diary.seen()
        self.shown.emit(self.view(), list(events))

    def _next(self) -> None:
        asked = self.session.asked
        if asked == NONE or self.replaying or self.seats.human(asked):
            self.thinking.emit(False)
            return
        if self.paused:
            return
        if self.seats.computer(asked):
            self.thinking.emit(True)
            self._after(self.pace if self.session.at else 0, self._ask_bot)
        else:
            self._after(0, self._pass)

    def _after(self, ms: int, then: Callable[[], None]) -> None:
        self._then = then
        self._later.start(ms)

    def _go_on(self) -> None:
        then, self._then = self._then, None
        if then is not None:
            then()

    def _pass(self) -> None:
        self._make(self.session.rules.passive(self.session.state), self.session.asked)

    def _ask_bot(self) -> None:
        asked = self.session.asked
        if self.seats.computer(asked):
            self._bots.think(self.session, self.seats.kinds[asked], self._chance)

    def _answered(self, move: Move) -> None:
        self._make(move, self.session.asked)
