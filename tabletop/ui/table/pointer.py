"""The mouse on a table: what lies under it, and what its buttons mean."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QApplication, QGraphicsSceneMouseEvent

from tabletop.core.move import NONE
from tabletop.ui.table.card_item import CardItem
from tabletop.ui.table.choice import PICKING, Target, moves_of, single

if TYPE_CHECKING:
    from tabletop.ui.table.scene import TableScene

FORGIVING = 0.15
"""So far beside a lit place, in card widths, a drop still counts."""


class Pointer:
    """Presses, moves and releases over one table. `picking` are the verbs that a single click plays."""

    def __init__(self, scene: "TableScene") -> None:
        self.scene = scene
        self.picking = PICKING
        self._link = ""
        """The link of the refusal that the button went down on."""

    def press(self, event: QGraphicsSceneMouseEvent) -> None:
        """A button goes down: what moves is over at once."""
        if self.scene.clock.busy and not self.scene.drag.active:
            self.scene.clock.finish()
        self._link = self.scene.note.link_at(event.scenePos())
        if self._link:
            return
        self.scene.note.dismiss()
        if event.button() == Qt.MouseButton.LeftButton:
            item = self.card_at(event.scenePos())
            if item is not None:
                self.scene.drag.press(item.id, event.scenePos())

    def move(self, event: QGraphicsSceneMouseEvent) -> None:
        """Drag or hover."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.scene.drag.moved(event.scenePos(), QApplication.startDragDistance())
        elif not event.buttons():
            self.scene.hover.at(event.scenePos())

    def release(self, event: QGraphicsSceneMouseEvent) -> None:
        """A drop, or the end of a click."""
        if event.button() != Qt.MouseButton.LeftButton:
            return
        if self._link:
            self._follow(event.scenePos())
            return
        pressed, dragged = self.scene.drag.card, self.scene.drag.active
        self.scene.drag.drop(event.scenePos())
        if not dragged:
            self.click(pressed, event.scenePos())

    def _follow(self, at: QPointF) -> None:
        link, self._link = self._link, ""
        if self.scene.note.link_at(at) == link:
            self.scene.note.dismiss()
            self.scene.note.linked.emit(link)

    def double_click(self, event: QGraphicsSceneMouseEvent) -> None:
        """The default action."""
        item = self.card_at(event.scenePos())
        if event.button() == Qt.MouseButton.LeftButton and item is not None:
            self.scene.acts.act(item.id, event.scenePos())

    def click(self, id: int, at: QPointF) -> None:
        """A click on a card (NONE: beside all cards)."""
        acts, lights = self.scene.acts, self.scene.lights
        target = self.target_at(at, set())
        on_target = lights.takes(target) or (id == NONE and lights.lit.table)
        if acts.chosen != NONE and id != acts.chosen and on_target:
            acts.attempt(acts.chosen, target, at)
            return
        moves = moves_of(self.scene.view, id)
        move = single(moves)
        if move is not None and move.verb in self.picking:
            acts.choose(move)
        elif any(m.card != NONE for m in moves):
            acts.take(NONE if id == acts.chosen else id)
        elif acts.chosen != NONE and id != NONE:
            acts.refuse(acts.chosen, target, at)
        else:
            acts.take(NONE)
            self._click_pile(id, target)

    def card_at(self, at: QPointF) -> CardItem | None:
        """The uppermost card under a point."""
        return next((item for item in self.scene.items(at) if isinstance(item, CardItem)), None)

    def target_at(self, at: QPointF, without: set[int]) -> Target:
        """What a drop there would mean: what is lit wins over what merely lies on top."""
        view, lit = self.scene.view, self.scene.lights.lit
        under = [i.id for i in self.scene.items(at) if isinstance(i, CardItem) and i.id not in without]
        under.sort(key=lambda id: id not in lit.cards)
        zone = self._zone_at(at)
        on_card = bool(under) and (under[0] in lit.cards or zone not in lit.zones)
        if on_card and view is not None and under[0] in view.cards:
            return Target(under[0], view.cards[under[0]].zone)
        return Target(NONE, zone)

    def _zone_at(self, at: QPointF) -> int:
        spots = self.scene.arrangement.spots if self.scene.arrangement is not None else []
        lit, margin = self.scene.lights.lit.zones, self.scene.arranger.unit * FORGIVING
        near = (spot.zone for spot in spots if spot.zone in lit and spot.contains(at.x(), at.y(), margin))
        under = (spot.zone for spot in spots if spot.contains(at.x(), at.y()))
        return next(near, next(under, NONE))

    def _click_pile(self, id: int, target: Target) -> None:
        """A pile or a crowded row opens when it is clicked, if there is anything to see; a click beside closes it."""
        scene = self.scene
        if scene.view is None or scene.arrangement is None:
            return
        if scene.opened != NONE:
            if id == NONE or scene.view.cards[id].zone != scene.opened:
                scene.acts.close_pile()
            return
        ids = scene.view.zones[target.zone] if target.zone != NONE else ()
        hidden = any(i not in scene.arrangement.poses for i in ids) or scene.arrangement.crowded(target.zone)
        if hidden and any(scene.view.cards[i].face is not None for i in ids):
            scene.acts.open_pile(target.zone)
