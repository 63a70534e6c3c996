"""The bar above the table while play is by hand: everything that needs no card under the pointer."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFrame, QHBoxLayout, QInputDialog, QLabel, QMenu, QPushButton, QToolButton

from tabletop.core.by_hand import LONGEST_TEXT
from tabletop.core.move import NONE, Move
from tabletop.core.state import DRAW
from tabletop.library.texts import say
from tabletop.ui.sandbox.keys import key_of
from tabletop.ui.sandbox.places import deck_of, hand_of, thrown_of
from tabletop.ui.window.icons import icon

if TYPE_CHECKING:
    from tabletop.ui.sandbox.hand import HandPlay

DICE = (4, 6, 8, 10, 12, 20, 100)
TOOLS = ("make", "text", "numbers", "phase", "draw", "mill", "shuffle", "look")


def _useful(name: str, hand: "HandPlay") -> bool:
    """Whether this table has what the tool is for."""
    rules = hand.page.rules
    deck = deck_of(rules, 0)
    there = {
        "text": hand.free, "make": bool(hand.page.sitting.session.setup.faces), "numbers": bool(rules.numbers),
        "phase": bool(rules.phases), "shuffle": deck != NONE, "look": deck != NONE,
        "draw": deck != NONE and hand_of(rules, 0) != NONE, "mill": deck != NONE and thrown_of(rules, 0) != NONE,
    }  # fmt: skip
    return there[name]


class HandBar(QFrame):
    """Buttons in a row; what a button opens is a small menu or dialog."""

    def __init__(self, hand: "HandPlay") -> None:
        super().__init__()
        self.hand = hand
        self.setProperty("bar", True)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 3, 12, 3)
        row.setSpacing(6)
        self._title = QLabel()
        row.addWidget(self._title)
        self.buttons: dict[str, QToolButton] = {}
        for name in TOOLS:
            if _useful(name, hand):
                self._add(row, name).clicked.connect(partial(self._use, name))
        self._dice = self._add(row, "dice")
        self._dice.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._add(row, "coin").clicked.connect(lambda: hand.do(Move("free.coin", n=2)))
        self._add(row, "note").clicked.connect(self.write_note)
        self._end = self._add(row, "win")
        self._end.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        row.addStretch(1)
        self._back = QPushButton(icon("rules"), "")
        self._back.setProperty("primary", True)
        self._back.clicked.connect(hand.toggle)
        self._back.setVisible(not hand.free)
        row.addWidget(self._back)
        self.hide()
        self._language = ""

    def refill(self) -> None:
        """Words in the language in use."""
        title = "sandbox.free_table" if self.hand.free else "sandbox.by_hand"
        if self._language == say(title):
            return
        self._language = say(title)
        self._title.setText(f"<b>{say(title)}</b>&nbsp;")
        self._back.setText(say("sandbox.back_to_rules"))
        for name, button in self.buttons.items():
            button.setText(say(f"sandbox.tool_{name}"))
            key = key_of(name)
            what = say(f"sandbox.do_{name}") if key else button.text()
            button.setToolTip(say("sandbox.tool_key", what=what, keys=key) if key else what)
        self._fill_menus()

    def _add(self, row: QHBoxLayout, name: str) -> QToolButton:
        button = QToolButton()
        button.setMinimumHeight(30)
        row.addWidget(button)
        self.buttons[name] = button
        return button

    def _fill_menus(self) -> None:
        dice = QMenu(self._dice)
        for sides in DICE:
            dice.addAction(say("sandbox.die", n=sides), partial(self.hand.do, Move("free.die", n=sides)))
        self._dice.setMenu(dice)
        wins = QMenu(self._end)
        for seat in range(self.hand.page.rules.seats):
            wins.addAction(say("sandbox.wins", who=say("game.seat", n=seat + 1)),
                           partial(self.hand.do, Move("free.win", n=seat)))  # fmt: skip
        wins.addAction(say("sandbox.draws"), partial(self.hand.do, Move("free.win", n=DRAW)))
        self._end.setMenu(wins)

    def _use(self, name: str, checked: bool = False) -> None:
        if name == "text":
            self.write_cards()
        else:
            self.hand.keys.act(name, NONE)

    # ---- dialogs

    def make_card(self) -> None:
        """A card of any set, found by typing."""
        from tabletop.ui.sandbox.make_card import MakeCard

        dialog = MakeCard(
            self.hand.page.rules, self.hand.page.sitting.session.setup.faces, self.hand.seat, self
        )
        if dialog.exec() == MakeCard.DialogCode.Accepted and (move := dialog.move_by_hand()) is not None:
            for _ in range(dialog.copies):
                self.hand.do(move)
        dialog.deleteLater()

    def write_cards(self) -> None:
        """Cards of words: one a line."""
        from tabletop.ui.sandbox.text_cards import TextCards

        dialog = TextCards(self.hand.page.rules, self.hand.seat, self)
        if dialog.exec() == TextCards.DialogCode.Accepted:
            for move in dialog.moves():
                self.hand.do(move)
        dialog.deleteLater()

    def edit_numbers(self) -> None:
        """The numbers that are kept beside the cards."""
        from tabletop.ui.sandbox.numbers import NumbersDialog

        view = self.hand.page.view
        if view is None:
            return
        if not self.hand.page.rules.numbers:
            self.hand.window.message.say(say("sandbox.no_numbers"))
            return
        dialog = NumbersDialog(self.hand.page.rules, view, self)
        if dialog.exec() == NumbersDialog.DialogCode.Accepted:
            for move in dialog.moves():
                self.hand.do(move)
        dialog.deleteLater()

    def set_phase(self) -> None:
        """Whose turn it is, and how far it has come."""
        from tabletop.ui.sandbox.numbers import PhaseDialog

        rules, view = self.hand.page.rules, self.hand.page.view
        if view is None:
            return
        if not rules.phases:
            self.hand.window.message.say(say("sandbox.no_phases"))
            return
        dialog = PhaseDialog(rules, view, self)
        if dialog.exec() == PhaseDialog.DialogCode.Accepted:
            self.hand.do(dialog.move_by_hand())
        dialog.deleteLater()

    def write_note(self) -> None:
        """A line in the log."""
        text, good = QInputDialog.getText(self, say("sandbox.tool_note"), say("sandbox.note_ask"))
        if good and text.strip():
            self.hand.do(Move("free.note", text=one_line(text)))

    def name_counter(self, id: int) -> None:
        """A counter of a name of its own."""
        text, good = QInputDialog.getText(self, say("sandbox.counters"), say("sandbox.counter_ask"))
        name = "_".join(text.split()).replace(":", "-")
        if good and name:
            self.hand.count(id, 1, name[:30])


def one_line(text: str) -> str:
    """Words that fit in a move."""
    return " ".join(text.split())[:LONGEST_TEXT]


__all__ = ["HandBar", "one_line"]
