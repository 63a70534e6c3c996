"""Cards of WX-02 to WX-04 and of the structure decks of 2014, each for a kind of text that came with them."""

import pytest

from tabletop.core.engine import apply, settle
from tests.games.wixoss.match import DOWN, FILLER, GREAT, SMALL, A, B, C, L, Match, Move, R

BLACK, RED, GREEN, WHITE = "WD07-013", "WD02-010", "WX01-086", "WD01-013"
MULTI = "WX01-100"


def _spell(m: Match, id: str, *ener: str) -> int:
    (spell,) = m.hand(A, id)
    m.ener(A, *ener)
    m.begin("main")
    return spell


@pytest.mark.rule("WX-8.1")
def test_each_card_pays_only_one_part_of_a_cost() -> None:
    m = Match()
    lrig = m.lrig("WD07-001")
    victim = m.signi(GREAT, C, B)
    m.ener(A, "WD07-013")
    white, black = m.hand(A, WHITE, "WD07-013")
    m.begin("main")
    m.play("act", lrig, n=2)
    assert m.offered("pick") == {white}
    m.pick(white)
    m.pick(black)
    assert m.place(victim) == ("trash", B)
    assert m.names("trash", A) == sorted([WHITE, "WD07-013", "WD07-013"])


@pytest.mark.rule("WX-8.1")
def test_a_cost_of_two_cards_is_not_met_by_one_that_fits_both_parts() -> None:
    m = Match()
    both = m.made("BOTH", colors=["white", "black"])
    lrig = m.lrig("WD07-001")
    m.signi(GREAT, C, B)
    m.ener(A, "WD07-013")
    m.hand(A, both)
    m.begin("main")
    assert m.refused("act", lrig, n=2) == "WX-8.1"
    m = Match()
    both = m.made("BOTH", colors=["white", "black"])
    lrig = m.lrig("WD07-001")
    m.signi(GREAT, C, B)
    m.ener(A, "WD07-013")
    double, white = m.hand(A, both, WHITE)
    m.begin("main")
    m.play("act", lrig, n=2)
    assert m.offered("pick") == {white}, "the card of both colours is needed for the black part"
    m.pick(white, double)
    assert m.size("trash", A) == 3


@pytest.mark.rule("WX-11.3")
def test_what_follows_if_you_did_is_aimed_at_before_the_opponent_may_cut_in() -> None:
    m = Match()
    m.life(A, FILLER)
    m.lrig("WD04-001")
    (cut_in,) = m.lrigs(B, "WX01-018")
    own, kept = m.signi(GREAT, C), m.signi(SMALL, L)
    first, second = (m.signi("WX02-046", zone, B, power=12000) for zone in (R, C))
    spell = _spell(m, "PR-108", *[MULTI] * 4)
    m.use(spell)
    m.pick(own)
    assert m.offered("pick") == {first, second}, "the second target, before the cut-in"
    m.pick(second)
    assert m.state.asked == B
    assert cut_in in m.zone("lrig_deck", B)
    m.pass_on("done")
    assert (m.place(own), m.place(second)) == (("ener", A), ("ener", B))
    assert (m.place(kept), m.place(first)) == ((L, A), (R, B))


def test_the_top_cards_are_shown_one_is_taken_and_the_rest_is_trashed() -> None:
    m = Match()
    kitira = m.signi("WX02-043", C)
    taken, rest, last, below = m.deck(A, "WX02-069", SMALL, GREAT, FILLER)
    m.begin("main")
    m.play("act", kitira)
    assert m.pose(kitira) == DOWN
    assert m.place(taken) == ("hand", A)
    assert {m.place(rest), m.place(last)} == {("trash", A)}
    assert m.place(below) == ("main_deck", A)


def test_a_card_is_put_onto_the_field_from_the_trash_by_its_own_action() -> None:
    m = Match()
    (nebula,) = m.trash(A, "WX02-069")
    m.ener(A, BLACK, BLACK)
    m.begin("main")
    assert nebula in m.offered("act")
    m.play("act", nebula)
    m.play("zone", nebula, m.aim(C, A))
    assert m.place(nebula) == (C, A)
    bare = Match()
    (nebula,) = bare.trash(A, "WX02-069")
    bare.begin("main")
    assert bare.refused("act", nebula) == "WX-8.7"


def test_any_number_is_banished_up_to_a_power_together() -> None:
    m = Match()
    m.lrig("WD02-001", B)
    m.life(A, "WX02-022")
    small, second, strong = (m.signi(SMALL, zone, B, power=p) for zone, p in ((L, 3000), (C, 5000), (R, 6000)))
    m.begin("attack_lrig", B)
    m.attack(m.zone("lrig", B)[0])
    m.pass_on("no_guard")
    m.play("act", m.zone("check", A)[0], n=2)
    m.pick(small)
    assert m.offered("pick") == {second}, "3000 and 6000 are more than 8000"
    m.pick(second)
    assert m.place(strong) == (R, B)
    assert {m.place(small), m.place(second)} == {("ener", B)}


def test_a_spell_costs_less_for_each_card_of_a_class() -> None:
    m = Match()
    m.lrig("WD02-001")
    m.signi("WX04-068", L)
    m.signi("WX04-072", R)
    (spell,) = m.hand(A, "WX04-032")
    victim = m.signi(SMALL, C, B)
    m.ener(A, RED, RED)
    m.begin("main")
    assert m.refused("use", spell, m.aim("check", A)) == "WX-8.7", "five red, less two: three"
    m.ener(A, RED)
    settle(m.state)
    m.use(spell)
    m.pass_on("done")
    assert m.place(victim) == ("ener", B)


@pytest.mark.parametrize(("lrig", "payable"), [("WD01-001", True), ("WD02-001", False)])
def test_an_arts_costs_something_else_against_a_white_lrig(lrig: str, payable: bool) -> None:
    m = Match()
    m.lrig("WD05-001")
    m.lrig(lrig, B)
    (arts,) = m.lrigs(A, "WX03-014")
    m.trash(A, "WX02-070")
    m.ener(A, BLACK)
    m.begin("main")
    assert (arts in m.offered("use")) is payable


def test_in_your_next_turn_all_your_signi_have_lancer_and_not_before() -> None:
    m = Match()
    m.life(A, "WX02-040")
    own = m.signi(GREAT, C)
    attacker, _ = m.signi(GREAT, L, B), m.signi(GREAT, C, B)
    m.begin("attack_signi", B)
    m.attack(attacker)
    m.play("act", m.zone("check", A)[0], n=1)
    assert m.state.player == B
    assert "lancer" not in m.rules.marks(m.state, own)
    m.end_turn()
    assert m.state.player == A
    assert "lancer" in m.rules.marks(m.state, own)
    m.end_turn()
    assert "lancer" not in m.rules.marks(m.state, own)


def test_cards_revealed_decide_what_follows() -> None:
    for name, drawn in (("WX02-033", 2), (SMALL, 0)):
        m = Match()
        m.lrig("WX02-002")
        m.deck(A, name, *[FILLER] * 5)
        (arts,) = m.lrigs(A, "WX02-018")
        m.ener(A, *[MULTI] * 4)
        m.begin("main")
        before = m.size("hand", A)
        m.use(arts)
        assert m.size("hand", A) - before == drawn


def test_a_signi_from_the_trash_may_do_more_as_it_enters() -> None:
    for from_trash, hit in ((True, True), (False, False)):
        m = Match()
        m.lrig("WX03-001")
        victim = m.signi(GREAT, C, B)
        power = m.power(victim)
        if from_trash:
            palbeck = m.signi("WX02-042", L)
            (costaric,) = m.trash(A, "WX03-034")
            m.ener(A, BLACK)
            m.begin("main")
            m.play("act", palbeck)
            m.pick(costaric)
            m.play("zone", costaric, m.aim(C, A))
        else:
            (card,) = m.hand(A, "WX03-034")
            m.begin("main")
            m.deploy(card, C)
        assert (m.power(victim) == power - 5000) is hit


def test_the_zone_in_front_of_a_maze_is_filled_first() -> None:
    m = Match()
    m.signi("WD07-011", L, B)
    (card,) = m.hand(A, SMALL)
    m.begin("main")
    assert {move.target for move in m.legal("deploy")} == {m.aim(R, A)}
    assert m.deploy_refused(card, C) == "WX-1.4"
    m.deploy(card, R)
    assert m.place(card) == (R, A)


def test_angels_pass_by_the_effects_of_signi_but_not_of_an_lrig() -> None:
    m = Match()
    m.signi("WX02-021", L, B)
    angel = m.signi("WX02-047", C, B)
    (banisher,) = m.hand(A, "WX02-053")
    weak = m.signi(SMALL, R, B)
    m.lrig("WX02-007")
    m.ener(A, RED)
    m.begin("main")
    m.deploy(banisher, C)
    if m.legal("pick"):
        m.pick(angel)
    assert m.place(angel) == (C, B)
    m.play("act", m.zone("lrig", A)[-1], n=0)
    assert {angel, weak} & m.offered("pick") or m.place(weak) == ("ener", B)


def test_an_lrig_grows_into_one_of_its_level_without_a_cost() -> None:
    m = Match()
    m.lrig("WD01-001")
    (other, lower) = m.lrigs(A, "WX03-006", "WD01-002")
    spell = _spell(m, "WX03-024", *[MULTI] * 4)
    m.use(spell)
    m.pass_on("done")
    if m.legal("grow"):
        assert m.offered("grow") == {other}
        m.play("grow", other, m.aim("lrig", A))
    assert m.place(other)[0] == "lrig" or lower in m.zone("lrig_deck", A)


def test_two_of_four_are_chosen_and_carried_out_in_their_order() -> None:
    m = Match()
    m.lrig("WD01-001")
    victim = m.signi(GREAT, C, B)
    (arts,) = m.lrigs(A, "PR-040")
    m.ener(A, *[MULTI] * 6)
    m.begin("main")
    m.use(arts)
    m.play("mode", n=3)
    assert {move.n for move in m.legal("mode")} == {4}
    hand = m.size("hand", A)
    m.play("mode", n=4)
    assert m.place(victim) == ("hand", B)
    assert m.size("hand", A) == hand + 2


def test_what_may_be_done_is_asked() -> None:
    for answer, charms in ((Move("mode", n=1), 1), (Move("done"), 0)):
        m = Match()
        m.lrig("WD05-001")
        oriens = m.signi("WX04-096", C)
        m.begin("main")
        m.play("act", oriens, n=1)
        assert set(m.legal()) == {Move("mode", n=1), Move("done")}
        apply(m.state, answer)
        assert m.rules.value(m.state, oriens, "charms") == charms
        assert m.power(oriens) == (12000 if charms else m.state.cards[oriens].face.values["power"])
