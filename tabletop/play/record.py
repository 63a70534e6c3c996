"""The written form of a game: a header and one line per move. Saves and replays are the same file."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tabletop.core.move import Malformed, Move, read, write
from tabletop.library.errors import Unusable
from tabletop.library.reader import json_data
from tabletop.library.reader.bounds import LARGEST_LINE, MOST_MOVES

FORMAT = 1
EVERY = 20
"""A digest stands after every so many moves, so that a changed rule is found where it bites."""

TAKEN_BACK = "! taken back"
"""The line of a journal that marks a game in which something learned was taken back."""


@dataclass
class Record:
    """`header`: format, ruleset, version, landmark (how digests are made), cards (what they say, see `fingerprints`),
    seed, decks, seats, options, date, title; where there is something to say, results (of a match so far) and
    taken_back (how often). `moves` in order; `digests` maps the number of moves made to a digest; `beyond` are moves
    that had been made and were gone back from; `missing`: the file ends before its last line."""

    header: dict[str, Any]
    moves: list[Move] = field(default_factory=list)
    digests: dict[int, str] = field(default_factory=dict)
    beyond: list[Move] = field(default_factory=list)
    missing: bool = False


def write_record(record: Record) -> str:
    """Text with one JSON header line, then `move`s, and `# digest` lines."""
    lines = [header_line({**record.header, "moves": len(record.moves)})]
    for i, move in enumerate(record.moves, 1):
        lines.append(write(move))
        if i in record.digests:
            lines.append(f"# {record.digests[i]}")
    return "\n".join(lines) + "\n"


def header_line(header: Mapping[str, Any]) -> str:
    """The first line, without its end."""
    return json.dumps({"format": FORMAT, **header}, ensure_ascii=False, sort_keys=True)


def read_header(line: str, where: Path | str, number: int = 1) -> dict[str, Any]:
    """The header in a line of that number, far enough to list it. Raises Unusable."""
    if len(line) > LARGEST_LINE or not line.lstrip().startswith("{"):
        raise Unusable("record.no_header", path=where)
    try:
        header = json_data(line, where, number)
    except Unusable as wrong:
        raise Unusable("record.no_header", path=where) if wrong.key == "errors.not_json" else wrong from None
    if not isinstance(header.get("format"), int) or "ruleset" not in header:
        raise Unusable("record.no_header", path=where)
    if header["format"] > FORMAT:
        raise Unusable("record.newer", path=where, format=header["format"])
    for key in ("ruleset", "title", "date"):
        if not isinstance(header.get(key, ""), str):
            raise Unusable("record.wrong_word", path=where, field=key)
    return header  # type: ignore[no-any-return]


def read_move_line(line: str, where: Path | str, number: int) -> Move:
    """The move in a line of that number. Raises Unusable."""
    try:
        return read(line)
    except Malformed:
        raise Unusable("record.bad_line", path=where, line=number, text=line[:40]) from None


def bounded_moves(moves: Sequence[object], where: Path | str) -> None:
    """Raises Unusable where a game is longer than any that is played."""
    if len(moves) > MOST_MOVES:
        raise Unusable("record.too_long", path=where, limit=MOST_MOVES)


def read_record(text: str, where: Path | str = "") -> Record:
    """The record that was written, up to its last whole line. Raises Unusable."""
    lines = text.split("\n")
    if len(lines) > 2 * MOST_MOVES:
        raise Unusable("record.too_long", path=where, limit=MOST_MOVES)
    record = Record(read_header(lines[0], where))
    if lines.pop() and lines:  # the line that was being written when the file was cut
        record.missing = True
    for number, line in enumerate(lines[1:], 2):
        if line.startswith("# "):
            record.digests[len(record.moves)] = line[2:].strip()
        elif line:
            record.moves.append(read_move_line(line, where, number))
    bounded_moves(record.moves, where)
    record.missing |= len(record.moves) < _announced(record.header)
    return record


def _announced(header: Mapping[str, Any]) -> int:
    """How many moves the header says there are; 0 in saves that do not say."""
    moves = header.get("moves", 0)
    return moves if type(moves) is int else 0
