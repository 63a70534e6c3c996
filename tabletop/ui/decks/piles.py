"""The deck as it is built: a list or a binder for each pile, with its count against what the rules want."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QSplitter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from tabletop.library.card_words import pile_name, trait_name
from tabletop.library.texts import language, say
from tabletop.ui.cards import CardPixmaps
from tabletop.ui.decks.binder import Binder
from tabletop.ui.decks.card_list import GRID, LIST, CardList
from tabletop.ui.decks.card_rows import grouped
from tabletop.ui.decks.document import DeckDocument
from tabletop.ui.decks.icons import icon


class PileView(QWidget):
    """One pile: its name, how full it is, its cards."""

    looked_at = Signal(str)

    def __init__(
        self, document: DeckDocument, pile: str, pixmaps: CardPixmaps, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.document, self.pile = document, pile
        self.form = document.form.piles[pile]
        self.title = QLabel()
        self.title.setTextFormat(Qt.TextFormat.RichText)
        self.cards: CardList | Binder
        if self.form.columns:
            self.cards = Binder(document, pile, pixmaps)
        else:
            self.cards = self._list(pixmaps)
        self.cards.looked_at.connect(self.looked_at)
        self.head = QHBoxLayout()
        self.head.addWidget(self.title, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 4, 8, 2)
        column.setSpacing(4)
        column.addLayout(self.head)
        column.addWidget(self.cards, 1)
        document.changed.connect(self.refresh)
        self.refresh()

    def _list(self, pixmaps: CardPixmaps) -> CardList:
        cards = CardList(self.document.game, pixmaps, self.pile)
        cards.empty_words = say("decks.drop_here")
        cards.more.connect(lambda id: self.document.add(id, self.pile))
        cards.fewer.connect(lambda id: self.document.remove(id, self.pile))
        cards.none.connect(lambda id: self.document.remove_all(id, self.pile))
        cards.dropped.connect(self._dropped)
        cards.setAccessibleName(pile_name(self.document.game, self.pile))
        # A pile of four cards needs less room than one of sixty.
        cards.setMinimumHeight(90)
        cards.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        return cards

    def _dropped(self, source: str, id: str) -> None:
        if source != self.pile and id in self.document.known:
            self.document.add(id, self.pile)

    def refresh(self) -> None:
        """The pile as it is now."""
        ids = self.document.deck.piles.get(self.pile, ())
        n, form = len(ids), self.form
        wanted = (
            str(form.least)
            if form.least == form.most
            else say("decks.from_to", least=form.least, most=form.most or "")
        )
        full = form.least <= n <= (form.most or n)
        name = pile_name(self.document.game, self.pile)
        mark = "" if full else f' <span style="color:{self._warn()}">●</span>'
        self.title.setText(f"<b>{name}</b>&nbsp; {n} / {wanted}{mark}")
        if isinstance(self.cards, CardList):
            chosen = self.cards.chosen()
            rows = grouped(
                self.document.game,
                ids,
                self.document.known,
                self.document.form.cost_of,
                self.cards.mode == LIST,
            )
            self.cards.rows.show(rows)
            if chosen:
                self.cards.choose(chosen)

    def _warn(self) -> str:
        return self.palette().brightText().color().name()

    def show_as(self, mode: str) -> None:
        """As pictures or lines."""
        if isinstance(self.cards, CardList):
            self.cards.show_as(mode)
            self.refresh()


def _share(view: PileView) -> int:
    """How much of the height a pile is given at first: about as many lines as it has different cards."""
    most = view.form.most or 100
    return 600 if most > 10 else 300 if most > 5 else 60 + 26 * (most + 1)


class DeckView(QWidget):
    """All piles, and the side where the game has sides."""

    looked_at = Signal(str)

    def __init__(self, document: DeckDocument, pixmaps: CardPixmaps, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.document = document
        self.piles = {pile: PileView(document, pile, pixmaps) for pile in document.form.piles}
        self.split = QSplitter(Qt.Orientation.Vertical)
        self.split.setChildrenCollapsible(False)
        for view in self._by_size():
            view.looked_at.connect(self.looked_at)
            self.split.addWidget(view)
        self.split.setSizes([_share(view) for view in self._by_size()])
        self.side = self._side_box()
        self.grid = QToolButton()
        self.grid.setCheckable(True)
        self.grid.setIcon(icon("grid"))
        self.grid.setToolTip(say("decks.pictures"))
        self.grid.toggled.connect(self._show_as)
        first = self._by_size()[0]
        if self.side is not None:
            first.head.addWidget(self.side)
        if any(isinstance(view.cards, CardList) for view in self.piles.values()):
            first.head.addWidget(self.grid)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.split)
        document.changed.connect(self._refresh)

    def _by_size(self) -> list[PileView]:
        return sorted(self.piles.values(), key=lambda view: -view.form.least)

    def _side_box(self) -> QComboBox | None:
        sides = self.document.form.sides
        if not sides:
            return None
        box = QComboBox()
        for side in sides:
            box.addItem(trait_name(self.document.game, side, language()), side)
        box.setCurrentIndex(max(0, box.findData(self.document.deck.setup.get("side"))))
        box.setAccessibleName(say("decks.side"))
        box.currentIndexChanged.connect(lambda _: self.document.set_up("side", box.currentData()))
        return box

    def _refresh(self) -> None:
        if self.side is not None:
            self.side.blockSignals(True)
            self.side.setCurrentIndex(max(0, self.side.findData(self.document.deck.setup.get("side"))))
            self.side.blockSignals(False)

    def _show_as(self, grid: bool) -> None:
        for view in self.piles.values():
            view.show_as(GRID if grid else LIST)
