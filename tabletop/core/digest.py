"""Short fingerprints of a state."""

from hashlib import blake2b
from typing import Any

from tabletop.core.state import State

METHOD = 2
"""The number of the way in which `landmark` works: raised with every change that gives another landmark for the same
table. A save says by which it was made, and landmarks of another are not compared."""


def digest(s: State) -> str:
    """16 hex digits over everything that decides how the game goes on: equal exactly where two states are."""
    rest = ([repr(f) for f in s.stack], s.lasting, sorted(s.used), sorted(s.memory.items()))
    return _short((_table(s), rest))


def landmark(s: State) -> str:
    """16 hex digits over what lies on the table, what is asked and how chance stands: what a save is compared by. How
    the engine keeps the rest may change from version to version without a game going another way."""
    return _short(_table(s))


def _table(s: State) -> tuple[Any, ...]:
    cards = [
        (c.face.id, c.owner, c.holder, c.zone, c.pose, c.known, c.on, sorted(c.counters)) for c in s.cards
    ]
    return cards, s.zones, s.numbers, s.legal, s.turn, s.player, s.winner, s.chance


def _short(what: object) -> str:
    return blake2b(repr(what).encode(), digest_size=8).hexdigest()
