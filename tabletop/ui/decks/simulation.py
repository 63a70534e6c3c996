"""Many games at once in worker processes, without holding up the window."""

import contextlib
import multiprocessing
import os
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from PySide6.QtCore import QObject, QTimer, Signal

from tabletop.bots.tally import Tally, tally_games
from tabletop.core.ruleset import Deck
from tabletop.library.deck_form import deck_form

CHUNK = 4
"""Games a worker plays before it reports."""
POLL = 60


class Simulation(QObject):
    """`progressed(done, all)`; `finished()`: every game has been played, or it was cancelled. `tallies` has a Tally
    by the opponent's name. `jobs` 0: every core."""

    progressed = Signal(int, int)
    finished = Signal()
    failed = Signal()

    def __init__(self, parent: QObject | None = None, jobs: int = 0) -> None:
        super().__init__(parent)
        self.jobs = jobs or os.cpu_count() or 1
        self.tallies: dict[str, Tally] = {}
        self._pool: ProcessPoolExecutor | None = None
        self._waiting: dict[Future[Tally], str] = {}
        self._all = 0
        self._timer = QTimer(self)
        self._timer.setInterval(POLL)
        self._timer.timeout.connect(self._collect)

    @property
    def running(self) -> bool:
        """Whether games are still to come."""
        return self._pool is not None

    def start(
        self, deck: Deck, opponents: list[Deck], games: int, level: str = "greedy", seed: int = 1
    ) -> None:
        """Play `games` against each opponent."""
        self.cancel()
        # Forked processes would inherit the window's threads.
        self._pool = ProcessPoolExecutor(self.jobs, mp_context=multiprocessing.get_context("spawn"))
        self.tallies = {opponent.name: Tally() for opponent in opponents}
        hold = deck_form(deck.game).hold
        self._all = games * len(opponents)
        for start in range(0, games, CHUNK):
            seeds = range(seed + start, seed + min(start + CHUNK, games))
            for opponent in opponents:
                work = self._pool.submit(tally_games, deck.game, deck, opponent, (level, level), hold, seeds)
                self._waiting[work] = opponent.name
        self._timer.start()
        self.progressed.emit(0, self._all)

    def cancel(self) -> None:
        """Stop; what has been counted stays."""
        self._timer.stop()
        self._waiting.clear()
        if self._pool is not None:
            pool, self._pool = self._pool, None
            processes = list((getattr(pool, "_processes", None) or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()
            self.finished.emit()

    def _collect(self) -> None:
        done = [future for future in self._waiting if future.done()]
        for future in done:
            name = self._waiting.pop(future)
            try:
                self.tallies[name].add(future.result())
            except (BrokenProcessPool, Exception):
                self.cancel()
                self.failed.emit()
                return
        if done:
            self.progressed.emit(sum(tally.games for tally in self.tallies.values()), self._all)
        if not self._waiting and self._pool is not None:
            self._timer.stop()
            pool, self._pool = self._pool, None
            with contextlib.suppress(OSError):
                pool.shutdown(wait=False)
            self.finished.emit()
