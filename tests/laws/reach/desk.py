"""A window at 1366 × 768 with the largest text, and a game in it that can be set back after every try."""

import warnings
from collections.abc import Sequence
from typing import Any

from PySide6.QtWidgets import QApplication

from tabletop.core.any_order import AnyOrder
from tabletop.core.digest import digest
from tabletop.core.engine import apply
from tabletop.core.move import NONE, Move
from tabletop.core.state import State
from tabletop.games import ruleset
from tabletop.library.pool import faces
from tabletop.library.settings import Settings
from tabletop.library.texts import use
from tabletop.play.session import Session
from tabletop.play.setup import Setup
from tabletop.ui.window import looks
from tabletop.ui.window.main_window import MainWindow

SIZE = (1366, 768)
LARGEST_TEXT = 175


def opened(language: str, size: int = LARGEST_TEXT) -> MainWindow:
    """A shown window without animation."""
    settings = Settings()
    settings["speed"], settings["language"], settings["theme"] = "none", language, "dark"
    settings["ui_size"] = size
    use(language)
    looks.dress(QApplication.instance(), True, size)
    window = MainWindow(settings)
    window.resize(*SIZE)
    window.show()
    return window


class Desk:
    """One game at one window: what the person is asked, what the engine makes of an answer, and back again."""

    def __init__(self, window: MainWindow, session: Session) -> None:
        self.window = window
        window.games.begin(lambda: session)
        self.page: Any = window.page
        self.sitting = self.page.sitting
        self.session = session
        self.line = [session.move_at(at) for at in range(1, session.at + 1)]
        """What has been played, to come back to any place of it."""
        self.uncover()

    def uncover(self) -> None:
        """Whoever is asked sits at the desk, with its cards up."""
        while self.sitting.behind_curtain != NONE:
            self.window.curtain.opened.emit()
        self.sitting.turn_up(True)
        self.wake()

    def wake(self) -> None:
        """All is drawn, and the window has the keys, as a window system would give them back after a popup."""
        QApplication.processEvents()
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it is not for programs; here nobody else makes the window the active one
            QApplication.setActiveWindow(self.window)

    @property
    def moves(self) -> tuple[Move, ...]:
        """What the person at the table may answer now."""
        asked = self.page.view.decision if self.page.view is not None else None
        return asked.moves if asked is not None else ()

    def expected(self, move: Move) -> str:
        """The digest of what the engine makes of this answer."""
        s = self.sitting.draft.state
        if s is self.session.state:
            return digest(_after(s, [move]))
        frame = s.stack[-1]
        assert isinstance(frame, AnyOrder)
        rest = frame.after(s, move)
        whole = rest.whole(s)
        if whole is not None:
            return digest(_after(self.session.state, whole.moves))
        return repr(rest)

    def come_to(self, place: tuple[int, tuple[Move, ...], int]) -> str:
        """The same of where the window has come to from that place: a decision has been made, or a set has grown."""
        s = self.sitting.draft.state
        made = self.session.at != place[0] or s is self.session.state
        return digest(self.session.state) if made else repr(s.stack[-1])

    def place(self) -> tuple[int, tuple[Move, ...], int]:
        """Where the game is, to come back to it."""
        return self.session.at, tuple(self.sitting.draft._moves), self.sitting.eye

    def back_to(self, place: tuple[int, tuple[Move, ...], int]) -> None:
        """As it was at that place, nothing chosen, nothing open."""
        for popup in iter(QApplication.activePopupWidget, None):
            popup.close()
        at, chosen, _ = place
        if self.session.at != at:
            self.sitting.go_to(at, agreed=True)
        for move in self.line[self.session.at : at]:  # what was taken back is not in the line any more
            self.sitting.play(move, sure=True)
        self.uncover()
        while self.sitting.draft.back():
            pass
        for move in chosen:
            self.sitting.draft.choose(move)
        self.page.scene.model.open(NONE)
        self.page.refresh()
        QApplication.processEvents()

    def go_on(self, move: Move) -> None:
        """Play this move, without ado."""
        self.sitting.play(move, sure=True)
        self.line = [self.session.move_at(at) for at in range(1, self.session.at + 1)]
        self.uncover()


def from_position(game: str, text: str) -> Session:
    """Two people at the table that a position file describes."""
    return Session(Setup(ruleset(game), (), faces(game), {}, 1, ("human", "human"), position=text))


def _after(s: State, moves: Sequence[Move]) -> State:
    new = s.clone()
    for move in moves:
        apply(new, move)
    return new
