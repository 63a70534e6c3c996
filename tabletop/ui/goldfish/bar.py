"""While somebody plays alone: begin again, with the same hand or another, and a line for each turn."""

from dataclasses import replace

from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from tabletop.core.view import View
from tabletop.library.texts import catalogue, say
from tabletop.play.session import Session
from tabletop.ui.decks.icons import icon


def turn_line(game: str, view: View, seat: int) -> str:
    """The turn and every number of the game that this seat can read off the table."""
    told = []
    for what, value in view.facts.items():
        n = value[seat] if isinstance(value, (tuple, list)) and len(value) == 2 else value
        key = f"{game}.fact.{what}"
        if isinstance(n, int) and not isinstance(n, bool) and key in catalogue():
            told.append(say("decks.goldfish_number", what=say(key), n=n))
    return say("decks.goldfish_turn", n=view.turn, numbers=say("game.list_joint").join(told))


class GoldfishBar(QFrame):
    """Restart with the same or another seed; the same hand played otherwise; what each turn came to."""

    def __init__(self, window, page, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.window_, self.page = window, page
        self.setProperty("bar", True)
        self.lines: list[str] = []
        self._turn, self._line = 0, ""
        self.told = QLabel()
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 3, 12, 3)
        for name, picture, do in (
            ("same_hand", "branch", self.same_hand),
            ("same_seed", "again", self.same_seed),
            ("new_seed", "dice", self.new_seed),
        ):  # fmt: skip
            button = QPushButton(icon(picture), say(f"decks.goldfish_{name}"))
            button.setProperty("flat", True)
            button.setToolTip(say(f"decks.goldfish_{name}_help"))
            button.clicked.connect(do)
            row.addWidget(button)
        row.addStretch(1)
        row.addWidget(self.told)
        page.drawn.connect(self.refresh)

    def refresh(self) -> None:
        """Follow the turn; a turn that is over becomes a line."""
        view = self.page.view
        if view is None:
            return
        if view.turn < self._turn:
            self.lines = []
        elif view.turn > self._turn and self._turn:
            self.lines.append(self._line)
        seat = self.page.sitting.seats.humans[0]
        self._turn, self._line = view.turn, turn_line(self.page.rules.key, view, seat)
        self.told.setText(self.lines[-1] if self.lines else self._line)
        self.told.setToolTip("\n".join([*self.lines, self._line]))

    def first_decision(self) -> int:
        """The place of the line at which the opening hand is settled and the first turn begins."""
        session = self.page.sitting.session
        seat = self.page.sitting.seats.humans[0]
        for at in range(session.length + 1):
            if session.view_at(at, seat).turn > 0:
                return at
        return 0

    def same_hand(self) -> None:
        """Back to the first turn, to try another line; the old one can still be redone until a move is made."""
        self.page.sitting.go_to(self.first_decision())

    def same_seed(self) -> None:
        """The same deal from the very beginning."""
        self._deal(self.page.sitting.session.setup.seed)

    def new_seed(self) -> None:
        """Another deal."""
        self._deal(None)

    def _deal(self, seed: int | None) -> None:
        from tabletop.ui.window.wanted import Wanted

        setup = self.page.sitting.session.setup
        wanted = Wanted(setup.rules.key, setup.decks, setup.seats, setup.options, seed, free=setup.rules.free)
        fresh = replace(wanted.setup(), faces=setup.faces)
        self.window_.start_session(lambda: Session(fresh), self.page.sitting.open_hands)
