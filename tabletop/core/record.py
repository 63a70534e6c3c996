"""The written form of a game: a header and one line per move. Saves and replays are the same file."""

import json
from dataclasses import dataclass, field
from typing import Any

from tabletop.core.move import Malformed, Move, read, write

FORMAT = 1
EVERY = 20
"""A digest stands after every so many moves, so that a changed rule is found where it bites."""

TAKEN_BACK = "! taken back"
"""The line of a journal that marks a game in which something learned was taken back."""


class Unreadable(ValueError):
    """A text that is no record: `line` (1-based) and `key` of the message."""

    def __init__(self, key: str, line: int = 1, **values: object) -> None:
        super().__init__(key)
        self.key, self.line, self.values = key, line, {"line": line, **values}


@dataclass
class Record:
    """`header`: format, ruleset, version, seed, decks, seats, options, date, title; where there is something to say,
    results (of a match so far) and taken_back (how often). `moves` in order;
    `by_hand[i]` marks sandbox moves by their verb; `digests` maps the number of moves made to a digest."""

    header: dict[str, Any]
    moves: list[Move] = field(default_factory=list)
    digests: dict[int, str] = field(default_factory=dict)


def write_record(record: Record) -> str:
    """Text with one JSON header line, then `move`s, and `# digest` lines."""
    lines = [json.dumps({"format": FORMAT, **record.header}, ensure_ascii=False, sort_keys=True)]
    for i, move in enumerate(record.moves, 1):
        lines.append(write(move))
        if i in record.digests:
            lines.append(f"# {record.digests[i]}")
    return "\n".join(lines) + "\n"


def _read_header(line: str) -> dict[str, Any]:
    try:
        header = json.loads(line)
    except (ValueError, RecursionError):
        raise Unreadable("record.no_header") from None
    if not isinstance(header, dict) or not isinstance(header.get("format"), int) or "ruleset" not in header:
        raise Unreadable("record.no_header")
    if header["format"] > FORMAT:
        raise Unreadable("record.newer", format=header["format"])
    return header


def read_record(text: str) -> Record:
    """The record that was written. Raises Unreadable, also where the last line was cut."""
    lines = text.split("\n")
    record = Record(_read_header(lines[0]))
    complete = text.endswith("\n")
    for number, line in enumerate(lines[1:], 2):
        if not line:
            continue
        if number == len(lines) and not complete:
            raise Unreadable("record.truncated", number)
        if line.startswith("# "):
            record.digests[len(record.moves)] = line[2:].strip()
            continue
        try:
            record.moves.append(read(line))
        except Malformed:
            raise Unreadable("record.bad_line", number, text=line[:40]) from None
    return record
