"""The table by keyboard: Tab from place to place, arrows from card to card, Enter the default action."""

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent

from tabletop.core.move import NONE
from tabletop.library.texts import say
from tabletop.ui.table.choice import Target
from tabletop.ui.table.describe import card_line, card_lines, spot_line, spot_names
from tabletop.ui.table.spot import Spot

if TYPE_CHECKING:
    from tabletop.ui.table.scene import TableScene

_ARROWS = {
    Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1),
}  # fmt: skip


class Keys:
    """The keyboard's place on the table: a spot, and a card in it if it has any."""

    def __init__(self, scene: "TableScene") -> None:
        self.scene = scene
        self.spot = NONE
        self.card = NONE
        self.said = ""
        """What was spoken last."""

    def press(self, event: QKeyEvent) -> bool:
        """Whether the key meant something here."""
        key = event.key()
        if key in _ARROWS:
            return self._to_card(*_ARROWS[Qt.Key(key)])
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return self._act()
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

    def _letter(self, key: int) -> bool:
        if key == Qt.Key.Key_V:
            self.say_spot()
        elif key == Qt.Key.Key_Q:
            self.say_situation()
        elif key == Qt.Key.Key_Space and self.card != NONE:
            self.scene.card_opened.emit(self.card)
        elif key == Qt.Key.Key_Escape:
            return self.scene.acts.back()
        else:
            return False
        return True

    def moved(self) -> None:
        """The table has changed: stay on the card if it is still there, else on its place."""
        arrangement = self.scene.arrangement
        if arrangement is None or self.spot == NONE:
            return
        if self.card in arrangement.where and self.card in arrangement.poses:
            self.spot = arrangement.where[self.card]
            return
        ids = self._ids(arrangement.spots[self.spot])
        self.card = ids[0] if ids else NONE

    def focus_card(self, id: int) -> None:
        """Put the keyboard on this card."""
        if self.scene.arrangement is not None and id in self.scene.arrangement.where:
            self.spot, self.card = self.scene.arrangement.where[id], id
            self.scene.lights.shine()

    def say_spot(self) -> None:
        """Speak the place and everything in it."""
        spot = self._here()
        view = self.scene.view
        if spot is None or view is None:
            return
        game = self.scene.rules.key
        lines = [spot_line(self._name(spot), len(self._all(spot)))]
        lines += [line for _, line in card_lines(game, view, self._all(spot))]
        self.say("\n".join(lines))

    def say_situation(self) -> None:
        """Speak whose turn it is and how many cards lie where."""
        view, arrangement = self.scene.view, self.scene.arrangement
        if view is None or arrangement is None:
            return
        mine = view.player == view.seat
        lines = [say("table.your_turn" if mine else "table.their_turn", turn=view.turn)]
        lines += [spot_line(self._name(s), len(self._all(s))) for s in arrangement.spots if self._all(s)]
        self.say("\n".join(lines))

    def say(self, text: str) -> None:
        """Let a screen reader speak."""
        self.said = text
        for view in self.scene.views():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(view, text))

    def _name(self, spot: Spot) -> str:
        arrangement = self.scene.arrangement
        return spot_names(self.scene.rules.key, arrangement.spots if arrangement is not None else [spot])[spot.index]

    def _all(self, spot: Spot) -> list[int]:
        where = self.scene.arrangement.where if self.scene.arrangement is not None else {}
        return [id for id, index in where.items() if index == spot.index]

    def _ids(self, spot: Spot) -> list[int]:
        """The cards of a place that have an item, in reading order."""
        poses = self.scene.arrangement.poses if self.scene.arrangement is not None else {}
        ids = [id for id in self._all(spot) if id in poses]
        return sorted(ids, key=lambda id: (round(poses[id].y / 8), poses[id].x))

    def _here(self) -> Spot | None:
        arrangement = self.scene.arrangement
        return arrangement.spots[self.spot] if arrangement is not None and self.spot != NONE else None

    def _to_next_spot(self, way: int) -> bool:
        arrangement = self.scene.arrangement
        if arrangement is None:
            return False
        lit = self.scene.lights.lit.zones
        stops = [s.index for s in arrangement.spots if self._ids(s) or s.zone in lit]
        if not stops:
            return False
        here = stops.index(self.spot) if self.spot in stops else -1 if way > 0 else 0
        if self.spot in stops and not 0 <= here + way < len(stops):
            self.spot = self.card = NONE
            self.scene.lights.shine()
            return False
        self.spot = stops[(here + way) % len(stops)]
        ids = self._ids(arrangement.spots[self.spot])
        self.card = ids[0] if ids else NONE
        self._arrived()
        return True

    def _to_card(self, way_x: int, way_y: int) -> bool:
        """The nearest card that way: first in this place, else on the whole table."""
        arrangement = self.scene.arrangement
        if arrangement is None:
            return False
        if self.card not in arrangement.poses:
            return self._to_next_spot(1)
        here = arrangement.poses[self.card]
        best, least = NONE, math.inf
        for id, pose in arrangement.poses.items():
            along = (pose.x - here.x) * way_x + (pose.y - here.y) * way_y
            across = abs((pose.x - here.x) * way_y) + abs((pose.y - here.y) * way_x)
            if id == self.card or along < 4:
                continue
            far = along + 2.5 * across + (0 if arrangement.where.get(id) == self.spot else 40)
            if far < least:
                best, least = id, far
        if best != NONE:
            self.card, self.spot = best, arrangement.where.get(best, self.spot)
            self._arrived()
        return True

    def _arrived(self) -> None:
        self.scene.lights.shine()
        view, spot = self.scene.view, self._here()
        if view is None or spot is None:
            return
        game = self.scene.rules.key
        self.say(card_line(game, view, self.card) if self.card != NONE else self._name(spot))
        self.scene.card_hovered.emit(self.card)

    def _act(self) -> bool:
        spot = self._here()
        if spot is None:
            return False
        acts, at = self.scene.acts, self.scene.middle_of(self.card, spot)
        if acts.chosen not in (NONE, self.card):
            acts.attempt(acts.chosen, Target(self.card, spot.zone), at)
            return True
        if self.card == NONE:
            return False
        acts.act(self.card, at)
        return True

    def _menu(self) -> bool:
        spot = self._here()
        if spot is None or self.card == NONE:
            return False
        self.scene.menus.for_card(self.card, self._global(spot))
        return True

    def _global(self, spot: Spot) -> QPoint:
        return self.scene.global_point(self.scene.middle_of(self.card, spot))
