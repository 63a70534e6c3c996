"""Attacks, damage, crushing and life bursts (sections 14 and 15)."""

from typing import Any

import pytest

from tabletop.core.engine import settle
from tabletop.core.state import DRAW
from tabletop.effects.triggers import Checkpoint
from tabletop.games.wixoss import field
from tabletop.play.session import Session
from tests.games.wixoss.match import (
    DOWN,
    GREAT,
    HANAYO,
    SERVANT_D,
    SERVANT_O,
    SILVAN,
    SMALL,
    UP,
    A,
    B,
    C,
    L,
    Match,
    R,
)  # fmt: skip
from tests.laws.games import setup


def _auto(trigger: str, *effects: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return {"kind": "auto", "trigger": trigger, "effects": list(effects), **fields}


UP_SELF = {"do": "set_state", "target": {"ref": "source"}, "state": "up"}


@pytest.mark.rule("WX-14.1", "WX-19.9")
def test_only_upped_cards_that_can_attack_are_offered() -> None:
    m = Match()
    ready, down, bound = m.signi(SMALL, L), m.signi(SMALL, C, pose=DOWN), m.signi(SMALL, R)
    theirs = m.signi(SMALL, L, B)
    m.mark(bound, "cannot_attack")
    m.begin("attack_signi")
    assert m.offered("attack") == {ready}
    assert m.refused("attack", down, m.aim(C, B)) == "WX-14.1"
    assert m.refused("attack", bound, m.aim(L, B)) == "WX-19.9"
    assert m.refused("attack", theirs, m.aim(R, A)) == "WX-14.1"


@pytest.mark.rule("WX-14.2")
def test_a_signi_that_must_attack_does_so_before_the_step_ends() -> None:
    m = Match()
    forced, free = m.signi(SMALL, L), m.signi(SMALL, R)
    m.mark(forced, "must_attack")
    m.life(B, *[SMALL] * 4)
    m.begin("attack_signi")
    assert m.refused("end_phase") == "WX-14.2"
    m.attack(forced)
    m.play("end_phase")
    assert m.pose(free) == UP


@pytest.mark.rule("WX-14.3", "WX-14.5")
def test_a_signi_attacks_through_its_own_lane_only_and_downed_defenders_battle_too() -> None:
    m = Match()
    attacker = m.signi(SILVAN, L)
    defender = m.signi(SMALL, R, B, pose=DOWN)
    m.life(B, SMALL)
    m.begin("attack_signi")
    assert [move.target for move in m.legal("attack")] == [m.aim(R, B)]
    assert m.refused("attack", attacker, m.aim(C, B)) == "WX-14.3"
    m.attack(attacker)
    assert m.place(defender) == ("ener", B)
    assert m.size("life_cloth", B) == 1


@pytest.mark.rule("WX-14.4")
def test_an_attack_cost_is_paid_before_the_declaration() -> None:
    m = Match()
    one, _ = m.signi(SMALL, L), m.signi(SMALL, R)
    m.order(A, "attack_cost")
    m.ener(A, SMALL)
    m.life(B, *[SMALL] * 3)
    m.begin("attack_signi")
    m.attack(one)
    assert m.size("ener", A) == 0
    assert m.size("life_cloth", B) == 2
    assert m.rules.phase(m.state) != "attack_signi"


@pytest.mark.rule("WX-14.4", "WX-14.14")
def test_a_negated_attack_keeps_its_triggers_and_does_nothing_else() -> None:
    m = Match()
    negate = {"do": "negate_attack"}
    draw = {"do": "draw", "amount": 1}
    attacker = m.signi(m.made("negated", abilities=[_auto("this_attacks", draw), _auto("this_attacks", negate)]), L)
    m.life(B, SMALL)
    m.begin("attack_signi")
    m.attack(attacker)
    first = m.legal("trigger")[-1]
    m.play("trigger", first.card, n=first.n)
    assert m.size("hand", A) == 1
    assert m.pose(attacker) == DOWN
    assert m.size("life_cloth", B) == 1


@pytest.mark.rule("WX-14.4", "WX-14.6")
@pytest.mark.parametrize("who", ["self", "opponent"])
def test_no_battle_and_no_damage_once_one_of_the_two_has_left(who: str) -> None:
    m = Match()
    leave = {"do": "move", "target": {"who": who, "type": "signi", "count": "all"}, "to": "trash"}
    attacker = m.signi(m.made("fighter", power=20000, abilities=[_auto("this_battles", leave)]), C)
    defender = m.signi(GREAT, C, B)
    m.life(B, SMALL)
    m.begin("attack_signi")
    m.attack(attacker)
    assert m.size("life_cloth", B) == 1
    assert m.size("ener", B) == 0
    assert (m.place(defender) == ("trash", B)) is (who == "opponent")


@pytest.mark.rule("WX-14.9", "WX-14.10")
def test_an_lrig_attack_passes_all_signi_and_may_be_negated() -> None:
    m = Match()
    lrig = m.lrig(HANAYO)
    wall = m.signi("WX01-053", C, B)
    m.life(B, SMALL, SMALL)
    m.begin("attack_lrig")
    m.attack(lrig)
    assert m.size("life_cloth", B) == 1
    assert m.place(wall) == (C, B)
    n = Match()
    lrig = n.lrig(n.made("shy", "lrig", abilities=[_auto("this_attacks", {"do": "negate_attack"})]))
    n.life(B, SMALL)
    n.hand(B, SERVANT_O)
    n.begin("attack_lrig")
    n.attack(lrig)
    assert n.size("life_cloth", B) == 1
    assert not n.legal("guard")


@pytest.mark.rule("WX-14.11", "WX-1.4")
def test_one_guard_card_of_any_level_unless_an_effect_forbids_it() -> None:
    m = Match()
    m.lrig("WD01-005", B)
    lrig = m.lrig("WX01-004")
    one, two, four = m.hand(B, SERVANT_O, SERVANT_D, "WX01-051")
    m.life(B, SMALL, SMALL)
    m.ener(A, *[SILVAN] * 3)
    m.begin("main")
    m.play("act", lrig, n=2)
    m.go_to("attack_lrig")
    m.attack(lrig)
    assert m.offered("guard") == {four}
    assert m.refused("guard", one, lrig) == "WX-14.11"
    assert m.refused("guard", two, lrig) == "WX-14.11"
    m.play("guard", four, lrig)
    assert (m.size("life_cloth", B), m.size("hand", B)) == (2, 4)
    assert m.state.player == B


@pytest.mark.rule("WX-14.12", "WX-21.5")
def test_the_question_to_guard_tells_nothing_about_the_hand() -> None:
    asked = []
    for held in (SERVANT_O, SMALL):
        m = Match()
        lrig = m.lrig(HANAYO)
        m.hand(B, held)
        m.life(B, SMALL)
        m.begin("attack_lrig")
        m.attack(lrig)
        decision = m.view(A).decision
        assert decision is not None
        assert decision.seat == B
        assert decision.moves == ()
        asked.append(decision.prompt)
    assert asked[0] == asked[1]


@pytest.mark.rule("WX-14.13")
def test_an_attacker_that_becomes_up_may_attack_again() -> None:
    m = Match()
    attacker = m.signi(m.made("tireless", abilities=[_auto("this_attacks", UP_SELF, once_per_turn=True)]), L)
    m.life(B, *[SMALL] * 4)
    m.begin("attack_signi")
    m.attack(attacker)
    assert m.can_attack(attacker)
    m.attack(attacker)
    assert not m.can_attack(attacker)
    assert m.size("life_cloth", B) == 2


@pytest.mark.rule("WX-15.1", "WX-15.3", "WX-15.12")
def test_a_crush_without_life_cloth_does_nothing_and_trashing_is_no_crush() -> None:
    m = Match()
    m.lrig(HANAYO)
    (fissure,) = m.hand(A, "WX01-042")
    m.ener(A, *[SILVAN] * 3)
    m.begin("main")
    m.use(fissure)
    assert m.state.winner not in (A, B, DRAW)
    (top,) = m.life(B, "WX01-102")
    field.trash(m.state, top)
    m.state.stack.append(Checkpoint())
    settle(m.state)
    assert m.place(top) == ("trash", B)
    assert m.rules.phase(m.state) == "main"


@pytest.mark.rule("WX-15.4", "WX-15.14", "WX-15.13")
def test_life_cloth_is_taken_from_the_top_and_added_on_the_top_unseen_and_without_maximum() -> None:
    m = Match()
    m.lrig("WD04-001")
    old = m.life(A, *[SMALL] * 7)
    (repair,) = m.hand(A, "WX01-034")
    m.ener(A, *["WX01-086"] * 3)
    new, *_ = m.deck(A, GREAT, SMALL, SMALL)
    m.begin("main")
    m.use(repair)
    assert m.size("life_cloth", A) == 8
    assert m.zone("life_cloth", A)[-1] == new
    assert m.view(A).cards[new].face is None
    field.crush(m.state, A, 1)
    assert m.place(new) == ("check", A)
    assert m.size("life_cloth", A) == len(old)


@pytest.mark.rule("WX-15.5", "WX-15.6", "WX-15.11", "WX-16.8", "WX-8.12")
def test_crushed_cards_pass_through_the_check_zone_together_and_become_ener() -> None:
    m = Match()
    one, two, _ = m.life(B, SMALL, GREAT, SMALL)
    m.begin("main")
    m.state.told = []
    field.crush(m.state, B, 2)
    assert m.place(one) == m.place(two) == ("check", B)
    assert m.view(A).cards[one].face is m.faces[SMALL]
    m.state.stack.append(Checkpoint())
    settle(m.state)
    assert m.place(one) == m.place(two) == ("ener", B)


@pytest.mark.rule("WX-15.7")
@pytest.mark.parametrize("optional", [True, False])
def test_a_may_in_the_text_of_a_burst_is_a_choice_under_both_options(optional: bool) -> None:
    m = Match({"life_burst_optional": optional})
    attacker = m.signi(SILVAN, C)
    top, _ = m.life(B, "WX11-042", SMALL)
    m.ener(B, SILVAN, SILVAN)
    m.life(A, SMALL, SMALL)
    m.begin("attack_signi")
    m.attack(attacker)
    assert [move.verb for move in m.legal()] == ["act", "decline"]
    m.play("act", top, n=1)
    assert m.size("life_cloth", A) == 1


@pytest.mark.rule("WX-15.8")
def test_a_burst_that_puts_signi_onto_the_field_keeps_to_level_and_limit() -> None:
    m = Match()
    m.lrig("WD01-003", B)
    call = {"do": "move", "to": "field", "target": {"who": "self", "type": "signi", "zone": "trash", "count": 1,
            "where": [{"stat": "deployable", "cmp": "==", "value": 1}]}}  # fmt: skip
    burst = {"kind": "burst", "effects": [call]}
    top, *_ = m.life(B, m.made("caller", abilities=[burst]), SMALL)
    high, low = m.trash(B, "WX01-053", SMALL)
    attacker = m.signi(SILVAN, C)
    m.begin("attack_signi")
    m.attack(attacker)
    m.play("act", top, n=0)
    m.play("zone", low, m.aim(L, B))
    assert m.place(low) == (L, B)
    assert m.place(high) == ("trash", B)


@pytest.mark.rule("WX-15.9")
def test_the_card_of_a_burst_cannot_be_chosen_in_the_ener_zone() -> None:
    m = Match()
    top, *_ = m.life(B, "WX01-099", SMALL)
    attacker = m.signi(SILVAN, C)
    m.begin("attack_signi")
    m.attack(attacker)
    m.play("act", top, n=1)
    assert m.size("hand", B) == 0
    assert m.place(top) == ("ener", B)


@pytest.mark.rule("WX-15.10", "WX-13.22")
def test_abilities_of_the_turn_player_come_before_the_bursts() -> None:
    m = Match()
    m.signi(m.made("watcher", abilities=[_auto("your_signi_attacks", {"do": "draw", "amount": 1})]), L)
    attacker = m.signi(SILVAN, C)
    m.mark(attacker, "double_crush")
    one, two, _ = m.life(B, "WX01-067", "WX01-070", SMALL)
    m.begin("attack_signi")
    m.attack(attacker)
    assert m.size("hand", A) == 1
    assert m.offered("trigger") == {one, two}
    assert m.state.asked == B


@pytest.mark.rule("WX-15.13", "WX-15.15")
def test_a_players_life_is_one_more_than_the_cloth() -> None:
    m = Match()
    m.life(A, *[SMALL] * 9)
    m.begin("main")
    assert m.rules.facts(m.state, B)["life"] == (10, 1)


@pytest.mark.rule("WX-15.16")
def test_a_card_in_the_life_cloth_is_nothing_but_a_place_in_the_pile() -> None:
    m = Match()
    m.life(A, "WX01-027", "WX01-102", "WX01-009")
    m.ener(A, SILVAN)
    (bible,) = m.hand(A, "WD01-015")
    m.begin("main")
    assert m.refused("use", bible, m.aim("check", A)) == "WX-8.7"
    assert m.rules.current_values(m.state, m.zone("life_cloth", A)[0]) == dict(m.faces["WX01-009"].values)
    assert all(card.face is None for id, card in m.view(A).cards.items() if id in m.zone("life_cloth", A))


@pytest.mark.rule("WX-15.2")
@pytest.mark.parametrize(("life", "left"), [(1, 0), (2, 0), (3, 1)])
def test_double_crush_takes_two_or_what_there_is(life: int, left: int) -> None:
    m = Match()
    attacker = m.signi(SILVAN, R)
    m.mark(attacker, "double_crush")
    m.life(B, *[SMALL] * life)
    m.begin("attack_signi")
    m.attack(attacker)
    assert m.size("life_cloth", B) == left
    assert m.state.winner not in (A, B, DRAW)


@pytest.mark.rule("WX-15.15")
def test_before_life_cloth_is_laid_nobody_has_a_life() -> None:
    session = Session(setup("wixoss", 3))
    assert session.view(0).phase == "set_up"
    assert session.view(0).facts["life"] == (0, 0)
    while session.view(0).phase == "set_up":
        session.carry_out(session.state.legal[-1])
    assert session.view(0).facts["life"] == (8, 8)
