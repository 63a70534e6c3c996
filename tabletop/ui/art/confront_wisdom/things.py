"""The assists: a thing, and what it is about to do."""

from tabletop.ui.art.confront_wisdom.brush import (
    BARK,
    GOLD,
    INDIGO,
    INK,
    LEAF,
    NIGHT,
    ORANGE,
    PAPER,
    PINK,
    RED,
    SKIN,
    SKY,
    STEEL,
    STONE,
    WHITE,
    WOOD,
    Brush,
    Figure,
)
from tabletop.ui.art.strokes import angular, around, blob, box, oval, polygon, star, tint


def _flame(brush: Brush, x: float, y: float, size: float, turn: float = 0) -> None:
    with brush.placed(x, y, size / 40, turn):
        brush.flat(
            blob([(0, -62), (10, -30), (30, -18), (26, 22), (0, 34), (-26, 22), (-28, -10), (-10, -26)]),
            RED,
            0,
        )
        brush.bare(blob([(2, -32), (12, -8), (16, 12), (0, 26), (-16, 12), (-12, -8)]), ORANGE)
        brush.bare(blob([(0, -8), (8, 10), (0, 20), (-8, 10)]), GOLD)


def spark_shower(brush: Brush) -> None:
    for x, y, size, turn in ((-112, -56, 17, 28), (-72, -74, 22, 16), (-20, -70, 17, 4), (34, -76, 23, -8),
                             (84, -58, 18, -18), (122, -34, 14, -30), (-118, 6, 12, 36), (-52, -28, 13, 12),
                             (62, -22, 13, -14), (112, 16, 11, -30)):  # fmt: skip
        _flame(brush, x, y, size, turn)
    for x, y in (
        (-90, -20),
        (-30, -34),
        (20, -40),
        (90, -12),
        (-76, 28),
        (84, 40),
        (44, -46),
        (-130, -24),
        (130, -66),
    ):
        brush.bare(star(x, y, 6, 2.4, 4), GOLD)
    _flame(brush, 0, 28, 52)
    brush.eyes(0, 32, 12, 5)
    brush.smile(0, 44, 7, 4)
    brush.flat(blob([(-56, 60), (56, 60), (42, 86), (-42, 86)]), STEEL)
    brush.flat(box(-64, 56, 128, 11, 5), "#5b6076", 3)
    for side in (-1, 1):
        brush.ink([(side * 36, 86), (side * 46, 98)], 7)


def music_box_lullaby(brush: Brush) -> None:
    brush.flat(polygon([(-70, 12), (-62, -64), (62, -64), (70, 12)]), INDIGO, 6)
    brush.flat(oval(0, -26, 30, 28), PAPER, 3)
    brush.flat(blob([(8, -50), (-14, -44), (-18, -18), (4, -2), (18, -8), (-2, -18), (-4, -38)]), GOLD, 0)
    brush.ink([(12, -26), (12, -10)], 2)
    brush.flat(box(-84, 10, 168, 66, 7), "#c98a9a", 9)
    brush.flat(box(-90, 6, 180, 14, 5), "#dba4b0", 3)
    for x in (-48, 0, 48):
        brush.flat(star(x, 50, 15, 7, 6), GOLD, 3)
    brush.limb([(84, 46), (108, 46), (108, 30), (122, 30)], GOLD, 5)
    brush.hand(124, 30, RED, 7)
    brush.flat(blob([(-26, -4), (0, -22), (26, -4), (34, 8), (-34, 8)]), PINK, 3)
    brush.limb([(0, 2), (0, 10)], SKIN, 4)
    brush.flat(box(-7, -34, 14, 20, 4), PINK, 2)
    brush.flat(oval(0, -44, 14, 13), SKIN, 3)
    brush.flat(oval(0, -59, 7), BARK, 2)
    brush.shut_eyes(0, -45, 6, 4, 2)
    brush.smile(0, -38, 3, 2)
    brush.limb([(-6, -28), (-22, -48), (-6, -72)], SKIN, 4)
    brush.limb([(6, -28), (22, -48), (6, -72)], SKIN, 4)
    for x, y, turn in ((-108, -34, -12), (-96, -78, 8), (104, -44, 10), (84, -84, -8)):
        _note(brush, x, y, turn)
    for side in (-1, 1):
        brush.flat(oval(side * 66, 80, 10, 6), GOLD, 0)


def _note(brush: Brush, x: float, y: float, turn: float) -> None:
    with brush.placed(x, y, 1, turn):
        brush.bare(oval(-4, 10, 8, 6), INK)
        brush.ink(angular([(3, 9), (3, -14), (16, -6)]), 4)


def trapdoor(brush: Brush) -> None:
    brush.flat(polygon([(-150, 104), (-108, -4), (108, -4), (150, 104)]), WOOD, 0)
    for x in (-0.6, -0.2, 0.2, 0.6):
        brush.ink([(x * 108, -4), (x * 150, 104)], 2.4, BARK)
    brush.flat(polygon([(-70, 78), (-54, 18), (54, 18), (70, 78)]), NIGHT, 0, 5)
    brush.bare(polygon([(-54, 18), (54, 18), (44, 78), (-44, 78)]), "#15163a")
    brush.eyes(-14, 62, 9, 5, GOLD)
    brush.eyes(26, 70, 6, 3.5, GOLD)
    brush.flat(polygon([(-54, 18), (-62, -70), (46, -70), (54, 18)]), "#c68a52", 7)
    for x in (-28, 0, 26):
        brush.ink([(x - 3, -70), (x, 18)], 2.4, BARK)
    for y in (-54, 0):
        brush.flat(box(-54, y - 5, 102, 11, 2), STEEL, 3)
    brush.ink(oval(-4, -26, 12), 5, INK)
    brush.limb([(44, 70), (50, 46), (44, 26)], SKIN, 10)
    for turn in (-140, -105, -70):
        brush.limb([(44, 22), around(44, 22, 15, turn)], SKIN, 4)
    brush.hand(44, 21)
    with brush.placed(98, -40, 1, 24):
        brush.flat(blob([(-30, 0), (-20, -30), (20, -30), (30, 0)]), RED, 4)
        brush.flat(blob([(-44, 2), (0, -10), (44, 2), (0, 10)]), RED, 3)
    for x, y in ((66, -66), (78, -84), (128, -70)):
        brush.ink([(x, y), (x - 4, y + 14)], 3)
    for side in (-1, 1):
        brush.flat(box(side * 40 - 10, 13, 20, 10, 2), STEEL, 0)


def rally_whistle(brush: Brush) -> None:
    brush.limb([(46, 22), (92, 60), (60, 88), (-20, 80), (-60, 94)], RED, 6)
    brush.flat(polygon([(-104, -42), (-12, -42), (-4, -6), (-104, -12)]), GOLD, 6)
    brush.flat(oval(14, 6, 54, 52), GOLD, 11)
    brush.flat(box(-34, -48, 44, 20, 3), NIGHT, 0)
    brush.flat(oval(16, 10, 27, 26), "#d4972c", 0)
    brush.flat(oval(22, 16, 13), RED, 4)
    brush.ink(oval(66, 18, 10), 5)
    brush.ink([(-98, -34), (-52, -34)], 3.4, WHITE)
    brush.eyes(2, -14, 9, 4)
    for reach, high in ((16, 24), (30, 36), (44, 48)):
        brush.ink(
            [(-108 - reach * 0.6, -27 - high), (-112 - reach, -27), (-108 - reach * 0.6, -27 + high)], 5, RED
        )
    for x, y, turn in ((-20, -74, -100), (20, -84, -84), (56, -72, -60), (86, -44, -38)):
        brush.ink([(x, y), around(x, y, 18, turn)], 5, INDIGO)
    for x in (88, 110, 132):
        brush.ink([(x, 92), (x, 50)], 3)
        brush.flat(polygon([(x, 48), (x + 17, 54), (x, 62)]), (RED, INDIGO, LEAF)[(x - 88) // 22], 0, 2.2)


def repair_cart(brush: Brush) -> None:
    for x in (-70, 70):
        brush.ink([(x, 34), (x, -64)], 8, BARK)
    brush.flat(box(-92, 10, 184, 44, 4), WOOD, 7)
    for x in (-46, 0, 46):
        brush.ink([(x, 12), (x, 52)], 2.4, BARK)
    brush.flat(blob([(-116, -50), (-84, -92), (84, -92), (116, -50), (60, -58), (-60, -58)]), RED, 8)
    for index in range(5):
        x = -84 + index * 34
        brush.flat(box(x, -56, 32, 32, 3), (INDIGO, WHITE)[index % 2], 4)
    with brush.placed(0, -40, 0.5, 35):
        brush.flat(polygon([(-7, -4), (7, -4), (7, 40), (-7, 40)]), STEEL, 0, 5)
        brush.flat(
            blob([(-20, -34), (-9, -18), (9, -18), (20, -34), (24, -8), (0, 6), (-24, -8)]), STEEL, 0, 5
        )
    brush.flat(star(-46, 2, 22, 16, 9), GOLD, 4)
    brush.bare(oval(-46, 2, 7), INK)
    brush.flat(box(-12, -12, 32, 22, 5), LEAF, 4)
    brush.eyes(4, -2, 7, 3)
    brush.ink([(4, -12), (4, -20), (10, -24)], 3)
    brush.flat(oval(54, 0, 17, 12), STONE, 3)
    brush.ink([(40, -10), (68, 8)], 3)
    for x in (-52, 52):
        brush.flat(oval(x, 62, 28), "#c9a06d", 4, 5)
        for turn in range(0, 180, 45):
            brush.ink([around(x, 62, 22, turn), around(x, 62, 22, turn + 180)], 2.6)
        brush.flat(oval(x, 62, 7), GOLD, 0)
    brush.limb([(92, 26), (136, 14)], WOOD, 6)
    brush.ink([(104, -46), (104, -32)], 3)
    brush.flat(oval(104, -20, 13, 15), RED, 4)
    brush.ink([(96, -20), (112, -20)], 2)


def spring_cleaning(brush: Brush) -> None:
    with brush.placed(-16, -8, 1, 32):
        brush.ink([(0, -110), (0, 30)], 12)
        brush.ink([(0, -110), (0, 30)], 6, WOOD)
        brush.flat(blob([(-18, 22), (18, 22), (44, 92), (0, 84), (-44, 92)]), GOLD, 7)
        for x in (-20, -7, 7, 20):
            brush.ink([(x * 0.6, 36), (x * 1.4, 82)], 2, WOOD)
        brush.bare(box(-20, 24, 40, 9, 3), RED)
        brush.eyes(0, 46, 9, 4)
        brush.smile(0, 56, 5, 3)
    brush.flat(blob([(52, 26), (118, 26), (108, 86), (62, 86)]), SKY, 7)
    brush.flat(oval(85, 32, 30, 9), WHITE, 0)
    for x, y, size in (
        (68, 26, 11),
        (86, 18, 14),
        (104, 26, 11),
        (76, 6, 8),
        (98, 0, 9),
        (86, -18, 6),
        (112, -22, 5),
    ):
        brush.flat(oval(x, y, size), tint(WHITE, 0.9), 0, 2.4)
        brush.bare(oval(x - size * 0.3, y - size * 0.35, size * 0.22), SKY)
    brush.ink([(56, 40), (85, 74), (114, 40)], 3)
    for x, y, size in ((-112, 64, 17), (-126, 26, 12), (-76, 82, 13)):
        brush.flat(star(x, y, size * 1.35, size, 11), STONE, 3, 2.4)
        brush.eyes(x, y - 2, size * 0.36, 2.8)
        brush.flat(oval(x, y + size * 0.45, 2.6, 3.4), INK, 0, 1)
    for x, y, size in ((-100, -58, 14), (26, -84, 11), (124, -70, 13), (-128, -20, 8), (44, -44, 8)):
        brush.flat(star(x, y, size, size * 0.34, 4), GOLD, 0, 2.4)


FIGURES: tuple[Figure, ...] = (
    spark_shower,
    music_box_lullaby,
    trapdoor,
    rally_whistle,
    repair_cart,
    spring_cleaning,
)
