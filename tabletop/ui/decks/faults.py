"""What is still wrong with the deck, each with its rule, while it is built."""

import re
from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QWidget

from tabletop.games import ruleset
from tabletop.library.texts import say
from tabletop.library.wording import refusal_text
from tabletop.ui.decks.document import DeckDocument

SHOWN = 12
MOST_LINES = 5
"""So many lines are seen at once; the others are scrolled to."""


class Faults(QScrollArea):
    """`linked("rule:…")`: a rule was clicked."""

    linked = Signal(str)

    def __init__(self, document: DeckDocument, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.document = document
        self.words = QLabel()
        self.words.setWordWrap(True)
        self.words.setTextFormat(Qt.TextFormat.RichText)
        self.words.setContentsMargins(12, 8, 12, 8)
        self.words.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.LinksAccessibleByMouse
        )
        self.words.linkActivated.connect(self.linked)
        self.setWidget(self.words)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAccessibleName(say("decks.faults"))
        self.sentences: list[str] = []
        document.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Judge the deck as it is now."""
        document, rules = self.document, ruleset(self.document.game)
        told = [refusal_text(refusal, rules) for refusal in document.faults()]
        unknown = document.unknown()
        if unknown:
            names = say("game.list_joint").join(document.name_of(id) for id in unknown[:4])
            told.insert(0, say("decks.unknown_kept", n=len(unknown), names=names))
        self.sentences = told
        self.setFixedHeight(min(max(1, len(told)), MOST_LINES) * (self.fontMetrics().height() + 3) + 18)
        beside = self._beside()
        if not told:
            self.words.setText(f"<b>✔ {escape(say('decks.legal'))}</b>{beside}")
            return
        dot = f'<span style="color:{self.palette().brightText().color().name()}">●</span>'
        lines = [f"{dot} {_linked(sentence)}" for sentence in told[:SHOWN]]
        if len(told) > SHOWN:
            lines.append(escape(say("decks.more_faults", n=len(told) - SHOWN)))
        self.words.setText("<br>".join(lines) + beside)

    def _beside(self) -> str:
        """What is kept with the deck and never played."""
        zones = [f"{zone} {len(ids)}" for zone, ids in self.document.deck.beside.items() if ids]
        told = escape(say("decks.beside", zones=say("game.list_joint").join(zones)))
        return f"&nbsp;&nbsp;&nbsp;{told}" if zones else ""


def _linked(sentence: str) -> str:
    """The sentence with its rule id as a link."""
    return re.sub(r"\b([A-Z]{2}-[0-9][0-9a-z.]*[0-9a-z])$", r'<a href="rule:\1">\1</a>', escape(sentence))
