"""How many ways there are to go on, counted by hand and by the engine."""

from tabletop.core.engine import apply
from tabletop.core.state import State
from tests.games.wixoss.match import GREAT, SMALL, A, B, Match


def ways(s: State, depth: int) -> int:
    """Sequences of so many decisions."""
    if depth == 0 or s.winner >= 0:
        return int(depth == 0)
    total = 0
    for move in s.legal:
        then = s.clone()
        apply(then, move)
        total += ways(then, depth - 1)
    return total


def test_two_signi_in_hand_and_an_empty_field() -> None:
    m = Match()
    m.hand(A, SMALL, GREAT)
    m.life(B, SMALL, SMALL)
    m.begin("main")
    # Two SIGNI in three zones, or the end of the phase.
    assert ways(m.state, 1) == 2 * 3 + 1
    # After one SIGNI: the other in two zones, removing, the end. After the end: the LRIG attacks or does not.
    assert ways(m.state, 2) == 6 * (2 + 1 + 1) + 2
    # Both there: two removals, the end. One removed: the other in three zones, the end. Attack step: attack or end.
    # After the LRIG's step the opponent has drawn two cards: either becomes ener, or none.
    assert ways(m.state, 3) == 6 * (2 * 3 + 4 + 2) + 3 + 3


def test_paying_one_white_and_one_colourless_from_four_cards() -> None:
    m = Match()
    (bill,) = m.lrigs(A, m.made("count", "arts", cost={"white": 1, "colorless": 1}, timing=["main"]))
    m.ener(A, SMALL, GREAT, "WD02-010", "WD03-010")
    m.begin("main")
    m.use(bill)
    # White cards w, g and others r, b: wg, wr, wb, gr, gb.
    paid = set()

    def follow(s: State) -> None:
        if not s.legal or s.legal[0].verb != "pay":
            paid.add(frozenset(s.zones[m.rules.zone("trash", A)]))
            return
        for move in s.legal:
            then = s.clone()
            apply(then, move)
            follow(then)

    follow(m.state)
    assert len(paid) == 5
