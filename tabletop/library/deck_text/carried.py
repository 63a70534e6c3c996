"""What belongs to a deck beside its cards, in forms that have only notes, or only one line, for it."""

import contextlib
import json
import re
from typing import Any

from tabletop.core.ruleset import Deck
from tabletop.library.errors import Unusable
from tabletop.library.reader import json_data

_NAME, _AUTHOR, _SETUP = "name: ", "author: ", "setup: "


def notes_of(deck: Deck, named: bool = False) -> str:
    """The notes, with author and setup, and the name if the form has no other room for it, as their last lines."""
    lines = [f"{_NAME}{deck.name}"] if named and deck.name else []
    lines += [f"{_AUTHOR}{deck.author}"] if deck.author else []
    lines += [f"{_SETUP}{json.dumps(dict(deck.setup), ensure_ascii=False)}"] if deck.setup else []
    return "\n".join(([deck.notes] if deck.notes else []) + lines)


def from_notes(text: str, named: bool = False) -> tuple[dict[str, str], dict[str, Any]]:
    """(author and notes, setup) that such notes say."""
    lines = text.strip().split("\n")
    told: dict[str, str] = {}
    setup: dict[str, Any] = {}
    if lines[-1].startswith(_SETUP):
        with contextlib.suppress(Unusable):
            given = json_data(lines[-1].removeprefix(_SETUP), "setup")
            if isinstance(given, dict):
                setup = given
                lines.pop()
    if lines and lines[-1].startswith(_AUTHOR):
        told["author"] = lines.pop().removeprefix(_AUTHOR).strip()
    if named and lines and lines[-1].startswith(_NAME):
        told["name"] = lines.pop().removeprefix(_NAME).strip()
    told["notes"] = "\n".join(lines).strip()
    return {what: said for what, said in told.items() if said}, setup


def in_one_line(text: str) -> str:
    """Line ends written as `\\n`."""
    return text.replace("\\", "\\\\").replace("\n", "\\n")


def as_lines(text: str) -> str:
    """The same back."""
    return re.sub(r"\\([\\n])", lambda match: "\n" if match[1] == "n" else "\\", text)
