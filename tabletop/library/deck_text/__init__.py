"""Decks as other programs and people write them: read tolerantly, matched strictly, told line by line; and written."""

from tabletop.library.deck_text.opening import open_deck
from tabletop.library.deck_text.placeholders import PLACEHOLDER, is_placeholder, placeholder, written_name
from tabletop.library.deck_text.reading import read_bytes, read_file, read_text
from tabletop.library.deck_text.report import Imported, Line
from tabletop.library.deck_text.writing import FORMS, Written, form_of, forms_for, write, written

__all__ = [
    "FORMS", "PLACEHOLDER", "Imported", "Line", "Written", "form_of", "forms_for", "is_placeholder", "open_deck",
    "placeholder", "read_bytes", "read_file", "read_text", "write", "written", "written_name",
]  # fmt: skip
