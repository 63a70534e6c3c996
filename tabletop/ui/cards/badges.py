"""Drawing one value: a shape that tells which value it is, the number, and the mark of a change."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from tabletop.ui.cards.shapes import shape
from tabletop.ui.cards.styles import Badge
from tabletop.ui.fonts import font

UP, DOWN = QColor("#7bf0a0"), QColor("#ff9a8a")
"""A value that has risen, or sunk; an arrow says the same."""

ROOM_FOR_OLD = 30.0
"""Pixels of badge height from which the printed number is shown, struck, beside the new one."""


def written(value: int, badge: Badge, height: float) -> str:
    """The number as the badge shows it: 12000 becomes 12k where it is small."""
    if badge.thousands and value >= 1000 and value % 1000 == 0 and height < 16:
        return f"{value // 1000}k"
    return str(value)


def draw_badge(
    painter: QPainter, badge: Badge, value: int, middle: QPointF, height: float, now: int | None = None
) -> None:
    """One badge, `height` pixels high, around `middle`; with `now` as a value changed from the printed one."""
    painter.save()
    painter.translate(middle)
    changed = now is not None and now != value
    _draw_shape(
        painter, badge, height, (UP if now > value else DOWN) if changed and now is not None else None
    )
    shown = now if changed and now is not None else value
    _draw_number(painter, written(shown, badge, height), badge, height)
    if changed and now is not None:
        _draw_change(painter, value, now > value, badge, height)
    painter.restore()


def _draw_shape(painter: QPainter, badge: Badge, height: float, rim: QColor | None) -> None:
    painter.save()
    painter.scale(height, height)
    outline = shape(badge.shape)
    top, bottom = QColor(badge.colour).lighter(125), QColor(badge.colour).darker(115)
    fill = QLinearGradient(0, -0.5, 0, 0.5)
    fill.setColorAt(0, top)
    fill.setColorAt(1, bottom)
    painter.setPen(QPen(rim or QColor(255, 255, 255, 235), 0.13 if rim else 0.09))
    painter.setBrush(fill)
    painter.drawPath(outline)
    painter.setPen(QPen(QColor(0, 0, 0, 150), 0.03))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.scale(1.1, 1.1)
    painter.drawPath(outline)
    painter.restore()


def _draw_number(painter: QPainter, text: str, badge: Badge, height: float) -> None:
    room = height * (2.4 if badge.shape == "pill" else 0.86)
    size = height * (0.8 if badge.shape == "pill" else 0.66 if len(text) < 2 else 0.56)
    path = QPainterPath()
    path.addText(0, 0, font(64, bold=True), text)
    box = path.boundingRect()
    scale = min(size / 46, room / max(box.width(), 1))
    lower = 0.07 * height if badge.shape in ("drop", "chevron", "arrow") else 0.0
    painter.save()
    painter.translate(0, lower)
    painter.scale(scale, scale)
    painter.translate(-box.center().x(), -box.center().y())
    painter.setPen(
        QPen(
            QColor(0, 0, 0, 130), 6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
        )
    )
    painter.drawPath(path)
    painter.fillPath(path, QColor("white"))
    painter.restore()


def _draw_change(painter: QPainter, old: int, up: bool, badge: Badge, height: float) -> None:
    side = height * (1.35 if badge.shape == "pill" else 0.5)
    colour = UP if up else DOWN
    tip, foot = (-0.26, 0.06) if up else (0.06, -0.26)
    arrow = QPainterPath(QPointF(side - 0.2 * height, foot * height - 0.3 * height))
    arrow.lineTo(side, tip * height - 0.3 * height)
    arrow.lineTo(side + 0.2 * height, foot * height - 0.3 * height)
    arrow.closeSubpath()
    painter.setPen(QPen(QColor(10, 12, 16), max(1.0, height * 0.05)))
    painter.setBrush(colour)
    painter.drawPath(arrow)
    if height >= ROOM_FOR_OLD:
        _draw_struck(painter, str(old), badge, height)


def _draw_struck(painter: QPainter, text: str, badge: Badge, height: float) -> None:
    painter.setFont(font(height * 0.32, bold=True))
    box = QRectF(-height, height * (0.52 if badge.at[1] < 0.5 else -0.92), 2 * height, height * 0.36)
    wide = painter.fontMetrics().horizontalAdvance(text)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(10, 12, 16, 215))
    painter.drawRoundedRect(QRectF(-wide / 2 - 3, box.y(), wide + 6, box.height()), 3, 3)
    painter.setPen(QColor("white"))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
    painter.setPen(QPen(DOWN, max(1.0, height * 0.05)))
    y = box.center().y()
    painter.drawLine(QPointF(-wide / 2 - 1, y), QPointF(wide / 2 + 1, y))
