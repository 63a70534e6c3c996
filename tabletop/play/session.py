"""The only writer of a game: plays, refuses, goes back and forth, and tells the seats what they may know."""

import logging
from collections.abc import Callable, Sequence
from typing import NamedTuple

from tabletop.core.digest import landmark
from tabletop.core.engine import Endless, EngineFailed
from tabletop.core.event import Event
from tabletop.core.judge import faults
from tabletop.core.move import Move, write
from tabletop.core.prompt import Prompt
from tabletop.core.refusal import Refusal, refuse
from tabletop.core.ruleset import Routine
from tabletop.core.state import State
from tabletop.core.view import Decision, View, cut, decision, handles, project
from tabletop.library.reader.bounds import MOST_MOVES
from tabletop.play import careful
from tabletop.play.header import header
from tabletop.play.record import EVERY, TAKEN_BACK, Record
from tabletop.play.setup import Setup
from tabletop.play.step import learned, step

_log = logging.getLogger(__name__)

Tell = Callable[[list[Event], View], None]


class Refused(Exception):
    """A move that the rules forbid; the state is as it was."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.rule)
        self.refusal = refusal


class Failed(Refused):
    """A move that the rules allow and could not carry out; the state is as it was, and the log says what went wrong."""


class Row(NamedTuple):
    """Decisions that were one answer, a routine: those after `first`, up to `last`."""

    first: int
    last: int
    routine: Routine


class Session:
    """A game with its whole history: one state per decision, and a cursor.

    `keep` is called with each move before anybody is told of it (the journal).
    """

    def __init__(self, setup: Setup, keep: Callable[[str], None] | None = None) -> None:
        self.setup = setup
        self.rules = setup.rules
        self.keep = keep
        self._states = [setup.start()]
        self._moves: list[Move] = []
        self._events: list[tuple[Event, ...]] = [()]
        self._learned: list[int] = [0]
        self._parts: list[Routine | None] = []
        self._cursor = 0
        self.taken_back = 0
        self._listeners: list[tuple[int, Tell]] = []

    @property
    def state(self) -> State:
        """The state at the cursor. Only the engine, bots' imagination and tests look at it."""
        return self._states[self._cursor]

    @property
    def at(self) -> int:
        """How many moves have been made at the cursor."""
        return self._cursor

    @property
    def length(self) -> int:
        """How many moves the line has."""
        return len(self._moves)

    @property
    def over(self) -> bool:
        """Whether the game has ended at the cursor."""
        return self.state.winner >= 0

    @property
    def asked(self) -> int:
        """The seat that decides, NONE when the game is over."""
        return self.state.asked

    @property
    def turn(self) -> int:
        """The turn at the cursor, 0 before the first."""
        return self.state.turn

    @property
    def player(self) -> int:
        """The seat whose turn it is at the cursor."""
        return self.state.player

    @property
    def secret(self) -> bool:
        """Whether the answer to the open question stays unknown to the others."""
        return not self.over and self.state.stack[-1].secret

    def view(self, seat: int) -> View:
        """What the seat may know now."""
        return project(self.state, seat)

    def decision(self, seat: int) -> Decision | None:
        """The open question as the seat sees it."""
        return decision(self.state, seat)

    def why_not(self, seat: int, move: Move) -> Refusal | None:
        """None if the seat may make this move now. No game grows longer than one that can be opened again."""
        if self.at >= MOST_MOVES - 1 and move.verb != "resign":
            return refuse(self.rules.turn_rule, "refusal.longest_game", limit=MOST_MOVES)
        return careful.why_not(self.state, seat, move)

    def warning(self, seat: int, move: Move) -> Prompt | None:
        """What the seat should be asked before it makes this legal move."""
        return careful.warning(self.state, move) if self.why_not(seat, move) is None else None

    def play(self, move: Move, by: int, part_of: Routine | None = None) -> None:
        """Make a move; what lay beyond the cursor is dropped. Raises Refused; Failed where the rules cannot go on."""
        refusal = self.why_not(by, move)
        if refusal is not None:
            raise Refused(refusal)
        self.carry_out(move, part_of)

    def carry_out(self, move: Move, part_of: Routine | None = None) -> None:
        """Apply a move that has been judged legal, write it down, tell.

        A move that would go on for ever is not made: play by hand begins in its stead. Raises Failed.
        """
        before = self.state
        try:
            after, told = step(before, move)
        except Endless:
            move = Move("free.on", n=max(before.asked, 0), text="endless")
            after, told = step(before, move)
        except EngineFailed as wrong:
            _log.exception("%s: %s cannot be carried out after %d moves", self.rules.key, write(move), self.at)
            raise Failed(refuse(self.rules.turn_rule, "refusal.failed")) from wrong
        self._drop_beyond()
        if self.keep is not None:
            self.keep(write(move))
        self._moves.append(move)
        self._states.append(after)
        self._events.append(tuple(told))
        self._learned.append(learned(before, after))
        self._parts.append(part_of)
        self._cursor += 1
        self._tell(told)

    def row_at(self, at: int) -> Row | None:
        """The row that the decision after `at` belongs to; None: it stands alone."""
        parts, first, last = self._parts, at, at
        routine = parts[at] if at < len(parts) else None
        if routine is None:
            return None
        while first > 0 and parts[first - 1] is routine:
            first -= 1
        while last < len(parts) and parts[last] is routine:
            last += 1
        return Row(first, last, routine)

    def _drop_beyond(self) -> None:
        end = self._cursor
        if end < len(self._moves):
            del self._moves[end:], self._parts[end:]
            del self._states[end + 1 :], self._events[end + 1 :], self._learned[end + 1 :]

    def _tell(self, told: Sequence[Event]) -> None:
        for seat, tell in tuple(self._listeners):
            hidden = handles(self.state, seat)
            tell([cut(event, seat, hidden) for event in told], self.view(seat))

    def listen(self, seat: int, tell: Tell) -> Callable[[], None]:
        """Call `tell` after every change with what the seat may know; the answer stops it."""
        entry = (seat, tell)
        self._listeners.append(entry)
        return lambda: self._listeners.remove(entry) if entry in self._listeners else None

    @property
    def by_hand(self) -> bool:
        """Whether play by hand is switched on at the cursor; at a free table it always is."""
        return self.rules.free or bool(self.state.memory.get("by_hand"))

    @property
    def by_hand_since(self) -> int:
        """How many moves had been made when play by hand was switched on."""
        at = self._cursor
        while at > 0 and self._states[at].memory.get("by_hand"):
            at -= 1
        return at

    def faults(self, seat: int) -> list[Refusal]:
        """What the rules cannot accept now, without the names of cards that the seat does not see."""
        return faults(self.state, seat)

    def goto(self, at: int) -> None:
        """Move the cursor; events are not told again, only the new view."""
        self._cursor = max(0, min(at, len(self._moves)))
        if self.keep is not None:
            self.keep(f"! {self._cursor}")
        self._tell(())

    def mark_taken_back(self) -> None:
        """Note that something learned was taken back against the computer; the mark stays with the game."""
        self.taken_back += 1
        if self.keep is not None:
            self.keep(TAKEN_BACK)

    def undo(self) -> None:
        """One decision back."""
        self.goto(self._cursor - 1)

    def redo(self) -> None:
        """One decision forward on the same line."""
        self.goto(self._cursor + 1)

    def learned_since(self, at: int) -> int:
        """Bits of the seats that have learned a face in the decisions after `at`, up to the cursor."""
        bits = 0
        for seats in self._learned[at + 1 : self._cursor + 1]:
            bits |= seats
        return bits

    def decided_by(self, at: int) -> int:
        """The seat that was asked after `at` decisions."""
        return self._states[at].asked

    def choices_at(self, at: int) -> int:
        """How many answers there were after `at` decisions."""
        return len(self._states[at].legal)

    def move_at(self, at: int) -> Move:
        """The decision after which the line has `at` moves."""
        return self._moves[at - 1]

    def step(self, at: int, seat: int) -> tuple[Move, int, list[Event]]:
        """The decision after which the line has `at` moves: the move, who made it, what this seat was told of it."""
        hidden = handles(self._states[at], seat)
        return self._moves[at - 1], self._states[at - 1].asked, [cut(e, seat, hidden) for e in self._events[at]]

    def told(self, at: int) -> tuple[Event, ...]:
        """Everything that the decision told anybody: for those who may see all cards."""
        return self._events[at]

    def steps(self, seat: int) -> list[tuple[Move, int, list[Event]]]:
        """Each decision of the line."""
        return [self.step(at, seat) for at in range(1, self.length + 1)]

    def view_at(self, at: int, seat: int) -> View:
        """What the seat could know after `at` decisions."""
        return project(self._states[at], seat)

    def state_at(self, at: int) -> State:
        """The state after `at` decisions: for cases and tests, which hold what no seat may know."""
        return self._states[at]

    def branch(self, keep: Callable[[str], None] | None = None) -> "Session":
        """A game of its own that begins with this line up to the cursor; this one stays as it is."""
        twin = Session.__new__(Session)
        twin.setup, twin.rules, twin.keep = self.setup, self.rules, keep
        end = self._cursor
        twin._states, twin._moves, twin._parts = self._states[: end + 1], self._moves[:end], self._parts[:end]
        twin._events, twin._learned = self._events[: end + 1], self._learned[: end + 1]
        twin._cursor, twin._listeners, twin.taken_back = end, [], self.taken_back
        return twin

    def record(self) -> Record:
        """The game up to the cursor as header and moves."""
        moves = self._moves[: self._cursor]
        digests = {i: landmark(self._states[i]) for i in range(EVERY, len(moves) + 1, EVERY)}
        mark = {"taken_back": self.taken_back} if self.taken_back else {}
        return Record({**header(self.setup), **mark}, moves, digests)
