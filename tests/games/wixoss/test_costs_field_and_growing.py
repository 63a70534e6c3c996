"""Costs, putting SIGNI onto the field, growing (sections 8 to 10)."""

import pytest

from tabletop.core.engine import apply
from tabletop.games.wixoss import ener, field, table, words
from tests.games.wixoss.match import (
    DOWN,
    GREAT,
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

BLUE, GREEN = "WD03-010", "WX01-086"


def _arts(m: Match, **cost: int) -> int:
    (id,) = m.lrigs(A, m.made("bill", "arts", cost=cost, timing=["main"]))
    return id


@pytest.mark.rule("WX-8.1", "WX-19.14")
def test_a_cost_that_cannot_be_paid_in_full_cannot_be_begun() -> None:
    m = Match()
    lrig = m.lrig("WX01-002", A, pose=DOWN)
    m.ener(A, SMALL, SMALL, SILVAN)
    m.begin("main")
    assert m.refused("act", lrig, n=2) == "WX-8.1"
    m = Match()
    lrig = m.lrig("WX01-001")
    m.ener(A, SMALL)
    m.hand(A, SILVAN)
    m.begin("main")
    assert m.refused("act", lrig, n=0) == "WX-8.1"
    assert m.size("ener", A) == 1


@pytest.mark.rule("WX-8.2", "WX-8.3", "WX-4.11")
def test_each_card_pays_one_of_its_colour_and_any_card_pays_colourless() -> None:
    m = Match()
    bill = _arts(m, white=1, colorless=1)
    m.ener(A, SMALL, SERVANT_O.replace("102", "103"))
    m.begin("main")
    m.use(bill)
    assert m.size("ener", A) == 0
    assert m.size("trash", A) == 2
    m = Match()
    bill = _arts(m, white=2)
    m.ener(A, SMALL, "WX01-103")
    m.begin("main")
    assert m.refused("use", bill, m.aim("check", A)) == "WX-8.7"


@pytest.mark.rule("WX-8.4")
def test_a_two_coloured_card_pays_either_colour_but_only_one() -> None:
    for cost, able in (({"red": 1}, True), ({"green": 1}, True), ({"red": 1, "green": 1}, False)):
        m = Match()
        bill = _arts(m, **cost)
        m.ener(A, m.made("twofold", colors=["red", "green"]))
        m.begin("main")
        assert (bill in m.offered("use")) is able


@pytest.mark.rule("WX-8.6", "WX-8.7")
def test_the_payer_chooses_and_pays_exactly() -> None:
    m = Match()
    bill = _arts(m, white=1, colorless=1)
    white, red, multi, blue = m.ener(A, SMALL, SILVAN, SERVANT_D, BLUE)
    m.begin("main")
    m.use(bill)
    assert m.offered("pay") <= {white, red, multi, blue}
    first = min(m.offered("pay"))
    m.play("pay", first, m.aim("trash", A))
    while m.legal("pay"):
        rest = m.offered("pay")
        assert first not in rest
        m.play("pay", min(rest), m.aim("trash", A))
    assert m.size("ener", A) == 2
    assert m.size("trash", A) == 2


@pytest.mark.rule("WX-8.6", "WX-8.7")
def test_every_way_of_paying_that_is_offered_ends_exactly() -> None:
    need = (1, 1, 0, 0, 0, 1)
    m = Match()
    bill = _arts(m, white=1, red=1, colorless=1)
    m.ener(A, SMALL, SERVANT_D, SILVAN, m.made("both", colors=["white", "red"]), BLUE)
    m.begin("main")
    m.use(bill)
    ways = 0
    stack = [m.state.clone()]
    while stack:
        s = stack.pop()
        if not s.legal or s.legal[0].verb != "pay":
            paid = s.zones[words.TRASH[A]]
            masks = [mask for id, mask in ener.serves_as(m.state, A) if id in paid]
            assert len(paid) == 3
            assert ener.covers(masks, need)
            ways += 1
            continue
        for move in s.legal:
            then = s.clone()
            apply(then, move)
            stack.append(then)
    assert ways >= 7


@pytest.mark.rule("WX-8.8", "WX-8.9")
def test_reductions_never_go_below_zero_and_keep_to_their_colour() -> None:
    assert ener.reduced((1, 0, 0, 0, 0, 1), (2, 0, 0, 0, 0, 0)) == (0, 0, 0, 0, 0, 1)
    assert ener.reduced((0, 4, 0, 0, 0, 2), (0, 2, 0, 0, 0, 1), 2) == (0, 0, 0, 0, 0, 0)
    m = Match()
    m.lrig("WD03-001")
    m.signi("WX01-031", C)
    blue, white = m.hand(A, "WX01-032", "WD01-015")
    m.begin("main")
    assert ener.cost_of(m.state, A, blue) == (0, 0, 2, 0, 0, 0)
    assert ener.cost_of(m.state, A, white) == (1, 0, 0, 0, 0, 0)
    free = Match()
    bill = _arts(free)
    free.begin("main")
    assert bill in free.offered("use")


@pytest.mark.rule("WX-8.8")
def test_discards_while_using_make_an_arts_cheaper() -> None:
    m = Match()
    m.lrig("WD10-001")
    victim = m.signi(GREAT, C, B)
    (dust,) = m.lrigs(A, "WD10-006")
    guns = m.hand(A, "WD10-011", "WD10-013")
    m.begin("main")
    m.use(dust)
    m.pick(*sorted(guns))
    m.play("done")
    assert m.place(victim) == ("ener", B)
    assert m.size("trash", A) == 2


@pytest.mark.rule("WX-8.12")
def test_ener_is_cards_in_the_ener_zone_and_nothing_else() -> None:
    m = Match()
    m.begin("main")
    assert m.rules.numbers == ()
    attacker = m.signi(SILVAN, C)
    m.life(B, SMALL, SMALL)
    m.begin("attack_signi")
    m.attack(attacker)
    victim = m.signi(SMALL, L, B)
    field.banish(m.state, victim)
    assert m.size("ener", B) == 2


@pytest.mark.rule("WX-8.11")
def test_a_card_paid_may_be_the_target_in_the_trash() -> None:
    m = Match()
    (spell,) = m.hand(A, "WX02-080")
    ids = m.ener(A, SMALL, SMALL)
    m.begin("main")
    m.use(spell)
    assert m.offered("pick") == set(ids)


@pytest.mark.rule("WX-9.1", "WX-9.4", "WX-9.5", "WX-9.8", "WX-13.5")
def test_signi_enter_free_up_in_any_zone_and_attack_at_once() -> None:
    m = Match()
    one, two = m.hand(A, SMALL, SMALL)
    m.life(B, *[SMALL] * 4)
    m.begin("main")
    assert {move.target for move in m.legal("deploy") if move.card == one} == {m.aim(zone, A) for zone in (L, C, R)}
    m.deploy(one, L)
    m.deploy(two, R)
    assert m.pose(one) == UP
    m.go_to("attack_signi")
    assert m.offered("attack") == {one, two}


@pytest.mark.rule("WX-9.6", "WX-17.6")
def test_moving_between_zones_is_neither_leaving_nor_entering() -> None:
    m = Match()
    m.lrig("WD10-001")
    swap = {"do": "move_signi", "target": {"who": "self", "type": "signi", "count": 1}}
    (spell,) = m.hand(A, m.made("swap", "spell", abilities=[{"kind": "use", "effects": [swap]}]))
    koch, heckler = m.signi("WD10-011", C), m.signi("WD10-009", L)
    m.lasting(koch, "power", 1000, field.TURN_END)
    m.signi(SMALL, C, B)
    m.begin("main")
    assert not m.is_crossed(koch)
    m.use(spell)
    m.pick(koch)
    m.play("zone", koch, m.aim(L, A))
    assert (m.place(koch), m.place(heckler)) == ((L, A), (C, A))
    assert m.is_crossed(koch)
    assert m.power(koch) == 14000
    assert not m.state.memory["waiting"]
    assert m.size("ener", B) == 0


@pytest.mark.rule("WX-9.7", "WX-9.9", "WX-7.30")
def test_an_occupied_zone_has_to_be_cleared_first_and_removing_is_no_banish() -> None:
    m = Match()
    old = m.signi(SMALL, C)
    (new,) = m.hand(A, SMALL)
    m.begin("main")
    assert m.deploy_refused(new, C) == "WX-9.7"
    m.play("remove", old, m.aim("trash", A))
    assert m.place(old) == ("trash", A)
    m.deploy(new, C)
    m.play("remove", new, m.aim("trash", A))
    assert m.size("ener", A) == 0


@pytest.mark.rule("WX-10.1", "WX-10.2", "WX-10.9")
def test_the_old_lrig_stays_under_the_new_one_without_abilities() -> None:
    m = Match()
    old = m.lrig("WX01-008")
    signi = m.signi(SMALL)
    (new,) = m.lrigs(A, "WD01-002")
    m.ener(A, SMALL, SMALL)
    m.begin("grow")
    assert m.power(signi) == 4000
    m.play("grow", new, m.aim("lrig", A))
    assert m.zone("lrig", A) == (old, new)
    assert m.power(signi) == 3000
    assert table.lrig(m.state, A) == new
    assert "remove" not in {move.verb for move in m.legal() if move.card == new}


@pytest.mark.rule("WX-10.5")
@pytest.mark.parametrize("wide", [False, True])
def test_growing_sideways_or_down_is_an_option(wide: bool) -> None:
    m = Match({"grow_same_or_lower": wide})
    m.lrig("WD01-002")
    side, down, same, up2 = m.lrigs(A, "WX01-007", "WX01-008", "WD01-002", "WD01-005")
    m.ener(A, *[SMALL] * 3)
    m.begin("grow")
    assert m.offered("grow") == ({side, down, up2} if wide else set())
    assert m.refused("grow", same, m.aim("lrig", A)) == "WX-10.5"


@pytest.mark.rule("WX-10.6")
def test_the_grow_cost_is_paid_from_the_ener_zone() -> None:
    m = Match()
    m.lrig("WD01-005")
    one, two = m.lrigs(A, "WD01-004", "WD01-003")
    m.begin("grow")
    assert m.offered("grow") == {one}
    m = Match()
    m.lrig("WD01-004")
    (two,) = m.lrigs(A, "WD01-003")
    m.begin("grow")
    assert m.refused("grow", two, m.aim("lrig", A)) == "WX-10.6"


@pytest.mark.rule("WX-10.7")
@pytest.mark.parametrize("life", [2, 3])
def test_a_printed_grow_condition_must_hold(life: int) -> None:
    m = Match()
    condition = [{"left": {"of": "own_life"}, "cmp": "<=", "right": 2}]
    (five,) = m.lrigs(A, m.made("five", "lrig", level=5, limit=12, grow_condition=condition))
    m.life(A, *[SMALL] * life)
    m.begin("grow")
    if life == 2:
        assert m.offered("grow") == {five}
    else:
        assert m.refused("grow", five, m.aim("lrig", A)) == "WX-10.7"


@pytest.mark.rule("WX-10.8")
def test_the_new_lrig_keeps_the_state_and_the_lasting_effects_of_the_old_one() -> None:
    m = Match()
    old = m.lrig("WD01-002", pose=DOWN)
    m.mark(old, "double_crush")
    (new,) = m.lrigs(A, "WD01-001")
    m.ener(A, *[SMALL] * 3)
    m.begin("grow")
    m.play("grow", new, m.aim("lrig", A))
    assert m.pose(new) == DOWN
    assert "double_crush" in m.rules.marks(m.state, new)


@pytest.mark.rule("WX-10.10", "WX-13.1", "WX-13.4")
def test_enter_abilities_of_the_new_lrig_trigger() -> None:
    m = Match()
    m.lrig("WD04-003")
    (three,) = m.lrigs(A, "WX01-020")
    m.ener(A, GREEN, GREEN)
    m.begin("grow")
    m.play("grow", three, m.aim("lrig", A))
    assert m.size("ener", A) == 1


@pytest.mark.rule("WX-10.11", "WX-16.4", "WX-16.5")
def test_after_growing_signi_that_no_longer_fit_are_trashed() -> None:
    m = Match({"grow_same_or_lower": True})
    m.lrig("WD01-001")
    four, three, one = m.signi("WX01-053", L), m.signi(GREAT, C), m.signi(SMALL, R)
    (small,) = m.lrigs(A, "WX01-008")
    m.ener(A, SMALL)
    m.begin("grow")
    m.play("grow", small, m.aim("lrig", A))
    assert m.place(four) == m.place(three) == ("trash", A)
    assert m.place(one) == (R, A)
    assert m.size("ener", A) == 0
