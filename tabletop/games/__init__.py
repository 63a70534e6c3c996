"""The games."""

from importlib import import_module
from typing import cast

from tabletop.core.layout import BoardLayout
from tabletop.core.ruleset import Ruleset
from tabletop.games.free_table import FreeTable

KEYS = ("confront_wisdom", "wing_commander", "jedi_knights", "wixoss")
PLAIN = "plain"
"""A table without a game."""
TABLES = (*KEYS, PLAIN)
TEAMS = ("jedi_knights",)
"""Games that four can play, too, in two teams."""


def ruleset(key: str, free: bool = False, seats: int = 2) -> Ruleset:
    """The ruleset of a game, imported when first asked for; `free`: its table without rules; for four seats its team
    game, where it has one. Raises KeyError."""
    if key not in TABLES:
        raise KeyError(key)
    room = import_module(f"tabletop.games.{key}")
    found = cast(Ruleset, room.TEAM_RULESET if seats == 4 and key in TEAMS else room.RULESET)
    return FreeTable(found) if free and not found.free else found


def layout(key: str, seats: int = 2) -> BoardLayout:
    """Where everything of a game lies on the table. Raises KeyError."""
    if key not in TABLES:
        raise KeyError(key)
    if seats == 4 and key in TEAMS:
        return cast(BoardLayout, import_module(f"tabletop.games.{key}.team_layout").TEAM_LAYOUT)
    return cast(BoardLayout, import_module(f"tabletop.games.{key}.layout").LAYOUT)
