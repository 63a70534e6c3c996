"""The strip at the left: every pair to choose from, as a small picture with its title."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QIcon, QImageReader, QPixmap
from PySide6.QtWidgets import QFrame, QLabel, QListWidget, QListWidgetItem, QPushButton, QVBoxLayout, QWidget

from tabletop.library.texts import language, say
from tabletop.ui.stereo.gallery_list import Offered, built_in
from tabletop.ui.stereo.signs import icon

_THUMB = QSize(66, 92)


class Gallery(QFrame):
    """`chosen(sources)`; `asked_file`, `asked_folder`: the buttons under the list."""

    chosen = Signal(object)
    asked_file = Signal()
    asked_folder = Signal()

    def __init__(self, own: Sequence[Offered], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("bar", True)
        self.setFixedWidth(244)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 4, 8)
        column.setSpacing(6)
        self.list = QListWidget()
        self.list.setIconSize(_THUMB)
        self.list.setUniformItemSizes(False)
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.list.setSpacing(1)
        self.list.setAccessibleName(say("stereo_window.pairs"))
        self.list.itemClicked.connect(self._choose)
        self.list.itemActivated.connect(self._choose)
        column.addWidget(self.list, 1)
        for name, signal in (("open", self.asked_file), ("folder", self.asked_folder)):
            button = QPushButton(icon(name), say(f"stereo_window.{name}"))
            button.setToolTip(say(f"stereo_window.about_{name}"))
            button.clicked.connect(signal)
            column.addWidget(button)
        hint = QLabel(say("stereo_window.drop_hint"))
        hint.setProperty("quiet", True)
        hint.setWordWrap(True)
        column.addWidget(hint)
        self._bare: list[QListWidgetItem] = []
        self.fill(own)

    def fill(self, own: Sequence[Offered]) -> None:
        """The person's own pairs above the built-in ones."""
        self.list.clear()
        self._bare = []
        if own:
            self._heading(say("stereo_window.own_pairs"))
            for pair in own:
                self._add(pair)
        self._heading(say("stereo_window.built_in"))
        for pair in built_in():
            self._add(pair)
        QTimer.singleShot(0, self, self._next_picture)

    def mark(self, sources: tuple[Path, ...]) -> None:
        """Select the pair that lies on the desk."""
        for number in range(self.list.count()):
            item = self.list.item(number)
            if item.data(Qt.ItemDataRole.UserRole) == sources:
                self.list.setCurrentItem(item)
                return
        self.list.setCurrentRow(-1)

    def first(self) -> None:
        """The uppermost pair."""
        self.list.setCurrentRow(-1)
        self.step(1)

    def step(self, by: int) -> None:
        """The next or the previous pair."""
        items = [self.list.item(number) for number in range(self.list.count())]
        items = [item for item in items if item.data(Qt.ItemDataRole.UserRole)]
        now = self.list.currentItem()
        at = items.index(now) if now in items else (-1 if by > 0 else 0)
        if items:
            item = items[(at + by) % len(items)]
            self.list.setCurrentItem(item)
            self._choose(item)

    def _heading(self, text: str) -> None:
        item = QListWidgetItem(text)
        item.setFlags(Qt.ItemFlag.NoItemFlags)
        self.list.addItem(item)

    def _add(self, pair: Offered) -> None:
        title = pair.title[language()]
        item = QListWidgetItem(f"{title}\n{pair.card}" if pair.card else title)
        item.setData(Qt.ItemDataRole.UserRole, pair.sources)
        item.setToolTip("\n".join(path.name for path in pair.sources))
        blank = QPixmap(_THUMB)
        blank.fill(Qt.GlobalColor.transparent)
        item.setIcon(QIcon(blank))
        self.list.addItem(item)
        self._bare.append(item)

    def _next_picture(self) -> None:
        """One small picture at a time, so that the window answers meanwhile."""
        if not self._bare:
            return
        item = self._bare.pop(0)
        reader = QImageReader(str(item.data(Qt.ItemDataRole.UserRole)[0]))
        reader.setAutoTransform(True)
        size = reader.size()
        if size.isValid():
            reader.setScaledSize(size.scaled(_THUMB * 2, Qt.AspectRatioMode.KeepAspectRatio))
        picture = QPixmap.fromImageReader(reader)
        if not picture.isNull():
            picture.setDevicePixelRatio(2)
            item.setIcon(QIcon(picture))
        QTimer.singleShot(0, self, self._next_picture)

    def _choose(self, item: QListWidgetItem) -> None:
        if (sources := item.data(Qt.ItemDataRole.UserRole)) is not None:
            self.chosen.emit(sources)
