"""Between two games of a match a book is laid out anew with a real pointer in a real window."""

import subprocess
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication

from tabletop.library.decks import ready_decks
from tabletop.library.settings import Settings
from tabletop.ui.window import looks
from tabletop.ui.window.main_window import MainWindow
from tabletop.ui.window.wanted import Wanted

pytestmark = pytest.mark.window


@pytest.fixture
def window(qtbot: Any) -> Iterator[MainWindow]:
    settings = Settings()
    settings["speed"], settings["language"], settings["theme"] = "none", "en", "dark"
    looks.dress(QApplication.instance(), True, 100)
    window = MainWindow(settings)
    window.resize(1280, 800)
    with qtbot.waitExposed(window):
        window.show()
    window.move(0, 0)
    one, two = ready_decks("confront_wisdom")[:2]
    window.games.deal(Wanted("confront_wisdom", (one, two), ("human", "greedy"), {"match": 3}, 5))
    window.page.sitting.resign()
    window.page.end._buttons["again"].click()
    yield window
    window.close()


def pointer(*words: str) -> None:
    """What xdotool does with it."""
    subprocess.run(["xdotool", *words], check=False, timeout=5)
    for _ in range(3):
        QApplication.processEvents()


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
