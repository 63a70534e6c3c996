"""Which cards are chosen for the question that is open, and which are proposed: ticks on them, at every table."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from tabletop.ui.boards.overlay import Overlay
from tabletop.ui.table.scene import TableScene
from tabletop.ui.table.stage.card_item import CardItem
from tabletop.ui.table.stage.layout import OPENED

GOLD = QColor("#ffd86b")
INK = QColor("#1a1c20")
TICK = ((-0.22, 0.0), (-0.05, 0.18), (0.24, -0.18))
"""The corners of a tick in a circle of width 1."""


class Ticks(Overlay):
    """Reads the question alone: its values `taken` and `proposed`."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self.setZValue(OPENED + 10_000)  # over a pile that is spread over the table, too

    def chosen(self) -> tuple[list[CardItem], list[CardItem]]:
        """(cards that are taken already, the others of the proposal)."""
        asked = self.table.view.decision if self.table.view is not None else None
        values = dict(asked.prompt.values) if asked is not None else {}
        items, taken = self.table.items_by_id, values.get("taken", ())
        proposed = [id for id in values.get("proposed", ()) if id not in taken]
        return [items[id] for id in taken if id in items], [items[id] for id in proposed if id in items]

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        taken, proposed = self.chosen()
        for item in taken:
            self._paint_tick(painter, item, GOLD, INK)
        for item in proposed:
            self._paint_tick(painter, item, QColor(self.table.theme.panel), GOLD)

    def _paint_tick(self, painter: QPainter, item: CardItem, ground: QColor, ink: QColor) -> None:
        """At the left edge of the card, which the next one of a row leaves free."""
        side = self.table.unit * 0.24
        box = QRectF(item.goal.x - item.goal.width * 0.5, item.goal.y - side / 2, side, side)
        painter.setPen(QPen(GOLD, max(1.5, side * 0.08)))
        painter.setBrush(ground)
        painter.drawEllipse(box)
        painter.setPen(QPen(ink, max(2.0, side * 0.13), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawPolyline([box.center() + QPointF(x, y) * side for x, y in TICK])
