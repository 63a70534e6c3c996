"""The card maker: cards of a set at the left, the form in the middle, the card as it will be at the right."""

from functools import cache, partial
from importlib import import_module
from pathlib import Path
from typing import Any

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QScrollArea,
    QSplitter,
    QVBoxLayout,
    QWidget,
)  # fmt: skip

from tabletop.games import KEYS
from tabletop.library import packs
from tabletop.library.card_check import checked
from tabletop.library.errors import Unusable
from tabletop.library.pool import faces
from tabletop.library.reader.pictures import picture_bytes
from tabletop.library.schema import with_schema
from tabletop.library.texts import catalogue, language, say
from tabletop.ui.sandbox.maker.card_set import CardSet
from tabletop.ui.sandbox.maker.editors import Editor
from tabletop.ui.sandbox.maker.hints import Hints
from tabletop.ui.sandbox.maker.parts import Builder
from tabletop.ui.sandbox.maker.preview import Preview
from tabletop.ui.sandbox.maker.schema import Reader
from tabletop.ui.window.icons import icon

WAIT = 120
"""Milliseconds after the last key before the card is drawn anew."""


@cache
def _reader(game: str) -> Reader:
    """Working out the schema takes half of the time in which the maker opens."""
    return Reader(import_module(f"tabletop.games.{game}.cards").PrintedCard.model_json_schema())


class CardMaker(QDialog):
    """Nothing is written before "save". `set` is what is being made."""

    def __init__(self, game: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(say("sandbox.menu_maker").rstrip("…"))
        self.resize(1240, 780)
        self.set: CardSet
        self.form: Editor | None = None
        self._at = -1
        column = QVBoxLayout(self)
        column.addLayout(self._head(game))
        middle = QSplitter()
        middle.addWidget(self._left())
        self.paper = QScrollArea()
        self.paper.setWidgetResizable(True)
        self.paper.setFrameShape(QFrame.Shape.NoFrame)
        middle.addWidget(self.paper)
        self.preview = Preview()
        middle.addWidget(self.preview)
        middle.setSizes([190, 640, 410])
        column.addWidget(middle, 1)
        column.addLayout(self._foot())
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.setInterval(WAIT)
        self._wait.timeout.connect(self.judge)
        self.games.currentIndexChanged.connect(lambda _: self._choose_game())
        self.sets.currentIndexChanged.connect(lambda _: self._choose_set())
        self._choose_game()

    # ---- parts

    def _head(self, game: str) -> QHBoxLayout:
        row = QHBoxLayout()
        self.games, self.sets = QComboBox(), QComboBox()
        for key in with_schema():
            if key in KEYS and f"{key}.name" in catalogue():
                self.games.addItem(say(f"{key}.name"), key)
        self.games.setCurrentIndex(max(0, self.games.findData(game)))
        self.names = {each: QLineEdit() for each in ("en", "ja")}
        row.addWidget(self.games)
        row.addWidget(QLabel(say("sandbox.maker_set")))
        row.addWidget(self.sets)
        for each, line in self.names.items():
            line.setPlaceholderText(say(f"sandbox.maker_set_{each}"))
            line.setAccessibleName(line.placeholderText())
            line.textChanged.connect(partial(self._rename, each))
            row.addWidget(line, 1)
        return row

    def _left(self) -> QWidget:
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        self.list = QListWidget()
        self.list.currentRowChanged.connect(self._choose_card)
        column.addWidget(self.list, 1)
        self.like = QComboBox()
        self.like.setMinimumContentsLength(10)
        self.like.setToolTip(say("sandbox.maker_like"))
        column.addWidget(QLabel(say("sandbox.maker_like")))
        column.addWidget(self.like)
        add, drop = QPushButton(icon("add"), say("sandbox.maker_new")), QPushButton(say("sandbox.maker_drop"))
        add.clicked.connect(lambda: self.add_card())
        drop.clicked.connect(self.drop_card)
        column.addWidget(add)
        column.addWidget(drop)
        return left

    def _foot(self) -> QHBoxLayout:
        row = QHBoxLayout()
        self.said = QLabel()
        self.said.setWordWrap(True)
        row.addWidget(self.said, 1)
        self.picture = QPushButton(say("sandbox.maker_picture"))
        self.picture.clicked.connect(lambda: self.choose_picture(None))
        self.export = QPushButton(say("sandbox.maker_export"))
        self.export.clicked.connect(self._export)
        self.keep = QPushButton(say("sandbox.maker_save"))
        self.keep.setProperty("primary", True)
        self.keep.clicked.connect(lambda: self.save())
        close = QPushButton(say("window.close"))
        close.clicked.connect(self.reject)
        for button in (self.picture, self.export, close, self.keep):
            button.setAutoDefault(False)
            row.addWidget(button)
        return row

    # ---- choosing

    @property
    def game(self) -> str:
        """The key of the game whose cards are made."""
        return str(self.games.currentData())

    def _choose_game(self) -> None:
        self.reader = _reader(self.game)
        self.sets.blockSignals(True)
        self.sets.clear()
        self.sets.addItem(say("sandbox.maker_new_set"), None)
        try:
            for pack in packs.installed()[0]:
                if pack.cards.game == self.game:
                    self.sets.addItem(pack.cards.name.get(language(), pack.path.stem), pack)
        except Unusable as wrong:
            self.said.setText(str(wrong))
        self.sets.blockSignals(False)
        self.like.clear()
        self.like.addItem(say("sandbox.maker_plain"), None)
        for face in faces(self.game).values():
            self.like.addItem(face.name.get(language(), face.id), face)
        self._choose_set()

    def _choose_set(self) -> None:
        self.set = CardSet(self.game, self.sets.currentData())
        self.builder = Builder(self.reader, Hints(self.set.rules))
        self.preview.of_game(self.set.rules)
        for each, line in self.names.items():
            line.setText(self.set.name[each])
        if not self.set.cards:
            self.set.cards.append(self.set.example())
        self._fill_list(0)

    def _fill_list(self, row: int) -> None:
        self.list.blockSignals(True)
        self.list.clear()
        for card in self.set.cards:
            self.list.addItem(_name(card))
        self.list.blockSignals(False)
        self.list.setCurrentRow(min(row, self.list.count() - 1))
        self._choose_card(self.list.currentRow())

    def _choose_card(self, row: int) -> None:
        self._at = row
        if row < 0:
            return
        self.form = self.builder.editor(self.reader.card(), "", self.set.cards[row])
        self.form.changed.connect(self._changed)
        paper = QWidget()
        column = QVBoxLayout(paper)
        column.addWidget(self.form)
        column.addStretch(1)
        self.paper.setWidget(paper)
        self.judge()

    # ---- doing

    def add_card(self) -> None:
        """A new card, like the one that is chosen."""
        face = self.like.currentData()
        self.set.cards.append(self.set.copy_of(face) if face is not None else self.set.example())
        self._fill_list(len(self.set.cards) - 1)

    def drop_card(self) -> None:
        """Take the chosen card out of the set."""
        if self._at >= 0 and len(self.set.cards) > 1:
            del self.set.cards[self._at]
            self._fill_list(max(0, self._at - 1))

    def _rename(self, each: str, text: str) -> None:
        if hasattr(self, "set"):
            self.set.name[each] = text.strip() or self.set.name[each]

    def _changed(self) -> None:
        self._wait.start()

    def take(self) -> None:
        """What stands in the form becomes the card."""
        if self.form is not None and 0 <= self._at < len(self.set.cards):
            old, new = self.set.cards[self._at].get("id"), self.form.value()
            self.set.cards[self._at] = new
            if new.get("id") != old and old in self.set.pictures:
                self.set.pictures[str(new.get("id"))] = self.set.pictures.pop(old)

    def judge(self) -> list[str]:
        """Draw the card of the form, and say what is wrong with it."""
        if self._at < 0:
            return []
        self.take()
        card = self.set.cards[self._at]
        face, _ = checked(self.set.rules, card)
        faults = self.set.faults(self._at)
        self.preview.picture_file = self.set.pictures.get(str(card.get("id")))
        self.preview.show_card(face, faults)
        if (item := self.list.item(self._at)) is not None:
            item.setText(_name(card) + (" ✗" if faults else ""))
        return faults

    def choose_picture(self, path: Path | None) -> None:
        """A picture of one's own for the card."""
        if path is None:
            name, _ = QFileDialog.getOpenFileName(
                self, say("sandbox.maker_picture"), "", say("sandbox.picture_files")
            )
            if not name:
                return
            path = Path(name)
        try:
            picture_bytes(path)
        except Unusable as wrong:
            self.said.setText(str(wrong))
            return
        self.take()
        self.set.pictures[str(self.set.cards[self._at].get("id"))] = path
        self.judge()

    def save(self, path: Path | None = None) -> bool:
        """Write the pack; without a path it is installed, so that decks and tables know its cards. Whether it was."""
        self.judge()
        for at in range(len(self.set.cards)):
            if faults := self.set.faults(at):
                self.said.setText(say("sandbox.maker_not_yet", card=_name(self.set.cards[at]), why=faults[0]))
                return False
        try:
            pack = self.set.write(path)
        except Unusable as wrong:
            self.said.setText(str(wrong))
            return False
        self.said.setText(say("sandbox.maker_saved", name=pack.path.name, n=len(pack.cards.faces)))
        return True

    def _export(self) -> None:
        name, _ = QFileDialog.getSaveFileName(
            self, say("sandbox.maker_export"), "", say("sandbox.pack_files")
        )
        if name:
            self.save(Path(name).with_suffix(packs.SUFFIX))


def _name(card: dict[str, Any]) -> str:
    names = card.get("name") or card.get("title") or {}
    return (
        str(names.get(language()) or names.get("en") or card.get("id", "?"))
        if isinstance(names, dict)
        else "?"
    )


__all__ = ["CardMaker"]
