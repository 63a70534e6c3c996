"""The shape of an arrow between two cards."""

import math

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QPolygonF


def arrow(start: QPointF, end: QPointF, wide: float) -> QPainterPath:
    """An arrow between the middles of two cards, short of both."""
    way = end - start
    length = math.hypot(way.x(), way.y()) or 1.0
    along, across = way / length, QPointF(-way.y(), way.x()) / length
    start, end = start + along * wide * 0.25, end - along * wide * 0.3
    head = min(wide * 0.3, length / 3)
    neck = end - along * head
    line = QPainterPath(start)
    line.lineTo(neck)
    stroker = QPainterPathStroker()
    stroker.setWidth(max(4.0, wide * 0.07))
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    tip = QPainterPath()
    tip.addPolygon(QPolygonF([end, neck + across * head * 0.6, neck - across * head * 0.6, end]))
    return stroker.createStroke(line).united(tip)
