"""How long a frame of the table takes: 60 and 120 cards, 20 of them moving, 1600 × 1000.

Run: QT_QPA_PLATFORM=offscreen python tests/bench/bench_table.py [frames]
Reports milliseconds, and the ratio to a table at rest that is only repainted; compare ratios, not milliseconds.
"""

import os
import statistics
import sys
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtWidgets import QApplication

from tabletop.ui import fonts
from tabletop.ui.cards import CardPixmaps, CardWords, Typesetter
from tabletop.ui.table.scene import TableScene
from tabletop.ui.table.view import TableView
from tests.ui.table.tiny import LAYOUT, TinyGame, words


def frames(
    app: QApplication, scene: TableScene, view: TableView, count: int, turn: float | None
) -> list[float]:
    """Milliseconds of each frame; `turn` degrees are turned while moving, None: only repaint."""
    taken = []
    items = list(scene.items_by_id.values())
    for number in range(count):
        start = time.perf_counter()
        if turn is not None:
            if not scene.clock.busy:
                for item in items[:20]:
                    way = 60 if number % 24 < 12 else -60
                    item.go(item.goal._replace(x=item.goal.x + way, turn=(item.goal.turn + turn) % 180), 180)
            scene.clock.advance(16)
        else:
            view.viewport().update()
        app.processEvents()
        taken.append((time.perf_counter() - start) * 1000)
    return taken


def measure(app: QApplication, count: int, hand: int, field: int, deck: int) -> None:
    """Print the report of one table."""
    game = TinyGame(hand=hand, field=field, deck=deck)
    plain = CardWords(text=lambda face, language: [], kind=lambda face, language: face.kind)
    scene = TableScene(
        game.rules, LAYOUT, CardPixmaps(Typesetter(game.rules.key, plain), threaded=False), words(game)
    )
    view = TableView(scene)
    view.resize(1600, 1000)
    view.show()
    scene.show(game.ask())
    app.processEvents()
    # As while events are played.
    scene.model.show(scene.view)
    rest = 0.0
    for name, turn in (("at rest, repainted", None), ("20 moving", 0), ("20 moving and turning", 90)):
        frames(app, scene, view, 40, turn)
        taken = sorted(frames(app, scene, view, count, turn))
        median, late = statistics.median(taken), taken[int(len(taken) * 0.99)]
        rest = rest or median
        what = f"{len(scene.items_by_id)} cards, {name}"
        print(f"{what}: median {median:.1f} ms ({median / rest:.1f} times), 99th percentile {late:.1f} ms")
    scene.close()


def main() -> None:
    """Print the reports."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    app = QApplication([])
    fonts.load()
    measure(app, count, hand=12, field=16, deck=10)
    measure(app, count, hand=20, field=36, deck=24)


if __name__ == "__main__":
    main()
