"""What is asked, and the answers that need no card: one primary button, the others in order of use."""

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCursor, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from tabletop.core.gestures import NO_GESTURES, GestureTable
from tabletop.core.move import NONE, Move
from tabletop.core.prompt import Held, Prompt
from tabletop.core.ruleset import Routine, Ruleset
from tabletop.core.view import View
from tabletop.library.provenance import sign, told
from tabletop.library.terms import term
from tabletop.library.texts import say
from tabletop.library.wording import card_name, prompt_text, sentence, skill_text
from tabletop.ui.table.model.words import term as word_of
from tabletop.ui.window.answer_list import AnswerList
from tabletop.ui.window.answers import answers, in_order, words
from tabletop.ui.window.calm_primary import CalmPrimary
from tabletop.ui.window.term_links import linked

FEW = 4
ROOM, MOST_OF_ROOM, PADDING = 0.56, 0.62, 30
"""How much of the bar all buttons may take, how much of that a single one, and pixels around a text. The question
itself must stay readable; what is longer is told whole by a tooltip and by the list of all answers."""

LISTED = frozenset({"prompt.order_triggers"})
"""Questions whose answers are a short list, although cards give them."""


def rule_link(rule: str) -> str:
    """A rule's id as a link, with the sign of where the rule comes from."""
    return f'<span title="{escape(told(rule))}">{sign(rule)}</span> <a href="rule:{rule}">{rule}</a>'


class PromptBar(QFrame):
    """`chosen(Move)`; `all_chosen(Routine)`; `sure(Move)` or `reconsidered`: the answer to a doubt.
    `linked(str)`: rule:… or card:…; `asked_why`: what else could be done is asked for. `listed` shows all answers."""

    chosen = Signal(object)
    all_chosen = Signal(object)
    sure = Signal(object)
    reconsidered = Signal()
    linked = Signal(str)
    asked_why = Signal()
    hurried = Signal()

    def __init__(
        self, rules: Ruleset, gestures: GestureTable = NO_GESTURES, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.rules, self.gestures = rules, gestures
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
        self.more: QPushButton | None = None
        """Opens the list of all answers."""
        self.certain: QPushButton | None = None
        """Says yes to a doubt."""
        self.never: QCheckBox | None = None
        """Whether the same doubt is wanted no more in this game."""
        self.listed = AnswerList(self)
        self.listed.chosen.connect(self.chosen)
        self.calm = CalmPrimary(self)
        self._asked: tuple[View, str, Routine | None, bool] | None = None
        self.setMinimumHeight(66)

    @property
    def text(self) -> str:
        """What is asked, as HTML."""
        return self._what.text()

    @property
    def refusal(self) -> str:
        """What was refused last, as HTML; empty if nothing was."""
        return self._refusal.text() if not self._refusal.isHidden() else ""

    def ask(self, view: View, name: str, routine: Routine | None = None, face_down: bool = False) -> None:
        """The open question of the person at the table; a routine is its first answer. `face_down`: what else could
        be done depends on a hand that nobody sees now."""
        self._refusal.hide()
        held = self._clear()
        decision = view.decision
        if decision is None:
            return
        self._asked = (view, name, routine, face_down)
        prompt = decision.prompt
        about = card_name(view, prompt.source) if prompt.source in view.cards else ""
        self._who.setText(say("window.asked_about", who=name, card=about) if about else name)
        text = self._words(prompt)
        bare, with_cards = answers(view)
        if not with_cards and bare and not face_down:
            text += (
                f" <small>{escape(say('window.only_these'))} <a href='why:'>{say('window.why')}</a></small>"
            )
        self._put(f"{text}{self._figures(decision.held)}", prompt.rule)
        self._offer(view, in_order(bare, self.gestures), with_cards, routine)
        self.setAccessibleName(say("window.prompt"))
        if held:
            (self.primary or self.more or self).setFocus()
        meaning = routine.key if routine is not None else bare[0].verb if bare else ""
        self.calm.offered((prompt.key, meaning), self.primary)

    def doubt(self, view: View, move: Move, prompt: Prompt) -> None:
        """Ask again before a move that the person may regret; Enter takes it back."""
        self._refusal.hide()
        self._clear()
        self._put(f"⚠ {self._words(prompt)}", prompt.rule)
        self._button(say("window.think_again"), True).clicked.connect(self.reconsidered)
        self.calm.offered((prompt.key, "doubt"), self.primary)
        text = words(self.rules, view, move)
        self.certain = self._named(text, False, room=round(self._room() * MOST_OF_ROOM))
        self.certain.clicked.connect(lambda: self.sure.emit(move))
        self.never = QCheckBox(say("window.not_again"))
        self.never.setToolTip(say("window.not_again_help"))
        self._buttons.addWidget(self.never)

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

    def _figures(self, held: Held) -> str:
        """What has been chosen so far comes to."""
        parts = []
        for figure in held.figures:
            name = word_of(self.rules.key, f"figure.{figure.key}")
            key = "window.figure" if figure.of == NONE else "window.figure_of"
            parts.append(say(key, name=name, value=figure.value, of=figure.of))
        return f"<br><b>{escape(' · '.join(parts))}</b>" if parts else ""

    def _words(self, prompt: Prompt) -> str:
        ink = self.palette().text().color()
        return linked(prompt_text(prompt, self.rules), self.rules.key, ink, underlined=False)

    def _put(self, words: str, rule: str) -> None:
        link = f" <small>{rule_link(rule)}</small>" if rule else ""
        self._what.setText(f'<span style="font-size:large">{words}</span>{link}')

    def open_list(self) -> None:
        """All answers, above the button that stands for them."""
        if self.more is None or self._asked is None:
            return
        rules, view = self.rules, self._asked[0]
        moves = view.decision.moves if view.decision is not None else ()
        self.listed.fill(
            moves, [words(rules, view, move) for move in moves], [skill_text(rules, view, move) for move in moves]
        )
        self.listed.open_above(self.more)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._asked is not None and self.more is not None and event.size().width() != event.oldSize().width():
            self.ask(*self._asked)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        focused = self.focusWidget()
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat()
        if enter and isinstance(focused, QPushButton) and focused.hasFocus():
            focused.click()  # whoever has walked to a button means it
        else:
            super().keyPressEvent(event)

    def _offer(
        self, view: View, bare: Sequence[Move], with_cards: Sequence[Move], routine: Routine | None
    ) -> None:
        """Buttons as far as there is room for them, and a list of everything."""
        left = self._room() - self._width(say("window.all_answers", n=99))
        if routine is not None:
            left -= self._offer_routine(routine)
        together = sum(self._width(words(self.rules, view, move)) for move in (*bare, *with_cards))
        fit = len(with_cards) <= FEW and together <= left and not (routine and routine.others)
        asked = view.decision.prompt.key if view.decision is not None else ""
        count = len(bare) + len(with_cards)
        offered = [*bare, *(with_cards if fit or asked in LISTED else ())]
        shown = 0
        for move in offered:
            text, widest = words(self.rules, view, move), self._room() * MOST_OF_ROOM
            width = min(self._width(text), widest)
            if width > left and shown + (routine is not None):
                break
            primary = routine is None and not shown and (move in bare or count == 1)
            button = self._named(text, primary, skill_text(self.rules, view, move), round(width))
            button.clicked.connect(lambda _=False, move=move: self.chosen.emit(move))
            left -= width
            shown += 1
        if shown < count:
            self.more = self._button(say("window.all_answers", n=count), False)
            self.more.setToolTip(say("window.all_answers_help"))
            self.more.clicked.connect(self.open_list)

    def _offer_routine(self, routine: Routine) -> float:
        """The routine itself, and a menu of the others; the room that they take."""
        text = self._name(routine)
        width = min(self._width(text), self._room() * MOST_OF_ROOM)
        self._named(text, True, room=round(width)).clicked.connect(lambda: self.all_chosen.emit(routine))
        if routine.others:
            button = self._button(say("window.other_ways"), False)
            width += self._width(button.text())
            menu = QMenu(button)
            for other in routine.others:
                action = menu.addAction(self._name(other))
                action.triggered.connect(lambda _=False, other=other: self.all_chosen.emit(other))
            button.setMenu(menu)
        return width

    def _room(self) -> float:
        return max(260.0, self.width() * ROOM)

    def _width(self, text: str) -> float:
        return self.fontMetrics().horizontalAdvance(text) + PADDING

    def _name(self, routine: Routine) -> str:
        return sentence(routine.key, routine.values, self.rules)

    def _named(self, text: str, primary: bool, more: str = "", room: int = 400) -> QPushButton:
        """A button whose tooltip says what its text leaves out."""
        shown = self.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room - PADDING + 1)
        button = self._button(shown, primary)
        if more or shown != text:
            button.setToolTip("\n".join(part for part in (text, more) if part))
        return button

    def _button(self, text: str, primary: bool) -> QPushButton:
        button = QPushButton(text)
        button.setMinimumHeight(40)
        # A click must not take the keys from the table: Enter goes on meaning the primary button.
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        if primary:
            button.setProperty("primary", True)
            button.setToolTip(say("window.enter"))
            self.primary = button
        self._buttons.addWidget(button)
        return button

    def _clear(self) -> bool:
        """Take the buttons away; whether one of them had the keys."""
        self.primary = self.more = self.certain = self.never = self._asked = None
        if self.listed.isVisible():
            self.listed.close()
        held = False
        while (item := self._buttons.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                held = held or widget.hasFocus()
                widget.hide()  # the layout still has to show it, and would as a window of its own
                widget.setParent(None)
                widget.deleteLater()
        return held

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
