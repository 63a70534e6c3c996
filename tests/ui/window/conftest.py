"""A window as a person has it, without animation, and a game at its table."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from tabletop.library.settings import Settings
from tabletop.ui.window import looks
from tabletop.ui.window.main_window import MainWindow
from tabletop.ui.window.wanted import Wanted, known_decks

GAME = "confront_wisdom"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "ui/window" in str(item.path):
            # The platform without windows says that it cannot raise menus.
            item.add_marker(pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing)"))


@pytest.fixture
def open_window(qtbot: Any) -> Iterator[Callable[[], MainWindow]]:
    """Opens windows and closes them afterwards."""
    opened: list[MainWindow] = []

    def make() -> MainWindow:
        settings = Settings()
        settings["speed"], settings["language"], settings["theme"] = "none", "en", "dark"
        looks.dress(QApplication.instance(), True, 100)
        window = MainWindow(settings)
        window.resize(1280, 800)
        window.show()
        qtbot.waitExposed(window)
        opened.append(window)
        return window

    yield make
    for window in opened:
        window.close()
        window.deleteLater()


@pytest.fixture
def window(open_window: Callable[[], MainWindow]) -> MainWindow:
    return open_window()


def wanted(*seats: str, seed: int = 5, **more: Any) -> Wanted:
    """Two ready books of Confront Wisdom."""
    decks, _ = known_decks(GAME)
    return Wanted(GAME, (decks[0], decks[1]), seats, seed=seed, **more)


@pytest.fixture
def deal(window: MainWindow) -> Callable[..., Any]:
    """Deals a game for these seats and gives its page."""

    def at_table(*seats: str, **more: Any) -> Any:
        window.games.deal(wanted(*seats, **more))
        return window.page

    return at_table
