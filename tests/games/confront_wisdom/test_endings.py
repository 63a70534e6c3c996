"""Section 12: how a game ends."""

import pytest

from tabletop.core.engine import apply
from tabletop.core.judge import why_not
from tabletop.core.move import Move
from tabletop.core.state import DRAW
from tests.games.confront_wisdom.duel import INACTIVE, NONE, A, B, Duel


@pytest.mark.rule("CW-12.1", "CW-10.3")
@pytest.mark.parametrize("seat", [A, B])
def test_five_damage_cards_lose(seat: int) -> None:
    d = Duel()
    d.damage(seat, 4)
    attacker = d.unit("vending_samurai", 1 - seat)
    d.begin("action", 1 - seat)
    d.hit(attacker)
    assert d.state.winner == 1 - seat
    assert d.refused("end_turn", seat=1 - seat) == "CW-12.1"


@pytest.mark.rule("CW-12.2")
@pytest.mark.parametrize("seat", [A, B])
def test_a_player_may_resign_at_any_time_but_only_for_oneself(seat: int) -> None:
    d = Duel()
    d.column(A, 0, "bean_mouse_troop")
    d.begin("set", A)
    assert d.refused("resign", n=seat, seat=1 - seat) == "CW-14.1"
    move = Move("resign", n=seat)
    assert why_not(d.state, seat, move) is None
    apply(d.state, move)
    assert d.state.winner == 1 - seat


def _idle(d: Duel, turns: int) -> None:
    for _ in range(turns):
        d.end_turn()


@pytest.mark.rule("CW-12.3", "CW-12.4")
def test_three_own_turns_in_a_row_without_an_act_in_set_lose() -> None:
    d = Duel()
    d.begin("set", A)
    _idle(d, 4)
    assert (d.number("idle", A), d.number("idle", B), d.state.winner) == (2, 2, NONE)
    _idle(d, 1)
    assert d.state.winner == B


@pytest.mark.rule("CW-12.4")
@pytest.mark.parametrize("act", ["place", "activate", "voluntary_damage"])
def test_any_act_of_set_starts_the_count_anew(act: str) -> None:
    d = Duel()
    d.unit("tax_dragon", B, INACTIVE)
    troop = d.unit("bean_mouse_troop", A, INACTIVE)
    (top,) = d.column(A, 0, "lantern_boy")
    d.set_number("idle", A, 2)
    d.begin("set", A)
    card = troop if act == "activate" else top
    target = {"place": d.aim("field", A), "voluntary_damage": d.aim("damage", A), "activate": NONE}[act]
    d.play(act, card, target)
    d.end_turn()
    assert (d.number("idle", A), d.state.winner) == (0, NONE)


@pytest.mark.rule("CW-12.4", "CW-6.10")
def test_open_and_action_do_not_count_and_the_warning_comes_at_two() -> None:
    d = Duel()
    blank = d.blank("vending_samurai", A)
    d.column(B, 0, *["bean_mouse_troop"] * 3)
    d.set_number("idle", A, 1)
    d.begin("open", A)
    d.play("open", blank)
    assert d.state.stack[-1].prompt(d.state).key == "confront_wisdom.prompt.set"
    d.play("end_set")
    assert d.view(B).facts["idle"] == (2, 0)
    d.hit(blank)
    d.play("end_turn")
    d.end_turn()
    assert d.state.stack[-1].prompt(d.state).key == "confront_wisdom.prompt.set_or_lose"


@pytest.mark.rule("CW-12.5")
def test_a_turn_in_which_a_card_changes_zone_is_not_quiet() -> None:
    d = Duel()
    d.unit("tax_dragon", B, INACTIVE)
    (top,) = d.column(A, 0, "lantern_boy")
    d.set_number("quiet", NONE, 9)
    d.begin("set", A)
    d.lay(top)
    d.end_turn()
    assert (d.number("quiet", NONE), d.state.winner) == (0, NONE)
    d.end_turn()
    assert d.number("quiet", NONE) == 1


@pytest.mark.rule("CW-12.5")
def test_a_heal_of_a_marker_is_not_quiet_but_turning_a_column_is() -> None:
    d = Duel()
    chart = d.unit("star_chart", A)
    d.column(A, 0, "lantern_boy", "trapdoor")
    d.set_number("quiet", NONE, 3)
    d.begin("action", A)
    d.use(chart, "realign")
    d.play("end_turn")
    assert d.number("quiet", NONE) == 4
    samurai = d.unit("vending_samurai", B)
    d.state.zones[d.rules.zone("column0", A)] = ()
    d.play("end_set")
    d.hit(samurai)
    d.play("end_turn")
    assert d.number("quiet", NONE) == 0


@pytest.mark.rule("CW-12.6", "CW-12.7")
def test_turn_sixty_is_the_last_one() -> None:
    d = Duel()
    d.damage(A, 1)
    d.column(A, 0, "bean_mouse_troop")
    d.begin("set", B, turn=59)
    d.end_turn()
    assert (d.state.turn, d.state.winner) == (60, NONE)
    d.end_turn()
    assert d.state.winner == B


@pytest.mark.rule("CW-12.7")
@pytest.mark.parametrize(("damage", "books", "winner"), [
    ((1, 2), (0, 5), A), ((2, 1), (5, 0), B), ((1, 1), (3, 2), A), ((0, 0), (1, 4), B), ((2, 2), (2, 2), DRAW),
])  # fmt: skip
def test_fewer_damage_then_the_larger_book_then_a_draw(
    damage: tuple[int, int], books: tuple[int, int], winner: int
) -> None:
    d = Duel()
    for seat in (A, B):
        d.damage(seat, damage[seat])
        d.column(seat, 1, *["bean_mouse_troop"] * books[seat])
    d.begin("action", A, turn=60)
    d.play("end_turn")
    assert d.state.winner == winner
