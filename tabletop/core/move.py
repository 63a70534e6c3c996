"""A move: what a player decides, in the same four slots in every game."""

import re
from functools import cache
from typing import NamedTuple

from tabletop.core.found import Found

NONE = -1
_FIRST_ZONE = -2
_NUMBER = re.compile("-?[0-9]{1,18}")


class Move(NamedTuple):
    """`verb` comes from the game's words; `card` does it, to `target`, with `n` (which skill, how many, which mode).

    `target` is a card id, a zone written by `to_zone`, or NONE. `text` is used by sandbox moves only
    (a note, the id of a face to make).
    """

    verb: str
    card: int = NONE
    target: int = NONE
    n: int = 0
    text: str = ""


Row = Found[int, Move]
"""Moves that differ in one slot, by what stands in it; made once for all."""


def by_card(verb: str, target: int = NONE) -> Row:
    """The same of every card."""
    return Found(lambda card: Move(verb, card, target))


@cache
def by_target(verb: str, card: int) -> Row:
    """What one card can do to every target; the same row for all who ask."""
    return Found(lambda target: Move(verb, card, target))


@cache
def by_number(verb: str, card: int) -> Row:
    """What one card can do in every way; the same row for all who ask."""
    return Found(lambda n: Move(verb, card, n=n))


class Malformed(ValueError):
    """A line that is no move."""


def to_zone(zone: int) -> int:
    """The target that stands for a zone."""
    return _FIRST_ZONE - zone


def zone_of(target: int) -> int:
    """The zone that a target stands for, or NONE where it is a card or nothing."""
    return _FIRST_ZONE - target if target <= _FIRST_ZONE else NONE


def _write_slot(slot: int) -> str:
    if slot == NONE:
        return "-"
    return f"z{zone_of(slot)}" if slot <= _FIRST_ZONE else f"c{slot}"


def _read_slot(text: str) -> int:
    if text == "-":
        return NONE
    kind, number = text[:1], _read_number(text[1:])
    if kind not in ("c", "z") or number < 0:
        raise Malformed(text)
    return number if kind == "c" else to_zone(number)


def _read_number(text: str) -> int:
    if not _NUMBER.fullmatch(text):
        raise Malformed(text)
    return int(text)


def write(move: Move) -> str:
    """One line, `verb card target n [text]`: the form used in saves, tests and logs."""
    line = f"{move.verb} {_write_slot(move.card)} {_write_slot(move.target)} {move.n}"
    return f"{line} {move.text}" if move.text else line


def read(line: str) -> Move:
    """The move that `write` wrote. Raises Malformed."""
    parts = line.split(" ", 4)
    if len(parts) < 4 or not parts[0]:
        raise Malformed(line)
    text = parts[4] if len(parts) > 4 else ""
    return Move(parts[0], _read_slot(parts[1]), _read_slot(parts[2]), _read_number(parts[3]), text)
