"""Where everything lies: the planet in play in the middle, ships above it and characters below, each side its own."""

from dataclasses import replace

from tabletop.core.layout import (
    COLUMN,
    FAN,
    NEAR,
    PILE,
    ROW,
    SHARED,
    Attachment,
    BoardLayout,
    Box,
    Label,
    Line,
    NumberPlace,
    Place,
    numbers_on_both_sides,
    on_both_sides,
    opposite,
)  # fmt: skip

_HAND_Y = 5.15
_FIELD_Y = 1.95
_SIDE_Y = 3.75


def _zone(key: str) -> str:
    return f"jedi_knights.zone.{key}"


_FIELDS = (
    Place("at_site", NEAR, 4.05, _FIELD_Y, ROW, (1.14, 0.0), length=7.6, label=_zone("at_site"), titled=True),
    Place("at_system", NEAR, -4.05, _FIELD_Y, ROW, (1.14, 0.0), length=7.6, label=_zone("at_system"), titled=True),
)  # fmt: skip
"""Both sides have the surface to the right and space to the left, as the two stacks lie."""


LAYOUT = BoardLayout(
    width=21.6,
    height=12.15,
    places=(
        *_FIELDS,
        *(replace(opposite(place), x=place.x) for place in _FIELDS),
        *on_both_sides([
            Place("hand", NEAR, 0.0, _HAND_Y, FAN, (0.82, 0.0), length=8.4, label=_zone("hand"), hand=True, count=True),
            Place("draw_deck", NEAR, 9.9, 5.1, PILE, label=_zone("draw_deck"), count=True),
            Place("discard", NEAR, 9.9, 3.5, PILE, label=_zone("discard"), count=True),
            Place("destiny", NEAR, 8.75, 4.3, PILE, scale=0.8, label=_zone("destiny")),
            Place("theme", NEAR, -9.9, 4.95, PILE, label=_zone("theme")),
            Place("theme_pile", NEAR, -7.1, 5.15, FAN, (0.5, 0.0), length=3.9, scale=0.82, label=_zone("theme_pile"),
                  titled=True, hand=True, count=True),
            Place("force_in_use", NEAR, -9.9, 3.3, PILE, label=_zone("force_in_use")),
            Place("controlled_locations", NEAR, -8.55, 3.45, COLUMN, (0.0, 0.32), length=1.5, scale=0.66, sideways=True,
                  label=_zone("controlled_locations")),
            Place("force_deck", NEAR, 6.6, 5.15, FAN, (0.52, 0.0), length=4.2, scale=0.82, label=_zone("force_deck"),
                  titled=True, hand=True, count=True),
            Place("used_force", NEAR, 7.75, 3.55, PILE, scale=0.66, label=_zone("used_force"), count=True),
            Place("table", NEAR, 0.0, _SIDE_Y, ROW, (0.9, 0.0), length=4.4, scale=0.74, label=_zone("table")),
            Place("locations", NEAR, 4.4, _SIDE_Y, ROW, (1.1, 0.0), length=4.2, scale=0.66, sideways=True,
                  kinds=("location",), label=_zone("locations"), hand=True),
            Place("locations", NEAR, -4.4, _SIDE_Y, ROW, (1.1, 0.0), length=3.0, scale=0.74, framed=False, hand=True),
        ]),
        Place("system", SHARED, -1.5, 0.0, PILE, sideways=True, turned=False, label=_zone("system"), turns=False),
        Place("site", SHARED, 1.5, 0.0, PILE, sideways=True, turned=False, label=_zone("site"), turns=False),
        Place("system_stack", SHARED, -3.6, 0.0, PILE, scale=0.8, sideways=True, turned=False, count=True,
              label=_zone("system_stack"), turns=False),
        Place("site_stack", SHARED, 3.6, 0.0, PILE, scale=0.8, sideways=True, turned=False, count=True,
              label=_zone("site_stack"), turns=False),
    ),
    attachments=(
        Attachment(("weapon",), dx=0.1, dy=-0.46, step_x=0.1, step_y=-0.2, scale=0.76),
        Attachment(("character",), dx=-0.18, dy=-0.4, step_x=0.18, step_y=-0.12, scale=0.86),
    ),
    decorations=(
        Line(-10.6, 0.0, -4.6, 0.0, "line"),
        Line(4.6, 0.0, 10.6, 0.0, "line"),
        Box(4.05, 0.0, 7.9, 5.6, tone="near", label="", turns=False),
        Box(-4.05, 0.0, 7.9, 5.6, tone="field", label="", turns=False),
        Label(-6.4, 0.0, "jedi_knights.fact.system", 0.2, turns=False),
        Label(6.4, 0.0, "jedi_knights.fact.site", 0.2, turns=False),
    ),
    numbers=numbers_on_both_sides([
        NumberPlace("credits", NEAR, -8.75, 1.0, "jedi_knights.number.credits", shape="hex"),
        NumberPlace("planets", NEAR, -9.9, 1.0, "jedi_knights.number.planets"),
        NumberPlace("force", NEAR, -9.9, 2.15, "jedi_knights.fact.force", fact=True, shape="drop"),
        NumberPlace("control", NEAR, 9.0, 1.0, "jedi_knights.fact.control", fact=True, shape="shield"),
        NumberPlace("battle", NEAR, 9.95, 1.0, "jedi_knights.fact.battle", fact=True, shape="square"),
    ]),
    landscape=("location", "system"),
)  # fmt: skip

