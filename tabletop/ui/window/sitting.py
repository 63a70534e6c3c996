"""One game at the table: whose turn it is to decide, who may look, and what goes on by itself."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from tabletop.core.event import Event
from tabletop.core.move import NONE, Move
from tabletop.core.refusal import Refusal, refuse
from tabletop.core.ruleset import Routine
from tabletop.core.view import View
from tabletop.library.errors import Unusable
from tabletop.play.desk import Desk
from tabletop.play.draft import Draft
from tabletop.play.eyes import Eyes
from tabletop.play.journal import Journal
from tabletop.play.match import next_game
from tabletop.play.seats import ASK, MARK, Seats
from tabletop.play.session import Failed, Refused, Session
from tabletop.play.unasked import Unasked
from tabletop.ui.window.diary import Diary
from tabletop.ui.window.pacer import Pacer


class Sitting(QObject):
    """`shown(View, events)`: another view for the eyes at the table. `covered(seat)`: the curtain falls until this
    seat says that it is there. `consent(seat, at)`: this seat is asked whether the game may go back. `refused`:
    the rules forbid what was tried. `doubted(Move, Prompt)`: it is legal, but the person should
    say so twice. `trouble(str)`: something went wrong outside the game. `thinking`: whether something goes on by
    itself has changed, and nothing else."""

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
        parent: QObject | None = None, watched_as: int = NONE,
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self.session, self.draft = session, Draft(session)
        self.seats = Seats(session.setup.seats)
        self.desk = Desk(session, self.seats, open_hands, replaying, watched_as)
        self.unasked = Unasked(session)
        self.diary = Diary(journal, self.trouble.emit)
        self.pacer = Pacer(session.setup.seed ^ 0x7AB1E709, self._decided, self)
        self.paused = False
        self.doubtless: set[str] = set()
        """Keys of warnings that nobody wants to hear any more in this game."""
        if journal is not None:
            session.keep = self.diary.keep

    @property
    def eye(self) -> int:
        """The seat that the table is seen from."""
        return self.desk.eye

    @property
    def eyes(self) -> Eyes:
        """What the table is seen with."""
        return self.desk.eyes

    @property
    def open_hands(self) -> bool:
        """Whether the people at the table show one another everything."""
        return self.desk.open_hands

    @open_hands.setter
    def open_hands(self, open_hands: bool) -> None:
        self.desk.open_hands = open_hands

    @property
    def replaying(self) -> bool:
        """Whether a line that has been played is looked at."""
        return self.desk.replaying

    @property
    def behind_curtain(self) -> int:
        """The seat that is asked whether it is there; NONE while the table is seen."""
        return self.desk.covered

    @property
    def all_open(self) -> bool:
        """Whether the eyes at the table see every card."""
        return self.desk.all_open

    @property
    def busy(self) -> bool:
        """Whether something goes on by itself."""
        return self.pacer.busy

    @property
    def asks(self) -> bool:
        """Whether a person is to answer now: nobody is thinking, and it is not answered without a question."""
        return self.seats.human(self.session.asked) and not self.busy and not self.replaying

    def begin(self) -> None:
        """Show the table, or the curtain before it."""
        self._proceed()

    @property
    def past(self) -> int | None:
        """How many decisions of the line are shown while somebody looks back; None: all up to now."""
        return self.desk.past

    def look_at(self, at: int | None) -> None:
        """Show an earlier place of the line, to look at only; None: the game as it stands. The game waits meanwhile."""
        if self.replaying:
            self.go_to(self.session.length if at is None else at)
            return
        at = None if at is None or at >= self.session.at else max(0, at)
        if self.behind_curtain != NONE or at == self.past:
            return
        self.desk.past = at
        if at is None:
            self._proceed()
        else:
            self.pacer.stop()
            self._show()

    def watch_as(self, seat: int) -> None:
        """A replay is seen as a seat saw it, or (NONE) with all cards open."""
        if self.replaying:
            self.desk.watch_as(seat)
            self._show()

    def view(self, at: int | None = None) -> View:
        """What the eyes at the table see."""
        if at is None and self.past is not None:
            return replace(self.eyes.view(self.session, self.past), decision=None)
        view = self.eyes.view(self.session, at)
        return self.draft.over(view) if at is None and not self.replaying and not self.desk.hidden else view

    def laid(self, view: View) -> View:
        """The view as it is laid on the screen: from the other side where the table does not turn with the seat."""
        return self.desk.laid(view)

    def play(self, move: Move, sure: bool = False, part_of: Routine | None = None) -> None:
        """A decision of the person at the table; `sure`: no warning is wanted any more."""
        if self.behind_curtain != NONE or self.replaying:
            return
        if self.past is not None:
            self.refused.emit(self._in_the_past())
            return
        by = move.n if move.verb == "resign" else self.session.asked
        if move.verb != "resign" and not self.seats.human(by) and not move.verb.startswith("free."):
            return
        if (refusal := self._face_down(move)) is not None:
            self.refused.emit(refusal)
            return
        if part_of is None and self.draft.takes(move):
            return self._choose(move, by)
        warning = None if sure else self.session.warning(by, move)
        if warning is not None and warning.key not in self.doubtless:
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
        self.desk.past = None
        self._make(Move("resign", n=seat), seat)

    def why_not(self, move: Move) -> Refusal | None:
        """What forbids a move to the person at the table."""
        if self.past is not None:
            return self._in_the_past()
        asked = self.session.asked
        return self._face_down(move) or self.draft.why_not(asked if self.seats.human(asked) else self.eye, move)

    def _in_the_past(self) -> Refusal:
        """What is over can be looked at only."""
        return refuse(self.session.rules.turn_rule, "refusal.in_the_past", n=self.past or 0)

    def _face_down(self, move: Move) -> Refusal | None:
        """While hands lie face down nothing is judged by what is in them."""
        if not self.desk.hidden or move.verb == "resign" or move.verb.startswith("free."):
            return None
        decision = self.view().decision
        if decision is not None and move in decision.moves:
            return None
        return refuse(self.session.rules.turn_rule, "refusal.face_down")

    def go_to(self, at: int, agreed: bool = False) -> None:
        """Move to another place of the line; what was learned meanwhile may cost consent or a mark."""
        at = max(0, min(at, self.session.length))
        self.desk.past = None
        if at == self.session.at:
            return
        cost, whom = self.seats.taking_back(self.session, at, self.eye)
        if not (self.all_open or self.replaying or agreed):
            if cost == ASK:
                self.consent.emit(whom, at)
                return
            if cost == MARK:
                self.session.mark_taken_back()
        self.stop()
        self.session.goto(at)
        self.unasked.hold()
        self._proceed()

    def undo(self) -> None:
        """Back before the last choice or decision of a person."""
        self.pacer.stop()
        if self.past is not None:
            self.look_at(None)
        elif self.draft.back():
            self._show()
        else:
            self.go_to(self.step_back())

    def redo(self) -> None:
        """Forward to the next decision of a person."""
        if self.past is not None:
            self.look_at(None)
            return
        self.go_to(self.seats.step_forward(self.session, self.unasked.asked_at))

    def step_back(self) -> int:
        """Where undo leads."""
        return self.seats.step_back(self.session, self.unasked.asked_at)

    def uncover(self) -> None:
        """The seat behind the curtain is there."""
        if self.behind_curtain != NONE:
            self.desk.uncover()
            self._show()
            self._next()

    def turn_up(self, up: bool) -> None:
        """The seat that is asked turns its cards up, or down again."""
        if self.desk.up != up and self.behind_curtain == NONE:
            self.desk.turn_up(up)
            if self.desk.up == up:
                self._show()

    def pass_until(self, what: str) -> None:
        """Nothing is asked of the seat at the table until then; "": ask again."""
        seat = self.session.asked if self.seats.human(self.session.asked) else self.eye
        if what:
            self.unasked.pass_until(seat, what)
        else:
            self.unasked.ask_again(seat)
        self.reconsider()

    @property
    def passing(self) -> str:
        """What the seat at the table passes until, "" where it does not."""
        return self.unasked.passing(self.eye)

    def reconsider(self) -> None:
        """What is answered without a question has been set otherwise."""
        if self.seats.human(self.session.asked) and self.behind_curtain == NONE:
            self.pacer.stop()
            self._next()

    def pause(self, paused: bool) -> None:
        """Hold the game between computer players, or let it go on."""
        self.paused = paused
        if paused:
            self.stop()
            self.thinking.emit(False)
        else:
            self._proceed()

    def step_once(self) -> None:
        """While paused: one decision."""
        self.stop()
        if self.seats.computer(self.session.asked):
            self.pacer.think(self.session, self.seats.kinds[self.session.asked], pause=False)

    def move_now(self) -> None:
        """The computer plays at once."""
        self.pacer.hurry()

    def stop(self) -> None:
        """Nothing goes on by itself."""
        self.pacer.stop()

    def close(self) -> None:
        """The table is left: nothing runs on; a game that was the last of its match is not offered again."""
        self.pacer.close()
        self.session.keep = None
        self.diary.close(self.session.over and next_game(self.session) is None)

    def _make(self, move: Move, by: int, part_of: Routine | None = None, unasked: bool = False) -> None:
        try:
            self.session.play(move, by, part_of)
        except Failed:
            self._stay()
            return
        except Refused as wrong:
            self.refused.emit(wrong.refusal)
            return
        self.pacer.stop()
        self.unasked.noted(unasked)
        self._keep_finished()
        self._proceed(told=True)

    def _stay(self) -> None:
        """The move is not made, and the log file has the report: a person says how it goes on."""
        if not self.seats.human(self.session.asked):
            self.pause(True)
        self._show()
        self.failed.emit()

    def _keep_finished(self) -> None:
        """A game that is over is on disk before its end is shown."""
        if not self.session.over or self.session.rules.free:
            return
        from tabletop.play.kept import keep

        try:
            keep(self.session)
        except (Unusable, OSError) as wrong:
            self.trouble.emit(str(wrong))

    def _keep_match(self) -> None:
        """Where a game of a match has ended, the next one is on disk before anything else is done."""
        if (following := next_game(self.session)) is not None:
            self.diary.next_game(following)

    def _proceed(self, told: bool = False) -> None:
        """After every change: who looks, what is shown, who decides next; `told`: a decision has just been made."""
        self._keep_match()
        self.desk.look()
        if self.behind_curtain != NONE:
            self.covered.emit(self.behind_curtain)
            return
        self._next_move()
        self._show(self.eyes.events(self.session, self.session.at) if told else ())

    def _show(self, events: Sequence[Event] = ()) -> None:
        if self.seats.humans and not self.session.length:
            self.diary.seen()
        self.shown.emit(self.view(), list(events))

    def _next(self) -> None:
        self._next_move()
        self.thinking.emit(self.busy)

    def _next_move(self) -> None:
        """Begin what goes on by itself, if anything does."""
        asked = self.session.asked
        if asked == NONE or self.replaying or self.paused or self.past is not None:
            return
        if self.seats.computer(asked):
            self.pacer.think(self.session, self.seats.kinds[asked], pause=bool(self.session.at))
        elif not self.seats.human(asked):
            self.pacer.give(self.session.rules.passive(self.session.state), pause=False)
        elif self.draft.last is None and (move := self.unasked.answer()) is not None:
            self.pacer.give(move)

    def _decided(self, move: Move) -> None:
        by = self.session.asked
        self._make(move, by, unasked=self.seats.human(by))
