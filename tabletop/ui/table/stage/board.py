"""What is painted on the table itself: lines, circles, boxes and words of a layout; and the frame that lights up
when the table is a target."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from tabletop.core.layout import BoardLayout, Box, Decoration, Disc, Label, Line, seen_from_across
from tabletop.ui.cards.text_box import draw_line
from tabletop.ui.table.model.words import label
from tabletop.ui.table.stage.theme import Theme


def paint_board(painter: QPainter, layout: BoardLayout, unit: float, seat: int, theme: Theme) -> None:
    """All decorations, the middle of the board at the painter's origin."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for decoration in layout.decorations:
        sign = -1 if seen_from_across(seat) and decoration.turns else 1
        _paint(painter, decoration, sign * unit, unit, theme)


def _paint(painter: QPainter, decoration: Decoration, signed: float, unit: float, theme: Theme) -> None:
    strong = decoration.tone != "field"
    painter.setPen(QPen(theme.colour(decoration.tone, 150 if strong else 90), max(1.5, unit * 0.025)))
    painter.setBrush(theme.colour(decoration.tone, 20 if strong else 14))
    if isinstance(decoration, Line):
        painter.drawLine(QPointF(decoration.x1 * signed, decoration.y1 * signed),
                         QPointF(decoration.x2 * signed, decoration.y2 * signed))  # fmt: skip
        return
    middle = QPointF(decoration.x * signed, decoration.y * signed)
    if isinstance(decoration, Disc):
        painter.drawEllipse(middle, decoration.radius * unit, decoration.radius * unit)
    elif isinstance(decoration, Box):
        _paint_box(painter, decoration, middle, unit, theme)
    elif isinstance(decoration, Label):
        size = decoration.size * unit
        box = QRectF(middle.x() - unit * 3, middle.y() - size, unit * 6, size * 2)
        draw_line(painter, box, label(decoration.key), size, theme.colour(decoration.tone), centred=True)


def _paint_box(painter: QPainter, box: Box, middle: QPointF, unit: float, theme: Theme) -> None:
    wide, high = box.width * unit, box.height * unit
    area = QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)
    painter.drawRoundedRect(area, unit * 0.12, unit * 0.12)
    if box.label:
        size = unit * 0.14
        line = QRectF(area.left() + size * 0.7, area.top() + size * 0.3, area.width() - size, size * 1.4)
        draw_line(painter, line, label(box.label), size, theme.colour("text", 190), bold=False)


class TableFrame(QGraphicsObject):
    """A frame around the board, shown while "the table" is what a card may be dropped on."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.area = QRectF()
        self.setZValue(-90)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def fit(self, area: QRectF) -> None:
        """Around this rectangle."""
        self.prepareGeometryChange()
        self.area = area

    def boundingRect(self) -> QRectF:
        return self.area

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        light = QColor(self.theme.target)
        painter.setPen(QPen(light, 2, Qt.PenStyle.DashLine))
        light.setAlpha(6)
        painter.setBrush(light)
        painter.drawRoundedRect(self.area.adjusted(3, 3, -3, -3), 12, 12)
