"""`python -m tests.laws.reach [DECISIONS [MOST [GAME …]]]`: the law of reach in random games of every table, the free
one included, in both languages; every legal move of so many decisions (MOST 0: all), by clicks, by drag and by keys."""

import os
import sys
import tempfile

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
_HOME = tempfile.TemporaryDirectory(prefix="tabletop-reach-")
os.environ["TABLETOP_HOME"] = _HOME.name

from PySide6.QtWidgets import QApplication  # noqa: E402

from tabletop.play.session import Session  # noqa: E402
from tabletop.ui.table.gestures import slid  # noqa: E402
from tabletop.ui.window import calm_primary  # noqa: E402
from tests.laws.reach.desk import Desk, opened  # noqa: E402
from tests.laws.reach.law import Reach, walk  # noqa: E402
from tests.laws.reach.tables import TABLES, dealt  # noqa: E402

PER_GAME = 60
"""Decisions of one game before another is dealt, so that beginnings and ends are seen."""


def check(game: str, language: str, decisions: int, most: int | None) -> list[Reach]:
    """So many decisions, in as many games as they need; half of each is played on without being tried."""
    found, seed = [], 0
    while decisions > 0:
        window = opened(language)
        desk = Desk(window, Session(dealt(game, seed)))
        for _ in range(seed % 5 * 25):
            if desk.moves:
                sensible = desk.page.rules.sensible(desk.sitting.draft.state)
                desk.go_on(sensible[-1 - seed % min(2, len(sensible))])
        reach = walk(desk, seed, min(decisions, PER_GAME), most)
        found.append(reach)
        decisions, seed = decisions - reach.decisions, seed + 1
        window.close()
        window.deleteLater()
        QApplication.processEvents()
    return found


def main(arguments: list[str]) -> int:
    """1 if anything could not be done."""
    slid.CALM = calm_primary.CALM = 0
    decisions, most = (int(word) for word in [*arguments[:2], "300", "0"][:2])
    QApplication.instance() or QApplication([])
    lost = 0
    for game in arguments[2:] or TABLES:
        for language in ("en", "ja"):
            for reach in check(game, language, decisions, most or None):
                print(game, language, reach.decisions, dict(reach.counts), f"lost {len(reach.lost)}", flush=True)
                for line in reach.lost:
                    print("   ", line, flush=True)
                lost += len(reach.lost)
    return int(lost > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
