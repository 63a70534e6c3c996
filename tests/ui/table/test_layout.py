"""From a view to poses: spreading, attached cards, both seats, kinds and holders. No window."""

from dataclasses import replace
from types import MappingProxyType

import pytest

from tabletop.core.card import FACE_DOWN, SIDEWAYS, Face
from tabletop.core.layout import (
    FAR,
    NEAR,
    PILE,
    ROW,
    SHARED,
    TALL,
    Attachment,
    BoardLayout,
    Place,
    on_both_sides,
)  # fmt: skip
from tabletop.core.view import CardView, View
from tabletop.core.zone import NONE, ZoneDef, per_seat
from tabletop.ui.table.model.arrangement import Arrangement
from tabletop.ui.table.model.pose import Pose, between
from tabletop.ui.table.stage.layout import Arranger

ZONES = (*per_seat("field"), *per_seat("deck"), ZoneDef("nav", NONE))
FIELD = Place("field", NEAR, 0, 2, ROW, (1.1, 0), length=6)
DECK = Place("deck", NEAR, 4, 2, PILE, (0.004, -0.008))
NAV = (
    Place("nav", SHARED, -3, 1, kinds=("point",), turned=False),
    Place("nav", SHARED, -4, 1, ROW, (0.5, 0), length=2, holder=NEAR),
    Place("nav", SHARED, -2, 1, ROW, (0.5, 0), length=2, holder=FAR),
)
LAYOUT = BoardLayout(
    12, 8, (*on_both_sides((FIELD, DECK)), *NAV), (Attachment(("pilot",), dy=-0.3),), landscape=("point",)
)


def card(id: int, zone: int, kind: str = "unit", holder: int = 0, pose: int = 0, on: int = NONE) -> CardView:
    face = Face(f"f{id}", kind, {"en": f"f{id}"})
    return CardView(id, face, holder, holder, zone, pose, on, (), {}, (), ())


def view(*cards: CardView, seat: int = 0) -> View:
    zones = tuple(tuple(c.id for c in cards if c.zone == zone) for zone in range(len(ZONES)))
    known = {c.id: c for c in cards}
    return View(seat, known, zones, (), 1, 0, -1, "", None, MappingProxyType({}))


def arranged(*cards: CardView, seat: int = 0, upright: bool = False, opened: int = NONE) -> Arrangement:
    arranger = Arranger(LAYOUT, ZONES)
    arranger.unit = 100
    arranger.far_upright = upright
    return arranger.arrange(view(*cards, seat=seat), opened)


def test_a_row_is_centred_and_has_its_step() -> None:
    poses = arranged(*(card(i, 0) for i in range(3))).poses
    assert [round(poses[i].x) for i in range(3)] == [-110, 0, 110]
    assert {poses[i].y for i in range(3)} == {200}


def test_a_row_that_is_too_long_overlaps_evenly_within_its_length() -> None:
    poses = arranged(*(card(i, 0) for i in range(12))).poses
    assert (round(poses[0].x), round(poses[11].x)) == (-250, 250)
    gaps = {round(poses[i + 1].x - poses[i].x, 3) for i in range(11)}
    assert len(gaps) == 1


def test_a_card_turned_sideways_gets_the_room_that_it_needs() -> None:
    poses = arranged(card(0, 0), card(1, 0, pose=SIDEWAYS), card(2, 0)).poses
    assert poses[1].turn == 90
    assert poses[1].x - poses[0].x == pytest.approx(110 + (TALL - 1) * 50)


def test_only_the_top_of_a_flat_pile_has_items() -> None:
    arrangement = arranged(*(card(i, 2) for i in range(30)))
    assert set(arrangement.poses) == {28, 29}
    assert len(arrangement.where) == 30
    assert arrangement.poses[29].z > arrangement.poses[28].z


def test_an_opened_pile_shows_every_card_without_overlap_at_the_sides() -> None:
    poses = arranged(*(card(i, 2) for i in range(30)), opened=2).poses
    assert len(poses) == 30
    assert all(abs(p.x) < LAYOUT.width * 50 and abs(p.y) < LAYOUT.height * 50 for p in poses.values())


def test_attached_cards_follow_their_bearer_and_lie_under_it() -> None:
    poses = arranged(card(0, 0), card(1, 0, "pilot", on=0)).poses
    assert (poses[1].x, round(poses[1].y - poses[0].y)) == (poses[0].x, -30)
    assert poses[1].z < poses[0].z
    assert poses[0].x == 0


def test_far_cards_stand_on_their_heads_unless_asked_otherwise() -> None:
    assert arranged(card(0, 1, holder=1)).poses[0].turn == 180
    assert arranged(card(0, 1, holder=1), upright=True).poses[0].turn == 0


def test_the_other_seat_sees_the_table_turned_round() -> None:
    cards = (card(0, 4, "point"), card(1, 4), card(2, 4, holder=1))
    first, second = arranged(*cards).poses, arranged(*cards, seat=1).poses
    for id in range(3):
        assert (second[id].x, second[id].y) == (-first[id].x, -first[id].y)
    assert (first[1].turn, second[1].turn) == (0, 180)
    assert first[0].turn == second[0].turn == 0


def test_kinds_and_holders_decide_between_places_of_one_zone() -> None:
    arrangement = arranged(card(0, 4, "point"), card(1, 4), card(2, 4, holder=1))
    places = [arrangement.spots[arrangement.where[id]].place for id in range(3)]
    assert places == list(NAV)


def test_a_card_that_is_face_down_or_unknown_is_not_shown() -> None:
    unknown = card(1, 0)._replace(face=None)
    poses = arranged(card(0, 0, pose=FACE_DOWN), unknown, card(2, 0)).poses
    assert [poses[i].up for i in range(3)] == [False, False, True]


def test_a_turn_goes_the_shorter_way_round() -> None:
    a = Pose(0, 0, 350, 10, True, 0)
    assert between(a, a._replace(turn=10), 0.5).turn == pytest.approx(360)


def test_places_without_cards_keep_their_rectangle() -> None:
    spot = arranged().spots[0]
    assert (spot.width, round(spot.height)) == (600, round(TALL * 100))
    assert replace(spot, ids=[1]).contains(290, 200)
    assert not spot.contains(310, 200)
