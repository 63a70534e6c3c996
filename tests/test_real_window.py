"""That the tests marked `window` get what they are marked for."""

from typing import Any

import pytest


@pytest.mark.window
def test_a_window_is_shown_by_a_real_window_system(qtbot: Any) -> None:
    from PySide6.QtGui import QGuiApplication
    from PySide6.QtWidgets import QLabel

    label = QLabel("卓")
    qtbot.addWidget(label)
    with qtbot.waitExposed(label):
        label.show()
    assert QGuiApplication.platformName() in {"xcb", "wayland", "cocoa", "windows"}
