"""Layout data: turning places to the other side, and finding what a layout forgets."""

import pytest

from tabletop.core.layout import (
    FAR,
    FAR_LEFT,
    FAR_RIGHT,
    NEAR,
    PARTNER,
    SHARED,
    BoardLayout,
    NumberPlace,
    Place,
    across,
    missing,
    on_both_sides,
    opposite,
    seat_at,
)
from tabletop.core.zone import NONE, NumberDef, ZoneDef, per_seat
from tabletop.games import KEYS, TEAMS, ruleset
from tabletop.games import layout as layout_of

HAND = Place("hand", NEAR, 1.0, 3.0, step=(0.8, 0.1))


def test_the_opposite_of_the_opposite_is_the_place_itself() -> None:
    assert opposite(opposite(HAND)) == HAND
    assert (opposite(HAND).side, opposite(HAND).x, opposite(HAND).step) == (FAR, -1.0, (-0.8, -0.1))


def test_a_shared_place_turned_round_belongs_to_the_other_holder() -> None:
    berth = Place("nav", SHARED, 0.5, 0.0, holder=NEAR)
    assert (opposite(berth).side, opposite(berth).holder) == (SHARED, FAR)


def test_a_layout_that_forgets_a_zone_or_names_an_unknown_one_is_told_so() -> None:
    zones = (*per_seat("hand"), ZoneDef("nav", NONE))
    layout = BoardLayout(
        10, 8, (HAND, Place("attic", NEAR, 0, 0)), numbers=(NumberPlace("luck", NEAR, 0, 0),)
    )
    assert missing(layout, zones, ()) == [
        "zone hand: no place on side far",
        "zone nav: no place on side shared",
        "place of unknown zone attic",
        "unknown number luck",
    ]


def test_a_complete_layout_lacks_nothing() -> None:
    zones = (*per_seat("hand"), ZoneDef("nav", NONE))
    places = (*on_both_sides((HAND,)), Place("nav", SHARED, 0, 0))
    layout = BoardLayout(
        10, 8, places, numbers=(NumberPlace("luck", NEAR, 0, 0), NumberPlace("hp", NEAR, 0, 0, fact=True))
    )
    assert missing(layout, zones, (NumberDef("luck", 0),)) == []


@pytest.mark.parametrize(("game", "seats"), [(game, 2) for game in KEYS] + [(game, 4) for game in TEAMS])
def test_the_table_of_every_game_has_a_place_for_everything(game: str, seats: int) -> None:
    rules = ruleset(game, seats=seats)
    assert missing(layout_of(game, seats), rules.zones, rules.numbers) == []


def test_with_four_seats_the_partner_is_near_and_the_next_player_clockwise_far_on_the_left() -> None:
    assert [seat_at(side, 1, 4) for side in (NEAR, FAR_LEFT, PARTNER, FAR_RIGHT)] == [1, 2, 3, 0]
    assert [across(side) for side in (NEAR, FAR_LEFT, PARTNER, FAR_RIGHT)] == [False, True, False, True]
    assert [seat_at(side, 1, 2) for side in (NEAR, FAR)] == [1, 0]
