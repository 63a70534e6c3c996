"""The worked examples of the rules, in their order."""

import pytest

from tabletop.core.move import Move
from tabletop.games import ruleset
from tabletop.games.jedi_knights import words
from tabletop.library.decks import ready_decks
from tabletop.library.pool import faces
from tests.games.jedi_knights.front import GREEN, NONE, ORANGE, ROTATED, A, E, Front

PLANET_CARDS = {"T": ("007", "006"), "H": ("008", "009"), "B": ("010", "011"), "V": ("012", "013")}


def _stacks() -> tuple[Front, dict[str, tuple[int, int]]]:
    f = Front()
    for zone in (words.SITE, words.SYSTEM):
        f.state.zones[zone] = ()
    f.state.cards[f.site] = f.state.cards[f.site]._replace(zone=words.DISCARD[0])
    f.state.cards[f.system] = f.state.cards[f.system]._replace(zone=words.DISCARD[1])
    f.state.zones[words.DISCARD[0]], f.state.zones[words.DISCARD[1]] = (f.site,), (f.system,)
    own = {
        name: (f.put(f"jko-{a}", "locations", A), f.put(f"jko-{e}", "locations", E))
        for name, (a, e) in PLANET_CARDS.items()
    }
    f.set_number("planet", NONE, 0)
    f.set_number("planet_turn", NONE, 0)
    f.begin("set_up", A)
    return f, own


@pytest.mark.rule("JK-4.3", "JK-4.4", "JK-1.12", "JK-12.7")
def test_w_1_building_the_stacks() -> None:
    f, own = _stacks()
    site, system = f.aim("site", NONE), f.aim("system", NONE)
    assert f.state.asked == E
    f.play("choose_location", own["V"][E], site)
    assert f.refused("answer_location", own["T"][A], system) == "JK-4.3"
    f.play("answer_location", own["V"][A], system)
    for name, chooser in (("H", A), ("T", E), ("B", A)):
        assert f.state.asked == chooser
        f.play("choose_location", own[name][chooser], site)
        f.play("answer_location", own[name][1 - chooser], system)
    assert [f.state.cards[id].owner for id in f.zone("site", NONE)] == [A]
    assert f.zone("site_stack", NONE) == (own["V"][E], own["H"][A], own["T"][E])
    assert f.zone("system_stack", NONE) == (own["V"][A], own["H"][E], own["T"][A])
    assert f.number("planet", NONE) == 1
    assert f.zone("site", NONE) == (own["B"][A],)
    assert f.zone("system", NONE) == (own["B"][E],)


def _pick(f: Front, a: int, e: int) -> None:
    for seat, n, ids in ((A, a, GREEN), (E, e, ORANGE)):
        id = next(id for id in f.zone("force_deck", seat) if f.state.cards[id].face.id == ids[n])
        f.play("pick_force", id, f.aim("force_in_use", seat))


@pytest.mark.rule("JK-5.3", "JK-5.12", "JK-5.15", "JK-2.14")
def test_w_2_player_one() -> None:
    f = Front()
    f.begin("force", A)
    six = next(id for id in f.zone("force_deck", A) if f.state.cards[id].face.id == GREEN[6])
    _pick(f, 6, 4)
    assert f.state.player == A
    f.passes()
    _pick(f, 5, 5)
    assert f.state.player == E
    f.passes()
    assert f.state.asked == A
    assert len(f.zone("force_deck", A)) == 6
    assert f.refused("pick_force", six, f.aim("force_in_use", A)) == "JK-5.12"


@pytest.mark.rule("JK-6.1", "JK-6.2", "JK-6.3", "JK-6.4", "JK-6.5", "JK-6.6", "JK-5.25", "JK-3.12", "JK-5.23")
def test_w_3_costs() -> None:
    f = Front()
    f.use_force(A, GREEN[7])
    kael = f.put(f.card("character", icon="kael", cost=3), "hand", A)
    plain = f.put(f.card("character", cost=1), "hand", A)
    rhea = f.put(f.card("character", icon="rhea", cost=3), "hand", A)
    ship = f.put(f.card("starship", icon="rhea", cost=2), "hand", A)
    f.put(f.card("character", cost=9), "hand", E)
    f.begin("deploy", A)
    assert f.number("credits", A) == 7
    site = f.aim("at_site", A)
    f.play("deploy", kael, site)
    assert f.number("credits", A) == 4
    f.play("deploy", plain, site)
    assert f.number("credits", A) == 3
    assert f.refused("deploy", rhea, site) == "JK-6.6"
    f.play("deploy", ship, f.aim("at_system", A))
    assert f.number("credits", A) == 0


@pytest.mark.rule("JK-5.25", "JK-6.5", "JK-1.7")
def test_w_3_credits_left_are_lost() -> None:
    f = Front()
    f.use_force(A, GREEN[7])
    f.put(f.card("character", cost=1), "hand", A)
    f.man(A)
    f.man(E)
    f.begin("deploy", A)
    f.pass_()
    assert f.phase() == "character_battle"
    assert f.number("credits", A) == 0


def _aimed(f: Front, to_hit: int, defense: int, *destinies: int) -> tuple[int, int, int]:
    man, target = f.man(A, 1), f.man(E, 1, defense)
    weapon = f.weapon(man, to_hit)
    f.deck_top(A, *destinies)
    f.begin("character_battle", A)
    f.play("attack", man, target)
    return man, weapon, target


@pytest.mark.rule("JK-8.5", "JK-7.1", "JK-8.6", "JK-8.7", "JK-7.4", "JK-7.6")
@pytest.mark.parametrize(("destiny", "hit"), [(3, False), (4, True)])
def test_w_4_to_hit(destiny: int, hit: bool) -> None:
    f = Front()
    _, weapon, target = _aimed(f, 1, 4, destiny)
    drawn = f.zone("draw_deck", A)[-1]
    told = f.play("use_weapon", weapon, target)
    assert any(event.kind == "destiny_drawn" and event.n == destiny and event.seats == -1 for event in told)
    f.passes()
    assert f.place(drawn) == ("hand", A)
    assert f.gone(target) is hit
    assert any(event.kind == "fought_with" for event in told) is not hit


@pytest.mark.rule("JK-14.3", "JK-14.6", "JK-14.8", "JK-14.5")
@pytest.mark.parametrize(("destiny", "hit"), [(4, True), (3, False)])
def test_w_5_response_chain(destiny: int, hit: bool) -> None:
    f = Front()
    first, second = f.put("jko-117", "hand", A), f.put("jko-117", "hand", A)
    smoke, spare = f.put("jko-118", "hand", E), f.put("jko-118", "hand", E)
    _, weapon, target = _aimed(f, 2, 5, destiny)
    while f.state.asked != A or not f.legal("use_weapon"):
        f.pass_()
    f.play("use_weapon", weapon, target)
    table = {seat: f.aim("table", seat) for seat in (A, E)}
    assert f.state.asked == E
    f.pass_()
    assert f.state.asked == A
    f.play("play", first, table[A])
    assert f.state.asked == E
    f.play("play", smoke, table[E])
    assert f.state.asked == A
    f.play("play", second, table[A])
    assert f.state.asked == E
    f.pass_()
    f.passes()
    assert f.gone(target) is hit
    assert all(f.gone(id) for id in (first, second, smoke))
    assert f.place(spare) == ("hand", E)


@pytest.mark.rule("JK-9.12", "JK-8.4", "JK-9.15", "JK-9.34", "JK-9.13", "JK-8.2")
def test_w_6_support_guards_then_fails() -> None:
    f = Front()
    x, y = f.ship(E, 6, 4, 1), f.ship(A, 5, 3, 1)
    z, more = f.ship(A, 2, 3), f.ship(A, 2, 3)
    weapon = f.weapon(x, 2)
    f.deck_top(E, 2)
    f.begin("starship_battle", E)
    f.play("attack", x, y)
    assert f.state.asked == A
    f.play("support", z, y)
    assert f.pose(z) == ROTATED
    assert f.state.asked == E
    assert f.refused("use_weapon", weapon, y) == "JK-8.4"
    f.play("use_weapon", weapon, z)
    assert f.gone(z)
    assert f.gone(y)
    assert (f.place(x), f.pose(x)) == (("at_system", E), ROTATED)
    assert f.place(more) == ("at_system", A)


@pytest.mark.rule("JK-9.13")
def test_w_6_a_second_supporter_needs_a_second_icon() -> None:
    f = Front()
    x, y, z, more = f.ship(E, 6, 4), f.ship(A, 5, 3, 1), f.ship(A, 2), f.ship(A, 2)
    helper = f.put("jko-127", "hand", A)
    f.begin("starship_battle", E)
    f.play("attack", x, y)
    f.play("support", z, y)
    assert f.refused("support", more, y) == "JK-9.13"
    f.play("play", helper, f.aim("table", A))
    f.play("support", more, y)
    assert f.gone(more)


@pytest.mark.rule("JK-9.32", "JK-9.33", "JK-9.34", "JK-9.35", "JK-14.1", "JK-9.36", "JK-9.31")
@pytest.mark.parametrize(("bonus", "falls"), [(1, True), (2, False)])
def test_w_7_power_step_supporters_fall_tie(bonus: int, falls: bool) -> None:
    f = Front()
    attacker, defender, helper = f.man(A, 4), f.man(E, 5, 3, 1), f.man(E, 3)
    mine, another, theirs = f.event(A, 3), f.event(A, 3), f.event(E, bonus)
    f.begin("character_battle", A)
    f.play("attack", attacker, defender)
    f.play("support", helper, defender)
    assert f.state.asked == E
    f.play("tactical", theirs, f.aim("at_site", E))
    f.play("tactical", mine, f.aim("at_site", A))
    assert f.gone(defender) is falls
    assert f.gone(helper) is falls
    assert f.gone(mine)
    assert f.gone(theirs)
    assert f.place(another) == ("hand", A)
    assert f.place(attacker) == ("at_site", A)


@pytest.mark.rule("JK-9.32")
def test_w_7_one_tactical_bonus_a_battle() -> None:
    f = Front({"ask_every_window": True})
    attacker, defender = f.man(A, 4), f.man(E, 5)
    mine, another = f.event(A, 3), f.event(A, 3)
    f.begin("character_battle", A)
    f.play("attack", attacker, defender)
    while not f.legal("tactical"):
        f.pass_()
    f.play("tactical", mine, f.aim("at_site", A))
    f.pass_()
    assert f.refused("tactical", another, f.aim("at_site", A)) == "JK-9.32"


@pytest.mark.rule("JK-10.1", "JK-10.2", "JK-10.3", "JK-5.41", "JK-10.4", "JK-8.3", "JK-13.5")
def test_w_8_blockade() -> None:
    f = Front()
    s1, _ = f.ship(E), f.ship(E, pose=ROTATED)
    hero = f.man(A, hero="hero", typical=False)
    trooper, scout = f.man(A), f.man(A, pose=ROTATED)
    enemy = f.man(E)
    weapon = f.weapon(trooper)
    f.begin("blockade", E)
    assert f.legal("blockade") == [Move("blockade", s1, trooper)]
    assert f.refused("blockade", s1, hero) == "JK-10.2"
    assert f.refused("blockade", s1, scout) == "JK-10.1"
    f.play("blockade", s1, trooper)
    assert (f.pose(s1), f.pose(trooper)) == (ROTATED, ROTATED)
    assert f.phase() == "character_battle"
    assert {move.card for move in f.legal("attack")} == {enemy}
    f.play("attack", enemy, trooper)
    assert Move("use_weapon", weapon, enemy) in f.state.legal


@pytest.mark.rule("JK-10.3")
def test_w_8_a_blockaded_character_cannot_attack() -> None:
    f = Front()
    hero, trooper, enemy = f.man(A, hero="hero"), f.man(A, pose=ROTATED), f.man(E)
    f.begin("character_battle", A)
    assert f.refused("attack", trooper, enemy) == "JK-9.1"
    assert Move("attack", hero, enemy) in f.state.legal


def _site(f: Front, id: str) -> None:
    f.state.cards[f.site] = f.state.cards[f.site]._replace(face=f.faces[id])


@pytest.mark.rule("JK-11.1", "JK-11.2", "JK-2.13", "JK-13.5", "JK-5.61")
@pytest.mark.parametrize(("heroes", "total", "winner"), [((4,), 14, A), ((), 3, E), ((4, 3), 20, A)])
def test_w_9_control_check(heroes: tuple[int, ...], total: int, winner: int) -> None:
    f = Front()
    _site(f, "jko-012")
    f.man(A, 2, pose=ROTATED)
    for power in heroes:
        f.man(A, power, hero="hero", typical=False)
    for power in (5, 4, 4):
        f.man(E, power, typical=False)
    assert f.rules.facts(f.state, A)["control"] == (total, 13)
    f.check()
    assert (f.number("planets", A), f.number("planets", E)) == ((1, 0) if winner == A else (0, 1))


@pytest.mark.rule("JK-11.2", "JK-13.5")
def test_w_9_two_heroes_double_once() -> None:
    f = Front()
    f.man(A, 4, hero="hero", typical=False)
    f.man(A, 3, hero="hero", typical=False)
    assert f.rules.facts(f.state, A)["control"][A] == 14


@pytest.mark.rule("JK-11.3", "JK-11.4", "JK-7.5", "JK-7.2")
def test_w_10_ties_and_absence() -> None:
    f = Front()
    f.man(A, 8)
    f.man(E, 8)
    (mine,), (theirs,) = f.deck_top(A, 3), f.deck_top(E, 3)
    f.check()
    assert f.number("planets", E) == 1
    assert (f.place(mine)[0], f.place(theirs)[0]) == ("hand", "hand")
    f = Front()
    f.man(A, 8)
    f.man(E, 8)
    f.deck_top(E, 3)
    f.check()
    assert f.number("planets", E) == 1
    f = Front()
    f.man(A, 0)
    f.check()
    assert f.number("planets", A) == 1


@pytest.mark.rule("JK-11.3", "JK-11.5")
def test_w_10_nobody_there() -> None:
    f = Front()
    f.check()
    assert (f.number("planets", A), f.number("planets", E)) == (0, 0)
    assert f.place(f.site) == ("theme_pile", A)
    assert f.place(f.system) == ("theme_pile", E)


@pytest.mark.rule("JK-11.5", "JK-11.6", "JK-11.7", "JK-11.8", "JK-1.8", "JK-2.3")
def test_w_11_where_everything_goes() -> None:
    f = Front()
    for id, bonus in ((f.site, 2), (f.system, 3)):
        face = f.faces[f.card("location", planet="x", bonus_credits=bonus)]
        f.state.cards[id] = f.state.cards[id]._replace(face=face)
    f.use_force(E, ORANGE[8])
    man, ship = f.man(E, 5), f.ship(A, pose=ROTATED)
    pilot, weapon = f.pilot(ship), f.weapon(man)
    table = f.put("jko-128", "table", A)
    site = f.put("jko-012", "site_stack", NONE, owner=A)
    f.put("jko-013", "system_stack", NONE, owner=E)
    f.check()
    assert f.place(f.system) == ("controlled_locations", E)
    assert f.state.cards[f.system].face.values["bonus_credits"] == 3
    assert f.state.cards[f.system].pose == 0
    assert f.zone("theme_pile", A)[0] == f.site
    assert {f.place(id) for id in (man, weapon)} == {("theme_pile", E)}
    assert {f.place(id) for id in (ship, pilot)} == {("theme_pile", A)}
    assert f.place(table) == ("table", A)
    assert f.zone("site", NONE) == (site,)
    trooper = f.man(A, 2)
    assert f.value(trooper, "power") == 3


@pytest.mark.rule("JK-12.1", "JK-12.2", "JK-4.7")
def test_w_12_victory() -> None:
    f = Front()
    f.set_number("planets", A, 2)
    f.set_number("planet", NONE, 3)
    f.man(A)
    f.check()
    assert f.state.winner == A
    f = Front()
    f.set_number("planets", A, 2)
    f.set_number("planet", NONE, 3)
    f.man(E)
    f.check()
    assert f.state.winner < 0
    assert f.rules.facts(f.state, A)["final_conflict"]
    f = Front()
    f.set_number("planets", A, 1)
    f.set_number("planet", NONE, 3)
    f.man(A)
    f.check()
    assert f.state.winner < 0
    f.man(E)
    f.check()
    assert f.state.winner == E


def _final(options: dict[str, object] | None = None) -> tuple[Front, int]:
    f = Front(options)
    f.set_number("planet", NONE, 4)
    for seat, bonuses in ((A, (2, 3)), (E, (1,))):
        for bonus in bonuses:
            f.put(f.card("location", planet="x", bonus_credits=bonus), "controlled_locations", seat)
    swept = f.put(f.card("character", cost=1), "theme_pile", A)
    f.put(f.card("character", cost=1), "hand", E)
    f.use_force(A, f.card("force", force_number=6, color="blue", credit_number=6, draw_number=1))
    f.use_force(E, f.card("force", force_number=4, color="blue", credit_number=8, draw_number=1))
    return f, swept


@pytest.mark.rule("JK-12.3", "JK-12.4", "JK-6.4", "JK-1.11")
def test_w_13_final_conflict() -> None:
    f, swept = _final()
    f.begin("deploy", A)
    assert (f.number("credits", A), f.number("credits", E)) == (11, 9)
    f.play("deploy", swept, f.aim("at_site", A))
    f.ship(E)
    f.passes()
    assert f.state.winner < 0
    assert f.number("planet_turn", NONE) == 2
    f.begin("control", A)
    assert f.state.winner == A


@pytest.mark.rule("JK-12.5")
def test_w_13_last_side_standing() -> None:
    f, _ = _final({"final_conflict_end": "last_side_standing"})
    f.man(A)
    f.ship(E)
    f.begin("control", A)
    assert f.state.winner == A
    f, _ = _final({"final_conflict_end": "last_side_standing"})
    f.man(A, 3)
    f.man(E, 2)
    f.set_number("planet_turn", NONE, 5)
    f.begin("control", A)
    assert f.state.winner < 0
    f.set_number("planet_turn", NONE, 6)
    f.begin("control", A)
    assert f.state.winner == A


@pytest.mark.rule("JK-13.1", "JK-13.2", "JK-13.4", "JK-13.6", "JK-8.9")
@pytest.mark.parametrize("replacing", [False, True])
def test_w_14_uniqueness_and_hero_priority(replacing: bool) -> None:
    f = Front({"allow_replacement": replacing}, themes=("005", "003"))
    f.man(E, title="Quill", typical=False)
    quill = f.put(f.card("character", title="Quill", typical=False), "hand", A)
    other = f.man(E, title="Oum", typical=False)
    weapon = f.weapon(other)
    hero = f.put("jko-077", "theme_pile", A)
    version = f.put("jko-078", "hand", A)
    for seat in (A, E):
        f.put(f.card("character", cost=0), "hand", seat)
    f.use_force(A, GREEN[2])
    f.begin("deploy", A)
    site = f.aim("at_site", A)
    assert f.refused("deploy", quill, site) == "JK-13.1"
    f.play("deploy", hero, site)
    assert f.gone(other)
    assert f.gone(weapon)
    f.pass_()
    assert f.refused("deploy", version, site) == "JK-13.1"
    if replacing:
        before = f.number("credits", A)
        f.play("replace", version, hero)
        assert f.place(version) == ("at_site", A)
        assert f.place(hero) == ("theme_pile", A)
        assert f.number("credits", A) == before - 5
    else:
        assert f.refused("replace", version, hero) == "JK-8.9"


@pytest.mark.rule("JK-13.4", "JK-1.9")
def test_w_14_a_starting_hero_that_is_hit_returns_to_the_theme_pile() -> None:
    f = Front(themes=("005", "003"))
    hero, shooter = f.put("jko-077", "at_site", A), f.man(E)
    weapon, carried = f.weapon(shooter, 9), f.weapon(hero)
    f.begin("character_battle", E)
    f.play("attack", shooter, hero)
    f.play("use_weapon", weapon, hero)
    assert f.place(hero) == ("theme_pile", A)
    assert f.gone(carried)
    f.use_force(A, GREEN[2])
    f.begin("deploy", A)
    assert Move("deploy", hero, f.aim("at_site", A)) in f.state.legal


@pytest.mark.rule("JK-1.8", "JK-9.34", "JK-13.4")
def test_w_15_carrier_lost() -> None:
    f = Front()
    ship, enemy = f.ship(E, 2), f.ship(A, 5)
    pilot = f.pilot(ship)
    weapon = f.put(f.weapon_card(), "at_system", E, on=pilot)
    hero = f.put("jko-064", "at_system", E, on=ship)
    f.begin("starship_battle", A)
    f.play("attack", enemy, ship)
    assert all(f.gone(id) for id in (ship, pilot, weapon))
    assert f.place(hero) == ("theme_pile", E)


@pytest.mark.rule("JK-5.4", "JK-5.5")
def test_w_17_passing() -> None:
    f = Front()
    mine, more = (f.put(f.card("character", cost=0), "hand", A) for _ in range(2))
    theirs, rest = (f.put(f.card("character", cost=0), "hand", E) for _ in range(2))
    f.begin("deploy", A)
    f.pass_()
    f.play("deploy", theirs, f.aim("at_site", E))
    f.play("deploy", mine, f.aim("at_site", A))
    assert f.state.asked == E
    f.pass_()
    f.pass_()
    assert f.phase() == "character_battle"
    assert (f.place(more), f.place(rest)) == (("hand", A), ("hand", E))


@pytest.mark.rule("JK-14.2", "JK-1.11", "JK-2.9")
@pytest.mark.parametrize("stay", [False, True])
def test_w_18_one_use_events_and_the_second_hand(stay: bool) -> None:
    f = Front({"deploy_events_stay": stay})
    two = [{"kind": "event", "timing": "deploy", "effects": [{"do": "draw", "amount": 2}]}]
    event = f.event(A, skills=two)
    starting, in_hand = f.put("jko-141", "theme_pile", A), f.put("jko-141", "hand", A)
    carbine, trooper = f.put("jko-106", "theme_pile", A), f.put("jko-057", "theme_pile", A)
    lost = f.put("jko-012", "theme_pile", A)
    f.use_force(A, GREEN[7])
    f.put(f.card("character", cost=0), "hand", E)
    f.begin("deploy", A)
    table = f.aim("table", A)
    f.play("play", event, table)
    f.pass_()
    assert f.place(event) == (("table", A) if stay else ("discard", A))
    assert f.refused("play", in_hand, table) == "JK-14.2"
    f.play("play", starting, table)
    f.pass_()
    assert f.place(starting) == ("table", A)
    assert f.number("credits", A) == 7
    f.play("deploy", trooper, f.aim("at_site", A))
    f.pass_()
    assert f.refused("deploy", lost, f.aim("at_site", A)) == "JK-5.22"
    f.play("deploy", carbine, trooper)
    assert f.number("credits", A) == 5


def test_the_five_ready_decks_are_legal() -> None:
    rules, known = ruleset("jedi_knights"), faces("jedi_knights")
    assert all(rules.check_deck(deck, known, {}) == [] for deck in ready_decks("jedi_knights"))


