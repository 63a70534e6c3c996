"""Which deck to goldfish."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)  # fmt: skip

from tabletop.core.ruleset import Deck
from tabletop.games import KEYS
from tabletop.library.decks import check
from tabletop.library.errors import Unusable
from tabletop.library.settings import Settings
from tabletop.library.texts import say
from tabletop.ui.decks.shelf import recent_first


class GoldfishDialog(QDialog):
    """`chosen(Deck, free)`. Remembers game and deck; Enter deals at once."""

    chosen = Signal(object, bool)

    def __init__(self, settings: Settings, game: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.settings = settings
        self.setWindowTitle(say("decks.goldfish"))
        self.resize(460, 520)
        self.game = QComboBox()
        for key in KEYS:
            self.game.addItem(say(f"{key}.name"), key)
        last = settings.last("goldfish")
        self.game.setCurrentIndex(max(0, self.game.findData(game or last.get("game", KEYS[0]))))
        self.decks = QListWidget()
        self.free = QCheckBox(say("decks.goldfish_free"))
        self.free.setChecked(bool(last.get("free", False)))
        explain = QLabel(say("decks.goldfish_explain"))
        explain.setWordWrap(True)
        explain.setProperty("quiet", True)
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        self.go = buttons.button(QDialogButtonBox.StandardButton.Ok)
        self.go.setText(say("decks.goldfish_deal"))
        self.go.setProperty("primary", True)
        buttons.button(QDialogButtonBox.StandardButton.Cancel).setText(say("decks.cancel"))
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        for part in (self.game, self.decks, self.free, explain, buttons):
            column.addWidget(part)
        self.game.currentIndexChanged.connect(self._list)
        self.decks.itemDoubleClicked.connect(lambda _: self.accept())
        self._list()

    def _list(self) -> None:
        self.decks.clear()
        last = self.settings.last("goldfish").get("deck", "")
        for source, deck in recent_first(self.settings, self.game.currentData()):
            item = QListWidgetItem(deck.name if _legal(deck) else say("decks.not_yet_legal", name=deck.name))
            item.setData(Qt.ItemDataRole.UserRole, deck)
            item.setData(Qt.ItemDataRole.UserRole + 1, source)
            self.decks.addItem(item)
            if source == last:
                self.decks.setCurrentItem(item)
        if self.decks.currentRow() < 0:
            self.decks.setCurrentRow(0)
        self.go.setEnabled(self.decks.count() > 0)

    def accept(self) -> None:
        """Deal the chosen deck; one that is not legal goes to a free table."""
        item = self.decks.currentItem()
        if item is None:
            return
        deck: Deck = item.data(Qt.ItemDataRole.UserRole)
        source = item.data(Qt.ItemDataRole.UserRole + 1)
        self.settings.remember("goldfish", {"game": deck.game, "deck": source, "free": self.free.isChecked()})
        super().accept()
        self.chosen.emit(deck, self.free.isChecked() or not _legal(deck))


def _legal(deck: Deck) -> bool:
    try:
        return not check(deck, _options(deck.game))
    except Unusable:
        return False


def _options(game: str):
    from tabletop.games import ruleset

    return ruleset(game).default_options()
