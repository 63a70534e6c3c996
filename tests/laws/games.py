"""Random games of every ruleset that has ready decks, for the laws."""

from collections.abc import Iterator
from functools import cache

from tabletop.core.chance import Chance
from tabletop.core.state import State
from tabletop.games import KEYS, ruleset
from tabletop.library.decks import ready_decks
from tabletop.library.pool import faces
from tabletop.library.shipped import data_root
from tabletop.play.session import Setup

SEEDS = range(6)


@cache
def playable() -> tuple[str, ...]:
    """Games that bring two ready decks."""
    folders = ((key, data_root() / "cards" / key / "decks") for key in KEYS)
    return tuple(key for key, folder in folders if len(list(folder.glob("*.json"))) >= 2)


def setup(game: str, seed: int) -> Setup:
    """A pairing that changes with the seed and that the rules allow."""
    rules, decks, known = ruleset(game), ready_decks(game), faces(game)
    options = {**rules.default_options(), **rules.unattended}
    pairs = [(a, b) for a in decks for b in decks if not rules.check_pair((a, b), known, {})]
    return Setup(rules, pairs[(seed * 7 + 1) % len(pairs)], known, options, seed)


def deal(game: str, seed: int) -> State:
    """The first position of that pairing."""
    made = setup(game, seed)
    return made.rules.deal(made.decks, made.faces, made.options, made.seed)


def walk(game: str, seed: int, most: int = 10**9) -> Iterator[State]:
    """The same state object before each decision of a random game, and once more at its end."""
    s, chance = deal(game, seed), Chance(seed + 1)
    for _ in range(most):
        yield s
        if s.winner >= 0:
            return
        moves = s.rules.sensible(s)
        s.apply(moves[chance.below(len(moves))])
