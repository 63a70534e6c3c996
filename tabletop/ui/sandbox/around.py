"""What play by hand needs of the window and of the table it is at, and nothing else of them."""

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from PySide6.QtCore import SignalInstance
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLayout, QMenu

from tabletop.core.ruleset import Ruleset
from tabletop.core.view import View
from tabletop.library.settings import Settings
from tabletop.play.session import Session
from tabletop.ui.cards import CardPixmaps
from tabletop.ui.table.scene import TableScene
from tabletop.ui.table.view import TableView
from tabletop.ui.window.sitting import Sitting


class AtTable(Protocol):
    """The page of a game: what is shown, and who sits there."""

    rules: Ruleset
    view: View | None
    sitting: Sitting
    scene: TableScene
    table: TableView
    pixmaps: CardPixmaps
    hand: Any
    """Where play by hand puts itself, so that the window's menus find it."""
    linked: SignalInstance
    drawn: SignalInstance

    def layout(self) -> QLayout | None:
        """The column that a bar can be put into."""


class Messages(Protocol):
    """One sentence above the page."""

    def say(self, text: str, *answers: tuple[str, object], mark: str = "warning") -> None:
        """Show it, with answers."""

    def dismiss(self) -> None:
        """Take it away."""


class MenusAround(Protocol):
    """The menu bar."""

    menus: Mapping[str, QMenu]
    actions: Mapping[str, QAction]
    hooks: list[Callable[[Any], None]]


class Around(Protocol):
    """The window."""

    page: AtTable | None
    settings: Settings
    message: Messages
    menus: MenusAround
    docks: Any
    deal: Callable[[Any], None]
    follow: Callable[[str], None]

    def start_session(self, make: Callable[[], Session], open_hands: bool = False) -> None:
        """Sit down at a session of its own."""

    def addAction(self, action: QAction) -> None:
        """A key of the window."""
