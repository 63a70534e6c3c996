"""The window in which decks are built: pool, piles, faults, and pages of numbers beside them."""

import os
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMainWindow,
    QSplitter,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from tabletop.core.ruleset import Deck
from tabletop.games import KEYS, ruleset
from tabletop.library.decks import ready_decks
from tabletop.library.errors import Unusable
from tabletop.library.settings import Settings
from tabletop.library.texts import language, say
from tabletop.ui.cards import CardPixmaps, Typesetter, card_words
from tabletop.ui.decks.deck_acts import DeckActs
from tabletop.ui.decks.document import DeckDocument, empty_deck
from tabletop.ui.decks.faults import Faults
from tabletop.ui.decks.hands_page import HandsPage
from tabletop.ui.decks.numbers_page import NumbersPage
from tabletop.ui.decks.piles import DeckView
from tabletop.ui.decks.pool_view import PoolView
from tabletop.ui.decks.shelf import note_recent, recent_first, save
from tabletop.ui.decks.side_panel import SidePanel
from tabletop.ui.decks.simulation_page import SimulationPage

NUMBERS, HANDS, SIMULATION = 1, 2, 3


class DeckWindow(QMainWindow):
    """One deck at a time. What has been changed is saved when another deck is opened and when the window closes; a
    ready deck that is changed becomes a deck of one's own."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.settings: Settings = getattr(parent, "settings", None) or Settings()
        self.setAcceptDrops(True)
        self.resize(1500, 940)
        self.setMinimumSize(1000, 640)
        self.source = ""
        self.document: DeckDocument | None = None
        self.pixmaps: CardPixmaps | None = None
        last = self.settings.last("decks").get("game", KEYS[0])
        self.choose_game(last if last in KEYS else KEYS[0])

    # Opening

    def choose_game(self, game: str) -> None:
        """The deck of this game that was open last, else the first ready one, else a new one."""
        found = recent_first(self.settings, game)
        if found:
            self.open_deck(found[0][1], found[0][0])
        else:
            self.open_deck(empty_deck(game))

    def open_deck(self, deck: Deck, source: str = "") -> None:
        """Show a deck. `source` is its file or the id of a ready deck, "" for one that has neither."""
        self.keep()
        self._close_pages()
        self.source, self.spoken = source, language()
        old, self.document = self.document, DeckDocument(deck, self)
        self.document.path = Path(source) if os.sep in source else None
        if source:
            note_recent(self.settings, deck.game, source)
        self.settings.remember("decks", {"game": deck.game})
        self._draw_for(deck.game)
        self._build()
        if old is not None:
            old.deleteLater()

    def _draw_for(self, game: str) -> None:
        """Pictures of this game's cards; those already drawn are kept while game and language stay."""
        old = self.pixmaps
        if old is not None and (old.typesetter.game, old.language) == (game, language()):
            return
        self.pixmaps = CardPixmaps(Typesetter(game, card_words(ruleset(game))), language(), parent=self)
        if old is not None:
            old.close()
            old.deleteLater()

    def rebuild(self) -> None:
        """The same deck in another language."""
        self.open_deck(self.document.deck, self.source)

    def keep(self, anyway: bool = False) -> bool:
        """Save what has been changed (`anyway`: even if nothing has); whether there is nothing left to lose."""
        if self.document is None or (self.document.steps.isClean() and not anyway):
            return True
        try:
            path = save(self.document.deck, self.document.path)
        except Unusable as wrong:
            self.say(str(wrong))
            return False
        self.document.path, self.source = path, str(path)
        self.document.steps.setClean()
        note_recent(self.settings, self.document.game, str(path))
        self.say(say("decks.saved", name=path.name))
        return True

    # Layout

    def _build(self) -> None:
        document, pixmaps = self.document, self.pixmaps
        self.acts = DeckActs(self)
        self.pool = PoolView(document.game, pixmaps)
        self.view = DeckView(document, pixmaps)
        self.panel = SidePanel(document, pixmaps)
        self.faults = Faults(document)
        self.numbers = NumbersPage(document)
        self.hands = HandsPage(document, pixmaps)
        self.simulation = SimulationPage(document, list(ready_decks(document.game)))
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.tabs.tabBar().setDrawBase(False)
        build = QSplitter()
        build.setChildrenCollapsible(False)
        build.addWidget(self.pool)
        build.addWidget(self.view)
        build.setSizes([600, 600])
        for page, name in (
            (build, "build"),
            (self.numbers, "numbers"),
            (self.hands, "hands"),
            (self.simulation, "simulation"),
        ):
            self.tabs.addTab(page, say(f"decks.tab.{name}"))
        middle = QSplitter()
        middle.addWidget(self.tabs)
        middle.addWidget(self.panel)
        middle.setSizes([1180, 320])
        middle.setStretchFactor(0, 1)
        whole = QWidget()
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.told = QLabel()
        self.told.setContentsMargins(12, 4, 12, 4)
        self.told.setProperty("quiet", True)
        for part in (self._head(), middle, self.faults, self.told):
            column.addWidget(part, 1 if part is middle else 0)
        self.setCentralWidget(whole)
        self._connect()
        self._changed()
        self.pool.line.setFocus()

    def _head(self) -> QWidget:
        head = QWidget()
        row = QHBoxLayout(head)
        row.setContentsMargins(10, 8, 10, 4)
        self.game_box = QComboBox()
        for key in KEYS:
            self.game_box.addItem(say(f"{key}.name"), key)
        self.game_box.setCurrentIndex(KEYS.index(self.document.game))
        self.game_box.setAccessibleName(say("decks.game"))
        self.deck_box = QComboBox()
        self.deck_box.setAccessibleName(say("decks.decks"))
        self.deck_box.setMinimumWidth(190)
        self.name = QLineEdit(self.document.deck.name)
        self.name.setAccessibleName(say("decks.name"))
        self.name.setMinimumWidth(170)
        self._offer_decks()
        for part in (self.game_box, self.deck_box, self.name):
            row.addWidget(part)
        row.addStretch(1)
        self.acts.fill(row)
        return head

    def _offer_decks(self) -> None:
        self.deck_box.clear()
        self.deck_box.addItem(say("decks.open_another"), "")
        for source, deck in recent_first(self.settings, self.document.game):
            own = os.sep in source
            self.deck_box.addItem(deck.name if own else say("decks.ready_deck", name=deck.name), source)

    def _connect(self) -> None:
        document = self.document
        self.game_box.activated.connect(lambda _: self.choose_game(self.game_box.currentData()))
        self.deck_box.activated.connect(self._open_chosen)
        self.name.textEdited.connect(document.rename)
        self.pool.more.connect(document.add)
        self.pool.cards.dropped.connect(self._taken_out)
        for part in (self.pool, self.view, self.hands):
            part.looked_at.connect(self.panel.show_card)
        self.faults.linked.connect(self.follow)
        document.changed.connect(self._changed)
        self.tabs.currentChanged.connect(self._turned)

    def _taken_out(self, source: str, id: str) -> None:
        """A card dragged from a pile to the pool leaves the deck."""
        pile, _, place = source.partition("#")
        if pile:
            self.document.remove(id, pile, int(place) if place else None)

    def _open_chosen(self, _: int) -> None:
        source = self.deck_box.currentData()
        for each, deck in recent_first(self.settings, self.document.game):
            if each == source:
                self.open_deck(deck, source)
                return

    def _changed(self) -> None:
        deck = self.document.deck
        if self.name.text() != deck.name:
            self.name.setText(deck.name)
        star = "" if self.document.steps.isClean() else " •"
        self.setWindowTitle(say("decks.window_title", name=deck.name) + star)
        self._turned(self.tabs.currentIndex())

    def _turned(self, page: int) -> None:
        pages = {NUMBERS: self.numbers, HANDS: self.hands, SIMULATION: self.simulation}
        if page in pages:
            pages[page].refresh()

    def say(self, text: str) -> None:
        """One line at the foot of the window."""
        if getattr(self, "told", None) is not None:
            self.told.setText(text)

    def follow(self, link: str) -> None:
        """A rule that was clicked."""
        follow = getattr(self.parent(), "follow", None)
        if follow is not None:
            follow(link)

    # Files dropped on the window

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasUrls() or event.mimeData().hasText():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        urls = [url for url in event.mimeData().urls() if url.isLocalFile()]
        if urls:
            self.acts.import_file(Path(urls[0].toLocalFile()))
        elif event.mimeData().hasText():
            self.acts.import_text(event.mimeData().text())

    def duplicate(self) -> None:
        """The same cards under another name, to be changed without harm."""
        deck = self.document.deck
        self.open_deck(replace(deck, name=say("decks.copy_of", name=deck.name), id=""))
        self.document.steps.resetClean()

    def _close_pages(self) -> None:
        if self.document is not None:
            self.simulation.close_page()

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.keep():
            event.ignore()
            return
        self._close_pages()
        self.pixmaps.close()
        try:
            self.settings.write()
        except Unusable as wrong:
            self.say(str(wrong))
        event.accept()
