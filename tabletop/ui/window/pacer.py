"""What goes on by itself at a table: after a pause that is the same whatever is decided."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from tabletop.core.chance import Chance
from tabletop.core.move import Move
from tabletop.play.session import Session
from tabletop.ui.window.bot_worker import BotWorker

PACES = {"none": 0, "fast": 250, "normal": 600, "slow": 1500}
"""Milliseconds between two decisions that go on by themselves, by the speed of animation."""


class Pacer(QObject):
    """One decision at a time. A computer player thinks during the pause; `decided` is told when both are over."""

    def __init__(self, seed: int, decided: Callable[[Move], object], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.pace = PACES["normal"]
        self._decided = decided
        self._move: Move | None = None
        self._chance = Chance(seed)
        self._bots = BotWorker(self)
        self._bots.decided.connect(self._thought)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._over)

    @property
    def busy(self) -> bool:
        """Whether something is to come."""
        return self._bots.busy or self._move is not None

    @property
    def thinks(self) -> bool:
        """Whether a computer player is being waited for."""
        return self._bots.busy

    def give(self, move: Move, pause: bool = True) -> None:
        """Decide this after the pause."""
        self.stop()
        self._move = move
        self._pause.start(self.pace if pause else 0)

    def think(self, session: Session, level: str, pause: bool = True) -> None:
        """Let a computer player of this level decide."""
        self.stop()
        self._pause.start(self.pace if pause else 0)
        self._bots.think(session, level, self._chance)

    def hurry(self) -> None:
        """Decide now, whatever has been thought."""
        self._pause.stop()
        if self._bots.busy:
            self._bots.move_now()
        else:
            self._over()

    def stop(self) -> None:
        """Nothing comes any more."""
        self._bots.stop()
        self._pause.stop()
        self._move = None

    def close(self) -> None:
        """Before the table goes."""
        self.stop()
        self._bots.close()

    def _thought(self, move: Move) -> None:
        self._move = move
        if not self._pause.isActive():
            self._over()

    def _over(self) -> None:
        move, self._move = self._move, None
        if move is not None:
            self._decided(move)
