"""Cards that a save names and this program does not know: cards of a pack that is gone, or of a later version."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from tabletop.core.card import Face
from tabletop.core.move import Move
from tabletop.core.text_card import KIND, from_id
from tabletop.library.printable import printable

LONGEST_NAME = 60


def placeholder(id: str) -> Face:
    """A card that says no more than its number; it can be moved by hand, and the rules know nothing of it."""
    name = printable(id, LONGEST_NAME)
    return Face(id, KIND, {"en": name, "ja": name}, printed=name)


def named(piles: Iterable[Sequence[str]], position: Mapping[str, Any], moves: Iterable[Move]) -> Iterator[str]:
    """Every card id that the decks, the data of a position and the moves of a save name."""
    for pile in piles:
        yield from pile
    zones = position.get("zones")
    for entries in zones.values() if isinstance(zones, Mapping) else ():
        for entry in entries if isinstance(entries, list) else ():
            if isinstance(entry, str) and entry.split() and entry.split()[0] != "?":
                yield entry.split()[0]
    for move in moves:
        if move.verb == "free.make":
            yield move.text


def strangers(ids: Iterable[str], known: Mapping[str, Face]) -> dict[str, Face]:
    """A placeholder for each id that is not known."""
    return {id: placeholder(id) for id in ids if id and id not in known and from_id(id) is None}
