"""What has been chosen lies on the table, half there, with what it comes to; a click takes it back."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tabletop.core.move import Move, to_zone
from tabletop.games.wing_commander import words
from tabletop.play.session import Session
from tests.laws.games import setup
from tests.laws.reach.desk import Desk, from_position
from tests.ui.window.test_reach import COMBAT

SCRAMBLE = COMBAT.replace('phase = "combat"', 'phase = "scramble"')
READY = (
    '"ready 1" = ["t_kestrel_nh #1 owned 1 seen 1 2", "t_lund #2 owned 1 seen 1 2", "t_bomb_rack #3 owned 1 seen 1 2"]'
)


def ghosts(desk: Desk) -> list[int]:
    return [ghost.id for ghost in desk.page.scene.half_there.ghosts]


def take_back(desk: Desk, id: int) -> None:
    ghost = next(ghost for ghost in desk.page.scene.half_there.ghosts if ghost.id == id)
    at = desk.page.table.mapFromScene(ghost.pos())
    QTest.mouseClick(desk.page.table.viewport(), Qt.MouseButton.LeftButton, pos=at)


def chosen(desk: Desk) -> list[int]:
    return [each.card for each in desk.page.view.decision.held.chosen]


@pytest.mark.rule("WC-8.3")
def test_what_is_deployed_stands_where_it_will_be_with_the_points_that_are_left(window: Any) -> None:
    desk = Desk(window, Session(setup("wing_commander", 0)))
    for _ in range(2):
        desk.go_on(next(move for move in desk.moves if move.verb == "deploy"))
    one, other = chosen(desk)
    assert ghosts(desk) == [one, other]
    place = desk.page.scene.arrangement.spots_of(words.READY[0])
    for ghost in desk.page.scene.half_there.ghosts:
        assert any(spot.contains(ghost.x(), ghost.y(), desk.page.scene.unit / 2) for spot in place)
    assert "of 4" in desk.page.prompt.text
    take_back(desk, one)
    assert chosen(desk) == ghosts(desk) == [other]
    take_back(desk, other)
    assert ghosts(desk) == []
    assert "Points left 4 of 4" in desk.page.prompt.text


@pytest.mark.rule("WC-9.4.5")
def test_a_flight_is_put_together_at_the_carrier_and_says_what_it_will_be(window: Any) -> None:
    text = SCRAMBLE.format(ne="", center="", se="", carrier="").replace('"hand 1"', READY + '\n"hand 1"', 1)
    desk = Desk(window, from_position("wing_commander", text))
    fighter, pilot, weapon = desk.page.view.zones[words.READY[0]]
    desk.go_on(Move("board", pilot, fighter))
    assert ghosts(desk) == [fighter, pilot]
    assert "Attack" in desk.page.prompt.text
    assert "Medals to pay" in desk.page.prompt.text
    if Move("equip", weapon, fighter) in desk.moves:
        desk.go_on(Move("equip", weapon, fighter))
        take_back(desk, weapon)
    assert chosen(desk) == [fighter, pilot]
    assert Move("launch", fighter, to_zone(words.CARRIER[0])) in desk.moves


def test_the_other_seat_sees_nothing_half_there(window: Any) -> None:
    desk = Desk(window, Session(setup("wing_commander", 0)))
    desk.go_on(next(move for move in desk.moves if move.verb == "deploy"))
    assert desk.session.view(1 - desk.session.asked).decision.held.chosen == ()
