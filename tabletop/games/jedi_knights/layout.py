"""Where everything lies: the surface of the planet in the middle, space beyond it, the panel in a column of its own.

The upper right corner is left free for the panel beside the table; so the far seat's piles are small and lie along its
edge. Both seats have their theme and their force on the left.
"""

from dataclasses import replace

from tabletop.core.layout import (
    COLUMN,
    FAN,
    FAR,
    NEAR,
    PILE,
    ROW,
    SHARED,
    START,
    Attachment,
    BoardLayout,
    Box,
    NumberPlace,
    Place,
    opposite,
)  # fmt: skip
from tabletop.games.jedi_knights.gestures import GESTURES

_MIDDLE = -1.27
"""Of the rows of cards in play, left of the panel."""
_WIDE = 11.8
_SURFACE_Y, _SPACE_Y, _EDGE_Y = 1.8, 3.7, 5.36
_NUMBERS_Y = 2.0


def _zone(key: str) -> str:
    return f"jedi_knights.zone.{key}"


def mirrored(place: Place) -> Place:
    """The same place for the far seat, on the same end of the table."""
    return replace(opposite(place), x=place.x)


_IN_PLAY = (
    Place("at_site", NEAR, _MIDDLE, _SURFACE_Y, ROW, (1.16, 0.0), length=_WIDE, label=_zone("at_site"), titled=True),
    Place("at_system", NEAR, _MIDDLE - 0.95, _SPACE_Y, ROW, (1.16, 0.0), length=_WIDE - 1.9, label=_zone("at_system"),
          titled=True),
    Place("table", NEAR, 3.8, _SPACE_Y, ROW, (0.92, 0.0), length=1.7, scale=0.8, label=_zone("table")),
    Place("force_in_use", NEAR, -8.85, _SPACE_Y, PILE, label=_zone("force_in_use")),
    Place("controlled_locations", NEAR, -7.85, _SPACE_Y, COLUMN, (0.0, -0.5), length=1.4, scale=0.66, sideways=True,
          label=_zone("controlled_locations")),
)  # fmt: skip
"""What must be read from an arm's length on both sides. Controlled locations climb, so that each one's bonus credits
are seen."""

_SET_UP = (
    Place("locations", NEAR, _MIDDLE, _SURFACE_Y, ROW, (1.44, 0.0), length=_WIDE - 0.2, align=START, scale=0.84,
          sideways=True, kinds=("location",), framed=False, hand=True),
    Place("locations", NEAR, _MIDDLE, _SPACE_Y, ROW, (1.16, 0.0), length=_WIDE - 0.2, align=START, framed=False,
          hand=True),
    Place("locations", FAR, 2.4, -_SURFACE_Y, ROW, (1.04, 0.0), length=4.2, scale=0.7, framed=False),
)  # fmt: skip
"""Starting cards and locations, until they are set aside or chosen: the rows of cards in play are free so long."""

_NEAR_EDGE = (
    Place("theme", NEAR, -8.85, _EDGE_Y, PILE, label=_zone("theme")),
    Place("theme_pile", NEAR, -6.4, _EDGE_Y, FAN, (0.56, 0.0), length=3.6, scale=0.84, label=_zone("theme_pile"),
          titled=True, hand=True),
    Place("hand", NEAR, -0.72, _EDGE_Y - 0.03, FAN, (0.86, 0.0), length=7.5, label=_zone("hand"), hand=True),
    Place("force_deck", NEAR, 5.45, _EDGE_Y, FAN, (0.58, 0.0), length=4.5, scale=0.84, label=_zone("force_deck"),
          titled=True, hand=True),
    Place("draw_deck", NEAR, 8.75, _EDGE_Y, PILE, label=_zone("draw_deck"), count=True),
    Place("discard", NEAR, 8.75, 3.87, PILE, label=_zone("discard"), count=True),
    Place("used_force", NEAR, 7.45, 4.04, PILE, scale=0.76, label=_zone("used_force"), count=True),
    Place("destiny", NEAR, 3.95, 0.0, PILE, scale=0.68, label=_zone("destiny")),
)  # fmt: skip

_FAR_EDGE = (
    Place("theme", FAR, -8.85, -_EDGE_Y, PILE, label=_zone("theme")),
    Place("theme_pile", FAR, -7.05, -5.45, FAN, (-0.5, 0.0), length=1.9, scale=0.64, label=_zone("theme_pile")),
    Place("hand", FAR, -3.3, -5.42, FAN, (-0.7, 0.0), length=4.9, scale=0.7, label=_zone("hand"), count=True),
    Place("force_deck", FAR, 0.6, -5.45, FAN, (-0.4, 0.0), length=2.3, scale=0.64, label=_zone("force_deck")),
    Place("used_force", FAR, 2.25, -5.42, PILE, scale=0.6, label=_zone("used_force")),
    Place("discard", FAR, 3.15, -5.42, PILE, scale=0.7, label=_zone("discard"), count=True),
    Place("draw_deck", FAR, 4.15, -5.42, PILE, scale=0.7, label=_zone("draw_deck"), count=True),
    Place("destiny", FAR, 2.95, 0.0, PILE, scale=0.68, label=_zone("destiny")),
)  # fmt: skip

_PLANET = (
    Place("system_stack", SHARED, -6.55, 0.0, PILE, scale=0.72, sideways=True, turned=False, count=True,
          label=_zone("system_stack"), turns=False),
    Place("system", SHARED, -5.0, 0.0, PILE, sideways=True, turned=False, label=_zone("system"), turns=False),
    Place("site", SHARED, -3.4, 0.0, PILE, sideways=True, turned=False, label=_zone("site"), turns=False),
    Place("site_stack", SHARED, -1.85, 0.0, PILE, scale=0.72, sideways=True, turned=False, count=True,
          label=_zone("site_stack"), turns=False),
)  # fmt: skip

_NUMBERS = (
    NumberPlace("credits", NEAR, -8.9, _NUMBERS_Y, "jedi_knights.number.credits", shape="hex"),
    NumberPlace("planets", NEAR, -7.9, _NUMBERS_Y, "jedi_knights.number.planets"),
    NumberPlace("control", NEAR, -8.4, _NUMBERS_Y - 1.0, "jedi_knights.fact.control", fact=True, shape="shield"),
)

LAYOUT = BoardLayout(
    gestures=GESTURES,
    width=18.9,
    height=12.2,
    places=(*_IN_PLAY, *map(mirrored, _IN_PLAY), *_SET_UP, *_NEAR_EDGE, *_FAR_EDGE, *_PLANET),
    attachments=(
        Attachment(("weapon",), dx=0.2, dy=-0.62, step_x=0.12, step_y=-0.2, scale=0.66),
        Attachment(("character",), dx=-0.16, dy=-0.66, step_x=-0.16, step_y=-0.16, scale=0.72),
    ),
    decorations=(Box(_MIDDLE, 0.0, _WIDE + 0.3, 5.34, tone="accent", turns=False),),
    numbers=(
        *_NUMBERS,
        *(replace(number, side=FAR, y=-number.y) for number in _NUMBERS),
        NumberPlace("planet", SHARED, -0.35, -0.12, "jedi_knights.number.planet", of="planets_in_all", turns=False),
        NumberPlace("planet_turn", SHARED, 1.0, -0.12, "jedi_knights.number.planet_turn", of="turns", turns=False),
    ),
    landscape=("location", "system"),
)  # fmt: skip
