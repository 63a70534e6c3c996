"""Spells, ARTS and abilities (sections 11 to 13)."""

from typing import Any

import pytest

from tabletop.core.engine import settle
from tabletop.games.wixoss import field, table
from tests.games.wixoss.match import (
    HANAYO,
    SILVAN,
    SMALL,
    TAMA,
    A,
    B,
    C,
    L,
    Match,
    R,
)  # fmt: skip

DRAW = {"do": "draw", "amount": 1}


def _auto(trigger: str, *effects: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return {"kind": "auto", "trigger": trigger, "effects": list(effects or [DRAW]), **fields}


def _spell(m: Match, *effects: dict[str, Any], seat: int = A, id: str = "deed", **fields: Any) -> int:
    (card,) = m.hand(seat, m.made(id, "spell", abilities=[{"kind": "use", "effects": list(effects)}], **fields))
    return card


@pytest.mark.rule("WX-11.1")
def test_spells_are_used_from_the_hand_in_the_own_main_phase_only() -> None:
    m = Match()
    (mine,) = m.hand(A, "WX01-103")
    (theirs,) = m.hand(B, "WX01-103")
    m.lrigs(A, "WX01-014")
    m.begin("main")
    assert m.offered("use") == {mine}
    m.play("end_phase")
    assert m.rules.phase(m.state) == "attack_arts"
    assert m.refused("use", mine, m.aim("check", A)) == "WX-11.1"
    assert m.place(theirs) == ("hand", B)


@pytest.mark.rule("WX-11.2")
def test_limiting_condition_and_condition_of_use_of_a_spell() -> None:
    m = Match()
    m.lrig("WD03-001")
    wrong, bad = m.hand(A, "WX01-028", "WX01-046")
    m.ener(A, *[SMALL] * 5, "WD03-010")
    (held,) = m.hand(B, SMALL)
    m.begin("main")
    assert m.refused("use", wrong, m.aim("check", A)) == "WX-11.2"
    assert m.refused("use", bad, m.aim("check", A)) == "WX-11.2"
    field.trash(m.state, held)
    settle(m.state)
    assert m.offered("use") == {bad}


@pytest.mark.rule("WX-11.3", "WX-16.1")
def test_a_spell_is_declared_paid_targeted_resolved_and_trashed_in_this_order() -> None:
    m = Match()
    one, _ = m.signi(SMALL, L, B), m.signi(SMALL, R, B)
    (pillar,) = m.hand(A, "WD02-015")
    m.ener(A, SILVAN)
    m.lrigs(B, "WX01-018")
    m.begin("main")
    m.use(pillar)
    assert m.place(pillar) == ("check", A)
    assert m.size("ener", A) == 0
    assert m.state.asked == A
    m.pick(one)
    assert m.state.asked == B
    assert m.place(one) == (L, B)
    m.play("done")
    assert m.place(one) == ("ener", B)
    assert m.place(pillar) == ("trash", A)


@pytest.mark.rule("WX-11.4", "WX-11.6", "WX-21.5")
def test_cut_ins_come_one_after_the_other_and_cannot_be_answered() -> None:
    m = Match()
    (knowledge,) = m.hand(A, "WX01-103")
    m.lrigs(A, "WX01-024")
    ready = m.lrigs(B, "WX05-017", "WX05-017", "WX01-018")
    m.ener(B, SMALL, SMALL)
    guarded = m.signi(SMALL, C, B)
    m.begin("main")
    m.use(knowledge)
    assert m.offered("use") == set(ready[:2])
    m.use(ready[0])
    assert m.state.asked == B
    assert m.place(ready[0]) == ("lrig_trash", B)
    assert "cannot_be_banished" in m.rules.marks(m.state, guarded)
    m.use(ready[1])
    m.play("done")
    assert m.size("hand", A) == 1


@pytest.mark.rule("WX-11.5")
def test_a_negated_spell_was_used_all_the_same() -> None:
    m = Match()
    m.lrig("WD04-001")
    m.signi("WX01-033", C)
    (germinate,) = m.hand(A, "WX01-098")
    m.ener(A, "WX01-086")
    (anti,) = m.lrigs(B, "WX01-018")
    m.ener(B, "WD03-010", SMALL)
    m.begin("main")
    m.use(germinate)
    m.use(anti)
    assert m.place(germinate) == ("trash", A)
    assert m.size("ener", A) == 1


@pytest.mark.rule("WX-11.7")
def test_a_target_that_left_or_no_longer_fits_is_not_affected() -> None:
    for raised in (0, 5000):
        m = Match()
        m.lrig("WD04-001", B)
        victim, other = m.signi(SMALL, L, B), m.signi(SMALL, R, B)
        (pillar,) = m.hand(A, "WD02-015")
        m.ener(A, SILVAN)
        (fantastic,) = m.lrigs(B, "WX01-024")
        m.begin("main")
        m.use(pillar)
        m.pick(victim)
        if raised:
            m.use(fantastic)
            m.pick(victim)
        else:
            m.play("done")
        assert (m.place(victim) == ("ener", B)) is (not raised)
        assert m.place(other) == (R, B)


@pytest.mark.rule("WX-11.8")
def test_a_spell_without_a_legal_target_does_what_is_left() -> None:
    m = Match()
    m.lrig(HANAYO)
    lrig = table.lrig(m.state, A)
    (fires,) = m.hand(A, "WX01-030")
    m.ener(A, *[SILVAN] * 3)
    m.begin("main")
    m.use(fires)
    assert "double_crush" in m.rules.marks(m.state, lrig)


@pytest.mark.rule("WX-11.9", "WX-15.8")
def test_the_burst_of_a_spell_is_no_use_of_it() -> None:
    m = Match()
    m.lrig("WD04-001", B)
    m.signi("WX01-033", L, B)
    attacker = m.signi(SILVAN, C)
    top, *_ = m.life(B, "WX01-034", SMALL)
    m.deck(B, *[SMALL] * 5)
    m.lrigs(A, "WX01-018")
    m.begin("attack_signi")
    m.attack(attacker)
    m.play("act", top, n=1)
    assert m.size("life_cloth", B) == 2
    assert m.names("ener", B) == ["WX01-034"]


@pytest.mark.rule("WX-12.1", "WX-12.2", "WX-12.6")
def test_arts_are_used_at_any_of_their_timings_as_often_as_wanted() -> None:
    m = Match()
    m.lrig("WD04-001")
    m.signi(SMALL, C)
    one, two, three, main_only = m.lrigs(A, "WX01-024", "WX01-024", "WX01-024", "WD02-006")
    m.ener(A, *[SILVAN] * 3)
    m.begin("main")
    m.use(one)
    m.use(two)
    m.play("end_phase")
    assert m.rules.phase(m.state) == "attack_arts"
    assert m.offered("use") == {three}
    assert m.refused("use", main_only, m.aim("check", A)) == "WX-12.1"


@pytest.mark.rule("WX-12.3")
def test_the_limiting_condition_of_an_arts_must_be_met() -> None:
    m = Match()
    (boundary,) = m.lrigs(A, "WD01-006")
    m.lrig(HANAYO)
    m.ener(A, *[SMALL] * 5)
    m.begin("main")
    assert m.refused("use", boundary, m.aim("check", A)) == "WX-12.3"


@pytest.mark.rule("WX-12.4", "WX-13.6")
def test_nobody_can_respond_to_arts_or_abilities() -> None:
    m = Match()
    m.lrig("WX01-001")
    lrig = table.lrig(m.state, A)
    m.signi(SMALL, L, B)
    victim = m.signi(SMALL, R, B)
    m.lrigs(B, "WX05-017")
    m.ener(B, SMALL)
    m.ener(A, SMALL)
    (charging,) = m.lrigs(A, "WX01-026")
    cost, *_ = m.hand(A, SMALL)
    m.begin("main")
    m.use(charging)
    assert m.state.asked == A
    m.play("act", lrig, n=0)
    m.pick(cost)
    m.play("pay", m.legal("pay")[0].card, m.aim("trash", A)) if m.legal("pay") else None
    assert m.state.asked == A
    m.pick(victim)
    assert m.place(victim) == ("hand", B)


@pytest.mark.rule("WX-12.5")
def test_arts_are_no_abilities_of_the_lrig() -> None:
    m = Match()
    lrig = m.lrig("WD04-001")
    m.mark(lrig, "loses_abilities")
    signi = m.signi(SMALL)
    (spirits,) = m.lrigs(A, "WD04-006")
    m.ener(A, "WX01-086")
    m.begin("main")
    m.use(spirits)
    assert m.power(signi) == 8000


@pytest.mark.rule("WX-13.1", "WX-13.2", "WX-15.7")
def test_the_five_kinds_of_ability_work_at_their_times() -> None:
    m = Match()
    kinds = {ability.kind for face in m.faces.values() for ability in face.skills}
    assert kinds == {"constant", "enter", "auto", "action", "burst", "use"}
    m.lrig("WD04-001")
    beast = m.signi("WD04-013", L, power=5000)
    (entering,) = m.hand(A, "WX01-095")
    m.life(B, *[SMALL] * 3)
    m.begin("main")
    m.deploy(entering, R)
    m.pick(beast)
    assert m.power(beast) == 7000
    m.go_to("attack_signi")
    m.attack(beast)
    assert m.size("ener", A) == 1


@pytest.mark.rule("WX-13.4", "WX-13.28")
def test_an_enter_ability_with_a_cost_is_voluntary_and_paid_on_resolution() -> None:
    m = Match()
    entering, again = m.hand(A, "WD01-011", "WD01-011")
    m.ener(A, SMALL)
    m.begin("main")
    m.deploy(entering, L)
    assert [move.verb for move in m.legal()] == ["act", "decline"]
    m.play("decline", entering)
    assert m.size("ener", A) == 1
    assert m.rules.phase(m.state) == "main"
    assert not m.state.memory["waiting"]
    m.deploy(again, R)
    m.play("act", again, n=0)
    assert m.size("ener", A) == 0
    m.play("done")
    poor = Match()
    (entering,) = poor.hand(A, "WD01-011")
    poor.begin("main")
    poor.deploy(entering, L)
    assert poor.legal("end_phase")


@pytest.mark.rule("WX-13.5", "WX-13.7")
def test_actions_are_used_any_number_of_times_unless_once_per_turn() -> None:
    m = Match()
    lrig = m.lrig("WX01-006")
    signi = m.signi(SMALL)
    once = m.signi("WX07-029", L)
    m.hand(A, "WX01-086", "WX01-086")
    m.ener(A, *["WX01-086"] * 3)
    m.state.cards[lrig] = m.state.cards[lrig]._replace(face=m.faces["WX01-006"])
    m.begin("main")
    for n in (1, 2):
        m.play("act", lrig, n=0)
        m.pick(m.legal("pick")[0].card)
        m.pick(signi)
        assert m.power(signi) == 3000 + n * 10000
    m.play("act", once, n=2)
    m.pick(m.legal("pick")[0].card) if m.legal("pick") else None
    assert m.refused("act", once, n=2) == "WX-13.7"
    m.go_to("attack_signi")
    assert m.legal("act") == []


@pytest.mark.rule("WX-13.7")
def test_two_cards_of_one_name_have_their_own_once_per_turn() -> None:
    m = Match()
    m.lrig("WX01-006")
    one, two = m.signi("WX07-029", L), m.signi("WX07-029", R)
    m.ener(A, *["WX01-086"] * 4)
    m.begin("main")
    m.play("act", one, n=2)
    m.pick(m.legal("pick")[0].card)
    assert m.refused("act", one, n=2) == "WX-13.7"
    assert two in m.offered("act")


@pytest.mark.rule("WX-13.8", "WX-19.9")
def test_a_card_that_lost_its_abilities_has_those_gained_later() -> None:
    m = Match()
    shield = m.signi("WX01-051", C)
    raised = {"kind": "constant", "holds": [{"hold": "power", "amount": 4000}]}
    guarded = m.signi(m.made("strong", abilities=[raised]), L)
    m.begin("main")
    assert m.power(guarded) == 5000
    m.mark(guarded, "cannot_attack")
    m.mark(guarded, "lancer")
    m.mark(guarded, "loses_abilities")
    assert m.power(guarded) == 1000
    assert not table.keyword(m.state, guarded, "lancer")
    assert not table.keyword(m.state, guarded, "cannot_attack")
    m.mark(guarded, "assassin")
    assert table.keyword(m.state, guarded, "assassin")
    assert m.power(shield) == 12000


@pytest.mark.rule("WX-13.20", "WX-13.21", "WX-16.1")
def test_what_triggers_in_the_middle_waits_until_the_effect_and_rule_processing_are_over() -> None:
    m = Match()
    leaving = _auto("this_leaves_field")
    one = m.signi(m.made("leaver", abilities=[leaving]), L, B)
    two = m.signi(SMALL, R, B)
    one_away = {"do": "move", "target": {"who": "opponent", "type": "signi", "count": 1}, "to": "trash"}
    all_weaker = {"do": "change_stat", "target": {"who": "opponent", "type": "signi", "count": "all"}}
    blast = _spell(m, one_away, {**all_weaker, "stat": "power", "amount": -3000, "duration": "turn"})
    m.begin("main")
    m.state.told = []
    m.use(blast)
    told = m.play("pick", one)
    kinds = [(event.kind, event.card) for event in told if (event.kind, event.why) != ("moved", "drawn")]
    assert kinds.index(("moved", two)) < kinds.index(("triggered", one))
    assert m.size("hand", B) == 1


@pytest.mark.rule("WX-13.22", "WX-13.23")
def test_the_turn_player_goes_first_even_with_what_triggers_meanwhile() -> None:
    m = Match()
    baits = {"who": "any", "type": "signi", "traits": ["bait"], "count": "all"}
    bounce = {"do": "move", "target": baits, "to": "trash"}
    m.signi(m.made("bait_card", abilities=[_auto("this_leaves_field")], **{"class": ["bait"]}), C)
    m.signi(m.made("theirs_one", abilities=[_auto("opponent_attack_phase_start", bounce)]), L, B)
    last = m.signi(m.made("theirs_two", abilities=[_auto("opponent_attack_phase_start")]), R, B)
    m.lrigs(A, "WX01-014")
    m.begin("main")
    m.play("end_phase")
    assert m.state.asked == B
    first = next(move for move in m.legal("trigger") if move.card != last)
    told = m.play("trigger", first.card, n=first.n)
    order = [event.card for event in told if event.kind == "triggered"]
    assert order[-1] == last
    assert len(order) == 3
    assert m.state.cards[order[1]].owner == A


@pytest.mark.rule("WX-13.24")
def test_abilities_of_leaving_use_the_state_just_before() -> None:
    m = Match()
    strong = _auto("this_leaves_field", when=[{"left": {"of": "source_power"}, "cmp": ">=", "right": 5000}])
    for power, drawn in ((5000, 1), (4000, 0)):
        m = Match()
        id = m.signi(m.made("heavy", abilities=[strong]), L, power=power)
        m.begin("main")
        m.play("remove", id, m.aim("trash", A))
        assert m.size("hand", A) == drawn


@pytest.mark.rule("WX-13.25")
def test_an_event_that_was_replaced_does_not_trigger() -> None:
    m = Match()
    both = [{"kind": "constant", "holds": [{"hold": "standing", "word": "survives_banish"}]}, _auto("this_banished")]
    id = m.signi(m.made("survivor", abilities=both), L)
    m.begin("main")
    assert field.banish(m.state, id) == "replaced"
    assert not m.state.memory["waiting"]
    assert field.banish(m.state, id) == "banished"
    assert len(m.state.memory["waiting"]) == 1


@pytest.mark.rule("WX-13.26")
def test_a_waiting_ability_does_nothing_once_its_card_has_left_or_lost_it() -> None:
    m = Match()
    victims = {"who": "any", "type": "signi", "count": "all", "traits": ["victim"]}
    trash = {"do": "move", "target": victims, "to": "trash"}
    killer = m.signi(m.made("killer", abilities=[_auto("attack_phase_start", trash)]), L)
    victim = m.signi(m.made("victim", abilities=[_auto("attack_phase_start")]), R)
    m.lrigs(A, "WX01-014")
    m.begin("main")
    m.play("end_phase")
    first = next(move for move in m.legal("trigger") if move.card == killer)
    m.play("trigger", killer, n=first.n)
    assert m.place(victim) == ("trash", A)
    assert m.size("hand", A) == 0


@pytest.mark.rule("WX-13.27")
def test_a_condition_of_the_trigger_is_read_when_it_triggers_one_of_the_text_again_on_resolution() -> None:
    big = [{"left": {"of": "source_power"}, "cmp": ">=", "right": 5000}]
    lower = {"do": "change_stat", "target": {"ref": "source"}, "stat": "power", "amount": -4500, "duration": "turn"}
    weaken = _auto("this_attacks", lower)
    for fields, drawn in (({"when": big}, 1), ({"condition": big}, 0)):
        m = Match()
        m.life(B, *[SMALL] * 3)
        id = m.signi(m.made("wavering", abilities=[weaken, _auto("this_attacks", **fields)]), L, power=5000)
        m.begin("attack_signi")
        m.attack(id)
        first = m.legal("trigger")[0]
        m.play("trigger", first.card, n=first.n)
        assert m.size("hand", A) == drawn


@pytest.mark.rule("WX-13.28", "WX-1.8")
def test_a_voluntary_ability_may_be_declined_for_good() -> None:
    m = Match()
    m.life(B, *[SMALL] * 3)
    id = m.signi(m.made("asker", abilities=[_auto("this_attacks", optional=True)]), L)
    m.begin("attack_signi")
    m.attack(id)
    m.play("decline", id)
    assert m.size("hand", A) == 0
    assert not m.state.memory["waiting"]
    assert m.size("life_cloth", B) == 2


@pytest.mark.rule("WX-13.3", "WX-10.9")
def test_abilities_work_on_the_field_only() -> None:
    m = Match()
    m.lrig(TAMA, A, "WX01-001")
    under = m.zone("lrig", A)[0]
    (held,) = m.hand(A, "WX01-045")
    m.ener(A, SMALL)
    m.begin("main")
    assert m.refused("act", under, n=0) == "WX-13.3"
    assert m.refused("act", held, n=0) == "WX-13.3"
