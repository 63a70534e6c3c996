"""Fields of the form: one editor for each kind of shape; what is left out is not written."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSpinBox,
    QWidget,
)

from tabletop.library.card_check import field_name
from tabletop.library.texts import catalogue, say
from tabletop.ui.sandbox.maker.hints import Hints
from tabletop.ui.sandbox.maker.schema import Reader, Schema, Shape

NOTHING = object()
"""The value of a field that is left out."""


class Quiet(QSpinBox):
    """A number that the wheel does not change while the form scrolls under the pointer."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class Choice(QComboBox):
    """The same for choices; no wider than it must be."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(13)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class Editor(QWidget):
    """`value()` is plain data or NOTHING; `changed` whenever it is another."""

    changed = Signal()

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.shape = shape
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(0, 0, 0, 0)

    def value(self) -> Any:
        """What the person has put in."""
        raise NotImplementedError


class WholeEditor(Editor):
    """A number; the step below the least means that there is none."""

    def __init__(self, shape: Shape, value: Any) -> None:
        super().__init__(shape)
        self.box = Quiet()
        self.box.setRange(shape.least - shape.optional, shape.most)
        self.box.setMinimumWidth(90)
        if shape.optional:
            self.box.setSpecialValueText("–")
        start = value if isinstance(value, int) else shape.default
        fallback = shape.least - 1 if shape.optional else max(0, shape.least)
        self.box.setValue(start if isinstance(start, int) else fallback)
        self.box.valueChanged.connect(self.changed)
        self.row.addWidget(self.box)
        self.row.addStretch(1)

    def value(self) -> Any:
        if self.shape.optional and self.box.value() < self.shape.least:
            return NOTHING
        return self.box.value()


class TruthEditor(Editor):
    """Yes or no."""

    def __init__(self, shape: Shape, value: Any) -> None:
        super().__init__(shape)
        self.box = QCheckBox()
        self.box.setChecked(bool(value if value is not NOTHING else shape.default))
        self.box.toggled.connect(self.changed)
        self.row.addWidget(self.box)

    def value(self) -> Any:
        return self.box.isChecked()


class ChoiceEditor(Editor):
    """One of a few words."""

    def __init__(self, shape: Shape, value: Any) -> None:
        super().__init__(shape)
        self.box = Choice()
        if shape.optional:
            self.box.addItem("–", NOTHING)
        for choice in shape.choices:
            self.box.addItem(word_name(str(choice)), choice)
        wanted = value if value is not NOTHING else shape.default
        held = [self.box.itemData(i) for i in range(self.box.count())]
        self.box.setCurrentIndex(held.index(wanted) if wanted in held else 0)
        self.box.currentIndexChanged.connect(self.changed)
        self.row.addWidget(self.box)
        self.row.addStretch(1)

    def value(self) -> Any:
        return self.box.currentData()


class WordsEditor(Editor):
    """Any words; those that mean something are offered with their meaning."""

    def __init__(self, shape: Shape, value: Any, hints: Hints) -> None:
        super().__init__(shape)
        offered = hints.words(shape.name)
        text = str(value if value is not NOTHING else shape.default or "")
        if offered and value is NOTHING and text not in dict(offered):
            text = ""  # the default is a word of other games
        if not offered:
            self.line: QLineEdit = QLineEdit(text)
            self.row.addWidget(self.line)
        else:
            box = Choice()
            box.setEditable(True)
            for word, meaning in offered:
                box.addItem(word)
                box.setItemData(box.count() - 1, meaning, Qt.ItemDataRole.ToolTipRole)
            self.meaning = QLabel()
            self.meaning.setProperty("quiet", True)
            meanings = dict(offered)
            box.currentTextChanged.connect(lambda now: self.meaning.setText(meanings.get(now, "")))
            box.setCurrentText(text or offered[0][0])
            self.meaning.setText(meanings.get(box.currentText(), ""))
            line = box.lineEdit()
            assert line is not None, "an editable box has a line"
            self.line = line
            self.row.addWidget(box)
            self.row.addWidget(self.meaning, 1)
        self.line.textChanged.connect(self.changed)

    def value(self) -> Any:
        text = self.line.text().strip()
        return text if text or not (self.shape.optional or self.shape.default == "") else NOTHING


class MapEditor(Editor):
    """A number for some of the words."""

    def __init__(self, shape: Shape, value: Any, reader: Reader) -> None:
        super().__init__(shape)
        held = value if isinstance(value, dict) else {}
        inner = reader.shape(shape.item or {})
        form = QFormLayout()
        self.row.addLayout(form)
        self.parts: dict[str, WholeEditor] = {}
        for key in shape.keys:
            part = WholeEditor(Shape("whole", key, True, least=inner.least, most=inner.most), held.get(key))
            part.changed.connect(self.changed)
            form.addRow(field_name(key), part)
            self.parts[key] = part

    def value(self) -> Any:
        found = {key: part.value() for key, part in self.parts.items() if part.value() is not NOTHING}
        return found or NOTHING


class ConstEditor(Editor):
    """What can only be one thing."""

    def value(self) -> Any:
        return self.shape.default


def word_name(word: str) -> str:
    """What one of the fixed words means, else the word."""
    for key in (f"sandbox.word_{word}", f"sandbox.node_{word}", f"sandbox.field_{word}"):
        if key in catalogue():
            return say(key)
    return word.replace("_", " ")


Make = Callable[[Schema, str, Any], Editor]

__all__ = [
    "NOTHING", "Choice", "ChoiceEditor", "ConstEditor", "Editor", "Make", "MapEditor", "TruthEditor", "WholeEditor",
    "WordsEditor", "word_name",
]  # fmt: skip
