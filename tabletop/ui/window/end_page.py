"""How the game ended: who won, by which rule, in how many turns; and what to do next."""

from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from tabletop.core.event import Event
from tabletop.core.move import NONE
from tabletop.core.state import DRAW
from tabletop.library.texts import say
from tabletop.library.wording import ending_text, side_name
from tabletop.play.match import Match
from tabletop.play.session import Session
from tabletop.ui.window.icons import icon, picture
from tabletop.ui.window.seat_names import standing


def ending(session: Session) -> Event | None:
    """The event that ended the game."""
    for at in range(session.at, max(0, session.at - 3), -1):
        for event in session.told(at):
            if event.kind == "ended":
                return event
    return None


class EndPage(QFrame):
    """A plate over the table. `again`, `following` (the next game of the match), `others`, `replay`, `home`,
    `linked("rule:…")`."""

    again = Signal()
    following = Signal()
    others = Signal()
    replay = Signal()
    home = Signal()
    linked = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("plate", True)
        self.labels = True
        self._goes_on = False
        column = QVBoxLayout(self)
        column.setContentsMargins(34, 24, 34, 22)
        column.setSpacing(10)
        self._picture, self._title, self._line, self._seed = QLabel(), QLabel(), QLabel(), QLabel()
        self._match = QLabel()
        self._title.setProperty("huge", True)
        self._line.setProperty("quiet", True)
        self._seed.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._rule = QLabel()
        self._rule.linkActivated.connect(self.linked)
        for label in (self._picture, self._title, self._rule, self._match, self._line, self._seed):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setWordWrap(label is not self._picture)
            column.addWidget(label)
        row = QHBoxLayout()
        row.setSpacing(10)
        self._buttons: dict[str, QPushButton] = {}
        answers = {"again": self._again, "decks": self.others.emit, "replay": self.replay.emit, "home": self.home.emit}
        for name, answer in answers.items():
            button = QPushButton()
            button.setMinimumHeight(42)
            button.setIcon(icon(name))
            button.clicked.connect(lambda _=False, answer=answer: answer())
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

    def fill(self, session: Session, names: dict[int, str]) -> None:
        """The game that is over."""
        event = ending(session)
        winner = session.state.winner
        self._picture.setPixmap(picture("won", 64, self.palette().link().color().name()))
        who = side_name(session.rules, winner, names)
        key = "window.winner" if session.rules.seats == 2 else "window.winners"
        self._title.setText(say(key, who=who) if who else say("window.nobody_won"))
        reason, rules = event.why if event else "", session.rules
        rule, why = rules.endings.get(reason, rules.end_rule), ending_text(rules, reason)
        self._rule.setText(f'{escape(why)} <a href="rule:{rule}">{rule}</a>')
        line = say("window.statistics", turns=session.state.turn, n=session.at)
        if session.taken_back:
            line += " " + say("window.marked", n=session.taken_back)
        self._line.setText(line)
        self._seed.setText(say("window.seed_was", seed=session.setup.seed))
        self._fill_match(Match(session.setup).after(winner), names)
        for name, button in self._buttons.items():
            text = say("window.end_next") if name == "again" and self._goes_on else say(f"window.end_{name}")
            button.setText(text if self.labels else "")
            button.setToolTip(text)
        if self._goes_on:
            self._buttons["again"].setToolTip(say("window.end_next_help"))
        self._look.setText(say("window.end_look"))
        self.adjustSize()
        self.show()
        self.place()
        self.raise_()
        self._buttons["again"].setFocus()

    def _again(self) -> None:
        (self.following if self._goes_on else self.again).emit()

    def _fill_match(self, match: Match, names: dict[int, str]) -> None:
        """The standing, where there is a match (CW-15.8)."""
        self._goes_on = match.winner == NONE
        self._match.setVisible(match.games > 1)
        wins = standing(names, match.wins)
        text = say("window.match_standing", wins=escape(wins), games=match.games)
        if match.winner in names:
            text += f"<br><b>{escape(say('window.match_won', who=names[match.winner]))}</b>"
        elif match.winner == DRAW:
            text += f"<br><b>{escape(say('window.match_drawn'))}</b>"
        self._match.setText(text)

    def place(self) -> None:
        """In the middle of the table."""
        room = self.parentWidget().rect()
        self.resize(min(max(self.sizeHint().width(), 560), room.width() - 20), self.sizeHint().height())
        self.move((room.width() - self.width()) // 2, (room.height() - self.height()) // 2)
