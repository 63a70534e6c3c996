"""What a person can do at a table. Drag, click, double click, keyboard, menu and lists all end here."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF

from tabletop.core.move import NONE, Move
from tabletop.library.texts import say
from tabletop.ui.table.choice import Target, aimed, asked_about, moves_of, same_act, single

if TYPE_CHECKING:
    from tabletop.ui.table.scene import TableScene

OPENS = 180.0
"""Milliseconds for spreading a pile and putting it together."""


class Acts:
    """The hands of one seat. `chosen` is the card that waits for a target."""

    def __init__(self, scene: "TableScene") -> None:
        self.scene = scene
        self.chosen = NONE

    def choose(self, move: Move) -> None:
        """This move it is."""
        self.scene.note.dismiss()
        self.chosen = NONE
        self.close_pile()
        self.scene.move_chosen.emit(move)

    def attempt(self, id: int, target: Target, at: QPointF) -> None:
        """Do with a card what pointing at `target` means: play, ask which, or say why not."""
        if self.scene.view is None:
            return
        moves = aimed(self.scene.view, moves_of(self.scene.view, id), target)
        if (move := single(moves)) is not None:
            self.choose(move)
        elif moves:
            self.scene.menus.for_moves(moves, self.scene.global_point(at))
        else:
            self.refuse(id, target, at)

    def act(self, id: int, at: QPointF) -> None:
        """The default action of a card: play the only move, aim if only the target is open, else ask."""
        moves = moves_of(self.scene.view, id)
        if (move := single(moves)) is not None:
            self.choose(move)
        elif not moves:
            self.refuse(id, Target(), at)
        elif same_act(moves):
            self.take(id)
        else:
            self.scene.menus.for_moves(moves, self.scene.global_point(at))

    def ask(self, id: int, at: QPoint) -> None:
        """The default action from a list (`at` is on the screen): what is open is asked by a menu, not by aiming."""
        moves = moves_of(self.scene.view, id)
        if (move := single(moves)) is not None:
            self.choose(move)
        elif moves:
            self.scene.menus.for_moves(moves, at)
        else:
            item = self.scene.items_by_id.get(id)
            self.refuse(id, Target(), item.pos() if item is not None else QPointF())

    def take(self, id: int) -> None:
        """Choose a card as the source of what comes next; NONE lets it go."""
        self.chosen = id
        self.scene.lights.aim_with(id)

    def take_what_is_asked(self) -> None:
        """If the question is only where one card goes, its targets need not be asked for by a click."""
        if (id := asked_about(self.scene.view)) != NONE:
            self.take(id)

    def refuse(self, id: int, target: Target, at: QPointF) -> None:
        """Say beside the pointer why this cannot be done."""
        scene = self.scene
        self.take(NONE)
        if scene.view is None or id not in scene.view.cards:
            return
        found = scene.habits.refusal(scene.view, scene.words.why_not, scene.rules.turn_rule, id, target)
        move, text, rule = Move("", id), say("table.no_reason"), ""
        if found is not None:
            move, text, rule = found[0], scene.words.refusal_text(found[1]), found[1].rule
        scene.note.say(text, rule, at, scene.visible())
        scene.keys.say(f"{text} {rule}".strip())
        if (item := scene.items_by_id.get(id)) is not None:
            item.shake(scene.ambient)
        scene.refused.emit(id, move)

    def back(self) -> bool:
        """Esc: one level back. Whether there was one."""
        if self.scene.drag.active:
            self.scene.drag.cancel()
        elif self.scene.note.isVisible():
            self.scene.note.dismiss()
        elif self.chosen != NONE:
            self.take(NONE)
        elif self.scene.opened != NONE:
            self.close_pile()
        else:
            return False
        return True

    def open_pile(self, zone: int) -> None:
        """Spread a pile over the table, to look through it and to act from it."""
        self.scene.opened = zone
        self.scene.rearrange(OPENS * self.scene.stage.rate)
        self.scene.zone_opened.emit(zone)

    def close_pile(self) -> None:
        """Put the opened pile together again."""
        if self.scene.opened != NONE:
            self.scene.opened = NONE
            self.scene.rearrange(OPENS * self.scene.stage.rate)
            self.scene.zone_opened.emit(NONE)
