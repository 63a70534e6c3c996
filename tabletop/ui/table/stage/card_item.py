"""One card on the table. It obeys one call: `go(pose, ms)`."""

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from tabletop.core.layout import TALL
from tabletop.ui.cards import CardPixmaps, Look
from tabletop.ui.table.model.glow import Glow
from tabletop.ui.table.model.pose import Pose, between
from tabletop.ui.table.stage.clock import Clock, ease_out
from tabletop.ui.table.stage.halo import halo
from tabletop.ui.table.stage.theme import Theme

LIFT = 1.06
"""A lifted card is so much larger."""

IN_FLIGHT = 20_000.0
"""What moves lies above what rests."""

SHAKE = 260.0

GLOWS = {Glow.DIM: (72, 0.045), Glow.SOURCE: (200, 0.09), Glow.TARGET: (255, 0.12), Glow.CHOSEN: (255, 0.12)}
"""How strong the light is, and how far it reaches in card widths."""

REACH = 0.86
"""Half the side of the square that a card needs at any turn, lifted and with its halo, in card widths."""


class CardItem(QGraphicsObject):
    """Shows one `Look` at one `Pose`. It knows nothing of rules; `id` is the view's id of the card."""

    def __init__(self, id: int, pixmaps: CardPixmaps, clock: Clock, theme: Theme, pose: Pose) -> None:
        super().__init__()
        self.id = id
        self.pixmaps = pixmaps
        self.clock = clock
        self.theme = theme
        self.pose = pose
        self.goal = pose
        self.up_look = Look(None)
        self.down_look = Look(None)
        self.glow = Glow.NONE
        self.focused = False
        self.lifted = False
        self.nudge = QPointF()
        self._narrow = 1.0
        self._pixmap = QPixmap()
        self._drawn_turn = 0.0
        self._drawn_width = 1.0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(pose.z)
        self._put(pose)

    @property
    def look(self) -> Look:
        """What is shown now."""
        return self.up_look if self.pose.up else self.down_look

    def dress(self, up: Look, down: Look) -> None:
        """What the face and the back of this card look like from now on."""
        if (up, down) != (self.up_look, self.down_look):
            self.up_look, self.down_look = up, down
            self.refresh()

    def go(self, pose: Pose, ms: float) -> None:
        """Be at `pose` in `ms` milliseconds; a newer call replaces the older. 0: at once."""
        if pose == self.goal and (self.clock.moving(self) or pose == self.pose):
            return
        start = self.pose
        self.goal = pose
        if ms <= 0:
            self.clock.drop(self)
            self._arrive(pose)
            return
        flips = start.up != pose.up

        def step(part: float) -> None:
            self._narrow = max(0.02, abs(math.cos(part * math.pi))) if flips else 1.0
            self._put(between(start, pose, ease_out(part)) if not flips else between(start, pose, part))

        self.setZValue(IN_FLIGHT + pose.z)
        self.clock.tween(self, ms, step, lambda: self._arrive(pose))

    def swap_for(self, id: int) -> None:
        """From now on this item stands for another card (one that was unknown has become known)."""
        self.id = id

    def lift(self, lifted: bool) -> None:
        """Held by the pointer, or hovered over in a hand."""
        if lifted != self.lifted:
            self.lifted = lifted
            self.setZValue((IN_FLIGHT if lifted or self.clock.moving(self) else 0) + self.goal.z)
            self.update()

    def shine(self, glow: Glow, focused: bool = False) -> None:
        """Light it, or not."""
        if (glow, focused) != (self.glow, self.focused):
            self.glow, self.focused = glow, focused
            self.update()

    def shake(self, clock: Clock) -> None:
        """No: once to and fro."""

        def step(part: float) -> None:
            self.nudge = QPointF(math.sin(part * math.pi * 4) * (1 - part) * self.pose.width * 0.07, 0)
            self.setPos(round(self.pose.x + self.nudge.x()), round(self.pose.y))

        clock.tween(("shake", self), SHAKE, step)

    def refresh(self) -> None:
        """Take the pixmap for what is shown, where it is."""
        pose = self.pose
        self._drawn_turn = round(pose.turn)
        self._drawn_width = max(2.0, pose.width)
        ratio = self.scene().views()[0].devicePixelRatioF() if self.scene() and self.scene().views() else 1.0
        self._pixmap = self.pixmaps.pixmap(self.look, round(self._drawn_width), self._drawn_turn, ratio)
        self.update()

    def half(self) -> tuple[float, float]:
        """Half width and half height of the card as it lies, unturned."""
        wide, high = self.pose.width / 2, self.pose.width * TALL / 2
        return (high, wide) if self.look.landscape else (wide, high)

    def outline(self) -> QPainterPath:
        """The card's edge in scene coordinates."""
        return QTransform.fromTranslate(self.x(), self.y()).map(self.shape())

    def boundingRect(self) -> QRectF:
        side = REACH * self.pose.width * LIFT
        return QRectF(-side, -side, 2 * side, 2 * side)

    def shape(self) -> QPainterPath:
        wide, high = self.half()
        path = QPainterPath()
        path.addRoundedRect(QRectF(-wide, -high, 2 * wide, 2 * high), wide * 0.1, wide * 0.1)
        return QTransform().rotate(self.pose.turn).map(path)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        pose = self.pose
        if pose.fade < 1:
            painter.setOpacity(pose.fade)
        if self.glow is not Glow.NONE or self.focused or self.lifted:
            self._paint_halo(painter)
        ratio = self._pixmap.devicePixelRatio()
        wide, high = self._pixmap.width() / ratio, self._pixmap.height() / ratio
        scale = pose.width / self._drawn_width * (LIFT if self.lifted else 1.0)
        lean = pose.turn - self._drawn_turn
        if scale != 1.0 or self._narrow != 1.0 or abs(lean) > 0.5:
            painter.save()
            if self._narrow != 1.0:
                painter.rotate(pose.turn)
                painter.scale(self._narrow, 1.0)
                painter.rotate(-pose.turn)
            painter.rotate(lean)
            painter.scale(scale, scale)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, self.lifted)
            painter.drawPixmap(QPointF(-wide / 2, -high / 2), self._pixmap)
            painter.restore()
        else:
            painter.drawPixmap(QPointF(round(-wide / 2), round(-high / 2)), self._pixmap)
        if self.glow is Glow.TARGET:
            self._paint_mark(painter)

    def itemChange(self, change: QGraphicsItem.GraphicsItemChange, value: object) -> object:
        if change == QGraphicsItem.GraphicsItemChange.ItemSceneHasChanged and value is None:
            self.clock.drop(self)
        return super().itemChange(change, value)

    def _arrive(self, pose: Pose) -> None:
        self._narrow = 1.0
        self._put(pose)
        self.setZValue((IN_FLIGHT if self.lifted else 0) + pose.z)

    def _put(self, pose: Pose) -> None:
        old, self.pose = self.pose, pose
        if pose.width != old.width:
            self.prepareGeometryChange()
        resting = pose == self.goal
        self.setPos(round(pose.x + self.nudge.x()), round(pose.y + self.nudge.y()))
        if self._pixmap.isNull() or pose.up != old.up or (resting and self._stale()):
            self.refresh()
        elif (pose.turn, pose.fade) != (old.turn, old.fade) or self._narrow != 1.0:
            self.update()

    def _stale(self) -> bool:
        return self._drawn_turn != round(self.pose.turn) or self._drawn_width != self.pose.width

    def _paint_halo(self, painter: QPainter) -> None:
        wide, high = self.half()
        grow = LIFT if self.lifted else 1.0
        across = round(self.pose.turn) % 180 == 90
        size = (round(2 * wide * grow), round(2 * high * grow))
        colour = {Glow.TARGET: self.theme.target, Glow.CHOSEN: self.theme.target}.get(
            self.glow, self.theme.source
        )
        painter.save()
        # Pictures turned by a painter are slow: at right angles the halo is made for the turned card.
        if across or round(self.pose.turn) % 180 == 0:
            size, (wide, high) = (size[::-1], (high, wide)) if across else (size, (wide, high))
        else:
            painter.rotate(self.pose.turn)
        if self.lifted:
            self._paint_halo_of(painter, size, "#000000", 150, 0.14, 0.06)
        if self.glow is not Glow.NONE:
            alpha, reach = GLOWS[self.glow]
            self._paint_halo_of(painter, size, colour, alpha, reach, 0.0)
        if self.focused:
            painter.setPen(QPen(QColor(self.theme.focus), 3, Qt.PenStyle.DashLine))
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.drawRoundedRect(QRectF(-wide - 5, -high - 5, 2 * wide + 10, 2 * high + 10), 8, 8)
        painter.restore()

    def _paint_halo_of(
        self, painter: QPainter, size: tuple[int, int], colour: str, alpha: int, reach: float, lower: float
    ) -> None:
        edge = max(4, round(reach * self.pose.width))
        picture = halo(size[0], size[1], edge, colour, alpha)
        painter.drawPixmap(
            QPointF(-picture.width() / 2, -picture.height() / 2 + lower * self.pose.width), picture
        )

    def _paint_mark(self, painter: QPainter) -> None:
        """A small ring with a dot at the upper corner: a target is told by shape, too."""
        wide, high = self.half()
        at = QTransform().rotate(self.pose.turn).map(QPointF(wide * 0.86, -high * 0.9))
        radius = max(5.0, self.pose.width * 0.09)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor("#0c1a13"), radius * 0.9))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(at, radius, radius)
        painter.setPen(QPen(QColor(self.theme.target), radius * 0.5))
        painter.drawEllipse(at, radius, radius)
        painter.setBrush(QColor(self.theme.target))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawEllipse(at, radius * 0.35, radius * 0.35)
