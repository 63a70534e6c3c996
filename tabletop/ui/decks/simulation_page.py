"""How the deck does against others when the computer plays both: rates with their margins, and each card's use."""

from statistics import median

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QProgressBar,
    QPushButton,
    QSpinBox,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)  # fmt: skip

from tabletop.bots.tally import Tally, margin
from tabletop.core.ruleset import Deck
from tabletop.games import ruleset
from tabletop.library.texts import say
from tabletop.ui.decks.document import DeckDocument
from tabletop.ui.decks.icons import icon
from tabletop.ui.decks.simulation import Simulation

COUNT = Qt.ItemDataRole.UserRole


class SimulationPage(QWidget):
    """Opponents are ticked; results grow while games are played."""

    def __init__(self, document: DeckDocument, opponents: list[Deck], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.document, self.opponents = document, opponents
        self.simulation = Simulation(self)
        self.choice = QListWidget()
        self.choice.setAccessibleName(say("decks.sim.against"))
        self.games = QSpinBox()
        self.games.setRange(2, 10_000)
        self.games.setValue(40)
        self.start = QPushButton(icon("run", "white"), say("decks.sim.start"))
        self.start.setProperty("primary", True)
        self.progress = QProgressBar()
        self.progress.setFormat("%v / %m")
        self.told = QLabel(say("decks.sim.explain"))
        self.told.setWordWrap(True)
        self.told.setProperty("quiet", True)
        self.results = _table(("against", "games", "won", "margin", "length"))
        self.cards = _table(("card", "came", "played", "idle"))
        self._lay_out()
        self.start.clicked.connect(self.toggle)
        self.simulation.progressed.connect(self._progress)
        self.simulation.finished.connect(self._finished)
        self.simulation.failed.connect(lambda: self.told.setText(say("decks.sim.failed")))

    def _lay_out(self) -> None:
        left = QVBoxLayout()
        left.addWidget(QLabel(say("decks.sim.against")))
        left.addWidget(self.choice, 1)
        row = QHBoxLayout()
        row.addWidget(QLabel(say("decks.sim.games_each")))
        row.addWidget(self.games)
        left.addLayout(row)
        for part in (self.start, self.progress, self.told):
            left.addWidget(part)
        right = QVBoxLayout()
        right.addWidget(self.results, 2)
        right.addWidget(self.cards, 4)
        whole = QHBoxLayout(self)
        whole.addLayout(left, 2)
        whole.addLayout(right, 5)

    def refresh(self) -> None:
        """Opponents that may meet the deck as it is now."""
        rules, mine = ruleset(self.document.game), self.document.playable()
        options = rules.default_options()
        faults = self.document.faults()
        self.choice.clear()
        for n, deck in enumerate(self.opponents):
            if rules.check_pair((mine, deck), self.document.known, options):
                continue
            item = QListWidgetItem(deck.name)
            item.setData(Qt.ItemDataRole.UserRole, n)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(Qt.CheckState.Checked if self.choice.count() < 2 else Qt.CheckState.Unchecked)
            self.choice.addItem(item)
        self.start.setEnabled(not faults and self.choice.count() > 0)
        self.told.setText(say("decks.sim.not_legal") if faults else say("decks.sim.explain"))

    def chosen(self) -> list[Deck]:
        """The ticked opponents."""
        items = [self.choice.item(row) for row in range(self.choice.count())]
        ticked = [item for item in items if item.checkState() == Qt.CheckState.Checked]
        return [self.opponents[item.data(Qt.ItemDataRole.UserRole)] for item in ticked]

    def toggle(self) -> None:
        """Start, or stop what is running."""
        if self.simulation.running:
            self.simulation.cancel()
        elif self.chosen():
            self.start.setText(say("decks.sim.stop"))
            self.start.setIcon(icon("stop", "white"))
            self.simulation.start(self.document.playable(), self.chosen(), self.games.value())

    def _finished(self) -> None:
        self.start.setText(say("decks.sim.start"))
        self.start.setIcon(icon("run", "white"))

    def _progress(self, done: int, every: int) -> None:
        self.progress.setMaximum(every)
        self.progress.setValue(done)
        total = Tally()
        rows = []
        for name, tally in self.simulation.tallies.items():
            total.add(tally)
            rows.append(_result(name, tally))
        if len(rows) > 1:
            rows.append(_result(say("decks.sim.all"), total))
        _fill(self.results, rows)
        _fill(self.cards, self._uses(total))

    def _uses(self, total: Tally) -> list[list[str]]:
        """Each card of the deck: the share of games in which it came, was played, lay idle at the end."""
        known, games = self.document.known, max(total.games, 1)
        ids = dict.fromkeys(id for ids in self.document.playable().piles.values() for id in ids)
        seen = [id for id in ids if total.came[id] or total.played[id]]
        seen.sort(key=lambda id: (-total.played[id], -total.came[id]))
        counts = (total.came, total.played, total.idle)
        return [
            [self.document.name_of(id), *(f"{c[id] / games:.0%}" for c in counts)]
            for id in seen
            if id in known
        ]

    def close_page(self) -> None:
        """Nothing runs on."""
        self.simulation.cancel()


def _result(name: str, tally: Tally) -> list[str]:
    low, high = margin(tally.won, tally.games)
    rate = f"{tally.won / tally.games:.0%}" if tally.games else "–"
    length = say("decks.sim.turns", n=median(tally.turns)) if tally.turns else "–"
    return [name, str(tally.games), rate, f"{low:.0%} – {high:.0%}", length]


def _table(columns: tuple[str, ...]) -> QTableWidget:
    table = QTableWidget(0, len(columns))
    table.setHorizontalHeaderLabels([say(f"decks.sim.column_{column}") for column in columns])
    table.verticalHeader().hide()
    table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
    header = table.horizontalHeader()
    header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
    return table


def _fill(table: QTableWidget, rows: list[list[str]]) -> None:
    table.setRowCount(len(rows))
    for row, words in enumerate(rows):
        for column, text in enumerate(words):
            item = QTableWidgetItem(text)
            if column:
                item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
            table.setItem(row, column, item)
