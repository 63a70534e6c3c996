"""What is seen large for a moment and goes by itself: the arrow of an attack, a card that has turned up."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from tabletop.ui.table.stage.arrow import arrow
from tabletop.ui.table.stage.clock import Clock

ATTACK = QColor("#ff8a5c")
ARROW_LASTS = 1100.0
CARD_LASTS = 1600.0
"""Milliseconds; nobody waits for them."""

LARGE = frozenset({"crushed", "destiny"})
"""Why a card moves that is shown large on its way."""


class Passing(QGraphicsObject):
    """Comes quickly, stays, fades at the end; takes itself off the scene."""

    lasts = 0.0

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(65_000)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def run(self, clock: Clock) -> None:
        """Begin; the scene must hold it."""
        clock.tween(self, self.lasts, self._step, self._end)

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def _step(self, part: float) -> None:
        self.setOpacity(min(1.0, part / 0.08, (1 - part) / 0.3))

    def _end(self) -> None:
        if self.scene() is not None:
            self.scene().removeItem(self)


class AttackArrow(Passing):
    """From the attacker to what it attacks."""

    lasts = ARROW_LASTS

    def __init__(self, start: QPointF, end: QPointF, wide: float) -> None:
        super().__init__()
        self.path = arrow(start, end, wide)

    def boundingRect(self) -> QRectF:
        return self.path.boundingRect().adjusted(-4, -4, 4, 4)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        paint_arrow(painter, self.path)


class LargeCard(Passing):
    """A card that has turned up, face to the players; `picture` is asked again until it has been drawn."""

    lasts = CARD_LASTS

    def __init__(self, id: int, picture: Callable[[], QPixmap], at: QPointF) -> None:
        super().__init__()
        self.id = id
        self.picture = picture
        self.size = picture().deviceIndependentSize()
        self.setPos(at)

    def boundingRect(self) -> QRectF:
        wide, high = self.size.width(), self.size.height()
        return QRectF(-wide / 2, -high / 2, wide, high)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(self.boundingRect().topLeft(), self.picture())


def paint_arrow(painter: QPainter, path: QPainterPath) -> None:
    """An attack as it is drawn everywhere."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(0, 0, 0, 170), 2))
    painter.setBrush(ATTACK)
    painter.drawPath(path)
