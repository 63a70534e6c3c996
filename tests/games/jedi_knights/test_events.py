"""Events, powers, responses, texts (JK-14), and what every ability of the cards does."""

import pytest

from tabletop.core.engine import apply
from tabletop.games import ruleset
from tabletop.library.pool import faces
from tests.games.jedi_knights.front import GREEN, ORANGE, READY, ROTATED, A, E, Front


def _duel(f: Front, power: int = 1, against: int = 1) -> tuple[int, int]:
    man, foe = f.man(A, power), f.man(E, against)
    f.begin("character_battle", A)
    f.play("attack", man, foe)
    return man, foe


@pytest.mark.rule("JK-14.1", "JK-14.2", "JK-2.9", "JK-2.10")
def test_an_event_is_used_for_its_text_or_its_bonus_and_then_discarded() -> None:
    f = Front()
    second = f.put("jko-123", "hand", A)
    power, tired = f.put("jko-147", "hand", A), f.man(A, pose=ROTATED)
    hero = f.man(A, hero="hero", typical=False, pose=ROTATED)
    f.man(E)
    f.begin("character_battle", A)
    table = f.aim("table", A)
    f.play("play", second, table)
    assert f.pose(tired) == READY
    assert f.gone(second)
    f.pass_()
    assert f.refused("tactical", second) == "JK-5.4"
    f.play("play", power, table)
    assert f.pose(hero) == READY
    assert f.gone(power)


@pytest.mark.rule("JK-14.1")
def test_timing_condition_and_target_must_fit() -> None:
    f = Front()
    steady, rally, course = (f.put(f"jko-{n}", "hand", A) for n in ("117", "133", "123"))
    f.man(A, typical=False, pose=ROTATED)
    other = f.man(A, typical=False)
    f.man(E)
    f.begin("character_battle", A)
    table = f.aim("table", A)
    for id in (steady, rally, course, other):
        assert f.refused("play", id, table) == "JK-14.1"


@pytest.mark.rule("JK-14.5", "JK-14.3")
def test_windows_open_for_what_the_cards_answer() -> None:
    f = Front({"ask_every_window": True})
    f.put(f.card("character", cost=0), "hand", A)
    draw = f.put("jko-148", "hand", A)
    f.begin("deploy", A)
    f.play("play", draw, f.aim("table", A))
    assert f.state.stack[-1].prompt(f.state).key == "jedi_knights.prompt.event_played"
    assert f.state.asked == E
    f.pass_()
    assert f.state.asked == A
    f.pass_()
    f.pass_()
    f.play("deploy", f.zone("hand", A)[0], f.aim("at_site", A))
    assert f.state.stack[-1].prompt(f.state).key == "jedi_knights.prompt.card_deployed"


@pytest.mark.rule("JK-14.4")
def test_the_acting_player_has_the_last_chance() -> None:
    f = Front({"ask_every_window": True})
    _duel(f)
    assert f.state.asked == E
    f.pass_()
    assert f.state.asked == A


@pytest.mark.rule("JK-14.7", "JK-5.14")
def test_automatic_texts_work_player_one_first_and_each_orders_the_own() -> None:
    f = Front()
    drawing = [{"kind": "on_deploy_phase_start", "effects": [{"do": "draw"}]}]
    mine = [f.put(f.card("event", stays=True, skills=drawing), "table", A) for _ in range(2)]
    f.put(f.card("event", stays=True, skills=drawing), "table", E)
    (a, b), (c,) = f.deck_top(A, 1, 1), f.deck_top(E, 1)
    f.state.player = A
    f.begin("deploy", A)
    assert f.state.asked == A
    assert {move.card for move in f.legal("trigger")} == set(mine)
    assert f.zone("hand", E) == ()
    f.play("trigger", mine[1])
    assert {f.place(id)[0] for id in (a, b, c)} == {"hand"}


@pytest.mark.rule("JK-14.2", "JK-5.22")
def test_table_events_stay_and_their_abilities_are_used_once_a_turn() -> None:
    f = Front()
    market, one, two = f.put("jko-122", "hand", A), f.event(A), f.event(A)
    f.put(f.card("character", cost=2), "hand", A)
    f.begin("deploy", A)
    f.play("play", market, f.aim("table", A))
    assert f.place(market) == ("table", A)
    f.play("use", market)
    f.play("pick", one)
    assert f.gone(one)
    assert f.place(two) == ("hand", A)
    f = Front()
    market = f.put("jko-122", "table", A)
    f.event(A)
    f.put(f.card("character", cost=1), "hand", A)
    f.put(f.card("character", cost=0), "hand", E)
    f.begin("deploy", A)
    f.play("use", market)
    apply(f.state, f.state.legal[0])
    assert f.number("credits", A) == 1
    f.pass_()
    if f.state.asked == A:
        assert f.refused("use", market) == "JK-5.22"


@pytest.mark.rule("JK-14.6")
def test_bonuses_given_later_count_and_penalties_stay() -> None:
    f = Front()
    smoke, aim = f.put("jko-118", "hand", E), f.put("jko-117", "hand", A)
    f.state.cards[f.site] = f.state.cards[f.site]._replace(face=f.faces["jko-007"])
    man, foe = f.man(A), f.man(E)
    weapon = f.weapon(man, 3)
    f.begin("character_battle", A)
    f.play("attack", man, foe)
    while not f.legal("use_weapon"):
        f.pass_()
    f.play("use_weapon", weapon, foe)
    f.play("play", smoke, f.aim("table", E))
    assert f.state.memory["shot"][3:5] == (0, -1)
    f.play("play", aim, f.aim("table", A))
    assert f.state.winner < 0


@pytest.mark.rule("JK-2.11", "JK-2.12", "JK-2.13")
def test_values_have_a_floor_texts_beat_rules_and_a_shot_may_fall_below_nothing() -> None:
    f = Front({"ask_every_window": True})
    f.state.cards[f.site] = f.state.cards[f.site]._replace(face=f.faces["jko-007"])
    man = f.man(A, 1)
    weapon = f.weapon(man, 0)
    f.lasting(man, "power", -5, ("turn", 0))
    assert (f.value(man, "power"), f.value(man, "leadership"), f.value(weapon, "to_hit")) == (0, 0, -1)
    ship = f.ship(E)
    f.use_force(A, "jko-044")
    f.begin("blockade", E)
    assert f.refused("blockade", ship, man) == "JK-2.12"


@pytest.mark.rule("JK-13.1")
def test_typical_cards_and_events_are_not_unique() -> None:
    f = Front()
    f.put("jko-057", "at_site", A)
    trooper, again = f.put("jko-057", "hand", A), f.put("jko-122", "hand", A)
    f.put("jko-122", "table", A)
    f.use_force(A, GREEN[2])
    f.begin("deploy", A)
    verbs = {(move.verb, move.card) for move in f.state.legal}
    assert {("deploy", trooper), ("play", again)} <= verbs


@pytest.mark.rule("JK-13.3")
def test_heroes_and_dark_heroes_differ_in_name_only_and_are_never_typical() -> None:
    known = faces("jedi_knights").values()
    heroes = [face for face in known if not {"hero", "dark_hero"}.isdisjoint(face.traits)]
    assert heroes
    assert not any("typical" in face.traits for face in heroes)
    f = Front()
    f.man(A, 2, hero="hero", typical=False)
    f.man(E, 2, hero="dark_hero", typical=False)
    assert f.rules.facts(f.state, A)["control"] == (4, 4)


@pytest.mark.rule("JK-2.2", "JK-2.3", "JK-2.4", "JK-2.5", "JK-2.6", "JK-2.8", "JK-2.9", "JK-2.10", "JK-2.1")
def test_every_type_of_card_has_its_fields() -> None:
    known = [face for face in faces("jedi_knights").values() if not face.printed.unknown]
    numbers = {
        "theme": {"theme_number", "hand"}, "location": {"bonus_credits"},
        "force": {"force_number", "credit_number", "draw_number"},
        "character": {"cost", "power", "defense", "destiny"}, "starship": {"cost", "power", "defense", "destiny"},
        "weapon": {"cost", "destiny", "to_hit"}, "event": {"destiny"}, "power": {"destiny"},
    }  # fmt: skip
    assert {face.kind for face in known} == set(numbers)
    for face in known:
        assert numbers[face.kind] <= set(face.values), face
        assert (face.other is not None) == (face.kind == "location")
        if face.kind not in ("location", "force"):
            assert not {"alliance", "empire", "independent"}.isdisjoint(face.traits)
    assert len(known) == 153


@pytest.mark.rule("JK-2.3")
def test_system_faces_of_a_planet_are_alike() -> None:
    known = faces("jedi_knights")
    one, two = known["jko-006"].other, known["jko-007"].other
    assert one is not None
    assert two is not None
    assert (dict(one.name), one.values, one.kind) == (dict(two.name), two.values, "system")


RESPONSES = ("118", "119", "146")


@pytest.mark.parametrize("id", RESPONSES)
def test_responses_to_a_weapon_save_the_target(id: str) -> None:
    f = Front()
    response = f.put(f"jko-{id}", "hand", E)
    man, foe = f.man(A), f.man(E, defense=3)
    weapon = f.weapon(man, 1)
    f.deck_top(A, 3)
    f.begin("character_battle", A)
    f.play("attack", man, foe)
    while not f.legal("use_weapon"):
        f.pass_()
    f.play("use_weapon", weapon, foe)
    f.play("play", response, f.aim("table", E))
    assert not f.gone(foe)


def test_fortune_turns_draws_again() -> None:
    f = Front()
    again = f.put("jko-120", "hand", A)
    man, foe = f.man(A), f.man(E, defense=3)
    weapon = f.weapon(man)
    bad, good = f.deck_top(A, 0, 5)
    f.begin("character_battle", A)
    f.play("attack", man, foe)
    while not f.legal("use_weapon"):
        f.pass_()
    f.play("use_weapon", weapon, foe)
    f.play("play", again, f.aim("table", A))
    assert f.gone(foe)
    assert (f.place(bad)[0], f.place(good)[0]) == ("hand", "hand")


def test_daring_dodge_rotates_instead_and_the_battle_goes_on() -> None:
    f = Front()
    dodge = f.put("jko-129", "hand", E)
    man, foe = f.man(A, 1), f.man(E, 3, 0)
    weapon = f.weapon(man, 1)
    f.begin("character_battle", A)
    f.play("attack", man, foe)
    f.play("use_weapon", weapon, foe)
    f.play("play", dodge, f.aim("table", E))
    while f.legal("pass") and "battle" in f.rules.facts(f.state, A):
        f.pass_()
    assert f.place(foe) == ("at_site", E)
    assert f.gone(man)


def test_calm_the_storm_and_iron_will_keep_cards_alive() -> None:
    f = Front()
    calm = f.put("jko-149", "hand", E)
    _, foe = _duel(f, 9)
    f.play("play", calm, f.aim("table", E))
    assert not f.gone(foe)
    f = Front()
    will = f.put("jko-152", "hand", E)
    man, hero = f.man(A, 9), f.man(E, hero="dark_hero", typical=False)
    f.begin("character_battle", A)
    f.play("attack", man, hero)
    f.play("play", will, f.aim("table", E))
    assert f.place(hero) == ("at_site", E)


def test_overwhelm_readies_the_winner_and_wins_texts_work() -> None:
    f = Front()
    over, kael, foe = f.put("jko-139", "hand", A), f.put("jko-063", "at_site", A), f.man(E)
    f.event(E)
    f.begin("character_battle", A)
    f.play("attack", kael, foe)
    f.pass_()
    f.play("play", over, f.aim("table", A))
    assert f.zone("hand", E) == ()


def test_searching_shows_the_deck_and_shuffles_it() -> None:
    f = Front()
    search = f.put("jko-131", "hand", A)
    trooper = f.put("jko-057", "draw_deck", A)
    f.deck_top(A, 1, 1)
    f.begin("deploy", A)
    f.play("play", search, f.aim("table", A))
    f.play("pick", trooper)
    assert any(f.state.cards[id].face.id == "jko-057" for id in f.zone("hand", A))
    assert all(f.state.cards[id].known == 0 for id in f.zone("draw_deck", A))


def test_drain_takes_a_card_by_chance() -> None:
    f = Front()
    drain = f.put("jko-153", "hand", A)
    held = f.event(E)
    f.deck_top(A, 1)
    f.begin("deploy", A)
    f.play("play", drain, f.aim("table", A))
    assert f.gone(held)
    assert len(f.zone("hand", A)) == 1


@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_ability_has_a_text(language: str) -> None:
    rules = ruleset("jedi_knights")
    for face in faces("jedi_knights").values():
        blocks = rules.card_text(face, language)
        assert len(blocks) >= len(face.skills)
        assert all(block.body and "{" not in block.body for block in blocks)


STATICS = [
    ("jko-053", "power", 1), ("jko-061", "defense", 1), ("jko-135", "defense", 1),
]  # fmt: skip


@pytest.mark.parametrize(("source", "stat", "more"), STATICS)
def test_continuous_texts_change_what_they_say(source: str, stat: str, more: int) -> None:
    f = Front()
    man, stranger = f.man(A, 2, 2), f.man(E, 2, 2)
    f.put(source, "table" if source == "jko-135" else "at_site", A)
    assert (f.value(man, stat), f.value(stranger, stat)) == (2 + more, 2)
    reason = f.rules.reasons(f.state, man)[0]
    assert (reason.what, reason.amount) == (stat, more)


def test_pilots_change_the_starship_that_they_are_aboard() -> None:
    f = Front()
    ship, other = f.ship(A, 2, 2), f.ship(A, 2, 2)
    f.put("jko-048", "at_system", A, on=ship)
    assert (f.value(ship, "power"), f.value(other, "power")) == (4, 2)


def test_enters_texts_work_when_a_card_is_deployed() -> None:
    f = Front()
    kray, foe = f.put("jko-071", "hand", A), f.man(E)
    f.use_force(A, GREEN[2])
    f.use_force(E, ORANGE[2])
    f.begin("deploy", A)
    f.play("deploy", kray, f.aim("at_site", A))
    f.play("accept", kray)
    assert f.pose(foe) == ROTATED
