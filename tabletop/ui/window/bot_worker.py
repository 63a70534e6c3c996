"""A computer player thinks in a thread of its own, from its seat's view and an imagined world alone."""

import logging
from collections.abc import Iterator

from PySide6.QtCore import QObject, Qt, QThreadPool, QTimer, Signal

from tabletop.bots import Bot, bot
from tabletop.bots.imagine import imagine
from tabletop.core.chance import Chance
from tabletop.core.move import Move
from tabletop.core.state import State
from tabletop.core.view import Decision, View
from tabletop.play.session import Session

_log = logging.getLogger(__name__)
BUDGET = 12_000
"""Milliseconds for one decision; after that a legal move is played."""


class _GivenUp(Exception):
    """Nobody waits for this answer any more."""


class _Moves(tuple[Move, ...]):
    """Legal moves that stop being offered once nobody waits for the answer."""

    wanted: list[bool]

    def __iter__(self) -> Iterator[Move]:
        for move in super().__iter__():
            if not self.wanted[0]:
                raise _GivenUp
            yield move


class _Bell(QObject):
    rung = Signal(int, object)


class _Thought:
    """No QRunnable: one that its pool does not delete stays in memory, and with it its view and its world."""

    def __init__(
        self,
        player: Bot,
        view: View,
        decision: Decision,
        chance: Chance,
        world: State,
        ticket: int,
        bell: _Bell,
    ) -> None:
        self.player, self.view, self.chance, self.world = player, view, chance, world
        self.ticket, self.bell = ticket, bell
        self.wanted = [True]
        moves = _Moves(decision.moves)
        moves.wanted = self.wanted
        self.decision = decision._replace(moves=moves)

    def run(self) -> None:
        try:
            move = self.player.choose(self.view, self.decision, self.chance, lambda: self.world)
        except _GivenUp:
            return
        except Exception:  # the game goes on with any sensible move; the log file has the report
            _log.exception("a computer player came to no decision")
            move = None
        if self.wanted[0]:
            self.bell.rung.emit(self.ticket, move)


class BotWorker(QObject):
    """One decision at a time. `decided(Move)` is the answer; after `stop` none comes."""

    decided = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(2)
        self._bell = _Bell()
        self._bell.rung.connect(self._heard, Qt.ConnectionType.QueuedConnection)
        self._thought: _Thought | None = None
        self._ticket = 0
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(BUDGET)
        self._patience.timeout.connect(self.move_now)

    @property
    def busy(self) -> bool:
        """Whether an answer is awaited."""
        return self._thought is not None

    def think(self, session: Session, level: str, chance: Chance) -> None:
        """Ask a computer player for the decision that is open. The world it imagines is made here, before the thread
        starts, so that the thread never touches the session."""
        self.stop()
        seat = session.asked
        decision = session.decision(seat)
        if decision is None:
            return
        decision = decision._replace(moves=tuple(session.rules.sensible(session.state)))
        world = imagine(session.state, seat, session.setup.faces, chance)
        self._ticket += 1
        self._thought = _Thought(
            bot(level), session.view(seat), decision, chance, world, self._ticket, self._bell
        )
        self._patience.start()
        self._pool.start(self._thought.run)

    def move_now(self) -> None:
        """Do not wait: any sensible move."""
        if self._thought is None:
            return
        moves = tuple.__iter__(self._thought.decision.moves)
        choice = list(moves)
        move = choice[self._thought.chance.below(len(choice))]
        self.stop()
        self.decided.emit(move)

    def stop(self) -> None:
        """Nobody waits any more."""
        self._patience.stop()
        if self._thought is not None:
            self._thought.wanted[0] = False
            self._thought = None

    def close(self) -> None:
        """Wait for the thread; before the program ends."""
        self.stop()
        self._pool.waitForDone()

    def _heard(self, ticket: int, move: Move | None) -> None:
        if self._thought is None or ticket != self._ticket:
            return
        if move is None:
            self.move_now()
            return
        self.stop()
        self.decided.emit(move)
