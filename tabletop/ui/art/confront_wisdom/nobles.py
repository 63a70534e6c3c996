"""High offices: the king of the hours and the judge of the stars."""

from tabletop.ui.art.confront_wisdom.brush import (
    BARK,
    GOLD,
    INDIGO,
    INK,
    NIGHT,
    PAPER,
    RED,
    SKIN,
    WHITE,
    WOOD,
    Brush,
    Figure,
)
from tabletop.ui.art.strokes import angular, around, blob, box, oval, polygon, segments, star


def clock_king(brush: Brush) -> None:
    cape = [(-36, -24), (36, -24), (78, 40), (96, 96), (0, 90), (-96, 96), (-78, 40)]
    brush.flat(blob(cape), RED, 9)
    brush.flat(box(-40, 76, 80, 16, 3), BARK, 3)
    brush.flat(box(-33, -10, 66, 90, 4), WOOD, 7)
    brush.flat(box(-22, 4, 44, 64, 4), NIGHT, 0)
    brush.ink([(0, 4), (8, 44)], 3.4, GOLD)
    brush.flat(oval(9, 50, 11), GOLD, 3)
    brush.flat(polygon([(-52, -8), (-44, -78), (0, -88), (44, -78), (52, -8)]), WOOD, 7)
    brush.flat(oval(0, -40, 38), PAPER, 5, 4)
    ticks = [(around(0, -40, 30, turn), around(0, -40, 34, turn)) for turn in range(0, 360, 30)]
    segments(brush.painter, ticks, INK, 3)
    brush.eyes(0, -48, 12, 4.5)
    brush.blush(0, -38, 21)
    for side in (-1, 1):
        moustache = [
            (0, -34),
            (side * 16, -38),
            (side * 30, -26),
            (side * 34, -34),
            (side * 26, -16),
            (side * 10, -22),
        ]
        brush.flat(blob(moustache), INK, 0, 1)
    brush.bare(oval(0, -35, 4), RED)
    crown = [(-38, -74), (-46, -112), (-20, -92), (0, -116), (20, -92), (46, -112), (38, -74)]
    brush.flat(polygon(crown), GOLD, 6)
    for x, tone in ((-22, INDIGO), (0, RED), (22, INDIGO)):
        brush.bare(oval(x, -82, 4.4), tone)
    brush.limb([(-34, 8), (-64, 14), (-84, -12)], WOOD, 11)
    brush.hand(-86, -16, GOLD)
    brush.ink([(-96, 30), (-74, -66)], 8)
    brush.ink([(-96, 30), (-74, -66)], 3.6, GOLD)
    brush.flat(polygon([(-72, -96), (-58, -62), (-86, -68)]), GOLD, 3)
    brush.limb([(34, 8), (64, 14), (84, -4)], WOOD, 11)
    brush.hand(86, -6, GOLD)
    brush.flat(
        blob([(86, -52), (106, -48), (114, -18), (122, -10), (66, -10), (74, -20), (76, -46)]), GOLD, 5
    )
    brush.bare(oval(94, -6, 5), INK)
    brush.ink([(124, -48), (132, -34), (128, -20)], 3)


def stardust_judge(brush: Brush) -> None:
    brush.flat(
        blob([(0, -30), (48, -20), (70, 30), (92, 98), (0, 104), (-92, 98), (-70, 30), (-48, -20)]), NIGHT, 9
    )
    for x, y, size in (
        (-54, 50, 6),
        (-30, 76, 4),
        (-64, 82, 5),
        (50, 44, 5),
        (34, 70, 6),
        (66, 78, 4),
        (-36, 22, 4),
    ):
        brush.bare(star(x, y, size, size * 0.4, 4), GOLD)
    brush.flat(polygon([(-18, -8), (18, -8), (13, 40), (0, 34), (-13, 40)]), WHITE, 3)
    brush.flat(oval(0, -44, 34, 36), SKIN, 6)
    for side in (-1, 1):
        for step, (x, y) in enumerate(((30, -72), (40, -50), (44, -28), (46, -6), (42, 14))):
            brush.flat(star(side * x, y, 17 - step * 0.6, 11, 7, side * step * 9), WHITE, 4, 2.6)
    for x in (-17, 0, 17):
        brush.flat(star(x, -82, 17, 11, 7, x), WHITE, 4, 2.6)
    brush.ink([(-24, -56), (-8, -50)], 4)
    brush.ink([(24, -56), (8, -50)], 4)
    brush.eyes(0, -42, 13, 4.4)
    brush.ink([(-10, -22), (0, -26), (10, -22)], 3.4)
    brush.ink([(-5, -34), (0, -31), (4, -34)], 2.4)
    brush.limb([(50, 6), (84, 10), (96, -22)], NIGHT, 14)
    brush.ink([(90, -4), (104, -50)], 9)
    brush.ink([(90, -4), (104, -50)], 4.5, WOOD)
    with brush.placed(106, -60, 1, 16):
        brush.flat(box(-32, -17, 64, 32, 5), WOOD, 5)
        brush.bare(box(-23, -16, 7, 30), GOLD)
        brush.bare(box(16, -16, 7, 30), GOLD)
    brush.hand(96, -22)
    brush.limb([(-50, 6), (-78, 4), (-90, -20)], NIGHT, 14)
    brush.hand(-92, -22)
    brush.ink([(-92, -30), (-92, -72)], 4, GOLD)
    brush.ink(angular([(-126, -66), (-92, -72), (-58, -66)]), 4, GOLD)
    for x in (-126, -58):
        brush.ink(angular([(x - 14, -40), (x, -66), (x + 14, -40)]), 2.2, GOLD)
        brush.flat(blob([(x - 20, -42), (x + 20, -42), (x + 12, -26), (x - 12, -26)]), GOLD, 3, 2.6)
    brush.flat(star(-126, -50, 10, 4.6), WHITE, 0, 2)
    brush.bare(oval(-58, -46, 6), INDIGO)


FIGURES: tuple[Figure, ...] = (clock_king, stardust_judge)
