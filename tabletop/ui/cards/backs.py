"""Card backs: one for each game and side, the same upright and upside down, so that they tell nothing."""

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF

from tabletop.ui.cards.styles import WIXOSS_COLOURS, GameStyle


def draw_back(painter: QPainter, area: QRectF, style: GameStyle, back: str) -> None:
    """The back called `back` (or the game's usual one) over `area`; the painter is clipped to the card."""
    ground, ink = style.backs.get(back, style.backs[""])
    fill = QLinearGradient(area.topLeft(), area.bottomRight())
    fill.setColorAt(0, QColor(ground).lighter(118))
    fill.setColorAt(0.5, QColor(ground))
    fill.setColorAt(1, QColor(ground).lighter(118))
    painter.fillRect(area, fill)
    unit = min(area.width(), area.height())
    painter.save()
    inner = area.adjusted(unit * 0.07, unit * 0.07, -unit * 0.07, -unit * 0.07)
    frame = QPainterPath()
    frame.addRoundedRect(inner, unit * 0.04, unit * 0.04)
    painter.setClipPath(frame, Qt.ClipOperation.IntersectClip)
    painter.translate(area.center())
    _MOTIFS[style.motif](painter, inner.width(), inner.height(), QColor(ink))
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(ink), max(1.0, unit * 0.018)))
    painter.drawPath(frame)


def _faint(colour: QColor, alpha: int) -> QColor:
    return QColor(colour.red(), colour.green(), colour.blue(), alpha)


def _twice(painter: QPainter, draw: Callable[[], None]) -> None:
    """The same thing upright and upside down."""
    for _ in range(2):
        draw()
        painter.rotate(180)


def _waves(painter: QPainter, wide: float, high: float, ink: QColor) -> None:
    radius = wide / 5

    def half() -> None:
        painter.save()
        painter.setClipRect(QRectF(-wide, 0, 2 * wide, high), Qt.ClipOperation.IntersectClip)
        for row in range(8):
            for column in range(-4, 5):
                middle = QPointF((column + row % 2 / 2) * 2 * radius, row * radius * 0.62 + radius * 0.7)
                for part, alpha in ((1.0, 70), (0.68, 110), (0.36, 150)):
                    painter.setPen(QPen(_faint(ink, alpha), wide * 0.012))
                    painter.drawArc(_circle(middle, radius * part), 0, 180 * 16)
        painter.restore()

    _twice(painter, half)
    _medallion(painter, wide * 0.2, ink)


def _circle(middle: QPointF, radius: float) -> QRectF:
    return QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)


def _medallion(painter: QPainter, radius: float, ink: QColor) -> None:
    painter.setPen(QPen(ink, radius * 0.1))
    painter.setBrush(_faint(ink.darker(320), 235))
    painter.drawEllipse(QPointF(0, 0), radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    for turn in range(5):
        angle = math.radians(turn * 72 - 90)
        painter.setBrush(_faint(ink, 230))
        painter.drawEllipse(QPointF(radius * 0.52 * math.cos(angle), radius * 0.52 * math.sin(angle)),
                            radius * 0.2, radius * 0.2)  # fmt: skip


def _wings(painter: QPainter, wide: float, high: float, ink: QColor) -> None:
    painter.setPen(QPen(_faint(ink, 40), wide * 0.01))
    for i in range(-9, 10):
        painter.drawLine(QPointF(i * wide / 9, -high), QPointF(i * wide / 9 + high * 0.4, high))

    def wing() -> None:
        painter.setPen(QPen(ink, wide * 0.014))
        painter.setBrush(_faint(ink, 60))
        points = [(0, -0.62), (0.1, -0.2), (0.42, 0.02), (0.42, 0.12), (0.1, 0.0), (0, -0.02)]
        for flip in (1, -1):
            painter.drawPolygon(QPolygonF([QPointF(flip * x * wide, y * wide) for x, y in points]))

    _twice(painter, wing)
    painter.setBrush(_faint(ink, 220))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawEllipse(QPointF(0, 0), wide * 0.05, wide * 0.05)


def _rings(painter: QPainter, wide: float, high: float, ink: QColor) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for i in range(1, 10):
        painter.setPen(QPen(_faint(ink, 150 - i * 13), wide * (0.02 if i % 3 == 0 else 0.008)))
        painter.drawEllipse(QPointF(0, 0), i * wide * 0.085, i * wide * 0.085)

    def blade() -> None:
        painter.setPen(QPen(_faint(ink, 60), wide * 0.09, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(0, -wide * 0.12), QPointF(0, -high * 0.42))
        painter.setPen(QPen(ink.lighter(135), wide * 0.028, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(0, -wide * 0.12), QPointF(0, -high * 0.42))

    _twice(painter, blade)
    painter.setPen(QPen(ink, wide * 0.02))
    painter.setBrush(_faint(ink.darker(300), 240))
    painter.drawEllipse(QPointF(0, 0), wide * 0.12, wide * 0.12)


def _facets(painter: QPainter, wide: float, high: float, ink: QColor) -> None:
    colours = [QColor(WIXOSS_COLOURS[name]) for name in ("white", "red", "blue", "green", "black")]

    def half() -> None:
        for i, colour in enumerate(colours):
            angle = math.radians(-90 + (i - 2) * 36)
            nxt = math.radians(-90 + (i - 1) * 36)
            tip = math.radians(-72 + (i - 2) * 36)
            painter.setPen(QPen(_faint(ink, 150), wide * 0.008))
            painter.setBrush(_faint(colour, 190))
            points = [(0, 0), (0.3 * math.cos(angle), 0.3 * math.sin(angle)),
                      (0.62 * math.cos(tip), 0.62 * math.sin(tip)),
                      (0.3 * math.cos(nxt), 0.3 * math.sin(nxt))]  # fmt: skip
            painter.drawPolygon(QPolygonF([QPointF(x * wide, y * wide) for x, y in points]))

    _twice(painter, half)
    painter.setPen(QPen(ink, wide * 0.016))
    painter.setBrush(QColor("white"))
    painter.drawEllipse(QPointF(0, 0), wide * 0.1, wide * 0.1)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QPointF(0, 0), wide * 0.7, wide * 0.7)


_MOTIFS = {"waves": _waves, "wings": _wings, "rings": _rings, "facets": _facets}
