"""Draws the pictures of the README into `assets/readme/`: `python -m tests.pictures [WIDTH HEIGHT [FOLDER]]`."""

import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

_HOME = tempfile.TemporaryDirectory(prefix="tabletop-pictures-")
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["TABLETOP_HOME"] = _HOME.name

from PySide6.QtCore import QEventLoop, QTimer  # noqa: E402
from PySide6.QtWidgets import QApplication  # noqa: E402

from tabletop.core.any_order import LEAVE  # noqa: E402
from tabletop.core.card import SIDEWAYS  # noqa: E402
from tabletop.core.chance import Chance  # noqa: E402
from tabletop.library.settings import Settings  # noqa: E402
from tabletop.library.shipped import data_root  # noqa: E402
from tabletop.library.texts import use  # noqa: E402
from tabletop.ui.table.model.choice import Target  # noqa: E402
from tabletop.ui.window import looks  # noqa: E402
from tabletop.ui.window.main_window import MainWindow  # noqa: E402
from tabletop.ui.window.wanted import Wanted, known_decks  # noqa: E402

GAME = "confront_wisdom"
SEED = 12


def wait(ms: int = 100) -> None:
    """Let the window work."""
    loop = QEventLoop()
    QTimer.singleShot(ms, loop.quit)
    loop.exec()


def wait_until(done: Callable[[], bool], most: int = 400) -> None:
    """Let the window work until something is so."""
    for _ in range(most):
        if done():
            return
        wait(25)
    raise TimeoutError("the picture never became ready")


def at_rest(window: MainWindow) -> None:
    """Until every card on the table has been drawn."""
    pixmaps = window.page.pixmaps
    wait_until(lambda: not pixmaps._asked)
    wait(60)


def deal(window: MainWindow, *seats: str, open_hands: bool = False) -> None:
    """A game of two ready books."""
    decks, _ = known_decks(GAME)
    window.games.deal(Wanted(GAME, (decks[2], decks[4]), seats, {}, SEED, open_hands=open_hands))


def play(window: MainWindow, until: Callable[[], bool]) -> None:
    """Sensible moves by chance for both seats."""
    sitting, chance = window.page.sitting, Chance(SEED)
    while not until():
        drafted = sitting.draft.state
        found = drafted.legal if drafted is not sitting.session.state else drafted.rules.sensible(drafted)
        moves = [move for move in found if move.verb not in ("voluntary_damage", LEAVE)] or found
        sitting.play(moves[chance.below(len(moves))], sure=True)


def refuse(window: MainWindow) -> None:
    """Let a card that has acted attack."""
    scene, view = window.page.scene, window.page.view
    movers = {move.card for move in view.decision.moves}
    mine, theirs = (view.zones[window.page.rules.zone("field", seat)] for seat in (view.seat, 1 - view.seat))
    tired = next(id for id in mine if id not in movers and view.cards[id].pose & SIDEWAYS)
    foe = next(id for id in theirs if view.cards[id].face is not None)
    at = scene.items_by_id[foe].pos()
    scene.hands.acts.attempt(tired, Target(foe, view.cards[foe].zone), at)
    wait(900)


def draw(window: MainWindow, folder: Path) -> None:
    """Every picture, in the order of a game."""

    def keep(name: str) -> None:
        window.grab().save(str(folder / f"{name}.png"), "PNG", 20)

    wait_until(lambda: all(tile.miniature for tile in window.start.tiles.values() if tile.ready))
    wait(300)
    keep("start")
    deal(window, "human", "human")
    wait()
    keep("curtain")
    deal(window, "human", "human", open_hands=True)
    sitting = window.page.sitting
    state = lambda: sitting.session.state  # noqa: E731
    play(window, lambda: sitting.session.over or (state().turn >= 4 and window.page.view.phase == "action"))
    sitting.open_hands = False
    sitting.turn_up(True)
    window.page.refresh()
    at_rest(window)
    keep("table_en")
    refuse(window)
    keep("refusal")
    window.wishes.swap_language()
    at_rest(window)
    keep("table_ja")
    window.wishes.swap_language()
    sitting.open_hands = True
    play(window, lambda: sitting.session.over)
    at_rest(window)
    keep("end")


def main(arguments: list[str]) -> int:
    """The exit code."""
    size = (int(arguments[0]), int(arguments[1])) if len(arguments) > 1 else (1600, 1000)
    folder = Path(arguments[2]) if len(arguments) > 2 else data_root() / "assets" / "readme"
    folder.mkdir(parents=True, exist_ok=True)
    app = QApplication.instance() or QApplication([])
    settings = Settings()
    settings["language"], settings["theme"], settings["speed"] = "en", "dark", "none"
    use("en")
    looks.dress(app, True, 100)
    window = MainWindow(settings)
    window.resize(*size)
    window.show()
    draw(window, folder)
    window.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
