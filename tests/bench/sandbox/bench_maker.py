"""CPU time to open the card maker of each game: the first time, and warm."""

import os
import tempfile
import time

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pydantic.fields  # noqa: F401 (before PySide6, whose import hook trips over a half-imported one)
from PySide6.QtWidgets import QApplication

from tabletop.library.schema import with_schema


def milliseconds(game: str) -> float:
    """Opened, painted and closed again."""
    from tabletop.ui.sandbox.maker import CardMaker

    start = time.process_time()
    maker = CardMaker(game)
    maker.show()
    maker.repaint()
    taken = 1000 * (time.process_time() - start)
    maker.close()
    maker.deleteLater()
    return taken


def main() -> None:
    """Print the report."""
    with tempfile.TemporaryDirectory() as home:
        os.environ["TABLETOP_HOME"] = home
        application = QApplication([])
        for game in with_schema():
            first = milliseconds(game)
            application.processEvents()
            print(f"card maker, {game}: first {first:.0f} ms, warm {milliseconds(game):.0f} ms of CPU")


if __name__ == "__main__":
    main()
