"""One's own games: written down when they end, looked at from the Tools menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

__all__ = ["at_table", "open_statistics"]


def at_table(window: QWidget, page: object) -> None:
    """Write the game down once it is over."""
    from tabletop.ui.statistics.recorder import Recorder

    page.recorder = Recorder(window, page)  # type: ignore[attr-defined]


def open_statistics(window: QWidget) -> None:
    """The table of all games."""
    from tabletop.ui.statistics.dialog import StatisticsDialog

    StatisticsDialog(window).exec()
