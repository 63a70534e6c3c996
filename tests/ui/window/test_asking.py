"""Questions that ask nothing: stops, passing for a while, and hands that lie face down, by mouse and by keys."""

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tabletop.core.chance import Chance
from tabletop.core.move import NONE
from tabletop.play.session import Session
from tabletop.play.stops import ASK, MINE, PASS, STOP, THEIRS
from tabletop.play.until import MY_TURN
from tabletop.ui.window.face_down import KEY
from tests.desks import Desk, open_desk
from tests.laws.games import playable, setup
from tests.ui.window.acting import texts


def against_nobody(window: Any, game: str = "wing_commander") -> Any:
    """A game alone, at its first question."""
    window.games.begin(lambda: Session(replace(setup(game, 1), seats=("human", "passive"))))
    return window.page


def click(row: Any, phase: str, whose: str) -> None:
    QTest.mouseClick(row, Qt.MouseButton.LeftButton, pos=row.place_of(phase, whose))


def test_a_click_on_the_strip_marks_a_phase_for_own_turns_below_and_for_others_above(window: Any) -> None:
    page = against_nobody(window)
    click(page.phases.row, "muster", MINE)
    click(page.phases.row, "combat", THEIRS)
    click(page.phases.row, "combat", THEIRS)
    stops = page.sitting.unasked.stops
    assert (stops.at("muster", MINE), stops.at("muster", THEIRS)) == (STOP, ASK)
    assert (stops.at("combat", MINE), stops.at("combat", THEIRS)) == (ASK, PASS)
    assert "always stop here" in page.phases.row.told("muster", MINE)


def test_marks_are_there_again_in_the_next_game_and_only_in_games_of_the_kind(window: Any) -> None:
    click(against_nobody(window).phases.row, "muster", MINE)
    assert against_nobody(window).sitting.unasked.stops.at("muster", MINE) == STOP
    assert against_nobody(window, "wixoss").sitting.unasked.stops.marks == {}


def test_marks_are_set_with_keys_alone(window: Any) -> None:
    page = against_nobody(window)
    window.menus.actions["stops"].trigger()
    assert QApplication.focusWidget() is page.phases.row
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Space):
        QTest.keyClick(page.phases.row, key)
    assert page.sitting.unasked.stops.at("muster", THEIRS) == STOP
    assert "Mustering" in page.phases.row.accessibleName()


def test_passing_until_is_chosen_shown_and_ended_with_esc(window: Any) -> None:
    page = against_nobody(window)
    page.sitting.pacer.pace = 60_000
    window.menus.actions["until_my_turn"].trigger()
    assert page.sitting.passing == MY_TURN
    assert "Passing until my next turn" in page.phases.until.text()
    QTest.keyClick(page.table, Qt.Key.Key_Escape)
    assert page.sitting.passing == ""
    assert page.phases.until.text() == "Pass until …"


def test_undo_ends_passing_and_the_game_waits_at_a_real_decision(qtbot: Any, window: Any) -> None:
    page = against_nobody(window)
    sitting, chance = page.sitting, Chance(2)
    while sitting.session.turn < 4:
        qtbot.waitUntil(lambda: sitting.asks, timeout=20_000)
        moves = sitting.session.rules.sensible(sitting.draft.state)
        sitting.play(moves[chance.below(len(moves))], sure=True)
    qtbot.waitUntil(lambda: sitting.asks, timeout=20_000)
    sitting.pass_until(MY_TURN)
    sitting.undo()
    at = sitting.session.at
    for _ in range(5):
        QApplication.processEvents()
    assert (sitting.passing, sitting.busy, sitting.session.at) == ("", False, at)
    assert sitting.session.choices_at(at) > 1


def face_down(window: Any, game: str) -> Desk:
    """A desk at the first question that is asked without a curtain, of somebody who has a hand."""
    desk = open_desk(window, game, 1)
    sitting = desk.page.sitting
    while True:
        if window.curtain.isVisible():
            window.curtain.opened.emit()
        elif sitting.desk.hidden and sitting.view().zones[desk.page.rules.zone("hand", sitting.session.asked)]:
            return desk
        else:
            sitting.turn_up(True)
            desk._answer()


@pytest.mark.parametrize("game", ["wixoss", "jedi_knights"])
def test_a_hand_is_up_as_long_as_the_key_is_held(window: Any, game: str) -> None:
    page = face_down(window, game).page
    seat = page.sitting.session.asked
    hand = page.rules.zone("hand", seat)
    assert all(page.view.cards[id].face is None for id in page.view.zones[hand])
    QTest.keyPress(page.table, KEY)
    assert page.view.zones[hand]
    assert all(page.view.cards[id].face is not None for id in page.view.zones[hand])
    QTest.keyRelease(page.table, KEY)
    assert all(page.view.cards[id].face is None for id in page.view.zones[hand])


def test_a_press_on_the_own_hand_turns_it_up_and_on_another_one_does_not(window: Any) -> None:
    page = face_down(window, "wixoss").page
    seat = page.sitting.session.asked
    QTest.qWait(0)
    for owner, up in ((1 - seat, False), (seat, True)):
        card = page.view.zones[page.rules.zone("hand", owner)][-1]
        at = page.table.mapFromScene(page.scene.items_by_id[card].pos())
        QTest.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=at)
        assert page.sitting.desk.up == up


def test_nothing_but_the_answer_that_needs_no_card_is_taken_while_the_hand_lies_face_down(window: Any) -> None:
    page = face_down(window, "jedi_knights").page
    sitting = page.sitting
    at = sitting.session.at
    move = next(move for move in sitting.session.state.legal if move.card != NONE)
    sitting.play(move, sure=True)
    assert sitting.session.at == at
    assert "turn it up first" in page.prompt.refusal
    assert "No card can do anything" not in texts(page.prompt)


@pytest.mark.parametrize("game", playable())
def test_two_people_at_one_desk_see_nothing_that_they_should_not(window: Any, game: str) -> None:
    desk = open_desk(window, game, 3)
    desk.play(8)
    assert desk.looks > 8
