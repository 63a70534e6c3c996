"""The pointer rests on a card: it lifts in a hand, and after a moment the panel may show it."""

from PySide6.QtCore import QTimer

from tabletop.core.move import NONE
from tabletop.ui.table.gestures.ground import Ground
from tabletop.ui.table.gestures.told import Told

DELAY = 150
"""Milliseconds before the panel changes."""


class Hover:
    """Which card the pointer is on."""

    def __init__(self, ground: Ground, told: Told) -> None:
        self.ground, self.told = ground, told
        self.card = NONE
        self._timer = QTimer(told)
        self._timer.setSingleShot(True)
        self._timer.setInterval(DELAY)
        self._timer.timeout.connect(self._rested)

    def on(self, id: int) -> None:
        """The pointer is on this card (NONE: on none)."""
        if id == self.card:
            return
        self.ground.raise_card(self.card, False)
        self.card = id
        self.ground.raise_card(self.card, True)
        self._timer.start()

    def clear(self) -> None:
        """The table has changed, or the pointer holds something: nothing is hovered over."""
        self.ground.raise_card(self.card, False)
        self.card = NONE
        self._timer.stop()

    def _rested(self) -> None:
        self.told.card_hovered.emit(self.card)
