"""What a person can do at a table. Drag, click, double click, keyboard, menu and lists all end here."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, QPointF

from tabletop.core.move import NONE, Move
from tabletop.ui.table.gestures.ground import Ground
from tabletop.ui.table.gestures.menus import Menus
from tabletop.ui.table.gestures.told import Told
from tabletop.ui.table.model.choice import Target, asked_about, movers, moves_at, moves_of, same_act, single
from tabletop.ui.table.model.denial import denial
from tabletop.ui.table.model.table import TableModel
from tabletop.ui.table.model.words import Words


class Acts:
    """The hands of one seat."""

    def __init__(
        self, model: TableModel, ground: Ground, words: Words, menus: Menus, told: Told
    ) -> None:
        self.model, self.ground, self.words, self.menus, self.told = model, ground, words, menus, told
        menus.choose = self.choose

    def choose(self, move: Move) -> None:
        """This move it is."""
        self.ground.hush()
        self.model.chosen = NONE
        self.model.open(NONE)
        self.told.move_chosen.emit(move)

    def attempt(self, id: int, target: Target, at: QPointF) -> None:
        """Do with a card what pointing at `target` means: play, ask which, or say why not."""
        if self.model.view is None:
            return
        moves = self.model.intents.aimed(self.model.view, id, target)
        if (move := single(moves)) is not None:
            self.choose(move)
        elif moves:
            self.menus.for_moves(moves, self.ground.on_screen(at))
        else:
            self.refuse(id, target, at)

    def act(self, id: int, at: QPointF) -> None:
        """The default action of a card: play the only move, aim if only the target is open, else ask. What harms is
        no default."""
        moves = self.model.intents.default(self.model.view, id)
        if (move := single(moves)) is not None:
            self.choose(move)
        elif not moves:
            self.refuse(id, Target(), at)
        elif same_act(moves):
            self.model.take(id)
        else:
            self.menus.for_moves(moves, self.ground.on_screen(at))

    def ask(self, id: int, at: QPoint) -> None:
        """The default action from a list (`at` is on the screen): what is open is asked by a menu, not by aiming."""
        moves = self.model.intents.default(self.model.view, id)
        if (move := single(moves)) is not None:
            self.choose(move)
        elif moves:
            self.menus.for_moves(moves, at)
        else:
            self.refuse(id, Target(), self._middle(id))

    def again(self, id: int, at: QPointF) -> None:
        """A card is chosen that is chosen already: everything that it can do is offered."""
        if moves := moves_of(self.model.view, id):
            self.menus.for_moves(moves, self.ground.on_screen(at))

    def go_to(self, zone: int, at: QPointF) -> bool:
        """A place that is an answer itself is chosen. Whether it is one."""
        moves = moves_at(self.model.view, zone)
        if (move := single(moves)) is not None:
            self.choose(move)
        elif moves:
            self.menus.for_moves(moves, self.ground.on_screen(at))
        return bool(moves)

    def look_into(self, zone: int) -> bool:
        """Open a pile or a crowded row, if there is anything to see or to do in it; whether there was."""
        view, there = self.model.view, self.model.arrangement
        if view is None or there is None or zone == NONE:
            return False
        ids = view.zones[zone]
        hidden = [id for id in ids if id not in there.poses]
        wanted = movers(view) | self.model.lit.cards
        seen = any(view.cards[id].face is not None for id in ids) and (hidden or there.crowded(zone))
        if not seen and not any(id in wanted for id in hidden):
            return False
        self.model.open(zone)
        return True

    def take_what_is_asked(self) -> None:
        """If the question is only where one card goes, its targets need not be asked for by a click."""
        if (id := asked_about(self.model.view)) != NONE:
            self.model.take(id)

    def refuse(self, id: int, target: Target, at: QPointF) -> None:
        """Say beside the pointer why this cannot be done."""
        view = self.model.view
        self.model.take(NONE)
        if view is None or id not in view.cards:
            return
        move, text, rule = denial(self.model.intents, self.words, view, id, target)
        self.ground.explain(id, text, rule, at)
        self.told.spoken.emit(f"{text} {rule}".strip())
        self.told.refused.emit(id, move)

    def back(self) -> bool:
        """Esc: one level back. Whether there was one."""
        if self.ground.hush():
            return True
        if self.model.chosen != NONE:
            self.model.take(NONE)
        elif self.model.opened != NONE:
            self.model.open(NONE)
        else:
            return False
        return True

    def _middle(self, id: int) -> QPointF:
        there = self.model.arrangement
        spot = there.spot_of(id) if there is not None else None
        return QPointF() if spot is None else self.ground.middle_of(id, spot)


InUse = Callable[[], Acts]
"""The hands in use now: those that obey the rules, or those that play by hand."""
