"""An earlier step is looked at under a banner; the game waits as it stands, and nothing can be done in its past."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tabletop.core.digest import landmark
from tabletop.core.move import NONE
from tabletop.library import texts
from tabletop.library.texts import say
from tests.ui.window.acting import first


def _some_moves(page: Any, qtbot: Any, n: int = 4) -> None:
    for _ in range(n):
        qtbot.waitUntil(lambda: page.sitting.asks, timeout=20_000)
        page.sitting.play(first(page), sure=True)
    qtbot.waitUntil(lambda: page.sitting.asks, timeout=20_000)


def _look(window: Any, at: int) -> None:
    steps = window.docks.steps
    steps.scrollToItem(steps.item(at))
    point = steps.visualItemRect(steps.item(at)).center()
    QTest.mouseClick(steps.viewport(), Qt.MouseButton.LeftButton, pos=point)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_click_on_a_step_shows_it_under_a_banner_and_the_game_stays_where_it_is(
    qtbot: Any, window: Any, deal: Any, language: str
) -> None:
    texts.use(language)
    page = deal("human", "greedy")
    _some_moves(page, qtbot)
    session = page.sitting.session
    at, before = session.at, landmark(session.state)
    _look(window, 1)
    assert page.sitting.past == 1
    assert page.past.text == say("window.past", n=1, of=at)
    assert page.prompt.isHidden()
    assert page.view.decision is None
    assert (session.at, landmark(session.state)) == (at, before)
    QTest.mouseClick(page.past.back, Qt.MouseButton.LeftButton)
    assert page.sitting.past is None
    assert page.past.isHidden()
    assert not page.prompt.isHidden()
    assert page.view == page.sitting.view()
    assert (session.at, landmark(session.state)) == (at, before)


def test_nothing_can_be_done_in_the_past_and_the_banner_points_to_its_two_answers(
    qtbot: Any, window: Any, deal: Any
) -> None:
    page = deal("human", "greedy")
    _some_moves(page, qtbot)
    session = page.sitting.session
    at, length, move = session.at, session.length, first(page)
    _look(window, 1)
    page.sitting.play(move)
    page.scene.move_chosen.emit(move)
    assert page.past.property("pointed")
    refusal = page.sitting.why_not(move)
    assert refusal.key == "refusal.in_the_past"
    for item in list(page.scene.items_by_id.values())[:12]:
        where = page.table.mapFromScene(item.scenePos())
        QTest.mouseDClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert (session.at, session.length) == (at, length)
    assert page.sitting.past == 1


def test_undo_in_the_past_only_returns(qtbot: Any, window: Any, deal: Any) -> None:
    page = deal("human", "greedy")
    _some_moves(page, qtbot)
    at = page.sitting.session.at
    _look(window, 1)
    page.sitting.undo()
    assert page.sitting.past is None
    assert page.sitting.session.at == at


def test_keys_look_a_step_further_and_return(qtbot: Any, window: Any, deal: Any) -> None:
    page = deal("human", "greedy")
    _some_moves(page, qtbot)
    _look(window, 2)
    page.setFocus()
    QTest.keyClick(page.table, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: page.sitting.past is None)


def test_a_branch_from_the_past_leaves_the_game_it_came_from_on_disk(
    qtbot: Any, window: Any, deal: Any
) -> None:
    from tabletop.ui.window.files import offered

    page = deal("human", "greedy")
    _some_moves(page, qtbot)
    length = page.sitting.session.length
    _look(window, 2)
    page.past.branch.click()
    branch = window.page
    assert branch is not page
    assert branch.sitting.session.at <= length
    assert branch.sitting.past is None
    lines = [entry for entry in offered() if not entry.wrong]
    assert len(lines) >= 2, "the game that was left, and the branch"


def test_a_replay_says_whose_eyes_it_is_seen_with_and_keeps_that_seats_secrets(
    qtbot: Any, window: Any, deal: Any
) -> None:
    page = deal("human", "greedy")
    _some_moves(page, qtbot)
    window.games.watch_replay()
    page = window.page
    assert page.sitting.desk.watched_as == 0
    session = page.sitting.session
    for at in range(session.length + 1):
        page.replay.go(at)
        assert page.view == session.view_at(at, 0)
    assert page.replay.seats.currentText() == say("window.replay_as_seat", who=page.names[0])
    row = page.replay.seats.findData(NONE)
    page.replay.seats.setCurrentIndex(row)
    page.replay.seats.activated.emit(row)
    assert page.sitting.all_open
    hidden = [card for card in page.view.cards.values() if card.face is None]
    row = page.replay.seats.findData(1)
    page.replay.seats.setCurrentIndex(row)
    page.replay.seats.activated.emit(row)
    assert page.view == session.view_at(session.at, 1)
    assert len([card for card in page.view.cards.values() if card.face is None]) >= len(hidden)


def test_a_finished_game_is_on_the_start_page_and_gets_a_star(qtbot: Any, window: Any, deal: Any) -> None:
    page = deal("human", "human", open_hands=True)
    page.sitting.resign()
    assert page.sitting.session.over
    window.show_start()
    rows = [window.start.recent.item(row).text() for row in range(window.start.recent.count())]
    won = say("window.finished_won", who=say("game.seat", n=2), n=page.sitting.session.turn)
    (line,) = [row for row in rows if won in row]
    assert not line.startswith("★")
    from tabletop.play.kept import kept

    (game,) = kept()
    window.start.starred.emit(game.path, True)
    rows = [window.start.recent.item(row).text() for row in range(window.start.recent.count())]
    assert any(row.startswith("★") and won in row for row in rows)
