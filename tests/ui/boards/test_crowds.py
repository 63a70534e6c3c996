"""Crowded tables of Wing Commander and WIXOSS: stacks stay apart, and rows too dense to read open at a click."""

from typing import Any

import pytest

from tabletop.core.layout import TALL, Box
from tabletop.core.move import NONE
from tabletop.core.view import View
from tabletop.games import layout, ruleset
from tabletop.games.wing_commander import words
from tabletop.ui.table.model.arrangement import CROWDED, Arrangement
from tabletop.ui.table.model.pose import Pose
from tabletop.ui.table.stage.layout import Arranger
from tests.games.wing_commander.air import CENTER, HOME, NE, SE, Air, K, T
from tests.games.wixoss.match import FILLER, SERVANT_D, SILVAN, SMALL, A, B, Match

AWARDS = {T: ("t_silver_comet", "t_wound_ribbon"), K: ("k_blood_collar", "k_first_scar")}
PILOTS = {T: ("t_reyn", "t_carrow"), K: ("k_vosk", "k_mrissa")}
FIGHTERS = {T: "t_kestrel_nh", K: "k_zhakar_tf"}
WEAPONS = {T: "t_bomb_rack", K: "k_bolt_rack"}


def _placed(game: str, view: View) -> Arrangement:
    arranger = Arranger(layout(game), ruleset(game).zones)
    arranger.unit = 100
    return arranger.arrange(view)


def _edges(pose: Pose) -> tuple[float, float, float, float]:
    """Left, right, top, bottom of an upright card."""
    wide, high = pose.width / 2, pose.width * TALL / 2
    return pose.x - wide, pose.x + wide, pose.y - high, pose.y + high


def _overlap(one: Pose, other: Pose) -> bool:
    left, right, top, bottom = _edges(one)
    left2, right2, top2, bottom2 = _edges(other)
    return left < right2 - 1 and left2 < right - 1 and top < bottom2 - 1 and top2 < bottom - 1


@pytest.mark.parametrize("zones", [(NE, CENTER), (CENTER, SE), (SE, HOME[T])])
def test_decorated_flights_do_not_cover_the_fighters_of_the_next_nav_point(zones: tuple[int, int]) -> None:
    air = Air()
    fighters: dict[int, list[int]] = {}
    for zone in zones:
        for seat in (T, K):
            fighters[zone] = fighters.get(zone, []) + [
                air.flight(FIGHTERS[seat], zone, seat, pilot, (), AWARDS[seat]) for pilot in PILOTS[seat]
            ]
    air.begin("discard", T)
    poses, cards = _placed("wing_commander", air.view(T)).poses, air.state.cards
    for zone, other in (zones, zones[::-1]):
        parts = [id for id in air.state.zones[other] if cards[id].face.kind in ("fighter", "pilot", "pilot_award")]
        for fighter in fighters[zone]:
            assert not any(_overlap(poses[fighter], poses[part]) for part in parts)


@pytest.mark.parametrize("seat", [T, K])
def test_the_word_ready_area_is_not_covered_by_its_cards(seat: int) -> None:
    air = Air()
    for face in ("t_kestrel_nh", "t_reyn", "t_bomb_rack", "t_doyle"):
        air.ready(face, T)
    air.begin("discard", T)
    arrangement = _placed("wing_commander", air.view(seat))
    tops = [_edges(arrangement.poses[id])[2] for id in air.state.zones[words.READY[T]]]
    side = 1 if seat == K else -1
    box = next(box for box in layout("wing_commander").decorations if isinstance(box, Box) and box.x * side > 5)
    assert min(tops) - (box.y - box.height / 2) * 100 > 30


@pytest.mark.parametrize("seat", [A, B])
def test_seventeen_ener_show_a_third_of_themselves_each_and_cover_no_other_place(seat: int) -> None:
    m = Match()
    ids = m.ener(A, *[SMALL, SILVAN, SERVANT_D, FILLER] * 4, SMALL)
    m.begin("main")
    arrangement = _placed("wixoss", m.view(seat))
    row = sorted((arrangement.poses[id] for id in ids), key=lambda pose: pose.x)
    assert all(b.x - a.x > a.width / 3 for a, b in zip(row, row[1:], strict=False))
    others = [id for id in arrangement.poses if id not in ids]
    assert not any(_overlap(arrangement.poses[id], arrangement.poses[other]) for id in ids for other in others)


def test_a_row_is_crowded_when_little_of_each_card_is_seen() -> None:
    few, many = Match(), Match()
    few.ener(A, *[SMALL] * 8)
    many.ener(A, *[SMALL] * 30)
    for m, crowded in ((few, False), (many, True)):
        m.begin("main")
        assert _placed("wixoss", m.view(A)).crowded(m.rules.zone("ener", A)) is crowded
    assert 0 < CROWDED < 0.5


def test_a_click_on_a_crowded_ready_area_spreads_it_over_the_table(lay: Any, table: Any) -> None:
    air = Air()
    weapons = [air.ready("t_bomb_rack", T) for _ in range(20)]
    air.ready("t_kestrel_nh", T)
    air.begin("discard", T)
    lay(air)
    scene = table.page.scene
    at = scene.items_by_id[weapons[0]].pos()
    scene.hands.pointer.click(weapons[0], at)
    assert scene.opened == words.READY[T]
    shown = [scene.items_by_id[id].goal for id in weapons]
    assert not any(_overlap(a, b) for place, a in enumerate(shown) for b in shown[place + 1 :])
    scene.hands.pointer.click(NONE, at)
    assert scene.opened == NONE


def test_a_card_printed_sideways_keeps_its_slot_in_an_opened_pile() -> None:
    air = Air()
    for face in ("t_kestrel_nh", "t_drift_ice", "t_kestrel_nh"):
        air.lay(face, words.DISCARD[T], T)
    air.begin("discard", T)
    arranger = Arranger(layout("wing_commander"), air.rules.zones)
    arranger.unit = 100
    upright, sideways, _ = (
        arranger.arrange(air.view(T), words.DISCARD[T]).poses[id] for id in air.state.zones[words.DISCARD[T]]
    )
    assert sideways.width * TALL == pytest.approx(upright.width)
