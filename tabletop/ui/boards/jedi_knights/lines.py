"""A battle on the table itself: an arrow from the attacker to the defender, lines from supporters, the weapon's aim."""

from typing import Any

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from tabletop.ui.boards.overlay import Overlay, middle
from tabletop.ui.table.stage.arrow import arrow
from tabletop.ui.table.stage.passing import paint_arrow

SUPPORT, AIM = QColor("#8fc6ff"), QColor("#ffd86b")
Ends = tuple[QPointF, QPointF]


def at_table(window: QWidget, page: Any) -> None:
    """Lay them over the table."""
    BattleLines(page.scene)


class BattleLines(Overlay):
    """Who is in the battle, as long as it goes on."""

    def attack(self) -> tuple[QPointF, QPointF, float] | None:
        """From the attacker to the defender, and how wide the attacker is."""
        b, items = self.facts().get("battle"), self.table.items_by_id
        if b is None or b["attacker"] not in items or b["defender"] not in items:
            return None
        attacker = items[b["attacker"]]
        return middle(attacker), middle(items[b["defender"]]), attacker.goal.width

    def support(self) -> list[Ends]:
        """From each supporter to its principal."""
        b, items, view = self.facts().get("battle"), self.table.items_by_id, self.table.view
        if b is None or view is None:
            return []
        own = {view.cards[id].holder: id for id in (b["attacker"], b["defender"])}
        ends = [(id, own[seat]) for seat, ids in enumerate(b["supporters"]) for id in ids if seat in own]
        return [(self._foot(a), self._foot(z)) for a, z in ends if a in items and z in items]

    def aim(self) -> Ends | None:
        """From the weapon to what it aims at."""
        b, items = self.facts().get("battle"), self.table.items_by_id
        shot = b["shot"] if b is not None else None
        if shot is None or shot["weapon"] not in items or shot["target"] not in items:
            return None
        return middle(items[shot["weapon"]]), middle(items[shot["target"]])

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if (attack := self.attack()) is not None:
            painter.setOpacity(0.75)
            paint_arrow(painter, arrow(*attack))
            painter.setOpacity(1)
        unit = self.table.unit
        for start, end in self.support():
            below = (start + end) / 2 + QPointF(0, unit * (0.45 if start.y() > 0 else -0.45))
            self._paint_line(painter, start, end, below, SUPPORT)
        if (aim := self.aim()) is not None:
            self._paint_line(painter, *aim, (aim[0] + aim[1]) / 2, AIM)

    def _foot(self, id: int) -> QPointF:
        """The edge of a card that is turned to its owner: lines between neighbours cross no card."""
        item = self.table.items_by_id[id]
        deep = item.half()[0 if round(item.goal.turn) % 180 else 1]
        return middle(item) + QPointF(0, deep if item.goal.y > 0 else -deep)

    def _paint_line(self, painter: QPainter, start: QPointF, end: QPointF, by: QPointF, colour: QColor) -> None:
        """Light on dark, so that it is seen on every ground, with a ring at its end."""
        unit = self.table.unit
        path = QPainterPath(start)
        path.quadTo(by, end)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for ink, width in ((QColor(0, 0, 0, 150), 0.09), (colour, 0.045)):
            painter.setPen(QPen(ink, unit * width))
            painter.drawPath(path)
        painter.setBrush(colour)
        painter.drawEllipse(end, unit * 0.07, unit * 0.07)
