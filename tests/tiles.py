"""The pictures of tables on the start page: `python -m tests.tiles` draws them anew into `assets/pictures/tables`.

They are drawn from a game that the computer plays into its middle. A test holds them against what would be drawn now.
"""

import os
import sys
from collections.abc import Iterator
from itertools import product

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_SCALE_FACTOR", "1")

from PIL import Image
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from tabletop.games import KEYS, layout, ruleset
from tabletop.library.texts import LANGUAGES, use
from tabletop.ui import fonts
from tabletop.ui.cards import CardPixmaps, Typesetter, card_words
from tabletop.ui.table.model.words import words_of
from tabletop.ui.table.scene import TableScene
from tabletop.ui.table.view import TableView
from tabletop.ui.window.miniature import position
from tabletop.ui.window.tile_picture import picture_file
from tests.goldens import alike

SIZE = QSize(1600, 900)
QUALITY = 85


def kinds() -> Iterator[tuple[str, str, bool]]:
    """(game, language, dark) of every picture."""
    yield from product(KEYS, LANGUAGES, (True, False))


def drawn(game: str, language: str, dark: bool) -> QImage:
    """The table as it looks now."""
    fonts.load()
    use(language)
    view = position(game)
    assert view is not None
    rules = ruleset(game)
    pixmaps = CardPixmaps(Typesetter(game, card_words(rules)), language, threaded=False)
    scene = TableScene(rules, layout(game), pixmaps, words_of(rules, lambda move: None), dark)
    scene.set_speed("none")
    table = TableView(scene)
    table.resize(SIZE)
    scene.show(view)
    table.grab()  # only now it has its size
    picture = table.grab().toImage().convertToFormat(QImage.Format.Format_RGB888)
    scene.close()
    table.deleteLater()
    return picture


def small(picture: QImage) -> Image.Image:
    """A third of it, to be compared."""
    rgb = picture.convertToFormat(QImage.Format.Format_RGB888)
    size = (rgb.width(), rgb.height())
    whole = Image.frombuffer("RGB", size, bytes(rgb.constBits()), "raw", "RGB", rgb.bytesPerLine(), 1)
    return whole.resize((size[0] // 3, size[1] // 3), Image.Resampling.BOX)


def as_stored(game: str, language: str, dark: bool) -> bool:
    """Whether the picture that is shipped looks as the table would now."""
    path = picture_file(game, language, dark)
    return path.exists() and alike(small(QImage(str(path))), small(drawn(game, language, dark)))


def main() -> int:
    """Draw what has changed; says which."""
    app = QApplication.instance() or QApplication([])
    for kind in kinds():
        if not as_stored(*kind):
            path = picture_file(*kind)
            path.parent.mkdir(parents=True, exist_ok=True)
            drawn(*kind).save(str(path), "JPG", QUALITY)
            print(path.name)
    app.processEvents()
    return 0


if __name__ == "__main__":
    sys.exit(main())
