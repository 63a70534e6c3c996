"""A card that has just slid under a resting pointer is not what a click there means."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QPointF, QTimer

from tabletop.core.move import NONE

CALM = 500
"""Milliseconds after which whoever still points there means what lies there now."""

STILL = 4.0
"""A pointer that moves by less rests."""


class Slid:
    """Remembers what lay under the pointer before the table changed."""

    def __init__(self, card_at: Callable[[QPointF], int], parent: QObject) -> None:
        self.card_at = card_at
        self._at = QPointF()
        self._before = NONE
        self._timer = QTimer(parent)
        self._timer.setSingleShot(True)

    def pointed(self, at: QPointF) -> None:
        """The pointer is here; if it has moved, a person sees what they point at."""
        if (at - self._at).manhattanLength() >= STILL:
            self._timer.stop()
        self._at = at

    def changes(self) -> None:
        """The table is about to change."""
        if not CALM:
            return
        if not self._timer.isActive():
            self._before = self.card_at(self._at)
        self._timer.start(CALM)

    def surprises(self, at: QPointF) -> bool:
        """Whether a click here would hit what has only just come to lie here."""
        self.pointed(at)
        return self._timer.isActive() and self.card_at(at) not in (NONE, self._before)
