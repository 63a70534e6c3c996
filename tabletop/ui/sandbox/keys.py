"""Single keys while play is by hand, for the card under the pointer or the keyboard."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from tabletop.core.card import FACE_DOWN, SECOND_SIDE, SIDEWAYS
from tabletop.core.move import NONE, Move

if TYPE_CHECKING:
    from tabletop.ui.sandbox.hand import HandPlay

K = Qt.Key
KEYS = {
    K.Key_T: "turn", K.Key_F: "flip", K.Key_O: "other_side", K.Key_A: "attach", K.Key_X: "detach",
    K.Key_Plus: "more", K.Key_Minus: "fewer", K.Key_D: "draw", K.Key_M: "mill", K.Key_S: "shuffle", K.Key_L: "look",
    K.Key_R: "reveal", K.Key_G: "give", K.Key_C: "make", K.Key_E: "numbers", K.Key_P: "phase",
    K.Key_W: "arrow", K.Key_Delete: "remove",
}  # fmt: skip
"""Key → what it does: `sandbox.do_<name>` is its name in menus."""


def key_of(name: str) -> str:
    """The key of an act as menus show it."""
    shown = {K.Key_Plus: "+", K.Key_Minus: "−", K.Key_Delete: "Del"}
    return next(
        (shown.get(key) or key.name.removeprefix("Key_") for key, act in KEYS.items() if act == name), ""
    )


class HandKeys:
    """Turns key presses into moves by hand."""

    def __init__(self, hand: "HandPlay") -> None:
        self.hand = hand

    @property
    def card(self) -> int:
        """The card under the pointer, else the one that the keyboard is on."""
        hovered = self.hand.scene.hands.hover.card
        return hovered if hovered != NONE else self.hand.scene.hands.keys.card

    def press(self, event: QKeyEvent) -> bool:
        """Whether the key meant something."""
        if event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier):
            return False
        if event.key() == K.Key_Escape and self.hand.aiming[0]:
            self.hand.take_aim(NONE)
            return True
        name = KEYS.get(Qt.Key(event.key()))
        if name is None:
            return False
        self.act(name, self.card)
        return True

    def act(self, name: str, id: int) -> None:
        """Do what a key, or an entry of a menu, stands for."""
        hand = self.hand
        acts: dict[str, Callable[[], object]] = {
            "turn": lambda: hand.turn(id, SIDEWAYS), "flip": lambda: hand.turn(id, FACE_DOWN),
            "other_side": lambda: hand.turn(id, SECOND_SIDE), "attach": lambda: hand.aim("attach", id),
            "detach": lambda: hand.do_with(id, Move("free.attach", id)),
            "more": lambda: hand.count(id, 1), "fewer": lambda: hand.count(id, -1),
            "draw": lambda: hand.deal(id, True), "mill": lambda: hand.deal(id, False),
            "shuffle": lambda: hand.shuffle(id), "look": lambda: hand.look(id),
            "reveal": lambda: hand.reveal(id), "give": lambda: hand.give(id), "make": hand.bar.make_card,
            "numbers": hand.bar.edit_numbers, "phase": hand.bar.set_phase,
            "arrow": lambda: hand.point_from(id),
            "remove": lambda: hand.do_with(id, Move("free.remove", id)),
        }  # fmt: skip
        acts[name]()
