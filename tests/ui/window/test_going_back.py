"""Undo, redo, steps, replay and branches."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tabletop.core.chance import Chance
from tabletop.library import paths
from tabletop.play.journal import read_journal
from tabletop.ui.window.wanted import Wanted, fitting_pair, known_decks
from tests.ui.window.acting import answer, first


def test_undo_names_the_step_and_goes_back_before_the_persons_decision(
    qtbot: Any, window: Any, deal: Any
) -> None:
    page = deal("human", "greedy")
    page.sitting.play(first(page))
    qtbot.waitUntil(lambda: not page.sitting.busy and page.sitting.session.at >= 2, timeout=20_000)
    action = window.menus.actions["undo"]
    assert action.isEnabled()
    assert action.text().startswith("Undo: ")
    seat = page.sitting.seats
    wanted = seat.step_back(page.sitting.session)
    action.trigger()
    assert page.sitting.session.at == wanted


def test_redo_brings_it_back(window: Any, deal: Any) -> None:
    page = deal("human", "human", open_hands=True)
    answer(window)
    answer(window)
    window.menus.actions["undo"].trigger()
    assert page.sitting.session.at == 1
    window.menus.actions["redo"].trigger()
    assert page.sitting.session.at == 2


def at_a_routine(page: Any) -> Any:
    """Play on until something is usually answered in several moves."""
    sitting, chance = page.sitting, Chance(3)
    while (routine := sitting.draft.routine) is None or len(routine.moves) < 2:
        moves = [m for m in sitting.draft.state.legal if m.verb not in ("voluntary_damage", "resign", "leave")]
        sitting.play(moves[chance.below(len(moves))], sure=True)
    return routine


@pytest.mark.parametrize("game", ["confront_wisdom", "wixoss"])
def test_a_routine_is_taken_back_and_done_again_as_one_and_steps_are_still_single(window: Any, game: str) -> None:
    decks, _ = known_decks(game)
    one, two = fitting_pair(game, decks)
    window.games.deal(Wanted(game, (decks[one], decks[two]), ("human", "human"), seed=5, open_hands=True))
    page = window.page
    routine, session = at_a_routine(page), page.sitting.session
    before, each = session.at, len(routine.moves)
    named = page.prompt.primary.text()
    page.prompt.primary.click()
    assert session.at == before + each
    undo, redo = window.menus.actions["undo"], window.menus.actions["redo"]
    assert undo.text().removeprefix("Undo: ").startswith(named.rstrip("…"))
    undo.trigger()
    assert session.at == before
    assert redo.text().removeprefix("Redo: ").startswith(named.rstrip("…"))
    redo.trigger()
    assert session.at == before + each
    window.docks.steps.itemClicked.emit(window.docks.steps.item(before + 1))
    assert (page.sitting.past, session.at) == (before + 1, before + each)
    undo.trigger()
    assert (page.sitting.past, session.at) == (None, before + each)


def test_a_decision_of_its_own_takes_the_place_of_a_routine(window: Any) -> None:
    decks, _ = known_decks("confront_wisdom")
    one, two = fitting_pair("confront_wisdom", decks)
    window.games.deal(
        Wanted("confront_wisdom", (decks[one], decks[two]), ("human", "human"), seed=5, open_hands=True)
    )
    page = window.page
    routine, session = at_a_routine(page), page.sitting.session
    before, undo = session.at, window.menus.actions["undo"]
    page.prompt.primary.click()
    undo.trigger()
    page.sitting.play(routine.moves[1], sure=True)
    undo.trigger()
    assert (session.at, session.length, session.row_at(before)) == (before, before + 1, None)


def test_taking_back_what_was_seen_marks_a_game_against_the_computer(qtbot: Any, deal: Any) -> None:
    page = deal("human", "greedy")
    page.sitting.play(first(page))
    qtbot.waitUntil(lambda: not page.sitting.busy and page.sitting.session.at >= 2, timeout=20_000)
    page.sitting.go_to(0)
    assert page.sitting.session.taken_back == 1


def test_the_mark_of_taking_back_is_in_saves_and_in_the_journal(qtbot: Any, window: Any, deal: Any) -> None:
    page = deal("human", "greedy")
    page.sitting.play(first(page))
    qtbot.waitUntil(lambda: not page.sitting.busy and page.sitting.session.at >= 2, timeout=20_000)
    page.sitting.go_to(0)
    page.sitting.play(first(page))
    assert read_journal(page.sitting.diary.journal.path.read_text("utf-8")).header["taken_back"] == 1
    window.games.save()
    window.show_start()
    window.games.open(next(paths.saved_games().glob("*.tabletop")))
    assert window.page.sitting.session.taken_back == 1
    again = read_journal(window.page.sitting.diary.journal.path.read_text("utf-8"))
    assert again.header["taken_back"] == 1


def test_taking_back_what_was_seen_needs_the_consent_of_the_other_seat(window: Any, deal: Any) -> None:
    page = deal("human", "human")
    answer(window)
    answer(window)
    window.curtain.opened.emit()
    page.sitting.go_to(0)
    assert page.sitting.session.at == 2
    assert "Do you agree?" in window.message.text
    window.message._answers[1].click()
    assert page.sitting.session.at == 2
    page.sitting.go_to(0)
    window.message._answers[0].click()
    assert page.sitting.session.at == 0


def test_alone_taking_back_is_free(qtbot: Any, deal: Any) -> None:
    page = deal("human", "passive")
    page.sitting.play(first(page))
    qtbot.waitUntil(lambda: not page.sitting.busy, timeout=20_000)
    page.sitting.go_to(0)
    assert (page.sitting.session.at, page.sitting.session.taken_back) == (0, 0)


def test_a_click_on_a_step_goes_there(window: Any, deal: Any) -> None:
    page = deal("human", "human", open_hands=True)
    for _ in range(4):
        answer(window)
    steps = window.docks.steps
    assert steps.count() == 5
    steps.itemClicked.emit(steps.item(1))
    page.sitting.go_to(1, agreed=True)
    assert page.sitting.session.at == 1
    assert steps.currentRow() == 1


def test_the_log_ends_where_the_table_stands(window: Any, deal: Any) -> None:
    page = deal("human", "human", open_hands=True)
    for _ in range(4):
        answer(window)
    longer = window.docks.log.toPlainText()
    page.sitting.go_to(2, agreed=True)
    shorter = window.docks.log.toPlainText()
    assert longer.startswith(shorter)
    assert len(shorter) < len(longer)


def test_another_move_after_undo_starts_another_line(window: Any, deal: Any) -> None:
    page = deal("human", "human", open_hands=True)
    for _ in range(3):
        answer(window)
    page.sitting.go_to(0, agreed=True)
    page.sitting.play(page.view.decision.moves[1])
    assert page.sitting.session.length == 1
    assert window.docks.steps.count() == 2


def test_a_replay_is_walked_with_the_keys_and_left_by_a_branch(window: Any, deal: Any) -> None:
    page = deal("human", "human", open_hands=True)
    for _ in range(5):
        answer(window)
    window.games.watch_replay()
    page = window.page
    assert (page.sitting.replaying, page.sitting.session.at) == (True, 0)
    for key, at in ((Qt.Key.Key_End, 5), (Qt.Key.Key_Left, 4), (Qt.Key.Key_Home, 0), (Qt.Key.Key_Right, 1)):
        QTest.keyClick(page, key)
        assert page.sitting.session.at == at
    page.replay.slider.setValue(3)
    window.games.branch()
    assert not window.page.sitting.replaying
    assert window.page.sitting.session.at == 3


def test_in_a_replay_nothing_can_be_played(window: Any, deal: Any) -> None:
    page = deal("human", "human", open_hands=True)
    answer(window)
    window.games.watch_replay()
    page = window.page
    page.sitting.play(page.sitting.session.decision(0).moves[0])
    assert (page.sitting.session.at, page.sitting.session.length) == (0, 1)
