"""The rule options of all games in one place; they are what the next game begins with, and are stored with it."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QLabel,
    QPushButton,
    QScrollArea,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)  # fmt: skip

from tabletop.core.ruleset import Ruleset
from tabletop.games import KEYS, ruleset
from tabletop.library.errors import Unusable
from tabletop.library.provenance import sign, told
from tabletop.library.settings import Settings
from tabletop.library.texts import catalogue, say
from tabletop.ui.window.option_row import OptionRow


def built() -> dict[str, Ruleset]:
    """Every game that can be played, by its key."""
    found = {}
    for key in KEYS:
        try:
            found[key] = ruleset(key)
        except ModuleNotFoundError:
            continue
    return found


class RuleOptions(QDialog):
    """A page for each game. `linked("rule:…")`."""

    linked = Signal(str)

    def __init__(self, settings: Settings, game: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.settings = settings
        self.setWindowTitle(say("sandbox.menu_options"))
        self.resize(680, 620)
        column = QVBoxLayout(self)
        about = QLabel(say("sandbox.options_about"))
        about.setWordWrap(True)
        about.setProperty("quiet", True)
        column.addWidget(about)
        self.tabs = QTabWidget()
        column.addWidget(self.tabs, 1)
        self.rows: dict[str, list[OptionRow]] = {}
        self.games = built()
        for key in self.games:
            self.tabs.addTab(QWidget(), say(f"{key}.name") if f"{key}.name" in catalogue() else key)
            self._fill(key, self._stored(key))
        self.tabs.setCurrentIndex(list(self.games).index(game) if game in self.games else 0)
        self._defaults = QPushButton(say("window.defaults"))
        self._defaults.clicked.connect(self.reset)
        buttons = QDialogButtonBox()
        buttons.addButton(self._defaults, QDialogButtonBox.ButtonRole.ResetRole)
        buttons.addButton(say("window.cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        keep = buttons.addButton(say("window.ok"), QDialogButtonBox.ButtonRole.AcceptRole)
        keep.setProperty("primary", True)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column.addWidget(buttons)
        if parent is not None and hasattr(parent, "follow"):
            self.linked.connect(parent.follow)

    def chosen(self, game: str) -> dict[str, object]:
        """What is set for a game now."""
        return {row.option.key: row.value for row in self.rows[game]}

    def reset(self) -> None:
        """The page that is shown, back to the defaults."""
        game = list(self.games)[self.tabs.currentIndex()]
        self._fill(game, {})

    def accept(self) -> None:
        for game in self.games:
            name = f"new_game_{game}"
            self.settings.remember(name, {**self.settings.last(name), "options": self.chosen(game)})
        try:
            self.settings.write()
        except Unusable as wrong:
            self.settings.wrong = str(wrong)
        super().accept()

    def _stored(self, game: str) -> dict[str, object]:
        stored = self.settings.last(f"new_game_{game}").get("options", {})
        return dict(stored) if isinstance(stored, dict) else {}

    def _fill(self, game: str, stored: dict[str, object]) -> None:
        index = list(self.games).index(game)
        page = QScrollArea()
        page.setWidgetResizable(True)
        page.setFrameShape(QFrame.Shape.NoFrame)
        paper = QWidget()
        column = QVBoxLayout(paper)
        self.rows[game] = []
        for option in self.games[game].options:
            row = OptionRow(game, option, stored.get(option.key, option.default))
            row.linked.connect(self.linked)
            row.setToolTip(f"{sign(option.rule)} {told(option.rule)}")
            column.addWidget(row)
            self.rows[game].append(row)
        if not self.rows[game]:
            column.addWidget(QLabel(say("window.no_options")))
        column.addStretch(1)
        page.setWidget(paper)
        title, at = self.tabs.tabText(index), self.tabs.currentIndex()
        old = self.tabs.widget(index)
        self.tabs.removeTab(index)
        if old is not None:
            old.deleteLater()
        self.tabs.insertTab(index, page, title)
        self.tabs.setCurrentIndex(at)
