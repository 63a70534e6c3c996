"""The easel under a person's hands: zoom, pan, magnifier, clicks that measure, keys and corners that align."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPen, QWheelEvent
from PySide6.QtWidgets import QWidget

from tabletop.stereo.alignment import Alignment
from tabletop.ui.stereo.desk import Desk
from tabletop.ui.stereo.easel import Easel
from tabletop.ui.stereo.making import Spot

MAGNIFIED = 3.0
_GRIP = 9
_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_SMALL_TURN = 0.1


class Hands(Easel):
    """``tool`` is "", plane or pivot (what a click means); ``aligning``: arrows move the right view.

    `clicked(spot, eye)` for the tool at hand.
    """

    clicked = Signal(object, str)

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(desk, parent=parent)
        self.tool = ""
        self.aligning = False
        self.corners: list[tuple[float, float]] | None = None
        self._before: Alignment | None = None
        self._held: int | None = None
        self._dragged: QPointF | None = None
        self._magnified = False
        self._under = QPointF()
        self.setMouseTracking(True)
        self._point()

    def take(self, tool: str) -> None:
        """Another meaning of a click ("" for none)."""
        self.tool = tool
        self._point()

    def _point(self) -> None:
        self.setCursor(Qt.CursorShape.CrossCursor if self.tool else Qt.CursorShape.ArrowCursor)

    # ---- corners of the right view

    def grip_corners(self, on: bool) -> None:
        """Show the right view's corners as handles over both views laid on one another."""
        sheet = self.desk.sheet
        if on and sheet is not None and self.desk.ready:
            wide, high = sheet.alignment.size
            self.corners = [(0.0, 0.0), (wide - 1.0, 0.0), (wide - 1.0, high - 1.0), (0.0, high - 1.0)]
            self._before = sheet.alignment
            self.desk.choose(picture_only=False)
            self.desk.show(mode="onion", zoom=1.0)
        else:
            self.corners = self._before = None
        self.update()

    def _alignment(self) -> Alignment:
        """Corners are places of the whole canvas, which a shift would crop."""
        alignment = super()._alignment()
        return alignment if self.corners is None else replace(alignment, shift=0.0)

    def _grips(self) -> list[QPointF]:
        if self.corners is None or self.desk.sheet is None or not self._images:
            return []
        place, (wide, high) = self.place(), self._before.size
        return [QPointF(place.x() + x / (wide - 1) * place.width(), place.y() + y / (high - 1) * place.height())
                for x, y in self.corners]  # fmt: skip

    def _drag_corner(self, at: QPointF) -> None:
        place, (wide, high) = self.place(), self._before.size
        x = (at.x() - place.x()) / place.width() * (wide - 1)
        y = (at.y() - place.y()) / place.height() * (high - 1)
        self.corners[self._held] = (x, y)
        self.desk.lie(self._before.pinned(self.corners))

    def paint_over(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        grips = self._grips()
        if grips:
            painter.setPen(QPen(QColor(255, 207, 112), 1.5))
            painter.drawPolygon(grips)
        for grip in grips:
            painter.setPen(QPen(QColor(20, 20, 20), 2))
            painter.setBrush(QColor(255, 207, 112))
            painter.drawEllipse(grip, _GRIP, _GRIP)

    # ---- mouse

    def wheelEvent(self, event: QWheelEvent) -> None:
        hit = self.spot(event.position())
        if hit is not None and self.corners is None:
            self.desk.magnify(1.2 ** (event.angleDelta().y() / 120), hit[0])

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus()
        if event.button() == Qt.MouseButton.MiddleButton or event.button() == Qt.MouseButton.LeftButton:
            self._held = next((number for number, grip in enumerate(self._grips())
                               if (grip - event.position()).manhattanLength() < 3 * _GRIP), None)  # fmt: skip
            self._dragged = event.position()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = event.position()
        self._under = at
        if self._held is not None:
            self._drag_corner(at)
        elif (
            self._dragged is not None and self.desk.look.zoom > 1 and self.made is not None and not self.tool
        ):
            step = self._dragged - at
            part = self.made.window[2] * self.devicePixelRatioF()
            self.desk.pan(step.x() * part / self.made.view[0], step.y() * part / self.made.view[1])
            self._dragged = at
        elif self._magnified and (hit := self.spot(at)) is not None:
            self._look_at(hit[0])

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        still = self._dragged is not None and (event.position() - self._dragged).manhattanLength() < 6
        hit = self.spot(event.position())
        if self.tool and still and self._held is None and hit is not None:
            self.clicked.emit(*hit)
        self._held = self._dragged = None

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """One to one pixel of the pictures, or back to the whole."""
        hit = self.spot(event.position())
        if hit is None or self.made is None or self.corners is not None or self.tool:
            return
        if self.desk.look.zoom > 1:
            self.desk.show(zoom=1.0)
        else:
            full = self.desk.sheet.alignment.size[0] / max(1, self.made.view[0])
            self.desk.magnify(max(2.0, full), hit[0])

    # ---- keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, fine = event.key(), bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if key == Qt.Key.Key_Z and not event.isAutoRepeat():
            self._magnify(True)
        elif key in _ARROWS:
            self._arrow(*_ARROWS[key], fine)
        elif key in (Qt.Key.Key_BracketLeft, Qt.Key.Key_BracketRight):
            self._turn(1 if key == Qt.Key.Key_BracketRight else -1, event.modifiers())
        elif key == Qt.Key.Key_Backspace:
            self.desk.reset()
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal, Qt.Key.Key_Minus):
            self.desk.magnify(1.25 if key != Qt.Key.Key_Minus else 0.8, self.desk.look.centre)
        elif key == Qt.Key.Key_Space:
            self.set_still(not self.still)
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Z and not event.isAutoRepeat():
            self._magnify(False)
        else:
            super().keyReleaseEvent(event)

    def focusOutEvent(self, event) -> None:
        self._magnify(False)
        super().focusOutEvent(event)

    def _turn(self, way: int, modifiers: Qt.KeyboardModifier) -> None:
        if modifiers & Qt.KeyboardModifier.ControlModifier:
            self.desk.nudge(degrees=_SMALL_TURN * way)
        else:
            self.desk.turn(way)

    def _arrow(self, x: int, y: int, fine: bool) -> None:
        """One percent of the width, or with Shift one pixel; without the tools of alignment it pans."""
        sheet = self.desk.sheet
        if sheet is None:
            return
        if self.aligning:
            step = 1.0 if fine else sheet.alignment.size[0] / 100
            self.desk.nudge(x * step, y * step)
        else:
            self.desk.pan(x * 0.1 / self.desk.look.zoom, y * 0.1 / self.desk.look.zoom)

    def _magnify(self, on: bool) -> None:
        if on == self._magnified or self.desk.sheet is None:
            return
        self._magnified = on
        if not on:
            self.desk.show(zoom=self._zoom_before, centre=self._centre_before)
            return
        self._zoom_before, self._centre_before = self.desk.look.zoom, self.desk.look.centre
        hit = self.spot(self._under)
        self.desk.magnify(MAGNIFIED, hit[0] if hit else self.desk.look.centre)

    def _look_at(self, spot: Spot) -> None:
        """The magnifier follows the pointer over the window it shows."""
        left, top, part_x, part_y = self.made.window
        x, y = (spot[0] - left) / part_x, (spot[1] - top) / part_y
        edge = 0.5 / self.desk.look.zoom
        self.desk.show(centre=(edge + x * (1 - 2 * edge), edge + y * (1 - 2 * edge)))
