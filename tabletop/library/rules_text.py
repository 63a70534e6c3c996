"""The numbered rules of each game in both languages: assets/rules/<game>.<language>.md."""

import re
from dataclasses import dataclass
from functools import lru_cache

from tabletop.games import KEYS, ruleset
from tabletop.library.errors import Unusable
from tabletop.library.shipped import data_root
from tabletop.library.texts import language

_RULE = re.compile(r"^\s*- \*\*([A-Z]{2}-[0-9][0-9a-z.]*)(?: `([a-z_]+)`)?\*\*\s+\(([^)]*)\)\s*(.*)$")
SOURCE, PUBLISHER, OURS = "source", "publisher", "ours"


@dataclass(frozen=True)
class Rule:
    """`marks` say where it comes from: source (the Japanese page), publisher, ours. `section` is the heading above."""

    id: str
    marks: tuple[str, ...]
    text: str
    section: str


def _marks(inside: str) -> tuple[str, ...]:
    first = inside.split(";")[0]
    return tuple(mark.strip() for mark in first.split(",") if mark.strip())


@lru_cache
def rules(game: str, language_: str) -> dict[str, Rule]:
    """Every rule of a game by id, in the order of the text."""
    path = data_root() / "assets" / "rules" / f"{game}.{language_}.md"
    found: dict[str, Rule] = {}
    section, open_id = "", ""
    for line in path.read_text("utf-8").split("\n") if path.exists() else []:
        if line.startswith("#"):
            section, open_id = line.lstrip("# ").strip(), ""
            continue
        match = _RULE.match(line)
        if match:
            open_id = match[1]
            option = f"`{match[2]}` " if match[2] else ""
            found[open_id] = Rule(open_id, _marks(match[3]), option + match[4], section)
        elif open_id and line.strip():
            rule = found[open_id]
            found[open_id] = Rule(rule.id, rule.marks, f"{rule.text}\n{line.strip()}", rule.section)
    return found


def game_of(id: str) -> str:
    """The game that a rule id belongs to. Raises Unusable."""
    for key in KEYS:
        if ruleset(key).prefix == id.split("-")[0].upper():
            return key
    raise Unusable("errors.unknown_rule", id=id)


def rule(id: str, language_: str = "") -> Rule:
    """One rule by its id. Raises Unusable."""
    found = rules(game_of(id), language_ or language()).get(id)
    if found is None:
        raise Unusable("errors.unknown_rule", id=id)
    return found
