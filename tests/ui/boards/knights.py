"""A window at whose table a position of Jedi Knights lies."""

from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QWidget

from tabletop.play.session import Session
from tabletop.ui.boards.badge_label import BadgeLabel
from tabletop.ui.boards.side_panel import SidePanel
from tabletop.ui.window.main_window import MainWindow
from tests.games.jedi_knights.front import Front
from tests.play.laid import Laid
from tests.ui.window.acting import texts as read


class Knights:
    """Two people at one desktop; whoever is asked looks, and turns its hand up."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window

    def lay(self, front: Front, seats: tuple[str, str] = ("human", "human")) -> None:
        """Sit down at this position."""
        made = Laid(front.rules, (), front.faces, dict(front.state.options), 1, seats, state=front.state)
        self.window.games.begin(lambda: Session(made))
        self._come()

    def play(self, verb: str, card: int = -1, target: int = -1) -> None:
        """The asked seat makes the first legal move that fits."""
        moves = self.page.sitting.session.state.legal
        fitting = [m for m in moves if m.verb == verb and card in (-1, m.card) and target in (-1, m.target)]
        assert fitting, (verb, moves)
        self.page.sitting.play(fitting[0])
        self._come()

    def passes(self, times: int) -> None:
        """Pass so often, whoever is asked."""
        for _ in range(times):
            self.play("pass")

    @property
    def page(self) -> Any:
        """The page of the table."""
        return self.window.page

    @property
    def panel(self) -> SidePanel:
        """What lies beside the table."""
        return self.page.table.findChild(SidePanel)

    def read(self) -> str:
        """Everything that the panel tells; what it told before is gone."""
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        return read(self.panel)

    def shown(self, kind: type[QWidget]) -> list[Any]:
        """The parts of this kind in the panel that can be seen."""
        return [part for part in self.panel.findChildren(kind) if part.isVisible()]

    def numbers(self, value: str) -> list[int]:
        """What stands in the panel's badges of that value."""
        return [badge.n for badge in self.shown(BadgeLabel) if badge.badge.value == value]

    def _come(self) -> None:
        if self.window.curtain.isVisible():
            self.window.curtain.opened.emit()
        self.page.sitting.turn_up(True)
