"""Lists as text: ours, and those of Arena, MTGO, Forge, XMage, EDOPro and Lackey, which differ in little."""

import contextlib
import re
from collections.abc import Sequence
from typing import Any

from tabletop.core.card import Face
from tabletop.library.deck_form import deck_form
from tabletop.library.deck_text.carried import as_lines, from_notes
from tabletop.library.deck_text.collecting import Asked, Collected
from tabletop.library.deck_text.entries import Entry, read_entry
from tabletop.library.deck_text.headings import KIND, SIDE, Heading, about, heading, zone_in_brackets
from tabletop.library.deck_text.matching import matcher
from tabletop.library.deck_text.report import Imported
from tabletop.library.deck_text.two_zones import second_pile
from tabletop.library.errors import Unusable
from tabletop.library.reader import json_data

_SIDE_MARK = ("SB:", "sb:", "SB：")
_LAYOUT = re.compile(r"LAYOUT \w+:")
_CREATED = re.compile(r"#\s*created by\s*(.*\S)\s*$", re.IGNORECASE)
_OURS = "format-version"


def read_plain(lines: Sequence[str], game: str, where: object, form: str = "text") -> Imported:
    """The deck of a text list. Raises Unusable past the limits."""
    return _Lines(lines, game, where, form).read()


class _Lines:
    """One list while it is read. `zones`: it writes zones that the game has not in brackets; `exact`: a card stays
    under its heading."""

    def __init__(self, lines: Sequence[str], game: str, where: object, form: str) -> None:
        self.lines, self.game, self.form = lines, game, form
        self.collected = Collected(game, where)
        self.told: dict[str, str] = {}
        self.setup: dict[str, Any] = {}
        self.exact = any((said := about(line)) and said[0] == _OURS for line in lines)
        self.zones = self.exact or form == "dck"
        self.hint = self.zone = ""

    def read(self) -> Imported:
        for n, line in enumerate(self.lines, 1):
            if line.strip() and not self._remark(n, line):
                self.collected.add(self._asked(n, line))
        if self.form == "dck" and "notes" in self.told:
            told, setup = from_notes(self.told.pop("notes"))
            self.told, self.setup = {**self.told, **told}, {**self.setup, **setup}
        return self.collected.deck(self.told, self.setup, self.form)

    def _remark(self, n: int, line: str) -> bool:
        """Whether the line is no card."""
        if self.form == "dck" and _LAYOUT.match(line):
            self.collected.note(n, line, heading=False)
            return True
        if self.form == "ydk" and (created := _CREATED.match(line)):
            self.told.setdefault("author", created[1])
        said = about(line)
        if said is not None and matcher(self.game).exact(line.strip()) is None:
            self._remember(*said)
            self.collected.note(n, line, heading=False)
            return True
        found = self._heading(line)
        if found is None:
            return False
        if found.hint not in (KIND, "") or found.zone:
            self.hint, self.zone = found.hint, found.zone
        self.collected.note(n, line, heading=bool(found.hint or found.zone))
        return True

    def _heading(self, line: str) -> Heading | None:
        found = heading(line, self.game)
        if found is None and self.zones and (zone := zone_in_brackets(line)):
            return Heading(zone=zone) if matcher(self.game).exact(zone) is None else None
        return found

    def _asked(self, n: int, line: str) -> Asked:
        mark = next((mark for mark in _SIDE_MARK if line.lstrip().startswith(mark)), "")
        entry = self._entry(line.lstrip().removeprefix(mark).strip())
        hint, zone = self.hint, self.zone
        if mark:
            hint, zone = self._aside(entry.face)
        return Asked(n, line, entry.copies, entry.name, entry.face, hint, entry.unsure, zone, self.exact)

    def _entry(self, line: str) -> Entry:
        known = matcher(self.game)
        if self.form == "ydk":  # a line is a copy, and has no number
            face = known.exact(line)
            return Entry(1, line, face, () if face else known.near(line))
        return read_entry(line, known)

    def _aside(self, face: Face | None) -> tuple[str, str]:
        """Pile and zone of a line marked as side deck: XMage has two piles only, so that our second lies there."""
        form = deck_form(self.game)
        return second_pile(form, face) if self.form == "dck" else ("", SIDE)

    def _remember(self, what: str, value: str) -> None:
        if what == "setup":
            with contextlib.suppress(Unusable):
                given = json_data(value, "setup")
                self.setup.update(given if isinstance(given, dict) else {})
            return
        value = as_lines(value) if what == "notes" and self.form == "dck" else value
        if what == "notes" and "notes" in self.told:
            self.told["notes"] += f"\n{value}"
        else:
            self.told.setdefault(what, value)
