"""The arrows of a free table, drawn over the cards that they join."""

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from tabletop.core.by_hand import ARROWS

COLOUR = QColor("#ffb02e")


class Arrows(QGraphicsObject):
    """Follows the table: call `follow()` when another view is shown."""

    def __init__(self, scene) -> None:
        super().__init__()
        self.table = scene
        self.setZValue(70_000)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        scene.addItem(self)
        scene.sceneRectChanged.connect(lambda _: self.prepareGeometryChange())

    def follow(self) -> None:
        """The table has changed."""
        self.update()

    def pairs(self) -> list[tuple[QPointF, QPointF, float]]:
        """(from, to, width of a card) of each arrow whose cards are both on the table."""
        view, items = self.table.view, self.table.items_by_id
        drawn = view.facts.get(ARROWS, ()) if view is not None else ()
        return [
            (QPointF(items[a].goal.x, items[a].goal.y), QPointF(items[b].goal.x, items[b].goal.y), items[b].goal.width)
            for a, b in drawn
            if a in items and b in items
        ]

    def boundingRect(self) -> QRectF:
        return self.table.sceneRect()

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for start, end, wide in self.pairs():
            path = arrow(start, end, wide)
            painter.setPen(QPen(QColor(0, 0, 0, 170), 2))
            painter.setBrush(COLOUR)
            painter.drawPath(path)


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
