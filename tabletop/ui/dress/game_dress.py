"""How a game looks: all that the window asks by a game's key.

A start reads the dresses of all games, so parts are named, and imported when something of the game is shown.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, cast

from tabletop.core.part import part

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from tabletop.core.view import View
    from tabletop.core.zone import ZoneDef
    from tabletop.ui.art.picture import Draw
    from tabletop.ui.boards.side_panel import Board
    from tabletop.ui.cards.styles import GameStyle


@dataclass(frozen=True)
class GameDress:
    """Parts are named as `module:name`. `picture` draws the picture of a card. In the folder of the dress `style.py`
    has the frames and badges (`STYLE`), `back.py` the back of a card (`paint`) and, if `two_backs`, which of them a
    card has of which only zone and owner are known (`side_of`).

    `board` is what opens over the side of the table while there is something to show. `at_table`
    and `at_window` are called as the rooms of the same names are (ui/window/rooms.py).
    """

    key: str
    picture: str
    two_backs: bool = False
    board: str = ""
    at_table: tuple[str, ...] = ()
    at_window: tuple[str, ...] = ()

    @property
    def style(self) -> "GameStyle":
        """Frames, badges and icons."""
        return cast("GameStyle", part("style:STYLE", self._room))

    @property
    def draw(self) -> "Draw":
        """What draws the picture of a card."""
        return cast("Draw", part(self.picture))

    def paint_back(self, painter: "QPainter", area: "QRectF", side: str) -> None:
        """The back of a card; `side` is its `face.back`."""
        part("back:paint", self._room)(painter, area, side)

    def side_of(self, view: "View", zone: "ZoneDef", owner: int) -> str:
        """The side of a back, as `face.back` would say it, of a card of which nothing else is known."""
        return str(part("back:side_of", self._room)(view, zone, owner)) if self.two_backs else ""

    def board_maker(self) -> "Callable[[Any], Board] | None":
        """What makes the board for a `GamePage`; None for a game that has none."""
        return cast("Callable[[Any], Board]", part(self.board)) if self.board else None

    @property
    def _room(self) -> str:
        return f"tabletop.ui.dress.{self.key}"
