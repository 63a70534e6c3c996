"""The page of a running game: table, seats, phases, prompt; it draws what its sitting shows and passes on answers."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tabletop.core.event import Event
from tabletop.core.move import NONE, Move
from tabletop.core.prompt import Prompt
from tabletop.core.refusal import Refusal
from tabletop.core.view import View
from tabletop.games import layout as layout_of
from tabletop.library.texts import language, say
from tabletop.library.wording import move_text, refusal_text, sentence
from tabletop.play.eyes import Eyes
from tabletop.ui.cards import CardPixmaps
from tabletop.ui.table.model.denial import denied
from tabletop.ui.table.model.words import Words
from tabletop.ui.table.scene import TableScene
from tabletop.ui.table.view import TableView
from tabletop.ui.window.bars import SeatBars
from tabletop.ui.window.chronicle import Chronicle, Entry
from tabletop.ui.window.end_page import EndPage
from tabletop.ui.window.face_down import FaceDown
from tabletop.ui.window.past_bar import PastBar
from tabletop.ui.window.phase_strip import PhaseStrip
from tabletop.ui.window.prompt_bar import PromptBar
from tabletop.ui.window.replay_bar import ReplayBar
from tabletop.ui.window.seat_names import seat_names
from tabletop.ui.window.sitting import Sitting
from tabletop.ui.window.take_back import take_back


class GamePage(QWidget):
    """`drawn`: everything has been drawn anew. `curtain(seat)`; `raised`; `linked("rule:…")` or a card."""

    drawn = Signal()
    curtain = Signal(int)
    linked = Signal(str)
    asked_why = Signal()

    def __init__(
        self, sitting: Sitting, pixmaps: CardPixmaps, dark: bool, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.sitting, self.pixmaps = sitting, pixmaps
        self.rules = sitting.session.rules
        self.layout_ = layout_of(self.rules.key, self.rules.seats)
        self.view: View | None = None
        self._sure_of: set[str] = set()
        self._doubted = ""
        """What was asked twice about last: the key of its question."""
        """Harmful verbs that the person has said to mean, in this game."""
        self._chronicles: dict[Eyes, Chronicle] = {}
        pixmaps.language = language()
        self.scene = TableScene(self.rules, self.layout_, pixmaps, self._words(), dark)
        self.table = TableView(self.scene)
        self.far, self.near = SeatBars(self.rules, self.layout_, True), SeatBars(self.rules, self.layout_, False)
        self.phases, self.replay = PhaseStrip(self.rules), ReplayBar()
        self.prompt = PromptBar(self.rules, self.layout_.gestures)
        self.face_down, self.end = FaceDown(self.table), EndPage(self.table)
        self.past = PastBar()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for part in (self.past, self.far, self.table, self.near, self.phases, self.face_down, self.prompt, self.replay):
            column.addWidget(part, 1 if part is self.table else 0)
        self.setFocusProxy(self.table)
        self._connect()

    def _connect(self) -> None:
        sitting = self.sitting
        self.scene.move_chosen.connect(self._play)
        self.scene.taken_back.connect(lambda card: take_back(sitting, card))
        self.scene.refused.connect(self._say_refused)
        self.scene.note.linked.connect(self.linked)
        self.prompt.chosen.connect(self._play)
        self.prompt.all_chosen.connect(sitting.play_all)
        self.prompt.sure.connect(self._play_surely)
        self.prompt.reconsidered.connect(self._ask)
        sitting.doubted.connect(self._doubt)
        self.prompt.hurried.connect(sitting.move_now)
        self.prompt.linked.connect(self.linked)
        self.prompt.asked_why.connect(self.asked_why)
        self.end.linked.connect(self.linked)
        self.replay.went.connect(sitting.go_to)
        self.replay.seen_as.connect(sitting.watch_as)
        self.past.left.connect(lambda: sitting.look_at(None))
        self.face_down.wanted.connect(sitting.turn_up)
        self.phases.passes.connect(sitting.pass_until)
        sitting.shown.connect(self._show)
        sitting.covered.connect(self._cover)
        sitting.refused.connect(self._refuse)
        sitting.thinking.connect(lambda _: self._ask())

    @property
    def names(self) -> dict[int, str]:
        """What the seats are called."""
        return seat_names(self.sitting.seats.kinds)

    def set_labels(self, shown: bool) -> None:
        """Words beside the icons of buttons, or icons alone."""
        self.replay.branch.setText(say("window.branch") if shown else "")
        self.end.labels = shown

    def entries(self) -> list[Entry]:
        """What the eyes at the table have been told of every decision of the line."""
        eyes = self.sitting.eyes
        if eyes not in self._chronicles:
            self._chronicles[eyes] = Chronicle(self.sitting.session, eyes, self.names)
        self._chronicles[eyes].names = self.names
        return self._chronicles[eyes].entries()

    def refresh(self) -> None:
        """Draw everything again from the same state: other words, colours or seats."""
        if self.sitting.behind_curtain == NONE:
            self._show(self.sitting.view(), ())

    def retranslate(self) -> None:
        """Another language is in use."""
        self.scene.retranslate(language())
        self.table.setAccessibleName(say("table.board"))
        self.refresh()

    def nothing_to_do(self) -> list[str]:
        """Why own cards cannot act now: a line a card, as HTML."""
        if self.view is None:
            return []
        lines = []
        for id, card in self.view.cards.items():
            if card.holder != self.view.seat or card.face is None:
                continue
            found = denied(self.scene.model.intents, self.scene.words, self.view, id)
            for move, refusal in found[:2]:
                words = " ".join(move_text(self.rules, self.view, move).split())
                text = sentence(refusal.key, refusal.values, self.rules)
                lines.append(f'<b>{words}</b>: {text} <a href="rule:{refusal.rule}">{refusal.rule}</a>')
        return list(dict.fromkeys(lines))

    def close_table(self) -> None:
        """Before the page goes."""
        self.sitting.close()
        self.scene.close()
        self.pixmaps.drop_waiting()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.sitting.replaying and self.replay.press(event):
            return
        if self.sitting.past is not None and self._look_round(event):
            return
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat()
        if enter and self.prompt.press_primary():
            return
        if self.face_down.press(event):
            return
        if event.key() == Qt.Key.Key_Escape and self.sitting.passing:
            self.sitting.pass_until("")
            return
        super().keyPressEvent(event)

    def _look_round(self, event: QKeyEvent) -> bool:
        """Keys while somebody looks back: return, or look a step further. Whether the key meant something."""
        at, key = self.sitting.past, event.key()
        if key in (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.sitting.look_at(None)
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right) and at is not None:
            self.sitting.look_at(at + (1 if key == Qt.Key.Key_Right else -1))
        else:
            return False
        return True

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if not self.face_down.release(event):
            super().keyReleaseEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and not self.isActiveWindow():
            self.face_down.let_go()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.end.isVisible():
            self.end.place()

    def _words(self) -> Words:
        return Words(
            key=self.rules.key,
            turn_rule=self.rules.turn_rule,
            move_text=lambda move, view: move_text(self.rules, self.view or view, move),
            refusal_text=lambda refusal: sentence(refusal.key, refusal.values, self.rules),
            why_not=self.sitting.why_not,
        )

    def _show(self, view: View, events: Sequence[Event]) -> None:
        self.view = view
        laid = self.sitting.laid(view)
        if self.scene.view is None or self.scene.view.seat != laid.seat:
            self.scene.clear()
        self.scene.show(laid, events)
        names, kinds = self.names, self.sitting.seats.kinds
        for bars in (self.far, self.near):
            bars.fill(view, laid.seat, names, kinds)
        self.phases.fill(view, names.get(view.player, ""))
        self._ask()
        self._show_replay()
        self._show_past()
        if self.sitting.session.over and not self.sitting.replaying and self.sitting.past is None:
            self.end.fill(self.sitting.session, names)
        else:
            self.end.hide()
        self.drawn.emit()

    def _ask(self) -> None:
        view, sitting = self.view, self.sitting
        if view is None or sitting.behind_curtain != NONE:
            return
        self._show_asking(view)
        asked = sitting.session.asked
        looking = sitting.replaying or sitting.past is not None
        self.prompt.setVisible(not looking)
        if looking:
            return
        if asked == NONE:
            self.prompt.wait(say("window.game_over"))
        elif sitting.paused and not sitting.asks:
            self.prompt.wait(say("window.paused"))
        elif sitting.asks:
            hidden = sitting.desk.hidden
            self.prompt.ask(view, self.names[asked], None if hidden else sitting.draft.routine, hidden)
        elif sitting.seats.human(asked):
            self.prompt.wait(say("window.goes_on"), hurry=True)
        else:
            self.prompt.wait(say("window.thinking", who=self.names[asked]), hurry=True)

    def _show_asking(self, view: View) -> None:
        """How the hand of who is asked lies, and what is passed."""
        sitting = self.sitting
        playing = not sitting.replaying and not sitting.session.over
        if playing and sitting.seats.shared and not sitting.all_open and sitting.asks:
            self.face_down.fill(self.names[sitting.eye], sitting.desk.up, view)
        else:
            self.face_down.leave()
        self.phases.show_passing(sitting.passing, playing and not sitting.seats.watched and not self.rules.free)

    def _show_past(self) -> None:
        past, session = self.sitting.past, self.sitting.session
        if past is None:
            self.past.hide()
        else:
            self.past.fill(past, session.at)

    def _show_replay(self) -> None:
        self.replay.setVisible(self.sitting.replaying)
        if self.sitting.replaying:
            session = self.sitting.session
            self.replay.fill(session.at, session.length, [entry.turn for entry in self.entries()])
            self.replay.offer_seats(self.names, self.sitting.desk.watched_as)

    def _cover(self, seat: int) -> None:
        self.scene.clear()
        self.view = None
        self.prompt.wait("")
        self.face_down.leave()
        self.curtain.emit(seat)

    def _play(self, move: Move) -> None:
        """A person has decided. What harms themselves they are asked about the first time; what the rules warn of is
        asked by the sitting, until they want to hear no more of it in this game."""
        intents = self.scene.model.intents
        hidden = self.sitting.desk.hidden
        harms = not hidden and intents.harmful(self.view, move) and move.verb not in self._sure_of
        if harms and self.sitting.session.warning(self.sitting.session.asked, move) is None:
            key = f"{self.rules.key}.prompt.sure_{move.verb}"
            self._doubt(move, Prompt(key, source=move.card, rule=intents.rule_of(move.verb)))
        else:
            self.sitting.play(move)

    def _play_surely(self, move: Move) -> None:
        self._sure_of.add(move.verb)
        if self.prompt.never is not None and self.prompt.never.isChecked():
            self.sitting.doubtless.add(self._doubted)
        self.sitting.play(move, sure=True)

    def _doubt(self, move: Move, prompt: Prompt) -> None:
        self._doubted = prompt.key
        if self.view is not None:
            self.scene.show(self.sitting.laid(self.view))  # a card that was dropped lies at home until it is sure
            self.prompt.doubt(self.view, move, prompt)

    def _say_refused(self, card: int, move: Move) -> None:
        note = self.scene.note
        if self.sitting.past is not None:
            self.past.point()
            return
        self.prompt.refuse(note.text, note.rule)

    def _refuse(self, refusal: Refusal) -> None:
        if self.sitting.past is not None:
            self.past.point()
            return
        text = refusal_text(refusal, self.rules).removesuffix(refusal.rule).strip()
        self.prompt.refuse(text, refusal.rule)
