"""Books: what makes one legal, and laying two of them out."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from tabletop.core.card import Card, Face
from tabletop.core.refusal import Refusal, refuse
from tabletop.core.ruleset import Deck
from tabletop.core.state import State
from tabletop.games.confront_wisdom import words
from tabletop.games.confront_wisdom.turn import ChooseInitiative

BOTH = 3
"""Bits of both seats."""


def check(deck: Deck, faces: Mapping[str, Face], options: Mapping[str, Any]) -> list[Refusal]:
    """Every broken clause of CW-4 (and CW-15.1)."""
    ids = deck.piles.get("book", ())
    broken = []
    if len(ids) != words.BOOK_SIZE:
        broken.append(refuse("CW-4.1", "confront_wisdom.book.size", n=len(ids)))
    if not any(faces[id].kind == "unit" for id in ids):
        broken.append(refuse("CW-4.5", "confront_wisdom.book.no_unit"))
    limit = options["copy_limit"]
    for id, n in Counter(ids).items():
        if n > limit:
            broken.append(refuse("CW-15.1", "confront_wisdom.book.copies", card=faces[id], n=n, limit=limit))
    return broken


def lay_out(s: State, decks: Sequence[Deck], faces: Mapping[str, Face]) -> None:
    """The books as five columns each (CW-4.1); the piles list three rows of five, the top row first."""
    known = BOTH if s.options["open_books"] else 0
    for seat, deck in enumerate(decks):
        for zone, column in _columns(tuple([faces[id] for id in deck.piles["book"]]), seat, known):
            first = len(s.cards)
            s.cards += column
            s.zones[zone] = tuple(range(first, len(s.cards)))
    s.stack.append(ChooseInitiative(0))


@lru_cache(64)
def _columns(book: tuple[Face, ...], seat: int, known: int) -> tuple[tuple[int, tuple[Card, ...]], ...]:
    """Zone and cards of each column, from below. The same books are dealt again and again, and cards never change."""
    return tuple(
        (zone, tuple(Card(face, seat, seat, zone, known=known) for face in book[column :: words.COLUMNS][::-1]))
        for column, zone in enumerate(words.COLUMN[seat])
    )
