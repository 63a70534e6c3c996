"""A veil over the table while a pile is spread open above it."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from tabletop.ui.table.stage.layout import OPENED


class Veil(QGraphicsObject):
    """Darkens everything below the opened pile."""

    def __init__(self) -> None:
        super().__init__()
        self._area = QRectF()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(OPENED - 1)
        self.hide()

    def cover(self, area: QRectF, shown: bool) -> None:
        """Lie over `area`, or not at all."""
        self.prepareGeometryChange()
        self._area = area
        self.setVisible(shown)

    def boundingRect(self) -> QRectF:
        return self._area

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.fillRect(self._area, QColor(8, 11, 15, 170))
