"""Writes the drawn pictures of a game: one PNG a card, or all of them on a contact sheet.

python assets/draw_pictures.py confront_wisdom --sheet sheet.png
python assets/draw_pictures.py wing_commander --folder pictures --width 744 --height 480
"""

import argparse
import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from PySide6.QtCore import QRectF, Qt  # noqa: E402
from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication, QImage, QPainter  # noqa: E402

from tabletop.games import KEYS  # noqa: E402
from tabletop.ui.art import PictureOf, paint  # noqa: E402

FONT = ROOT / "assets" / "fonts" / "BIZUDPGothic-Regular.ttf"
CAPTION = 15


def pictures_of(game: str, files: list[Path]) -> Iterator[PictureOf]:
    """Every card with an id (or a number) in the files: bare lists of cards, or objects that have `cards`."""
    for file in files:
        data = json.loads(file.read_text(encoding="utf-8"))
        for card in data["cards"] if isinstance(data, dict) else data:
            yield picture_of(game, card)


def picture_of(game: str, card: dict[str, object]) -> PictureOf:
    name = card.get("name_en") or card.get("name") or card.get("title") or ""
    if isinstance(name, dict):
        name = name.get("en", "")
    return PictureOf(
        game=game,
        id=str(card.get("id") or card.get("number")),
        kind=str(card.get("kind") or card.get("type") or ""),
        traits=tuple(
            _words(card, "traits", "side", "squadron", "allegiance", "class", "lrig_types", "planet")
        ),
        colours=tuple(_words(card, "colours", "colors", "force_color")),
        name=str(name),
    )


def _words(card: dict[str, object], *fields: str) -> Iterator[str]:
    for field in fields:
        value = card.get(field)
        if isinstance(value, str):
            yield value
        elif isinstance(value, list):
            yield from map(str, value)


def contact_sheet(cards: list[PictureOf], width: int, height: int, columns: int) -> QImage:
    """The pictures in rows with their ids below."""
    rows = -(-len(cards) // columns)
    sheet = QImage(columns * (width + 4), rows * (height + CAPTION + 4), QImage.Format.Format_RGB32)
    sheet.fill(0xFF2A2E36)
    QFontDatabase.addApplicationFont(str(FONT))
    painter = QPainter(sheet)
    painter.setFont(QFont("BIZ UDPGothic", 8))
    painter.setPen(Qt.GlobalColor.white)
    for index, card in enumerate(cards):
        x, y = index % columns * (width + 4) + 2, index // columns * (height + CAPTION + 4) + 2
        painter.drawImage(x, y, paint(card, width, height))
        painter.drawText(QRectF(x, y + height, width, CAPTION), Qt.AlignmentFlag.AlignCenter, card.id)
    painter.end()
    return sheet


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    options.add_argument("game", choices=sorted(KEYS))
    options.add_argument("--cards", type=Path, nargs="+", help="card files instead of cards/<game>/*.json")
    options.add_argument("--sheet", type=Path, help="write one contact sheet to this PNG")
    options.add_argument("--folder", type=Path, help="write a PNG for each card into this folder")
    options.add_argument("--only", help="only cards whose id contains this text")
    options.add_argument("--width", type=int, default=300)
    options.add_argument("--height", type=int, default=200)
    options.add_argument("--columns", type=int, default=6)
    chosen = options.parse_args()
    files = chosen.cards or sorted((ROOT / "cards" / chosen.game).glob("*.json"))
    cards = [card for card in pictures_of(chosen.game, files) if (chosen.only or "") in card.id]
    if not cards or not (chosen.sheet or chosen.folder):
        options.error(
            "nothing to draw: no card found" if not cards else "name --sheet FILE or --folder FOLDER"
        )
    application = QGuiApplication(sys.argv[:1])
    if chosen.sheet:
        contact_sheet(cards, chosen.width, chosen.height, chosen.columns).save(str(chosen.sheet))
    if chosen.folder:
        chosen.folder.mkdir(parents=True, exist_ok=True)
        for card in cards:
            paint(card, chosen.width, chosen.height).save(str(chosen.folder / f"{card.id}.png"))
    application.quit()


if __name__ == "__main__":
    main()
