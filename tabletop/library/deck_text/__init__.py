"""Decks as other programs and people write them: read tolerantly, matched strictly, told line by line; and written."""

from tabletop.library.deck_text.placeholders import PLACEHOLDER, is_placeholder, placeholder, written_name
from tabletop.library.deck_text.reading import read_bytes, read_file, read_text
from tabletop.library.deck_text.report import Imported, Line
from tabletop.library.deck_text.writing import FORMS, form_of, write

__all__ = [
    "FORMS", "PLACEHOLDER", "Imported", "Line", "form_of", "is_placeholder", "placeholder", "read_bytes", "read_file",
    "read_text", "write", "written_name",
]  # fmt: skip
