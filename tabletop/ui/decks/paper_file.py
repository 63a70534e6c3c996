"""Printing without a window: for the command line."""

import os
from pathlib import Path

from tabletop.core.ruleset import Deck
from tabletop.library.sheet_plan import SheetForm


def print_to(path: Path, deck: Deck, form: SheetForm, words: str, what: str) -> int:
    """Write `cards`, `binder` or `list` of a deck as PDF; how many cards it has. Raises Unusable."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtGui import QGuiApplication

    from tabletop.ui.decks.sheets import DeckPaper, pdf

    app = QGuiApplication.instance() or QGuiApplication(["tabletop"])
    paper = DeckPaper(deck, form, words)
    paper.check(what)
    ways = {"cards": paper.print_cards, "binder": paper.print_binder, "list": paper.print_list}
    ways[what](pdf(path, deck.name))
    # Fonts and pictures belong to the application: it must live until the file is complete.
    del app
    return len(paper.cards)
