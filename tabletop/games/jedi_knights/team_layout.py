"""Where everything lies in the game for four: a side shares its rows, the player on the left of them the left half.

The person at the screen has the near left half and the edge below, the partner the near right half and the corner
below the panel; the opponents' things lie opposite, small along the far edge.
"""

from collections.abc import Mapping
from dataclasses import replace

from tabletop.core.layout import (
    COLUMN,
    FAN,
    FAR_LEFT,
    FAR_RIGHT,
    NEAR,
    PARTNER,
    PILE,
    ROW,
    SHARED,
    BoardLayout,
    Box,
    NumberPlace,
    Place,
)  # fmt: skip
from tabletop.games.jedi_knights.layout import LAYOUT, mirrored

_SURFACE_Y, _SPACE_Y, _EDGE_Y = 2.3, 4.5, 6.6
_LEFT, _RIGHT = -6.0, 0.42
"""The middles of the two halves, left of the panel."""
_HALF = 6.2
_SCALE = 0.9
_COLUMN = {NEAR: -10.55, FAR_LEFT: -10.55, PARTNER: 4.35, FAR_RIGHT: 4.35}
"""Where force in use and numbers of each stand: beyond the own half."""


def _zone(key: str) -> str:
    return f"jedi_knights.zone.{key}"


def _half(side: str) -> tuple[Place, ...]:
    """The rows of one player, as they lie on the near side."""
    x = _LEFT if side in (NEAR, FAR_LEFT) else _RIGHT
    row, column = _HALF - 0.2, _COLUMN[side]
    return (
        Place("at_site", side, x, _SURFACE_Y, ROW, (1.16, 0.0), length=row, scale=_SCALE, label=_zone("at_site"),
              titled=True),
        Place("at_system", side, x - 0.75, _SPACE_Y, ROW, (1.16, 0.0), length=row - 1.5, scale=_SCALE,
              label=_zone("at_system"), titled=True),
        Place("table", side, x + 2.35, _SPACE_Y, ROW, (0.92, 0.0), length=1.25, scale=0.74, label=_zone("table")),
        Place("force_in_use", side, column, _SPACE_Y, PILE, scale=_SCALE, label=_zone("force_in_use")),
        Place("controlled_locations", side, column + 0.98, _SPACE_Y, COLUMN, (0.0, -0.5), length=1.3, scale=0.6,
              sideways=True, label=_zone("controlled_locations")),
        Place("locations", side, x, _SURFACE_Y, ROW, (1.5, 0.0), length=row, scale=_SCALE, sideways=True,
              kinds=("location",), framed=False, hand=True),
        Place("locations", side, x, _SPACE_Y, ROW, (1.16, 0.0), length=row, scale=_SCALE, framed=False, hand=True),
    )  # fmt: skip


def _small(side: str, at: Mapping[str, tuple[float, float, float]], scale: float) -> tuple[Place, ...]:
    """Hands and piles of another player: zone -> x, y and length (0: a pile)."""
    return tuple(
        Place(zone, side, x, y, FAN if length else PILE, (0.5, 0.0) if length else (0.0, 0.0), length=length,
              scale=scale, label=_zone(zone), count=zone in ("hand", "draw_deck", "discard"))
        for zone, (x, y, length) in at.items()
    )  # fmt: skip


_NEAR_EDGE = (
    Place("theme", NEAR, -10.55, _EDGE_Y, PILE, label=_zone("theme")),
    Place("theme_pile", NEAR, -8.4, _EDGE_Y, FAN, (0.56, 0.0), length=3.0, scale=0.84, label=_zone("theme_pile"),
          titled=True, hand=True),
    Place("hand", NEAR, -3.65, _EDGE_Y - 0.03, FAN, (0.86, 0.0), length=6.0, label=_zone("hand"), hand=True),
    Place("force_deck", NEAR, 1.45, _EDGE_Y, FAN, (0.58, 0.0), length=3.7, scale=0.84, label=_zone("force_deck"),
          titled=True, hand=True),
    Place("used_force", NEAR, 3.72, _EDGE_Y, PILE, scale=0.6, label=_zone("used_force")),
    Place("discard", NEAR, 4.48, _EDGE_Y, PILE, scale=0.76, label=_zone("discard"), count=True),
    Place("draw_deck", NEAR, 5.38, _EDGE_Y, PILE, scale=0.76, label=_zone("draw_deck"), count=True),
)  # fmt: skip

_OTHERS = (
    *_small(PARTNER, {
        "theme": (6.5, 5.1, 0.0), "theme_pile": (7.85, 5.1, 1.5), "hand": (9.95, 5.1, 2.2),
        "force_deck": (6.9, 6.6, 1.5), "used_force": (8.4, 6.6, 0.0), "discard": (9.4, 6.6, 0.0),
        "draw_deck": (10.4, 6.6, 0.0),
    }, 0.7),
    *map(mirrored, _small(FAR_LEFT, {
        "theme": (-10.6, _EDGE_Y, 0.0), "theme_pile": (-9.3, _EDGE_Y, 1.4), "hand": (-7.1, _EDGE_Y, 2.6),
        "force_deck": (-4.85, _EDGE_Y, 1.5), "used_force": (-3.7, _EDGE_Y, 0.0), "discard": (-2.95, _EDGE_Y, 0.0),
        "draw_deck": (-2.2, _EDGE_Y, 0.0),
    }, 0.66)),
    *map(mirrored, _small(FAR_RIGHT, {
        "theme": (-1.3, _EDGE_Y, 0.0), "theme_pile": (-0.3, _EDGE_Y, 1.1), "hand": (1.3, _EDGE_Y, 1.9),
        "force_deck": (2.9, _EDGE_Y, 1.1), "used_force": (3.74, _EDGE_Y, 0.0), "discard": (4.42, _EDGE_Y, 0.0),
        "draw_deck": (5.1, _EDGE_Y, 0.0),
    }, 0.62)),
)  # fmt: skip

_DESTINY = tuple(
    Place("destiny", side, x, 0.0, PILE, scale=0.62, framed=False)
    for side, x in ((FAR_LEFT, 1.1), (NEAR, 1.85), (FAR_RIGHT, 2.6), (PARTNER, 3.35))
)

_PLANET = tuple(
    replace(place, x=place.x - 1.4) for place in LAYOUT.places if place.side == SHARED
)  # fmt: skip

_NUMBERS = tuple(
    place
    for side, x in _COLUMN.items()
    for place in (
        NumberPlace("credits", side, x - 0.05, 2.7, "jedi_knights.number.credits", shape="hex"),
        NumberPlace("force", side, x + 0.9, 2.7, "jedi_knights.fact.force", fact=True, shape="drop"),
    )
)
_OF_A_SIDE = tuple(
    place
    for side in (NEAR, FAR_LEFT)
    for place in (
        NumberPlace("planets", side, _COLUMN[side] - 0.05, 1.4, "jedi_knights.number.planets", fact=True),
        NumberPlace("control", side, _COLUMN[side] + 0.9, 1.4, "jedi_knights.fact.control", fact=True, shape="shield"),
    )
)
"""Planets and the total of the control check belong to both partners (JK-16.5)."""


def _numbers_across(place: NumberPlace) -> NumberPlace:
    return replace(place, y=-place.y) if place.side in (FAR_LEFT, FAR_RIGHT) else place


TEAM_LAYOUT = BoardLayout(
    gestures=LAYOUT.gestures,
    width=22.6,
    height=14.8,
    places=(
        *_half(NEAR), *_half(PARTNER), *map(mirrored, _half(FAR_LEFT)), *map(mirrored, _half(FAR_RIGHT)),
        *_NEAR_EDGE, *_OTHERS, *_DESTINY, *_PLANET,
    ),
    attachments=LAYOUT.attachments,
    decorations=(
        Box(_LEFT, 3.25, _HALF, 4.6, "jedi_knights.team.you", "near", turns=False),
        Box(_RIGHT, 3.25, _HALF, 4.6, "jedi_knights.team.partner", "near", turns=False),
        Box(_LEFT, -3.4, _HALF, 4.6, "jedi_knights.team.left", "far", turns=False),
        Box(_RIGHT, -3.4, _HALF, 4.6, "jedi_knights.team.right", "far", turns=False),
    ),
    numbers=(
        *map(_numbers_across, (*_NUMBERS, *_OF_A_SIDE)),
        NumberPlace("planet", SHARED, -1.9, -0.1, "jedi_knights.number.planet", of="planets_in_all", turns=False),
        NumberPlace("planet_turn", SHARED, -0.6, -0.1, "jedi_knights.number.planet_turn", of="turns", turns=False),
    ),
    landscape=LAYOUT.landscape,
)  # fmt: skip
