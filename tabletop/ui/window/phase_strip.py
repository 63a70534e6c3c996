"""The strip below the table: whose turn it is, how far it has come, where to stop, and passing for a while."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QMenu, QToolButton, QWidget

from tabletop.core.ruleset import Ruleset
from tabletop.core.view import View
from tabletop.library.texts import say
from tabletop.play.stops import Stops
from tabletop.play.until import UNTILS
from tabletop.ui.table.model.words import term
from tabletop.ui.window.phase_row import PhaseRow


class PhaseStrip(QFrame):
    """`stopped(Stops)`: the marks have been changed. `passes(what)`: one of UNTILS, "" for asking again."""

    stopped = Signal(object)
    passes = Signal(str)

    def __init__(self, rules: Ruleset, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rules = rules
        self.stops = Stops()
        self._phase, self._passing = "", ""
        self.setProperty("bar", True)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 1, 8, 1)
        row.setSpacing(14)
        self._turn, self.row = QLabel(), PhaseRow()
        self.row.turned.connect(self._turn_mark)
        self.until = QToolButton()
        self.until.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.until.clicked.connect(self._stop_passing)
        self._menu = QMenu(self.until)
        self._entries: dict[str, QAction] = {}
        for what in UNTILS:
            action = self._menu.addAction("")
            action.triggered.connect(lambda _=False, what=what: self.passes.emit(what))
            self._entries[what] = action
        row.addWidget(self._turn)
        row.addWidget(self.row, 1)
        row.addWidget(self.until)
        self.show_passing("", False)

    def fill(self, view: View, name: str) -> None:
        """Whose turn it is and how far it has come."""
        self._turn.setText(
            say("window.turn_of", n=view.turn, who=name) if view.turn else say("window.before")
        )
        self._phase = view.phase
        self._write()
        self.setAccessibleName(term(self.rules.key, f"phase.{view.phase}") if view.phase else "")

    def show_stops(self, stops: Stops) -> None:
        """These marks are in force."""
        self.stops = stops
        self._write()

    def show_passing(self, passing: str, can: bool) -> None:
        """What is passed until ("": nothing); whether there is anything to pass."""
        self._passing = passing
        for what, action in self._entries.items():
            action.setText(say(f"window.until_{what}"))
        self.until.setText(say(f"window.passing_{passing}") if passing else say("window.pass_until"))
        self.until.setToolTip(say("window.ask_again") if passing else say("window.pass_until_help"))
        self.until.setMenu(None if passing else self._menu)  # type: ignore[arg-type]
        self.until.setProperty("primary", bool(passing))
        self.until.setEnabled(can or bool(passing))
        self.until.setVisible(can or bool(passing))

    def _stop_passing(self) -> None:
        if self._passing:
            self.passes.emit("")

    def _turn_mark(self, phase: str, whose: str) -> None:
        self.show_stops(self.stops.turned(phase, whose))
        self.stopped.emit(self.stops)

    def _write(self) -> None:
        names = [(phase, term(self.rules.key, f"phase.{phase}")) for phase in self.rules.phases]
        self.row.fill(names, self._phase, self.stops)
