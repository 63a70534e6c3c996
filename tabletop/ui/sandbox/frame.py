"""The frame round the table that says that play is by hand."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsObject, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from tabletop.library.texts import say
from tabletop.ui.fonts import font

WIDE = 9.0
AMBER, DARK = QColor("#ffb02e"), QColor("#3a2600")


class HandFrame(QGraphicsObject):
    """Stripes along the edge of the board, with the words on a tab: told by shape and words, not by colour alone."""

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__()
        self.setZValue(80_000)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()
        scene.addItem(self)
        self._area: QRectF = scene.sceneRect()
        scene.sceneRectChanged.connect(self._fit)

    def _fit(self, area: QRectF) -> None:
        self.prepareGeometryChange()
        self._area = area

    def boundingRect(self) -> QRectF:
        return self._area

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = QPainterPath()
        edge.addRect(self._area)
        inner = QPainterPath()
        inner.addRoundedRect(self._area.adjusted(WIDE, WIDE, -WIDE, -WIDE), 10, 10)
        edge = edge.subtracted(inner)
        painter.fillPath(edge, AMBER)
        painter.fillPath(edge, QBrush(DARK, Qt.BrushStyle.BDiagPattern))
        painter.setPen(QPen(DARK, 1))
        painter.drawPath(inner)
        self._paint_tab(painter)

    def _paint_tab(self, painter: QPainter) -> None:
        painter.setFont(font(13, bold=True))
        words = say("sandbox.frame")
        wide = painter.fontMetrics().horizontalAdvance(words) + 28
        tab = QRectF(self._area.center().x() - wide / 2, self._area.top(), wide, 24)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(AMBER)
        painter.drawRoundedRect(tab.adjusted(0, -8, 0, 0), 8, 8)
        painter.setPen(DARK)
        painter.drawText(tab, Qt.AlignmentFlag.AlignCenter, words)
