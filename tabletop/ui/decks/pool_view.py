"""All cards of a game, searched as one types."""

from functools import lru_cache

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QLineEdit, QToolButton, QVBoxLayout, QWidget

from tabletop.library.pool import faces
from tabletop.library.search import Index
from tabletop.library.texts import language, say
from tabletop.ui.cards import CardPixmaps
from tabletop.ui.decks.card_list import GRID, LIST, CardList
from tabletop.ui.decks.card_rows import Row
from tabletop.ui.decks.icons import icon

ORDERS = ("", "name", "cost", "kind")


@lru_cache(maxsize=4)
def index_of(game: str) -> Index:
    """The search index of a game, made once."""
    return Index(game, faces(game).values())


class PoolView(QWidget):
    """Search line, order, picture grid or list. `more(id)` adds, `dropped(pile, id)` takes back."""

    more = Signal(str)
    looked_at = Signal(str)

    def __init__(self, game: str, pixmaps: CardPixmaps, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game = game
        self.line = QLineEdit()
        self.line.setPlaceholderText(say(f"decks.search_hint.{game}"))
        self.line.setClearButtonEnabled(True)
        self.line.setToolTip(say("decks.search_help"))
        self.line.setAccessibleName(say("decks.search"))
        self.order = QComboBox()
        for order in ORDERS:
            self.order.addItem(say(f"decks.order.{order or 'best'}"), order)
        self.order.setAccessibleName(say("decks.order"))
        self.grid = QToolButton()
        self.grid.setCheckable(True)
        self.grid.setChecked(True)
        self.grid.setIcon(icon("grid"))
        self.grid.setText(say("decks.pictures"))
        self.grid.setToolTip(say("decks.pictures"))
        self.cards = CardList(game, pixmaps)
        self.cards.empty_words = say("decks.nothing_found")
        self.told = QLabel()
        self.told.setProperty("quiet", True)
        self.told.setWordWrap(True)
        self._lay_out()
        self.line.textChanged.connect(self.search)
        self.order.currentIndexChanged.connect(self.search)
        self.grid.toggled.connect(self._dye)
        self._dye(True)
        self.grid.toggled.connect(lambda on: self.cards.show_as(GRID if on else LIST))
        self.cards.more.connect(self.more)
        self.cards.looked_at.connect(self.looked_at)
        self.line.returnPressed.connect(self._take_first)
        self.cards.show_as(GRID)
        self.search()

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.addWidget(self.line, 1)
        row.addWidget(self.order)
        row.addWidget(self.grid)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 4, 4)
        column.setSpacing(6)
        column.addLayout(row)
        column.addWidget(self.cards, 1)
        column.addWidget(self.told)

    def search(self) -> None:
        """Show what fits the line."""
        found = index_of(self.game).find(self.line.text(), self.order.currentData() or "", language())
        self.cards.rows.show([Row(face.id, 0, face) for face in found.faces])
        told = say("decks.found", n=len(found.faces))
        if found.unknown:
            told += "  " + say("decks.not_understood", words=" ".join(found.unknown))
        self.told.setText(told)

    def _dye(self, on: bool) -> None:
        """The icon in the colour of its ground."""
        self.grid.setIcon(icon("grid", "white" if on else ""))

    def _take_first(self) -> None:
        """Enter adds the chosen card, or the only one."""
        rows = self.cards.rows.rows
        id = self.cards.chosen() or (rows[0].id if len(rows) == 1 else "")
        if id:
            self.more.emit(id)
        elif rows:
            self.cards.setCurrentIndex(self.cards.rows.index(0))
            self.cards.setFocus(Qt.FocusReason.OtherFocusReason)
