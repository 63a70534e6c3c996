"""Tables made by hand in the middle of random games, for the laws."""

import json
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

from pydantic import ValidationError

from tabletop.core.card import Face
from tabletop.core.chance import Chance
from tabletop.core.engine import apply
from tabletop.core.move import Move, to_zone
from tabletop.core.state import State
from tabletop.games import ruleset
from tabletop.library.pool import set_files
from tests.laws.games import deal, key_of
from tests.laws.test_by_hand import a_move_by_hand


def stirred(game: str, seed: int, by_rules: int, by_hand: int) -> State:
    """A table after some random decisions and then so many well-formed moves by hand."""
    s, chance = deal(game, seed), Chance(seed + 7)
    for _ in range(by_rules):
        if s.winner < 0:
            apply(s, s.legal[chance.below(len(s.legal))])
    for _ in range(by_hand):
        if s.winner < 0:
            apply(s, a_move_by_hand(s, chance))
    return s


def go_on(s: State, chance: Chance, most: int) -> Iterator[State]:
    """The same state before each of so many random legal decisions."""
    for _ in range(most):
        if s.winner >= 0:
            return
        yield s
        apply(s, s.legal[chance.below(len(s.legal))])


@cache
def _entries(game: str) -> tuple[dict[str, Any], ...]:
    return tuple(entry for path in set_files(key_of(game)) for entry in json.loads(path.read_text("utf-8"))["cards"])


def hollow(game: str, chance: Chance) -> Face:
    """A home-made card: a printed one without some of what is printed on it, as far as the card form allows."""
    entries, read = _entries(game), ruleset(key_of(game)).read_card
    entry = entries[chance.below(len(entries))]
    face = read(entry)
    for key in list(entry):
        if chance.below(2):
            less = {name: value for name, value in entry.items() if name != key}
            try:
                face, entry = read(less), less
            except ValidationError:
                continue
    return face


def with_home_made_cards(s: State, game: str, chance: Chance, cards: int = 5) -> None:
    """Lay such cards anywhere."""
    for n in range(cards):
        face = replace(hollow(game, chance), id=f"home-made-{n}")
        s.printed = {**s.printed, face.id: face}
        zone, seat = to_zone(chance.below(len(s.zones))), chance.below(s.rules.seats)
        apply(s, Move("free.make", target=zone, n=seat, text=face.id))
