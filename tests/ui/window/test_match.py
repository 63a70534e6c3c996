"""Several games with the same books, first to the majority."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tabletop.play.journal import unfinished
from tests.ui.window.acting import answer, killed, texts


def lose(window: Any) -> None:
    """The person at the table gives up."""
    window.page.sitting.resign()


def go_on(window: Any) -> None:
    """From the end of a game to what comes next."""
    window.page.end._buttons["again"].click()


def between(window: Any, deal: Any, *seats: str, **more: Any) -> Any:
    """The page between the first and the second game of a match of three."""
    deal(*seats, options={"match": 3}, **more)
    if window.curtain.isVisible():
        window.curtain.opened.emit()
    lose(window)
    go_on(window)
    return window.matches.page


def book(setup: Any, seat: int) -> tuple[str, ...]:
    return setup.decks[seat].piles["book"]


def swapped(ids: tuple[str, ...], one: int, other: int) -> tuple[str, ...]:
    new = list(ids)
    new[one], new[other] = new[other], new[one]
    return tuple(new)


@pytest.mark.rule("CW-15.8")
def test_the_end_page_leads_from_game_to_game_until_one_side_has_the_majority(window: Any, deal: Any) -> None:
    deal("human", "greedy", options={"match": 3})
    first = window.page.sitting.session.setup
    lose(window)
    said = texts(window.page.end)
    assert "Match of up to 3 games: You: 0 – " in said
    assert "wins the match" not in said
    go_on(window)
    assert window.page is None
    window.matches.page._done.click()
    second = window.page.sitting.session.setup
    assert (second.results, second.decks) == ((1,), first.decks)
    assert second.seed != first.seed
    lose(window)
    assert "wins the match" in texts(window.page.end)
    go_on(window)
    assert window.page.sitting.session.setup.results == ()


def test_a_single_game_says_nothing_of_a_match(window: Any, deal: Any) -> None:
    deal("human", "greedy")
    lose(window)
    assert window.page.end._match.isHidden()
    assert "Next game" not in texts(window.page.end)


@pytest.mark.rule("CW-15.8")
@pytest.mark.rule("CW-4.6")
def test_a_card_dragged_onto_another_one_changes_places_with_it_in_the_next_game(window: Any, deal: Any) -> None:
    page = between(window, deal, "human", "greedy")
    before = book(page.setup, 0)
    places = page.places
    QTest.mousePress(places, Qt.MouseButton.LeftButton, pos=places.place(2).center())
    for at in (places.place(2).center() + QPoint(20, 20), places.place(9).center()):
        QTest.mouseMove(places, at)
    QTest.mouseRelease(places, Qt.MouseButton.LeftButton, pos=places.place(9).center())
    assert places.ids == swapped(before, 2, 9)
    page._done.click()
    state = window.page.sitting.session.state
    assert book(window.page.sitting.session.setup, 0) == swapped(before, 2, 9)
    column = state.zones[state.rules.zone("column2", 0)]
    assert state.cards[column[-1]].face.id == before[9]


def test_a_click_on_one_card_and_then_on_another_one_does_the_same_and_as_it_was_undoes_it(
    window: Any, deal: Any
) -> None:
    page = between(window, deal, "human", "greedy")
    before, places = book(page.setup, 0), page.places
    assert not page._back.isEnabled()
    for at in (0, 14):
        QTest.mouseClick(places, Qt.MouseButton.LeftButton, pos=places.place(at).center())
    assert book(page.setup, 0) == swapped(before, 0, 14)
    page._back.click()
    assert (book(page.setup, 0), places.ids, page._back.isEnabled()) == (before, before, False)


def test_the_keys_lay_out_a_book_too_and_escape_lets_a_picked_card_lie(window: Any, deal: Any) -> None:
    page = between(window, deal, "human", "greedy")
    before, places = book(page.setup, 0), page.places
    assert QApplication.focusWidget() is places
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Right, Qt.Key.Key_Escape, Qt.Key.Key_Return):
        QTest.keyClick(places, key)
    assert (places.picked, places.ids) == (1, before)
    QTest.keyClick(places, Qt.Key.Key_Down)
    QTest.keyClick(places, Qt.Key.Key_Return)
    assert places.ids == swapped(before, 1, 6)
    QTest.keyClick(places, Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
    assert places.ids == swapped(swapped(before, 1, 6), 6, 5)


def test_two_people_lay_out_their_books_behind_the_curtain_one_after_the_other(window: Any, deal: Any) -> None:
    page = between(window, deal, "human", "human")
    assert window.curtain.isVisible()
    assert "Player 1, are you there?" in texts(window.curtain)
    assert page.places is None
    window.curtain.opened.emit()
    page.places.swap(0, 1)
    page._done.click()
    assert window.curtain.isVisible()
    assert "Player 2, are you there?" in texts(window.curtain)
    assert page.places is None
    window.curtain.opened.emit()
    assert page.places.ids == book(page.setup, 1)
    page._done.click()
    assert window.page.sitting.session.setup.results == (1,)


def test_with_open_hands_no_curtain_stands_between_the_books(window: Any, deal: Any) -> None:
    page = between(window, deal, "human", "human", open_hands=True)
    page._done.click()
    assert not window.curtain.isVisible()
    assert page.places.ids == book(page.setup, 1)
    page._done.click()
    assert window.page.sitting.open_hands


def test_computers_among_themselves_go_on_at_once(qtbot: Any, window: Any, deal: Any) -> None:
    deal("random", "random", options={"match": 3})
    qtbot.waitUntil(lambda: window.page.sitting.session.over, timeout=60_000)
    go_on(window)
    assert len(window.page.sitting.session.setup.results) == 1


def test_after_a_crash_between_two_games_the_start_page_offers_the_match_with_its_books(
    window: Any, deal: Any, open_window: Callable[[], Any]
) -> None:
    page = between(window, deal, "human", "greedy")
    before = book(page.setup, 0)
    page.places.swap(3, 8)
    killed()
    again = open_window()
    assert "A match stands at 0 – 1" in again.message.text
    assert "Match at 0 – 1" in texts(again.start)
    again.message._answers[0].click()
    page = again.matches.page
    assert page.places.ids == swapped(before, 3, 8)
    page._back.click()
    assert page.places.ids == before
    page._done.click()
    assert again.page.sitting.session.setup.results == (1,)


def test_a_match_whose_game_has_just_ended_is_on_disk_before_anybody_answers(
    window: Any, deal: Any, open_window: Callable[[], Any]
) -> None:
    deal("human", "greedy", options={"match": 3})
    lose(window)
    killed()
    assert "A match stands at 0 – 1" in open_window().message.text


def test_a_match_left_between_two_games_is_offered_and_one_that_is_over_is_not(window: Any, deal: Any) -> None:
    page = between(window, deal, "human", "greedy")
    page._home.click()
    assert "A match stands at 0 – 1" in window.message.text
    window.message._answers[0].click()
    window.matches.page._done.click()
    lose(window)
    window.show_start()
    assert (window.message.text, unfinished()) == ("", ([], []))


def test_the_second_game_of_a_match_is_gone_on_with_where_it_stood(
    window: Any, deal: Any, open_window: Callable[[], Any]
) -> None:
    page = between(window, deal, "human", "human", open_hands=True)
    page._done.click()
    page._done.click()
    for _ in range(3):
        answer(window)
    killed()
    again = open_window()
    again.message._answers[0].click()
    session = again.page.sitting.session
    assert (session.at, session.setup.results) == (3, (1,))


def test_a_finished_game_of_a_match_can_be_gone_back_into(window: Any, deal: Any) -> None:
    page = deal("human", "human", open_hands=True, options={"match": 3})
    for _ in range(3):
        answer(window)
    lose(window)
    window.menus.actions["undo"].trigger()
    assert (page.sitting.session.over, page.end.isVisible()) == (False, False)
    window.show_start()
    ((_, record),), _ = unfinished()
    assert (len(record.moves), "results" in record.header) == (3, False)


def test_the_page_between_two_games_changes_its_language(window: Any, deal: Any) -> None:
    page = between(window, deal, "human", "greedy")
    window.wishes.swap_language()
    assert window.matches.page is page
    assert "第2ゲーム" in texts(page)


def test_a_match_goes_on_when_its_journal_cannot_be_written(window: Any, deal: Any) -> None:
    page = between(window, deal, "human", "greedy")
    window.matches.diary.journal._file.close()
    window.matches.diary.journal._file = open("/dev/full", "w", encoding="utf-8")  # noqa: SIM115
    page.places.swap(0, 1)
    assert "cannot be written" in window.message.text
    page._done.click()
    assert window.page.sitting.session.setup.results == (1,)
