"""How the game ended: who won, by which rule, in how many turns; and what to do next."""

from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from tabletop.core.event import Event
from tabletop.library.texts import say
from tabletop.library.wording import ending_text
from tabletop.play.session import Session
from tabletop.ui.window.icons import icon, picture


def ending(session: Session) -> Event | None:
    """The event that ended the game."""
    for at in range(session.at, max(0, session.at - 3), -1):
        for event in session.told(at):
            if event.kind == "ended":
                return event
    return None


class EndPage(QFrame):
    """A plate over the table. `again`, `others`, `replay`, `home`, `linked("rule:…")`."""

    again = Signal()
    others = Signal()
    replay = Signal()
    home = Signal()
    linked = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("plate", True)
        self.labels = True
        column = QVBoxLayout(self)
        column.setContentsMargins(34, 24, 34, 22)
        column.setSpacing(10)
        self._picture, self._title, self._line, self._seed = QLabel(), QLabel(), QLabel(), QLabel()
        self._title.setProperty("huge", True)
        self._line.setProperty("quiet", True)
        self._seed.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._rule = QLabel()
        self._rule.linkActivated.connect(self.linked)
        for label in (self._picture, self._title, self._rule, self._line, self._seed):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setWordWrap(label is not self._picture)
            column.addWidget(label)
        row = QHBoxLayout()
        row.setSpacing(10)
        self._buttons: dict[str, QPushButton] = {}
        signals = {"again": self.again, "decks": self.others, "replay": self.replay, "home": self.home}
        for name, signal in signals.items():
            button = QPushButton()
            button.setMinimumHeight(42)
            button.setIcon(icon(name))
            button.clicked.connect(signal)
            row.addWidget(button)
            self._buttons[name] = button
        self._buttons["again"].setProperty("primary", True)
        self._buttons["again"].setIcon(icon("again", "#ffffff"))
        column.addLayout(row)
        self._look = QPushButton()
        self._look.setProperty("flat", True)
        self._look.clicked.connect(self.hide)
        column.addWidget(self._look, 0, Qt.AlignmentFlag.AlignCenter)
        self.hide()

    def fill(self, session: Session, names: dict[int, str], marked: int) -> None:
        """The game that is over."""
        event = ending(session)
        winner = session.state.winner
        self._picture.setPixmap(picture("won", 64, self.palette().link().color().name()))
        drawn = winner not in names
        self._title.setText(say("window.nobody_won") if drawn else say("window.winner", who=names[winner]))
        rule = session.rules.end_rule
        why = ending_text(session.rules, event.why) if event else ""
        self._rule.setText(f'{escape(why)} <a href="rule:{rule}">{rule}</a>')
        line = say("window.statistics", turns=session.state.turn, n=session.at)
        if marked:
            line += " " + say("window.marked", n=marked)
        self._line.setText(line)
        self._seed.setText(say("window.seed_was", seed=session.setup.seed))
        for name, button in self._buttons.items():
            button.setText(say(f"window.end_{name}") if self.labels else "")
            button.setToolTip(say(f"window.end_{name}"))
        self._look.setText(say("window.end_look"))
        self.adjustSize()
        self.show()
        self.place()
        self.raise_()
        self._buttons["again"].setFocus()

    def place(self) -> None:
        """In the middle of the table."""
        room = self.parentWidget().rect()
        self.resize(min(max(self.sizeHint().width(), 560), room.width() - 20), self.sizeHint().height())
        self.move((room.width() - self.width()) // 2, (room.height() - self.height()) // 2)
