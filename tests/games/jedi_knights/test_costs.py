"""Texts that change what cards cost (JK-6.6): whose cards, which, how far, and how long."""

from typing import Any

import pytest

from tabletop.games.jedi_knights.table import discard
from tests.games.jedi_knights.front import GREEN, ORANGE, A, E, Front

CREDITS = 7


def _front() -> Front:
    """Seven credits for both; E can always deploy something, so that the phase goes on."""
    f = Front()
    f.use_force(A, GREEN[7])
    f.use_force(E, ORANGE[7])
    f.put(f.card("character", cost=0), "hand", E)
    return f


def _cheaper(f: Front, seat: int, amount: int, minimum: int = 0, **skill: Any) -> int:
    """A character at the site whose text makes own starships cheaper."""
    text = {"do": "static", "stat": "cost", "amount": -amount, "type": "starship", "minimum": minimum}
    return f.man(seat, skills=[{"kind": "static", "statics": [text], **skill}])


@pytest.mark.rule("JK-6.6")
def test_a_text_makes_the_cards_cheaper_that_it_speaks_of_for_its_owner_alone() -> None:
    f = _front()
    _cheaper(f, A, 2)
    ship, man = f.card("starship", cost=9), f.card("character", cost=9)
    own, other, theirs = f.put(ship, "hand", A), f.put(man, "hand", A), f.put(ship, "hand", E)
    f.begin("deploy", A)
    assert f.refused("deploy", other, f.aim("at_site", A)) == "JK-6.6"
    f.play("deploy", own, f.aim("at_system", A))
    assert f.number("credits", A) == CREDITS - 7
    assert f.refused("deploy", theirs, f.aim("at_system", E)) == "JK-6.6"


@pytest.mark.rule("JK-6.6")
@pytest.mark.parametrize(("printed", "minimum", "cost"), [(5, 1, 2), (3, 1, 1), (1, 2, 1), (2, 0, 0)])
def test_a_text_lowers_a_cost_to_its_minimum_and_raises_none(printed: int, minimum: int, cost: int) -> None:
    f = _front()
    _cheaper(f, A, 3, minimum)
    ship = f.put(f.card("starship", cost=printed), "hand", A)
    f.begin("deploy", A)
    f.play("deploy", ship, f.aim("at_system", A))
    assert f.number("credits", A) == CREDITS - cost


@pytest.mark.rule("JK-6.6", "JK-1.8")
def test_a_card_costs_what_is_printed_again_when_the_text_is_gone() -> None:
    f = _front()
    source = _cheaper(f, A, 2)
    ship = f.put(f.card("starship", cost=9), "hand", A)
    f.begin("deploy", A)
    assert ship in [move.card for move in f.legal("deploy")]
    discard(f.state, source)
    f.put(f.card("character", cost=0), "hand", A)
    f.begin("deploy", A)
    assert f.refused("deploy", ship, f.aim("at_system", A)) == "JK-6.6"


@pytest.mark.rule("JK-6.6")
def test_a_text_with_a_condition_changes_costs_from_the_moment_when_it_is_met() -> None:
    f = _front()
    _cheaper(f, A, 2, condition=[{"what": "own_hero_at_site"}])
    ship = f.put(f.card("starship", cost=9), "hand", A)
    hero = f.put(f.card("character", hero="hero", typical=False, cost=0), "hand", A)
    f.begin("deploy", A)
    assert f.refused("deploy", ship, f.aim("at_system", A)) == "JK-6.6"
    f.play("deploy", hero, f.aim("at_site", A))
    f.pass_()
    f.play("deploy", ship, f.aim("at_system", A))
    assert f.number("credits", A) == CREDITS - 7
