"""Where everything lies on a plain table: deck, hand, table and discard pile a seat, a middle for both."""

from tabletop.core.layout import (
    FAN,
    NEAR,
    PILE,
    ROW,
    SHARED,
    BoardLayout,
    Line,
    NumberPlace,
    Place,
    numbers_on_both_sides,
    on_both_sides,
)

LAYOUT = BoardLayout(
    width=15.6,
    height=9.6,
    places=(
        *on_both_sides([
            Place("hand", NEAR, 0.0, 3.9, FAN, (0.86, 0.0), length=7.6, framed=False, hand=True,
                  label="plain.zone.hand"),
            Place("table", NEAR, 0.0, 2.0, ROW, (1.1, 0.0), length=10.4, label="plain.zone.table"),
            Place("deck", NEAR, 6.9, 3.8, PILE, (0.004, -0.008), count=True, label="plain.zone.deck"),
            Place("discard", NEAR, 5.6, 3.8, PILE, (0.004, -0.008), count=True, label="plain.zone.discard"),
        ]),
        Place("middle", SHARED, 0.0, 0.0, ROW, (1.1, 0.0), length=11.6, label="plain.zone.middle", turned=False),
        Place("away", SHARED, 7.2, 0.0, PILE, (0.004, -0.008), scale=0.6, count=True, label="plain.zone.away"),
    ),
    decorations=(Line(-7.4, 0.95, 7.4, 0.95, "line"), Line(-7.4, -0.95, 7.4, -0.95, "line")),
    numbers=numbers_on_both_sides([NumberPlace("score", NEAR, -6.9, 3.8, "plain.number.score")]),
)  # fmt: skip
