"""The pointer rests on a card: it lifts in a hand, and after a moment the panel may show it."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QTimer

from tabletop.core.layout import TALL, across
from tabletop.core.move import NONE

if TYPE_CHECKING:
    from tabletop.ui.table.scene import TableScene

DELAY = 150
"""Milliseconds before the panel changes."""

GROWN = 1.3
RISE = 90.0


class Hover:
    """Which card the pointer is on."""

    def __init__(self, scene: "TableScene") -> None:
        self.scene = scene
        self.card = NONE
        self._timer = QTimer(scene)
        self._timer.setSingleShot(True)
        self._timer.setInterval(DELAY)
        self._timer.timeout.connect(self._rested)

    def at(self, point: QPointF) -> None:
        """The pointer is here, no button down."""
        item = self.scene.pointer.card_at(point)
        self.on(item.id if item is not None else NONE)

    def on(self, id: int) -> None:
        """The pointer is on this card (NONE: on none)."""
        if id == self.card:
            return
        self._drop()
        self.card = id
        self._rise()
        self._timer.start()

    def clear(self) -> None:
        """The table has changed; nothing is hovered over."""
        self._drop()
        self.card = NONE
        self._timer.stop()

    def _rested(self) -> None:
        self.scene.card_hovered.emit(self.card)

    def _in_hand(self) -> bool:
        arrangement = self.scene.arrangement
        if arrangement is None or self.card not in arrangement.where or self.card not in arrangement.poses:
            return False
        spot = arrangement.spots[arrangement.where[self.card]]
        return spot.place.hand and not across(spot.side)

    def _rise(self) -> None:
        item = self.scene.items_by_id.get(self.card)
        if item is None or self.scene.arrangement is None or not self._in_hand():
            return
        rest = self.scene.arrangement.poses[self.card]
        higher = (GROWN - 1) * rest.width * TALL / 2
        item.go(
            rest._replace(y=rest.y - higher, width=rest.width * GROWN, turn=0.0), RISE * self.scene.stage.rate
        )
        item.lift(True)

    def _drop(self) -> None:
        item = self.scene.items_by_id.get(self.card)
        if item is None or self.scene.arrangement is None or not self._in_hand():
            return
        item.lift(False)
        item.go(self.scene.arrangement.poses[self.card], RISE * self.scene.stage.rate)
