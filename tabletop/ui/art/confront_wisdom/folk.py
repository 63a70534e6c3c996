"""Neighbours: people with round heads and bell-shaped coats, each with what they are known for."""

from PySide6.QtGui import QPainterPath

from tabletop.ui.art.confront_wisdom.brush import (
    BARK,
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
from tabletop.ui.art.strokes import Colour, around, blob, box, oval, polygon, tint

BELL = [(0, -22), (26, -18), (36, 20), (46, 84), (0, 92), (-46, 84), (-36, 20), (-26, -18)]


def coat(brush: Brush, colour: Colour) -> None:
    for side in (-1, 1):
        brush.flat(oval(side * 17, 84, 14, 8), INK, 0)
    brush.flat(blob(BELL), colour)


def head(brush: Brush, hair: Colour | None = None, skin: Colour = SKIN) -> None:
    """A face of radius 31 at (0, -38), with a fringe where a hair colour is given."""
    brush.flat(oval(0, -38, 32, 31), skin, 6)
    if hair is not None:
        fringe = [(-36, -28), (-38, -74), (0, -82), (38, -74), (36, -28), (24, -54), (0, -50), (-24, -54)]
        brush.flat(blob(fringe), hair, 4)
    brush.eyes(0, -33, 13)
    brush.blush(0, -23, 20)


def mudball_pitcher(brush: Brush) -> None:
    brush.limb([(-12, 40), (-40, 62), (-62, 80)], INDIGO, 14)
    brush.limb([(10, 40), (30, 62), (20, 84)], INDIGO, 14)
    brush.flat(blob([(-28, -16), (24, -18), (32, 20), (24, 54), (-26, 54), (-32, 16)]), WHITE)
    for x in (-14, 4):
        brush.ink([(x, -12), (x - 1, 50)], 2.4, INDIGO)
    brush.limb([(-26, 0), (-58, -8), (-74, 14)], WHITE, 11)
    brush.flat(blob([(-96, 4), (-70, -4), (-62, 22), (-78, 38), (-98, 28)]), BARK, 4)
    with brush.placed(-4, 6):
        head(brush)
    brush.flat(blob([(-40, -38), (-34, -72), (-4, -78), (28, -70), (32, -38), (-4, -46)]), RED, 5)
    brush.flat(blob([(-2, -48), (30, -48), (56, -38), (34, -36), (4, -40)]), RED, 3)
    brush.smile(-4, -13, 8, 5)
    brush.limb([(26, -2), (56, -22), (66, -54)], WHITE, 11)
    mud = [
        (52, -92),
        (82, -98),
        (104, -76),
        (98, -54),
        (92, -36),
        (84, -56),
        (70, -50),
        (66, -32),
        (58, -54),
        (46, -70),
    ]
    brush.flat(blob(mud), "#7d5236", 6)
    brush.bare(oval(68, -80, 7, 4), tint(WHITE, 0.5))
    for x, y, size in ((112, -34, 5), (122, -62, 4), (104, -14, 3), (38, -92, 4), (-118, -30, 4), (96, 6, 4)):
        brush.flat(oval(x, y, size), "#7d5236", 0, 2)
    brush.flat(blob([(66, 84), (88, 70), (118, 80), (128, 92), (60, 94)]), "#7d5236", 4)


def iron_pot_squire(brush: Brush) -> None:
    brush.ink([(64, 88), (64, -60)], 10)
    brush.ink([(64, 88), (64, -60)], 4.5, WOOD)
    brush.flat(oval(64, -72, 16, 20), STEEL, 4)
    coat(brush, "#c77b52")
    brush.flat(polygon([(-16, 0), (16, 0), (20, 60), (-20, 60)]), PAPER, 4)
    brush.ink([(-12, 16), (0, 24), (12, 16)], 2.6)
    head(brush)
    brush.smile(0, -20, 5, 4)
    brush.flat(blob([(-44, -44), (-48, -84), (0, -98), (48, -84), (44, -44), (0, -40)]), "#4c5063", 8)
    brush.flat(box(-52, -58, 104, 13, 6), "#5b6076", 4)
    for side in (-1, 1):
        brush.ink(oval(side * 57, -62, 8, 10), 5)
    brush.bare(oval(-22, -76, 10, 5), tint(WHITE, 0.6))
    brush.limb([(30, 2), (52, 22), (62, 14)], "#c77b52", 11)
    brush.hand(64, 14)
    brush.flat(oval(-52, 28, 40, 42), "#5b6076", 9)
    brush.ink(oval(-52, 28, 28, 30), 2.4, STONE)
    brush.flat(oval(-52, 28, 11), WOOD, 3)


def attic_archer(brush: Brush) -> None:
    brush.flat(oval(96, -58, 26), GOLD, 5)
    brush.flat(polygon([(-150, 110), (-150, 46), (-20, -100), (110, 46), (110, 110)]), WOOD, 0)
    for y in (62, 84):
        brush.ink([(-150, y), (110, y)], 2.4, BARK)
    brush.flat(polygon([(-166, 58), (-20, -108), (126, 58), (104, 62), (-20, -76), (-144, 62)]), RED, 8)
    brush.flat(oval(-20, 14, 56), NIGHT, 0, 5)
    with brush.placed(-26, 44, 0.86):
        brush.flat(blob([(-36, 34), (-30, -14), (0, -22), (30, -14), (36, 34)]), LEAF, 6)
        head(brush, ORANGE)
        brush.flat(blob([(-40, -52), (-20, -90), (30, -84), (42, -56), (0, -64)]), LEAF, 5)
        brush.flat(blob([(20, -84), (40, -112), (50, -104), (34, -74)]), WHITE, 2)
        brush.smile(2, -21, 5, 2)
    bow = QPainterPath()
    bow.moveTo(48, -58)
    bow.quadTo(100, 4, 36, 62)
    brush.ink(bow, 9)
    brush.ink(bow, 4, GOLD)
    brush.ink([(48, -58), (2, 10)], 2, WHITE)
    brush.ink([(2, 10), (36, 62)], 2, WHITE)
    brush.ink([(0, 10), (116, -2)], 4.5)
    brush.flat(polygon([(112, -12), (138, -4), (114, 8)]), STONE, 2)
    brush.limb([(0, 30), (30, 20), (68, 8)], LEAF, 10)
    brush.hand(70, 5)
    brush.hand(0, 12)
    brush.ink(oval(-20, 14, 58), 7)


def diving_librarian(brush: Brush) -> None:
    coat(brush, "#d99a56")
    brush.flat(box(-26, 2, 52, 30, 8), STEEL, 5)
    for x in (-12, 12):
        brush.flat(oval(x, 17, 7), WHITE, 0, 2.6)
    brush.ink([(-12, 17), (-9, 13)], 2)
    brush.ink([(12, 17), (15, 20)], 2)
    brush.flat(oval(0, -42, 44, 42), GOLD, 9)
    brush.flat(box(-40, -12, 80, 14, 7), "#c98d2f", 4)
    brush.flat(oval(0, -42, 29, 28), "#bfe0ee", 0, 4)
    brush.eyes(0, -41, 11, 4)
    for side in (-1, 1):
        brush.ink(oval(side * 11, -41, 9), 2)
    brush.ink([(-2, -41), (2, -41)], 2)
    brush.smile(0, -28, 5, 3)
    brush.ink([(-18, -56), (-10, -62), (-2, -64)], 4, WHITE)
    for turn in range(0, 360, 60):
        brush.bare(oval(*around(0, -42, 36, turn), 2.6), INK)
    brush.limb([(30, 0), (58, 16), (74, 28)], "#d99a56", 12)
    for index, (tone, shift) in enumerate(((RED, 0), (INDIGO, 5), (LEAF, -3), (LILAC, 3))):
        brush.flat(box(58 + shift, 32 - index * 17, 58, 16, 3), tone, 4)
        brush.bare(box(64 + shift, 37 - index * 17, 44, 3), tint(WHITE, 0.8))
    brush.limb([(-30, 0), (-58, 14), (-78, -2)], "#d99a56", 12)
    brush.flat(polygon([(-112, -34), (-84, -26), (-58, -36), (-60, 4), (-84, 14), (-110, 6)]), WHITE, 4)
    brush.ink([(-84, -24), (-84, 12)], 2.6)
    for x, y, size in ((-52, -70, 7), (-66, -88, 5), (62, -72, 8), (80, -92, 5), (44, -90, 4)):
        brush.flat(oval(x, y, size), tint(WHITE, 0.7), 0, 2.2)


def fasting_monk(brush: Brush) -> None:
    brush.flat(blob([(-70, 84), (-74, 58), (0, 40), (74, 58), (70, 86), (0, 94)]), ORANGE)
    brush.flat(blob([(-34, 62), (-36, -2), (0, -18), (36, -2), (34, 64)]), ORANGE)
    brush.flat(polygon([(-32, -2), (-14, -10), (26, 60), (2, 62)]), GOLD, 4)
    brush.limb([(-30, 12), (-42, 40), (-10, 52)], ORANGE, 11)
    brush.limb([(30, 12), (42, 40), (10, 52)], ORANGE, 11)
    brush.hand(0, 53)
    brush.flat(oval(0, -44, 30, 34), SKIN, 7)
    for side in (-1, 1):
        brush.flat(oval(side * 32, -38, 6, 9), SKIN, 2)
    brush.shut_eyes(0, -42, 13, 7, 3)
    brush.ink([(-7, -22), (0, -25), (7, -22)], 3)
    for x in (-6, 0, 6):
        brush.bare(oval(x, -66, 1.8), INK)
    brush.ink([(-22, -26), (-18, -20)], 2.2)
    brush.ink([(22, -26), (18, -20)], 2.2)
    brush.flat(oval(96, -54, 38, 30), WHITE, 0)
    for x, y, size in ((52, -34, 6), (42, -26, 4)):
        brush.flat(oval(x, y, size), WHITE, 0, 2.4)
    brush.flat(blob([(96, -86), (124, -40), (96, -32), (68, -40)]), WHITE, 5)
    brush.bare(box(86, -50, 20, 16), INK)
    brush.flat(blob([(-122, 54), (-82, 54), (-88, 84), (-116, 84)]), RED, 5)
    brush.flat(oval(-102, 58, 22, 6), NIGHT, 0)
    brush.ink([(-102, 40), (-112, 32), (-98, 26)], 1.8)
    brush.bare(oval(-96, 26, 3), INK)


def mirror_dealer(brush: Brush) -> None:
    for side, tilt in ((-1, -8), (1, 9)):
        with brush.placed(side * 92, 8, 1, tilt):
            brush.flat(oval(0, 0, 34, 52), GOLD, 6)
            brush.flat(oval(0, 0, 26, 43), "#d4ecf2", 0)
            brush.flat(oval(0, -2, 18, 18), SKIN if side < 0 else "#b5d59a", 4)
            brush.eyes(0, -4, 7, 3)
            brush.smile(0, 5 + (side > 0) * 3, 6, 5 * -side)
            brush.ink([(-16, -22), (-10, -30), (-4, -34)], 3.4, WHITE)
            for turn in (-90, 90):
                brush.flat(oval(*around(0, 0, 52, turn), 7), RED, 2)
    coat(brush, "#8a4f9e")
    brush.flat(polygon([(-14, -16), (0, 20), (14, -16)]), WHITE, 2)
    head(brush, INK)
    brush.flat(oval(14, -32, 10), tint(WHITE, 0.6), 0, 3)
    brush.ink([(23, -28), (30, -8)], 2)
    brush.ink([(-12, -18), (0, -24), (12, -20)], 4)
    brush.flat(box(-20, -102, 40, 34, 3), INDIGO, 5)
    brush.flat(box(-38, -72, 76, 10, 5), INDIGO, 4)
    brush.bare(box(-19, -80, 38, 7), GOLD)
    for side in (-1, 1):
        brush.limb([(side * 28, 2), (side * 44, 26), (side * 60, 16)], "#8a4f9e", 11)
        brush.hand(side * 60, 15)


def poison_peddler(brush: Brush) -> None:
    brush.flat(
        blob([(-4, -110), (40, -66), (48, 10), (64, 92), (0, 94), (-60, 92), (-44, 8), (-40, -60)]), "#4d3a6b"
    )
    brush.flat(oval(4, -40, 26, 28), NIGHT, 0)
    brush.bare(oval(-5, -42, 4, 5), GOLD)
    brush.bare(oval(15, -42, 4, 5), GOLD)
    brush.flat(blob([(4, -38), (24, -26), (10, -24)]), "#b9cf8d", 0, 2.6)
    brush.ink([(-8, -22), (4, -18), (14, -23)], 2.6, GOLD)
    brush.limb([(-30, 4), (-62, 14), (-82, -14)], "#4d3a6b", 12)
    brush.hand(-84, -14, "#b9cf8d")
    _apple(brush, -92, -46, 28, "#7f4fb0")
    for side in (-1, 1):
        brush.flat(oval(-92 + side * 9, -46, 6, 7), WHITE, 0, 2)
        brush.bare(oval(-92 + side * 9, -45, 3), INK)
    brush.flat(box(-102, -35, 20, 8, 2), WHITE, 0, 2)
    brush.ink([(-95, -35), (-95, -27)], 1.6)
    brush.ink([(-89, -35), (-89, -27)], 1.6)
    for x, tone in ((56, RED), (92, RED), (74, LEAF)):
        _apple(brush, x, 36 - (x == 74) * 12, 17, tone)
    brush.flat(blob([(34, 42), (114, 42), (106, 88), (44, 88)]), WOOD)
    for y in (56, 70):
        brush.ink([(44, y), (106, y)], 2.4, BARK)
    brush.ink([(46, 44), (74, -18), (104, 44)], 3)


def _apple(brush: Brush, x: float, y: float, size: float, colour: Colour) -> None:
    with brush.placed(x, y, size / 28):
        brush.ink([(0, -20), (2, -32), (8, -38)], 5)
        brush.flat(blob([(4, -30), (16, -42), (28, -34), (16, -26)]), LEAF, 0)
        outline = [
            (0, -18),
            (16, -28),
            (32, -14),
            (26, 22),
            (6, 30),
            (0, 26),
            (-6, 30),
            (-26, 22),
            (-32, -14),
            (-16, -28),
        ]
        brush.flat(blob(outline), colour)
        brush.bare(oval(-14, -10, 6, 4), tint(WHITE, 0.6))


def debt_collector(brush: Brush) -> None:
    bill = blob([(58, -30), (104, -36), (100, 20), (112, 70), (132, 84), (84, 92), (68, 60), (70, 10)])
    brush.flat(bill, WHITE, 5)
    for y in (-16, -4, 8, 20, 32, 44, 56):
        brush.ink([(72 + max(0, y) * 0.1, y), (92 + max(0, y) * 0.1, y - 1)], 2.4, INDIGO)
    brush.bare(oval(96, 72, 8), RED)
    brush.flat(
        blob([(0, -20), (44, -14), (54, 20), (46, 84), (0, 92), (-46, 84), (-54, 20), (-44, -14)]), NIGHT
    )
    brush.flat(polygon([(-16, -16), (0, 30), (16, -16)]), WHITE, 2)
    brush.flat(polygon([(-5, -8), (5, -8), (7, 20), (0, 30), (-7, 20)]), RED, 0, 2.4)
    brush.flat(blob([(-38, -30), (-30, -70), (30, -70), (38, -30), (26, -2), (-26, -2)]), "#e7c7a0", 6)
    brush.flat(box(-36, -52, 30, 17, 6), INK, 0)
    brush.flat(box(6, -52, 30, 17, 6), INK, 0)
    brush.ink([(-8, -46), (8, -46)], 4)
    brush.ink([(-30, -46), (-22, -49)], 2.4, SKY)
    brush.ink([(12, -46), (20, -49)], 2.4, SKY)
    brush.ink([(-12, -18), (2, -22), (14, -16)], 4)
    brush.flat(blob([(-40, -64), (-34, -100), (34, -100), (40, -64), (0, -70)]), "#5a4634", 6)
    brush.flat(blob([(-58, -62), (0, -76), (58, -62), (0, -54)]), "#5a4634", 4)
    brush.limb([(42, 0), (66, -2), (76, -22)], NIGHT, 13)
    brush.hand(78, -26)
    brush.limb([(-44, 0), (-66, 22), (-76, 40)], NIGHT, 13)
    brush.ink([(-94, 50), (-80, 36), (-66, 50)], 6)
    brush.flat(box(-122, 48, 84, 42, 5), WOOD)
    brush.flat(box(-88, 46, 16, 14, 2), GOLD, 2)
    brush.hand(-80, 42)


FIGURES: tuple[Figure, ...] = (
    mudball_pitcher,
    iron_pot_squire,
    attic_archer,
    diving_librarian,
    fasting_monk,
    mirror_dealer,
    poison_peddler,
    debt_collector,
)
