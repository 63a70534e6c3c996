"""The one clock of a table: everything that moves is moved by it, so nothing can run on after its card is gone."""

import heapq
from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal

TICK = 16
"""Milliseconds between two frames."""

LONGEST_STEP = 48.0
"""A frame that came late moves things by no more than this, so that nothing jumps."""


class _Tween(NamedTuple):
    start: float
    length: float
    step: Callable[[float], None]
    done: Callable[[], None] | None


def ease_out(part: float) -> float:
    """Fast, then slow."""
    return 1 - (1 - part) ** 3


class Clock(QObject):
    """Tweens by key (a newer one replaces the older) and cues at a time. `idle` when the last one is over."""

    idle = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._now = 0.0
        self._tweens: dict[object, _Tween] = {}
        self._cues: list[tuple[float, int, Callable[[], None]]] = []
        self._numbered = 0
        self._elapsed = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(TICK)
        self._timer.timeout.connect(self._tick)

    @property
    def busy(self) -> bool:
        """Whether anything moves or waits."""
        return bool(self._tweens or self._cues)

    def tween(
        self, key: object, ms: float, step: Callable[[float], None], done: Callable[[], None] | None = None
    ) -> None:
        """Call `step` with 0 … 1 for `ms` milliseconds, then `done`; 0 ms: at once."""
        self._tweens.pop(key, None)
        if ms <= 0:
            step(1.0)
            if done is not None:
                done()
            return
        self._tweens[key] = _Tween(self._now, ms, step, done)
        self._wake()

    def cue(self, delay: float, act: Callable[[], None]) -> None:
        """Call `act` after `delay` milliseconds."""
        self._numbered += 1
        heapq.heappush(self._cues, (self._now + delay, self._numbered, act))
        self._wake()

    def drop(self, key: object) -> None:
        """Forget a tween where it is."""
        self._tweens.pop(key, None)

    def moving(self, key: object) -> bool:
        """Whether a tween of this key runs."""
        return key in self._tweens

    def clear(self) -> None:
        """Forget everything where it is."""
        self._tweens.clear()
        self._cues.clear()
        self._timer.stop()

    def finish(self) -> None:
        """Everything is over at once, in its order."""
        while self._cues or self._tweens:
            while self._cues:
                self._now, _, act = heapq.heappop(self._cues)
                act()
            for key in list(self._tweens):
                if (tween := self._tweens.pop(key, None)) is not None:
                    self._end(tween)
        self._rest()

    def advance(self, ms: float) -> None:
        """Let `ms` milliseconds pass."""
        self._now += ms
        while self._cues and self._cues[0][0] <= self._now:
            heapq.heappop(self._cues)[2]()
        for key, tween in list(self._tweens.items()):
            part = (self._now - tween.start) / tween.length
            if part < 1:
                tween.step(part)
            elif self._tweens.get(key) is tween:
                del self._tweens[key]
                self._end(tween)
        if not self.busy:
            self._rest()

    @staticmethod
    def _end(tween: _Tween) -> None:
        tween.step(1.0)
        if tween.done is not None:
            tween.done()

    def _wake(self) -> None:
        if not self._timer.isActive():
            self._elapsed.restart()
            self._timer.start()

    def _tick(self) -> None:
        self.advance(min(float(self._elapsed.restart()), LONGEST_STEP))

    def _rest(self) -> None:
        if self._timer.isActive():
            self._timer.stop()
            self.idle.emit()
