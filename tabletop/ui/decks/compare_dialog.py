"""Two decks side by side: what only one of them has."""

from collections import Counter

from PySide6.QtGui import QBrush
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QHeaderView,
    QLabel,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from tabletop.core.ruleset import Deck
from tabletop.library.deck_text import written_name
from tabletop.library.pool import faces
from tabletop.library.texts import say
from tabletop.library.wording import face_name


def differences(one: Deck, other: Deck) -> list[tuple[str, int, int]]:
    """(id, copies in the one, copies in the other), the greatest differences first."""
    here, there = (Counter(id for ids in deck.piles.values() for id in ids) for deck in (one, other))
    rows = [(id, here[id], there[id]) for id in dict.fromkeys([*here, *there])]
    return sorted(rows, key=lambda row: (-abs(row[1] - row[2]), row[0]))


class CompareDialog(QDialog):
    """This deck against any other of its game."""

    def __init__(self, deck: Deck, others: list[Deck], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.deck, self.others = deck, others
        self.setWindowTitle(say("decks.compare"))
        self.resize(640, 620)
        self.choice = QComboBox()
        for other in others:
            self.choice.addItem(other.name)
        self.told = QLabel()
        self.told.setProperty("quiet", True)
        self.table = QTableWidget(0, 3)
        self.table.verticalHeader().hide()
        self.table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        column = QVBoxLayout(self)
        for part in (self.choice, self.told, self.table):
            column.addWidget(part)
        self.choice.currentIndexChanged.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Compare with the chosen deck."""
        if not self.others:
            self.told.setText(say("decks.compare_nothing"))
            return
        other = self.others[self.choice.currentIndex()]
        rows = differences(self.deck, other)
        same = sum(min(a, b) for _, a, b in rows)
        self.told.setText(say("decks.compare_same", n=same))
        self.table.setHorizontalHeaderLabels([say("decks.card"), self.deck.name, other.name])
        self.table.setRowCount(len(rows))
        known = faces(self.deck.game)
        for row, (id, here, there) in enumerate(rows):
            name = face_name(known[id]) if id in known else written_name(id)
            for column, text in enumerate((name, str(here), str(there))):
                item = QTableWidgetItem(text)
                if here != there:
                    item.setForeground(QBrush(self.palette().link().color()))
                self.table.setItem(row, column, item)
        self.table.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
