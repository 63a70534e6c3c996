"""Colours, card types, zones and decks (sections 1 to 5)."""

import pytest

from tabletop.core.ruleset import Deck
from tabletop.core.view import project
from tabletop.effects.filters import matching
from tabletop.effects.nodes import Select
from tabletop.games.wixoss import field, table, words
from tabletop.games.wixoss.deck import same_card, warnings
from tabletop.games.wixoss.deploy import forbids_entering
from tabletop.library.decks import check, ready_decks
from tests.games.wixoss.match import GREAT, HANAYO, SASHE, SERVANT_O, SMALL, TAMA, A, B, C, L, Match, R


def _select(**fields: object) -> Select:
    return Select.model_validate({"who": "self", "count": "all", **fields})


@pytest.mark.rule("WX-1.1", "WX-1.2", "WX-5.1", "WX-5.8")
def test_two_players_with_an_lrig_three_signi_zones_and_life_cloth_play_the_ready_decks() -> None:
    m = Match()
    assert m.rules.seats == 2
    assert {zone.key for zone in m.rules.zones if zone.key.startswith("signi")} == {L, C, R}
    assert m.rules.piles == ("main", "lrig")
    decks = ready_decks("wixoss")
    assert len(decks) == 7
    assert [check(deck) for deck in decks] == [[]] * 7
    assert any(face.kind == "resona" for face in m.faces.values())
    assert any("cross" in face.traits for face in m.faces.values())


@pytest.mark.rule("WX-1.4")
def test_cannot_beats_can() -> None:
    m = Match()
    attacker = m.signi(GREAT)
    m.mark(attacker, "cannot_attack")
    m.mark(attacker, "must_attack")
    m.begin("attack_signi")
    assert not m.can_attack(attacker)
    assert m.rules.phase(m.state) != "attack_signi" or m.legal("end_phase")


@pytest.mark.rule("WX-1.5", "WX-1.8")
@pytest.mark.parametrize(("held", "banished"), [(2, False), (3, True)])
def test_if_you_did_needs_the_first_part_complete(held: int, banished: bool) -> None:
    m = Match()
    m.lrig(HANAYO)
    victim = m.signi(GREAT, C, B)
    m.hand(A, *[SMALL] * held)
    (back,) = m.lrigs(A, "WD02-007")
    m.ener(A, *["WD02-010"] * 2)
    m.begin("main")
    m.use(back)
    assert m.size("hand", A) == 0
    assert (m.place(victim) == ("ener", B)) is banished


@pytest.mark.rule("WX-1.6", "WX-11.8")
def test_a_choice_without_candidates_is_skipped_and_a_choice_with_them_is_not() -> None:
    m = Match()
    pillar, second = m.hand(A, "WD02-015", "WD02-015")
    m.ener(A, "WD02-010", "WD02-010")
    m.begin("main")
    m.use(pillar)
    assert m.place(pillar) == ("trash", A)
    one, two = m.signi(SMALL, L, B), m.signi(SMALL, R, B)
    m.use(second)
    assert [(move.verb, move.card) for move in m.legal()] == [("pick", one), ("pick", two)]


@pytest.mark.rule("WX-2.1", "WX-2.2")
def test_colours_are_a_set_and_no_lrig_type() -> None:
    m = Match()
    assert set(words.COLOURS) == {"white", "red", "blue", "green", "black"}
    assert m.faces["WX12-002"].printed.colour == words.BIT["red"] | words.BIT["green"]
    assert m.faces[SERVANT_O].printed.colour == 0
    tama = {face.printed.card.colors for face in m.faces.values() if "tama" in face.printed.types}
    assert tama == {("white",), ("red",)}
    red = {word for f in m.faces.values() if f.kind == "lrig" and "red" in f.traits for word in f.printed.types}
    assert red == {"hanayo", "tama", "yuzuki"}


@pytest.mark.rule("WX-2.3")
def test_a_colourless_card_shares_no_colour() -> None:
    m = Match()
    servant, white, red = m.trash(A, SERVANT_O, SMALL, "WD02-010")
    (salvage,) = m.lrigs(A, "WX01-025")
    m.ener(A, SMALL)
    m.begin("main")
    assert m.value(servant, "shares_lrig_color") == 0
    assert m.value(red, "shares_lrig_color") == 0
    m.use(salvage)
    paid = [id for id in m.zone("trash", A) if id not in (servant, white, red)]
    m.pick(white) if paid else None
    assert m.place(white) == ("hand", A)


@pytest.mark.rule("WX-3.1", "WX-3.2", "WX-3.8")
def test_each_card_type_has_its_back_and_its_fields() -> None:
    m = Match()
    backs = {"lrig": "lrig", "arts": "lrig", "resona": "lrig", "signi": "main", "spell": "main"}
    numbers: dict[str, set[str]] = {"lrig": {"level", "limit"}, "spell": set(), "arts": set()}
    numbers |= {"signi": {"level", "power"}, "resona": {"level", "power"}}
    for face in m.faces.values():
        assert face.back == backs[face.kind]
        assert set(face.values) == numbers[face.kind]
        card = face.printed.card
        assert (card.grow_cost is not None) == (face.kind == "lrig")
        assert (card.cost is not None) == (face.kind in ("spell", "arts"))
        assert (card.appearance is not None) == (face.kind == "resona")
    for kind, missing in (("signi", "power"), ("lrig", "limit"), ("spell", "cost")):
        with pytest.raises(ValueError, match=missing):
            m.made("bad", kind, **{missing: None})


@pytest.mark.rule("WX-3.3", "WX-18.5")
def test_a_resona_is_a_signi_on_the_field_only() -> None:
    m = Match()
    m.lrig(SASHE)
    there = m.signi("WD09-008", C)
    (away,) = m.lrigs(A, "WD09-007")
    m.begin("main")
    assert matching(m.state, _select(type="signi"), A, -1) == [there]
    assert matching(m.state, _select(type="signi", zone="lrig_deck"), A, -1) == []
    assert matching(m.state, _select(type="resona", zone="lrig_deck"), A, -1) == [away]
    assert matching(m.state, _select(type="non_resona_signi"), A, -1) == []


@pytest.mark.rule("WX-3.4", "WX-5.3", "WX-5.5", "WX-5.7")
def test_cards_of_one_name_are_the_same_card() -> None:
    m = Match()
    reprint = m.faces[m.made("reprint", name={"en": "Kukri", "ja": m.faces[SMALL].name["ja"]})]
    assert same_card(reprint) == same_card(m.faces[SMALL])
    deck = ready_decks("wixoss")[0]
    lrig = (*deck.piles["lrig"][:5], *["WX13-005A"] * 5)
    broken = m.rules.check_deck(Deck("wixoss", "", {**deck.piles, "lrig": lrig}, {}), m.faces, {})
    assert [refusal.rule for refusal in broken] == ["WX-5.5"]
    main = (*[SMALL] * 4, "reprint", *[id for id in deck.piles["main"] if id != SMALL], )[:40]
    broken = m.rules.check_deck(Deck("wixoss", "", {**deck.piles, "main": main}, {}), m.faces, {})
    assert "WX-5.3" in [refusal.rule for refusal in broken]


@pytest.mark.rule("WX-3.6", "WX-9.2")
def test_limiting_conditions_ask_for_one_whole_type_of_the_lrig() -> None:
    m = Match()
    m.lrig(m.made("both", "lrig", types=["hanayo", "tama"]))
    (tama,) = m.hand(A, "WD01-011")
    m.begin("main")
    assert tama in m.offered("deploy")
    other = Match()
    other.lrig(other.made("tamako", "lrig", types=["tamako"]))
    (tama,) = other.hand(A, "WD01-011")
    other.begin("main")
    assert other.deploy_refused(tama, C) == "WX-9.2"


@pytest.mark.rule("WX-3.7", "WX-4.11", "WX-12.4")
def test_permanent_cards_stay_and_momentary_cards_go_to_their_trash() -> None:
    m = Match()
    signi, spell = m.hand(A, SMALL, "WX01-103")
    (arts,) = m.lrigs(A, "WX01-026")
    m.begin("main")
    m.deploy(signi, C)
    m.use(spell)
    m.use(arts)
    assert [m.place(id) for id in (signi, spell, arts)] == [(C, A), ("trash", A), ("lrig_trash", A)]


@pytest.mark.rule("WX-4.1", "WX-4.10", "WX-21.1", "WX-21.2")
def test_who_may_look_where() -> None:
    m = Match()
    zones = ("main_deck", "lrig_deck", "hand", "life_cloth", "ener", "trash", "lrig_trash", "excluded", "check")
    ids = {zone: m.put("WX01-026" if zone.startswith("lrig") else SMALL, zone, A) for zone in zones}
    m.put("WX01-026", "lrig_deck", B)
    m.signi(GREAT, L, A)
    m.begin("main")
    sees = []
    for seat in (A, B):
        shown = {card.zone for card in project(m.state, seat).cards.values() if card.face}
        sees.append({key: m.rules.zone(key, A) in shown for key in zones})
    assert not sees[A]["main_deck"]
    assert not sees[A]["life_cloth"]
    assert not sees[B]["lrig_deck"]
    assert not sees[B]["hand"]
    assert sees[A]["lrig_deck"]
    assert sees[A]["hand"]
    assert all(sees[B][key] for key in ("ener", "trash", "lrig_trash", "excluded"))
    assert [len(zone) for zone in m.view(B).zones] == [len(zone) for zone in m.state.zones]
    assert ids


@pytest.mark.rule("WX-4.2")
def test_the_field_is_the_lrig_zone_and_the_signi_zones() -> None:
    m = Match()
    lrig, signi = m.lrig(TAMA, A, "WD01-002"), m.signi(SMALL, R)
    m.ener(A, SMALL)
    m.begin("main")
    assert table.field(m.state, A) == [signi, lrig]
    assert not table.on_field(m.state, m.zone("lrig", A)[0])


@pytest.mark.rule("WX-4.4", "WX-14.1")
def test_a_card_that_acted_lies_sideways_and_cannot_attack() -> None:
    m = Match()
    up, down = m.signi(SMALL, L), m.signi(SMALL, R, pose=words.DOWN)
    m.life(B, *[SMALL] * 4)
    m.begin("attack_signi")
    assert m.can_attack(up)
    assert m.refused("attack", down, m.aim(L, B)) == "WX-14.1"
    m.attack(up)
    assert m.pose(up) == words.DOWN
    assert not m.can_attack(up)


@pytest.mark.rule("WX-4.5", "WX-4.7")
def test_cards_go_to_their_owners_zones() -> None:
    m = Match()
    victim = m.signi(GREAT, C, B)
    (boundary,) = m.lrigs(A, "WD01-006")
    m.ener(A, *[SMALL] * 5)
    m.begin("main")
    m.use(boundary)
    m.pick(victim)
    assert m.place(victim) == ("hand", B)
    lrig = m.put("WD01-002", "lrig", A)
    field.trash(m.state, lrig)
    assert m.place(lrig) == ("lrig_trash", A)


@pytest.mark.rule("WX-4.6", "WX-13.7")
def test_a_card_that_left_and_returned_is_a_new_object() -> None:
    m = Match()
    id = m.signi("WX07-029", C, power=20000)
    m.mark(id, "frozen", ("up", A))
    m.state.used = frozenset({(id, "WX07-029/2")})
    m.begin("main")
    field.put(m.state, id, words.HAND[A])
    field.enter(m.state, id, words.LEFT[A])
    assert m.power(id) == 12000
    assert m.rules.marks(m.state, id) == ()
    assert m.state.used == frozenset()


@pytest.mark.rule("WX-4.8", "WX-16.9", "WX-18.8")
@pytest.mark.parametrize("to", ["hand", "ener", "trash", "lrig_trash", "excluded", "main_deck"])
def test_a_resona_that_leaves_goes_to_the_lrig_deck_whatever_zone_was_named(to: str) -> None:
    m = Match()
    m.lrig(SASHE)
    id = m.signi("WD09-008", C)
    m.begin("main")
    field.put(m.state, id, m.rules.zone(to, A))
    assert m.place(id) == ("lrig_deck", A)


@pytest.mark.rule("WX-4.9", "WX-13.3")
def test_cards_in_the_ener_zone_are_only_ener() -> None:
    m = Match()
    spell, vac = m.ener(A, "WX01-103", "WX01-031")
    (blue,) = m.hand(A, m.made("dear", "spell", colors=["blue"], cost={"blue": 1, "colorless": 2}))
    m.begin("main")
    assert spell not in m.offered("use")
    assert not m.offered("act")
    assert m.refused("use", spell, m.aim("check", A)) == "WX-11.1"
    assert m.refused("use", blue, m.aim("check", A)) == "WX-8.7"
    assert m.refused("act", vac, n=2) == "WX-13.3"


@pytest.mark.rule("WX-5.1", "WX-5.2", "WX-5.4")
def test_sizes_and_kinds_of_both_decks() -> None:
    m = Match()
    deck = ready_decks("wixoss")[0]

    def broken(**piles: tuple[str, ...]) -> list[str]:
        return [r.rule for r in m.rules.check_deck(Deck("wixoss", "", {**deck.piles, **piles}, {}), m.faces, {})]

    main, lrig = deck.piles["main"], deck.piles["lrig"]
    assert broken() == []
    assert "WX-5.1" in broken(main=main[1:])
    assert "WX-5.1" in broken(main=(*main[:-1], "WD09-008"))
    assert "WX-5.2" in broken(main=(*main[:-1], "WX01-053"))
    assert "WX-5.4" in broken(lrig=(*lrig, SMALL))
    assert "WX-5.4" in broken(lrig=())
    assert broken(lrig=("WD01-005",)) == []


@pytest.mark.rule("WX-5.9")
def test_cards_that_can_never_be_used_are_legal_but_warned_of() -> None:
    m = Match()
    white, blue = (next(d for d in ready_decks("wixoss") if d.id == id) for id in ("wd01", "wd03"))
    mixed = Deck("wixoss", "", {"main": blue.piles["main"], "lrig": white.piles["lrig"]}, {})
    assert m.rules.check_deck(mixed, m.faces, {}) == []
    assert {face.id for face in warnings(mixed, m.faces)} == {"WD03-009", "WD03-011", "WD03-014"}
    assert warnings(white, m.faces) == []


@pytest.mark.rule("WX-5.10")
def test_the_tournament_list_is_off_unless_chosen() -> None:
    m = Match()
    deck = ready_decks("wixoss")[0]
    doubled = Deck("wixoss", "", {**deck.piles, "lrig": (*deck.piles["lrig"][:8], "WX04-001", "WX04-001")}, {})
    assert m.rules.default_options()["mayus_room"] is False
    assert m.rules.check_deck(doubled, m.faces, {}) == []
    assert [r.rule for r in m.rules.check_deck(doubled, m.faces, {"mayus_room": True})] == ["WX-5.10"]


@pytest.mark.rule("WX-9.3")
def test_conditions_of_entering_hold_for_every_way_onto_the_field() -> None:
    m = Match()
    m.lrig("WD01-003")
    m.signi("WD01-012", L)
    fits, high, wrong = m.ener(A, "WX01-094", "WX01-053", "WX01-095")
    (summon,) = m.hand(A, "WX01-099")
    m.ener(A, "WX01-094")
    m.begin("main")
    assert forbids_entering(m.state, A, high) is not None
    assert forbids_entering(m.state, A, wrong) is not None
    m.use(summon)
    m.play("pay", fits, m.aim("trash", A)) if m.legal("pay") else None
    assert not {high, wrong} & m.offered("pick")
    entering = [mv.card for mv in m.legal("zone")]
    assert m.state.cards[entering[0]].face.id == "WX01-094"
