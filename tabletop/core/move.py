"""A move: what a player decides, in the same four slots in every game."""

import re
from functools import lru_cache
from typing import NamedTuple

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


@lru_cache(1 << 16)
def shared(verb: str, card: int = NONE, target: int = NONE, n: int = 0) -> Move:
    """The same as Move(…), made once for all: several times quicker where many moves are listed again and again."""
    return Move(verb, card, target, n)


@lru_cache(1 << 16)
def each(verb: str, cards: tuple[int, ...], target: int = NONE) -> tuple[Move, ...]:
    """A shared move of every card: the same few cards are offered again and again."""
    return tuple([shared(verb, id, target) for id in cards])


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
