"""How likely chosen cards are to have come by each turn."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QGroupBox,
    QHeaderView,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QSpinBox,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)  # fmt: skip

from tabletop.library.errors import Unusable
from tabletop.library.odds import KEEP, SEEK, Wanted, all_aside, chance_by, depths, plan_of
from tabletop.library.odds_words import assumptions
from tabletop.library.texts import say
from tabletop.ui.decks.document import DeckDocument

TURNS = 6


class OddsBox(QGroupBox):
    """Cards are ticked; any of them counts. The table has a line a turn, with and without a redraw."""

    def __init__(self, document: DeckDocument, parent: QWidget | None = None) -> None:
        super().__init__(say("decks.odds"), parent)
        self.document = document
        self.cards = QListWidget()
        self.cards.setAccessibleName(say("decks.odds_cards"))
        self.least = QSpinBox()
        self.least.setRange(1, 10)
        self.first = QComboBox()
        self.first.addItem(say("decks.going_first"), True)
        self.first.addItem(say("decks.going_second"), False)
        self.destiny = QSpinBox()
        self.destiny.setRange(0, 6)
        self.destiny.setValue(document.form.draws.destiny)
        self.taken = QSpinBox()
        self.taken.setRange(0, 30)
        self.table = QTableWidget(0, 4)
        self.table.setMinimumHeight(250)
        self.table.verticalHeader().hide()
        self.table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.told = QLabel()
        self.told.setWordWrap(True)
        self.told.setProperty("quiet", True)
        form = QFormLayout()
        form.addRow(say("decks.at_least"), self.least)
        form.addRow(say("decks.who_begins"), self.first)
        if document.form.draws.destiny:
            form.addRow(say("decks.destiny_draws"), self.destiny)
        form.addRow(say("decks.taken_out"), self.taken)
        column = QVBoxLayout(self)
        column.addWidget(QLabel(say("decks.odds_pick")))
        column.addWidget(self.cards, 2)
        self.inputs = QWidget()
        self.inputs.setLayout(form)
        column.addWidget(self.inputs)
        column.addWidget(self.table, 3)
        column.addWidget(self.told)
        self.cards.itemChanged.connect(self.count)
        for spin in (self.least, self.destiny, self.taken):
            spin.valueChanged.connect(self.count)
        self.first.currentIndexChanged.connect(self.count)

    def refresh(self) -> None:
        """The cards of the deck as it is now; what was ticked stays ticked."""
        ticked = self.ticked()
        draws = self.document.form.draws
        pile = draws.pile or next(iter(self.document.form.piles))
        ids = self.document.deck.piles.get(pile, ())
        self.cards.blockSignals(True)
        self.cards.clear()
        for id in sorted(dict.fromkeys(ids), key=self.document.name_of):
            item = QListWidgetItem(f"{ids.count(id)}× {self.document.name_of(id)}")
            item.setData(Qt.ItemDataRole.UserRole, id)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            chosen = id in ticked or (not ticked and self.cards.count() == 0)
            item.setCheckState(Qt.CheckState.Checked if chosen else Qt.CheckState.Unchecked)
            self.cards.addItem(item)
        self.cards.blockSignals(False)
        self.inputs.setVisible(draws.form == "deck")
        self.count()

    def ticked(self) -> set[str]:
        """The chosen cards."""
        items = [self.cards.item(row) for row in range(self.cards.count())]
        return {i.data(Qt.ItemDataRole.UserRole) for i in items if i.checkState() == Qt.CheckState.Checked}

    def count(self) -> None:
        """Work out the table."""
        if self.document.form.draws.form == "columns":
            self._show_depths()
            return
        draws = self.document.form.draws
        first, deck = bool(self.first.currentData()), self.document.deck
        copies = sum(id in self.ticked() for id in deck.piles.get(draws.pile, ()))
        try:
            plan = plan_of(deck, self.document.known, first, self.destiny.value(), self.taken.value())
        except Unusable as wrong:
            self.table.setRowCount(0)
            self.told.setText(str(wrong))
            return
        wanted = Wanted(copies, self.least.value())
        policies = (KEEP, SEEK) if plan.may_seek else (KEEP,)
        self._head(
            [
                say("decks.turn"),
                say("decks.cards_seen"),
                *(say(f"odds.policy.{policy}") for policy in policies),
            ]
        )
        turns = range(min(TURNS, len(plan.draws)) + 1)
        self.table.setRowCount(len(turns))
        for turn in turns:
            shares = [f"{float(chance_by(plan, [wanted], turn, policy)):.1%}" for policy in policies]
            self._row(turn, [str(turn) if turn else say("odds.opening"), str(plan.seen(turn)), *shares])
        told = assumptions(deck.game, first, self.destiny.value())
        if plan.aside and copies:
            share = f"{float(all_aside(plan, wanted)):.2%}"
            told.insert(0, say("odds.aside", name=say("decks.ticked_cards"), share=share, n=plan.aside))
        self.told.setText("\n".join(told))

    def _show_depths(self) -> None:
        self._head([say("decks.card"), say("decks.cards_above")])
        ticked = sorted(self.ticked(), key=self.document.name_of)
        self.table.setRowCount(len(ticked))
        for row, id in enumerate(ticked):
            above = ", ".join(map(str, depths(self.document.deck, {id})))
            self._row(row, [self.document.name_of(id), above])
        self.told.setText(say("odds.no_draw"))

    def _head(self, words: list[str]) -> None:
        self.table.setColumnCount(len(words))
        self.table.setHorizontalHeaderLabels(words)
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)

    def _row(self, row: int, words: list[str]) -> None:
        for column, text in enumerate(words):
            item = QTableWidgetItem(text)
            item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
            self.table.setItem(row, column, item)
