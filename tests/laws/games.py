"""Random games of every ruleset that has ready decks, for the laws."""

from collections.abc import Iterator
from functools import cache
from itertools import permutations

from tabletop.core.chance import Chance
from tabletop.core.engine import apply
from tabletop.core.state import State
from tabletop.games import KEYS, TEAMS, ruleset
from tabletop.library.decks import ready_decks
from tabletop.library.pool import faces
from tabletop.library.shipped import data_root
from tabletop.play.setup import Setup

SEEDS = range(6)
TEAM = "+team"


@cache
def playable() -> tuple[str, ...]:
    """Games that bring two ready decks, and team games, as `KEY+team`."""
    folders = ((key, data_root() / "cards" / key / "decks") for key in KEYS)
    pairs = tuple(key for key, folder in folders if len(list(folder.glob("*.json"))) >= 2)
    return (*pairs, *(key + TEAM for key in TEAMS))


def key_of(game: str) -> str:
    """The key of the ruleset."""
    return game.removesuffix(TEAM)


def setup(game: str, seed: int) -> Setup:
    """A pairing that changes with the seed and that the rules allow."""
    key, seats = key_of(game), 4 if game.endswith(TEAM) else 2
    rules, decks, known = ruleset(key, seats=seats), ready_decks(key), faces(key)
    options = {**rules.default_options(), **rules.unattended}
    seated = permutations(decks, 4) if seats == 4 else [(a, b) for a in decks for b in decks]
    fitting = [four for four in seated if not rules.check_pair(four, known, {})]
    return Setup(rules, fitting[(seed * 7 + 1) % len(fitting)], known, options, seed, ("human",) * seats)


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
        apply(s, moves[chance.below(len(moves))])
