"""Piles as lines of lists: how many of what, and what it is called."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from tabletop.core.ruleset import Deck
from tabletop.library.deck_form import deck_form
from tabletop.library.deck_text.placeholders import written_name
from tabletop.library.pool import faces

MOST_COPIES = 999
"""Of one line: readers of lists take three digits."""


def cards_in(deck: Deck, place: str) -> Sequence[str]:
    """The ids in a pile, or in a zone beside the deck."""
    return deck.piles.get(place) or deck.beside.get(place, ())


def counted(deck: Deck, place: str) -> list[tuple[int, str]]:
    """(copies, id) in the order of the pile; only neighbours are put together where the order is the person's."""
    ids, piles = cards_in(deck, place), deck_form(deck.game).piles
    if place in piles and piles[place].ordered:
        return [(len(list(same)), id) for id, same in groupby(ids)]
    return [(ids.count(id), id) for id in dict.fromkeys(ids)]


def in_lines(deck: Deck, place: str) -> Iterator[tuple[int, str]]:
    """The same with at most MOST_COPIES at a time."""
    for copies, id in counted(deck, place):
        for done in range(0, copies, MOST_COPIES):
            yield min(MOST_COPIES, copies - done), id


def name_of(game: str, id: str, language: str) -> str:
    """The printed name, or what the list said of an unknown card."""
    face = faces(game).get(id)
    return (face.name.get(language) or face.id) if face is not None else written_name(id)
