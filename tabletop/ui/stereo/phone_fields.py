"""Which phone lies in which viewer: its pixels, its diagonal and its lenses."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QVBoxLayout, QWidget

from tabletop.library.texts import say
from tabletop.stereo.goggles import VIEWERS, Phone, Viewer
from tabletop.ui.stereo.fields import number
from tabletop.ui.stereo.forms import PHONES


class PhoneFields(QWidget):
    """`changed`: another phone or viewer. Sizes that are not in the list can be typed."""

    changed = Signal()

    def __init__(self, phone: Phone, viewer: Viewer, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self.known = QComboBox()
        for wide, high, inches in PHONES:
            size = say("stereo_window.phone_size", width=wide, height=high, inches=inches)
            self.known.addItem(size, (wide, high, inches))
        self.known.addItem(say("stereo_window.phone_other"), None)
        self.known.setAccessibleName(say("stereo_window.phone"))
        column.addWidget(self.known)
        self.boxes = (number(400, 8000, 1), number(200, 8000, 1), number(3, 14, 0.1, "″", 1))
        row = QHBoxLayout()
        for box in self.boxes:
            row.addWidget(box)
            box.valueChanged.connect(self._typed)
        column.addLayout(row)
        self.viewers = QComboBox()
        for name in VIEWERS:
            self.viewers.addItem(say(f"stereo_window.viewer_{name}"), name)
        self.viewers.setCurrentIndex(self.viewers.findData(viewer.name))
        self.viewers.setAccessibleName(say("stereo_window.viewer"))
        self.viewers.currentIndexChanged.connect(self.changed)
        column.addWidget(self.viewers)
        self._fill((phone.width, phone.height, phone.diagonal))
        self.known.activated.connect(self._chosen)

    @property
    def phone(self) -> Phone:
        wide, high, inches = (box.value() for box in self.boxes)
        return Phone(round(wide), round(high), inches)

    @property
    def viewer(self) -> Viewer:
        return VIEWERS[self.viewers.currentData()]

    def _fill(self, size: tuple[float, float, float]) -> None:
        for box, value in zip(self.boxes, size, strict=True):
            with QSignalBlocker(box):
                box.setValue(value)
        at = PHONES.index(size) if size in PHONES else len(PHONES)
        self.known.setCurrentIndex(at)

    def _chosen(self) -> None:
        if (size := self.known.currentData()) is not None:
            self._fill(size)
            self.changed.emit()

    def _typed(self) -> None:
        wide, high, inches = (box.value() for box in self.boxes)
        self._fill((wide, high, inches))
        self.changed.emit()
