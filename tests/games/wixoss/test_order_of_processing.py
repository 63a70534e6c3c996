"""In which order rule processing and contradicting abilities count (WX-16.11, WX-20.4)."""

from typing import Any

import pytest

from tabletop.core.engine import settle
from tabletop.effects.triggers import Checkpoint
from tabletop.games.wixoss import field, table, words
from tests.games.wixoss.match import GREAT, SMALL, A, B, C, L, Match, R

WHITE_PROOF = "WX08-005"
"""A Resona that the opponent's white cards do not affect."""


def _process(m: Match) -> None:
    m.state.stack.append(Checkpoint())
    settle(m.state)


def _constant(*holds: dict[str, Any]) -> dict[str, Any]:
    return {"kind": "constant", "holds": list(holds)}


def _leader(m: Match, id: str, amount: int, of_level: int = 1, **fields: Any) -> str:
    """A SIGNI that gives the own SIGNI of a level so much power."""
    others = {"who": "self", "type": "signi", "where": [{"stat": "level", "cmp": "==", "value": of_level}]}
    return m.made(id, abilities=[_constant({"hold": "power", "amount": amount, "of": others})], **fields)


@pytest.mark.rule("WX-16.11", "WX-16.4")
def test_too_high_a_level_comes_before_power_0_so_the_signi_gives_no_ener() -> None:
    m = Match()
    m.lrig("WD01-004")
    high = m.signi(GREAT, L, power=0)
    low = m.signi(SMALL, R, power=0)
    m.begin("main")
    _process(m)
    assert m.place(high) == ("trash", A)
    assert m.place(low) == ("ener", A)


@pytest.mark.rule("WX-16.11", "WX-16.5")
def test_a_wrong_type_comes_before_power_0_too() -> None:
    m = Match()
    m.lrig("WD02-001")
    wrong = m.signi("WD01-011", C, power=0)
    m.begin("main")
    _process(m)
    assert m.place(wrong) == ("trash", A)


@pytest.mark.rule("WX-16.11", "WX-16.3")
def test_what_is_trashed_for_its_level_no_longer_holds_up_the_power_of_others() -> None:
    m = Match()
    m.lrig("WD01-004")
    m.signi(_leader(m, "high_leader", 5000, level=3), L)
    held = m.signi(SMALL, R, power=0)
    m.begin("main")
    assert m.place(held) == (R, A)
    _process(m)
    assert m.place(held) == ("ener", A)


@pytest.mark.rule("WX-16.11", "WX-16.3")
def test_power_0_is_looked_at_again_until_nobody_falls() -> None:
    m = Match()
    first = m.signi(_leader(m, "first", 3000, of_level=2), L, power=0)
    second = m.signi(_leader(m, "second", 3000, of_level=3, level=2, power=0), C)
    third = m.signi(m.made("third", level=3, power=0), R)
    m.begin("main")
    assert (m.power(second), m.power(third)) == (3000, 3000)
    _process(m)
    assert [m.place(id)[0] for id in (first, second, third)] == ["ener"] * 3


@pytest.mark.rule("WX-16.11", "WX-16.4")
def test_while_the_limit_is_chosen_for_nothing_is_banished_yet() -> None:
    m = Match()
    m.lrig(m.made("narrow", "lrig", level=4, limit=4))
    weak, strong, other = m.signi(GREAT, L, power=0), m.signi(GREAT, C), m.signi(SMALL, R)
    m.begin("main")
    _process(m)
    assert m.offered("remove") == {weak, strong, other}
    m.play("remove", weak, m.aim("trash", A))
    assert m.place(weak) == ("trash", A)
    assert {m.place(strong), m.place(other)} == {(C, A), (R, A)}


@pytest.mark.rule("WX-16.11", "WX-16.6", "WX-16.8")
def test_banished_signi_then_crushed_cards_then_the_refresh() -> None:
    m = Match()
    m.lrig("WD01-004")
    m.deck(A, SMALL)
    high, weak = m.signi(GREAT, L), m.signi(SMALL, R, power=0)
    charm = m.attach_charm(weak)
    crushed, _ = m.life(A, SMALL, SMALL)
    m.begin("main")
    field.crush(m.state, A, 1)
    field.draw(m.state, A, 10)
    _process(m)
    ener = m.zone("ener", A)
    assert ener.index(weak) < ener.index(crushed)
    refreshed = {m.place(id) for id in (high, charm)}
    assert refreshed == {("main_deck", A)}
    assert m.size("trash", A) == 1


@pytest.mark.rule("WX-20.4", "WX-19.13")
@pytest.mark.parametrize("shield_first", [True, False])
def test_does_not_wins_over_does_whichever_came_first(shield_first: bool) -> None:
    m = Match()
    weaken = {"hold": "power", "amount": -3000, "of": {"who": "opponent", "type": "signi"}}
    curse = m.made("white_curse", abilities=[_constant(weaken)])
    m.lrig("WD01-001")
    places = [(WHITE_PROOF, C, B), (curse, C, A)]
    ids = {name: m.signi(name, zone, seat) for name, zone, seat in (places if shield_first else places[::-1])}
    bare = m.signi(SMALL, L, B, power=9000)
    m.begin("main")
    assert m.power(ids[WHITE_PROOF]) == m.faces[WHITE_PROOF].values["power"]
    assert m.power(bare) == 9000 - 3000


@pytest.mark.rule("WX-20.4")
def test_against_another_colour_the_same_ability_does_work() -> None:
    m = Match()
    weaken = {"hold": "power", "amount": -3000, "of": {"who": "opponent", "type": "signi"}}
    m.signi(m.made("red_curse", colors=["red"], abilities=[_constant(weaken)]), C)
    proof = m.signi(WHITE_PROOF, C, B)
    m.begin("main")
    m.state.memory["painted"] = False
    assert m.power(proof) == m.faces[WHITE_PROOF].values["power"] - 3000


def _setter(m: Match, id: str, amount: int) -> str:
    """A SIGNI that sets the power of all SIGNI of level 2."""
    of = {"who": "any", "type": "signi", "where": [{"stat": "level", "cmp": "==", "value": 2}]}
    return m.made(id, abilities=[_constant({"hold": "power", "mode": "set", "amount": amount, "of": of})])


@pytest.mark.rule("WX-20.4", "WX-20.1")
@pytest.mark.parametrize("first", [A, B])
def test_of_two_settings_the_card_that_entered_earlier_is_applied_first(first: int) -> None:
    m = Match()
    subject = m.signi(m.made("subject", level=2, power=5000), R, A)
    setters = {A: m.hand(A, _setter(m, "sets_7000", 7000))[0], B: m.hand(B, _setter(m, "sets_2000", 2000))[0]}
    m.begin("main")
    for seat in (first, 1 - first):
        field.enter(m.state, setters[seat], m.rules.zone(C, seat))
    assert m.power(subject) == (2000 if first == A else 7000)
    field.banish(m.state, setters[1 - first])
    assert m.power(subject) == (7000 if first == A else 2000)


@pytest.mark.rule("WX-20.4", "WX-20.1")
def test_a_setting_that_came_later_wins_over_an_effect_that_set_before_it() -> None:
    m = Match()
    subject = m.signi(m.made("subject", level=2, power=5000), R, A)
    (setter,) = m.hand(A, _setter(m, "sets_7000", 7000))
    m.begin("main")
    m.lasting(subject, "power", 1000, field.TURN_END, "set")
    assert m.power(subject) == 1000
    m.deploy(setter, C)
    assert m.power(subject) == 7000
    m.lasting(subject, "power", 3000, field.TURN_END, "set")
    assert m.power(subject) == 3000


@pytest.mark.rule("WX-13.8", "WX-20.2")
def test_a_standing_ability_that_has_been_lost_no_longer_holds() -> None:
    m = Match()
    m.lrig("WD09-001", A)
    red = m.signi(m.made("ruby", colors=["red"]), L)
    proof = m.signi(WHITE_PROOF, C)
    m.rules.positioned(m.state)
    m.begin("main")
    assert table.colour(m.state, red) == words.BIT["white"]
    m.mark(proof, words.LOSES_ABILITIES)
    assert table.colour(m.state, red) == words.BIT["red"]
