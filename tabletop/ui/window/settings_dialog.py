"""What a person may set: words, colours, speed, sizes, keys. Everything takes effect at once; Esc takes it back."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from tabletop.library.settings import DEFAULTS, Settings
from tabletop.library.texts import LANGUAGES, say
from tabletop.play.unasked import WHERE
from tabletop.ui.motion import SPEEDS

CHOICES = {
    "theme": ("system", "dark", "light"), "speed": ("system", *SPEEDS),
    "shortcuts": ("desktop", "cockatrice"), "answer_for_me": WHERE,
}  # fmt: skip
SIZES = ("ui_size", "card_size", "log_size")
SWITCHES = ("labels", "turns", "far_upright", "one_window")


class SettingsDialog(QDialog):
    """`changed` is called after every change."""

    def __init__(
        self, settings: Settings, changed: Callable[[], None], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.settings, self.changed = settings, changed
        self._before = {key: settings[key] for key in DEFAULTS}
        self.setWindowTitle(say("window.settings"))
        self.setMinimumWidth(460)
        column = QVBoxLayout(self)
        form = QFormLayout()
        column.addLayout(form)
        self.editors: dict[str, QWidget] = {}
        form.addRow(say("window.set_language"), self._language())
        for key, choices in CHOICES.items():
            form.addRow(say(f"window.set_{key}"), self._choice(key, choices))
        for key in SIZES:
            form.addRow(say(f"window.set_{key}"), self._size(key))
        for key in SWITCHES:
            form.addRow("", self._switch(key))
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        buttons.button(QDialogButtonBox.StandardButton.Ok).setText(say("window.ok"))
        buttons.button(QDialogButtonBox.StandardButton.Cancel).setText(say("window.cancel"))
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column.addWidget(buttons)

    def reject(self) -> None:
        for key, value in self._before.items():
            self.settings[key] = value
        self.changed()
        super().reject()

    def _set(self, key: str, value: Any) -> None:
        self.settings[key] = value
        self.changed()

    def _language(self) -> QWidget:
        box = QComboBox()
        box.addItem(say("window.language_system"), "")
        for language in LANGUAGES:
            box.addItem(say(f"window.in_{language}"), language)
        box.setCurrentIndex(max(0, box.findData(self.settings["language"])))
        box.currentIndexChanged.connect(lambda: self._set("language", box.currentData()))
        self.editors["language"] = box
        return box

    def _choice(self, key: str, choices: tuple[str, ...]) -> QWidget:
        box = QComboBox()
        for choice in choices:
            box.addItem(say(f"window.{key}_{choice}"), choice)
        box.setCurrentIndex(max(0, box.findData(self.settings[key])))
        box.currentIndexChanged.connect(lambda: self._set(key, box.currentData()))
        self.editors[key] = box
        return box

    def _size(self, key: str) -> QWidget:
        slider = QSlider(Qt.Orientation.Horizontal)
        slider.setRange(75, 175)
        slider.setSingleStep(5)
        slider.setPageStep(25)
        slider.setTickInterval(25)
        slider.setTickPosition(QSlider.TickPosition.TicksBelow)
        slider.setValue(self.settings[key])
        slider.valueChanged.connect(lambda value: self._set(key, value))
        slider.setAccessibleName(say(f"window.set_{key}"))
        self.editors[key] = slider
        return slider

    def _switch(self, key: str) -> QWidget:
        box = QCheckBox(say(f"window.set_{key}"))
        box.setChecked(self.settings[key])
        box.toggled.connect(lambda on: self._set(key, on))
        self.editors[key] = box
        return box
