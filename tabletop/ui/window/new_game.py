"""The dialog before a game: who, which decks, how strong; seats and rules under "More". It remembers what was chosen
the last time."""

from html import escape
from typing import Any

from PySide6.QtCore import QRegularExpression, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QRegularExpressionValidator
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
from tabletop.core.ruleset import Deck
from tabletop.games import GAMES, KEYS, TEAMS, ruleset
from tabletop.library.settings import Settings
from tabletop.library.texts import say
from tabletop.ui.window.deck_choice import DeckChoice
from tabletop.ui.window.rule_options import RuleOptions
from tabletop.ui.window.team_rows import SEATS, TeamRows
from tabletop.ui.window.wanted import MODES, Wanted, faults, fitting_pair, known_decks, seats_for
from tabletop.ui.window.who_plays import WhoPlays

ROOM = QSize(880, 560)
"""What the dialog opens with where the screen has room for it."""


class NewGame(QDialog):
    """`wanted()` after it was accepted. `linked("rule:…")`."""

    linked = Signal(str)

    def __init__(
        self, settings: Settings, game: str = "", mode: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.settings = settings
        self.setWindowTitle(say("window.new_game"))
        last = settings.last("new_game")
        wished = mode or last.get("mode", "computer")
        self._mode = wished if wished in MODES else "computer"
        self._decks: list[Deck] = []
        column = QVBoxLayout(self)
        column.addWidget(self._game_row(game or last.get("game", KEYS[0])))
        column.addWidget(self._middle(last), 1)
        self._fault = QLabel()
        self._fault.setWordWrap(True)
        column.addWidget(self._fault)
        column.addWidget(self._buttons())
        self._open_more(bool(last.get("more", False)))
        self._choose_game()
        self.resize(ROOM.boundedTo(QGuiApplication.primaryScreen().availableSize() * 0.94))

    def wanted(self) -> Wanted:
        """What has been chosen."""
        decks, seats = self.teams.chosen() if self.in_teams else self._of_two()
        seed = int(self.seed.text()) if self.seed.text() else None
        open_hands = self._mode == "people" and self.open.isChecked()
        return Wanted(self.game, decks, seats, self.rules.values(), seed, open_hands)

    def _of_two(self) -> tuple[tuple[Deck, ...], tuple[str, ...]]:
        first, second = (box.currentIndex() for box in self.deck_boxes)
        second = first if self._one_pack else second
        decks = (self._decks[first], self._decks[second]) if self._decks else ()
        levels = (self.levels[0].currentData(), self.levels[1].currentData())
        return decks, seats_for(self._mode, levels, self.first.currentIndex() == 0)

    @property
    def in_teams(self) -> bool:
        """Whether four are to play in two teams."""
        return self.game in TEAMS and self.players.currentIndex() == 1

    @property
    def _one_pack(self) -> bool:
        """Whether both seats play from the same pack, so that only one is chosen."""
        return ruleset(self.game).shared_pack

    @property
    def game(self) -> str:
        """The key of the game."""
        return str(self.games.currentData())

    def accept(self) -> None:
        wanted = self.wanted()
        title = " – ".join(dict.fromkeys(deck.name for deck in wanted.decks))
        self.settings.remember("new_game", {
            "game": self.game, "mode": self._mode, "open_hands": self.open.isChecked(), "decks": title,
            "first": self.first.currentIndex(), "levels": [box.currentData() for box in self.levels],
            "more": self.more.isChecked(),
        })  # fmt: skip
        last = self.settings.last(f"new_game_{self.game}")
        chosen = {"decks": [deck.id for deck in wanted.decks], "kinds": list(wanted.seats), "mode": self._mode}
        mine = {"team": chosen} if self.in_teams else {"decks": chosen["decks"]}
        more = {"options": self.rules.chosen(), "players": len(wanted.seats)}
        self.settings.remember(f"new_game_{self.game}", {**last, **mine, **more})
        super().accept()

    def _game_row(self, game: str) -> QWidget:
        self.games = QComboBox()
        for key in KEYS:
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

    def _middle(self, last: dict[str, Any]) -> QWidget:
        """Everything that may need more room than there is."""
        paper = QWidget()
        column = QVBoxLayout(paper)
        column.setContentsMargins(0, 0, 8, 0)
        self.who = WhoPlays(self._mode)
        self.who.changed.connect(self._choose_mode)
        self.modes = self.who.modes
        first = QHBoxLayout()
        first.addWidget(self.who, 2)
        first.addWidget(self._decks_box(last), 3)
        column.addLayout(first)
        self.more = QToolButton()
        self.more.setText(say("window.more_settings"))
        self.more.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.more.setCheckable(True)
        self.more.setAutoRaise(True)
        self.more.setMinimumHeight(32)
        self.more.toggled.connect(self._open_more)
        column.addWidget(self.more)
        self._less_asked = self._more_box(last)
        column.addWidget(self._less_asked)
        column.addStretch(1)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(paper)
        return self._scroll

    def _decks_box(self, last: dict[str, Any]) -> QWidget:
        box = QGroupBox(say("window.which_decks"))
        self._form = QFormLayout(box)
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapAllRows)
        self.players = QComboBox()
        self.players.addItems([say("window.two_players"), say("window.two_teams")])
        self.players.currentIndexChanged.connect(lambda: self._choose_mode(self._mode))
        self._form.addRow(say("window.players"), self.players)
        self.teams = TeamRows()
        self.teams.changed.connect(self._check)
        self._form.addRow(self.teams)
        self.deck_choices = (DeckChoice(), DeckChoice())
        self.deck_boxes = tuple(choice.box for choice in self.deck_choices)
        self._deck_names = (QLabel(), QLabel())
        for label, choice in zip(self._deck_names, self.deck_choices, strict=True):
            choice.changed.connect(self._check)
            label.setBuddy(choice.box)
            self._form.addRow(label, choice)
        self.levels = (QComboBox(), QComboBox())
        chosen = last.get("levels", ["greedy", "greedy"])
        for n, level in enumerate(self.levels):
            for name in LEVELS:
                level.addItem(say(f"window.seat_{name}"), name)
            level.setCurrentIndex(max(0, level.findData(chosen[n] if n < len(chosen) else "greedy")))
            self._form.addRow(say("window.level_of", n=n + 1), level)
        return box

    def _more_box(self, last: dict[str, Any]) -> QWidget:
        box = QWidget()
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 0, 0, 0)
        self._seats = QFormLayout()
        self.first = QComboBox()
        self.first.addItems([say("window.sit_first"), say("window.sit_second")])
        self.first.setCurrentIndex(int(last.get("first", 0) == 1))
        self.first.currentIndexChanged.connect(self._check)
        self._seats.addRow(say("window.your_seat"), self.first)
        self.open = QCheckBox(say("window.open_hands"))
        self.open.setToolTip(say("window.open_hands_help"))
        self.open.setChecked(bool(last.get("open_hands", False)))
        self._seats.addRow("", self.open)
        self.seed = QLineEdit()
        self.seed.setPlaceholderText(say("window.seed_hint"))
        self.seed.setValidator(QRegularExpressionValidator(QRegularExpression("[0-9]{1,15}"), self))
        self._seats.addRow(say("window.seed"), self.seed)
        column.addLayout(self._seats)
        self.rules = RuleOptions()
        self.rules.changed.connect(self._check)
        self.rules.linked.connect(self.linked)
        column.addWidget(self.rules)
        return box

    def _buttons(self) -> QWidget:
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        buttons.button(QDialogButtonBox.StandardButton.Cancel).setText(say("window.cancel"))
        self.deal = QPushButton(say("window.deal"))
        self.deal.setProperty("primary", True)
        self.deal.setDefault(True)
        self.deal.setMinimumSize(140, 40)
        buttons.addButton(self.deal, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        return buttons

    def _open_more(self, on: bool) -> None:
        self.more.setChecked(on)
        self.more.setArrowType(Qt.ArrowType.DownArrow if on else Qt.ArrowType.RightArrow)
        self._less_asked.setVisible(on)

    def _choose_game(self) -> None:
        last = self.settings.last(f"new_game_{self.game}")
        self._decks, self._wrong_files = known_decks(self.game)
        ids = [deck.id for deck in self._decks]
        wished = [ids.index(id) for id in last.get("decks", []) if id in ids]
        easy = ids.index(GAMES[self.game].first_deck) if GAMES[self.game].first_deck in ids else 0
        pair = tuple(wished) if len(wished) == 2 else fitting_pair(self.game, self._decks, easy)
        for choice, index in zip(self.deck_choices, pair, strict=True):
            choice.offer(self._decks, index)
        self.players.blockSignals(True)
        self.players.setCurrentIndex(int(last.get("players") == SEATS and self.game in TEAMS))
        self.players.blockSignals(False)
        if self.game in TEAMS:
            self.teams.offer(self.game, self._decks, self._mode, last.get("team", {}))
        self.rules.show_game(self.game, self._mode == "watch", last.get("options", {}))
        self._choose_mode(self._mode)

    def _choose_mode(self, mode: str) -> None:
        if mode != self._mode:
            self.teams.preset(mode)
            self._mode = mode
            self.rules.show_game(self.game, mode == "watch", self.rules.chosen())
        two = not self.in_teams
        self.who.name_people(not two)
        for widget, visible in (
            (self.players, self.game in TEAMS), (self.teams, not two),
            (self.deck_choices[0], two), (self.deck_choices[1], two and not self._one_pack),
            (self.levels[0], two and mode == "watch"), (self.levels[1], two and mode in ("watch", "computer")),
        ):  # fmt: skip
            self._form.setRowVisible(widget, visible)
        label = self._form.labelForField(self.levels[1])
        label.setText(say("window.how_strong") if mode == "computer" else say("window.level_of", n=2))
        self._seats.setRowVisible(self.first, two and mode in ("computer", "alone"))
        self._seats.setRowVisible(self.open, mode == "people")
        self._check()

    def _check(self) -> None:
        wanted = self.wanted()
        for n, label in enumerate(self._deck_names):
            label.setText(self._deck_title(n, wanted.seats))
        self._say_unattended()
        wrong = faults(wanted) if self._decks else [say("window.no_decks")]
        self.deal.setEnabled(not wrong)
        lines = [*wrong[:3], *self._wrong_files[:2]]
        self._fault.setText("<br>".join(f"⚠ {escape(line)}" for line in lines))
        self._fault.setVisible(bool(lines))

    def _deck_title(self, n: int, seats: tuple[str, ...]) -> str:
        kind = seats[n] if seats else "human"
        if self._mode in ("computer", "alone"):
            return say("window.your_deck") if kind == "human" else say(f"window.deck_of_{self._mode}")
        return say("window.deck_of", who=say(f"window.seat_{kind}"), n=n + 1)

    def _say_unattended(self) -> None:
        """What holds only because nobody plays, so that it is no surprise."""
        what = ", ".join(f"{row.name} {row.value}" for row in self.rules.unattended())
        self.who.remark(say("window.unattended", what=what) if what else "")
