"""Layout data: turning places to the other side, and finding what a layout forgets."""

from tabletop.core.layout import (
    FAR,
    NEAR,
    SHARED,
    BoardLayout,
    NumberPlace,
    Place,
    missing,
    on_both_sides,
    opposite,
)
from tabletop.core.zone import NONE, NumberDef, ZoneDef, per_seat

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
