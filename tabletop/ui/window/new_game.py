"""The dialog before a game: decks, seats, options. It remembers what was chosen the last time."""

from html import escape
from typing import Any

from PySide6.QtCore import QRegularExpression, Qt, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QFrame,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)  # fmt: skip

from tabletop.bots import LEVELS
from tabletop.core.ruleset import Deck, OptionDef
from tabletop.games import KEYS, TEAMS, ruleset
from tabletop.library.settings import Settings
from tabletop.library.texts import catalogue, say
from tabletop.ui.window.deck_box import DeckBox
from tabletop.ui.window.icons import icon
from tabletop.ui.window.option_row import OptionRow
from tabletop.ui.window.team_rows import SEATS, TeamRows
from tabletop.ui.window.wanted import MODES, Wanted, faults, fitting_pair, known_decks, seats_for

_PICTURES = {"people": "people", "computer": "computer", "alone": "person", "watch": "look"}


class NewGame(QDialog):
    """`wanted()` after it was accepted. `linked("rule:…")`."""

    linked = Signal(str)

    def __init__(
        self, settings: Settings, game: str = "", mode: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.settings = settings
        self.setWindowTitle(say("window.new_game"))
        self.setMinimumSize(920, 600)
        last = settings.last("new_game")
        self._mode = mode or last.get("mode", "computer")
        self._decks: list[Deck] = []
        self._rows: list[OptionRow] = []
        column = QVBoxLayout(self)
        column.addWidget(self._game_row(game or last.get("game", KEYS[0])))
        body = QHBoxLayout()
        body.addWidget(self._left(last), 1)
        body.addWidget(self._right(), 1)
        column.addLayout(body, 1)
        self._fault = QLabel()
        self._fault.setWordWrap(True)
        column.addWidget(self._fault)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        buttons.button(QDialogButtonBox.StandardButton.Cancel).setText(say("window.cancel"))
        self.deal = QPushButton(say("window.deal"))
        self.deal.setProperty("primary", True)
        self.deal.setDefault(True)
        self.deal.setMinimumSize(140, 40)
        buttons.addButton(self.deal, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column.addWidget(buttons)
        self._choose_game()

    def wanted(self) -> Wanted:
        """What has been chosen."""
        decks, seats = self.teams.chosen() if self.in_teams else self._of_two()
        seed = int(self.seed.text()) if self.seed.text() else None
        options = {row.option.key: row.value for row in self._rows}
        open_hands = self._mode == "people" and self.open.isChecked()
        return Wanted(self.game, decks, seats, options, seed, open_hands)

    def _of_two(self) -> tuple[tuple[Deck, ...], tuple[str, ...]]:
        first, second = self.deck_boxes[0].currentIndex(), self.deck_boxes[1].currentIndex()
        decks = (self._decks[first], self._decks[second]) if self._decks else ()
        levels = (self.levels[0].currentData(), self.levels[1].currentData())
        return decks, seats_for(self._mode, levels, self.first.currentIndex() == 0)

    @property
    def in_teams(self) -> bool:
        """Whether four are to play in two teams."""
        return self.game in TEAMS and self.players.currentIndex() == 1

    @property
    def game(self) -> str:
        """The key of the game."""
        return str(self.games.currentData())

    def accept(self) -> None:
        wanted = self.wanted()
        self.settings.remember("new_game", {
            "game": self.game, "mode": self._mode, "open_hands": self.open.isChecked(),
            "first": self.first.currentIndex(), "levels": [box.currentData() for box in self.levels],
        })  # fmt: skip
        last = self.settings.last(f"new_game_{self.game}")
        chosen = {"decks": [deck.id for deck in wanted.decks], "kinds": list(wanted.seats), "mode": self._mode}
        mine = {"team": chosen} if self.in_teams else {"decks": chosen["decks"]}
        more = {"options": self._chosen_options(), "players": len(wanted.seats)}
        self.settings.remember(f"new_game_{self.game}", {**last, **mine, **more})
        super().accept()

    def _game_row(self, game: str) -> QWidget:
        self.games = QComboBox()
        for key in KEYS:
            if f"{key}.name" in catalogue():
                self.games.addItem(say(f"{key}.name"), key)
        self.games.setCurrentIndex(max(0, self.games.findData(game)))
        self.games.currentIndexChanged.connect(self._choose_game)
        self.games.setAccessibleName(say("window.game"))
        self.games.setMinimumHeight(38)
        font = self.games.font()
        font.setPointSizeF(font.pointSizeF() * 1.25)
        font.setBold(True)
        self.games.setFont(font)
        return self.games

    def _left(self, last: dict[str, Any]) -> QWidget:
        box = QWidget()
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 0, 0, 0)
        who = QGroupBox(say("window.who_plays"))
        lines = QVBoxLayout(who)
        self.modes: dict[str, QToolButton] = {}
        for mode in MODES:
            button = QToolButton()
            button.setText(say(f"window.mode_{mode}"))
            button.setIcon(icon(_PICTURES[mode]))
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            button.setCheckable(True)
            button.setAutoExclusive(True)
            button.setMinimumHeight(36)
            button.setSizePolicy(button.sizePolicy().Policy.Expanding, button.sizePolicy().Policy.Fixed)
            button.clicked.connect(lambda _=False, mode=mode: self._choose_mode(mode))
            lines.addWidget(button)
            self.modes[mode] = button
        self.modes[self._mode if self._mode in MODES else "computer"].setChecked(True)
        self._unattended = QLabel()
        self._unattended.setWordWrap(True)
        self._unattended.setProperty("quiet", True)
        lines.addWidget(self._unattended)
        column.addWidget(who)
        self._form = QFormLayout()
        self.players = QComboBox()
        self.players.addItems([say("window.two_players"), say("window.two_teams")])
        self.players.currentIndexChanged.connect(lambda: self._choose_mode(self._mode))
        self._form.addRow(say("window.players"), self.players)
        self.teams = TeamRows()
        self.teams.changed.connect(self._check)
        self._form.addRow(self.teams)
        self.deck_boxes = (DeckBox(), DeckBox())
        self._deck_names = (QLabel(), QLabel())
        for label, deck in zip(self._deck_names, self.deck_boxes, strict=True):
            deck.currentIndexChanged.connect(self._check)
            deck.setMinimumContentsLength(18)
            self._form.addRow(label, deck)
        self.levels = (QComboBox(), QComboBox())
        chosen = last.get("levels", ["greedy", "greedy"])
        for n, level in enumerate(self.levels):
            for name in LEVELS:
                level.addItem(say(f"window.seat_{name}"), name)
            level.setCurrentIndex(max(0, level.findData(chosen[n] if n < len(chosen) else "greedy")))
            self._form.addRow(say("window.level_of", n=n + 1), level)
        self.first = QComboBox()
        self.first.addItems([say("window.sit_first"), say("window.sit_second")])
        self.first.setCurrentIndex(int(last.get("first", 0) == 1))
        self.first.currentIndexChanged.connect(self._check)
        self._form.addRow(say("window.your_seat"), self.first)
        self.open = QCheckBox(say("window.open_hands"))
        self.open.setToolTip(say("window.open_hands_help"))
        self.open.setChecked(bool(last.get("open_hands", False)))
        self._form.addRow("", self.open)
        self.seed = QLineEdit()
        self.seed.setPlaceholderText(say("window.seed_hint"))
        self.seed.setValidator(QRegularExpressionValidator(QRegularExpression("[0-9]{1,15}"), self))
        self._form.addRow(say("window.seed"), self.seed)
        column.addLayout(self._form)
        column.addStretch(1)
        return box

    def _right(self) -> QWidget:
        self._options = QScrollArea()
        self._options.setWidgetResizable(True)
        self._options.setFrameShape(QFrame.Shape.NoFrame)
        box = QGroupBox(say("window.options"))
        column = QVBoxLayout(box)
        column.addWidget(self._options)
        return box

    def _choose_game(self) -> None:
        last = self.settings.last(f"new_game_{self.game}")
        self._decks, wrong = known_decks(self.game)
        ids = [deck.id for deck in self._decks]
        wished = [ids.index(id) for id in last.get("decks", []) if id in ids]
        pair = tuple(wished) if len(wished) == 2 else fitting_pair(self.game, self._decks)
        for box, index in zip(self.deck_boxes, pair, strict=True):
            box.offer(self._decks, index)
        self.players.blockSignals(True)
        self.players.setCurrentIndex(int(last.get("players") == SEATS and self.game in TEAMS))
        self.players.blockSignals(False)
        if self.game in TEAMS:
            self.teams.offer(self.game, self._decks, self._mode, last.get("team", {}))
        self._fill_options(last.get("options", {}))
        self._wrong_files = wrong
        self._choose_mode(self._mode)

    def _fill_options(self, last: dict[str, Any]) -> None:
        paper = QWidget()
        column = QVBoxLayout(paper)
        self._rows = []
        for option in ruleset(self.game).options:
            row = OptionRow(self.game, option, last.get(option.key, self._supposed(option)))
            row.changed.connect(self._check)
            row.linked.connect(self.linked)
            column.addWidget(row)
            self._rows.append(row)
        if not self._rows:
            column.addWidget(QLabel(say("window.no_options")))
        reset = QPushButton(say("window.defaults"))
        reset.clicked.connect(lambda: (self._fill_options({}), self._check()))
        column.addWidget(reset, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)
        self._options.setWidget(paper)

    def _supposed(self, option: OptionDef) -> Any:
        """What an option is while nothing is said: a game that nobody plays must not go on for ever."""
        watched = ruleset(self.game).unattended if self._mode == "watch" else {}
        return watched.get(option.key, option.default)

    def _chosen_options(self) -> dict[str, Any]:
        """The options that the person, and not the mode, has made what they are."""
        by_mode = ruleset(self.game).unattended
        return {
            row.option.key: row.value
            for row in self._rows
            if row.option.key not in by_mode or row.value != self._supposed(row.option)
        }

    def _choose_mode(self, mode: str) -> None:
        if mode != self._mode:
            self.teams.preset(mode)
            chosen, self._mode = self._chosen_options(), mode
            self._fill_options(chosen)
        two = not self.in_teams
        self.modes["people"].setText(say("window.mode_people" if two else "window.mode_people_four"))
        shown: list[tuple[QWidget, bool]] = [
            (self.players, self.game in TEAMS), (self.teams, not two), *((box, two) for box in self.deck_boxes),
            (self.levels[0], two and mode == "watch"), (self.levels[1], two and mode in ("watch", "computer")),
            (self.first, two and mode in ("computer", "alone")), (self.open, mode == "people"),
        ]  # fmt: skip
        for widget, visible in shown:
            self._form.setRowVisible(widget, visible)
        self._check()

    def _check(self) -> None:
        wanted = self.wanted()
        for n, label in enumerate(self._deck_names):
            kind = wanted.seats[n] if wanted.seats else "human"
            label.setText(say("window.deck_of", who=say(f"window.seat_{kind}"), n=n + 1))
        self._say_unattended()
        wrong = faults(wanted) if self._decks else [say("window.no_decks")]
        self.deal.setEnabled(not wrong)
        lines = [*wrong[:3], *self._wrong_files[:2]]
        self._fault.setText("<br>".join(f"⚠ {escape(line)}" for line in lines))
        self._fault.setVisible(bool(lines))

    def _say_unattended(self) -> None:
        """What holds only because nobody plays, so that it is no surprise."""
        by_mode = ruleset(self.game).unattended if self._mode == "watch" else {}
        set_ = [row for row in self._rows if row.option.key in by_mode and row.value != row.option.default]
        what = ", ".join(f"{row.name} {row.value}" for row in set_)
        self._unattended.setText(say("window.unattended", what=what))
        self._unattended.setVisible(bool(set_))
