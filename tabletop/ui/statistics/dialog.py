"""Each deck's record, apart for enforced, sandbox and watched games."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)  # fmt: skip

from tabletop.bots.tally import margin
from tabletop.games import KEYS
from tabletop.library.errors import Unusable
from tabletop.library.safe_write import safe_write
from tabletop.library.texts import say
from tabletop.play.statistics import MODES, Statistics, Total

_COLUMNS = ("deck", "games", "won", "lost", "drawn", "rate", "turns")


class StatisticsDialog(QDialog):
    """A tab for each mode; everything can be taken out as CSV."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(say("decks.stats.title"))
        self.resize(760, 480)
        self.book = Statistics()
        self.game = QComboBox()
        self.game.addItem(say("decks.stats.all_games"), "")
        for key in KEYS:
            self.game.addItem(say(f"{key}.name"), key)
        self.tables = {mode: _table() for mode in MODES}
        tabs = QTabWidget()
        for mode, table in self.tables.items():
            tabs.addTab(table, say(f"decks.stats.mode_{mode}"))
        self.told = QLabel(say("decks.stats.aside", name=self.book.aside) if self.book.aside else "")
        self.told.setWordWrap(True)
        self.told.setProperty("quiet", True)
        export = QPushButton(say("decks.stats.export"))
        export.clicked.connect(self._ask)
        row = QHBoxLayout()
        row.addWidget(self.game)
        row.addStretch(1)
        row.addWidget(export)
        column = QVBoxLayout(self)
        column.addLayout(row)
        column.addWidget(tabs, 1)
        column.addWidget(self.told)
        self.game.currentIndexChanged.connect(self.refresh)
        self.finished.connect(lambda _: self.book.close())
        self.refresh()

    def refresh(self) -> None:
        """Count anew."""
        every = 0
        for mode, table in self.tables.items():
            totals = self.book.totals(mode, self.game.currentData())
            every += len(totals)
            table.setRowCount(len(totals))
            for row, total in enumerate(totals):
                for column, text in enumerate(_words(total)):
                    item = QTableWidgetItem(text)
                    if column:
                        item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
                    table.setItem(row, column, item)
        if not every and not self.book.aside:
            self.told.setText(say("decks.stats.empty"))

    def _ask(self) -> None:
        name, _ = QFileDialog.getSaveFileName(self, say("decks.stats.export"), "tabletop.csv", "CSV (*.csv)")
        if name:
            self.export(Path(name))

    def export(self, path: Path) -> None:
        """Write every game as a row."""
        try:
            safe_write(path, self.book.as_csv())
            self.told.setText(say("decks.saved", name=path.name))
        except Unusable as wrong:
            self.told.setText(str(wrong))


def _words(total: Total) -> list[str]:
    low, high = margin(total.won, total.games)
    rate = say(
        "decks.stats.rate", rate=f"{total.won / total.games:.0%}", low=f"{low:.0%}", high=f"{high:.0%}"
    )
    return [
        total.deck,
        str(total.games),
        str(total.won),
        str(total.lost),
        str(total.drawn),
        rate,
        f"{total.turns:.1f}",
    ]


def _table() -> QTableWidget:
    table = QTableWidget(0, len(_COLUMNS))
    table.setHorizontalHeaderLabels([say(f"decks.stats.column_{column}") for column in _COLUMNS])
    table.verticalHeader().hide()
    table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
    header = table.horizontalHeader()
    header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
    return table
