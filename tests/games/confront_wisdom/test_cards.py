"""Sections 1 to 3: material, cards, the four states."""

from dataclasses import replace

import pytest
from pydantic import ValidationError

from tabletop.core.change import turn
from tabletop.core.ruleset import Deck
from tabletop.games import ruleset
from tabletop.games.confront_wisdom.skills import move_to, set_state
from tabletop.games.confront_wisdom.words import is_unit
from tabletop.library.decks import ready_decks
from tabletop.library.pool import faces
from tests.games.confront_wisdom.duel import ACTIVE, BLANK, DAMAGE, INACTIVE, A, B, Duel

RULES, FACES = ruleset("confront_wisdom"), faces("confront_wisdom")


def _card(**changed: object) -> dict[str, object]:
    entry = {"id": "toy", "number": 1, "kind": "unit", "name": {"en": "Toy", "ja": "玩具"}, "level": 2, "power": 2}
    return {**entry, "soul": 2, **changed}


@pytest.mark.rule("CW-1.1", "CW-4.1")
def test_two_players_with_a_book_of_fifteen_cards_each() -> None:
    s = RULES.deal(ready_decks("confront_wisdom")[:2], FACES, {}, 1)
    assert RULES.seats == 2
    assert [sum(card.owner == seat for card in s.cards) for seat in (A, B)] == [15, 15]
    columns = [[len(s.zones[RULES.zone(f"column{n}", seat)]) for n in range(5)] for seat in (A, B)]
    assert columns == [[3] * 5, [3] * 5]


@pytest.mark.rule("CW-1.2", "CW-10.1")
def test_five_direct_attacks_win() -> None:
    d = Duel()
    samurai = [d.unit("vending_samurai", A) for _ in range(5)]
    tops = [d.column(B, 0, *["bean_mouse_troop"] * 6), d.column(B, 1, "lantern_boy")]
    d.begin("action", A)
    for n in range(4):
        d.hit(samurai[n])
        d.play("damage_column", tops[0][n], d.aim("damage", B))
        assert (d.damage_of(B), d.state.winner) == (n + 1, -1)
    d.hit(samurai[4])
    d.play("damage_column", tops[0][4], d.aim("damage", B))
    assert d.state.winner == A


@pytest.mark.rule("CW-1.3")
def test_whatever_must_be_remembered_is_shown_with_the_card_it_concerns() -> None:
    d = Duel()
    squire, dragon = d.unit("iron_pot_squire", A), d.unit("tax_dragon", A)
    d.begin("action", A)
    d.use(squire, "cover")
    d.use(dragon, "levy")
    for seat in (A, B):
        seen = d.view(seat).cards[squire]
        assert (seen.values["power"], seen.marks) == (4, ("must_be_attacked",))
        (why,) = seen.reasons
        assert (why.what, why.amount, why.source, why.until) == ("power", 1, squire, ("start", A))
        assert d.view(seat).facts["next_points"][B] == 4 + 9 - 4
    d.play("end_turn")
    assert d.view(B).facts["points"] == d.view(B).facts["left"] == 9


@pytest.mark.rule("CW-1.4", "CW-4.1")
def test_any_card_may_go_into_any_book_in_any_number() -> None:
    deck = ready_decks("confront_wisdom")[0]
    ids = sorted(FACES)
    for start in range(0, len(ids), 7):
        mixed = tuple((ids[start:] + ids)[:15])
        assert all(refusal.rule == "CW-4.5" for refusal in RULES.check_deck(_with(deck, mixed), FACES, {}))
        if FACES[ids[start]].kind == "unit":
            assert RULES.check_deck(_with(deck, (ids[start],) * 15), FACES, {}) == []


def _with(deck: Deck, ids: tuple[str, ...]) -> Deck:
    return replace(deck, piles={"book": ids})


@pytest.mark.rule("CW-2.1", "CW-2.2", "CW-2.3", "CW-2.4", "CW-2.5")
def test_what_is_printed_on_the_cards_of_the_base_set() -> None:
    assert {face.kind for face in FACES.values()} == {"unit", "assist"}
    for face in FACES.values():
        assert ("power" in face.values) == (face.kind == "unit")
        assert 1 <= face.values.get("power", 1) <= 9
        assert 2 <= face.values["level"] <= 9
        assert 2 <= face.values["soul"] <= 9
        assert len(face.skills) <= 3


@pytest.mark.rule("CW-2.1", "CW-2.2", "CW-2.5")
def test_the_loader_refuses_what_cannot_be_a_card() -> None:
    skill = {"id": "x", "name": {"en": "X", "ja": "X"}, "effects": [{"do": "look", "player": "self", "what": "book"}]}
    assert RULES.read_card(_card(skills=[skill] * 3)).skills
    for wrong in (
        {"kind": "event"}, {"kind": "assist"}, {"power": None}, {"skills": [skill] * 4}, {"colour": "red"},
        {"skills": [{**skill, "trigger": "attacked"}]}, {"skills": [{**skill, "effects": []}]},
    ):  # fmt: skip
        with pytest.raises(ValidationError):
            RULES.read_card(_card(**wrong))


@pytest.mark.rule("CW-2.5")
def test_nothing_triggers_so_that_a_turn_is_never_interrupted() -> None:
    assert not RULES.listens


@pytest.mark.rule("CW-2.3", "CW-7.1")
def test_the_level_is_paid_for_putting_out_and_for_waking() -> None:
    d = Duel()
    d.unit("tax_dragon", B)
    d.damage(A, 1)
    squire = d.unit("iron_pot_squire", A, INACTIVE)
    (golem,) = d.column(A, 0, "sugar_golem")
    d.begin("set", A)
    assert d.points() == 10
    d.play("activate", squire)
    assert (d.points(), d.pose(squire)) == (7, ACTIVE)
    d.lay(golem)
    assert d.points() == 3


@pytest.mark.rule("CW-2.4", "CW-7.2")
def test_the_soul_is_handed_to_the_opponent_in_each_of_the_opponents_turns() -> None:
    d = Duel()
    d.unit("stone_stair_giant", A)
    d.begin("set", B)
    for _ in range(3):
        assert d.points() == 9
        d.end_turn()
        d.end_turn()
        d.set_number("idle", A, 0)
        d.set_number("idle", B, 0)


@pytest.mark.rule("CW-2.6")
def test_level_and_soul_stop_at_nothing_and_power_has_no_bound() -> None:
    d = Duel()
    whale, drone, golem = d.unit("cloud_whale", A), d.unit("postal_drone", A), d.unit("sugar_golem", A)
    troop = d.unit("bean_mouse_troop", A)
    shields = [d.unit("paper_shield", A) for _ in range(3)]
    d.begin("action", A)
    d.use(whale, "drizzle", drone)
    d.use(drone, "unpack", troop)
    assert (d.value(drone, "soul"), d.value(troop, "level"), d.value(troop, "soul")) == (0, 0, 1)
    for shield in shields:
        d.use(shield, "paper_helm", golem)
    assert d.value(golem, "power") == 14
    assert d.rules.facts(d.state, A)["soul"][A] == 5 + 0 + 7 + 1 + 6


@pytest.mark.rule("CW-2.7")
def test_only_face_up_on_the_field_has_a_card_current_values() -> None:
    d = Duel()
    trapdoor = d.unit("trapdoor", A)
    d.begin("action", A)
    assert d.view(A).cards[trapdoor].values == {"level": 3, "soul": 2}
    for zone, pose in (("column0", ACTIVE), ("discard", ACTIVE), ("damage", DAMAGE), ("field", BLANK)):
        id = d.put("stone_stair_giant", zone, A, pose)
        d.lasting(id, "power", -3, ("start", A))
        assert d.value(id, "power") == 7
    id = d.unit("stone_stair_giant", A, power=4)
    assert d.value(id, "power") == 4


@pytest.mark.rule("CW-3.1", "CW-6.8", "CW-8.1")
def test_an_active_card_may_attack_or_use_a_skill() -> None:
    d = Duel()
    archer, shower = d.unit("attic_archer", A), d.unit("spark_shower", A)
    d.begin("action", A)
    assert {(move.verb, move.card) for move in d.legal()} == {
        ("attack", archer), ("use_skill", archer), ("use_skill", shower), ("end_turn", -1),
    }  # fmt: skip


@pytest.mark.rule("CW-3.2", "CW-8.1", "CW-11.1")
def test_an_inactive_card_has_acted_but_still_counts() -> None:
    d = Duel()
    archer, shower = d.unit("attic_archer", A, INACTIVE), d.unit("spark_shower", A, INACTIVE)
    giant = d.unit("stone_stair_giant", B)
    d.begin("action", A)
    assert d.refused("attack", archer, giant) == "CW-8.1"
    assert d.use_refused(archer, "skylight_shot") == "CW-11.1"
    assert d.use_refused(shower, "sparks") == "CW-11.1"
    d.play("end_turn")
    d.play("end_set")
    assert {move.target for move in d.legal("attack")} == {archer}
    assert d.rules.facts(d.state, B)["soul"][A] == 3 + 3


@pytest.mark.rule("CW-3.3", "CW-3.5")
def test_a_blank_has_soul_one_and_nothing_else() -> None:
    d = Duel()
    blank = d.blank("stardust_judge", B)
    archer, peddler = d.unit("attic_archer", A), d.unit("poison_peddler", A)
    d.begin("action", A)
    assert d.rules.facts(d.state, A)["soul"][B] == 1
    assert d.view(B).cards[blank].face is not None
    assert not is_unit(d.state.cards[blank])
    assert d.use_refused(peddler, "free_sample") == "CW-11.3"
    d.play("use_skill", archer)
    assert {move.card for move in d.legal("pick")} == {archer, peddler}
    assert d.refused("pick", blank) == "CW-11.3"


@pytest.mark.rule("CW-3.5")
def test_only_an_effect_that_says_blank_touches_a_blank() -> None:
    d = Duel()
    conductor, blank = d.unit("last_train_conductor", A), d.blank("stardust_judge", B)
    d.begin("action", A)
    d.use(conductor, "tickets_please")
    assert (d.pose(blank), d.value(blank, "power")) == (INACTIVE, 6)
    assert d.view(A).cards[blank].values == {"power": 6, "level": 8, "soul": 7}


@pytest.mark.rule("CW-3.5")
def test_a_blank_uses_no_skill() -> None:
    d = Duel()
    blank = d.blank("stardust_judge", A)
    d.unit("stone_stair_giant", B)
    d.begin("action", A)
    assert d.use_refused(blank, "maximum_sentence") == "CW-11.1"


@pytest.mark.rule("CW-3.6", "CW-7.3")
def test_a_damage_card_has_no_soul_and_gives_its_owner_a_point() -> None:
    d = Duel()
    d.unit("bean_mouse_troop", A)
    d.damage(B, 2, "stone_stair_giant")
    d.begin("set", A)
    assert d.points() == 0
    d.end_turn()
    assert d.points() == 3 + 2
    assert d.rules.facts(d.state, A)["soul"] == (3, 0)


@pytest.mark.rule("CW-3.7", "CW-10.5")
def test_the_field_has_no_limit_and_damage_lies_in_the_order_of_its_coming() -> None:
    d = Duel()
    for _ in range(40):
        d.unit("bean_mouse_troop", B)
    first, second = d.column(A, 0, "lantern_boy", "postal_drone")
    (third,) = d.column(A, 1, "trapdoor")
    d.begin("set", A)
    assert d.points() == 120
    d.take(third)
    d.take(first)
    d.take(second)
    assert d.zone("damage", A) == (third, first, second)
    assert {d.pose(id) for id in (first, second, third)} == {DAMAGE}


@pytest.mark.rule("CW-3.8")
def test_a_unit_that_becomes_a_blank_loses_changes_and_marks_and_opens_for_nothing() -> None:
    d = Duel()
    bear = d.unit("hibernating_bear", A, power=1)
    d.mark(bear, "must_be_attacked", A)
    d.begin("action", A)
    d.use(bear, "hibernate")
    assert (d.pose(bear), d.rules.marks(d.state, bear)) == (BLANK, ())
    d.end_turn()
    d.end_turn()
    d.play("open", bear)
    assert (d.pose(bear), d.value(bear, "power"), d.points()) == (ACTIVE, 4, 0)


@pytest.mark.rule("CW-3.8")
def test_an_assist_never_becomes_a_blank() -> None:
    d = Duel()
    shower, old = d.unit("spark_shower", A), d.put("trapdoor", "discard", A)
    set_state(d.state, shower, "blank")
    assert d.pose(shower) == ACTIVE
    for state in (None, "blank", "inactive"):
        move_to(d.state, old, "field", state)
        assert (d.place(old), d.pose(old)) == (("field", A), ACTIVE)


@pytest.mark.rule("CW-3.8")
def test_a_blank_that_an_effect_opens_has_its_printed_values() -> None:
    d = Duel()
    blank = d.blank("sugar_golem", A)
    d.lasting(blank, "power", -2, ("start", A))
    set_state(d.state, blank, "active")
    assert (d.value(blank, "power"), d.pose(blank)) == (5, ACTIVE)
    turn(d.state, blank, BLANK)
    assert d.rules.facts(d.state, A)["soul"][A] == 1
