"""Choosing a free table: which cards, how many seats, which decks."""

from PySide6.QtWidgets import QComboBox, QDialog, QDialogButtonBox, QFormLayout, QLabel, QVBoxLayout, QWidget

from tabletop.games import PLAIN, TABLES
from tabletop.library.decks import unknown_cards
from tabletop.library.pool import faces
from tabletop.library.texts import catalogue, say
from tabletop.ui.window.wanted import Wanted, known_decks


class FreeRoom(QDialog):
    """`wanted()` after it was accepted."""

    def __init__(self, game: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(say("sandbox.free_table"))
        self.setMinimumWidth(480)
        column = QVBoxLayout(self)
        about = QLabel(say("sandbox.free_about"))
        about.setWordWrap(True)
        column.addWidget(about)
        self.game, self.seats, self.decks = QComboBox(), QComboBox(), (QComboBox(), QComboBox())
        for key in TABLES:
            if key == PLAIN or f"{key}.name" in catalogue():
                self.game.addItem(say(f"{key}.name"), key)
        self.game.setCurrentIndex(max(0, self.game.findData(game)))
        for n in (1, 2):
            self.seats.addItem(say(f"sandbox.seats_{n}"), n)
        form = QFormLayout()
        form.addRow(say("sandbox.free_cards"), self.game)
        form.addRow(say("sandbox.free_seats"), self.seats)
        for n, box in enumerate(self.decks, 1):
            form.addRow(say("sandbox.free_deck", n=n), box)
        column.addLayout(form)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        buttons.button(QDialogButtonBox.StandardButton.Cancel).setText(say("window.cancel"))
        self.start = buttons.addButton(say("sandbox.free_open"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.start.setProperty("primary", True)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column.addWidget(buttons)
        self.game.currentIndexChanged.connect(lambda _: self._fill())
        self._fill()

    def wanted(self) -> Wanted:
        """The table that has been chosen."""
        game = self.game.currentData()
        decks = () if game == PLAIN else tuple(box.currentData() for box in self.decks)
        seats = ("human", "human" if self.seats.currentData() == 2 else "passive")
        return Wanted(game, decks, seats, {}, None, self.seats.currentData() == 1, free=True)

    def _fill(self) -> None:
        game = self.game.currentData()
        found = (
            [] if game == PLAIN else [d for d in known_decks(game)[0] if not unknown_cards(d, faces(game))]
        )
        for n, box in enumerate(self.decks):
            box.clear()
            for deck in found:
                box.addItem(deck.name or deck.id, deck)
            box.setCurrentIndex(min(n, box.count() - 1))
            box.setEnabled(bool(found))
        self.start.setEnabled(game == PLAIN or bool(found))
