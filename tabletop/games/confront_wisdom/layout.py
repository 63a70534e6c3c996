"""Where everything lies: two binders of 3 × 5, two fields, damage rows and discard piles."""

from tabletop.core.layout import (
    NEAR,
    PILE,
    ROW,
    SHARED,
    TALL,
    BoardLayout,
    Box,
    Line,
    NumberPlace,
    Place,
    numbers_on_both_sides,
    on_both_sides,
)  # fmt: skip
from tabletop.games.confront_wisdom.gestures import GESTURES
from tabletop.games.confront_wisdom.words import COLUMNS

_BOOK_Y = 4.0
_FIELD_Y = 1.35
_COLUMN_GAP = 1.12
_SLIDE = 0.36
"""Cards of a column lie under one another; each shows this much of the one beneath."""


def _columns() -> list[Place]:
    return [
        Place(
            f"column{column}", NEAR, (column - (COLUMNS - 1) / 2) * _COLUMN_GAP, _BOOK_Y,
            spread="column", step=(0.0, -_SLIDE), length=TALL + 2 * _SLIDE,
            label="confront_wisdom.zone.book", hand=True,
        )
        for column in range(COLUMNS)
    ]  # fmt: skip


LAYOUT = BoardLayout(
    gestures=GESTURES,
    width=17.6,
    height=10.6,
    places=(
        *on_both_sides([
            *_columns(),
            Place("field", NEAR, 0.0, _FIELD_Y, ROW, (1.12, 0.0), length=10.4, label="confront_wisdom.zone.field"),
            Place("damage", NEAR, 6.4, _BOOK_Y, ROW, (0.62, 0.0), length=3.9, scale=0.86, sideways=False, count=True,
                  label="confront_wisdom.zone.damage", titled=True),
            Place("discard", NEAR, -6.4, _BOOK_Y, PILE, count=True, label="confront_wisdom.zone.discard", titled=True),
        ]),
        Place("gone", SHARED, 8.4, 0.0, PILE, scale=0.2, framed=False),
    ),
    decorations=(
        Line(-8.4, 0.0, 8.4, 0.0, "line"),
        Box(0.0, _BOOK_Y, COLUMNS * _COLUMN_GAP + 0.4, TALL + 2 * _SLIDE + 0.3),
        Box(0.0, -_BOOK_Y, COLUMNS * _COLUMN_GAP + 0.4, TALL + 2 * _SLIDE + 0.3),
    ),
    numbers=numbers_on_both_sides([
        NumberPlace("damage", NEAR, 7.6, 1.0, "confront_wisdom.fact.damage", fact=True, of="damage_to_lose"),
        NumberPlace("next_points", NEAR, -7.6, 1.0, "confront_wisdom.fact.points", fact=True, shape="hex"),
        NumberPlace("soul", NEAR, -7.6, 2.2, "confront_wisdom.fact.soul", fact=True, shape="drop"),
    ]),
)  # fmt: skip

