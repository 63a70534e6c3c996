"""Sections 8 and 9: attacks and battle."""

import pytest

from tabletop.core.engine import settle
from tests.games.confront_wisdom.duel import ACTIVE, INACTIVE, A, B, Duel


@pytest.mark.rule("CW-8.1", "CW-8.7")
def test_an_attack_turns_the_attacker_and_is_never_compulsory() -> None:
    d = Duel()
    one, two = d.unit("vending_samurai", A), d.unit("vending_samurai", A)
    d.column(B, 0, "bean_mouse_troop")
    d.begin("action", A)
    d.hit(one)
    assert (d.pose(one), d.pose(two)) == (INACTIVE, ACTIVE)
    d.play("end_turn")
    assert (d.state.player, d.damage_of(B)) == (B, 1)


@pytest.mark.rule("CW-8.2")
def test_assists_blanks_and_foreign_units_never_attack() -> None:
    d = Duel()
    assist, blank = d.unit("spark_shower", A), d.blank("tax_dragon", A)
    foreign = d.unit("tax_dragon", B)
    d.begin("action", A)
    for id in (assist, blank, foreign):
        assert d.refused("attack", id, foreign) == "CW-8.2"


@pytest.mark.rule("CW-8.3")
def test_active_units_then_inactive_ones_then_the_player() -> None:
    d = Duel()
    giant = d.unit("stone_stair_giant", A)
    ready, spent = d.unit("lantern_boy", B), d.unit("lantern_boy", B, INACTIVE)
    d.column(B, 0, "bean_mouse_troop")
    d.begin("action", A)
    player = d.aim("field", B)
    assert [move.target for move in d.legal("attack")] == [ready]
    assert d.refused("attack", giant, spent) == "CW-8.3"
    assert d.refused("attack", giant, player) == "CW-8.3"
    d.attack(giant, ready)
    assert d.refused("attack", giant, player) == "CW-8.3"
    d.attack(giant, spent)
    assert [move.target for move in d.legal("attack")] == [player]


@pytest.mark.rule("CW-8.4")
def test_assists_and_blanks_are_no_targets_and_not_in_the_way() -> None:
    d = Duel()
    giant = d.unit("stone_stair_giant", A)
    assist, blank = d.unit("spark_shower", B), d.blank("lantern_boy", B)
    d.begin("action", A)
    assert [move.target for move in d.legal("attack")] == [d.aim("field", B)]
    assert {d.refused("attack", giant, id) for id in (assist, blank)} == {"CW-8.4"}


@pytest.mark.rule("CW-8.5", "CW-11.9")
def test_a_unit_that_cannot_be_attacked_does_not_stand_in_the_way() -> None:
    d = Duel()
    giant, umbrella = d.unit("stone_stair_giant", A), d.unit("umbrella_thief", B)
    ready, spent = d.unit("lantern_boy", B), d.unit("lantern_boy", B, INACTIVE)
    d.begin("action", B)
    d.use(umbrella, "shared_umbrella", ready)
    d.play("end_turn")
    d.play("end_set")
    assert {move.target for move in d.legal("attack")} == {umbrella, spent}
    assert d.refused("attack", giant, ready) == "CW-11.9"
    for gone in (umbrella, spent):
        d.by_hand("free.remove", gone)
    assert [move.target for move in d.legal("attack")] == [d.aim("field", B)]


@pytest.mark.rule("CW-8.6")
def test_units_that_must_be_attacked_come_first_as_long_as_one_may_be() -> None:
    d = Duel()
    giant, ready = d.unit("stone_stair_giant", A), d.unit("lantern_boy", B)
    one, two = d.unit("iron_pot_squire", B, INACTIVE), d.unit("iron_pot_squire", B)
    for id in (one, two):
        d.mark(id, "must_be_attacked", B)
    d.begin("action", A)
    assert {move.target for move in d.legal("attack")} == {one, two}
    assert d.refused("attack", giant, ready) == "CW-8.6"
    d.mark(two, "cannot_be_attacked", B)
    settle(d.state)
    assert {move.target for move in d.legal("attack")} == {one}
    d.mark(one, "cannot_be_attacked", B)
    settle(d.state)
    assert {move.target for move in d.legal("attack")} == {ready}


@pytest.mark.rule("CW-9.1", "CW-9.2")
@pytest.mark.parametrize(("mine", "other", "left"), [(7, 4, (3, None)), (4, 7, (None, 3)), (5, 5, (None, None))])
def test_both_lose_the_others_power_at_the_same_moment(
    mine: int, other: int, left: tuple[int | None, int | None]
) -> None:
    d = Duel()
    attacker, target = d.unit("bean_mouse_troop", A, power=mine), d.unit("bean_mouse_troop", B, power=other)
    d.begin("action", A)
    d.attack(attacker, target)
    for id, seat, power in zip((attacker, target), (A, B), left, strict=True):
        if power is None:
            assert d.place(id) == ("discard", seat)
        else:
            assert (d.value(id, "power"), d.pose(id)) == (power, ACTIVE)


@pytest.mark.rule("CW-9.3", "CW-9.5", "CW-6.6")
def test_a_defender_that_woke_needs_no_points() -> None:
    d = Duel()
    troop, giant = d.unit("bean_mouse_troop", A), d.unit("stone_stair_giant", B, INACTIVE)
    d.begin("action", A)
    d.attack(troop, giant)
    d.play("end_turn")
    assert d.refused("activate", giant) == "CW-6.7"
    d.play("end_set")
    assert {move.card for move in d.legal("attack")} == {giant}


@pytest.mark.rule("CW-9.4")
def test_with_equal_powers_the_protected_one_alone_survives_and_becomes_active() -> None:
    d = Duel()
    attacker, target = d.unit("bean_mouse_troop", A), d.unit("bean_mouse_troop", B, INACTIVE)
    d.mark(target, "protected_from_destruction", B)
    d.begin("action", A)
    d.attack(attacker, target)
    assert d.place(attacker) == ("discard", A)
    assert (d.value(target, "power"), d.pose(target)) == (1, ACTIVE)


@pytest.mark.rule("CW-9.6")
def test_an_attack_on_the_player_never_makes_the_attacker_active_again() -> None:
    d = Duel()
    giant = d.unit("stone_stair_giant", A)
    d.column(B, 0, "bean_mouse_troop", "bean_mouse_troop")
    d.begin("action", A)
    d.hit(giant)
    assert (d.pose(giant), [move.verb for move in d.legal()]) == (INACTIVE, ["end_turn"])


@pytest.mark.rule("CW-9.7")
def test_a_battle_by_skill_ignores_the_order_and_wakes_nobody() -> None:
    d = Duel()
    master = d.unit("scarred_swordmaster", A, power=6)
    d.unit("lantern_boy", B)
    spent = d.unit("sugar_golem", B, INACTIVE)
    d.begin("action", A)
    d.use(master, "old_wound_slash", spent)
    assert d.place(spent) == ("discard", B)
    assert (d.value(master, "power"), d.pose(master)) == (1, INACTIVE)
