"""A real window under a real pointer."""

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from tabletop.library.settings import Settings
from tabletop.ui.window import looks
from tabletop.ui.window.main_window import MainWindow


@pytest.fixture
def shown(qtbot: Any) -> Iterator[MainWindow]:
    """The window at its start page, in the upper left corner of the screen."""
    settings = Settings()
    settings["speed"], settings["language"], settings["theme"] = "none", "en", "dark"
    looks.dress(QApplication.instance(), True, 100)
    window = MainWindow(settings)
    window.resize(1280, 800)
    with qtbot.waitExposed(window):
        window.show()
    window.move(0, 0)
    yield window
    window.close()
