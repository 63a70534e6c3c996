"""The rules of a game that may be otherwise: every option, and sets of them that belong together."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QGroupBox, QLabel, QPushButton, QVBoxLayout, QWidget

from tabletop.core.ruleset import OptionDef
from tabletop.games import GAMES, ruleset
from tabletop.library.texts import say
from tabletop.ui.window.option_row import OptionRow

STANDARD, OWN = "", "own"


class RuleOptions(QGroupBox):
    """`changed` whenever an option is; `linked("rule:…")`. `watched`: nobody plays, so that the options that keep such
    a game from going on for ever are set (`Ruleset.unattended`)."""

    changed = Signal()
    linked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(say("window.options"), parent)
        self.game, self.watched = "", False
        self.rows: list[OptionRow] = []
        self.preset = QComboBox()
        self.preset.setAccessibleName(say("window.preset"))
        self.preset.activated.connect(self._take_preset)
        self._form = QFormLayout()
        self._form.addRow(say("window.preset"), self.preset)
        self._paper: QWidget | None = None
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._form)

    def show_game(self, game: str, watched: bool, chosen: Mapping[str, Any]) -> None:
        """The options of a game; `chosen` are those that are not as they are supposed to be."""
        self.game, self.watched = game, watched
        with QSignalBlocker(self.preset):
            self.preset.clear()
            self.preset.addItem(say("window.preset_standard"), STANDARD)
            for name in GAMES[game].presets:
                self.preset.addItem(say(f"{game}.preset.{name}"), name)
            self.preset.addItem(say("window.preset_own"), OWN)
        self._form.setRowVisible(self.preset, bool(GAMES[game].presets))
        self._fill(chosen)

    def values(self) -> dict[str, Any]:
        """Every option."""
        return {row.option.key: row.value for row in self.rows}

    def chosen(self) -> dict[str, Any]:
        """The options that the person, and not the mode, has made what they are."""
        by_mode = ruleset(self.game).unattended
        return {
            row.option.key: row.value
            for row in self.rows
            if row.option.key not in by_mode or row.value != self._supposed(row.option)
        }

    def unattended(self) -> list[OptionRow]:
        """What holds only because nobody plays."""
        by_mode = ruleset(self.game).unattended if self.watched else {}
        return [row for row in self.rows if row.option.key in by_mode and row.value != row.option.default]

    def _fill(self, chosen: Mapping[str, Any]) -> None:
        if self._paper is not None:
            self._column.removeWidget(self._paper)
            self._paper.deleteLater()
        self._paper = QWidget()
        column = QVBoxLayout(self._paper)
        column.setContentsMargins(0, 0, 0, 0)
        self.rows = [self._row(option, chosen) for option in ruleset(self.game).options]
        for row in self.rows:
            column.addWidget(row)
        if not self.rows:
            column.addWidget(QLabel(say("window.no_options")))
        reset = QPushButton(say("window.defaults"))
        reset.clicked.connect(self._reset)
        column.addWidget(reset)
        self._column.addWidget(self._paper)
        self._name_preset()

    def _row(self, option: OptionDef, chosen: Mapping[str, Any]) -> OptionRow:
        row = OptionRow(self.game, option, chosen.get(option.key, self._supposed(option)))
        row.changed.connect(self._tell)
        row.linked.connect(self.linked)
        return row

    def _supposed(self, option: OptionDef) -> Any:
        """What an option is while nothing is said: a game that nobody plays must not go on for ever."""
        watched = ruleset(self.game).unattended if self.watched else {}
        return watched.get(option.key, option.default)

    def _take_preset(self) -> None:
        name = self.preset.currentData()
        if name != OWN:
            self._fill(GAMES[self.game].presets.get(name, {}))
            self.changed.emit()

    def _name_preset(self) -> None:
        """Which set the options are now."""
        odd = {row.option.key: row.value for row in self.rows if row.value != self._supposed(row.option)}
        presets = {STANDARD: {}, **GAMES[self.game].presets}
        name = next((name for name, values in presets.items() if dict(values) == odd), OWN)
        with QSignalBlocker(self.preset):
            self.preset.setCurrentIndex(self.preset.findData(name))

    def _reset(self) -> None:
        self._fill({})
        self.changed.emit()

    def _tell(self) -> None:
        self._name_preset()
        self.changed.emit()
