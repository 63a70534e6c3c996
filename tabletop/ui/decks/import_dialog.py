"""What became of each line of a list, and the choice where a line is not clear."""

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QLabel,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)  # fmt: skip

from tabletop.core.ruleset import Deck
from tabletop.library.card_words import pile_name
from tabletop.library.deck_form import deck_form
from tabletop.library.deck_text import Imported, Line
from tabletop.library.pool import faces
from tabletop.library.texts import say
from tabletop.library.wording import face_name

_MARKS = {"card": "✔", "heading": "§", "ignored": "–", "unknown": "?", "unsure": "?", "beside": "+"}


class ImportDialog(QDialog):
    """`deck()` is the imported deck with the choices that were made."""

    def __init__(self, imported: Imported, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.imported = imported
        self.choices: dict[int, QComboBox] = {}
        self.setWindowTitle(say("decks.import.title"))
        self.resize(820, 560)
        head = QLabel(imported.summary())
        head.setProperty("big", True)
        piles = imported.per_pile
        counts = [
            say("decks.import.pile_counts", pile=pile_name(imported.deck.game, pile), n=n)
            for pile, n in piles.items()
        ]
        told = QLabel("　".join([say(f"{imported.deck.game}.name"), *counts]))
        told.setProperty("quiet", True)
        self.table = self._table()
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        buttons.button(QDialogButtonBox.StandardButton.Ok).setText(say("decks.import.take"))
        buttons.button(QDialogButtonBox.StandardButton.Cancel).setText(say("decks.cancel"))
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        for part in (head, told, self.table, buttons):
            column.addWidget(part, 1 if part is self.table else 0)

    def _table(self) -> QTableWidget:
        lines = [line for line in self.imported.lines if line.state != "ignored"]
        lines.sort(key=lambda line: (not line.open, line.n))
        table = QTableWidget(len(lines), 4)
        table.setHorizontalHeaderLabels(
            [say(f"decks.import.column_{what}") for what in ("line", "text", "state", "card")]
        )
        table.verticalHeader().hide()
        table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        for row, line in enumerate(lines):
            self._fill(table, row, line)
        header = table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(3, QHeaderView.ResizeMode.Stretch)
        return table

    def _fill(self, table: QTableWidget, row: int, line: Line) -> None:
        words = (
            str(line.n),
            line.text.strip(),
            f"{_MARKS[line.state]} {say(f'decks.import.state_{line.state}')}",
            self._card(line),
        )
        for column, text in enumerate(words):
            item = QTableWidgetItem(text)
            if line.open:
                item.setForeground(QColor(self.palette().color(QPalette.ColorRole.BrightText)))
            elif line.state != "card":
                item.setForeground(QColor(self.palette().color(QPalette.ColorRole.PlaceholderText)))
            if column == 0:
                item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            table.setItem(row, column, item)
        if line.candidates:
            box = QComboBox()
            box.addItem(say("decks.import.keep_as_it_is"), "")
            for face in line.candidates:
                box.addItem(f"{face_name(face)}  ({face.id})", face.id)
            table.setCellWidget(row, 3, box)
            self.choices[line.n] = box

    def _card(self, line: Line) -> str:
        face = faces(self.imported.deck.game).get(line.id)
        if face is None:
            return ""
        return f"{line.count}× {face_name(face)}"

    def deck(self) -> Deck:
        """The deck with the chosen cards in place of what was written."""
        deck = self.imported.deck
        known, form = faces(deck.game), deck_form(deck.game)
        for line in self.imported.lines:
            box = self.choices.get(line.n)
            id = box.currentData() if box is not None else ""
            if not id:
                continue
            deck = _chosen(deck, line, id, form.pile_of(known[id], line.pile))
        return deck


def _chosen(deck: Deck, line: Line, id: str, pile: str) -> Deck:
    """The deck with a card in place of what a line said; in a zone beside the deck it stays there."""
    if line.pile in deck.beside:
        there = tuple(id if each == line.id else each for each in deck.beside[line.pile])
        return replace(deck, beside={**deck.beside, line.pile: there})
    piles = {each: tuple(one for one in ids if one != line.id) for each, ids in deck.piles.items()}
    return replace(deck, piles={**piles, pile: (*piles[pile], *[id] * line.count)})
