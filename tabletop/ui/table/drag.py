"""Dragging a card, with what is attached to it: targets light up, a drop plays, anything else springs home."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from tabletop.core.move import NONE
from tabletop.ui.table.card_item import CardItem
from tabletop.ui.table.choice import Target, bearer_of, moves_of, piece_of

if TYPE_CHECKING:
    from tabletop.ui.table.scene import TableScene

HOME = 160.0
"""Milliseconds for springing home."""


class Drag:
    """One drag at a time. `begin` at the press; it becomes a drag when the pointer has gone far enough."""

    def __init__(self, scene: "TableScene") -> None:
        self.scene = scene
        self.card = NONE
        self.active = False
        self._from = QPointF()
        self._held: list[tuple[CardItem, QPointF]] = []

    def press(self, id: int, at: QPointF) -> None:
        """The pointer is down on a card."""
        self.card, self.active, self._from = id, False, at

    def moved(self, at: QPointF, distance: float) -> None:
        """The pointer moves; from `distance` pixels on the card follows it."""
        if self.card == NONE:
            return
        if not self.active and (at - self._from).manhattanLength() >= distance:
            self._begin()
        if not self.active:
            return
        for item, offset in self._held:
            item.go(item.goal._replace(x=at.x() + offset.x(), y=at.y() + offset.y()), 0)
        self.scene.lights.point_at(self.target_at(at))

    def drop(self, at: QPointF) -> None:
        """The pointer is up: do what the place means."""
        card, was_active = self.card, self.active
        target = self.target_at(at) if was_active else Target()
        own_place = was_active and self._in_own_place(at)
        self._let_go()
        if was_active:
            before = self.scene.view
            if not own_place:
                self.scene.acts.attempt(card, target, at)
            if self.scene.view is before:
                self.scene.settle(HOME * self.scene.stage.rate)

    def cancel(self) -> None:
        """Esc: back where it was, nothing has happened."""
        was_active = self.active
        self._let_go()
        if was_active:
            self.scene.settle(HOME * self.scene.stage.rate)

    def forget(self) -> None:
        """The table has changed under the pointer."""
        self._let_go()

    def target_at(self, at: QPointF) -> Target:
        """What lies under the pointer beside the cards that are held."""
        return self.scene.pointer.target_at(at, {item.id for item, _ in self._held})

    def _begin(self) -> None:
        view = self.scene.view
        if view is None or self.card not in view.cards:
            self.card = NONE
            return
        if not any(m.card == self.card for m in moves_of(view, self.card)):
            self.card = bearer_of(view, self.card)
        self.active = True
        self.scene.hover.clear()
        for id in piece_of(view, self.card):
            if (item := self.scene.items_by_id.get(id)) is not None:
                self._held.append((item, QPointF(item.pose.x, item.pose.y) - self._from))
                item.lift(True)
        self.scene.lights.aim_with(self.card)

    def _in_own_place(self, at: QPointF) -> bool:
        """Dropped where it came from: a change of mind, no refusal. Only where that is no target of its moves."""
        scene = self.scene
        if scene.arrangement is None or scene.lights.takes(self.target_at(at)):
            return False
        spot = scene.arrangement.where.get(self.card)
        return spot is not None and scene.arrangement.spots[spot].contains(at.x(), at.y())

    def _let_go(self) -> None:
        for item, _ in self._held:
            item.lift(False)
        self._held = []
        self.card, self.active = NONE, False
        self.scene.lights.aim_with(NONE)
