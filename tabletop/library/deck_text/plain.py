"""Lists as text: ours, and those of Arena, Forge, XMage, EDOPro and Lackey, which differ in little."""

import contextlib
from collections.abc import Sequence
from typing import Any

from tabletop.library.deck_text.collecting import Asked, Collected
from tabletop.library.deck_text.entries import read_entry
from tabletop.library.deck_text.headings import KIND, SIDE, about, heading
from tabletop.library.deck_text.matching import matcher
from tabletop.library.deck_text.report import Imported
from tabletop.library.errors import Unusable
from tabletop.library.reader import json_data

_SIDE_MARK = ("SB:", "sb:", "SB：")


def read_plain(lines: Sequence[str], game: str, where: object, form: str = "text") -> Imported:
    """The deck of a text list. Raises Unusable past the limits."""
    collected = Collected(game, where)
    told: dict[str, str] = {}
    setup: dict[str, Any] = {}
    hint = ""
    for n, line in enumerate(lines, 1):
        if not line.strip():
            continue
        said = about(line)
        if said is not None and matcher(game).exact(line.strip()) is None:
            _remember(said, told, setup)
            collected.note(n, line, heading=False)
            continue
        found = heading(line, game)
        if found is not None:
            hint = hint if found.hint in (KIND, "") else found.hint
            collected.note(n, line, heading=found.hint != "")
            continue
        collected.add(_asked(n, line, hint, game))
    return collected.deck(told, setup, form)


def _asked(n: int, line: str, hint: str, game: str) -> Asked:
    mark = next((mark for mark in _SIDE_MARK if line.lstrip().startswith(mark)), "")
    entry = read_entry(line.lstrip().removeprefix(mark), matcher(game))
    return Asked(n, line, entry.copies, entry.name, entry.face, SIDE if mark else hint, entry.unsure)


def _remember(said: tuple[str, str], told: dict[str, str], setup: dict[str, Any]) -> None:
    what, value = said
    if what == "setup":
        with contextlib.suppress(Unusable):
            given = json_data(value, "setup")
            setup.update(given if isinstance(given, dict) else {})
    elif what == "notes" and "notes" in told:
        told["notes"] += f"\n{value}"
    else:
        told.setdefault(what, value)
