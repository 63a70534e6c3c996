"""Work beside the window: one job at a time in each lane, and of those that wait only the newest."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal

from tabletop.library.errors import Unusable

Tell = Callable[[Any], None]
Job = Callable[[Tell], Any]
"""Gets a function that hands on what is ready before the end; returns the last of it (None: nothing)."""

_log = logging.getLogger(__name__)


class _Task(QRunnable):
    def __init__(self, lane: Lane, number: int, job: Job) -> None:
        super().__init__()
        self.lane, self.number, self.job = lane, number, job

    def run(self) -> None:
        lane, number = self.lane, self.number
        try:
            result = self.job(lambda ready: lane._ready.emit(number, ready))
            if result is not None:
                lane._ready.emit(number, result)
        except Unusable as error:
            lane._broke.emit(number, error)
        except Exception as error:  # a picture nobody thought of must not end the program
            _log.exception("stereo work failed")
            lane._broke.emit(number, Unusable("stereo_window.failed", reason=type(error).__name__))
        finally:
            lane._over.emit()


class Lane(QObject):
    """`ready(result)` and `failed(Unusable)` come in the window's thread, never from a job that was replaced."""

    ready = Signal(object)
    failed = Signal(object)
    _ready = Signal(int, object)
    _broke = Signal(int, object)
    _over = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._newest = 0
        self._waiting: Job | None = None
        self._busy = False
        self._ready.connect(self._hand_on)
        self._broke.connect(self._hand_on_fault)
        self._over.connect(self._next)

    @property
    def busy(self) -> bool:
        return self._busy

    def ask(self, job: Job) -> None:
        """Do this next; what was asked before and has not begun is forgotten, what runs is not heard any more."""
        self._newest += 1
        self._waiting = job
        if not self._busy:
            self._next()

    def finish(self) -> None:
        """Wait until the job that runs is done."""
        self._pool.waitForDone()

    def close(self) -> None:
        """Wait for what runs and hear nothing of it."""
        self._newest += 1
        self._waiting = None
        self._pool.waitForDone()

    def _next(self) -> None:
        job, self._waiting = self._waiting, None
        self._busy = job is not None
        if job is not None:
            self._pool.start(_Task(self, self._newest, job))

    def _hand_on(self, number: int, result: object) -> None:
        if number == self._newest:
            self.ready.emit(result)

    def _hand_on_fault(self, number: int, error: object) -> None:
        if number == self._newest:
            self.failed.emit(error)
