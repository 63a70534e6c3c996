"""The dresses of the games. Each is a folder here whose package exports `DRESS`; nothing else lists them."""

from pkgutil import iter_modules

from tabletop.core.part import part
from tabletop.games import PLAIN
from tabletop.ui.dress.game_dress import GameDress

DRESSES: dict[str, GameDress] = {
    found.name: part(f"{found.name}:DRESS", __name__) for found in iter_modules(__path__) if found.ispkg
}


def dress_for(game: str) -> GameDress:
    """The dress of a game, plain clothes for one that has none."""
    return DRESSES.get(game, DRESSES[PLAIN])
