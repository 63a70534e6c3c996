"""The worked examples of the rules: spells, cut-ins, crosses, Resonas, refresh, decks."""

import pytest

from tabletop.core.engine import apply, settle
from tabletop.core.ruleset import Deck
from tabletop.games.wixoss import table
from tests.games.wixoss.match import (
    BRAVE,
    DOWN,
    GREAT,
    HANAYO,
    SASHE,
    SERVANT_O,
    SMALL,
    TAMA,
    UP,
    A,
    B,
    C,
    L,
    Match,
    R,
)  # fmt: skip


@pytest.mark.rule("WX-16.3", "WX-19.1", "WX-8.12")
def test_ex_16_power_0_is_banished_by_rule() -> None:
    m = Match()
    victim = m.signi(SMALL, L, B)
    (hole,) = m.hand(A, "WD05-017")
    m.ener(A, "WD05-010")
    m.begin("main")
    m.use(hole)
    assert m.place(victim) == ("ener", B)


@pytest.mark.rule("WX-11.3", "WX-11.4", "WX-11.5", "WX-11.6", "WX-12.1", "WX-12.4", "WX-19.12", "WX-7.31")
def test_ex_17_a_spell_is_cut_in_on_and_negated() -> None:
    m = Match()
    m.lrig(HANAYO)
    victim = m.signi("WX01-086", C, B)
    (ball,) = m.hand(A, "WX01-073")
    m.state.cards[victim] = m.state.cards[victim]._replace(face=m.faces["WX01-054"])
    m.ener(A, "WD02-010", "WD02-010", "WD02-010")
    anti, defense = m.lrigs(B, "WX01-018", "WD01-008")
    m.ener(B, "WD03-010", "WX01-086")
    m.begin("main")
    m.use(ball)
    assert m.state.asked == B
    assert m.offered("use") == {anti}
    assert m.refused("use", defense, m.aim("check", B)) == "WX-12.1"
    m.use(anti)
    assert m.place(victim) == (C, B)
    assert (m.place(ball), m.place(anti)) == (("trash", A), ("lrig_trash", B))
    assert (m.size("ener", A), m.size("ener", B)) == (0, 0)


@pytest.mark.rule("WX-7.43", "WX-7.40", "WX-12.1", "WX-19.9")
def test_ex_18_the_turn_player_uses_arts_first_and_gets_no_second_chance() -> None:
    m = Match()
    lrig, signi = m.lrig(HANAYO), m.signi("WD02-010", C)
    (fury,) = m.lrigs(A, "WX01-014")
    (defense,) = m.lrigs(B, "WD01-008")
    m.ener(A, *["WD02-010"] * 3)
    m.ener(B, SMALL, SMALL)
    m.signi(SMALL, C, B)
    m.begin("attack_arts")
    assert m.state.asked == A
    assert m.offered("use") == {fury}
    m.play("end_phase")
    assert m.state.asked == B
    m.use(defense)
    m.pick(lrig)
    m.play("end_phase") if m.legal("end_phase") and m.state.asked == B else None
    assert m.rules.phase(m.state) == "attack_signi"
    assert m.can_attack(signi)
    m.play("end_phase")
    assert m.rules.phase(m.state) not in ("attack_arts", "attack_lrig")


def _pair(left: str = L, right: str = C) -> tuple[Match, int, int]:
    m = Match()
    m.lrig(BRAVE)
    koch = m.signi("WD10-011", left)
    heckler = m.signi("WD10-009", right)
    return m, koch, heckler


@pytest.mark.rule("WX-17.1", "WX-17.2", "WX-17.3", "WX-17.5", "WX-20.1")
def test_ex_19_cross_by_position() -> None:
    m = Match()
    m.lrig(BRAVE)
    koch = m.signi("WD10-011", L)
    (heckler,) = m.hand(A, "WD10-009")
    m.begin("main")
    m.deploy(heckler, C)
    assert m.is_crossed(koch)
    assert m.is_crossed(heckler)
    assert m.power(heckler) == 20000
    m.state.player = B
    assert m.power(heckler) == 15000
    for left, right in ((C, L), (L, R)):
        m, koch, heckler = _pair(left, right)
        assert not m.is_crossed(koch)
        assert m.power(heckler) == 12000


@pytest.mark.rule("WX-17.8", "WX-17.9", "WX-17.11", "WX-13.22")
def test_ex_20_heaven_when_the_second_one_is_downed_by_attacking() -> None:
    m, koch, heckler = _pair()
    m.life(B, *[SMALL] * 5)
    m.ener(A, "WD02-010")
    m.begin("attack_signi")
    m.attack(koch)
    assert not m.legal("trigger")
    assert m.size("life_cloth", B) == 4
    m.attack(heckler)
    lrig = table.lrig(m.state, A)
    assert m.offered("trigger") == {lrig, heckler}
    m.play("trigger", heckler, n=next(mv.n for mv in m.legal("trigger") if mv.card == heckler))
    m.play("act", heckler, n=1)
    assert m.size("life_cloth", B) == 3
    m.play("act", lrig, n=1)
    assert m.size("hand", A) == 1
    assert m.size("life_cloth", B) == 2


@pytest.mark.rule("WX-17.8", "WX-17.11")
def test_ex_20_how_the_partner_became_down_does_not_matter_but_the_last_one_must_attack() -> None:
    m, koch, heckler = _pair()
    m.life(B, *[SMALL] * 5)
    m.state.cards[koch] = m.state.cards[koch]._replace(pose=DOWN)
    m.begin("attack_signi")
    told = m.attack(heckler)
    assert any(event.kind == "heaven" for event in told)
    m, koch, heckler = _pair()
    m.life(B, *[SMALL] * 5)
    m.begin("attack_signi")
    m.attack(koch)
    (dont,) = m.hand(B, m.made("down", "spell", abilities=[{"kind": "use", "effects": []}]))
    from tabletop.core.change import turn

    m.state.told = []
    turn(m.state, heckler, DOWN)
    assert not any(event.kind == "heaven" for event in m.state.told)
    assert not m.state.memory["waiting"]
    assert dont


@pytest.mark.rule("WX-18.1", "WX-18.2", "WX-18.3", "WX-7.22", "WX-18.7", "WX-13.22")
def test_ex_21_a_resona_appears_and_returns() -> None:
    m = Match()
    lrig = m.lrig(SASHE)
    one, two = m.signi("WD09-014", L), m.signi("WD09-013", C)
    (venus,) = m.lrigs(A, "WD09-008")
    m.deck(A, *[SMALL] * 8)
    victim = m.signi("WD01-012", C, B)
    m.begin("main")
    m.play("appear", venus)
    assert m.place(one) == m.place(two) == ("trash", A)
    m.play("zone", venus, m.aim(R, A))
    assert m.offered("trigger") == {lrig, venus}
    m.play("trigger", lrig, n=next(mv.n for mv in m.legal("trigger") if mv.card == lrig))
    assert m.size("ener", A) == 1
    assert m.place(victim) == ("hand", B)
    m.begin("ener")
    m.play("charge", venus, m.aim("ener", A))
    assert m.place(venus) == ("lrig_deck", A)
    assert m.size("ener", A) == 1


@pytest.mark.rule("WX-18.12", "WX-11.4", "WX-5.7")
def test_ex_22_a_double_faced_resona_cuts_in_with_its_other_face() -> None:
    m = Match()
    m.lrig(SASHE)
    moon, _ = m.lrigs(A, "WX13-005A", "WX01-014")
    space = m.hand(A, "WD09-014", "WD09-013")
    (spell,) = m.hand(B, "WX01-103")
    m.trash(B, SMALL)
    m.begin("main", B)
    m.use(spell)
    assert m.state.asked == A
    assert [mv.n for mv in m.legal("appear")] == [1]
    m.play("appear", moon, n=1)
    m.pick(*[mv.card for mv in m.legal("pick")][:1])
    m.pick(*[mv.card for mv in m.legal("pick")][:1])
    assert {m.place(id) for id in space} == {("trash", A)}
    m.play("zone", moon, m.aim(C, A))
    assert m.state.cards[moon].face.id == "WX13-005B"
    m.play("trigger", moon, n=next(mv.n for mv in m.legal("trigger") if mv.card == moon))
    m.play("mode", n=2)
    assert m.size("hand", B) == 0
    m.play("done")
    assert m.size("hand", B) == 1
    assert m.state.cards[moon].face.name["en"].startswith("New Moon")
    m.rules.positioned(m.state)
    from tabletop.games.wixoss import field

    field.banish(m.state, moon)
    assert m.place(moon) == ("lrig_deck", A)
    assert m.state.cards[moon].face.id == "WX13-005A"


@pytest.mark.rule("WX-16.4", "WX-9.10", "WX-16.2")
def test_ex_23_a_lower_limit_trashes_by_choice() -> None:
    m = Match()
    lrig = m.lrig(TAMA)
    ids = [m.signi("WX01-053", L), m.signi(GREAT, C), m.signi(GREAT, R)]
    m.lasting(lrig, "limit", -3, ("turn", -1))
    m.begin("draw")
    assert m.offered("remove") == set(ids)
    m.play("remove", ids[1], m.aim("trash", A))
    assert m.rules.phase(m.state) == "ener"
    assert m.size("ener", A) == 0


@pytest.mark.rule("WX-13.21", "WX-13.22", "WX-15.5", "WX-15.10")
def test_ex_24_two_bursts_in_the_order_of_their_player() -> None:
    m = Match()
    attacker = m.signi("WD02-010", C)
    m.signi("WD02-013", L)
    m.mark(attacker, "double_crush")
    draw, bounce, *_ = m.life(B, "WX01-067", "WD01-009", SMALL)
    m.begin("attack_signi")
    m.attack(attacker)
    assert m.state.asked == B
    assert m.place(draw) == m.place(bounce) == ("check", B)
    m.play("trigger", draw, n=next(mv.n for mv in m.legal("trigger") if mv.card == draw))
    m.play("act", draw, n=1)
    assert m.place(draw) == ("ener", B)
    assert m.place(bounce) == ("check", B)
    m.play("decline", bounce)
    assert m.place(bounce) == ("ener", B)


@pytest.mark.rule("WX-7.10", "WX-7.11", "WX-19.7")
def test_ex_25_frozen_for_one_up_phase() -> None:
    m = Match()
    lrig = m.lrig(TAMA, pose=DOWN)
    own = [m.signi(SMALL, L), m.signi(SMALL, R)]
    (freeze,) = m.hand(B, "WX01-085")
    m.ener(B, "WD03-010")
    m.life(A, *[SMALL] * 5)
    m.life(B, *[SMALL] * 5)
    m.begin("main", B)
    m.use(freeze)
    m.end_turn()
    assert [m.pose(id) for id in own] == [DOWN, DOWN]
    assert m.pose(lrig) == UP
    m.end_turn()
    m.end_turn()
    assert [m.pose(id) for id in own] == [UP, UP]


@pytest.mark.rule("WX-7.2", "WX-7.3", "WX-7.4")
def test_ex_26_the_first_turn_has_one_card_and_no_attack() -> None:
    m = Match()
    m.lrig("WD01-005")
    (one,) = m.lrigs(A, "WD01-004")
    m.hand(A, SMALL)
    m.life(A, *[SMALL] * 7)
    m.life(B, *[SMALL] * 7)
    m.hand(B, SMALL)
    m.begin("up", A, turn=1)
    assert m.size("hand", A) == 2
    m.play("end_phase")
    m.play("grow", one, m.aim("lrig", A))
    assert m.rules.phase(m.state) == "main"
    m.play("end_phase")
    assert (m.state.turn, m.state.player) == (2, B)
    assert m.size("hand", B) == 3
    phases = {m.rules.phase(m.state)}
    while m.state.turn == 2:
        phases.add(m.rules.phase(m.state))
        apply(m.state, m.state.legal[-1])
    assert "attack_lrig" in phases


@pytest.mark.rule("WX-7.50", "WX-7.51", "WX-19.23")
def test_ex_27_the_hand_limit_binds_the_turn_player_only() -> None:
    m = Match()
    mine = m.hand(A, *[SMALL] * 9)
    m.hand(B, *[SMALL] * 9)
    m.begin("end")
    m.pick(*sorted(mine)[:3])
    assert m.size("hand", A) == 6
    assert m.size("trash", A) == 3
    assert m.size("hand", B) == 11


@pytest.mark.rule("WX-14.9", "WX-14.13", "WX-7.45", "WX-11.3")
def test_ex_28_arc_aura_attacks_again_and_again() -> None:
    m = Match()
    lrig = m.lrig(TAMA)
    one, two = m.signi(SMALL, L), m.signi(SMALL, R)
    m.life(B, *[SMALL] * 5)
    guard, _ = m.hand(B, SERVANT_O, SMALL)
    (aura,) = m.hand(A, "WX01-028")
    m.ener(A, *[SMALL] * 5)
    m.begin("main")
    m.use(aura)
    m.go_to("attack_lrig")
    m.attack(lrig)
    assert m.offered("pick") == {one, two}
    m.pick(one)
    assert m.pose(lrig) == UP
    m.play("guard", guard, lrig)
    assert m.size("life_cloth", B) == 5
    m.attack(lrig)
    m.pick(two)
    m.play("no_guard")
    assert m.size("life_cloth", B) == 4
    m.attack(lrig)
    m.play("no_guard")
    assert m.pose(lrig) == DOWN
    assert m.size("life_cloth", B) == 3
    assert m.state.player == B


@pytest.mark.rule("WX-16.12", "WX-16.18")
@pytest.mark.parametrize("ends", [False, True])
def test_ex_29_the_second_refresh_of_a_turn(ends: bool) -> None:
    m = Match({"second_refresh_ends_turn": ends})
    m.deck(A, SMALL)
    m.trash(A, SMALL)
    m.life(A, *[SMALL] * 4)
    m.life(B, *[SMALL] * 4)
    (out,) = m.hand(A, "WX01-084")
    m.ener(A, "WD03-010")
    m.lrigs(A, "WX01-014")
    m.begin("draw")
    assert m.size("life_cloth", A) == 3
    m.play("end_phase")
    m.play("end_phase")
    m.use(out)
    m.play("pick", m.zone("hand", A)[0])
    assert m.size("life_cloth", A) == 2
    phase = m.rules.phase(m.state)
    assert (phase == "main" and m.state.player == A) is not ends


@pytest.mark.rule("WX-5.2", "WX-5.3", "WX-5.4", "WX-5.6", "WX-5.11")
def test_ex_30_every_broken_clause_is_named() -> None:
    m = Match()
    m.made("WD01-016", "signi", name={"en": "Servant D", "ja": m.faces["WX01-101"].name["ja"]}, multi_ener=True,
           abilities=[{"kind": "burst", "effects": [{"do": "draw", "amount": 1}]}])
    burst = ["WX01-102"] * 4 + ["WX01-103"] * 4 + ["WD01-009"] * 4 + ["WD01-011"] * 2
    plain = ["WD01-010"] * 4 + ["WD01-012"] * 4 + ["WD01-013"] * 4 + ["WD02-010"] * 4 + ["WD02-012"] * 4 + ["WD02-013"]
    main = ["WX01-101"] * 3 + ["WD01-016"] * 2 + burst + plain
    lrig = ["WD01-004", "WD01-003", "WD01-002", "WD01-001", "WD01-006", "WD01-007", "WD01-008", *["WX01-010"] * 4]
    deck = Deck("wixoss", "", {"main": tuple(main), "lrig": tuple(lrig)}, {})
    assert len(main) == 40
    broken = m.rules.check_deck(deck, m.faces, {})
    assert [refusal.rule for refusal in broken] == ["WX-5.2", "WX-5.3", "WX-5.4", "WX-5.6"]


@pytest.mark.rule("WX-15.7", "WX-19.17")
@pytest.mark.parametrize("used", [False, True])
def test_ex_31_a_burst_that_hurts_may_be_left(used: bool) -> None:
    m = Match()
    attacker = m.signi("WD02-010", C)
    (guard,) = m.hand(B, SERVANT_O)
    mine = m.hand(A, SMALL, GREAT)
    top, *_ = m.life(B, "WX01-044", SMALL)
    m.begin("attack_signi")
    m.attack(attacker)
    if used:
        m.play("act", top, n=1)
        assert m.place(guard) == ("trash", B)
        assert m.state.asked == A
        m.pick(mine[1])
        assert m.place(mine[1]) == ("trash", A)
    else:
        m.play("decline", top)
        assert m.place(guard) == ("hand", B)
    assert m.place(top) == ("ener", B)


@pytest.mark.rule("WX-18.8", "WX-1.4", "WX-4.8", "WX-18.9")
def test_ex_32_where_a_resona_goes() -> None:
    from tabletop.games.wixoss import field

    m = Match()
    m.lrig(SASHE, B)
    venus, pluto = m.signi("WD09-008", L, B), m.signi("WX10-008", C, B)
    again = m.signi("WX10-008", R, B)
    m.begin("main")
    assert field.banish(m.state, venus) == "banished"
    assert m.place(venus) == ("lrig_deck", B)
    field.put(m.state, pluto, m.rules.zone("hand", B))
    assert m.place(pluto) == ("lrig_deck", B)
    field.banish(m.state, again)
    assert m.place(again) == ("lrig_trash", B)
    assert m.size("ener", B) == 0


@pytest.mark.rule("WX-6.1", "WX-6.7", "WX-21.1")
def test_ex_33_the_first_lrig_is_hidden_until_it_is_opened() -> None:
    m = Match()
    zero, _ = m.lrigs(A, "WD01-005", "WD02-005")
    m.lrigs(B, "WD02-005")
    for seat in (A, B):
        m.deck(seat, *[SMALL] * 20)
    m.state.stack[:] = m.rules.stack_at(m.state, "set_up", A)
    settle(m.state)
    m.play("choose_lrig", zero, m.aim("lrig", A))
    seen = m.view(B).cards[zero]
    assert seen.face is None
    assert (seen.values, seen.marks) == ({}, ())
    assert m.view(A).cards[zero].face is m.faces["WD01-005"]
    m.play("choose_lrig", m.legal("choose_lrig")[0].card, m.aim("lrig", B))
    m.play("done")
    assert m.view(B).cards[zero].face is None
    m.play("done")
    assert m.view(B).cards[zero].face is m.faces["WD01-005"]
    assert m.rules.phase(m.state) == "ener"


@pytest.mark.rule("WX-7.43")
def test_without_an_lrig_deck_the_arts_step_asks_whoever_has_an_ability_for_it_on_the_field() -> None:
    m = Match()
    maiden = m.lrig("WX12-002", A)
    m.ener(A, SMALL, SMALL)
    m.life(B, SMALL)
    m.begin("main")
    m.go_to("attack_arts")
    assert m.state.asked == A
    assert m.offered("act") == {maiden}
    m.play("end_phase")
    assert m.rules.phase(m.state) == "attack_lrig"
