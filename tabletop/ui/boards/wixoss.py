"""What lasts on a WIXOSS table: linked cross partners, the attack under way, what a payment still owes."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from tabletop.core.move import NONE, to_zone
from tabletop.core.prompt import Prompt
from tabletop.ui.boards.overlay import Overlay, middle
from tabletop.ui.boards.ticks import GOLD
from tabletop.ui.cards.pips import draw_pip
from tabletop.ui.table.stage.arrow import arrow
from tabletop.ui.table.stage.card_item import CardItem
from tabletop.ui.table.stage.passing import paint_arrow

if TYPE_CHECKING:
    from tabletop.ui.window.game_page import GamePage

PAY = "wixoss.prompt.pay"
_COLOUR = "=wixoss.ener."


def at_table(window: QWidget, page: "GamePage") -> None:
    """Lay it over the table."""
    Bonds(page.scene)


class Bonds(Overlay):
    """Reads the view alone: facts `linked`, `attacker` and `attacks`, and the question of a payment."""

    def links(self) -> list[tuple[CardItem, CardItem]]:
        """The crossed SIGNI side by side."""
        items, told = self.table.items_by_id, self.facts().get("linked", ())
        return [(items[a], items[b]) for a, b in told if a in items and b in items]

    def attack(self) -> tuple[QPointF, QPointF, float] | None:
        """From the attacker to the zone it faces, and how wide the attacker is."""
        item = self.table.items_by_id.get(self.facts().get("attacker", NONE))
        zone = self.facts().get("attacks", NONE)
        end = self.table.point_of(to_zone(zone)) if zone != NONE else None
        return None if item is None or end is None else (middle(item), end, item.goal.width)

    def owed(self) -> list[str]:
        """The colours that the open payment still owes."""
        need = dict(prompt.values)["need"] if (prompt := self._payment()) is not None else ()
        return [str(colour).removeprefix(_COLOUR) for colour in need]

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for one, other in self.links():
            self._paint_link(painter, middle(one), middle(other))
        if (attack := self.attack()) is not None:
            paint_arrow(painter, arrow(*attack))
        self._paint_owed(painter)

    def _paint_link(self, painter: QPainter, one: QPointF, other: QPointF) -> None:
        """A chain between the two, over the gap: gold on dark, so that it is seen on every ground."""
        unit = self.table.unit
        way = other - one
        start, end = one + way * 0.3, one + way * 0.7
        for colour, width in ((QColor(0, 0, 0, 150), 0.13), (GOLD, 0.08)):
            painter.setPen(QPen(colour, unit * width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(start, end)
        painter.setPen(QPen(QColor(0, 0, 0, 170), 1.5))
        painter.setBrush(GOLD)
        for at in (start, end):
            painter.drawEllipse(at, unit * 0.1, unit * 0.1)

    def _paint_owed(self, painter: QPainter) -> None:
        """What is still owed, beside the title of the payer's ener zone."""
        view, arrangement, colours = self.table.view, self.table.arrangement, self.owed()
        if not colours or view is None or view.decision is None or arrangement is None:
            return
        spot = arrangement.spots_of(self.table.rules.zone("ener", view.decision.seat))[0]
        size = self.table.unit * 0.24
        y = spot.y - spot.height / 2 - size * 0.6
        x = spot.x - spot.width / 2 + self.table.unit * 1.1
        for place, colour in enumerate(colours):
            draw_pip(painter, QPointF(x + place * size * 1.15, y), size, colour)

    def _payment(self) -> Prompt | None:
        view = self.table.view
        asked = view.decision if view is not None else None
        return asked.prompt if asked is not None and asked.prompt.key == PAY else None
