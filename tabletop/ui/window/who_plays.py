"""Who plays: two people, a person and the computer, one alone, nobody."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGroupBox, QLabel, QToolButton, QVBoxLayout, QWidget

from tabletop.library.texts import say
from tabletop.ui.window.icons import icon
from tabletop.ui.window.wanted import MODES

_PICTURES = {"people": "people", "computer": "computer", "alone": "person", "watch": "look"}


class WhoPlays(QGroupBox):
    """A button for each mode. `changed(mode)` when a person has chosen another."""

    changed = Signal(str)

    def __init__(self, mode: str, parent: QWidget | None = None) -> None:
        super().__init__(say("window.who_plays"), parent)
        column = QVBoxLayout(self)
        self.modes: dict[str, QToolButton] = {}
        for name in MODES:
            self.modes[name] = self._button(name)
            column.addWidget(self.modes[name])
        self.modes[mode].setChecked(True)
        self.note = QLabel()
        self.note.setWordWrap(True)
        self.note.setProperty("quiet", True)
        column.addWidget(self.note)
        column.addStretch(1)

    def name_people(self, four: bool) -> None:
        """How many people play at this desk."""
        self.modes["people"].setText(say("window.mode_people_four" if four else "window.mode_people"))

    def remark(self, text: str) -> None:
        """A word on the chosen mode, or nothing."""
        self.note.setText(text)
        self.note.setVisible(bool(text))

    def _button(self, mode: str) -> QToolButton:
        button = QToolButton()
        button.setText(say(f"window.mode_{mode}"))
        button.setIcon(icon(_PICTURES[mode]))
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setCheckable(True)
        button.setAutoExclusive(True)
        button.setMinimumHeight(36)
        button.setSizePolicy(button.sizePolicy().Policy.Expanding, button.sizePolicy().Policy.Fixed)
        button.clicked.connect(lambda _=False: self.changed.emit(mode))
        return button
