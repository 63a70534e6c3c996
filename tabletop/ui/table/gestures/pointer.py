"""The mouse on a table: what its buttons mean."""

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtWidgets import QApplication

from tabletop.core.move import NONE
from tabletop.ui.table.gestures.acts import InUse
from tabletop.ui.table.gestures.aim import Aim
from tabletop.ui.table.gestures.drag import Drag
from tabletop.ui.table.gestures.ground import Ground
from tabletop.ui.table.gestures.hover import Hover
from tabletop.ui.table.gestures.menus import Menus
from tabletop.ui.table.gestures.slid import Slid
from tabletop.ui.table.gestures.told import Told
from tabletop.ui.table.model.choice import PICKING, Target, moves_of, single
from tabletop.ui.table.model.table import TableModel


class Pointer:
    """Presses, moves and releases over one table. `picking` are the verbs that a single click plays."""

    def __init__(
        self, model: TableModel, ground: Ground, aim: Aim, drag: Drag, hover: Hover, menus: Menus, slid: Slid,
        told: Told, acts: InUse,
    ) -> None:  # fmt: skip
        self.model, self.ground, self.aim = model, ground, aim
        self.drag, self.hover, self.menus, self.acts = drag, hover, menus, acts
        self.picking = PICKING
        self.slid, self.told = slid, told
        self._link = ""
        """The link of the refusal that the button went down on."""
        self._dead = False
        """What the button went down on was not meant."""

    def press(self, at: QPointF, button: Qt.MouseButton) -> None:
        """A button goes down: what moves is over at once."""
        if self.ground.busy and not self.drag.active:
            self.ground.finish()
        self._link = self.ground.link_at(at)
        self._dead = not self._link and self.slid.surprises(at)
        if self._link or self._dead:
            return
        self.ground.hush()
        if self.model.spot != NONE:
            self.model.focus(NONE, NONE)  # whoever takes the mouse has left the keyboard's place: Enter is the prompt's
        if button == Qt.MouseButton.LeftButton and (id := self.aim.card_at(at)) != NONE:
            self.drag.press(id, at)

    def move(self, at: QPointF, buttons: Qt.MouseButton) -> None:
        """Drag or hover."""
        self.slid.pointed(at)
        if buttons & Qt.MouseButton.LeftButton:
            self.drag.moved(at, QApplication.startDragDistance())
            if self.drag.active:
                self.hover.clear()
        elif not buttons:
            self.hover.on(self.aim.card_at(at))

    def release(self, at: QPointF, button: Qt.MouseButton) -> None:
        """A drop, or the end of a click."""
        if button != Qt.MouseButton.LeftButton:
            return
        if self._link:
            self._follow(at)
            return
        if self._dead:
            self._dead = False
            return
        pressed, dragged = self.drag.card, self.drag.active
        self.drag.drop(at)
        if not dragged:
            self.click(pressed, at)

    def double_click(self, at: QPointF, button: Qt.MouseButton) -> None:
        """The default action."""
        id = self.aim.card_at(at)
        if self.slid.surprises(at):
            self._dead = True
        elif button == Qt.MouseButton.LeftButton and id != NONE:
            self.acts().act(id, at)

    def menu(self, at: QPointF, on_screen: QPoint) -> None:
        """Of the card under the pointer, else of the table."""
        id = self.aim.card_at(at)
        if id != NONE:
            self.menus.for_card(id, on_screen)
        else:
            self.menus.for_table(on_screen)

    def click(self, id: int, at: QPointF) -> None:
        """A click on a card (NONE: beside all cards)."""
        acts, model = self.acts(), self.model
        chosen = self.ground.half_there_at(at)
        if chosen != NONE and model.chosen == NONE:  # whoever has a card in hand points at what lies below
            self.told.taken_back.emit(chosen)
            return
        target = self.aim.target_at(at)
        on_target = model.takes(target) or (id == NONE and model.lit.table)
        if model.chosen != NONE and id != model.chosen and on_target:
            acts.attempt(model.chosen, target, at)
            return
        moves = moves_of(model.view, id)
        move = single(moves)
        if move is not None and move.verb in self.picking:
            acts.choose(move)
        elif any(m.card != NONE for m in moves):
            model.take(NONE if id == model.chosen else id)
        elif model.chosen == NONE and acts.go_to(target.zone, at):
            return
        elif model.chosen != NONE and id != NONE:
            if not self._hides_a_target(target.zone) or not acts.look_into(target.zone):
                acts.refuse(model.chosen, target, at)
        else:
            model.take(NONE)
            self._click_pile(id, target)

    def _hides_a_target(self, zone: int) -> bool:
        """Whether what is wanted lies unseen in this pile."""
        view, there = self.model.view, self.model.arrangement
        if view is None or there is None or zone == NONE:
            return False
        return any(id in self.model.lit.cards and id not in there.poses for id in view.zones[zone])

    def _follow(self, at: QPointF) -> None:
        link, self._link = self._link, ""
        if self.ground.link_at(at) == link:
            self.ground.follow(link)

    def _click_pile(self, id: int, target: Target) -> None:
        """A pile opens when it is clicked; a click beside closes it."""
        view = self.model.view
        if view is None:
            return
        if self.model.opened != NONE:
            if id == NONE or view.cards[id].zone != self.model.opened:
                self.model.open(NONE)
            return
        self.acts().look_into(target.zone)
