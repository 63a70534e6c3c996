"""Where the cards lie: three SIGNI zones face to face, the LRIG behind them, life cloth and ener at the sides.

The LRIG deck lies spread beside the hand: it is a second hand (WX-4.10).
"""

from tabletop.core.layout import (
    CENTRE,
    FAN,
    NEAR,
    PILE,
    ROW,
    START,
    Attachment,
    BoardLayout,
    Box,
    NumberPlace,
    Place,
    numbers_on_both_sides,
    on_both_sides,
)  # fmt: skip
from tabletop.games.wixoss.gestures import GESTURES

_NEAR = (
    *[
        Place(f"signi_{name}", NEAR, x, 0.98, PILE, label=f"wixoss.zone.signi_{name}")
        for name, x in (("left", -1.7), ("centre", 0.0), ("right", 1.7))
    ],
    Place("lrig", NEAR, 0.0, 2.6, PILE, label="wixoss.zone.lrig"),
    Place("check", NEAR, 2.85, 2.6, ROW, (0.4, 0.0), 1.6, label="wixoss.zone.check", scale=0.8),
    Place(
        "lrig_deck", NEAR, -5.2, 4.15, ROW, (0.5, 0.0), 3.7, CENTRE, 0.85, label="wixoss.zone.lrig_deck",
        titled=True, hand=True, count=True,
    ),
    Place("life_cloth", NEAR, -4.6, 1.1, ROW, (0.3, 0.0), 3.2, START, 0.8, label="wixoss.zone.life_cloth", count=True),
    Place(
        "ener", NEAR, -4.2, 2.6, ROW, (0.6, 0.0), 6.0, START, 0.8, label="wixoss.zone.ener", titled=True, count=True
    ),
    Place("main_deck", NEAR, 3.7, 1.1, PILE, label="wixoss.zone.main_deck", count=True, scale=0.9),
    Place("trash", NEAR, 4.9, 1.1, PILE, label="wixoss.zone.trash", count=True, scale=0.9),
    Place("lrig_trash", NEAR, 4.9, 2.6, PILE, label="wixoss.zone.lrig_trash", count=True, scale=0.8),
    Place("excluded", NEAR, 5.9, 2.6, PILE, label="wixoss.label.excluded", count=True, scale=0.6),
    Place("hand", NEAR, 0.5, 4.15, FAN, (0.9, 0.0), 6.6, CENTRE, framed=False, hand=True, count=True),
)
_NUMBERS = (
    NumberPlace("levels", NEAR, 1.38, 2.5, "wixoss.number.levels", fact=True, of="limit", shape="hex", scale=0.8),
    NumberPlace("life", NEAR, -6.5, 1.1, "wixoss.number.life", fact=True, shape="drop"),
)

LAYOUT = BoardLayout(
    gestures=GESTURES,
    width=15.2,
    height=9.9,
    places=on_both_sides(_NEAR),
    attachments=(Attachment(("charm",), dx=0.18, dy=0.16),),
    decorations=(
        Box(0.0, 0.98, 5.2, 1.7, tone="near"),
        Box(0.0, -0.98, 5.2, 1.7, tone="far"),
    ),
    numbers=numbers_on_both_sides(_NUMBERS),
)
