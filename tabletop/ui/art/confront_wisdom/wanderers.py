"""Those on their way somewhere: couriers, runners, swordsmen, keepers of shadows, conductors."""

from tabletop.ui.art.confront_wisdom.brush import (
    BARK,
    GOLD,
    INDIGO,
    INK,
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
from tabletop.ui.art.confront_wisdom.folk import coat, head
from tabletop.ui.art.strokes import blob, box, oval, polygon, star, tint


def shadow_warden(brush: Brush) -> None:
    shade = [
        (-26, 84),
        (6, 84),
        (60, 40),
        (84, -10),
        (80, -62),
        (104, -88),
        (138, -80),
        (144, -40),
        (128, 0),
        (150, 60),
        (90, 96),
    ]
    brush.bare(blob(shade), tint(NIGHT, 0.92))
    brush.bare(oval(104, -58, 6, 8), GOLD)
    brush.bare(oval(126, -54, 6, 8), GOLD)
    brush.ink([(98, -34), (110, -28), (124, -32)], 3, GOLD)
    with brush.placed(-44, 0):
        brush.limb([(8, 50), (30, 66), (46, 78)], NIGHT, 13)
        brush.limb([(-10, 50), (-20, 70), (-22, 86)], NIGHT, 13)
        brush.flat(oval(50, 82, 17, 8), WOOD, 3)
        brush.flat(blob([(-30, -14), (30, -14), (38, 24), (30, 62), (-34, 62), (-38, 20)]), INDIGO)
        brush.flat(box(-36, 22, 72, 11, 3), RED, 3)
        head(brush)
        brush.smile(0, -20, 6, 3)
        brush.flat(blob([(-44, -52), (-34, -80), (34, -80), (44, -52), (0, -58)]), NIGHT, 5)
        brush.flat(star(0, -68, 10, 4.5), GOLD, 0, 2)
        brush.limb([(-28, 2), (-56, 4), (-66, -22)], INDIGO, 12)
        brush.hand(-67, -26)
        brush.ink([(-67, -34), (-67, -52)], 3.4)
        brush.bare(oval(-67, -62, 34), tint(GOLD, 0.35))
        brush.flat(box(-82, -80, 30, 36, 6), GOLD, 4)
        brush.ink([(-67, -80), (-67, -44)], 2)


def moon_courier(brush: Brush) -> None:
    brush.flat(oval(112, -62, 25), SKY, 5)
    brush.bare(blob([(98, -72), (116, -80), (122, -64), (106, -58)]), "#74a860")
    brush.bare(blob([(112, -54), (128, -58), (126, -46)]), "#74a860")
    brush.flat(oval(0, 190, 250, 130), "#d9d6e8", 0)
    for x, y, size in ((-110, 84, 16), (96, 82, 20), (40, 92, 9), (-58, 94, 8)):
        brush.flat(oval(x, y, size, size * 0.36), LILAC, 0, 2.2)
    brush.limb([(-12, 40), (-22, 58), (-34, 66)], WHITE, 17)
    brush.limb([(12, 40), (24, 54), (22, 70)], WHITE, 17)
    brush.flat(box(-46, -28, 20, 56, 8), STEEL, 4)
    brush.flat(box(-34, -24, 66, 74, 22), WHITE)
    brush.flat(box(-14, 8, 28, 18, 4), INDIGO, 3)
    brush.bare(oval(-6, 17, 3), RED)
    brush.bare(oval(5, 17, 3), GOLD)
    brush.flat(oval(0, -46, 41, 38), WHITE, 7)
    brush.flat(blob([(-34, -46), (-26, -72), (26, -72), (34, -46), (24, -22), (-24, -22)]), NIGHT, 0)
    brush.flat(oval(0, -42, 21, 20), SKIN, 4)
    brush.eyes(0, -42, 9, 3.5)
    brush.smile(0, -33, 5, 4)
    brush.ink([(-22, -62), (-10, -68), (2, -69)], 4, SKY)
    brush.ink([(30, -76), (40, -96)], 3.4)
    brush.flat(oval(41, -98, 5), RED, 0)
    brush.limb([(-30, -8), (-54, -22), (-62, -46)], WHITE, 14)
    brush.hand(-63, -52, ORANGE)
    brush.limb([(30, -4), (48, 8), (60, 6)], WHITE, 14)
    brush.flat(box(54, -18, 56, 46, 3), "#d9a866")
    brush.bare(box(76, -17, 11, 44), RED)
    brush.flat(box(60, 10, 12, 12, 1), WHITE, 0, 2)
    brush.hand(58, 12, ORANGE)


def scarred_swordmaster(brush: Brush) -> None:
    coat(brush, STEEL)
    brush.flat(polygon([(-18, -18), (0, 22), (18, -18)]), PAPER, 2)
    brush.flat(blob([(-40, 28), (0, 34), (40, 28), (42, 42), (0, 48), (-42, 42)]), NIGHT, 3)
    for x in (-20, 0, 20):
        brush.ink([(x, 50), (x * 1.4, 82)], 2.4)
    head(brush)
    brush.ink([(-28, -44), (-16, -28), (-10, -16)], 3, RED)
    for spot in ((-24, -32), (-18, -24)):
        brush.ink([(spot[0] - 5, spot[1] + 3), (spot[0] + 5, spot[1] - 3)], 2.2, RED)
    brush.ink([(20, -44), (26, -32)], 2.6, RED)
    brush.ink([(-8, -17), (4, -20), (12, -16)], 3)
    brush.flat(blob([(-88, -48), (-20, -88), (0, -98), (20, -88), (88, -48), (0, -38)]), GOLD, 8)
    for x in (-56, -28, 0, 28, 56):
        brush.ink([(0, -90), (x * 0.6, -66), (x, -46)], 1.8, WOOD)
    brush.limb([(30, 0), (56, 10), (70, -8)], STEEL, 13)
    brush.limb([(-30, 0), (-46, 24), (-30, 42)], STEEL, 13)
    brush.hand(-28, 42)
    blade = [(66, -14), (132, -78), (138, -82), (134, -70), (78, -4)]
    brush.flat(polygon(blade), WHITE, 0)
    brush.ink([(62, -22), (84, 2)], 8)
    brush.ink([(60, -2), (50, 14)], 9)
    brush.hand(66, -6)
    brush.ink([(-118, -60), (-96, -20), (-70, 6)], 2.6)
    brush.ink([(-126, -30), (-104, 6), (-84, 24)], 2.6)
    for x, y in ((-108, 66), (-84, 82), (104, 62), (118, 84)):
        brush.flat(blob([(x, y - 7), (x + 9, y), (x, y + 5), (x - 9, y)]), "#f3b4b4", 0, 2)


def upside_down_jizo(brush: Brush) -> None:
    brush.flat(blob([(-84, 96), (-72, 74), (0, 68), (72, 74), (84, 96)]), "#8d8a92", 5)
    with brush.placed(0, -8, 1, 180):
        brush.flat(
            blob([(-48, 84), (-44, 10), (-24, -24), (24, -24), (44, 10), (48, 84), (0, 90)]), STONE, -8
        )
        brush.ink([(-26, 26), (-20, 56), (-26, 82)], 2.4)
        brush.ink([(26, 26), (20, 56), (26, 82)], 2.4)
        brush.flat(oval(0, -44, 37, 37), STONE, -8)
        for side in (-1, 1):
            brush.flat(oval(side * 38, -40, 6, 12), STONE, 0)
        brush.shut_eyes(0, -44, 14, 7, 3)
        brush.smile(0, -27, 8, 4)
        brush.bare(oval(0, -60, 3.6), INK)
        brush.blush(0, -32, 23, 6)
        brush.flat(blob([(-36, -12), (0, -22), (36, -12), (30, 22), (0, 34), (-30, 22)]), RED, 0)
        brush.ink([(-30, -6), (0, 4), (30, -6)], 2.4, WHITE)
        brush.flat(oval(0, 24, 12, 9), STONE, 0)
        brush.ink([(0, 18), (0, 31)], 2.4)
    for x, y in ((-44, 62), (38, 70), (-30, 78)):
        brush.flat(blob([(x, y - 8), (x + 9, y), (x, y + 6), (x - 9, y)]), "#74a860", 0, 2)
    for side in (-1, 1):
        brush.limb([(side * 62, 80), (side * 70, 52), (side * 82, 32)], "#74a860", 3)
        brush.flat(oval(side * 84, 26, 11), (GOLD, LILAC)[side > 0], 3)
        brush.bare(oval(side * 84, 26, 4), RED)
    for x, y in ((-96, -30), (100, -44)):
        brush.ink([(x, y), (x + 12, y - 10), (x + 4, y - 22)], 3)


def meteor_runner(brush: Brush) -> None:
    for y, tone, reach in ((-36, RED, -146), (-10, ORANGE, -120), (16, GOLD, -138)):
        brush.bare(blob([(reach, y + 26), (-60, y - 4), (20, y - 12), (20, y + 14), (-60, y + 22)]), tone)
    brush.limb([(16, 26), (52, 38), (44, 74)], RED, 12)
    brush.flat(oval(54, 78, 17, 9), INDIGO, 3)
    brush.limb([(-4, 30), (-30, 52), (-66, 44)], RED, 12)
    brush.flat(oval(-76, 44, 9, 16), INDIGO, 3)
    brush.limb([(50, -4), (84, 10), (94, -16)], GOLD, 10)
    brush.hand(95, -19, WHITE)
    brush.limb([(-30, 0), (-52, 26), (-26, 36)], GOLD, 10)
    brush.hand(-24, 36, WHITE)
    with brush.placed(16, -16, 1, 12):
        brush.flat(star(0, 0, 72, 40), GOLD, 9)
        brush.flat(blob([(-46, -30), (0, -42), (48, -30), (46, -18), (0, -30), (-44, -18)]), RED, 3)
        brush.eyes(6, -6, 15, 5.5)
        brush.blush(6, 6, 26)
        brush.flat(blob([(-6, 8), (20, 8), (14, 22), (2, 22)]), NIGHT, 0)
    for x, y, size in ((116, -74, 9), (124, 34, 7), (-110, -74, 7), (84, 80, 5)):
        brush.flat(star(x, y, size, size * 0.42, 4), WHITE, 0, 2)


def last_train_conductor(brush: Brush) -> None:
    brush.flat(polygon([(34, 110), (92, 40), (112, 40), (150, 110)]), "#54507a", 0)
    for y, half in ((52, 14), (66, 23), (84, 34)):
        brush.ink([(98 - half, y), (106 + half, y)], 5, BARK)
    brush.flat(box(58, -62, 84, 104, 16), "#3f7358", 8)
    brush.flat(box(68, -50, 64, 34, 6), GOLD, 0)
    brush.ink([(100, -50), (100, -16)], 4)
    brush.flat(box(78, -80, 44, 17, 4), NIGHT, 0)
    brush.bare(oval(92, -72, 4, 4), ORANGE)
    brush.bare(oval(106, -72, 4, 4), ORANGE)
    brush.bare(box(59, 2, 82, 8), RED)
    brush.bare(oval(100, 22, 30), tint(GOLD, 0.35))
    brush.flat(oval(100, 22, 13), WHITE, 0)
    with brush.placed(-34, 0):
        brush.flat(
            blob([(0, -20), (36, -14), (46, 20), (44, 92), (0, 96), (-44, 92), (-46, 20), (-36, -14)]), INDIGO
        )
        for side in (-1, 1):
            for y in (12, 32, 52):
                brush.bare(oval(side * 10, y, 4), GOLD)
            brush.flat(box(side * 33 - 11, -16, 22, 8, 3), GOLD, 0, 2.4)
        head(brush)
        brush.flat(
            blob([(-22, -18), (-8, -26), (0, -22), (8, -26), (22, -18), (12, -12), (0, -16), (-12, -12)]),
            WHITE,
            0,
        )
        brush.flat(blob([(-40, -54), (-46, -88), (0, -98), (46, -88), (40, -54), (0, -60)]), NIGHT, 6)
        brush.bare(blob([(-38, -62), (0, -70), (38, -62), (37, -54), (0, -61), (-37, -54)]), RED)
        brush.flat(blob([(-36, -52), (0, -62), (36, -52), (0, -44)]), INK, 0)
        brush.flat(star(0, -80, 9, 4), GOLD, 0, 2)
        brush.limb([(34, 4), (52, 26), (44, 46)], INDIGO, 12)
        brush.flat(oval(44, 54, 15), GOLD, 3)
        brush.bare(oval(44, 54, 11), WHITE)
        brush.ink([(44, 54), (44, 46)], 2.4)
        brush.ink([(44, 54), (50, 56)], 2.4)
        brush.limb([(-34, 4), (-60, -8), (-72, -34)], INDIGO, 12)
        brush.ink([(-72, -34), (-72, -52)], 4)
        brush.bare(oval(-72, -64, 32), tint(RED, 0.35))
        brush.flat(box(-84, -80, 24, 30, 6), RED, 3)
        brush.hand(-72, -36, WHITE)


FIGURES: tuple[Figure, ...] = (
    shadow_warden,
    moon_courier,
    scarred_swordmaster,
    upside_down_jizo,
    meteor_runner,
    last_train_conductor,
)
