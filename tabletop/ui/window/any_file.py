"""Files of every kind that the program opens, each in the part of it where it belongs."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from tabletop.library.errors import Unusable
from tabletop.play.kinds import kind_of

if TYPE_CHECKING:
    from tabletop.ui.window.main_window import MainWindow


def open_any(window: "MainWindow", files: Sequence[Path]) -> None:
    """A saved game, a position, a deck, a stereo picture; two files are the pictures of a pair, left first."""
    if len(files) > 1:
        try:
            _pair(window, files)
        except Unusable as wrong:
            window.message.say(str(wrong))
    else:
        window.games.open(files[0])


def open_elsewhere(window: "MainWindow", path: Path) -> bool:
    """Open what is no saved game; False for one, and for what cannot be opened at all."""
    kind = kind_of(str(path)).kind
    ways = {"position": _position, "deck": _deck, "picture": lambda window, path: _pair(window, [path])}
    if kind not in ways:
        return False
    try:
        ways[kind](window, path)
    except Unusable as wrong:
        window.message.say(str(wrong))
    return True


def _position(window: "MainWindow", path: Path) -> None:
    from tabletop.ui.sandbox.positions import open_position

    open_position(window, path)


def _deck(window: "MainWindow", path: Path) -> None:
    from tabletop.library.deck_text import open_deck
    from tabletop.ui.decks import open_room

    imported = open_deck(str(path))
    room = open_room(window)
    if imported.form == "tabletop" and not imported.open:
        room.open_deck(imported.deck, str(path.resolve()) if path.exists() else imported.deck.id)
    else:
        room.acts.offer(imported, path.stem)


def _pair(window: "MainWindow", files: Sequence[Path]) -> None:
    from tabletop.ui.stereo import open_viewer

    for file in files:
        if not file.exists():
            raise Unusable("errors.no_file", path=file)
    open_viewer(window, files)
