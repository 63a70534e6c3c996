"""Single cards whose text is easily misread."""

import pytest

from tabletop.core.engine import settle
from tabletop.effects.triggers import Checkpoint
from tabletop.games.wixoss import field, table
from tests.games.wixoss.match import (
    BRAVE,
    DOWN,
    GREAT,
    HANAYO,
    SASHE,
    SILVAN,
    SMALL,
    UP,
    A,
    B,
    C,
    L,
    Match,
    R,
)

BLUE, GREEN = "WD03-010", "WX01-086"


def _process(m: Match) -> None:
    m.state.stack.append(Checkpoint())
    settle(m.state)


def test_fallen_banishes_up_to_the_power_of_the_signi_that_was_downed() -> None:
    m = Match()
    own = m.signi(GREAT, C)
    weak, strong = m.signi(SILVAN, L, B), m.signi("WX01-053", R, B)
    (fallen,) = m.hand(A, "WD04-018")
    m.ener(A, GREEN)
    m.begin("main")
    m.use(fallen)
    assert m.pose(own) == DOWN
    assert m.place(weak) == ("ener", B)
    assert m.place(strong) == (R, B)
    bare = Match()
    victim = bare.signi(SMALL, L, B)
    (fallen,) = bare.hand(A, "WD04-018")
    bare.ener(A, GREEN)
    bare.begin("main")
    bare.use(fallen)
    assert bare.place(victim) == (L, B)


@pytest.mark.parametrize(("power", "lancer"), [(9000, False), (10000, True)])
def test_strike_impact_gives_lancer_by_the_power_afterwards(power: int, lancer: bool) -> None:
    m = Match()
    m.lrig("WD04-001")
    signi = m.signi(SMALL, C, power=power)
    (impact,) = m.hand(A, "WX03-046")
    m.ener(A, GREEN)
    m.begin("main")
    m.use(impact)
    assert table.keyword(m.state, signi, "lancer") is lancer


def test_eternal_karma_banishes_as_many_as_were_discarded() -> None:
    m = Match()
    m.lrig(BRAVE)
    guns = sorted(m.hand(A, "WD10-011", "WD10-013"))
    victims = [m.signi(SMALL, zone, B) for zone in (L, C, R)]
    (karma,) = m.lrigs(A, "WD10-007")
    m.ener(A, SILVAN, SILVAN)
    m.begin("main")
    m.use(karma)
    m.pick(*guns)
    m.pick(victims[0])
    m.pick(victims[2])
    assert [m.place(id)[0] for id in victims] == ["ener", C, "ener"]


def test_hydrogen_may_discard_atoms_in_place_of_blue_ener() -> None:
    m = Match()
    m.lrig(m.made("milu", "lrig", types=["milulun"]))
    hydrogen, victim = m.signi("WX07-027", C), m.signi(GREAT, C, B)
    atoms = sorted(m.hand(A, "WX07-040", "WX07-040"))
    m.ener(A, BLUE)
    m.begin("main")
    m.play("act", hydrogen, n=2)
    assert not m.legal("done")
    m.pick(*atoms)
    m.play("done")
    m.pick(victim)
    assert m.place(victim) == ("ener", B)
    assert m.size("ener", A) == 0


def test_energe_sends_banished_opposing_signi_to_the_trash() -> None:
    m = Match()
    spear = m.signi("WX01-027", L)
    mine, theirs = m.signi(SMALL, R), m.signi(SMALL, R, B)
    m.ener(A, SILVAN, GREEN)
    m.begin("main")
    m.play("act", spear, n=2)
    field.banish(m.state, theirs)
    field.banish(m.state, mine)
    assert m.place(theirs) == ("trash", B)
    assert m.place(mine) == ("ener", A)


def test_full_moon_lets_the_opponent_attack_with_signi_once_until_the_next_own_turn() -> None:
    m = Match()
    m.order(A, "one_signi_attack", until=("start", B))
    one, two = m.signi(SMALL, L), m.signi(SMALL, R)
    m.life(B, *[SMALL] * 4)
    m.life(A, *[SMALL] * 4)
    m.begin("attack_signi")
    m.attack(one)
    assert m.rules.phase(m.state) != "attack_signi"
    assert m.size("life_cloth", B) == 3
    m.end_turn()
    m.end_turn()
    m.go_to("attack_signi")
    m.attack(one)
    assert m.can_attack(two)


def test_full_moon_keeps_other_resonas_from_the_effects_of_opposing_signi() -> None:
    m = Match()
    m.lrig(SASHE, B)
    m.signi("WX13-005A", L, B)
    venus = m.signi("WD09-008", R, B)
    m.lrig(HANAYO)
    gun = m.signi("WX01-041", C)
    m.begin("main")
    m.play("act", gun, n=0)
    m.pick(venus) if m.legal("pick") else None
    assert m.place(venus) == (R, B)
    assert table.unaffected(m.state, venus, A, gun)
    assert not table.unaffected(m.state, venus, A, table.lrig(m.state, A))


def test_ougusoku_weakens_charmed_signi_and_leaves_with_a_gift() -> None:
    m = Match()
    m.lrig(m.made("insect", "lrig", types=["myuu"]))
    bug = m.signi("WX13-006A", C)
    charmed, plain = m.signi(GREAT, L, B), m.signi(GREAT, R, B)
    m.attach_charm(charmed)
    (found,) = m.trash(A, m.made("ant", **{"class": ["misfortune_insect"]}))
    m.begin("main")
    assert (m.power(charmed), m.power(plain)) == (5000, 10000)
    field.banish(m.state, bug)
    _process(m)
    m.pick(found)
    assert m.place(found) == ("hand", A)
    assert m.place(bug) == ("lrig_deck", A)


def test_yuzuki_gives_every_card_a_burst_for_a_turn() -> None:
    m = Match()
    m.lrig("WX12-002", B)
    m.order(B, "ener_burst")
    attacker = m.signi(SILVAN, C)
    top, _ = m.life(B, SMALL, SMALL)
    m.begin("attack_signi")
    m.attack(attacker)
    assert m.place(top) == ("check", B)
    m.play("act", top)
    assert m.size("ener", B) == 2


def test_valkyrie_finds_another_name_only() -> None:
    m = Match()
    valkyrie = m.signi("WX01-037", C)
    m.deck(A, "WX01-037", SMALL, "WX01-053")
    m.begin("main")
    m.play("act", valkyrie, n=0)
    assert [m.state.cards[move.card].face.id for move in m.legal("pick")] == [SMALL]


@pytest.mark.parametrize(("named", "taken"), [(3, True), (1, False)])
def test_deneb_takes_the_shown_card_if_its_level_was_named(named: int, taken: bool) -> None:
    m = Match()
    m.lrig(SASHE)
    (deneb,) = m.hand(A, "WD09-013")
    top, *_ = m.deck(A, GREAT, SMALL)
    m.begin("main")
    m.deploy(deneb, C)
    m.play("name", n=named)
    assert (m.place(top) == ("hand", A)) is taken
    if not taken:
        assert m.view(B).cards[top].face is m.faces[GREAT]


def test_get_twinkle_finds_two_with_a_resona() -> None:
    for resona, most in ((False, 1), (True, 2)):
        m = Match()
        m.lrig(SASHE)
        if resona:
            m.signi("WD09-008", C)
        (twinkle,) = m.hand(A, "WD09-018")
        m.ener(A, SMALL)
        m.deck(A, "WD09-014", "WD09-012", "WX01-053", SILVAN)
        m.begin("main")
        m.use(twinkle)
        assert m.state.stack[-1].prompt(m.state).most == most
        assert {m.state.cards[mv.card].face.id for mv in m.legal("pick")} == {"WD09-014", "WD09-012"}


def test_tama_four_returns_arts_and_calls_a_signi_from_the_deck() -> None:
    m = Match()
    m.lrig("WD01-002", A, "WD01-004", "WD01-003")
    (vermilion,) = m.lrigs(A, "WX04-001")
    white, red = m.several("lrig_trash", A, "WD01-006", "WD02-006")
    m.ener(A, *[SMALL] * 4)
    m.deck(A, GREAT, "WD02-011")
    m.begin("grow")
    m.play("grow", vermilion, m.aim("lrig", A))
    m.play("act", vermilion, n=0)
    assert m.place(white) == ("lrig_deck", A)
    assert m.place(red) == ("lrig_trash", A)
    m.play("act", vermilion, n=2)
    while m.legal("pick") and len(m.zone("lrig", A)) > 2:
        m.pick(m.legal("pick")[0].card)
    called = m.legal("pick")
    assert [m.state.cards[mv.card].face.id for mv in called] == [GREAT]
    m.pick(called[0].card)
    m.play("zone", called[0].card, m.aim(C, A))
    assert m.place(called[0].card) == (C, A)


def test_agyou_attaches_a_charm_and_ungyou_is_stronger_by_it() -> None:
    m = Match()
    m.lrig("WD05-001")
    ungyou = m.signi("WX07-031", R)
    (agyou,) = m.hand(A, "WX07-046")
    m.signi("WX01-053", C, B)
    m.begin("main")
    m.deploy(agyou, C)
    assert m.is_crossed(ungyou)
    assert table.charms(m.state, agyou) == 1
    assert m.power(agyou) == 10000
    assert m.power(ungyou) == 15000


def test_gustaft_survives_one_banish_a_turn() -> None:
    m = Match()
    m.lrig(BRAVE)
    gustaft = m.signi("WX13-031", C)
    m.begin("main")
    assert field.banish(m.state, gustaft) == "replaced"
    assert field.banish(m.state, gustaft) == "banished"


@pytest.mark.rule("WX-11.3")
def test_overlap_of_fate_takes_its_target_before_the_cut_in() -> None:
    for crossed, wanted in ((False, "WD10-015"), (True, "WD10-011")):
        m = Match()
        m.lrig(BRAVE)
        if crossed:
            m.signi("WD10-011", L)
            m.signi("WD10-009", C)
        small, big = m.signi("WD10-015", L, B), m.signi("WD10-011", R, B)
        m.lrigs(B, "WX01-018")
        (overlap,) = m.hand(A, "WD10-018")
        m.ener(A, SILVAN)
        m.begin("main")
        m.use(overlap)
        if crossed:
            m.pick(big)
        assert m.state.asked == B
        m.play("done")
        gone = [id for id in (small, big) if m.place(id) == ("ener", B)]
        assert [m.state.cards[id].face.id for id in gone] == [wanted]


def test_adamasphere_raises_each_red_attacker() -> None:
    m = Match()
    m.lrig(HANAYO)
    m.signi("WX01-029", L)
    red, white = m.signi(SILVAN, C), m.signi(SMALL, R)
    m.life(B, *[SMALL] * 6)
    m.begin("attack_signi")
    m.attack(red)
    m.attack(white)
    assert m.power(red) == 12000
    assert m.power(white) == 3000


def test_romail_and_the_lrig_strengthen_on_the_opponents_turn() -> None:
    m = Match()
    m.lrig("WD01-001")
    romail = m.signi("WD01-009", C)
    m.begin("main", B)
    assert m.power(romail) == 12000 + 2000 + 1000


def test_bow_calls_a_level_1_signi_only_while_alone() -> None:
    for alone in (True, False):
        m = Match()
        if not alone:
            m.signi(SMALL, L)
        (bow,) = m.hand(A, "WX01-059")
        top, *_ = m.deck(A, SMALL, GREAT)
        m.begin("main")
        m.deploy(bow, C)
        assert [mv.verb for mv in m.legal()] == (["pick", "done"] if alone else ["done"])
        m.play(m.legal()[0].verb, m.legal()[0].card)
        if alone:
            m.play("zone", top, m.aim(L, A))
        assert (m.place(top) == (L, A)) is alone
        assert m.pose(top) == UP
