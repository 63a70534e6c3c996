"""Under the picture: what can be done with it in any mode, and where its full screen would be."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QScreen
from PySide6.QtWidgets import QComboBox, QFrame, QHBoxLayout, QLabel, QToolButton, QWidget

from tabletop.library.texts import say
from tabletop.ui.stereo.desk import Desk
from tabletop.ui.stereo.full_screen import screen_at
from tabletop.ui.stereo.hands import Hands
from tabletop.ui.stereo.screens import names
from tabletop.ui.stereo.signs import icon


class ActionBar(QFrame):
    """`asked(name)`: full, export, batch or keys."""

    asked = Signal(str)

    def __init__(self, desk: Desk, easel: Hands, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("bar", True)
        self.desk, self.easel = desk, easel
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 4, 8, 4)
        row.setSpacing(2)
        self.swap = self._button("swap", "swap", lambda: desk.swap(), "X", checkable=True)
        self.still = self._button(
            "still", "pause", lambda: easel.set_still(not easel.still), "Space", checkable=True
        )
        self.letters = self._button("letters", "", self._letters, "", checkable=True)
        self.letters.setText("L R")
        self.letters.setChecked(True)
        for button in (self.swap, self.still, self.letters):
            row.addWidget(button)
        self.zoom = QLabel()
        self.zoom.setProperty("quiet", True)
        row.addSpacing(8)
        row.addWidget(self.zoom, 1)
        self.work = QLabel(say("stereo_window.working"))
        self.work.setProperty("quiet", True)
        self.work.hide()
        row.addWidget(self.work)
        self.screens = QComboBox()
        for name, _ in names():
            self.screens.addItem(name)
        self.screens.setVisible(self.screens.count() > 1)
        self.screens.setToolTip(say("stereo_window.which_monitor"))
        row.addWidget(self.screens)
        for name, key in (("full", "F11"), ("export", "Ctrl+E"), ("batch", "Ctrl+B")):
            row.addWidget(self._button(name, name, lambda name=name: self.asked.emit(name), key))
        keys = self._button("keys", "ask", lambda: self.asked.emit("keys"), "F1")
        keys.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        row.addWidget(keys)
        desk.changed.connect(self.follow)
        easel.drawn.connect(self.follow)
        self.follow()

    def _button(self, name: str, sign: str, act, key: str, checkable: bool = False) -> QToolButton:
        button = QToolButton()
        button.setText(say(f"stereo_window.{name}"))
        about = say(f"stereo_window.about_{name}")
        button.setToolTip(say("stereo_window.tip", about=about, keys=key) if key else about)
        if sign:
            button.setIcon(icon(sign))
            button.setIconSize(QSize(20, 20))
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setCheckable(checkable)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(lambda _=False: act())
        return button

    def _letters(self) -> None:
        self.easel.letters = self.letters.isChecked()
        self.easel.refresh()

    def set_working(self, on: bool) -> None:
        self.work.setVisible(on)

    def screen_chosen(self) -> QScreen:
        """The monitor for the full screen: the one chosen, or where the window is."""
        return screen_at(self.screens.currentIndex()) if self.screens.count() > 1 else self.screen()

    def follow(self) -> None:
        """Show what is true now."""
        look = self.desk.look
        self.swap.setChecked(look.options.swap)
        self.still.setChecked(self.easel.still)
        self.still.setVisible(look.mode in ("wiggle", "blink"))
        parts = [say("stereo_window.zoom_is", times=f"{look.zoom:.1f}")] if look.zoom > 1.01 else []
        if self.easel.width_mm and not look.mode.startswith("goggles"):
            parts.insert(0, say("stereo_window.width_now", width=f"{self.easel.width_mm:.0f}"))
        self.zoom.setText("   ·   ".join(parts))
