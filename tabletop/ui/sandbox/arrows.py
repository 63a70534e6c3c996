"""The arrows of a free table, drawn over the cards that they join."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from tabletop.core.by_hand import ARROWS
from tabletop.ui.table.scene import TableScene
from tabletop.ui.table.stage.arrow import arrow

COLOUR = QColor("#ffb02e")


class Arrows(QGraphicsObject):
    """Follows the table: call `follow()` when another view is shown."""

    def __init__(self, scene: TableScene) -> None:
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
            (
                QPointF(items[a].goal.x, items[a].goal.y),
                QPointF(items[b].goal.x, items[b].goal.y),
                items[b].goal.width,
            )
            for a, b in drawn
            if a in items and b in items
        ]

    def boundingRect(self) -> QRectF:
        area: QRectF = self.table.sceneRect()
        return area

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
