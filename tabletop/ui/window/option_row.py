"""One rule option of a game, to be chosen in a dialog."""

from html import escape
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QLabel, QSpinBox, QVBoxLayout, QWidget

from tabletop.core.ruleset import OptionDef
from tabletop.library.texts import catalogue, say


class OptionRow(QWidget):
    """One rule option: its name, its value, what it does, the rule that tells of it."""

    changed = Signal()
    linked = Signal(str)

    def __init__(self, game: str, option: OptionDef, value: Any) -> None:
        super().__init__()
        self.game, self.option = game, option
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 2, 0, 4)
        column.setSpacing(0)
        row = QHBoxLayout()
        row.setSpacing(12)
        self.name = _text(f"{game}.option.{option.key}", option.key.replace("_", " "))
        name = QLabel(self.name)
        name.setWordWrap(True)
        rule = QLabel(f'<small><a href="rule:{option.rule}">{option.rule}</a></small>')
        rule.linkActivated.connect(self.linked)
        self._editor = self._make(value)
        self._editor.setAccessibleName(self.name)
        row.addWidget(name, 1)
        row.addWidget(rule)
        row.addWidget(self._editor)
        column.addLayout(row)
        if help_ := _text(f"{game}.option.{option.key}.help", ""):
            small = QLabel(f"<p style='line-height:125%'><small>{escape(help_)}</small></p>")
            small.setProperty("quiet", True)
            small.setWordWrap(True)
            column.addWidget(small)

    @property
    def value(self) -> Any:
        """What is chosen."""
        if isinstance(self._editor, QCheckBox):
            return self._editor.isChecked()
        if isinstance(self._editor, QSpinBox):
            return self._editor.value()
        return self._editor.currentData()

    def _make(self, value: Any) -> Any:
        choices = self.option.choices
        if isinstance(self.option.default, bool):
            box = QCheckBox()
            box.setChecked(bool(value))
            box.toggled.connect(self.changed)
            return box
        if isinstance(choices, range) and choices.step == 1:
            spin = QSpinBox()
            spin.setRange(choices[0], choices[-1])
            spin.setValue(value if value in choices else self.option.default)
            spin.valueChanged.connect(self.changed)
            return spin
        combo = QComboBox()
        for choice in choices:
            combo.addItem(_choice(self.game, self.option, choice), choice)
        combo.setCurrentIndex(max(0, combo.findData(value if value in choices else self.option.default)))
        combo.currentIndexChanged.connect(self.changed)
        return combo


def _choice(game: str, option: OptionDef, choice: Any) -> str:
    return _text(f"{game}.option.{option.key}.{choice}", str(choice).replace("_", " "))


def _text(key: str, otherwise: str) -> str:
    return say(key) if key in catalogue() else otherwise
