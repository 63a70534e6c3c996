"""The person's own decks and the ready ones."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from tabletop.core.ruleset import Deck
from tabletop.library import paths
from tabletop.library.decks import read_deck, ready_decks, write_deck
from tabletop.library.errors import Unusable
from tabletop.library.reader import read_json
from tabletop.library.safe_write import safe_write
from tabletop.library.settings import Settings

_FORBIDDEN = str.maketrans(dict.fromkeys('<>:"/\\|?*', "-") | {chr(code): None for code in range(32)})
_RESERVED = {
    "CON",
    "PRN",
    "AUX",
    "NUL",
    *(f"COM{i}" for i in range(1, 10)),
    *(f"LPT{i}" for i in range(1, 10)),
}
MOST_RECENT = 8


def own_decks(game: str) -> Iterator[tuple[Path, Deck | Unusable]]:
    """Each deck file of a game with its deck, or with what is wrong about it."""
    for path in sorted(paths.decks(game).glob("*.json")):
        try:
            deck = read_deck(read_json(path), path)
            yield path, replace(deck, name=deck.name or path.stem)
        except Unusable as wrong:
            yield path, wrong


def file_for(deck: Deck) -> Path:
    """A free file name for a deck that has none, safe on every system."""
    stem = deck.name.translate(_FORBIDDEN).strip(" .")[:60] or "deck"
    stem = f"{stem}-deck" if stem.upper() in _RESERVED else stem
    folder = paths.decks(deck.game)
    names = (f"{stem}.json", *(f"{stem} {n}.json" for n in range(2, 1000)))
    return next(folder / name for name in names if not (folder / name).exists())


def save(deck: Deck, path: Path | None) -> Path:
    """Write a deck down; the file. Raises Unusable."""
    path = path or file_for(deck)
    safe_write(path, write_deck(replace(deck, id="")))
    return path


def note_recent(settings: Settings, game: str, source: str) -> None:
    """A deck (path, or id of a ready one) has been opened."""
    told = [source, *(each for each in recent(settings, game) if each != source)]
    settings.remember(f"decks_{game}", {"recent": told[:MOST_RECENT]})


def recent(settings: Settings, game: str) -> list[str]:
    """What was opened last, newest first."""
    found = settings.last(f"decks_{game}").get("recent", [])
    return [str(each) for each in found] if isinstance(found, list) else []


def recent_first(settings: Settings, game: str) -> list[tuple[str, Deck]]:
    """(source, deck) of every usable deck: recent ones first, then own ones, then ready ones."""
    every: dict[str, Deck] = {str(path): deck for path, deck in own_decks(game) if isinstance(deck, Deck)}
    every |= {deck.id: deck for deck in ready_decks(game)}
    order = [source for source in recent(settings, game) if source in every]
    return [(source, every[source]) for source in dict.fromkeys([*order, *every])]
