"""The cards in the hand of the pointer: a dragged piece, a card of the hand that is hovered over."""

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QRegion

from tabletop.core.layout import TALL, across
from tabletop.ui.table.model.arrangement import Arrangement
from tabletop.ui.table.stage.card_item import CardItem

GROWN = 1.3
"""How much larger a card of the hand is while it is looked at."""


class Held:
    """What is carried now, and from where on each item it was taken."""

    def __init__(self) -> None:
        self._items: list[tuple[CardItem, QPointF]] = []

    @property
    def items(self) -> list[CardItem]:
        """The items that are carried."""
        return [item for item, _ in self._items]

    def pick_up(self, items: Iterable[CardItem], at: QPointF) -> None:
        """Take these, the pointer being at `at`."""
        self._items = [(item, QPointF(item.pose.x, item.pose.y) - at) for item in items]
        for item, _ in self._items:
            item.lift(True)

    def carry(self, at: QPointF) -> None:
        """The pointer is here now."""
        for item, offset in self._items:
            item.go(item.goal._replace(x=at.x() + offset.x(), y=at.y() + offset.y()), 0)

    def box(self) -> QRectF:
        """Where the dragged card itself lies; empty if nothing is carried."""
        return self._items[0][0].outline().boundingRect() if self._items else QRectF()

    def covers(self, below: Iterable[CardItem]) -> dict[int, float]:
        """By card, how much of the dragged one lies over what is seen of it; `below` from the uppermost on."""
        box, found = self.box().toAlignedRect(), dict[int, float]()
        left, area = QRegion(box), max(1, box.width() * box.height())
        for item in below:
            if item not in self.items:
                card = item.outline().boundingRect().toAlignedRect()
                seen: Iterable[QRect] = left.intersected(card)  # type: ignore[assignment]  # the stubs forget __iter__
                found[item.id] = sum(r.width() * r.height() for r in seen) / area
                left -= QRegion(card)
        return found

    def put_down(self) -> None:
        """Let everything go where it is."""
        for item, _ in self._items:
            item.lift(False)
        self._items = []


def rise(item: CardItem, arrangement: Arrangement | None, up: bool, ms: float) -> None:
    """A card of the own hand stands up to be read, or sinks back; others stay."""
    spot = arrangement.spot_of(item.id) if arrangement is not None else None
    if arrangement is None or spot is None or not spot.place.hand or across(spot.side):
        return
    rest = arrangement.poses.get(item.id)
    if rest is None:
        return
    item.lift(up)
    higher = (GROWN - 1) * rest.width * TALL / 2
    raised = rest._replace(y=rest.y - higher, width=rest.width * GROWN, turn=0.0)
    item.go(raised if up else rest, ms)
