"""What only the moment adds to a card: counters, marks, whose it is, and what a face-down card is to its owner."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from tabletop.ui.cards.look import Look
from tabletop.ui.cards.plan import FULL_FROM, WIDE
from tabletop.ui.cards.text_box import draw_line


def draw_state(painter: QPainter, look: Look, area: QRectF, scale: float) -> None:
    """Counters at the left edge, marks across the picture, a pennant for the owner, the name on a known back."""
    y = area.height() * 0.3
    for name, number in look.counters:
        _chip(painter, QPointF(area.left() + 7 * scale, y), f"{number}", 11 * scale, name)
        y += 11.5 * scale
    # Full cards have their text below the picture; small ones have the picture there.
    full = scale * WIDE >= FULL_FROM
    bottom = area.height() * (0.39 if full else 0.7 if look.landscape else 0.62)
    for mark in look.marks[:3]:
        _ribbon(
            painter,
            QRectF(2 * scale, bottom, area.width() - 4 * scale, 8 * scale),
            mark,
            QColor(88, 40, 120, 225),
        )
        bottom -= 9 * scale
    if look.peek:
        box = QRectF(3 * scale, area.height() - 15 * scale, area.width() - 6 * scale, 10 * scale)
        _ribbon(painter, box, look.peek, QColor(10, 12, 18, 200))
    if look.flag:
        _pennant(painter, area, scale, look.flag == "near")


def _chip(painter: QPainter, middle: QPointF, text: str, size: float, name: str) -> None:
    box = QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size)
    hue = sum(map(ord, name)) * 47 % 360
    painter.setPen(QPen(QColor("white"), size * 0.1))
    painter.setBrush(QColor.fromHsv(hue, 190, 130))
    painter.drawRoundedRect(box, size * 0.28, size * 0.28)
    draw_line(painter, box, text, size * 0.68, QColor("white"), centred=True)


def _ribbon(painter: QPainter, box: QRectF, text: str, fill: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fill)
    painter.drawRoundedRect(box, box.height() * 0.2, box.height() * 0.2)
    inside = box.adjusted(box.height() * 0.2, 0, -box.height() * 0.2, 0)
    draw_line(painter, inside, text, box.height() * 0.72, QColor("white"), centred=True)


def _pennant(painter: QPainter, area: QRectF, scale: float, near: bool) -> None:
    """Blue and pointing down for the near seat, red and pointing up for the far one."""
    x, y, wide, high = area.width() - 12 * scale, area.height() * 0.34, 7 * scale, 9 * scale
    path = QPainterPath(QPointF(x, y if near else y + high))
    path.lineTo(x + wide, y if near else y + high)
    path.lineTo(x + wide / 2, y + high if near else y)
    path.closeSubpath()
    painter.setPen(QPen(QColor("white"), 0.8 * scale))
    painter.setBrush(QColor("#2f74d0") if near else QColor("#c0392f"))
    painter.drawPath(path)
