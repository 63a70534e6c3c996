"""What is asked, and the answers that need no card: one primary button, the others in order of use."""

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QMenu, QPushButton, QToolTip, QVBoxLayout, QWidget

from tabletop.core.move import NONE, Move
from tabletop.core.prompt import Prompt
from tabletop.core.ruleset import Routine, Ruleset
from tabletop.core.view import View
from tabletop.library.provenance import sign, told
from tabletop.library.terms import term
from tabletop.library.texts import say
from tabletop.library.wording import card_name, move_text, prompt_text, sentence, skill_text
from tabletop.ui.window.term_links import linked

MOST_BUTTONS = 4
FEW = 4
WIDEST, ROUTINE = 560, 420
"""Pixels that the text of a button may take, and all buttons for what cards on the table can do as well; less where
cards are ticked for it. The question itself must stay readable; what is longer is told whole by a tooltip."""

LISTED = frozenset({"prompt.order_triggers"})
"""Questions whose answers are a short list, although cards give them."""


def answers(view: View) -> tuple[list[Move], list[Move]]:
    """(moves that need no card, moves that a card on the table makes)."""
    moves = view.decision.moves if view.decision is not None else ()
    bare = [move for move in moves if move.card == NONE and move.target == NONE]
    return bare, [move for move in moves if move not in bare]


def rule_link(rule: str) -> str:
    """A rule's id as a link, with the sign of where the rule comes from."""
    return f'<span title="{escape(told(rule))}">{sign(rule)}</span> <a href="rule:{rule}">{rule}</a>'


class PromptBar(QFrame):
    """`chosen(Move)`; `all_chosen(Routine)`; `sure(Move)` or `reconsidered`: the answer to a doubt.
    `linked(str)`: rule:… or card:…; `asked_why`: what else could be done is asked for."""

    chosen = Signal(object)
    all_chosen = Signal(object)
    sure = Signal(object)
    reconsidered = Signal()
    linked = Signal(str)
    asked_why = Signal()
    hurried = Signal()

    def __init__(self, rules: Ruleset, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rules = rules
        self.setProperty("bar", True)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 6, 12, 8)
        row.setSpacing(8)
        words = QVBoxLayout()
        words.setSpacing(1)
        self._who, self._what, self._refusal = QLabel(), QLabel(), QLabel()
        self._who.setProperty("quiet", True)
        for label in (self._what, self._refusal):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.RichText)
            label.linkActivated.connect(self._follow)
            label.linkHovered.connect(self._hover)
        words.addWidget(self._who)
        words.addWidget(self._what)
        words.addWidget(self._refusal)
        self._refusal.hide()
        row.addLayout(words, 1)
        self._buttons = QHBoxLayout()
        self._buttons.setSpacing(8)
        row.addLayout(self._buttons)
        self.primary: QPushButton | None = None
        self.setMinimumHeight(66)

    @property
    def text(self) -> str:
        """What is asked, as HTML."""
        return self._what.text()

    @property
    def refusal(self) -> str:
        """What was refused last, as HTML; empty if nothing was."""
        return self._refusal.text() if not self._refusal.isHidden() else ""

    def ask(self, view: View, name: str, routine: Routine | None = None) -> None:
        """The open question of the person at the table; a routine is its first answer."""
        self._refusal.hide()
        self._clear()
        decision = view.decision
        if decision is None:
            return
        prompt = decision.prompt
        about = card_name(view, prompt.source) if prompt.source in view.cards else ""
        self._who.setText(say("window.asked_about", who=name, card=about) if about else name)
        words = self._words(prompt)
        bare, with_cards = answers(view)
        if not with_cards and bare:
            words += (
                f" <small>{escape(say('window.only_these'))} <a href='why:'>{say('window.why')}</a></small>"
            )
        self._put(words, prompt.rule)
        if routine is not None:
            self._offer_routine(routine)
        listed = len(with_cards) <= FEW and self._leaves_room(view, with_cards)
        listed = listed and not (routine and routine.others)
        offered = bare or (with_cards if listed or prompt.key in LISTED else [])
        self._offer(view, offered, bool(bare) and routine is None)
        self.setAccessibleName(say("window.prompt"))

    def doubt(self, view: View, move: Move, prompt: Prompt) -> None:
        """Ask again before a move that the person may regret; Enter takes it back."""
        self._refusal.hide()
        self._clear()
        self._put(f"⚠ {self._words(prompt)}", prompt.rule)
        self._button(say("window.think_again"), True).clicked.connect(self.reconsidered)
        text = " ".join(move_text(self.rules, view, move).split())
        self._button(text, False).clicked.connect(lambda: self.sure.emit(move))

    def wait(self, text: str, hurry: bool = False) -> None:
        """Somebody else decides."""
        self._refusal.hide()
        self._clear()
        self._who.setText("")
        self._what.setText(f'<span style="font-size:large">{escape(text)}</span>')
        if hurry:
            button = self._button(say("window.move_now"), False)
            button.clicked.connect(self.hurried)

    def refuse(self, text: str, rule: str) -> None:
        """Say why the last thing tried is not allowed, with a link to the rule."""
        link = rule_link(rule) if rule else ""
        by_hand = f'· <a href="hand:">{escape(say("sandbox.offer"))}</a>'
        bad = "#ff8f80" if self.palette().window().color().lightness() < 128 else "#a8261b"
        self._refusal.setText(f'<span style="color:{bad}">✗ {escape(text)}</span> {link} {by_hand}')
        self._refusal.show()

    def press_primary(self) -> bool:
        """Enter: whether there was something to press."""
        if self.primary is None or not self.primary.isEnabled():
            return False
        self.primary.click()
        return True

    def _words(self, prompt: Prompt) -> str:
        ink = self.palette().text().color()
        return linked(prompt_text(prompt, self.rules), self.rules.key, ink, underlined=False)

    def _put(self, words: str, rule: str) -> None:
        link = f" <small>{rule_link(rule)}</small>" if rule else ""
        self._what.setText(f'<span style="font-size:large">{words}</span>{link}')

    def _offer_routine(self, routine: Routine) -> None:
        """The routine itself, and a menu of the others."""
        self._named(self._name(routine), True, room=ROUTINE).clicked.connect(lambda: self.all_chosen.emit(routine))
        if routine.others:
            button = self._button(say("window.other_ways"), False)
            menu = QMenu(button)
            for other in routine.others:
                action = menu.addAction(self._name(other))
                action.triggered.connect(lambda _=False, other=other: self.all_chosen.emit(other))
            button.setMenu(menu)

    def _leaves_room(self, view: View, moves: Sequence[Move]) -> bool:
        texts = (" ".join(move_text(self.rules, view, move).split()) for move in moves)
        return sum(self.fontMetrics().horizontalAdvance(text) for text in texts) <= WIDEST

    def _name(self, routine: Routine) -> str:
        return sentence(routine.key, routine.values, self.rules)

    def _named(self, text: str, primary: bool, more: str = "", room: int = WIDEST) -> QPushButton:
        """A button whose tooltip says what its text leaves out."""
        shown = self.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room)
        button = self._button(shown, primary)
        if more or shown != text:
            button.setToolTip("\n".join(part for part in (text, more) if part))
        return button

    def _offer(self, view: View, moves: Sequence[Move], first_is_primary: bool) -> None:
        shown = moves if len(moves) <= MOST_BUTTONS else moves[: MOST_BUTTONS - 1]
        for place, move in enumerate(shown):
            text = " ".join(move_text(self.rules, view, move).split())
            button = self._named(text, first_is_primary and place == 0, skill_text(self.rules, view, move))
            button.clicked.connect(lambda _=False, move=move: self.chosen.emit(move))
        if len(moves) > len(shown):
            more = self._button(say("window.more", n=len(moves) - len(shown)), False)
            menu = QMenu(more)
            for move in moves[len(shown) :]:
                action = menu.addAction(" ".join(move_text(self.rules, view, move).split()))
                action.triggered.connect(lambda _=False, move=move: self.chosen.emit(move))
            more.setMenu(menu)

    def _button(self, text: str, primary: bool) -> QPushButton:
        button = QPushButton(text)
        button.setMinimumHeight(40)
        if primary:
            button.setProperty("primary", True)
            button.setToolTip(say("window.enter"))
            self.primary = button
        self._buttons.addWidget(button)
        return button

    def _clear(self) -> None:
        self.primary = None
        while (item := self._buttons.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.setParent(None)
                widget.deleteLater()

    def _follow(self, link: str) -> None:
        if link == "why:":
            self.asked_why.emit()
        elif not link.startswith("term:"):
            self.linked.emit(link)

    def _hover(self, link: str) -> None:
        if not link.startswith("term:"):
            QToolTip.hideText()
            return
        game, _, id = link.removeprefix("term:").partition("/")
        if (word := term(id, game)) is not None:
            QToolTip.showText(QCursor.pos(), f"<b>{escape(word.ja)}</b> = <b>{escape(word.en)}</b>", self)
