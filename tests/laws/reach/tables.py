"""What is played at the desk: every ruleset with ready decks, and the free table of the first game."""

from tabletop.games import ruleset
from tabletop.play.setup import Setup
from tests.laws.games import playable, setup

FREE = "free"
TABLES = (*playable(), FREE)


def dealt(table: str, seed: int) -> Setup:
    """A game of that table."""
    if table != FREE:
        return setup(table, seed)
    key = playable()[0]
    made = setup(key, seed)
    return Setup(ruleset(key, free=True), made.decks, made.faces, made.options, seed, made.seats)
