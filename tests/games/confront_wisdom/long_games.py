"""Random games that last: random players would take voluntary damage until they have lost."""

from collections.abc import Iterator

from tabletop.core.chance import Chance
from tabletop.core.engine import apply
from tabletop.core.state import State
from tests.laws.games import deal


def long_game(seed: int, most: int = 10**9) -> Iterator[State]:
    """The same state object before each decision, and once more at the end; nobody takes voluntary damage."""
    s, chance = deal("confront_wisdom", seed), Chance(seed + 1)
    for _ in range(most):
        yield s
        if s.winner >= 0:
            return
        moves = [move for move in s.legal if move.verb != "voluntary_damage"]
        apply(s, moves[chance.below(len(moves))])
