"""What a game shows beside its table while there is something to show: a battle, say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabletop.core.part import part
from tabletop.ui.dress import DRESSES, dress_for

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

__all__ = ["at_table", "at_window"]


def at_table(window: QWidget, page: Any) -> None:
    """A table has been laid: its board opens over its side whenever it has something to show. A free table has no rules
    that could tell anything."""
    if page.rules.free:
        return
    from tabletop.ui.boards.ticks import Ticks

    Ticks(page.scene)
    dress = dress_for(page.rules.key)
    make = dress.board_maker()
    if make is not None:
        from tabletop.ui.boards.side_panel import SidePanel

        SidePanel(page, make(page))
    for name in dress.at_table:
        part(name)(window, page)


def at_window(window: QWidget) -> None:
    """What the games add to the window."""
    for dress in DRESSES.values():
        for name in dress.at_window:
            part(name)(window)
