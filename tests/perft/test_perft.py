"""How many lines of play there are to a given depth: any change of the rules shows as another number."""

import pytest

from tabletop.core.engine import apply
from tabletop.core.state import State
from tests.games.confront_wisdom.long_games import long_game
from tests.laws.games import deal


def lines(s: State, depth: int) -> int:
    """The number of sequences of `depth` decisions, shorter ones where the game ends."""
    if depth == 1 or s.winner >= 0:
        return max(len(s.legal), 1)
    total = 0
    for move in s.legal:
        then = s.clone()
        apply(then, move)
        total += lines(then, depth - 1)
    return total


@pytest.mark.parametrize(("seed", "counts"), [
    (1, (15, 180, 1430, 11206)), (2, (12, 132, 1330, 11260)), (3, (11, 110, 1108, 9290)),
])  # fmt: skip
def test_from_the_first_decision(seed: int, counts: tuple[int, ...]) -> None:
    assert tuple(lines(deal("confront_wisdom", seed), depth) for depth in (1, 2, 3, 4)) == counts


@pytest.mark.parametrize(("seed", "at", "counts"), [
    (2, 38, (11, 106, 904, 6719)), (4, 30, (12, 125, 1169, 10262)), (8, 38, (9, 65, 327, 1271)),
    (11, 88, (19, 205, 1534, 8648)), (11, 51, (3, 72, 868, 9109)),
])  # fmt: skip
def test_from_the_middle_of_a_game(seed: int, at: int, counts: tuple[int, ...]) -> None:
    *_, s = long_game(seed, at)
    assert tuple(lines(s, depth) for depth in (1, 2, 3, 4)) == counts
