"""The games. Each is a folder here whose package exports `GAME`, its description; nothing else lists them."""

from pkgutil import iter_modules
from typing import TYPE_CHECKING

from tabletop.core.part import part
from tabletop.games.game import Game

if TYPE_CHECKING:
    from tabletop.core.layout import BoardLayout
    from tabletop.core.ruleset import Ruleset


def _found() -> dict[str, Game]:
    # A frozen program has no folders, but answers iter_modules all the same.
    rooms = [found.name for found in iter_modules(__path__) if found.ispkg]
    games = sorted((part(f"{room}:GAME", __name__) for room in rooms), key=lambda game: game.place)
    return {game.key: game for game in games}


GAMES = _found()
"""Every description by its key, in the order of their places."""
KEYS = tuple(key for key, game in GAMES.items() if game.listed)
TABLES = tuple(GAMES)
PLAIN = "plain"
"""A table without a game."""
TEAMS = tuple(key for key, game in GAMES.items() if 4 in game.tables)
"""Games that four can play, too, in two teams."""


def ruleset(key: str, free: bool = False, seats: int = 2) -> "Ruleset":
    """The ruleset of a game, imported when first asked for; `free`: its table without rules; for four seats its team
    game, where it has one. Raises KeyError."""
    found = GAMES[key].rules(seats)
    if not free or found.free:
        return found
    from tabletop.games.free_table import FreeTable

    return FreeTable(found)


def layout(key: str, seats: int = 2) -> "BoardLayout":
    """Where everything of a game lies on the table. Raises KeyError."""
    return GAMES[key].layout(seats)
