"""The decks that commands take, and what of them needs a person."""

import sys

from tabletop.library.deck_text import Imported, open_deck
from tabletop.library.deck_text.report import line_text
from tabletop.library.texts import language


def deck_given(source: str, game: str = "") -> Imported:
    """The deck that an argument names; its open lines go to standard error. Raises Unusable."""
    imported = open_deck(source, game)
    tell_open(imported)
    return imported


def tell_open(imported: Imported) -> None:
    """A line on standard error for whatever needs a person."""
    for line in imported.open:
        print(line_text(line, language()), file=sys.stderr)
