"""Recognisable moments: a ring of light where something happened, and words that rise from what they are about."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from tabletop.ui.cards.shapes import shape
from tabletop.ui.cards.text_box import draw_line
from tabletop.ui.table.stage.clock import Clock

LASTS = 420.0
"""Milliseconds; nobody waits for it."""

SHORT = 3
"""Letters of what is read at a glance; longer words get a dark ground."""

LOOKS = {
    "attacked": ("burst", "#ff8a5c"),
    "destroyed": ("burst", "#ff5c4a"),
    "damaged": ("burst", "#ff5c4a"),
    "hit": ("burst", "#ff5c4a"),
    "crushed": ("shield", "#ffb15c"),
    "burst": ("medal", "#ffe27a"),
    "heaven": ("medal", "#ffe27a"),
    "shown": ("eye", "#9fd0ff"),
    "shuffled": ("card", "#9fd0ff"),
    "drawn": ("eye", "#c79bff"),
    "used": ("hex", "#8fe6c4"),
    "guarded": ("shield", "#8fc6ff"),
}
"""Shape and colour by event kind; kinds that are not listed have no moment of their own."""


class Moment(QGraphicsObject):
    """Grows out of `at` and fades; takes itself off the scene."""

    def __init__(self, at: QPointF, size: float, kind: str, text: str = "") -> None:
        super().__init__()
        self.size = size
        self.text = text
        self._outline, colour = LOOKS.get(kind, ("round", "#e6eef8"))
        self._colour = QColor(colour)
        self._part = 0.0
        self.setPos(at)
        self.setZValue(60_000)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def run(self, clock: Clock, ms: float = LASTS) -> None:
        """Begin; the scene must hold it."""
        clock.tween(self, ms, self._step, self._end)

    def boundingRect(self) -> QRectF:
        side = self.size * 1.1
        return QRectF(-side, -side * 1.4, 2 * side, 2.4 * side)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(1 - self._part**2)
        if self.text:
            rise = self.size * 0.8 * self._part
            box = QRectF(-self.size, -self.size * 0.5 - rise, 2 * self.size, self.size * 0.6)
            if len(self.text) > SHORT:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(0, 0, 0, 190))
                painter.drawRoundedRect(box, self.size * 0.3, self.size * 0.3)
            draw_line(painter, box, self.text, self.size * 0.5, self._colour, centred=True)
            return
        grow = self.size * (0.7 + 1.1 * self._part)
        painter.scale(grow, grow)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self._colour, 0.09 * (1.2 - self._part)))
        painter.drawPath(shape(self._outline))

    def _step(self, part: float) -> None:
        self._part = part
        self.update()

    def _end(self) -> None:
        if self.scene() is not None:
            self.scene().removeItem(self)
