"""One place of the table: its outline, its title while it is empty, how many cards lie there."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from tabletop.core.layout import FAN, PILE
from tabletop.ui.cards.text_box import draw_line
from tabletop.ui.fonts import font
from tabletop.ui.table.model.glow import Glow
from tabletop.ui.table.model.spot import WORDLESS, Spot
from tabletop.ui.table.stage.theme import Theme


class ZoneItem(QGraphicsObject):
    """Draws a `Spot`. `shine` lights it as a drop target or for the keyboard."""

    def __init__(self, spot: Spot, theme: Theme, title: str) -> None:
        super().__init__()
        self.spot = spot
        self.theme = theme
        self.title = title
        self.count = 0
        self.unit = 80.0
        self.glow = Glow.NONE
        self.focused = False
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(-100)

    def place(self, spot: Spot, count: int, unit: float, title: str) -> None:
        """Be where the spot is now, with so many cards in it."""
        self.prepareGeometryChange()
        self.spot, self.count, self.unit, self.title = spot, count, unit, title
        self.setPos(round(spot.x), round(spot.y))
        # The badge of a pile must be seen above its cards.
        self.setZValue(spot.index * 200 + 190 if spot.place.count else -100)
        self.update()

    def shine(self, glow: Glow, focused: bool = False) -> None:
        """Light it, or not."""
        if (glow, focused) != (self.glow, self.focused):
            self.glow, self.focused = glow, focused
            self.update()

    def box(self) -> QRectF:
        """The place around its own middle."""
        return QRectF(-self.spot.width / 2, -self.spot.height / 2, self.spot.width, self.spot.height)

    def boundingRect(self) -> QRectF:
        grow = self.unit * 0.34
        return self.box().adjusted(-grow, -grow, grow, grow)

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRect(self.box())
        return path

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        place = self.spot.place
        if place.framed and (self.count == 0 or place.spread not in (PILE, FAN)):
            self._paint_frame(painter)
        if self.glow is not Glow.NONE or self.focused:
            self._paint_light(painter)
        if self.title and self.unit >= WORDLESS and (self.count == 0 or place.titled):
            self._paint_title(painter)
        if place.count and self.count:
            self._paint_count(painter)

    def _paint_frame(self, painter: QPainter) -> None:
        painter.setPen(QPen(self.theme.colour(self.spot.tone or "field", 70), 1.2))
        painter.setBrush(self.theme.colour("field", 16))
        painter.drawRoundedRect(self.box().adjusted(-3, -3, 3, 3), self.unit * 0.07, self.unit * 0.07)

    def _paint_light(self, painter: QPainter) -> None:
        box = self.box().adjusted(-4, -4, 4, 4)
        if self.glow is not Glow.NONE:
            light = QColor(self.theme.source if self.glow in (Glow.SOURCE, Glow.DIM) else self.theme.target)
            fill = QColor(light)
            fill.setAlpha(38)
            painter.setBrush(fill)
            painter.setPen(QPen(light, 2.5))
            painter.drawRoundedRect(box, self.unit * 0.08, self.unit * 0.08)
            self._paint_corners(painter, box, light)
        if self.focused:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(self.theme.focus), 2.5, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(box, self.unit * 0.08, self.unit * 0.08)

    def _paint_corners(self, painter: QPainter, box: QRectF, light: QColor) -> None:
        """Brackets at the corners: a target is told by shape, too."""
        arm = self.unit * 0.16
        painter.setPen(QPen(light, 5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        for x, way_x in ((box.left(), 1), (box.right(), -1)):
            for y, way_y in ((box.top(), 1), (box.bottom(), -1)):
                painter.drawLine(round(x), round(y), round(x + way_x * arm), round(y))
                painter.drawLine(round(x), round(y), round(x), round(y + way_y * arm))

    def _paint_title(self, painter: QPainter) -> None:
        size = max(9.0, self.unit * 0.15)
        box = self.box()
        if self.count:
            box = QRectF(box.left(), box.top() - size * 1.5, max(box.width(), self.unit), size * 1.3)
        draw_line(painter, box.adjusted(3, 0, -3, 0), self.title, size, QColor(self.theme.quiet), bold=False,
                  centred=not self.count)  # fmt: skip

    def _paint_count(self, painter: QPainter) -> None:
        text = str(self.count)
        size = max(11.0 if self.unit >= WORDLESS else 7.0, self.unit * 0.2)
        painter.setFont(font(size, bold=True))
        wide = max(size * 1.5, painter.fontMetrics().horizontalAdvance(text) + size * 0.8)
        box = self.box()
        y = box.bottom() - size * 1.1 if self.spot.tone != "far" else box.top() - size * 0.4
        badge = QRectF(box.right() - wide * 0.75, y, wide, size * 1.5)
        painter.setPen(QPen(self.theme.colour(self.spot.tone or "strong"), 1.6))
        painter.setBrush(QColor(self.theme.panel))
        painter.drawRoundedRect(badge, size * 0.75, size * 0.75)
        painter.setPen(QColor(self.theme.ink))
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, text)
