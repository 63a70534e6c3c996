"""Dragging a card, with what is attached to it: targets light up, a drop plays, anything else springs home."""

from PySide6.QtCore import QPointF

from tabletop.core.move import NONE
from tabletop.ui.table.gestures.acts import InUse
from tabletop.ui.table.gestures.aim import Aim
from tabletop.ui.table.gestures.ground import Ground
from tabletop.ui.table.model.choice import Target, bearer_of, moves_of, piece_of
from tabletop.ui.table.model.table import TableModel


class Drag:
    """One drag at a time. `press` begins it; it becomes a drag when the pointer has gone far enough."""

    def __init__(self, model: TableModel, ground: Ground, aim: Aim, acts: InUse) -> None:
        self.model, self.ground, self.aim, self.acts = model, ground, aim, acts
        self.card = NONE
        self.active = False
        self._from = QPointF()

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
        self.ground.carry(at)
        self.model.point_at(self.aim.target_below(at))

    def drop(self, at: QPointF) -> None:
        """The pointer is up: do what the place means."""
        card, was_active = self.card, self.active
        target = self.aim.target_below(at) if was_active else Target()
        own_place = was_active and self.aim.over_own_place() and not self.model.takes(target)
        self.forget()
        if was_active:
            before = self.model.view
            if not own_place:  # dropped where it came from it is a change of mind
                self.acts().attempt(card, target, at)
            if self.model.view is before:
                self.ground.lay_home()

    def cancel(self) -> bool:
        """Esc: back where it was, nothing has happened. Whether there was a drag."""
        was_active = self.active
        self.forget()
        if was_active:
            self.ground.lay_home()
        return was_active

    def forget(self) -> None:
        """Nothing is held any more: it has been dropped, or the table has changed under the pointer."""
        self.ground.put_down()
        self.card, self.active = NONE, False
        if self.model.held != NONE:
            self.model.hold(NONE)

    def _begin(self) -> None:
        view = self.model.view
        if view is None or self.card not in view.cards:
            self.card = NONE
            return
        if not any(m.card == self.card for m in moves_of(view, self.card)):
            self.card = bearer_of(view, self.card)
        self.active = True
        self.ground.pick_up(piece_of(view, self.card), self._from)
        self.model.hold(self.card)
