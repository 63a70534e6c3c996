"""Ener is cards in the ener zone and nothing else: nothing paid, saved or unspent is kept anywhere (WX-8.10)."""

import pytest

from tests.games.wixoss.match import SERVANT_D, SILVAN, SMALL, A, B, Match


def _bill(m: Match, id: str, **cost: int) -> int:
    return m.hand(A, m.made(id, "spell", cost=cost))[0]


def _pay_all(m: Match) -> None:
    while m.legal("pay"):
        m.play(*m.legal("pay")[0][:3])


@pytest.mark.rule("WX-8.10", "WX-8.2")
def test_a_card_of_many_colours_pays_one_symbol_and_leaves_nothing_over() -> None:
    m = Match()
    first, second = _bill(m, "one_red", red=1), _bill(m, "one_white", white=1)
    (multi,) = m.ener(A, SERVANT_D)
    m.begin("main")
    m.use(first)
    assert m.place(multi) == ("trash", A)
    assert m.refused("use", second, m.aim("check", A)) == "WX-8.7"


@pytest.mark.rule("WX-8.10", "WX-8.8")
def test_what_a_reduction_takes_below_zero_is_no_credit_for_the_next_cost() -> None:
    m = Match()
    m.lrig("WD03-001")
    m.signi("WX01-031")
    free, dear = (m.hand(A, m.made(f"blue_{n}", "spell", colors=["blue"], cost={"colorless": n}))[0] for n in (0, 2))
    m.begin("main")
    m.use(free)
    assert m.place(free) == ("trash", A)
    assert m.refused("use", dear, m.aim("check", A)) == "WX-8.7"
    m.ener(A, SMALL)
    m.begin("main")
    m.use(dear)
    assert m.size("ener", A) == 0


@pytest.mark.rule("WX-8.10")
def test_a_cost_that_cannot_be_paid_takes_nothing_on_account() -> None:
    m = Match()
    dear = _bill(m, "three_red", red=3)
    ener = m.ener(A, SILVAN, SILVAN)
    m.begin("main")
    for _ in range(2):
        assert m.refused("use", dear, m.aim("check", A)) == "WX-8.7"
    assert set(m.zone("ener", A)) == set(ener)


@pytest.mark.rule("WX-8.10", "WX-8.12")
def test_unused_ener_is_the_same_cards_turns_later_and_no_number_grows_beside_them() -> None:
    m = Match()
    ener = m.ener(A, SMALL, SILVAN, SERVANT_D)
    m.life(A, *[SMALL] * 3)
    m.life(B, *[SMALL] * 3)
    m.deck(A, *[SMALL] * 12)
    m.deck(B, *[SMALL] * 12)
    m.begin("main")
    assert m.rules.numbers == ()
    for _ in range(2):
        m.end_turn()
    assert m.state.player == A
    assert set(m.zone("ener", A)) == set(ener)
    dear = _bill(m, "four", colorless=4)
    m.go_to("main")
    assert m.refused("use", dear, m.aim("check", A)) == "WX-8.7"


@pytest.mark.rule("WX-8.10", "WX-8.6")
def test_more_than_the_cost_is_never_taken_so_nothing_can_be_left_of_it() -> None:
    m = Match()
    bill = _bill(m, "white_and_any", white=1, colorless=1)
    m.ener(A, SMALL, SMALL, SILVAN, SERVANT_D, SILVAN)
    m.begin("main")
    m.use(bill)
    _pay_all(m)
    assert m.size("ener", A) == 5 - 2
    assert m.place(bill) == ("trash", A)
