"""What the commands take and give: decks of any form, `-` for standard input and output, JSON."""

import json
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from tabletop.library.deck_text import Imported, open_deck
from tabletop.library.deck_text.report import line_text
from tabletop.library.reader.standard_input import STANDARD, standard_input
from tabletop.library.safe_write import safe_write
from tabletop.library.texts import language

if TYPE_CHECKING:
    from pydantic import BaseModel

__all__ = ["STANDARD", "as_file", "deck_given", "put", "put_bytes", "put_facts", "tell_open"]


def deck_given(source: str, game: str = "") -> Imported:
    """The deck that an argument names; its open lines go to standard error. Raises Unusable."""
    imported = open_deck(source, game)
    tell_open(imported)
    return imported


def tell_open(imported: Imported) -> None:
    """A line on standard error for whatever needs a person."""
    for line in imported.open:
        print(line_text(line, language()), file=sys.stderr)


def put(text: str, target: str) -> None:
    """Text into a file, or onto standard output. Raises Unusable."""
    if target == STANDARD:
        sys.stdout.write(text)
        sys.stdout.flush()
    else:
        safe_write(Path(target), text)


def put_bytes(data: bytes, target: str) -> None:
    """The same for what is no text."""
    if target == STANDARD:
        sys.stdout.buffer.write(data)
        sys.stdout.flush()
    else:
        safe_write(Path(target), data)


def put_facts(facts: "BaseModel") -> None:
    """One line of JSON as its schema says."""
    print(json.dumps(facts.model_dump(mode="json"), ensure_ascii=False))


@contextmanager
def as_file(source: str, suffix: str) -> Iterator[Path]:
    """The file that an argument names; standard input is laid into one for as long as it is needed."""
    if source != STANDARD:
        yield Path(source)
        return
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / f"standard-input{suffix}"
        path.write_bytes(standard_input())
        yield path
