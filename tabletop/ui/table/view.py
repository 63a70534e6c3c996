"""The window onto a table: size, zoom, keys, and the ground that everything lies on."""

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPixmap, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from tabletop.core.move import NONE
from tabletop.library.texts import say
from tabletop.ui.art import paint_table
from tabletop.ui.table.scene import TableScene
from tabletop.ui.table.stage.board import paint_board

ZOOMS = (1.0, 3.0)
"""From the whole board to three times as large."""


class TableView(QGraphicsView):
    """Shows a `TableScene` as large as there is room. Ctrl + wheel zooms at the pointer, the middle button pans."""

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.table = scene
        scene.setParent(self)
        self.zoom = 1.0
        self._ground: QPixmap | None = None
        self._ground_of: tuple[object, ...] = ()
        self._pan_from: QPoint | None = None
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.BoundingRectViewportUpdate)
        self.setOptimizationFlags(
            QGraphicsView.OptimizationFlag.DontSavePainterState
            | QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing
        )
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # Single letters must reach the table while a Japanese input method is on.
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, False)
        self.setMinimumSize(320, 240)
        self.setAccessibleName(say("table.board"))

    def set_zoom(self, zoom: float, at: QPointF | None = None) -> None:
        """Zoom, keeping the point of the viewport `at` where it is."""
        zoom = min(ZOOMS[1], max(ZOOMS[0], zoom))
        at = at or QPointF(self.viewport().rect().center())
        before = self.mapToScene(at.toPoint()) / self.table.unit
        self.zoom = zoom
        self.table.fit(QSizeF(self.viewport().size()), zoom)
        after = self.mapFromScene(before * self.table.unit)
        self._scroll(QPointF(after) - at)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.table.fit(QSizeF(self.viewport().size()), self.zoom)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        area = QRectF(rect)
        corner = self.mapToScene(0, 0)
        pixmap = self._board(corner)
        ratio = pixmap.devicePixelRatio()
        source = area.translated(-corner)
        painter.drawPixmap(area, pixmap, QRectF(source.topLeft() * ratio, source.size() * ratio))

    def _board(self, corner: QPointF) -> QPixmap:
        """Ground and decorations of what is visible, painted once for each size, scroll position and theme."""
        table = self.table
        seat = table.view.seat if table.view is not None else 0
        of = (self.viewport().size(), corner.x(), corner.y(), table.unit, seat, table.theme,
              table.pixmaps.language, self.devicePixelRatioF())  # fmt: skip
        if self._ground is None or of != self._ground_of:
            ratio = self.devicePixelRatioF()
            size = self.viewport().size() * ratio
            slate = paint_table("dark" if table.theme.dark else "light", size.width(), size.height())
            pixmap = QPixmap.fromImage(slate)
            pixmap.setDevicePixelRatio(ratio)
            with QPainter(pixmap) as painter:
                painter.translate(-corner)
                paint_board(painter, table.board, table.unit, seat, table.theme)
            self._ground, self._ground_of = pixmap, of
        return self._ground

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.table.hands.keys.press(event):
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        # Tab walks over the table first, and leaves it after the last place.
        if self.hasFocus() and self.table.hands.keys.walk(forward):
            return True
        return super().focusNextPrevChild(forward)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.set_zoom(self.zoom * 1.0015 ** event.angleDelta().y(), event.position())
            event.accept()
        else:
            self._scroll(-QPointF(event.angleDelta()) / 2)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.MiddleButton:
            self._pan_from = event.position().toPoint()
            item = self.table.card_at(self.mapToScene(event.position().toPoint()))
            if item is not None:
                self.table.card_opened.emit(item.id)
            return
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pan_from is not None:
            here = event.position().toPoint()
            self._scroll(QPointF(self._pan_from - here))
            self._pan_from = here
            return
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.MiddleButton:
            self._pan_from = None
            self.table.card_opened.emit(NONE)
            return
        super().mouseReleaseEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self.table.hands.hover.on(NONE)
        super().leaveEvent(event)

    def _scroll(self, by: QPointF) -> None:
        self.horizontalScrollBar().setValue(self.horizontalScrollBar().value() + round(by.x()))
        self.verticalScrollBar().setValue(self.verticalScrollBar().value() + round(by.y()))
        self.viewport().update()
