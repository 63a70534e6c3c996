"""Rule processing, refresh, cross and Heaven (sections 16 and 17)."""

import pytest

from tabletop.core.engine import settle
from tabletop.effects.triggers import Checkpoint
from tabletop.games.wixoss import field, table
from tests.games.wixoss.match import BRAVE, DOWN, GREAT, SILVAN, SMALL, UP, A, B, C, L, Match, R


def _process(m: Match) -> None:
    m.state.stack.append(Checkpoint())
    settle(m.state)


@pytest.mark.rule("WX-16.1", "WX-16.3")
def test_rule_processing_waits_for_the_end_of_an_effect() -> None:
    m = Match()
    victim = m.signi(SMALL, C, B)
    weaken = {"do": "change_stat", "target": {"who": "opponent", "type": "signi", "count": 1}, "stat": "power"}
    effects = [{**weaken, "amount": -4000, "duration": "turn"}, {**weaken, "amount": 5000, "duration": "turn"}]
    (spell,) = m.hand(A, m.made("seesaw", "spell", abilities=[{"kind": "use", "effects": effects}]))
    m.begin("main")
    m.use(spell)
    assert m.place(victim) == (C, B)
    assert m.power(victim) == 4000


@pytest.mark.rule("WX-16.2")
def test_everything_due_is_done_at_once_in_the_given_order() -> None:
    m = Match()
    high = m.signi("WX01-053", L, power=0)
    weak = m.signi(SMALL, R, power=0)
    other = m.signi(SMALL, R, B, power=0)
    m.lrig("WD01-004")
    m.deck(B, SMALL)
    m.begin("main")
    _process(m)
    assert m.place(high) == ("trash", A)
    assert m.place(weak) == ("ener", A)
    assert m.place(other) == ("ener", B)


@pytest.mark.rule("WX-16.4", "WX-19.2")
def test_too_high_levels_are_trashed_and_that_is_no_banish() -> None:
    m = Match()
    m.lrig("WD01-003")
    three, two = m.signi(GREAT, L), m.signi("WD01-012", R)
    m.begin("main")
    _process(m)
    assert m.place(three) == ("trash", A)
    assert m.place(two) == (R, A)
    assert m.size("ener", A) == 0


@pytest.mark.rule("WX-16.5")
def test_signi_of_another_lrig_type_are_trashed() -> None:
    m = Match()
    m.lrig("WD02-001")
    wrong, right = m.signi("WD01-011", L), m.signi("WD02-011", R)
    m.begin("main")
    _process(m)
    assert m.place(wrong) == ("trash", A)
    assert m.place(right) == (R, A)


@pytest.mark.rule("WX-16.6", "WX-19.11")
def test_a_charm_goes_to_the_trash_with_its_signi() -> None:
    m = Match()
    signi = m.signi(SMALL, C)
    charm = m.attach_charm(signi)
    m.begin("main")
    m.play("remove", signi, m.aim("trash", A))
    assert m.place(charm) == ("trash", A)
    assert m.view(B).cards[charm].face is m.faces[GREAT]


@pytest.mark.rule("WX-16.7")
def test_a_surplus_of_signi_is_trashed_by_choice() -> None:
    m = Match()
    m.lrig("WD09-001", B)
    own = [m.signi(SMALL, zone) for zone in (L, C, R)]
    m.begin("main")
    m.signi("WX07-006", C, B)
    _process(m)
    assert m.state.asked == A
    assert m.offered("remove") == set(own)
    m.play("remove", own[0], m.aim("trash", A))
    assert m.rules.phase(m.state) == "main"
    (more,) = m.hand(A, SMALL)
    _process(m)
    assert more not in m.offered("deploy")
    assert m.deploy_refused(more, L) == "WX-16.7"


@pytest.mark.rule("WX-16.8")
def test_a_card_whose_burst_was_declined_goes_to_the_ener_zone() -> None:
    m = Match()
    attacker = m.signi(SILVAN, C)
    top, _ = m.life(B, "WX01-102", SMALL)
    m.begin("attack_signi")
    m.attack(attacker)
    assert m.place(top) == ("check", B)
    m.play("decline", top)
    assert m.place(top) == ("ener", B)


@pytest.mark.rule("WX-16.10", "WX-16.12", "WX-16.13", "WX-22.6")
@pytest.mark.parametrize("life", [0, 3])
def test_an_empty_deck_is_refreshed_for_one_life_cloth_if_there_is_any(life: int) -> None:
    m = Match()
    cloth = m.life(A, *["WX01-102"] * life)
    m.deck(A, SMALL)
    m.trash(A, *[GREAT] * 6)
    m.begin("main")
    field.draw(m.state, A, 1)
    m.state.told = []
    _process(m)
    assert m.size("life_cloth", A) == max(0, life - 1)
    assert m.size("main_deck", A) == 6
    assert not any(event.kind == "triggered" for event in m.state.told)
    assert m.state.winner == -1
    if life:
        assert m.place(cloth[0]) == ("trash", A)


@pytest.mark.rule("WX-16.14", "WX-16.15")
def test_draws_from_the_empty_deck_do_not_happen_before_the_refresh() -> None:
    m = Match()
    m.deck(A, SMALL)
    m.trash(A, *[GREAT] * 5)
    (knowledge,) = m.hand(A, "WX01-052")
    m.ener(A, SMALL, SMALL)
    m.begin("main")
    m.use(knowledge)
    assert m.size("hand", A) == 1
    assert m.size("main_deck", A) == 8
    assert m.size("trash", A) == 0


@pytest.mark.rule("WX-16.16")
def test_with_deck_and_trash_empty_the_refresh_waits_for_a_card() -> None:
    m = Match()
    signi = m.signi(SMALL)
    m.deck(A, SMALL)
    m.life(A, SMALL, SMALL)
    m.begin("main")
    field.draw(m.state, A, 1)
    _process(m)
    assert (m.size("main_deck", A), m.size("life_cloth", A)) == (0, 2)
    m.play("remove", signi, m.aim("trash", A))
    assert (m.size("main_deck", A), m.size("life_cloth", A)) == (1, 1)


@pytest.mark.rule("WX-16.17")
def test_both_players_refresh_at_once() -> None:
    m = Match()
    for seat in (A, B):
        m.deck(seat, SMALL)
        m.trash(seat, GREAT, GREAT)
        m.life(seat, SMALL, SMALL)
    m.begin("main")
    for seat in (A, B):
        field.draw(m.state, seat, 1)
    _process(m)
    assert [m.size("main_deck", seat) for seat in (A, B)] == [2, 2]
    assert [m.size("life_cloth", seat) for seat in (A, B)] == [1, 1]


@pytest.mark.rule("WX-16.18")
def test_refreshes_of_the_other_player_never_end_the_turn() -> None:
    m = Match({"second_refresh_ends_turn": True})
    m.begin("main")
    for _ in range(3):
        field.top_to(m.state, B, 40, m.rules.zone("trash", B), "milled")
        _process(m)
    assert m.rules.phase(m.state) == "main"
    assert m.state.memory["refreshes"] == 0


@pytest.mark.rule("WX-16.19")
def test_the_trashed_life_cloth_starts_no_other_refresh() -> None:
    m = Match()
    m.deck(A, SMALL)
    m.trash(A, GREAT)
    m.life(A, *[SMALL] * 5)
    m.begin("main")
    field.draw(m.state, A, 1)
    _process(m)
    assert (m.size("life_cloth", A), m.size("trash", A), m.size("main_deck", A)) == (4, 1, 1)


def _pair(**poses: int) -> tuple[Match, int, int]:
    m = Match()
    m.lrig(BRAVE)
    koch = m.signi("WD10-011", L, pose=poses.get("koch", UP))
    heckler = m.signi("WD10-009", C, pose=poses.get("heckler", UP))
    m.life(B, *[SMALL] * 7)
    return m, koch, heckler


@pytest.mark.rule("WX-17.1", "WX-17.2", "WX-17.4")
def test_halves_name_their_partner_and_another_card_completes_nothing() -> None:
    m = Match()
    m.lrig(BRAVE)
    koch, stun = m.signi("WD10-011", L), m.signi("WD10-015", C)
    m.begin("main")
    assert not m.is_crossed(koch)
    assert not m.is_crossed(stun)
    for face in m.faces.values():
        for half in face.printed.cross if len(face.printed.cross) == 1 else ():
            partner = m.faces[half.partner].printed.cross
            assert any(other.partner == face.id and other.half != half.half for other in partner)


@pytest.mark.rule("WX-17.3", "WX-17.5")
def test_adjacent_means_beside_and_poses_do_not_matter() -> None:
    for left, right, crossed in ((L, C, True), (C, R, True), (L, R, False), (R, C, False)):
        m = Match()
        m.lrig(BRAVE)
        koch = m.signi("WD10-011", left, pose=DOWN)
        m.signi("WD10-009", right)
        m.begin("main")
        assert m.is_crossed(koch) is crossed


@pytest.mark.rule("WX-17.6")
def test_a_cross_enter_ability_works_for_the_second_one_only() -> None:
    m = Match()
    m.lrig(BRAVE)
    victim = m.signi(SMALL, C, B)
    koch, heckler = m.hand(A, "WD10-011", "WD10-009")
    m.begin("main")
    m.deploy(koch, L)
    m.deploy(heckler, C)
    assert m.place(victim) == (C, B)
    m.play("remove", koch, m.aim("trash", A))
    assert not m.is_crossed(heckler)
    (again,) = m.hand(A, "WD10-011")
    _process(m)
    m.deploy(again, L)
    assert m.place(victim) == ("ener", B)


@pytest.mark.rule("WX-17.7")
def test_crossed_signi_are_separate_and_one_condition_is_enough() -> None:
    m, koch, heckler = _pair()
    m.mark(koch, "loses_abilities")
    m.begin("main")
    assert m.is_crossed(koch)
    assert m.is_crossed(heckler)
    field.banish(m.state, koch)
    assert m.place(heckler) == (C, A)
    assert not m.is_crossed(heckler)


@pytest.mark.rule("WX-17.10")
def test_heaven_is_reached_again_by_another_attack() -> None:
    m, _, heckler = _pair(koch=DOWN)
    m.signi(SMALL, R)
    m.begin("attack_signi")
    lrig = table.lrig(m.state, A)
    for n in (1, 2):
        told = m.attack(heckler)
        assert [event.kind for event in told].count("heaven") == 1
        if m.legal("trigger"):
            m.play("trigger", lrig, n=next(move.n for move in m.legal("trigger") if move.card == lrig))
        m.play("act", lrig, n=1)
        m.pass_on("decline")
        assert m.size("hand", A) == n
        m.state.cards[heckler] = m.state.cards[heckler]._replace(pose=UP)
        settle(m.state)


@pytest.mark.rule("WX-17.12", "WX-17.13")
def test_the_three_card_cross_and_its_heaven() -> None:
    m = Match()
    m.lrig(BRAVE)
    left, middle, right = m.signi("WX13-045", L), m.signi("WX13-031", C), m.signi("WX13-046", R)
    m.life(B, *[SMALL] * 7)
    m.begin("main")
    assert all(m.is_crossed(id) for id in (left, middle, right))
    m.go_to("attack_signi")
    for id in (left, right):
        told = m.attack(id)
        while m.rules.phase(m.state) == "attack_signi" and m.legal("pick"):
            told += m.play("pick", m.legal("pick")[0].card)
        assert not any(event.kind == "heaven" for event in told)
    told = m.attack(middle)
    assert any(event.kind == "heaven" for event in told)
    two = Match()
    two.lrig(BRAVE)
    one, other = two.signi("WX13-045", L), two.signi("WX13-046", C)
    two.begin("main")
    assert two.is_crossed(one)
    assert two.is_crossed(other)


@pytest.mark.rule("WX-17.13")
def test_without_cross_there_is_no_heaven() -> None:
    m = Match()
    m.lrig(BRAVE)
    m.signi("WD10-011", L, pose=DOWN)
    heckler = m.signi("WD10-009", R)
    m.life(B, *[SMALL] * 7)
    m.begin("attack_signi")
    told = m.attack(heckler)
    assert not any(event.kind in ("heaven", "triggered") for event in told)
