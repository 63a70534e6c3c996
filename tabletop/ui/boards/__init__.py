"""What a game shows beside its table while there is something to show: a battle, say."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from tabletop.ui.boards.side_panel import Board

__all__ = ["at_table", "board_for"]


def board_for(game: str) -> Callable[[Any], Board] | None:
    """What makes the board of a game for a `GamePage`; None for a game that has none."""
    if game == "wing_commander":
        from tabletop.ui.boards.wing_commander import BattleBoard

        return BattleBoard
    if game == "jedi_knights":
        from tabletop.ui.boards.jedi_knights.board import PlanetBoard

        return PlanetBoard
    return None


def at_table(window: QWidget, page: Any) -> None:
    """A table has been laid: its board opens over its side whenever it has something to show. A free table has no rules
    that could tell anything."""
    if page.rules.free:
        return
    from tabletop.ui.boards.ticks import Ticks

    Ticks(page.scene)
    make = board_for(page.rules.key)
    if make is not None:
        from tabletop.ui.boards.side_panel import SidePanel

        SidePanel(page, make(page))
    if page.rules.key == "jedi_knights":
        from tabletop.ui.boards.jedi_knights.lines import BattleLines

        BattleLines(page.scene)
