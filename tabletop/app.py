"""The window program: the only place that builds its objects and connects them."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from tabletop.library import log
from tabletop.library.errors import Unusable
from tabletop.library.settings import Settings
from tabletop.library.texts import LANGUAGES, language, say, use

XCB = {"xcb-cursor": "libxcb-cursor0", "xkbcommon-x11": "libxkbcommon-x11-0", "xcb-icccm": "libxcb-icccm4"}
"""Libraries that Qt needs under X11 and that no Python package brings, and the Debian packages that have them."""


SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
"""On Linux one of these variables is set where there is a screen."""


def missing_libraries() -> list[str]:
    """The Debian packages without which Qt could not open a window here."""
    platform = os.environ.get("QT_QPA_PLATFORM", "")
    x11 = sys.platform.startswith("linux") and bool(os.environ.get("DISPLAY")) and platform in ("", "xcb")
    if not x11 or (os.environ.get("WAYLAND_DISPLAY") and not platform):
        return []
    from ctypes.util import find_library

    return [package for name, package in XCB.items() if find_library(name) is None]


def run(files: Sequence[Path] = ()) -> int:
    """Open the window, with what is named in it; the exit code. Raises Unusable."""
    if missing := missing_libraries():
        raise Unusable("window.no_xcb", packages=" ".join(missing))
    if sys.platform.startswith("linux") and not any(os.environ.get(name) for name in SCREENS):
        raise Unusable("window.no_screen")
    settings = Settings()
    if settings["language"] in LANGUAGES:
        use(settings["language"])
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QGuiApplication
    from PySide6.QtWidgets import QApplication

    log.begin()
    QGuiApplication.setHighDpiScaleFactorRoundingPolicy(Qt.HighDpiScaleFactorRoundingPolicy.PassThrough)
    app = QApplication.instance() or QApplication(sys.argv[:1])
    app.setApplicationName("tabletop")
    app.setApplicationDisplayName(say("window.title"))
    app.setDesktopFileName("io.github.tabletop_authors.tabletop")
    if settings["one_window"]:
        from tabletop.ui.window.one_window import raised_first

        if raised_first(files):
            return 0
    from tabletop.ui.window import crash, icons, looks
    from tabletop.ui.window.main_window import MainWindow

    looks.dress(app, looks.is_dark(settings["theme"]), settings["ui_size"])
    looks.speak(app, language())
    icons.hold()
    window = MainWindow(settings)
    crash.log_qt()
    crash.watch(window)
    QGuiApplication.styleHints().colorSchemeChanged.connect(lambda _: window.wishes.carry_out())
    window.fit(window.screen().availableGeometry())
    window.show()
    window.wishes.listen()
    if files:
        from tabletop.ui.window.any_file import open_any

        open_any(window, files)
    return app.exec()
