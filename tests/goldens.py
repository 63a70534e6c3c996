"""How cards and tables look: drawn anew and held against stored pictures. `python -m tests.goldens` stores them anew.

Pictures are compared by the mean colours of small squares, so that another version of a font engine passes and a card
that lies elsewhere, another colour or a missing picture does not.
"""

import os
import sys
import tempfile
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_SCALE_FACTOR", "1")

import numpy as np
from PIL import Image
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from tabletop.core.view import project
from tabletop.games import KEYS, layout, ruleset
from tabletop.library.pool import faces
from tabletop.library.texts import use
from tabletop.play.position import read_position
from tabletop.ui import fonts
from tabletop.ui.cards import CardPixmaps, Look, Typesetter, card_words
from tabletop.ui.table.model.words import words_of
from tabletop.ui.table.scene import TableScene
from tabletop.ui.table.view import TableView

FOLDER = Path(__file__).parent / "ui" / "golden"
"""A picture for each name, and the position of each table."""

TABLE = QSize(960, 640)
CARD = 300
SHRUNK = 3
"""Pictures are stored at a third of their size."""

SQUARE = 5
"""Pixels of a stored picture that are compared as one colour."""

MOST_IN_A_SQUARE, MOST_ALTOGETHER = 26.0, 1.5
"""Of 255: how far the mean colour of a square may be off, and all of them together. Text that is smoothed otherwise
comes to 16 and 0.7, a card that is missing to 60 and more."""

CARDS = {
    "confront_wisdom": ("bean_mouse_troop", "trapdoor"),
    "wing_commander": ("t_sparrowhawk_ck", "t_reyn"),
    "jedi_knights": ("jko-046", "jko-087"),
    "wixoss": ("WX02-076", "WX01-010"),
}

Pixels = np.ndarray[Any, np.dtype[np.float64]]


def pictures() -> Mapping[str, Callable[[], Image.Image]]:
    """What is drawn under each name."""
    cards = {
        f"{game}_{id}_{language}": partial(card, game, id, language)
        for game, ids in CARDS.items()
        for id, language in zip(ids, ("en", "ja"), strict=True)
    }
    return {**cards, **{f"{game}_table": partial(table, game) for game in KEYS}}


def card(game: str, id: str, language: str) -> Image.Image:
    """A card as the panel shows it."""
    fonts.load()
    face = faces(game)[id]
    landscape = face.kind in layout(game).landscape
    typesetter = Typesetter(game, card_words(ruleset(game)))
    return _small(typesetter.draw(Look(face, landscape=landscape), language, CARD, True))


def table(game: str, change: Callable[[TableScene], None] = lambda scene: None) -> Image.Image:
    """The table of the stored position, as the seat sees it that is asked."""
    fonts.load()
    use("en")
    rules = ruleset(game)
    state = read_position((FOLDER / f"{game}.toml").read_text("utf-8"))
    pixmaps = CardPixmaps(Typesetter(game, card_words(rules)), "en", threaded=False)
    scene = TableScene(rules, layout(game), pixmaps, words_of(rules, lambda move: None))
    scene.set_speed("none")
    view = TableView(scene)
    view.resize(TABLE)
    scene.show(project(state, state.asked))
    view.grab()  # only now it has its size
    change(scene)
    picture = view.grab().toImage()
    scene.close()
    view.deleteLater()
    return _small(picture)


def _small(image: QImage) -> Image.Image:
    rgb = image.convertToFormat(QImage.Format.Format_RGBA8888)
    drawn = Image.frombuffer("RGBA", (rgb.width(), rgb.height()), bytes(rgb.constBits()), "raw", "RGBA",
                             rgb.bytesPerLine(), 1)  # fmt: skip
    ground = Image.new("RGBA", drawn.size, "#606060")
    flat = Image.alpha_composite(ground, drawn).convert("RGB")
    return flat.resize((flat.width // SHRUNK, flat.height // SHRUNK), Image.Resampling.BOX)


def stored(name: str) -> Image.Image:
    """The picture as it should be. Raises FileNotFoundError."""
    return Image.open(FOLDER / f"{name}.png").convert("RGB")


def store(name: str, picture: Image.Image) -> None:
    """As it should be from now on."""
    picture.save(FOLDER / f"{name}.png", optimize=True)


def difference(one: Image.Image, other: Image.Image) -> tuple[float, float]:
    """(of the square that differs most, of all squares in the mean), of 255; inf where the sizes differ."""
    if one.size != other.size:
        return float("inf"), float("inf")
    apart = np.abs(_squares(one) - _squares(other)).max(axis=2)
    return float(apart.max()), float(apart.mean())


def alike(one: Image.Image, other: Image.Image) -> bool:
    """Whether a person would call them the same."""
    worst, mean = difference(one, other)
    return worst <= MOST_IN_A_SQUARE and mean <= MOST_ALTOGETHER


def _squares(picture: Image.Image) -> Pixels:
    pixels = np.asarray(picture.convert("RGB"), dtype=np.float64)
    high, wide = (side // SQUARE * SQUARE for side in pixels.shape[:2])
    cut = pixels[:high, :wide].reshape(high // SQUARE, SQUARE, wide // SQUARE, SQUARE, 3)
    return cut.mean(axis=(1, 3))


def shown(name: str, one: Image.Image, other: Image.Image) -> Path:
    """A file with both pictures and where they differ, for whoever has to look into it."""
    folder = Path(tempfile.gettempdir()) / "tabletop-goldens"
    folder.mkdir(exist_ok=True)
    apart = np.abs(np.asarray(one, dtype=np.int16) - np.asarray(other.resize(one.size), dtype=np.int16))
    differing = Image.fromarray(np.clip(apart * 3, 0, 255).astype(np.uint8))
    paper = Image.new("RGB", (one.width * 3 + 20, one.height), "#202020")
    for place, picture in enumerate((one, other.resize(one.size), differing)):
        paper.paste(picture, (place * (one.width + 10), 0))
    paper.save(folder / f"{name}.png")
    return folder / f"{name}.png"


def main() -> int:
    """Store every picture anew; says which ones have changed."""
    app = QApplication.instance() or QApplication([])
    for name, draw in pictures().items():
        picture = draw()
        known = (FOLDER / f"{name}.png").exists()
        if not known or not alike(stored(name), picture):
            store(name, picture)
            print(f"{name}: {'changed' if known else 'new'}")
    app.processEvents()
    return 0


if __name__ == "__main__":
    sys.exit(main())
