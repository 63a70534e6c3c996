"""A deck to be chosen: its name, and what it is like in a sentence."""

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from tabletop.core.ruleset import Deck
from tabletop.games import GAMES
from tabletop.library.texts import say
from tabletop.ui.window.deck_box import DeckBox

HARDEST = 3


class DeckChoice(QWidget):
    """`box` is where the deck is chosen; below it what it does and how difficult it is. `changed` whenever another is
    chosen."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._decks: Sequence[Deck] = ()
        self.box, self.about = DeckBox(), QLabel()
        self.box.setMinimumContentsLength(18)
        self.box.currentIndexChanged.connect(self._tell)
        self.about.setWordWrap(True)
        self.about.setProperty("quiet", True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 6)
        column.setSpacing(2)
        column.addWidget(self.box)
        column.addWidget(self.about)

    def offer(self, decks: Sequence[Deck], index: int) -> None:
        """These decks, one of them chosen; nobody is told."""
        self._decks = decks
        self.box.offer(decks, index)
        self._say()

    def _tell(self) -> None:
        self._say()
        self.changed.emit()

    def _say(self) -> None:
        index = self.box.currentIndex()
        text = about(self._decks[index]) if 0 <= index < len(self._decks) else ""
        self.about.setText(f"<p style='line-height:132%'>{text}</p>" if text else "")
        self.about.setVisible(bool(text))


def about(deck: Deck) -> str:
    """What a deck does, how difficult it is, whether it is a good one to begin with; HTML."""
    parts = [escape(deck.notes)] if deck.notes else []
    level = deck.setup.get("difficulty")
    if isinstance(level, int) and 1 <= level <= HARDEST:
        dots = "●" * level + "○" * (HARDEST - level)
        parts.append(f"{say('window.difficulty')} {dots} {say(f'window.difficulty_{level}')}")
    if deck.id and deck.id == GAMES[deck.game].first_deck:
        parts.append(f"<b>★ {say('window.first_deck')}</b>")
    return "<br>".join(parts)
