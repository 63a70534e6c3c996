"""Shows its table in each tile of the start page, one at a time, so that the page answers meanwhile."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from tabletop.library.errors import Unusable
from tabletop.library.texts import language
from tabletop.ui.window.start_page import StartPage
from tabletop.ui.window.tile_picture import TilePicture, picture_file

if TYPE_CHECKING:
    from tabletop.ui.window.main_window import MainWindow


def fill_tiles(window: "MainWindow", start: StartPage, games: list[str]) -> None:
    """The first of the games now, the others after it; nothing once the page has gone."""
    if not games or window.start is not start or not start.isVisible():
        return
    tile = start.tiles[games[0]]
    if tile.ready and tile.miniature is None:
        try:
            shown = _table_of(tile.game, window.wishes.dark)
        except Unusable as wrong:
            window.message.say(str(wrong))
        else:
            if shown is not None:
                tile.put_in(shown)
    QTimer.singleShot(0, start, lambda: fill_tiles(window, start, games[1:]))


def _table_of(game: str, dark: bool) -> QWidget | None:
    """The picture that was drawn beforehand; else a small living table; None for a game without decks. Raises
    Unusable."""
    if (path := picture_file(game, language(), dark)).exists():
        return TilePicture(path)
    from tabletop.ui.window.miniature import Miniature, position

    view = position(game)
    return Miniature(game, view, dark) if view is not None else None
