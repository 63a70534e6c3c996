"""Editors that hold other editors: objects, lists, and fields that can be one thing or another."""

from functools import partial
from typing import Any

from PySide6.QtWidgets import (
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from tabletop.library.card_check import field_name
from tabletop.library.texts import say
from tabletop.ui.sandbox.maker.editors import (
    NOTHING,
    Choice,
    ChoiceEditor,
    ConstEditor,
    Editor,
    MapEditor,
    TruthEditor,
    WholeEditor,
    WordsEditor,
    word_name,
)  # fmt: skip
from tabletop.ui.sandbox.maker.hints import Hints
from tabletop.ui.sandbox.maker.schema import NODE, Reader, Schema, Shape
from tabletop.ui.window.icons import icon

INDENT = 14
"""Pixels by which a structure stands in."""


class Builder:
    """Makes the editor for a schema of one game."""

    def __init__(self, reader: Reader, hints: Hints) -> None:
        self.reader, self.hints = reader, hints

    def editor(self, schema: Schema, name: str, value: Any = NOTHING) -> Editor:
        """An editor that shows `value` (NOTHING: the default)."""
        shape = self.reader.shape(schema, name)
        if shape.kind == "object":
            return OptionalEditor(shape, value, self) if shape.optional else ObjectEditor(shape, value, self)
        if shape.kind == "list":
            return ListEditor(shape, value, self)
        if shape.kind == "union":
            return UnionEditor(shape, value, self)
        if shape.kind == "map":
            return MapEditor(shape, value, self.reader)
        if shape.kind == "words":
            return WordsEditor(shape, value, self.hints)
        simple = {"const": lambda s, v: ConstEditor(s), "whole": WholeEditor, "truth": TruthEditor}
        return simple.get(shape.kind, ChoiceEditor)(shape, value)


class ObjectEditor(Editor):
    """Fields one under the other. What equals its default is not written."""

    def __init__(self, shape: Shape, value: Any, build: Builder) -> None:
        super().__init__(shape)
        held = value if isinstance(value, dict) else {}
        self.form = QFormLayout()
        self.form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self.form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.DontWrapRows)
        self.row.addLayout(self.form)
        self.fields: dict[str, Editor] = {}
        for name, schema, _ in shape.fields:
            part = build.editor(schema, name, held.get(name, NOTHING))
            part.changed.connect(self.changed)
            self.fields[name] = part
            self._add(field_name(name), part)

    def _add(self, title: str, part: Editor) -> None:
        """Small fields beside their title, whole structures beneath it, so that depth costs no width."""
        if part.shape.kind == "const":
            return
        if part.shape.kind in ("object", "union") or (isinstance(part, ListEditor) and part.of_structures):
            line = QHBoxLayout()
            line.addSpacing(INDENT)
            line.addWidget(part, 1)
            self.form.addRow(QLabel(title))
            self.form.addRow(line)
        else:
            self.form.addRow(title, part)

    def value(self) -> Any:
        needed = {name for name, _, must in self.shape.fields if must}
        found = {}
        for name, part in self.fields.items():
            value = part.value()
            if name in needed or name == NODE:
                if value is not NOTHING:
                    found[name] = value
            elif value is not NOTHING and value not in ([], part.shape.default):
                found[name] = value
        return found


class OptionalEditor(Editor):
    """An object that may be left out; its fields are made when it is wanted."""

    def __init__(self, shape: Shape, value: Any, build: Builder) -> None:
        super().__init__(shape)
        self.build = build
        self.inner: ObjectEditor | None = None
        self.button = QPushButton()
        self.button.clicked.connect(self.swap)
        self.row.addWidget(self.button)
        self.row.addStretch(1)
        if isinstance(value, dict):
            self._open(value)
        self._name()

    def swap(self) -> None:
        """In, or out."""
        if self.inner is None:
            self._open({})
        else:
            self.inner.hide()
            self.inner.deleteLater()
            self.inner = None
        self._name()
        self.changed.emit()

    def _open(self, value: dict[str, Any]) -> None:
        self.inner = ObjectEditor(Shape(**{**self.shape.__dict__, "optional": False}), value, self.build)
        self.inner.changed.connect(self.changed)
        self.row.insertWidget(0, self.inner, 1)

    def _name(self) -> None:
        self.button.setText("+" if self.inner is None else "×")
        self.button.setAccessibleName(
            say("sandbox.maker_add" if self.inner is None else "sandbox.maker_drop")
        )
        self.button.setFixedWidth(38)

    def value(self) -> Any:
        return self.inner.value() if self.inner is not None else NOTHING


class UnionEditor(Editor):
    """One thing or another: which one, and then its fields."""

    def __init__(self, shape: Shape, value: Any, build: Builder) -> None:
        super().__init__(shape)
        self.build = build
        self.column = QVBoxLayout()
        self.row.addLayout(self.column)
        self.which = Choice()
        if shape.optional:
            self.which.addItem("–")
        for option in shape.alternatives:
            self.which.addItem(word_name(build.reader.title(option)))
        self.column.addWidget(self.which)
        self.inner: Editor | None = None
        start = self._fitting(value if value is not NOTHING else shape.default)
        self.which.setCurrentIndex(start)
        self._fill(value)
        self.which.currentIndexChanged.connect(lambda _: self._choose())

    def _fitting(self, value: Any) -> int:
        """The row of the alternative that the value is one of."""
        offset = int(self.shape.optional)
        for row, option in enumerate(self.shape.alternatives):
            if _is_one(self.build.reader, option, value):
                return row + offset
        return 0

    def _choose(self) -> None:
        self._fill(NOTHING)
        self.changed.emit()

    def _fill(self, value: Any) -> None:
        if self.inner is not None:
            self.inner.hide()
            self.inner.deleteLater()
            self.inner = None
        row = self.which.currentIndex() - int(self.shape.optional)
        if row >= 0:
            self.inner = self.build.editor(self.shape.alternatives[row], self.shape.name, value)
            self.inner.changed.connect(self.changed)
            self.column.addWidget(self.inner)

    def value(self) -> Any:
        return self.inner.value() if self.inner is not None else NOTHING


def _is_one(reader: Reader, option: Schema, value: Any) -> bool:
    whole = reader.resolved(option)
    kinds: dict[str, type | tuple[type, ...]] = {
        "integer": int,
        "string": str,
        "object": dict,
        "array": (list, tuple),
    }
    if "const" in whole:
        return bool(value == whole["const"])
    if not isinstance(value, kinds.get(str(whole.get("type")), type(None))):
        return False
    if not isinstance(value, dict):
        return True
    properties = whole.get("properties", {})
    node = properties.get(NODE, {}).get("const")
    if node is not None:
        return bool(value.get(NODE) == node)
    return set(whole.get("required", ())) <= set(value) <= set(properties)


class ListEditor(Editor):
    """Any number of the same, in an order: added, moved up, taken away."""

    def __init__(self, shape: Shape, value: Any, build: Builder) -> None:
        super().__init__(shape)
        self.build = build
        self.column = QVBoxLayout()
        self.column.setSpacing(4)
        self.row.addLayout(self.column)
        self.items: list[tuple[QWidget, Editor]] = []
        self.of_structures = build.reader.shape(shape.item or {}).kind in ("object", "union")
        self.more = QPushButton(icon("add"), say("sandbox.maker_more") if self.of_structures else "")
        self.more.setAccessibleName(say("sandbox.maker_more"))
        self.more.setProperty("flat", not self.of_structures)
        self.more.clicked.connect(lambda: self.add())
        line = QHBoxLayout()
        line.addWidget(self.more)
        line.addStretch(1)
        self.column.addLayout(line)
        for part in value if isinstance(value, list | tuple) else ():
            self._append(part)
        self._bound()

    def add(self, value: Any = NOTHING) -> Editor:
        """One more at the end."""
        part = self._append(value)
        self._bound()
        self.changed.emit()
        return part

    def _append(self, value: Any) -> Editor:
        part = self.build.editor(self.shape.item or {}, self.shape.name, value)
        part.changed.connect(self.changed)
        frame = QFrame()
        frame.setProperty("plate", part.shape.kind in ("object", "union"))
        line = QHBoxLayout(frame)
        line.setContentsMargins(6, 4, 4, 4)
        line.addWidget(part, 1)
        for name, act in (("up", self._up), ("close", self._drop)):
            button = QToolButton()
            button.setIcon(icon(name))
            button.setAccessibleName(say(f"sandbox.maker_{name}"))
            button.setToolTip(say(f"sandbox.maker_{name}"))
            button.clicked.connect(partial(act, frame))
            line.addWidget(button)
        self.column.insertWidget(len(self.items), frame)
        self.items.append((frame, part))
        return part

    def _place(self, frame: QWidget) -> int:
        return next(i for i, (other, _) in enumerate(self.items) if other is frame)

    def _up(self, frame: QWidget, checked: bool = False) -> None:
        at = self._place(frame)
        if at:
            self.items.insert(at - 1, self.items.pop(at))
            self.column.removeWidget(frame)
            self.column.insertWidget(at - 1, frame)
            self.changed.emit()

    def _drop(self, frame: QWidget, checked: bool = False) -> None:
        del self.items[self._place(frame)]
        frame.hide()
        self.column.removeWidget(frame)
        frame.deleteLater()
        self._bound()
        self.changed.emit()

    def _bound(self) -> None:
        self.more.setEnabled(len(self.items) < self.shape.most)

    def value(self) -> Any:
        return [value for _, part in self.items if (value := part.value()) is not NOTHING]
