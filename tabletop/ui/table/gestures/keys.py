"""The table by keyboard: Tab from place to place, arrows and Page Up and Down from card to card, Enter the default
action."""

import math

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from tabletop.core.move import NONE
from tabletop.ui.table.gestures.acts import InUse
from tabletop.ui.table.gestures.drag import Drag
from tabletop.ui.table.gestures.ground import Ground
from tabletop.ui.table.gestures.menus import Menus
from tabletop.ui.table.gestures.speech import Speech
from tabletop.ui.table.gestures.told import Told
from tabletop.ui.table.model.choice import Target, moves_of
from tabletop.ui.table.model.table import TableModel

_ARROWS = {
    Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1),
}  # fmt: skip
ELSEWHERE, ASIDE = 40, 2.5
"""Pixels that a card of another place counts as further away; and how much a way to the side counts."""


class Keys:
    """Moves the keyboard's place on the table: a spot, and a card in it if it has any."""

    def __init__(
        self, model: TableModel, ground: Ground, drag: Drag, menus: Menus, speech: Speech, told: Told, acts: InUse
    ) -> None:
        self.model, self.ground, self.drag, self.menus = model, ground, drag, menus
        self.speech, self.told, self.acts = speech, told, acts

    @property
    def card(self) -> int:
        """The card that the keyboard is on."""
        return self.model.card

    def press(self, event: QKeyEvent) -> bool:
        """Whether the key meant something here."""
        key = event.key()
        if key in _ARROWS:
            return self._to_card(*_ARROWS[Qt.Key(key)])
        if key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            return self._to_neighbour(1 if key == Qt.Key.Key_PageDown else -1)
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return event.isAutoRepeat() or self._act()
        if key == Qt.Key.Key_Menu or (
            key == Qt.Key.Key_F10 and event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        ):
            return self._menu()
        if event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier):
            return False
        return self._letter(key)

    def walk(self, forward: bool) -> bool:
        """Tab: to the next place. False after the last one, so that the table is no trap."""
        return self._to_next_spot(1 if forward else -1)

    def focus_card(self, id: int) -> None:
        """Put the keyboard on this card."""
        there = self.model.arrangement
        if there is not None and id in there.where:
            self.model.focus(there.where[id], id)

    def _letter(self, key: int) -> bool:
        if key == Qt.Key.Key_V:
            self.speech.spot()
        elif key == Qt.Key.Key_Q:
            self.speech.situation()
        elif key == Qt.Key.Key_Space and self.model.card != NONE:
            self.told.card_opened.emit(self.model.card)
        elif key == Qt.Key.Key_Escape:
            return self.drag.cancel() or self.acts().back()
        else:
            return False
        return True

    def _to_next_spot(self, way: int) -> bool:
        there = self.model.arrangement
        if there is None:
            return False
        lit = self._answers()
        stops = [s.index for s in there.spots if there.in_reading_order(s) or s.zone in lit]
        if not stops:
            return False
        spot = self.model.spot
        here = stops.index(spot) if spot in stops else -1 if way > 0 else 0
        if spot in stops and not 0 <= here + way < len(stops):
            self.model.focus(NONE, NONE)
            return False
        spot = stops[(here + way) % len(stops)]
        cards = there.in_reading_order(there.spots[spot])
        self._arrive(spot, NONE if there.spots[spot].zone in lit or not cards else cards[0])
        return True

    def _answers(self) -> frozenset[int]:
        """The zones that can be pointed at themselves: a place is stopped at before its cards there."""
        return self.model.lit.zones if self.model.aiming != NONE else self.model.at_zones

    def _to_neighbour(self, way: int) -> bool:
        """The next card of this place, in reading order: however they lie, each one is reached."""
        there, spot = self.model.arrangement, self.model.spot_here()
        cards = there.in_reading_order(spot) if there is not None and spot is not None else []
        if not cards or spot is None:
            return False
        if self.model.card not in cards:
            self._arrive(spot.index, cards[0 if way > 0 else -1])
            return True
        at = cards.index(self.model.card) + way
        if 0 <= at < len(cards):
            self._arrive(spot.index, cards[at])
        return 0 <= at < len(cards)

    def _to_card(self, way_x: int, way_y: int) -> bool:
        """The nearest card that way: first in this place, else on the whole table."""
        there, card = self.model.arrangement, self.model.card
        if there is None:
            return False
        if card not in there.poses:
            return self._to_neighbour(1) or self._to_next_spot(1)
        here = there.poses[card]
        best, least = NONE, math.inf
        for id, pose in there.poses.items():
            along = (pose.x - here.x) * way_x + (pose.y - here.y) * way_y
            across = abs((pose.x - here.x) * way_y) + abs((pose.y - here.y) * way_x)
            if id == card or along < 4:
                continue
            far = along + ASIDE * across + (0 if there.where.get(id) == self.model.spot else ELSEWHERE)
            if far < least:
                best, least = id, far
        if best != NONE:
            self._arrive(there.where.get(best, self.model.spot), best)
        return True

    def _arrive(self, spot: int, card: int) -> None:
        self.model.focus(spot, card)
        self.speech.here()
        self.told.card_hovered.emit(card)

    def _act(self) -> bool:
        spot = self.model.spot_here()
        if spot is None:
            return False
        card, chosen = self.model.card, self.model.chosen
        acts, at = self.acts(), self.ground.middle_of(card, spot)
        if chosen not in (NONE, card):
            if not self._opens(spot.zone, card):
                acts.attempt(chosen, Target(card, spot.zone), at)
        elif card == NONE or not moves_of(self.model.view, card):
            return acts.go_to(spot.zone, at) or acts.look_into(spot.zone) or self._refused(card, at)
        elif chosen == card:
            acts.again(card, at)
        else:
            acts.act(card, at)
        return True

    def _opens(self, zone: int, card: int) -> bool:
        """A pile in which the target lies unseen opens, unless what lies on it is a target itself."""
        view, there, lit = self.model.view, self.model.arrangement, self.model.lit
        if view is None or there is None or card in lit.cards or zone in lit.zones:
            return False
        hidden = any(id in lit.cards and id not in there.poses for id in view.zones[zone])
        return hidden and self.acts().look_into(zone)

    def _refused(self, card: int, at: QPointF) -> bool:
        if card != NONE:
            self.acts().act(card, at)
        return card != NONE

    def _menu(self) -> bool:
        spot, card = self.model.spot_here(), self.model.card
        if spot is None or card == NONE:
            return False
        self.menus.for_card(card, self.ground.on_screen(self.ground.middle_of(card, spot)))
        return True
