"""Small signs on the picture: a cost in colours at its left edge, traits at its right one."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from tabletop.core.card import Face
from tabletop.ui.cards.shapes import shape
from tabletop.ui.cards.styles import COST_COLOURS, WIXOSS_COLOURS, Icon, words_of
from tabletop.ui.cards.text_box import draw_line

_SHAPES = {
    "white": "round", "red": "diamond", "blue": "drop", "green": "hex", "black": "square",
    "colorless": "card", "colourless": "card",
}  # fmt: skip


def costs(face: Face) -> list[tuple[str, int]]:
    """(colour, how many) of the card's cost, in the usual order of colours."""
    found = []
    for colour in COST_COLOURS:
        number = face.values.get(f"cost_{colour}", 0) or face.values.get(f"grow_{colour}", 0)
        if number:
            found.append((colour, number))
    return found


def draw_pips(painter: QPainter, face: Face, title: QRectF, scale: float, full: bool) -> None:
    """The cost under the title bar (millimetres times `scale`), at the left edge of the picture."""
    size = (6.0 if full else 11.0) * scale
    at = QPointF(title.left() * scale + size * 0.75, title.bottom() * scale + size * (1.25 if full else 0.95))
    for colour, number in costs(face):
        ink = QColor("#1a1c20") if colour in ("white", "colorless", "colourless") else QColor("white")
        _draw_sign(painter, at, size, _SHAPES[colour], QColor(WIXOSS_COLOURS[colour]), str(number), ink)
        at += QPointF(0, size * 1.12)


def draw_pip(painter: QPainter, at: QPointF, size: float, colour: str) -> None:
    """One symbol of a cost, around `at`."""
    _draw_sign(painter, at, size, _SHAPES[colour], QColor(WIXOSS_COLOURS[colour]), "", QColor("white"))


def draw_icons(
    painter: QPainter, face: Face, icons: Sequence[Icon], title: QRectF, scale: float, full: bool, taken: int
) -> None:
    """The traits under the title bar, at the right edge, below `taken` badges that are there already."""
    size = (6.4 if full else 11.0) * scale
    at = QPointF(
        title.right() * scale - size * 0.75,
        (title.bottom() + taken * (20 if full else 13)) * scale + size * 0.8,
    )
    words = words_of(face)
    for icon in icons:
        if icon.trait in words:
            _draw_sign(painter, at, size, icon.shape, QColor(icon.colour), icon.letter, QColor("white"))
            at += QPointF(0, size * 1.2)


def _draw_sign(
    painter: QPainter, at: QPointF, size: float, outline: str, fill: QColor, text: str, ink: QColor
) -> None:
    painter.save()
    painter.translate(at)
    painter.scale(size, size)
    rim = QPen(QColor(20, 22, 28), 0.09)
    rim.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(rim)
    painter.setBrush(fill)
    painter.drawPath(shape(outline))
    painter.restore()
    box = QRectF(at.x() - size / 2, at.y() - size / 2, size, size)
    draw_line(painter, box, text, size * 0.62, ink, centred=True)
