"""Puts a miniature into each tile of the start page, one at a time, so that the page answers meanwhile."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from tabletop.library.errors import Unusable
from tabletop.ui.window.start_page import StartPage

if TYPE_CHECKING:
    from tabletop.ui.window.main_window import MainWindow


def fill_tiles(window: "MainWindow", start: StartPage, games: list[str]) -> None:
    """The first of the games now, the others after it; nothing once the page has gone."""
    if not games or window.start is not start or not start.isVisible():
        return
    tile = start.tiles[games[0]]
    if tile.ready and tile.miniature is None:
        from tabletop.ui.window.miniature import Miniature, position

        try:
            view = position(tile.game)
        except Unusable as wrong:
            window.message.say(str(wrong))
        else:
            if view is not None:
                tile.put_in(Miniature(tile.game, view, window.wishes.dark))
    QTimer.singleShot(0, start, lambda: fill_tiles(window, start, games[1:]))
