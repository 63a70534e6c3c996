"""Between two games of a match a book is laid out anew with a real pointer in a real window."""

from typing import Any

import pytest
from PySide6.QtCore import QPoint

from tabletop.library.decks import ready_decks
from tabletop.ui.window.main_window import MainWindow
from tabletop.ui.window.wanted import Wanted
from tests.window.pointer import pointer

pytestmark = pytest.mark.window


@pytest.fixture
def window(shown: MainWindow) -> MainWindow:
    one, two = ready_decks("confront_wisdom")[:2]
    shown.games.deal(Wanted("confront_wisdom", (one, two), ("human", "greedy"), {"match": 3}, 5))
    shown.page.sitting.resign()
    shown.page.end._buttons["again"].click()
    return shown


@pytest.mark.rule("CW-15.8")
def test_a_card_is_dragged_to_another_place_of_the_book_and_two_are_clicked(window: MainWindow, qtbot: Any) -> None:
    places = window.matches.page.places
    before = places.ids

    def on(place: int, aside: int = 0) -> tuple[str, str]:
        at = places.mapToGlobal(places.place(place).center() + QPoint(aside, aside))
        return str(at.x()), str(at.y())

    pointer("mousemove", "--sync", *on(1))
    pointer("mousedown", "1")
    for at in (on(1, 14), on(7), on(12)):
        pointer("mousemove", "--sync", *at)
    pointer("mouseup", "1")
    qtbot.waitUntil(lambda: places.ids != before, timeout=10_000)
    dragged = list(before)
    dragged[1], dragged[12] = before[12], before[1]
    assert places.ids == tuple(dragged)

    for place in (0, 4):
        pointer("mousemove", "--sync", *on(place))
        pointer("click", "1")
    qtbot.waitUntil(lambda: places.ids != tuple(dragged), timeout=10_000)
    assert (places.ids[0], places.ids[4]) == (before[4], before[0])
