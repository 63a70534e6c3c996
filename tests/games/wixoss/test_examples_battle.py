"""The worked examples of the rules: fights, life cloth, payment, growing."""

import pytest

from tabletop.core.state import DRAW
from tests.games.wixoss.match import (
    BRONDA,
    DOWN,
    GREAT,
    HANAYO,
    SERVANT_D,
    SERVANT_O,
    SILVAN,
    SMALL,
    A,
    B,
    C,
    L,
    Match,
    R,
)


@pytest.mark.rule("WX-14.7", "WX-14.5")
def test_ex_1_equal_power_banishes_and_the_attacker_stays() -> None:
    m = Match()
    attacker, defender = m.signi(SILVAN, C), m.signi(GREAT, C, B)
    m.life(B, SMALL)
    m.begin("attack_signi")
    m.attack(attacker)
    assert m.place(defender) == ("ener", B)
    assert m.place(attacker) == (C, A)
    assert m.pose(attacker) == DOWN
    assert m.size("life_cloth", B) == 1


@pytest.mark.rule("WX-4.3", "WX-14.7", "WX-14.8")
def test_ex_2_a_weaker_attacker_changes_nothing() -> None:
    m = Match()
    attacker, defender = m.signi(BRONDA, L), m.signi(GREAT, R, B)
    m.life(B, *[SMALL] * 7)
    m.begin("attack_signi")
    m.attack(attacker)
    assert (m.place(attacker), m.place(defender), m.size("life_cloth", B)) == ((L, A), (R, B), 7)
    assert m.pose(attacker) == DOWN
    assert m.power(defender) == 10000


@pytest.mark.rule("WX-4.3", "WX-14.3", "WX-15.6", "WX-15.11")
def test_ex_3_the_other_lane_is_open() -> None:
    m = Match()
    attacker, bystander = m.signi(SILVAN, L), m.signi(GREAT, L, B)
    top, *_ = m.life(B, *[SMALL] * 7)
    m.begin("attack_signi")
    m.attack(attacker)
    assert m.size("life_cloth", B) == 6
    assert m.place(top) == ("ener", B)
    assert m.place(bystander) == (L, B)


def _burst_match(**options: object) -> tuple[Match, int, int, int]:
    m = Match(options)
    attacker, other = m.signi(SILVAN, L), m.signi(BRONDA, C)
    top, *_ = m.life(B, "WD01-009", *[SMALL] * 6)
    m.begin("attack_signi")
    m.attack(attacker)
    return m, top, attacker, other


@pytest.mark.rule("WX-15.5", "WX-15.7", "WX-15.9")
def test_ex_4_a_life_burst_is_asked_and_used() -> None:
    m, top, attacker, other = _burst_match()
    assert m.state.asked == B
    assert m.place(top) == ("check", B)
    m.play("act", top, n=1)
    assert m.offered("pick") == {attacker, other}
    assert m.place(top) == ("check", B)
    m.pick(other)
    assert m.place(other) == ("hand", A)
    assert m.place(top) == ("ener", B)


@pytest.mark.rule("WX-15.7", "WX-13.28", "WX-1.8")
def test_ex_4_a_life_burst_is_left_unused_or_by_option_never_asked() -> None:
    m, top, attacker, other = _burst_match()
    m.play("decline", top)
    assert m.place(top) == ("ener", B)
    assert (m.place(attacker), m.place(other)) == ((L, A), (C, A))
    m, top, attacker, other = _burst_match(life_burst_optional=False)
    assert m.offered("pick") == {attacker, other}


@pytest.mark.rule("WX-15.8")
def test_ex_5_a_burst_ignores_the_limiting_condition() -> None:
    m = Match()
    m.lrig(HANAYO, B)
    attacker = m.signi(SILVAN, L)
    top, *_ = m.life(B, "WD01-011", SMALL)
    m.begin("attack_signi")
    m.attack(attacker)
    m.play("act", top, n=1)
    assert m.size("hand", B) == 1


@pytest.mark.rule("WX-14.9", "WX-14.11", "WX-19.3", "WX-14.12")
def test_ex_6_a_guard_card_stops_the_lrig() -> None:
    for guarded in (True, False):
        m = Match()
        lrig = m.lrig(HANAYO)
        m.life(B, SMALL, SMALL, SMALL)
        servant, other = m.hand(B, SERVANT_O, SMALL)
        m.begin("attack_lrig")
        m.attack(lrig)
        assert m.offered("guard") == {servant}
        assert m.refused("guard", other, lrig) == "WX-14.11"
        if guarded:
            m.play("guard", servant, lrig)
        else:
            m.play("no_guard")
        assert m.size("life_cloth", B) == (3 if guarded else 2)
        assert (m.place(servant) == ("trash", B)) is guarded


@pytest.mark.rule("WX-1.3", "WX-15.1", "WX-22.1", "WX-22.3")
@pytest.mark.parametrize("by", ["lrig", "signi"])
def test_ex_7_the_final_blow(by: str) -> None:
    m = Match()
    lrig, signi = m.lrig(HANAYO), m.signi(SILVAN, C)
    m.begin(f"attack_{by}")
    m.attack(lrig if by == "lrig" else signi)
    assert m.state.winner == A
    assert m.legal() == []


@pytest.mark.rule("WX-15.2", "WX-19.5")
def test_ex_8_double_crush_at_one_life_does_not_win() -> None:
    m = Match()
    attacker = m.signi(SILVAN, C)
    m.mark(attacker, "double_crush")
    m.life(B, SMALL)
    m.begin("attack_signi")
    m.attack(attacker)
    assert (m.size("life_cloth", B), m.state.winner) == (0, -1)


@pytest.mark.rule("WX-9.1", "WX-9.2", "WX-9.9", "WX-9.4")
def test_ex_9_level_and_limit_bound_what_is_deployed() -> None:
    m = Match()
    m.lrig("WD01-002")
    left, _ = m.signi(GREAT, L), m.signi(GREAT, C)
    four, two, one, three = m.hand(A, "WD01-009", "WD01-012", "WD01-013", "WD01-011")
    m.begin("main")
    assert m.deploy_refused(four, R) == "WX-9.2"
    assert m.deploy_refused(three, R) == "WX-9.2"
    assert m.offered("deploy") == {two, one}
    m.play("remove", left, m.aim("trash", A))
    assert three in m.offered("deploy")
    m.deploy(three, L)
    assert m.place(three) == (L, A)


@pytest.mark.rule("WX-8.1", "WX-8.2", "WX-8.3", "WX-8.5", "WX-8.7", "WX-19.8")
def test_ex_10_payment_is_a_matching_with_multi_ener() -> None:
    m = Match()
    m.signi(GREAT, C, B)
    (boundary,) = m.lrigs(A, "WD01-006")
    m.ener(A, SMALL, SMALL, SERVANT_D, SILVAN, "WD03-010")
    m.begin("main")
    m.use(boundary)
    assert m.offered("pay") == set()
    assert (m.size("ener", A), m.size("trash", A)) == (0, 5)
    tight = Match()
    (five,) = tight.lrigs(A, tight.made("five", "arts", cost={"white": 3, "red": 1, "blue": 1}, timing=["main"]))
    tight.ener(A, SMALL, SMALL, SILVAN, "WD03-010", SERVANT_D)
    tight.begin("main")
    assert tight.offered("use") == {five}
    short = Match()
    (boundary,) = short.lrigs(A, "WD01-006")
    short.ener(A, SMALL, SILVAN, SILVAN, "WD03-010", SERVANT_D)
    short.begin("main")
    assert short.refused("use", boundary, short.aim("check", A)) == "WX-8.7"


@pytest.mark.rule("WX-10.2", "WX-10.4", "WX-10.5", "WX-10.6", "WX-7.25")
def test_ex_11_growing_by_type_level_and_cost() -> None:
    m = Match()
    old = m.lrig("WD01-003")
    three, four, hanayo = m.lrigs(A, "WD01-002", "WD01-001", "WD02-002")
    m.ener(A, SMALL, SERVANT_O, "WX01-086")
    m.begin("grow")
    zone = m.aim("lrig", A)
    assert m.offered("grow") == {three}
    assert m.refused("grow", four, zone) == "WX-10.5"
    assert m.refused("grow", hanayo, zone) == "WX-10.4"
    m.play("grow", three, zone)
    assert m.zone("lrig", A) == (old, three)
    assert m.names("trash", A) == sorted([SMALL, SERVANT_O])


@pytest.mark.rule("WX-7.15", "WX-7.16", "WX-16.10", "WX-16.12", "WX-16.19")
def test_ex_12_running_out_in_the_draw_phase() -> None:
    m = Match()
    m.deck(A, SMALL)
    m.trash(A, *[SMALL] * 20)
    m.life(A, *[SMALL] * 4)
    m.begin("draw")
    assert (m.size("hand", A), m.size("main_deck", A)) == (1, 20)
    assert (m.size("life_cloth", A), m.size("trash", A)) == (3, 1)
    assert m.rules.phase(m.state) == "ener"


@pytest.mark.rule("WX-16.14", "WX-16.15", "WX-11.3")
def test_ex_13_a_spell_is_finished_before_the_refresh() -> None:
    m = Match()
    m.deck(A, SMALL, SMALL)
    m.trash(A, *[SMALL] * 10)
    m.life(A, SMALL, SMALL)
    (out,) = m.hand(A, "WX01-084")
    m.ener(A, "WD03-010")
    m.begin("main")
    m.use(out)
    assert m.size("hand", A) == 2
    m.pick(m.zone("hand", A)[0])
    assert (m.size("main_deck", A), m.size("life_cloth", A), m.size("trash", A)) == (13, 1, 1)


@pytest.mark.rule("WX-19.4", "WX-15.3")
@pytest.mark.parametrize("life", [2, 0])
def test_ex_14_lancer_crushes_but_never_wins(life: int) -> None:
    m = Match()
    m.lrig("WD04-001")
    attacker, defender = m.signi("WD04-010", C, power=10000), m.signi(GREAT, C, B)
    m.life(B, *[SMALL] * life)
    m.begin("attack_signi")
    m.attack(attacker)
    assert m.place(defender) == ("ener", B)
    assert m.size("life_cloth", B) == max(0, life - 1)
    assert m.state.winner not in (A, B, DRAW)


@pytest.mark.rule("WX-14.4", "WX-13.20")
def test_ex_15_a_banish_on_attack_opens_the_lane() -> None:
    m = Match()
    m.lrig("WD04-001")
    m.signi("WD04-009", L, power=15000)
    attacker = m.signi("WD04-009", C, power=15000)
    m.signi("WD04-010", R, power=15000)
    defender = m.signi(GREAT, C, B)
    m.life(B, SMALL, SMALL, SMALL)
    m.begin("attack_signi")
    m.attack(attacker)
    assert m.place(defender) == ("ener", B)
    assert m.size("life_cloth", B) == 2
