"""What a game tells of itself: all that the rest of the program asks by a game's key.

A start reads the descriptions of all games, so they are words and numbers only; rules and layouts are named, and
imported when a table is laid.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, cast

from tabletop.core.part import part

if TYPE_CHECKING:
    from tabletop.core.layout import BoardLayout
    from tabletop.core.ruleset import Ruleset


@dataclass(frozen=True)
class Table:
    """The table of a game for so many seats: names of its Ruleset and its BoardLayout, within the game's folder."""

    rules: str = "rules:RULESET"
    layout: str = "layout:LAYOUT"


@dataclass(frozen=True)
class Game:
    """`key` is the game's folder here, in cards/ and in assets/. `place` orders the games where they are listed.

    `accent` is its colour (#rrggbb). `tables` are by the number of seats; `seats` lists those that have one.
    `named`: words by which deck files of other programs name the game (lower case); `forms`: file forms of other
    programs that hold decks of this game only. `listed`: a game with cards, which stands on the start page; the
    plain table is none. `first_deck`: the id of the deck that is recommended for the first game. `presets`: names of
    settings of the options that belong together, and their values.
    """

    key: str
    place: int
    accent: str
    tables: Mapping[int, Table] = field(default_factory=lambda: {2: Table()})
    named: tuple[str, ...] = ()
    forms: tuple[str, ...] = ()
    listed: bool = True
    first_deck: str = ""
    presets: Mapping[str, Mapping[str, object]] = field(default_factory=dict)

    @property
    def seats(self) -> tuple[int, ...]:
        """How many can play it."""
        return tuple(sorted(self.tables))

    def rules(self, seats: int = 2) -> "Ruleset":
        """The ruleset for so many seats, imported now; that of two where the game knows no such table."""
        return cast("Ruleset", part(self._table(seats).rules, self._room))

    def layout(self, seats: int = 2) -> "BoardLayout":
        """Where everything lies for so many seats, and what gestures mean there; imported now."""
        return cast("BoardLayout", part(self._table(seats).layout, self._room))

    @property
    def _room(self) -> str:
        return f"tabletop.games.{self.key}"

    def _table(self, seats: int) -> Table:
        return self.tables.get(seats, self.tables[2])
