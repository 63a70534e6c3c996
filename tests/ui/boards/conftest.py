"""Windows with a table of Wing Commander or of Jedi Knights, and positions laid out on them."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from tabletop.library import texts
from tabletop.library.settings import Settings
from tabletop.ui.boards.side_panel import SidePanel
from tabletop.ui.window import looks
from tabletop.ui.window.main_window import MainWindow
from tabletop.ui.window.wanted import Wanted, known_decks
from tests.games.wing_commander.air import Air, T
from tests.ui.boards.knights import Knights


@pytest.fixture
def window(qtbot: Any) -> Iterator[MainWindow]:
    """As a person has it, without animation."""
    settings = Settings()
    settings["speed"], settings["language"], settings["theme"] = "none", "en", "dark"
    looks.dress(QApplication.instance(), True, 100)
    window = MainWindow(settings)
    window.resize(1600, 1000)
    window.show()
    qtbot.waitExposed(window)
    yield window
    window.close()
    window.deleteLater()
    texts.use("en")


@pytest.fixture
def table(window: MainWindow) -> MainWindow:
    """Two people at one table of Wing Commander."""
    decks, _ = known_decks("wing_commander")
    window.games.deal(Wanted("wing_commander", (decks[0], decks[-1]), ("human", "human"), seed=5))
    return window


@pytest.fixture
def knights(window: MainWindow) -> Knights:
    """Lays positions of Jedi Knights."""
    return Knights(window)


@pytest.fixture
def lay(table: MainWindow) -> Callable[..., SidePanel]:
    """Shows a position to a seat and gives the panel beside it."""

    def shown(air: Air, seat: int = T) -> SidePanel:
        page = table.page
        page.sitting.desk.eye, page.sitting.desk.up = seat, True
        page.view = air.view(seat)
        page.scene.show(page.view)
        page.drawn.emit()
        return page.table.findChild(SidePanel)

    return shown
