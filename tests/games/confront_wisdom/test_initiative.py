"""Section 5: the start of the game."""

import pytest

from tests.games.confront_wisdom.duel import ACTIVE, INACTIVE, A, B, Duel


def _both(d: Duel, a: int, b: int) -> None:
    d.begin("initiative", A, turn=0)
    d.play("initiative", a, d.aim("field", A))
    d.play("initiative", b, d.aim("field", B))


@pytest.mark.rule("CW-5.1")
def test_any_unit_of_the_book_may_be_picked_and_the_gap_closes() -> None:
    d = Duel()
    top, middle, bottom = d.column(A, 0, "trapdoor", "lantern_boy", "postal_drone")
    (other,) = d.column(B, 0, "bean_mouse_troop")
    d.begin("initiative", A, turn=0)
    assert {move.card for move in d.legal("initiative")} == {middle, bottom}
    assert d.refused("initiative", top, d.aim("field", A)) == "CW-5.1"
    assert d.refused("initiative", other, d.aim("field", A)) == "CW-5.1"
    d.play("initiative", middle, d.aim("field", A))
    assert d.zone("field", A) == ()
    d.play("initiative", other, d.aim("field", B))
    assert d.zone("column0", A) == (bottom, top)
    assert (d.zone("field", A), d.zone("field", B)) == ((middle,), (other,))
    assert (d.pose(middle), d.pose(other)) == (INACTIVE, INACTIVE)


@pytest.mark.rule("CW-13.6", "CW-5.1")
def test_the_first_pick_stays_secret_until_the_second_is_made() -> None:
    views = []
    for pick in (0, 1):
        d = Duel()
        units = d.column(A, 0, "lantern_boy", "postal_drone")
        d.column(B, 0, "bean_mouse_troop")
        d.begin("initiative", A, turn=0)
        told = d.play("initiative", units[pick], d.aim("field", A))
        assert [(event.kind, event.card) for event in told] == [("committed", -1)]
        views.append(repr(d.view(B)))
        assert "secret" not in views[-1]
    assert views[0] == views[1]


@pytest.mark.rule("CW-5.2", "CW-5.5")
def test_the_higher_soul_begins_and_both_units_stay() -> None:
    d = Duel()
    (troop,) = d.column(A, 0, "bean_mouse_troop")
    (golem,) = d.column(B, 0, "sugar_golem")
    _both(d, troop, golem)
    assert (d.state.turn, d.state.player, d.rules.phase(d.state)) == (1, B, "set")
    assert (d.place(troop), d.place(golem)) == (("field", A), ("field", B))


@pytest.mark.rule("CW-5.6")
def test_the_first_player_may_wake_the_unit_and_attack_at_once() -> None:
    d = Duel()
    (samurai,) = d.column(A, 0, "vending_samurai")
    (troop,) = d.column(B, 0, "bean_mouse_troop")
    _both(d, samurai, troop)
    assert d.points() == 3
    d.play("activate", samurai)
    d.play("end_set")
    d.attack(samurai, troop)
    assert (d.place(troop), d.pose(samurai)) == (("discard", B), ACTIVE)
