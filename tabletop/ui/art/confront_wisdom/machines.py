"""Things that walk about as if they were people: machines, tools and lanterns with faces."""

from tabletop.ui.art.confront_wisdom.brush import (
    GOLD,
    INDIGO,
    INK,
    LEAF,
    LILAC,
    NIGHT,
    ORANGE,
    PAPER,
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
from tabletop.ui.art.strokes import angular, around, blob, box, oval, polygon, tint


def vending_samurai(brush: Brush) -> None:
    brush.ink([(70, 6), (132, -84)], 9)
    brush.ink([(70, 6), (132, -84)], 5, WHITE)
    for side in (-1, 1):
        brush.limb([(side * 24, 66), (side * 27, 84)], NIGHT, 16)
        brush.flat(oval(side * 30, 88, 17, 8), WOOD, 3)
    brush.flat(box(-50, -54, 100, 126, 8), RED, 9)
    brush.flat(box(-41, -46, 58, 62, 4), "#cfe8ef", 0)
    for row in range(2):
        for column, tone in enumerate((INDIGO, LEAF, ORANGE, GOLD)):
            shade = (tone, LILAC, WHITE, RED)[(row * 2) % 4] if column == row else tone
            brush.flat(box(-37 + column * 13, -41 + row * 29, 9, 20, 3), shade, 2, 2)
        brush.ink([(-41, -17 + row * 31), (17, -17 + row * 31)], 3)
    brush.flat(box(-36, 30, 60, 30, 4), NIGHT, 0)
    brush.ink([(-26, 47), (-6, 41), (14, 47)], 3, PAPER)
    brush.flat(box(25, -40, 16, 24, 3), STEEL, 2)
    brush.ink([(33, -36), (33, -28)], 3)
    for y in (-6, 6, 18):
        brush.bare(oval(33, y, 4), GOLD)
    brush.eyes(-13, 38, 12, 4, GOLD)
    brush.flat(
        blob([(-64, -48), (-52, -86), (0, -98), (52, -86), (64, -48), (40, -58), (-40, -58)]), NIGHT, 8
    )
    crest = [(0, -74), (34, -80), (56, -110), (40, -68), (0, -56), (-40, -68), (-56, -110), (-34, -80)]
    brush.flat(blob(crest), GOLD, 4)
    brush.flat(oval(0, -72, 8), RED, 2)
    brush.limb([(50, 4), (66, 16), (72, 6)], RED, 12)
    brush.hand(73, 3, STONE)
    brush.ink([(62, -4), (84, 10)], 7, GOLD)
    brush.limb([(-50, 4), (-72, 18), (-74, 38)], RED, 12)
    brush.hand(-75, 42, STONE)
    brush.flat(box(-84, 46, 16, 26, 4), LEAF, 3)


def lantern_boy(brush: Brush) -> None:
    brush.bare(oval(0, -8, 96), tint(GOLD, 0.28))
    brush.bare(oval(0, -8, 74), tint(GOLD, 0.35))
    for side in (-1, 1):
        brush.limb([(side * 13, 60), (side * 14, 80)], SKIN, 8)
        brush.flat(box(side * 15 - 15, 82, 30, 6, 2), WOOD, 0)
        brush.limb([(side * 46, 6), (side * 68, 12), (side * 76, -12)], SKIN, 7)
        brush.hand(side * 77, -15)
    brush.ink([(0, -70), (0, -96)], 4)
    brush.flat(
        blob([(-50, -8), (-36, -58), (0, -66), (36, -58), (50, -8), (36, 44), (0, 54), (-36, 44)]),
        "#fbe3a0",
        10,
    )
    for y, half in ((-44, 36), (-26, 44), (-8, 46), (12, 45), (30, 38)):
        brush.ink([(-half, y), (0, y + 9), (half, y)], 1.8, tint(RED, 0.55))
    brush.flat(box(-27, -74, 54, 15, 4), INK, 0)
    brush.flat(box(-24, 50, 48, 13, 4), INK, 0)
    for side in (-1, 1):
        brush.flat(oval(side * 18, -18, 11, 13), WHITE, 0)
        brush.bare(oval(side * 18 + 3, -15, 5.5, 6.5), INK)
        brush.bare(oval(side * 18 + 1, -18, 2), WHITE)
    brush.flat(blob([(-22, 10), (0, 16), (22, 10), (16, 28), (-16, 28)]), NIGHT, 0)
    brush.flat(blob([(-8, 22), (12, 20), (16, 46), (6, 56), (-4, 46)]), RED, 3)
    brush.blush(0, 6, 33, 7)


def postal_drone(brush: Brush) -> None:
    for side in (-1, 1):
        for high, reach in ((-34, 64), (-2, 84)):
            brush.limb([(side * 28, -14), (side * reach, high)], STEEL, 6)
            brush.flat(box(side * reach - 6, high - 16, 12, 18, 4), NIGHT, 2)
            brush.flat(oval(side * reach, high - 20, 42, 7), tint(WHITE, 0.85), 0, 2.6)
    brush.flat(box(-46, -40, 92, 58, 16), RED, 9)
    brush.bare(box(-45, -14, 90, 8), WHITE)
    for side in (-1, 1):
        brush.flat(oval(side * 19, -12, 15), WHITE, 3)
        brush.bare(oval(side * 19 - 2, -10, 7), INK)
        brush.bare(oval(side * 19 - 5, -13, 2.6), WHITE)
    brush.smile(0, 4, 6, 3)
    brush.flat(blob([(-42, -36), (-34, -60), (34, -60), (42, -36)]), INDIGO, 5)
    brush.flat(blob([(-50, -34), (0, -46), (50, -34), (0, -26)]), INK, 0)
    brush.bare(polygon([(-9, -54), (9, -54), (9, -46), (0, -41), (-9, -46)]), GOLD)
    for side in (-1, 1):
        brush.limb([(side * 24, 18), (side * 30, 30), (side * 24, 42)], STEEL, 5)
    with brush.placed(0, 58, 1, -5):
        brush.flat(box(-44, -24, 88, 54, 3), WHITE)
        brush.ink(angular([(-44, -24), (0, 10), (44, -24)]), 3)
        brush.flat(oval(0, 6, 10), RED, 2)
    for x, y in ((-136, 30), (-120, 46), (-132, 62), (120, 36), (112, 54)):
        brush.ink([(x - 14, y), (x + 12, y)], 3, INDIGO)


def hourglass_witch(brush: Brush) -> None:
    brush.flat(box(-46, 72, 92, 14, 6), WOOD, 4)
    brush.flat(blob([(-6, 12), (6, 12), (44, 40), (44, 74), (-44, 74), (-44, 40)]), "#d6ecf0", 5)
    brush.bare(blob([(-2, 40), (4, 40), (34, 62), (38, 74), (-38, 74), (-32, 62)]), GOLD)
    brush.ink([(0, 12), (0, 50)], 3, GOLD)
    brush.flat(blob([(-46, -46), (46, -46), (46, -16), (8, 16), (-8, 16), (-46, -16)]), "#d6ecf0", 7)
    brush.bare(blob([(-40, -6), (40, -6), (30, 4), (5, 16), (-5, 16), (-30, 4)]), GOLD)
    brush.eyes(0, -22, 16, 5)
    brush.blush(0, -12, 28)
    brush.smile(0, -13, 6, 4)
    for side in (-1, 1):
        brush.flat(
            blob([(side * 38, -44), (side * 52, -44), (side * 62, 0), (side * 48, 26), (side * 44, 0)]),
            LILAC,
            4,
        )
        brush.ink([(side * 42, -40), (side * 52, 74)], 5, WOOD)
    brush.flat(blob([(-84, -42), (0, -66), (84, -42), (60, -32), (0, -42), (-60, -32)]), NIGHT, 5)
    brush.flat(
        blob([(-42, -50), (-22, -88), (18, -112), (58, -92), (30, -86), (42, -50), (0, -56)]), NIGHT, 7
    )
    brush.bare(blob([(-38, -54), (0, -62), (37, -54), (36, -46), (0, -53), (-37, -46)]), RED)
    brush.limb([(52, 10), (76, 4), (92, -18)], LILAC, 8)
    brush.hand(94, -20)
    for turn, reach in ((0, 20), (150, 13), (250, 17)):
        spot = around(106, -52, reach, turn)
        brush.ink([(106, -52), spot], 3, GOLD)
    brush.ink(oval(106, -52, 24), 4, GOLD)
    brush.limb([(-52, 10), (-78, 22), (-90, 4)], LILAC, 8)
    brush.hand(-92, 2)
    for x, y in ((-100, -16), (-90, -28), (-106, -32), (-96, -42)):
        brush.bare(oval(x, y, 2.8), GOLD)


def thunder_drum(brush: Brush) -> None:
    for side in (-1, 1):
        bolt = [(side * 92, -92), (side * 138, -86), (side * 116, -48), (side * 140, -46), (side * 92, 24),
                (side * 106, -26), (side * 84, -28)]  # fmt: skip
        brush.flat(polygon(bolt), GOLD, 5)
        brush.limb([(side * 30, 62), (side * 36, 84)], ORANGE, 12)
    brush.flat(box(-66, -62, 132, 124, 46), RED, 10)
    for turn in range(0, 360, 30):
        brush.flat(oval(*around(0, 0, 63, turn), 4.6), GOLD, 0, 2)
    brush.flat(oval(0, 0, 53), "#f6e2bd", 7, 4)
    for side in (-1, 1):
        brush.ink([(side * 32, -24), (side * 18, -20), (side * 10, -12)], 6)
        brush.flat(oval(side * 19, -4, 9, 10), WHITE, 0)
        brush.bare(oval(side * 17, -3, 4.5), INK)
        brush.flat(polygon([(side * 20, -64), (side * 42, -58), (side * 38, -92)]), GOLD, 4)
    brush.flat(blob([(-26, 16), (0, 20), (26, 16), (20, 38), (-20, 38)]), NIGHT, 0)
    brush.bare(box(-13, 19, 8, 9), WHITE)
    brush.bare(box(5, 19, 8, 9), WHITE)
    brush.blush(0, 10, 33, 7)
    for side in (-1, 1):
        brush.limb([(side * 64, 14), (side * 86, 26), (side * 92, 46)], ORANGE, 12)
        brush.ink([(side * 104, 30), (side * 70, 84)], 11)
        brush.ink([(side * 104, 30), (side * 70, 84)], 6, WOOD)
        brush.hand(side * 94, 48, ORANGE)


def umbrella_thief(brush: Brush) -> None:
    brush.limb([(0, 30), (2, 66), (0, 78)], SKIN, 12)
    brush.flat(box(-22, 82, 44, 7, 2), WOOD, 0)
    for x in (-12, 8):
        brush.ink([(x, 88), (x, 96)], 5)
    canopy = [
        (0, -98),
        (30, -60),
        (62, 6),
        (72, 38),
        (44, 30),
        (22, 42),
        (0, 32),
        (-22, 42),
        (-44, 30),
        (-72, 38),
        (-62, 6),
        (-30, -60),
    ]
    brush.flat(polygon(canopy), "#7a56a8", 10)
    for x in (-44, -22, 0, 22, 44):
        brush.ink([(0, -96), (x * 0.8, -30), (x, 34)], 2)
    brush.ink([(0, -98), (0, -108)], 6)
    brush.flat(oval(0, -14, 27, 23), WHITE, 0, 4)
    brush.bare(oval(3, -12, 13), RED)
    brush.bare(oval(3, -12, 6.5), INK)
    brush.bare(oval(-2, -17, 4), WHITE)
    brush.flat(blob([(-12, 18), (14, 18), (22, 46), (8, 62), (-6, 52)]), RED, 4)
    brush.ink([(2, 24), (6, 48)], 2)
    brush.limb([(-56, 12), (-84, 10), (-92, -10)], LILAC, 8)
    brush.hand(-93, -14, LILAC)
    brush.limb([(56, 12), (82, 4), (96, 22)], LILAC, 8)
    brush.flat(blob([(84, 26), (104, 26), (132, 50), (124, 88), (74, 88), (64, 54)]), GOLD)
    brush.ink([(86, 30), (96, 34), (106, 30)], 4)
    brush.eyes(97, 60, 9, 3.5)
    brush.ink([(92, 74), (97, 71), (102, 74)], 2.6)
    brush.hand(98, 25, LILAC)
    brush.bare(blob([(-108, -60), (-100, -44), (-108, -36), (-116, -44)]), SKY)


FIGURES: tuple[Figure, ...] = (
    vending_samurai,
    lantern_boy,
    postal_drone,
    hourglass_witch,
    thunder_drum,
    umbrella_thief,
)
