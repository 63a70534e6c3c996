"""The one way from what a person names, on the command line or in the window, to a deck."""

from pathlib import Path

from tabletop.games import KEYS
from tabletop.library.deck_text.reading import read_bytes, read_file
from tabletop.library.deck_text.report import Imported, as_it_lies
from tabletop.library.decks import ready_deck
from tabletop.library.errors import Unusable
from tabletop.library.reader.standard_input import STANDARD, standard_input
from tabletop.library.texts import say


def open_deck(source: str, game: str = "", likely: str = "") -> Imported:
    """A ready deck by its id, a deck file of any form by its path, or `-`: standard input. `game` holds where a person
    names it, `likely` only where nothing else tells. Raises Unusable."""
    if source == STANDARD:
        return read_bytes(standard_input(), say("decks.standard_input"), game, likely)
    path = Path(source)
    for key in KEYS if path.name == source else ():
        ready = ready_deck(key, source)
        if ready is not None and game in ("", key):
            return as_it_lies(ready)
    if not path.exists() and path.suffix == "":
        raise Unusable("errors.unknown_deck", id=source)
    return read_file(path, game, likely)
