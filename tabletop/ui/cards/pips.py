"""A cost in colours: one pip for each colour, with its number and a shape of its own."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from tabletop.core.card import Face
from tabletop.ui.cards.shapes import shape
from tabletop.ui.cards.styles import COST_COLOURS, WIXOSS_COLOURS
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
    x = title.left() * scale + size * 0.75
    y = title.bottom() * scale + (size * 0.75 if full else size * 0.95)
    for colour, number in costs(face):
        middle = QPointF(x, y)
        painter.save()
        painter.translate(middle)
        painter.scale(size, size)
        painter.setPen(
            QPen(
                QColor(20, 22, 28),
                0.09,
                Qt.PenStyle.SolidLine,
                Qt.PenCapStyle.RoundCap,
                Qt.PenJoinStyle.RoundJoin,
            )
        )
        painter.setBrush(QColor(WIXOSS_COLOURS[colour]))
        painter.drawPath(shape(_SHAPES[colour]))
        painter.restore()
        ink = QColor("#1a1c20") if colour in ("white", "colorless", "colourless") else QColor("white")
        box = QRectF(x - size / 2, y - size / 2, size, size)
        draw_line(painter, box, str(number), size * 0.66, ink, centred=True)
        y += size * 1.12
