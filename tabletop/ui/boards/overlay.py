"""What is painted over a whole table and follows it; it takes no clicks."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsObject

from tabletop.ui.table.scene import TableScene
from tabletop.ui.table.stage.card_item import CardItem


class Overlay(QGraphicsObject):
    """Reads the view alone, and is painted anew whenever that is shown."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__()
        self.table = scene
        # Until the scene has been given a rectangle it measures its items: it must not be asked from here.
        self._box = QRectF()
        self.setZValue(19_000)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        scene.addItem(self)
        scene.sceneRectChanged.connect(self._fit)
        scene.shown.connect(self.update)
        scene.clock.idle.connect(self.update)

    def boundingRect(self) -> QRectF:
        return self._box

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def facts(self) -> dict:
        """Those of the view that is shown."""
        return self.table.view.facts if self.table.view is not None else {}

    def _fit(self, box: QRectF) -> None:
        self.prepareGeometryChange()
        self._box = box


def middle(item: CardItem) -> QPointF:
    """Where a card is going to lie."""
    return QPointF(item.goal.x, item.goal.y)
