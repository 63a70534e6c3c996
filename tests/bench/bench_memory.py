"""Thirty games watched to their ends in one window: what the program keeps of them. The bar: 15 MB from the third to
the thirtieth, and as many Qt objects as before."""

import os
import sys
import tempfile

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
_HOME = tempfile.TemporaryDirectory(prefix="tabletop-bench-")
os.environ["TABLETOP_HOME"] = _HOME.name

from PySide6.QtCore import QCoreApplication, QEvent, QObject  # noqa: E402
from PySide6.QtWidgets import QApplication  # noqa: E402

from tabletop.library.settings import Settings  # noqa: E402
from tabletop.ui.window import looks  # noqa: E402
from tabletop.ui.window.main_window import MainWindow  # noqa: E402
from tabletop.ui.window.wanted import Wanted, known_decks  # noqa: E402

GAMES, EARLY = 30, 3
PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096


def resident() -> float:
    """Megabytes in memory now."""
    with open("/proc/self/statm", encoding="ascii") as figures:
        return int(figures.read().split()[1]) * PAGE / 1e6


def watch(window: MainWindow, game: str, seed: int) -> None:
    """One game between two computers, and back to the start page."""
    decks, _ = known_decks(game)
    window.games.deal(Wanted(game, (decks[0], decks[1]), ("random", "random"), seed=seed))
    while not window.page.sitting.session.over:
        QApplication.processEvents()
    window.show_start()
    for _ in range(3):
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def main(game: str = "confront_wisdom") -> None:
    """Prints a line for the third game and every ninth one after it."""
    QApplication.instance() or QApplication([])
    settings = Settings()
    settings["speed"], settings["language"], settings["theme"] = "none", "en", "dark"
    looks.dress(QApplication.instance(), True, 100)
    window = MainWindow(settings)
    window.resize(1366, 768)
    window.show()
    early = 0.0
    for n in range(1, GAMES + 1):
        watch(window, game, n)
        early = resident() if n == EARLY else early
        if n >= EARLY and (n - EARLY) % 9 == 0:
            more, objects = resident() - early, len(window.findChildren(QObject))
            print(f"{game}: after game {n}: {resident():.0f} MB ({more:+.1f}), {objects} objects", flush=True)
    window.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
