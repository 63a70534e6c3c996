"""What both players are told beside the cards: totals of a battle and of a check, who has chosen, who has passed."""

from typing import Any

import pytest

from tests.games.jedi_knights.front import GREEN, ORANGE, A, E, Front


def told(f: Front, seat: int = A) -> dict[str, Any]:
    return dict(f.view(seat).facts)


@pytest.mark.rule("JK-9.33", "JK-9.32")
def test_a_battle_is_told_with_its_totals_to_both_alike() -> None:
    f = Front({"ask_every_window": True})
    man, foe = f.man(A, 3, leadership=1), f.man(E, 4)
    helper, event = f.man(A, 2), f.event(A, bonus=2)
    f.begin("character_battle", A)
    assert "battle" not in told(f)
    f.play("attack", man, foe)
    f.pass_()
    f.pass_()
    f.pass_()
    f.play("support", helper, man)
    f.pass_()
    f.pass_()
    f.pass_()
    f.pass_()
    assert told(f)["battle"]["step"] == "power"
    f.pass_()
    f.play("tactical", event, f.aim("at_site", A))
    b = told(f)["battle"]
    assert b["power"] == (5, 4)
    assert b["bonus"] == (2, 0)
    assert b["supporters"] == ((helper,), ())
    assert b["guarded"] == (True, False)
    assert told(f, E)["battle"] == b


@pytest.mark.rule("JK-8.5")
@pytest.mark.parametrize(("comparison", "needed"), [("greater", 3), ("greater_or_equal", 2)])
def test_a_shot_is_told_with_what_its_destiny_must_be(comparison: str, needed: int) -> None:
    f = Front({"ask_every_window": True, "hit_comparison": comparison})
    man, foe = f.man(A), f.man(E, defense=4)
    gun = f.weapon(man, to_hit=2)
    f.deck_top(A, 3)
    f.begin("character_battle", A)
    f.play("attack", man, foe)
    for _ in range(4):
        f.pass_()
    f.play("use_weapon", gun, foe)
    b = told(f)["battle"]
    assert b["window"] == "weapon_targets"
    assert (b["shot"]["needed"], b["shot"]["destiny"], b["shot"]["hits"]) == (needed, None, None)
    f.pass_()
    f.pass_()
    b = told(f)["battle"]
    assert b["window"] == "weapon_destiny_drawn"
    assert (b["shot"]["destiny"], b["shot"]["total"], b["shot"]["defense"], b["shot"]["hits"]) == (3, 5, 4, True)
    assert b["spent"] == (man,)


@pytest.mark.rule("JK-11.2", "JK-11.3", "JK-11.4")
def test_who_would_control_the_planet_is_told_at_any_time() -> None:
    f = Front()
    f.begin("deploy", A)
    assert told(f)["would_control"] == "nobody"
    man = f.man(E, 3)
    assert (told(f)["would_control"], told(f)["garrison"]) == (E, ((), (man,)))
    f.man(A, 3)
    assert told(f)["would_control"] == "destiny"
    f.man(A, 1, hero="hero")
    assert told(f)["would_control"] == A
    assert (told(f)["control"], told(f)["doubled"]) == ((8, 3), (True, False))


@pytest.mark.rule("JK-12.4")
def test_the_last_planet_needs_a_winner() -> None:
    f = Front()
    f.set_number("planet", -1, 4)
    f.begin("deploy", A)
    assert told(f)["would_control"] == "destiny"


@pytest.mark.rule("JK-5.12")
def test_that_somebody_has_chosen_is_told_but_not_what() -> None:
    f = Front()
    f.begin("force", A)
    assert told(f, E)["chosen"] == (False, False)
    views = []
    for n in (1, 8):
        f = Front()
        f.begin("force", A)
        f.play("pick_force", f.zone("force_deck", A)[n - 1], f.aim("force_in_use", A))
        views.append(f.view(E))
    assert views[0].facts["chosen"] == (True, False)
    assert views[0] == views[1]


@pytest.mark.rule("JK-5.4")
def test_who_has_passed_is_told_until_somebody_acts() -> None:
    f = Front({"ask_every_window": True})
    ship, foe = f.ship(E), f.ship(A)
    f.begin("starship_battle", A)
    assert told(f)["passed"] == ()
    f.pass_()
    assert told(f)["passed"] == (A,)
    f.play("attack", ship, foe)
    assert told(f)["passed"] == ()


@pytest.mark.rule("JK-5.3")
def test_the_forces_that_decide_who_acts_first_are_told() -> None:
    f = Front()
    f.use_force(A, GREEN[2])
    f.use_force(E, ORANGE[7])
    f.begin("deploy", E)
    assert (told(f)["force"], told(f)["player_one"]) == ((2, 7), E)


def test_a_game_that_a_check_has_ended_is_in_the_control_phase() -> None:
    f = Front()
    f.set_number("planet", -1, 4)
    f.man(A)
    f.check()
    assert f.state.winner == A
    assert f.phase() == "control"
