"""Resonas, actions and keywords (sections 18 and 19)."""

from collections import Counter
from typing import Any

import pytest

from tabletop.core.engine import settle
from tabletop.core.view import HANDLE
from tabletop.games.wixoss import field, table, words
from tabletop.library.decks import ready_decks
from tests.games.wixoss.match import (
    GREAT,
    HANAYO,
    SASHE,
    SERVANT_D,
    SILVAN,
    SMALL,
    A,
    B,
    C,
    L,
    Match,
    R,
)  # fmt: skip

SPACE = ("WD09-014", "WD09-012", "WD09-010")


def _spell(m: Match, *effects: dict[str, Any], id: str = "deed") -> int:
    (card,) = m.hand(A, m.made(id, "spell", abilities=[{"kind": "use", "effects": list(effects)}]))
    return card


@pytest.mark.rule("WX-18.1", "WX-18.2")
def test_resonas_start_in_the_lrig_deck_and_have_their_timing() -> None:
    for deck in ready_decks("wixoss"):
        assert not any(id.startswith("WX13") or id in ("WD09-007", "WD09-008") for id in deck.piles["main"])
    m = Match()
    m.lrig(SASHE)
    venus, pluto = m.lrigs(A, "WD09-008", "WX10-008")
    m.signi("WD09-014", L)
    m.signi("WD09-014", R)
    m.ener(A, *SPACE)
    m.begin("main")
    assert m.offered("appear") == {venus}
    assert m.refused("appear", pluto) == "WX-18.2"
    m.play("end_phase")
    assert m.rules.phase(m.state) == "attack_arts"
    assert m.offered("appear") == {pluto}
    assert m.refused("appear", venus) == "WX-18.2"


@pytest.mark.rule("WX-18.3")
def test_level_and_limit_are_judged_after_the_cards_of_the_condition_have_moved() -> None:
    m = Match()
    m.lrig(SASHE)
    for name, zone in zip(("WD09-009", "WD09-010", "WD09-012"), (L, C, R), strict=True):
        m.signi(name, zone)
    (mercury,) = m.lrigs(A, "WD09-007")
    m.begin("main")
    m.play("appear", mercury)
    m.play("zone", mercury, m.aim(L, A))
    assert m.place(mercury) == (L, A)
    low = Match()
    low.lrig("WD09-002")
    for zone in (L, C, R):
        low.signi("WD09-014", zone)
    (mercury,) = low.lrigs(A, "WD09-007")
    low.begin("main")
    assert low.refused("appear", mercury) == "WX-9.2"
    assert low.size("trash", A) == 0


@pytest.mark.rule("WX-18.3")
def test_the_sum_of_levels_that_a_condition_asks_for_bounds_the_choice() -> None:
    m = Match()
    m.lrig(SASHE)
    ids = [m.signi(name, zone) for name, zone in (("WD09-014", L), ("WD09-010", C), ("WD09-012", R))]
    (saturn,) = m.lrigs(A, "WX07-006")
    m.begin("main")
    assert m.refused("appear", saturn) == "WX-18.2"
    m.state.cards[ids[0]] = m.state.cards[ids[0]]._replace(face=m.faces["WD09-012"])
    settle(m.state)
    assert m.offered("appear") == {saturn}


@pytest.mark.rule("WX-18.4")
def test_cards_of_the_condition_are_trashed_neither_banished_nor_removed() -> None:
    m = Match()
    m.lrig(SASHE)
    banished = {"kind": "auto", "trigger": "this_banished", "effects": [{"do": "draw", "amount": 1}]}
    one = m.signi(m.made("star", abilities=[banished], **{"class": ["space"]}), L)
    m.signi("WD09-014", C)
    (venus,) = m.lrigs(A, "WD09-008")
    m.begin("main")
    told = m.play("appear", venus)
    assert {event.why for event in told if event.kind == "moved" and event.card == one} == {"for_resona"}
    assert m.place(one) == ("trash", A)
    assert m.size("hand", A) == 0
    assert m.size("ener", A) == 0


@pytest.mark.rule("WX-18.5", "WX-18.6", "WX-9.9", "WX-18.7", "WX-7.22")
def test_a_resona_is_a_signi_on_the_field_but_is_not_removed() -> None:
    m = Match()
    m.lrig(SASHE)
    venus = m.signi("WD09-008", C)
    m.begin("main")
    assert table.signi(m.state, A) == [venus]
    assert m.refused("remove", venus, m.aim("trash", A)) == "WX-18.6"
    m.begin("ener")
    m.play("charge", venus, m.aim("ener", A))
    assert m.place(venus) == ("lrig_deck", A)


@pytest.mark.rule("WX-18.8", "WX-18.7")
def test_only_a_text_on_resonas_sends_one_elsewhere() -> None:
    m = Match()
    m.lrig(SASHE)
    venus = m.signi("WD09-008", L)
    big = m.signi("WD09-010", C)
    (uranus,) = m.lrigs(A, "WX08-005")
    m.begin("main")
    m.play("appear", uranus)
    assert m.place(venus) == ("lrig_trash", A)
    assert m.place(big) == ("trash", A)


@pytest.mark.rule("WX-18.9")
def test_a_banished_resona_was_banished() -> None:
    m = Match()
    m.lrig(SASHE)
    banished = {"kind": "auto", "trigger": "this_banished", "effects": [{"do": "draw", "amount": 1}]}
    appearance = {"timing": "main", "parts": [{"count": 1, "zones": ["field"], "type": "non_resona_signi"}]}
    id = m.signi(m.made("echo", "resona", abilities=[banished], appearance=appearance), C)
    m.begin("main")
    assert field.banish(m.state, id) == "banished"
    assert [w.source for w in m.state.memory["waiting"]] == [id]
    assert m.place(id) == ("lrig_deck", A)


@pytest.mark.rule("WX-18.10")
def test_a_resona_may_come_again() -> None:
    m = Match()
    m.lrig("WD09-002")
    (venus,) = m.lrigs(A, "WD09-008")
    m.begin("main")
    for _ in range(2):
        for zone in (L, R):
            m.signi("WD09-014", zone)
        settle(m.state)
        m.play("appear", venus)
        m.play("zone", venus, m.aim(C, A))
        assert m.place(venus) == (C, A)
        field.banish(m.state, venus)
        assert m.place(venus) == ("lrig_deck", A)


@pytest.mark.rule("WX-18.11", "WX-9.3")
@pytest.mark.parametrize(("lrig", "comes"), [("WD09-001", True), ("WD09-004", False)])
def test_an_effect_that_ignores_the_condition_keeps_to_level_and_limit(lrig: str, comes: bool) -> None:
    m = Match()
    m.lrig(lrig)
    call = {"do": "move", "to": "field", "target": {"who": "self", "type": "resona", "zone": "lrig_deck", "count": 1}}
    spell = _spell(m, call)
    (venus,) = m.lrigs(A, "WD09-008")
    m.begin("main")
    m.use(spell)
    if comes:
        m.play("zone", venus, m.aim(L, A))
    assert (m.place(venus) == (L, A)) is comes


@pytest.mark.rule("WX-18.12", "WX-5.7")
def test_both_faces_of_a_double_faced_resona_lie_in_the_lrig_deck() -> None:
    m = Match()
    m.lrig(SASHE)
    (moon,) = m.lrigs(A, "WX13-005A")
    m.lrigs(A, "WX01-026")
    for name, zone in zip(SPACE, (L, C, R), strict=True):
        m.signi(name, zone)
    m.begin("main")
    assert [move.n for move in m.legal("appear")] == [0]
    assert m.refused("appear", moon, n=1) == "WX-18.2"
    assert all(card.face is None for id, card in m.view(B).cards.items() if id >= HANDLE)
    m.play("appear", moon)
    while m.legal("pick"):
        m.pick(m.legal("pick")[0].card)
    m.play("zone", moon, m.aim(L, A))
    assert m.state.cards[moon].face.id == "WX13-005A"
    assert m.refused("zone", moon, m.aim(C, A)).startswith("WX-")


@pytest.mark.rule("WX-19.1", "WX-19.2")
def test_banish_gives_ener_and_other_ways_do_not() -> None:
    m = Match()
    ids = [m.signi(SMALL, zone) for zone in (L, C, R)]
    m.begin("main")
    field.banish(m.state, ids[0])
    field.trash(m.state, ids[1])
    field.put(m.state, ids[2], words.HAND[A])
    assert [m.place(id)[0] for id in ids] == ["ener", "trash", "hand"]


@pytest.mark.rule("WX-19.3")
def test_a_guard_icon_does_nothing_on_the_field() -> None:
    m = Match()
    lrig = m.lrig(HANAYO)
    servant = m.signi(SERVANT_D, C, B)
    m.hand(B, SMALL)
    m.life(B, SMALL, SMALL)
    m.begin("attack_lrig")
    m.attack(lrig)
    assert m.refused("guard", servant, lrig) == "WX-14.11"


@pytest.mark.rule("WX-19.4")
def test_lancer_belongs_to_the_battle_and_crushes_also_after_a_replacement() -> None:
    m = Match()
    m.lrig("WD10-001", B)
    attacker = m.signi("WX01-053", C)
    m.mark(attacker, "lancer")
    m.mark(attacker, "lancer")
    m.mark(attacker, "double_crush")
    survivor = m.signi("WX13-031", C, B)
    m.life(B, SMALL, SMALL, SMALL)
    m.begin("attack_signi")
    m.attack(attacker)
    assert m.place(survivor) == (C, B)
    assert m.size("life_cloth", B) == 2


@pytest.mark.rule("WX-19.5")
def test_double_crush_does_not_add_up() -> None:
    m = Match()
    lrig = m.lrig(HANAYO)
    m.mark(lrig, "double_crush")
    m.mark(lrig, "double_crush")
    m.life(B, *[SMALL] * 5)
    m.begin("attack_lrig")
    m.attack(lrig)
    assert m.size("life_cloth", B) == 3


@pytest.mark.rule("WX-19.6")
def test_assassin_attacks_past_the_signi_in_front() -> None:
    m = Match()
    attacker, wall = m.signi(SMALL, C), m.signi("WX01-053", C, B)
    m.mark(attacker, "assassin")
    m.life(B, SMALL)
    m.begin("attack_signi")
    told = m.attack(attacker)
    assert m.size("life_cloth", B) == 0
    assert m.place(wall) == (C, B)
    assert not any(event.kind == "battled" for event in told)


@pytest.mark.rule("WX-19.7")
def test_a_frozen_upped_signi_can_still_attack() -> None:
    m = Match()
    attacker = m.signi(SMALL, C)
    m.mark(attacker, "frozen", ("up", A))
    m.life(B, SMALL)
    m.begin("attack_signi")
    assert m.can_attack(attacker)


@pytest.mark.rule("WX-19.8", "WX-8.5")
def test_multi_ener_works_in_the_ener_zone_also_when_given_to_all() -> None:
    m = Match()
    (bill,) = m.lrigs(A, m.made("rainbow", "arts", cost={"green": 1, "black": 1}, timing=["main"]))
    m.ener(A, SERVANT_D, SMALL)
    m.begin("main")
    assert m.refused("use", bill, m.aim("check", A)) == "WX-8.7"
    m.signi("WX01-027", C)
    settle(m.state)
    assert m.offered("use") == {bill}


@pytest.mark.rule("WX-19.10")
def test_ener_charge_takes_the_top_cards() -> None:
    m = Match()
    (germinate,) = m.hand(A, "WX01-098")
    m.ener(A, "WX01-086")
    one, two, three = m.deck(A, SMALL, GREAT, SILVAN)
    m.begin("main")
    m.use(germinate)
    assert set(m.zone("ener", A)) == {one, two}
    assert m.zone("main_deck", A) == (three,)


@pytest.mark.rule("WX-19.11")
def test_a_charm_lies_face_down_one_for_each_signi() -> None:
    m = Match()
    m.lrig("WD05-001")
    agyou = m.signi("WX07-046", C)
    m.deck(A, SMALL, GREAT, SILVAN)
    top = m.zone("main_deck", A)[-1]
    m.begin("main")
    field.attach_charm(m.state, m.zone("main_deck", A)[-1], agyou)
    field.attach_charm(m.state, m.zone("main_deck", A)[-1], agyou)
    assert table.charms(m.state, agyou) == 1
    assert m.size("main_deck", A) == 2
    for seat in (A, B):
        assert m.view(seat).cards[top].face is None
    assert table.signi(m.state, A) == [agyou]
    assert m.power(agyou) == 8000


@pytest.mark.rule("WX-19.12")
def test_negating_reaches_the_spell_being_used_only() -> None:
    m = Match()
    negate = {"do": "negate_spell"}
    spell = _spell(m, negate, {"do": "draw", "amount": 1})
    m.begin("main")
    m.use(spell)
    assert m.size("hand", A) == 1


@pytest.mark.rule("WX-19.13")
def test_unaffected_cards_may_be_chosen_and_nothing_happens() -> None:
    m = Match()
    m.lrig(SASHE, B)
    uranus = m.signi("WX08-005", C, B)
    (boundary,) = m.lrigs(A, "WD01-006")
    m.ener(A, *[SMALL] * 5)
    m.rules.positioned(m.state)
    attacker = m.signi("WX01-053", C)
    m.begin("main")
    m.use(boundary)
    m.pick(uranus)
    assert m.place(uranus) == (C, B)
    m.go_to("attack_signi")
    m.life(B, SMALL)
    m.attack(attacker)
    assert m.place(uranus) == ("lrig_deck", B)


@pytest.mark.rule("WX-19.14", "WX-10.9")
def test_exceed_takes_cards_from_under_the_lrig() -> None:
    m = Match()
    lrig = m.lrig("WX04-006", A, "WD05-005", "WD05-004", "WD05-003")
    under = m.zone("lrig", A)[:3]
    victim = m.signi("WD05-013", C)
    m.life(A, SMALL)
    m.begin("main")
    m.play("act", lrig, n=2)
    m.pick(under[0], under[2])
    assert m.size("lrig_trash", A) == 2
    assert m.zone("lrig", A) == (under[1], lrig)
    assert m.place(victim) == ("trash", A)
    assert m.size("life_cloth", A) == 2
    assert m.refused("act", lrig, n=2) == "WX-13.7"
    bare = Match()
    lrig = bare.lrig("WX04-006", A, "WD05-005")
    bare.begin("main")
    assert bare.refused("act", lrig, n=2) == "WX-19.14"


@pytest.mark.rule("WX-19.15", "WX-21.3")
def test_a_search_may_fail_to_find_shows_what_it_takes_and_shuffles() -> None:
    m = Match()
    gate, bible = m.hand(A, "WD01-015", "WD01-015")
    m.ener(A, SMALL, SMALL)
    m.deck(A, *[SMALL] * 3, GREAT, "WX01-103")
    m.begin("main")
    m.use(gate)
    assert Counter(m.state.cards[move.card].face.id for move in m.legal("pick")) == {SMALL: 1, GREAT: 1}
    m.play("done")
    assert m.size("hand", A) == 1
    m.use(bible)
    great = next(mv.card for mv in m.legal("pick") if m.state.cards[mv.card].face.id == GREAT)
    told = m.play("pick", great)
    kinds = [event.kind for event in told if event.card == great or event.kind == "shuffled"]
    assert kinds == ["shown", "moved", "shuffled"]
    assert m.place(great) == ("hand", A)
    assert all(m.state.cards[id].known == 0 for id in m.zone("main_deck", A))


@pytest.mark.rule("WX-19.16")
def test_a_card_picked_without_seeing_is_any_card_of_the_hand() -> None:
    taken = set()
    for seed in range(12):
        m = Match(seed=seed)
        (bad,) = m.hand(A, "WD03-015")
        ids = m.hand(B, SMALL, GREAT, SILVAN)
        m.ener(A, "WD03-010")
        m.begin("main")
        m.use(bad)
        taken |= set(ids) & set(m.zone("trash", B))
    assert len(taken) == 3


@pytest.mark.rule("WX-19.17")
@pytest.mark.parametrize("held", [1, 3])
def test_the_opponent_chooses_what_to_discard_and_discards_all_if_there_are_fewer(held: int) -> None:
    m = Match()
    m.lrig("WD03-001")
    (snatcher,) = m.hand(A, "WX01-032")
    ids = m.hand(B, *[SMALL] * held)
    m.ener(A, *["WD03-010"] * 3)
    m.begin("main")
    m.use(snatcher)
    if held > 2:
        assert m.state.asked == B
        m.pick(ids[0] if ids[0] < ids[1] else ids[1])
        m.pick(m.legal("pick")[0].card) if m.legal("pick") else None
    assert m.size("hand", B) == max(0, held - 2)
    assert m.size("hand", A) == (1 if held == 1 else 0)


@pytest.mark.rule("WX-19.18")
def test_a_named_number_is_announced_to_both() -> None:
    m = Match()
    m.lrig("WD03-001")
    (peep,) = m.lrigs(A, "WD03-006")
    one, three = m.hand(B, SMALL, GREAT)
    m.ener(A, *["WD03-010"] * 3)
    m.begin("main")
    m.use(peep)
    assert {move.n for move in m.legal("name")} == {1, 2, 3, 4, 5}
    told = m.play("name", n=3)
    assert any(event.kind == "named" and event.n == 3 and event.seats == -1 for event in told)
    assert m.place(three) == ("trash", B)
    assert m.place(one) == ("hand", B)
    assert m.view(A).cards[one].face is m.faces[SMALL]


@pytest.mark.rule("WX-19.19", "WX-21.4")
def test_cards_are_put_back_in_any_order_and_only_their_number_is_told() -> None:
    m = Match()
    (bonya,) = m.hand(A, "WD01-014")
    m.deck(A, SMALL, GREAT, SILVAN, SERVANT_D)
    ids = m.zone("main_deck", A)
    m.begin("main")
    m.deploy(bonya, C)
    third = next(mv.card for mv in m.legal("pick") if m.state.cards[mv.card].face.id == SILVAN)
    m.play("pick", third)
    told = m.play("done")
    assert m.zone("main_deck", A) == ids
    assert [m.state.cards[id].face.id for id in reversed(ids)] == [SILVAN, SMALL, GREAT, SERVANT_D]
    assert [event.n for event in told if event.kind == "arranged"] == [3]
    assert all(m.view(B).cards[id].face is None for id in ids)
    assert m.view(A).cards[ids[-1]].face is m.faces[SILVAN]


@pytest.mark.rule("WX-19.20")
def test_excluded_cards_have_no_part_in_the_game_any_more() -> None:
    m = Match()
    all_of_it = {"who": "opponent", "type": "card", "zone": "trash", "count": "all"}
    spell = _spell(m, {"do": "move", "target": all_of_it, "to": "excluded"})
    (gone,) = m.trash(B, SMALL)
    m.begin("main")
    m.use(spell)
    assert m.place(gone) == ("excluded", B)
    m.deck(B)
    field.top_to(m.state, B, 40, words.TRASH[B], "milled")
    field.refresh(m.state, B)
    assert m.place(gone) == ("excluded", B)


@pytest.mark.rule("WX-19.21")
def test_an_additional_turn_is_taken_by_the_same_player() -> None:
    m = Match()
    spell = _spell(m, {"do": "extra_turn"})
    m.begin("main")
    m.use(spell)
    m.end_turn()
    assert (m.state.player, m.state.turn) == (A, 3)


@pytest.mark.rule("WX-19.23")
def test_a_discard_goes_from_the_hand_to_the_trash() -> None:
    m = Match()
    m.lrig(HANAYO)
    entering, other, _ = m.hand(A, "WX01-067", SMALL, GREAT)
    m.begin("main")
    m.deploy(entering, C)
    told = m.play("pick", other)
    assert m.place(other) == ("trash", A)
    assert any(event.why == "discarded" and event.card == other for event in told)


@pytest.mark.rule("WX-19.9")
def test_cannot_attack_goes_away_with_the_turn() -> None:
    m = Match()
    signi = m.signi(SMALL, C)
    m.mark(signi, "cannot_attack")
    m.begin("attack_signi")
    assert not m.can_attack(signi)
    m.life(A, SMALL)
    for _ in range(2):
        if m.state.turn < 4:
            m.end_turn()
    m.go_to("attack_signi")
    assert m.can_attack(signi)
