"""The box in which a deck is chosen."""

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QComboBox

from tabletop.core.ruleset import Deck


class DeckBox(QComboBox):
    """Names of decks, with their notes as tips."""

    def offer(self, decks: Sequence[Deck], index: int) -> None:
        """These decks, one of them chosen; nobody is told."""
        with QSignalBlocker(self):
            self.clear()
            for at, deck in enumerate(decks):
                self.addItem(deck.name)
                self.setItemData(at, deck.notes, Qt.ItemDataRole.ToolTipRole)
            self.setCurrentIndex(index)
