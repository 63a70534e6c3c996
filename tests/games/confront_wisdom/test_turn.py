"""Sections 6 and 7: the steps of the turn, and the points of Set."""

import pytest

from tabletop.core.engine import settle
from tests.games.confront_wisdom.duel import ACTIVE, BLANK, INACTIVE, A, B, Duel
from tests.games.confront_wisdom.long_games import long_game


@pytest.mark.rule("CW-6.1")
def test_the_steps_come_in_their_order() -> None:
    d = Duel()
    blank, old = d.blank("bean_mouse_troop", A), d.unit("spark_shower", A)
    d.begin("action", B)
    told = d.play("end_turn")
    kinds = [(event.kind, event.card) for event in told]
    assert kinds.index(("turn_began", -1)) < kinds.index(("moved", old))
    phases = [d.rules.phase(d.state)]
    for verb in ("end_open", "end_set", "end_turn"):
        d.play(verb)
        phases.append(d.rules.phase(d.state))
    assert phases[:3] == ["open", "set", "action"]
    assert (d.state.player, d.pose(blank)) == (B, BLANK)


@pytest.mark.rule("CW-6.1", "CW-14.1")
def test_the_opponent_decides_nothing_but_the_damage_column() -> None:
    for seed in range(20):
        for s in long_game(seed, 200):
            if s.winner < 0 and s.turn and s.asked != s.player:
                assert {move.verb for move in s.legal} == {"damage_column"}


@pytest.mark.rule("CW-6.2", "CW-11.9")
def test_the_start_gives_back_values_and_ends_the_marks_of_that_player() -> None:
    d = Duel()
    giant, golem = d.unit("stone_stair_giant", A, power=1), d.unit("sugar_golem", B, power=2)
    d.mark(giant, "cannot_attack", B)
    d.mark(golem, "cannot_attack", A)
    d.begin("action", B)
    d.play("end_turn")
    assert (d.value(giant, "power"), d.value(golem, "power")) == (7, 2)
    assert (d.rules.marks(d.state, giant), d.rules.marks(d.state, golem)) == (("cannot_attack",), ())
    d.end_turn()
    assert (d.value(golem, "power"), d.rules.marks(d.state, giant)) == (5, ())


@pytest.mark.rule("CW-6.3")
def test_all_own_assists_go_in_discard_used_or_not() -> None:
    d = Duel()
    used, unused = d.unit("trapdoor", A, INACTIVE), d.unit("spark_shower", A)
    others = d.unit("spark_shower", B)
    d.begin("action", B)
    d.play("end_turn")
    assert d.zone("discard", A) == (used, unused)
    assert d.place(others) == ("field", B)


@pytest.mark.rule("CW-6.4", "CW-6.5", "CW-7.8")
def test_opening_is_free_and_blank_by_blank() -> None:
    d = Duel()
    one, two = d.blank("bean_mouse_troop", A), d.blank("tax_dragon", A)
    other = d.blank("tax_dragon", B)
    d.begin("open", A)
    assert {(move.verb, move.card) for move in d.legal()} == {("open", one), ("open", two), ("end_open", -1)}
    assert d.refused("open", other) == "CW-6.4"
    d.play("open", two)
    assert (d.pose(two), d.pose(one)) == (ACTIVE, BLANK)
    d.play("end_open")
    assert d.points() == 1


@pytest.mark.rule("CW-6.6", "CW-7.1")
def test_the_four_acts_of_set_in_any_order() -> None:
    d = Duel()
    d.unit("tax_dragon", B)
    squire = d.unit("iron_pot_squire", A, INACTIVE)
    (troop,), (shower,), (judge,) = (
        d.column(A, n, name) for n, name in enumerate(("bean_mouse_troop", "spark_shower", "stardust_judge"))
    )
    d.begin("set", A)
    assert d.points() == 9
    d.lay(shower)
    d.take(judge)
    d.play("activate", squire)
    d.lay(troop)
    assert (d.pose(troop), d.pose(shower), d.pose(squire)) == (BLANK, ACTIVE, ACTIVE)
    assert (d.place(judge), d.points()) == (("damage", A), 9 + 1 - 2 - 3 - 2)


@pytest.mark.rule("CW-6.7")
def test_only_own_inactive_units_are_made_active_in_set() -> None:
    d = Duel()
    d.unit("tax_dragon", B)
    foreign = d.unit("bean_mouse_troop", B, INACTIVE)
    ready, assist, blank = d.unit("lantern_boy", A), d.unit("trapdoor", A, INACTIVE), d.blank("lantern_boy", A)
    d.begin("set", A)
    for id in (foreign, ready, assist, blank):
        assert d.refused("activate", id) == "CW-6.7"


@pytest.mark.rule("CW-6.8", "CW-7.8")
def test_action_goes_on_as_long_as_there_are_active_cards() -> None:
    d = Duel()
    pitcher, archer, golem = d.unit("mudball_pitcher", A), d.unit("attic_archer", A), d.unit("sugar_golem", B)
    d.begin("action", A)
    d.use(pitcher, "eyeful")
    d.use(archer, "skylight_shot", golem)
    assert (d.pose(pitcher), d.pose(archer), d.value(golem, "power")) == (INACTIVE, INACTIVE, 5 - 1 - 2)
    assert [move.verb for move in d.legal()] == ["end_turn"]


@pytest.mark.rule("CW-6.9")
def test_a_unit_that_did_not_act_stays_active_and_guards_first() -> None:
    d = Duel()
    ready, spent = d.unit("lantern_boy", A), d.unit("bean_mouse_troop", A, INACTIVE)
    d.unit("stone_stair_giant", B)
    d.begin("action", A)
    d.play("end_turn")
    d.play("end_set")
    assert {move.target for move in d.legal("attack")} == {ready}
    d.play("end_turn")
    assert (d.pose(ready), d.pose(spent)) == (ACTIVE, INACTIVE)
    d.play("end_set")
    assert {move.card for move in d.legal("attack")} == {ready}


@pytest.mark.rule("CW-6.10")
def test_there_is_no_going_back_to_a_step() -> None:
    d = Duel()
    d.unit("tax_dragon", B)
    blank, squire = d.blank("bean_mouse_troop", A), d.unit("iron_pot_squire", A, INACTIVE)
    (top,) = d.column(A, 0, "lantern_boy")
    d.begin("open", A)
    d.play("end_open")
    assert d.refused("open", blank) == "CW-6.10"
    d.play("end_set")
    assert d.refused("open", blank) == "CW-6.10"
    assert d.lay_refused(top) == "CW-6.10"
    assert d.refused("activate", squire) == "CW-6.10"
    assert d.refused("voluntary_damage", top, d.aim("damage", A)) == "CW-6.10"


@pytest.mark.rule("CW-7.3", "CW-7.2")
def test_whoever_is_hit_has_a_point_more_in_the_very_next_set() -> None:
    d = Duel()
    samurai = d.unit("vending_samurai", A)
    d.column(B, 0, "bean_mouse_troop", "bean_mouse_troop")
    d.begin("action", A)
    d.hit(samurai)
    d.play("end_turn")
    assert d.points() == 7 + 1


@pytest.mark.rule("CW-7.5")
def test_each_act_is_checked_against_the_points_of_that_moment() -> None:
    d = Duel()
    d.unit("lantern_boy", B)
    (squire,) = d.column(A, 0, "iron_pot_squire")
    (other,) = d.column(A, 1, "tax_dragon")
    d.begin("set", A)
    assert d.lay_refused(squire) == "CW-7.1"
    d.take(other)
    d.lay(squire)
    assert d.points() == 0


@pytest.mark.rule("CW-7.6")
def test_the_level_that_counts_is_the_current_one() -> None:
    d = Duel()
    d.unit("lantern_boy", B)
    squire = d.unit("iron_pot_squire", A, INACTIVE)
    d.begin("set", A)
    assert d.refused("activate", squire) == "CW-7.1"
    d.lasting(squire, "level", -2, ("start", A))
    settle(d.state)
    d.play("activate", squire)
    assert d.points() == 1


@pytest.mark.rule("CW-7.7")
def test_points_for_the_next_set_add_up_and_that_set_uses_them_up() -> None:
    d = Duel()
    charts = [d.unit("star_chart", A), d.unit("star_chart", A)]
    d.column(A, 0, "bean_mouse_troop", "bean_mouse_troop")
    d.unit("lantern_boy", B)
    dragon = d.unit("tax_dragon", B)
    d.begin("action", A)
    d.use(charts[0], "observe")
    d.use(charts[1], "realign")
    assert d.number("bonus", A) == 9
    d.play("end_turn")
    d.play("end_set")
    d.use(dragon, "levy")
    d.play("end_turn")
    assert d.points() == 2 + 9 + 5 + 4 - 4
    d.play("end_set")
    assert d.number("bonus", A) == 0
