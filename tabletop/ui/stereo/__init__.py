"""The stereogram viewer: a window of its own. Numpy, Pillow and OpenCV are imported when it first opens."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMenu, QWidget

    from tabletop.core.view import CardView
    from tabletop.ui.stereo.viewer import Viewer

__all__ = ["at_table", "menu_entry", "open_room", "open_viewer"]


def open_viewer(parent: QWidget | None = None, source: Path | Sequence[Path] | None = None) -> Viewer:
    """The viewer of this window, with a pair, one stereo file or a folder if one is named (left first)."""
    from tabletop.ui.stereo.doors import viewer_of

    viewer = viewer_of(parent)
    if source is not None:
        viewer.open([source] if isinstance(source, Path) else list(source))
    viewer.show()
    viewer.activateWindow()
    return viewer


def open_room(window: QWidget, game: str = "") -> Viewer:
    """From the start page: the gallery of built-in pairs stands at its left, and its first pair is open."""
    viewer = open_viewer(window)
    viewer.open_first()
    return viewer


def at_table(window: QWidget, page: object) -> None:
    """Cards that have an L/R pair get an entry in their menu."""
    page.scene.add_to_menus(lambda menu, card: menu_entry(menu, card, window))  # type: ignore[attr-defined]


def menu_entry(menu: QMenu, card: CardView | None, window: QWidget | None = None) -> None:
    """Adds "See in depth" to the menu of a card that has an L/R pair; nothing for any other."""
    from tabletop.ui.stereo.doors import add_entry

    add_entry(menu, card, window)
