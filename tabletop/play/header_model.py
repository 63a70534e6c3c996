"""The header of a save or journal, checked: what a game can be dealt from, or one sentence."""

from typing import Annotated, Any

from pydantic import Field, StringConstraints

from tabletop.core.ruleset import OptionDef
from tabletop.core.state import DRAW
from tabletop.library.reader.bounds import LARGEST_SEED, MOST_CARDS, MOST_SEATS
from tabletop.library.reader.models import Strict

Id = Annotated[str, StringConstraints(max_length=1_000)]
Name = Annotated[str, StringConstraints(max_length=1_000)]
MOST_PILES = 20
LONGEST_MATCH = 99
LARGEST_COUNT = 1_000_000
"""Nobody takes back more often; what says more is no save."""


class DeckHeader(Strict):
    """A deck as it lay when the game began."""

    name: Name
    id: Name = ""
    piles: dict[Name, Annotated[list[Id], Field(max_length=MOST_CARDS)]] = Field(max_length=MOST_PILES)
    setup: dict[str, Any] = Field(default_factory=dict)


class Header(Strict):
    """What stands in the first line; more than this may stand there, written by a later version of the same form."""

    ruleset: Name
    version: int = 1
    landmark: int = 0
    seed: int = Field(ge=0, le=LARGEST_SEED)
    decks: list[DeckHeader] = Field(max_length=MOST_SEATS)
    cards: dict[Id, Name] = Field(default_factory=dict)
    options: dict[Name, bool | int | str] = Field(default_factory=dict)
    seats: list[Name] = Field(default=["human", "human"], min_length=1, max_length=MOST_SEATS)
    title: str = ""
    date: str = ""
    position: str = ""
    free: bool = False
    results: list[Annotated[int, Field(ge=0, le=DRAW)]] = Field(default=[], max_length=LONGEST_MATCH)
    taken_back: int = Field(default=0, ge=0, lt=LARGEST_COUNT)


def fits(option: OptionDef, value: object) -> bool:
    """Whether an option may have a value; True is not 1."""
    if isinstance(option.choices, range):
        return type(value) is int and value in option.choices
    return any(type(choice) is type(value) and choice == value for choice in option.choices)


__all__ = ["DeckHeader", "Header", "fits"]
