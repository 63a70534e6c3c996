"""Drag, click and double click while play is by hand: a card goes wherever it is put."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF

from tabletop.core.card import SIDEWAYS
from tabletop.core.layout import PILE
from tabletop.core.move import NONE, Move
from tabletop.library.texts import say
from tabletop.library.wording import card_name
from tabletop.ui.sandbox.places import zone_title
from tabletop.ui.table.gestures.acts import Acts
from tabletop.ui.table.model.choice import Target

if TYPE_CHECKING:
    from tabletop.ui.sandbox.hand import HandPlay


class HandActs(Acts):
    """Stands in for the hands that obey the rules."""

    def __init__(self, hand: "HandPlay") -> None:
        rules = hand.scene.hands.by_the_rules
        super().__init__(rules.model, rules.ground, rules.words, rules.menus, rules.told)
        self.hand = hand

    def attempt(self, id: int, target: Target, at: QPointF) -> None:
        """Put the card there; on another card, ask whether it goes beside it or onto it."""
        if target.zone == NONE:
            return
        if (
            target.card not in (NONE, id)
            and self.hand.card(target.card) is not None
            and not self._pile(target.zone)
        ):
            self._ask_how(id, target, at)
        elif target.zone != self.hand.zone_of_card(id):
            self.hand.put(id, target.zone)

    def act(self, id: int, at: QPointF) -> None:
        """A double click turns a card."""
        self.hand.turn(id, SIDEWAYS)

    def ask(self, id: int, at: QPoint) -> None:
        """From a list: everything that can be done with it."""
        self.menus.for_card(id, at)

    def refuse(self, id: int, target: Target, at: QPointF) -> None:
        """Nothing is refused."""
        self.model.take(NONE)
        self.attempt(id, target, at)

    def take_what_is_asked(self) -> None:
        """The rules ask nothing meanwhile."""

    def _pile(self, zone: int) -> bool:
        there = self.model.arrangement
        return there is not None and any(spot.place.spread == PILE for spot in there.spots_of(zone))

    def _ask_how(self, id: int, target: Target, at: QPointF) -> None:
        view, rules = self.hand.page.view, self.hand.page.rules
        if view is None:
            return
        menu = self.menus.for_moves((), self.ground.on_screen(at))
        name = card_name(view, target.card)
        zone = zone_title(rules, target.zone)
        menu.addAction(say("sandbox.put_beside", zone=zone), lambda: self.hand.put(id, target.zone))
        if self.hand.card(id) is not None:
            attach = Move("free.attach", id, target.card)
            menu.addAction(say("sandbox.put_onto", card=name), lambda: self.hand.do(attach))
        menu.popup(self.ground.on_screen(at))
