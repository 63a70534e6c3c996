"""Two rows: the groups of modes, and the modes of the group at hand, each with its key."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QButtonGroup, QComboBox, QFrame, QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from tabletop.library.texts import say
from tabletop.ui.stereo.families import (
    COLOURS,
    COLOURS_KEY,
    FAMILIES,
    GLASSES,
    GLASSES_KEY,
    KEYS,
    anaglyph,
    family_of,
    parts,
)
from tabletop.ui.stereo.signs import mode_icon

_ANAGLYPH = anaglyph("red-cyan", "dubois")


class ModeBar(QFrame):
    """`chosen(mode)`. Every group remembers the mode that was used in it last."""

    chosen = Signal(str)

    def __init__(self, last: dict[str, str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("bar", True)
        self.last = last
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 4, 8, 4)
        column.setSpacing(2)
        self.groups: dict[str, QToolButton] = {}
        self.modes: dict[str, QToolButton] = {}
        row = QHBoxLayout()
        row.setSpacing(2)
        column.addLayout(row)
        together = QButtonGroup(self)
        for family in FAMILIES:
            button = QToolButton()
            button.setText(say(f"stereo_window.family_{family}"))
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            button.setIconSize(QSize(26, 26))
            button.setCheckable(True)
            button.clicked.connect(lambda _=False, family=family: self._enter(family))
            together.addButton(button)
            row.addWidget(button)
            self.groups[family] = button
        row.addStretch(1)
        self._rows: dict[str, QWidget] = {}
        for family, modes in FAMILIES.items():
            self._rows[family] = self._glasses_row() if family == "glasses" else self._row(modes)
            column.addWidget(self._rows[family])
        self._shortcuts()

    def _row(self, modes: tuple[str, ...]) -> QWidget:
        line = QWidget()
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        for mode in modes:
            row.addWidget(self._button(mode, say(f"stereo_window.mode_{mode}"), KEYS[mode]))
        row.addStretch(1)
        return line

    def _glasses_row(self) -> QWidget:
        line = QWidget()
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        self.glasses = QComboBox()
        for glasses in GLASSES:
            self.glasses.addItem(
                mode_icon(anaglyph(glasses, "dubois")), say(f"stereo_window.glasses_{glasses}"), glasses
            )
        self.glasses.setToolTip(say("stereo_window.which_glasses", keys=GLASSES_KEY))
        self.glasses.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.glasses.setAccessibleName(say("stereo_window.family_glasses"))
        self.glasses.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.glasses.activated.connect(lambda: self._anaglyph())
        row.addWidget(self.glasses)
        row.addSpacing(8)
        self._colours = QButtonGroup(self)
        for number, colours in enumerate(COLOURS):
            button = self._plain(say(f"stereo_window.colours_{colours}"))
            button.setToolTip(say(f"stereo_window.about_{colours}"))
            button.clicked.connect(lambda _=False: self._anaglyph())
            self._colours.addButton(button, number)
            row.addWidget(button)
        row.addStretch(1)
        return line

    def _button(self, mode: str, text: str, key: str) -> QToolButton:
        button = self._plain(text)
        button.setIcon(mode_icon(mode))
        button.setIconSize(QSize(22, 22))
        button.setToolTip(say("stereo_window.tip", about=say(f"stereo_window.about_{mode}"), keys=key))
        button.clicked.connect(lambda _=False: self.chosen.emit(mode))
        self.modes[mode] = button
        return button

    @staticmethod
    def _plain(text: str) -> QToolButton:
        button = QToolButton()
        button.setText(text)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setCheckable(True)
        button.setAutoRaise(True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    def _shortcuts(self) -> None:
        for mode, key in KEYS.items():
            QShortcut(QKeySequence(key), self, lambda mode=mode: self.chosen.emit(mode))
        QShortcut(QKeySequence(GLASSES_KEY), self, self._next_glasses)
        QShortcut(QKeySequence(COLOURS_KEY), self, self._next_colours)
        for number, family in enumerate(FAMILIES, 1):
            QShortcut(QKeySequence(str(number)), self, lambda family=family: self._enter(family))

    def show_mode(self, mode: str) -> None:
        """Mark the mode at hand and open the row of its group."""
        family = family_of(mode)
        self.last[family] = mode
        for name, button in self.groups.items():
            button.setChecked(name == family)
            button.setIcon(mode_icon(self._of(name)))
        for name, row in self._rows.items():
            row.setVisible(name == family)
        for name, button in self.modes.items():
            button.setChecked(name == mode)
        if family == "glasses":
            glasses, colours = parts(mode)
            self.glasses.setCurrentIndex(self.glasses.findData(glasses))
            self._colours.button(COLOURS.index(colours)).setChecked(True)

    def _of(self, family: str) -> str:
        return self.last.get(family) or (FAMILIES[family] or (_ANAGLYPH,))[0]

    def _enter(self, family: str) -> None:
        self.chosen.emit(self._of(family))

    def _anaglyph(self) -> None:
        self.chosen.emit(anaglyph(self.glasses.currentData(), COLOURS[max(0, self._colours.checkedId())]))

    def _next_glasses(self) -> None:
        """First the anaglyph used last, then the other glasses in turn."""
        glasses, colours = parts(self._of("glasses"))
        if self.groups["glasses"].isChecked():
            glasses = GLASSES[(GLASSES.index(glasses) + 1) % len(GLASSES)]
        self.chosen.emit(anaglyph(glasses, colours))

    def _next_colours(self) -> None:
        glasses, colours = parts(self._of("glasses"))
        if self.groups["glasses"].isChecked():
            colours = COLOURS[(COLOURS.index(colours) + 1) % len(COLOURS)]
        self.chosen.emit(anaglyph(glasses, colours))
