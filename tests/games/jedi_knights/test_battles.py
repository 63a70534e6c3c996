"""Battles step by step (JK-9), weapons (JK-8), blockades and shuttles (JK-10)."""

import pytest

from tabletop.core.move import Move
from tests.games.jedi_knights.front import GREEN, READY, ROTATED, A, E, Front


@pytest.mark.rule("JK-9.1", "JK-9.2")
def test_only_a_ready_card_attacks_and_the_defender_stays_as_it_is() -> None:
    f = Front()
    ready, tired, more = f.ship(A, 2), f.ship(A, pose=ROTATED), f.ship(A, 2)
    foe, down = f.ship(E, 2), f.ship(E, 2, pose=ROTATED)
    f.begin("starship_battle", A)
    assert f.refused("attack", tired, foe) == "JK-9.1"
    assert f.refused("attack", ready, tired) == "JK-9.3"
    assert Move("attack", ready, down) in f.state.legal
    f.play("attack", ready, foe)
    assert (f.pose(ready), f.pose(foe)) == (ROTATED, READY)
    f.pass_()
    f.play("attack", more, foe)
    assert f.place(foe) == ("at_system", E)


@pytest.mark.rule("JK-9.3", "JK-1.4", "JK-8.3")
def test_characters_aboard_take_no_part_in_character_battles() -> None:
    f = Front()
    ship, foe = f.ship(A), f.man(E)
    pilot, man = f.pilot(ship), f.man(A)
    f.weapon(pilot)
    gun = f.weapon(man)
    f.begin("character_battle", A)
    assert f.refused("attack", pilot, foe) == "JK-9.3"
    f.play("attack", man, foe)
    assert f.legal("use_weapon") == [Move("use_weapon", gun, foe)]
    assert f.pose(man) == ROTATED


@pytest.mark.rule("JK-9.4", "JK-9.5", "JK-9.11", "JK-9.21", "JK-9.31", "JK-14.5")
@pytest.mark.parametrize(("weapons", "power"), [("attacker", "defender"), ("defender", "attacker")])
def test_three_steps_and_who_begins_them(weapons: str, power: str) -> None:
    f = Front({"ask_every_window": True, "weapons_step_first": weapons, "power_step_first": power})
    man, foe = f.man(A), f.man(E)
    f.begin("character_battle", A)
    f.play("attack", man, foe)
    first = {"attacker": A, "defender": E}
    asked = []
    while f.phase() == "character_battle" and "battle" in f.rules.facts(f.state, A):
        asked.append((f.state.stack[-1].prompt(f.state).key.rsplit(".", 1)[-1], f.state.asked))
        f.pass_()
    assert asked[:2] == [("battle_initiated", E), ("battle_initiated", A)]
    steps = [(name, seat) for name, seat in asked if name in ("support", "weapons", "power")]
    assert steps[::2] == [("support", E), ("weapons", first[weapons]), ("power", first[power])]
    assert len(steps) == 6


@pytest.mark.rule("JK-9.12", "JK-9.14", "JK-9.16", "JK-9.11")
def test_who_may_support_whom() -> None:
    f = Front({"ask_every_window": True})
    foe, man = f.man(E, 3), f.man(A, 1, leadership=2, pose=ROTATED)
    helper, tired = f.man(A, leadership=1), f.man(A, pose=ROTATED)
    second = f.man(A)
    f.begin("character_battle", E)
    f.play("attack", foe, man)
    f.pass_()
    f.pass_()
    assert f.refused("support", tired, man) == "JK-9.12"
    assert f.refused("support", man, man) == "JK-9.12"
    f.play("support", helper, man)
    f.pass_()
    assert f.refused("support", second, helper) == "JK-9.14"
    assert f.refused("use_weapon", second, foe) == "JK-9.4"
    f.play("support", second, man)
    assert f.pose(second) == ROTATED


@pytest.mark.rule("JK-9.33")
@pytest.mark.parametrize("counts", [False, True])
def test_supporters_add_no_power_unless_the_option_says_so(counts: bool) -> None:
    f = Front({"supporters_add_power": counts})
    man, foe, helper = f.man(A, 4), f.man(E, 3, leadership=1), f.man(E, 3)
    f.begin("character_battle", A)
    f.play("attack", man, foe)
    f.play("support", helper, foe)
    assert f.gone(foe) is not counts
    assert f.gone(man) is counts


@pytest.mark.rule("JK-9.36")
def test_no_damage_or_bonus_carries_over() -> None:
    f = Front()
    man, foe, bonus = f.man(A, 4, 4), f.man(E, 2), f.event(A, 3)
    f.begin("character_battle", A)
    f.play("attack", man, foe)
    f.play("tactical", bonus, f.aim("at_site", A))
    assert (f.value(man, "power"), f.value(man, "defense")) == (4, 4)
    assert f.state.memory["battle"] is None
    assert f.place(man) == ("at_site", A)


@pytest.mark.rule("JK-8.1", "JK-8.2", "JK-8.3", "JK-9.21", "JK-8.4")
def test_weapons_are_used_in_the_weapons_step_one_for_each_bearer() -> None:
    f = Front({"ask_every_window": True})
    man, foe, helper = f.man(A, leadership=1), f.man(E, defense=9), f.man(A)
    one, two, third = f.weapon(man), f.weapon(man), f.weapon(helper)
    idle = f.weapon(f.man(A, pose=ROTATED))
    f.deck_top(A, 1, 1, 1)
    f.begin("character_battle", A)
    f.play("attack", man, foe)
    f.pass_()
    f.pass_()
    f.pass_()
    assert f.refused("use_weapon", one, foe) == "JK-9.4"
    f.play("support", helper, man)
    f.pass_()
    f.pass_()
    assert f.refused("use_weapon", idle, foe) == "JK-8.1"
    assert f.refused("use_weapon", one, man) == "JK-8.4"
    f.play("use_weapon", one, foe)
    while not f.legal("use_weapon"):
        f.pass_()
    assert f.refused("use_weapon", two, foe) == "JK-8.2"
    assert f.legal("use_weapon") == [Move("use_weapon", third, foe)]


@pytest.mark.rule("JK-8.3")
def test_a_weapon_serves_in_several_battles_of_a_turn() -> None:
    f = Front()
    man, foe, other = f.man(A, 1), f.man(E, 1, 9), f.man(E, 1, 9)
    weapon = f.weapon(man)
    f.begin("character_battle", A)
    f.play("attack", man, foe)
    f.play("use_weapon", weapon, foe)
    f.play("attack", other, man)
    assert Move("use_weapon", weapon, other) in f.state.legal


@pytest.mark.rule("JK-8.5")
@pytest.mark.parametrize(("how", "hit"), [("greater", False), ("greater_or_equal", True)])
def test_whether_equal_is_a_hit_is_an_option(how: str, hit: bool) -> None:
    f = Front({"hit_comparison": how})
    man, foe = f.man(A), f.man(E, defense=3)
    weapon = f.weapon(man, 1)
    f.deck_top(A, 2)
    f.begin("character_battle", A)
    f.play("attack", man, foe)
    f.play("use_weapon", weapon, foe)
    assert f.gone(foe) is hit


@pytest.mark.rule("JK-8.8", "JK-2.8")
def test_weapons_change_hands_in_the_same_place_once_a_turn() -> None:
    f = Front()
    man, friend, ship, sister = f.man(A), f.man(A), f.ship(A), f.ship(A)
    pilot = f.pilot(ship)
    gun, cannon = f.weapon(man), f.weapon(ship)
    own = f.put("jko-104", "at_site", A, on=friend)
    f.begin("deploy", A)
    assert f.refused("transfer", gun, pilot) == "JK-8.8"
    assert f.refused("transfer", gun, ship) == "JK-8.8"
    assert f.refused("transfer", own, man) == "JK-2.8"
    f.play("transfer", gun, friend)
    assert f.state.cards[gun].on == friend
    assert f.refused("transfer", gun, man) == "JK-8.8"
    f.play("transfer", cannon, sister)
    assert f.state.cards[cannon].on == sister


@pytest.mark.rule("JK-8.9")
def test_replacing_keeps_what_lies_on_the_card_and_how_it_lies() -> None:
    f = Front({"allow_replacement": True})
    old = f.put("jko-046", "at_site", A, pose=ROTATED)
    weapon = f.weapon(old)
    new, stranger = f.put("jko-047", "hand", A), f.put("jko-050", "hand", A)
    f.use_force(A, GREEN[2])
    f.begin("deploy", A)
    assert f.refused("replace", stranger, old) == "JK-8.9"
    f.play("replace", new, old)
    assert (f.place(new), f.pose(new)) == (("at_site", A), ROTATED)
    assert f.state.cards[weapon].on == new
    assert f.place(old) == ("theme_pile", A)
    assert f.number("credits", A) == 10 - 5


@pytest.mark.rule("JK-8.9")
def test_replacing_may_cost_the_difference_only() -> None:
    f = Front({"allow_replacement": True, "replacement_cost": "difference"})
    old, new = f.put("jko-046", "at_site", A), f.put("jko-047", "hand", A)
    f.put(f.card("character", cost=0), "hand", E)
    f.use_force(A, GREEN[2])
    f.begin("deploy", A)
    f.play("replace", new, old)
    assert f.number("credits", A) == 10 - 2


@pytest.mark.rule("JK-10.1")
@pytest.mark.parametrize("rotates", [True, False])
def test_a_blockade_rotates_the_starship_unless_the_option_says_no(rotates: bool) -> None:
    f = Front({"blockade_rotates_starship": rotates, "ask_every_window": True})
    ship, one, two = f.ship(A), f.man(E), f.man(E)
    f.begin("blockade", A)
    f.play("blockade", ship, one)
    assert f.pose(one) == ROTATED
    assert f.pose(ship) == (ROTATED if rotates else READY)
    f.pass_()
    assert bool(f.legal("blockade")) is not rotates
    assert f.pose(two) == READY


@pytest.mark.rule("JK-10.3", "JK-9.2")
def test_a_rotated_character_counts_in_full_at_the_check() -> None:
    f = Front()
    f.man(A, 3, pose=ROTATED)
    f.man(E, 2)
    f.check()
    assert f.number("planets", A) == 1


@pytest.mark.rule("JK-10.4", "JK-10.5", "JK-2.7")
def test_shuttling_keeps_state_and_weapons_and_is_free_once_a_turn() -> None:
    f = Front()
    ship, sister = f.ship(A, pose=ROTATED), f.ship(A)
    rider = f.put(f.card("character", can_board=True), "at_site", A, pose=ROTATED)
    walker, weapon, pilot = f.man(A), f.weapon(rider), f.pilot(ship)
    f.begin("blockade", A)
    assert f.refused("shuttle", walker, ship) == "JK-10.5"
    f.play("shuttle", rider, ship)
    assert (f.place(rider), f.pose(rider)) == (("at_system", A), ROTATED)
    assert f.state.cards[rider].on == ship
    assert f.state.cards[weapon].on == rider
    assert f.place(weapon) == ("at_system", A)
    assert f.pose(sister) == READY
    assert f.refused("shuttle", rider, f.aim("at_site", A)) == "JK-10.5"
    f.play("shuttle", pilot, f.aim("at_site", A))
    assert f.place(pilot) == ("at_site", A)


@pytest.mark.rule("JK-10.5")
def test_shuttling_may_rotate_the_starship_by_option() -> None:
    f = Front({"shuttle_rotates_starship": True, "ask_every_window": True})
    tired, ship = f.ship(A, pose=ROTATED), f.ship(A)
    one, two = f.pilot(tired), f.pilot(ship)
    f.begin("blockade", A)
    assert f.refused("shuttle", one, f.aim("at_site", A)) == "JK-10.5"
    f.play("shuttle", two, f.aim("at_site", A))
    assert f.pose(ship) == ROTATED


@pytest.mark.rule("JK-8.7", "JK-8.6")
def test_a_hit_supporter_falls_alone_and_the_battle_goes_on() -> None:
    f = Front()
    man, foe, helper = f.man(A, 1), f.man(E, 3, leadership=1), f.man(E, 1, 0)
    weapon = f.weapon(man, 1)
    f.begin("character_battle", A)
    f.play("attack", man, foe)
    f.play("support", helper, foe)
    f.play("use_weapon", weapon, helper)
    assert f.gone(helper)
    assert f.gone(man)
    assert not f.gone(foe)


@pytest.mark.rule("JK-8.7")
def test_snared_targets_are_not_discarded() -> None:
    f = Front()
    man, foe = f.man(A, 1), f.man(E, 5, 3)
    snare = f.put("jko-114", "at_site", A, on=man)
    f.deck_top(A, 3)
    f.begin("character_battle", A)
    f.play("attack", man, foe)
    f.play("use_weapon", snare, foe)
    assert f.gone(foe)

