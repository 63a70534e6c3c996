"""A number of the game that is no card: power points, credits, hits. It counts up and down."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from tabletop.core.layout import NumberPlace
from tabletop.ui.cards.shapes import shape
from tabletop.ui.cards.text_box import draw_line
from tabletop.ui.table.model.spot import WORDLESS
from tabletop.ui.table.stage.clock import Clock, ease_out
from tabletop.ui.table.stage.theme import Theme


class NumberItem(QGraphicsObject):
    """Shows `value`, and `of` after a stroke; `show_value` counts there."""

    def __init__(self, place: NumberPlace, clock: Clock, theme: Theme) -> None:
        super().__init__()
        self.place = place
        self.clock = clock
        self.theme = theme
        self.title = ""
        self.unit = 80.0
        self.value: int | str | None = None
        self.of: int | str | None = None
        self._now: float | None = None
        self._pulse = 0.0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(-50)

    def put(self, x: float, y: float, unit: float, title: str) -> None:
        """Be at (x, y) of the scene."""
        self.prepareGeometryChange()
        self.unit, self.title = unit, title
        self.setPos(round(x), round(y))

    def show_value(self, value: int | str | None, of: int | str | None, ms: float) -> None:
        """Count from what is shown to `value` in `ms` milliseconds."""
        old, self.value, self.of = self.value, value, of
        if not isinstance(value, int) or not isinstance(old, int) or value == old:
            self._now = float(value) if isinstance(value, int) else None
            self.update()
            return

        def step(part: float) -> None:
            self._now = old + (value - old) * ease_out(part)
            self._pulse = 1 - part
            self.update()

        self.clock.tween(self, ms, step)

    def text(self) -> str:
        """What is written."""
        if self.value is None:
            return "?"
        shown = str(round(self._now)) if self._now is not None else str(self.value)
        return f"{shown} / {self.of}" if self.of is not None else shown

    def boundingRect(self) -> QRectF:
        side = self.unit * self.place.scale
        return QRectF(-side * 1.1, -side * 0.5, side * 2.2, side)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size = self.unit * 0.42 * self.place.scale
        text = self.text()
        colour = self.theme.colour(self.place.tone)
        long = len(text) > 3
        painter.save()
        grow = 1 + 0.16 * self._pulse
        painter.scale(size * grow, size * grow)
        painter.setPen(QPen(colour, 0.09))
        painter.setBrush(QColor(self.theme.panel))
        if long:
            painter.drawRoundedRect(QRectF(-0.2 * len(text), -0.5, 0.4 * len(text), 1), 0.5, 0.5)
        else:
            painter.drawPath(shape(self.place.shape))
        painter.restore()
        wide = size * (0.38 * len(text) if long else 0.92)
        draw_line(
            painter,
            QRectF(-wide / 2, -size / 2, wide, size),
            text,
            size * 0.56,
            QColor(self.theme.ink),
            centred=True,
        )
        if self.title and self.unit >= WORDLESS:
            label = max(9.0, self.unit * 0.13)
            box = QRectF(-self.unit, size * 0.58, self.unit * 2, label * 1.3)
            draw_line(painter, box, self.title, label, QColor(self.theme.quiet), bold=False, centred=True)
