"""Animals of the jumble: mice, a fox, a bear, a whale, a dragon, a fish that lets rooms."""

from tabletop.ui.art.confront_wisdom.brush import (
    GOLD,
    INDIGO,
    INK,
    LEAF,
    LILAC,
    NIGHT,
    ORANGE,
    PAPER,
    PINK,
    RED,
    SKY,
    STEEL,
    WHITE,
    WOOD,
    Brush,
    Figure,
)
from tabletop.ui.art.strokes import Colour, angular, blob, box, oval, polygon, star, tint


def _mouse(brush: Brush, coat: Colour) -> None:
    brush.limb([(24, 34), (48, 40), (52, 16), (64, 12)], PINK, 3)
    for side in (-1, 1):
        brush.flat(oval(side * 21 - 4, -33, 14), coat, 4)
        brush.bare(oval(side * 21 - 4, -32, 7), PINK)
        brush.limb([(side * 12, 40), (side * 13, 49)], PINK, 5)
    bean = blob(
        [(-8, -36), (26, -34), (30, -4), (24, 14), (36, 36), (2, 52), (-34, 34), (-24, 4), (-32, -22)]
    )
    brush.flat(bean, coat)
    brush.bare(blob([(-14, 12), (4, 6), (10, 30), (-6, 38), (-20, 30)]), tint(WHITE, 0.55))
    brush.eyes(-6, -12, 11, 4)
    brush.bare(oval(-8, -3, 4, 3), RED)
    brush.blush(-6, 0, 19, 4)


def bean_mouse_troop(brush: Brush) -> None:
    with brush.placed(-84, 28, 0.82):
        _mouse(brush, LEAF)
        brush.ink([(-30, 44), (-40, -44)], 4, WOOD)
    with brush.placed(80, 26, 0.86, flip=True):
        _mouse(brush, "#c98d5a")
        brush.ink([(-30, 44), (-42, -50)], 4, WOOD)
    brush.ink([(42, 76), (42, -84)], 6)
    brush.ink([(42, 76), (42, -84)], 2.5, GOLD)
    brush.flat(polygon([(42, -84), (94, -76), (80, -62), (94, -48), (42, -44)]), RED, 4)
    brush.bare(blob([(54, -66), (64, -72), (72, -62), (66, -54), (60, -58), (54, -56)]), WHITE)
    with brush.placed(-2, 14, 1.2):
        _mouse(brush, INDIGO)
        brush.flat(blob([(-34, -40), (-2, -66), (30, -40), (26, -30), (-2, -38), (-30, -30)]), GOLD, 4)
        brush.ink([(-2, -58), (4, -70), (14, -68)], 3)
        brush.hand(32, 8, PINK, 5)


def clockwork_fox(brush: Brush) -> None:
    for turn in (-1, 1):
        brush.flat(oval(76, -20 + turn * 15, 15, 12), GOLD, 4)
        brush.bare(oval(76, -20 + turn * 15, 6, 5), PAPER)
    brush.limb([(34, 8), (66, -14), (76, -20)], GOLD, 5)
    brush.flat(blob([(30, 70), (92, 78), (112, 44), (100, 8), (84, 30), (78, 48), (40, 44)]), ORANGE)
    brush.flat(blob([(112, 40), (108, 14), (100, 4), (86, 26), (96, 34)]), WHITE, 3)
    brush.flat(blob([(-36, 84), (-34, 0), (0, -22), (34, 0), (48, 52), (44, 86), (0, 80)]), ORANGE)
    _gear(brush, 0, 34, 20, GOLD)
    brush.bare(oval(0, 34, 7), INK)
    for side in (-1, 1):
        brush.flat(polygon([(side * 50 - 4, -88), (side * 12 - 4, -52), (side * 40 - 4, -36)]), ORANGE, 4)
        brush.bare(polygon([(side * 45 - 4, -76), (side * 24 - 4, -54), (side * 38 - 4, -46)]), NIGHT)
        brush.limb([(side * 17, 60), (side * 19, 80)], NIGHT, 10)
    brush.flat(blob([(-56, -52), (-4, -72), (48, -52), (46, -16), (-4, 22), (-54, -16)]), ORANGE)
    brush.bare(
        blob([(-50, -22), (-20, -22), (-4, -10), (12, -22), (42, -22), (30, 0), (-4, 18), (-38, 0)]), WHITE
    )
    brush.ink([(-4, -66), (-4, -34)], 2)
    brush.eyes(-4, -28, 21, 5.5)
    brush.flat(oval(-4, 2, 8, 6), INK, 0)


def _gear(brush: Brush, x: float, y: float, radius: float, colour: Colour) -> None:
    brush.flat(star(x, y, radius, radius * 0.76, 9), colour, 4)


def hibernating_bear(brush: Brush) -> None:
    brush.flat(
        blob([(-124, 78), (-126, 10), (-60, -66), (38, -70), (122, -8), (128, 80), (0, 104)]), "#8a5f45"
    )
    for side in (-1, 1):
        brush.flat(oval(-44 + side * 36, -24, 15), "#8a5f45", 4)
    brush.flat(oval(-44, 14, 52, 46), "#9c6d50")
    brush.flat(oval(-48, 34, 26, 19), "#e4c19a", 4)
    brush.flat(oval(-50, 26, 9, 6), INK, 0)
    brush.shut_eyes(-46, 8, 24, 8, 4)
    brush.ink([(-50, 33), (-50, 42)], 3)
    brush.blush(-46, 26, 37, 6)
    quilt = blob([(-16, 84), (14, 26), (56, -22), (124, 6), (136, 92), (30, 108)])
    brush.flat(quilt, INDIGO, 9)
    for x, y in ((44, 30), (84, 14), (72, 58), (108, 44), (38, 70)):
        brush.bare(star(x, y, 8, 3.4, 6), WHITE)
    brush.flat(blob([(-84, -22), (-58, -60), (-6, -52), (-2, -20), (-44, -34)]), RED, 5)
    brush.limb([(-6, -46), (24, -56), (34, -34)], RED, 9)
    brush.flat(oval(34, -28, 9), WHITE, 3)
    for x, y, size in ((64, -52, 8), (88, -70, 11), (118, -84, 14)):
        corners = [(x - size, y - size), (x + size, y - size), (x - size, y + size), (x + size, y + size)]
        brush.ink(angular(corners), 5, WHITE)
    for x, y, size in ((-130, -70, 4), (-100, -40, 3), (-20, -86, 4), (130, -40, 3), (-138, -6, 3)):
        brush.bare(oval(x, y, size), WHITE)


def cloud_whale(brush: Brush) -> None:
    brush.limb([(-22, -44), (-24, -70), (-52, -80)], SKY, 7)
    brush.limb([(-22, -44), (-20, -72), (10, -82)], SKY, 7)
    brush.flat(
        blob([(92, 14), (116, -6), (112, -52), (138, -28), (144, -52), (148, -8), (120, 40), (92, 44)]),
        WHITE,
        6,
    )
    puffs = [(-112, 8), (-104, -38), (-60, -44), (-40, -64), (4, -50), (40, -46), (60, -24), (98, -14), (112, 30),
             (70, 52), (30, 70), (-40, 76), (-96, 64), (-124, 36)]  # fmt: skip
    brush.flat(blob(puffs), WHITE, 9)
    belly = blob([(-118, 34), (-60, 36), (0, 40), (52, 34), (60, 52), (20, 68), (-40, 72), (-94, 60)])
    brush.bare(belly, tint(SKY, 0.75))
    for x in (-78, -54, -30, -6, 18):
        brush.ink([(x - 4, 42), (x + 2, 54), (x + 3, 66)], 2.4, INDIGO)
    brush.ink([(-122, 30), (-96, 36), (-70, 26)], 3.4)
    brush.bare(oval(-66, 8, 6, 7), INK)
    brush.bare(oval(-68, 5, 2.2), WHITE)
    brush.bare(oval(-52, 22, 8, 5), tint(RED, 0.4))
    brush.flat(blob([(-10, 48), (14, 40), (34, 84), (6, 88), (-12, 70)]), WHITE, 5)
    for x, y in ((-58, 88), (-20, 92), (44, 88), (78, 76), (98, 88), (-96, 84)):
        brush.bare(blob([(x, y - 10), (x + 5, y), (x, y + 5), (x - 5, y)]), INDIGO)


def tax_dragon(brush: Brush) -> None:
    for side in (-1, 1):
        wing = [(side * 22, -10), (side * 70, -76), (side * 142, -84), (side * 124, -50), (side * 136, -24),
                (side * 104, -18), (side * 100, 8), (side * 60, 6)]  # fmt: skip
        brush.flat(polygon(wing), INDIGO, 8)
        brush.ink([(side * 70, -74), (side * 104, -20)], 2.4)
        brush.ink([(side * 70, -74), (side * 62, 2)], 2.4)
    brush.limb([(30, 62), (84, 82), (122, 66), (112, 42)], LEAF, 15)
    brush.flat(polygon([(112, 48), (98, 34), (112, 18), (126, 34)]), RED, 3)
    brush.flat(blob([(-44, 84), (-48, 18), (-20, -20), (26, -20), (52, 22), (46, 88), (0, 92)]), LEAF)
    brush.bare(blob([(-24, 80), (-26, 24), (0, 6), (26, 24), (24, 82)]), "#f3dfa0")
    for y in (30, 46, 62):
        brush.ink([(-20, y), (0, y + 5), (20, y)], 2.2)
    for side in (-1, 1):
        brush.flat(blob([(side * 18, -74), (side * 34, -104), (side * 44, -100), (side * 36, -66)]), GOLD, 3)
    brush.flat(
        blob([(-46, -52), (-20, -82), (20, -82), (46, -52), (40, -16), (22, 8), (-22, 8), (-40, -16)]), LEAF
    )
    brush.bare(blob([(-34, -22), (0, -34), (34, -22), (24, 4), (-24, 4)]), "#9cc981")
    for side in (-1, 1):
        brush.bare(oval(side * 10, -16, 3, 4), INK)
        brush.flat(oval(side * 20, -46, 15), WHITE, 0, 4)
        brush.bare(oval(side * 18, -45, 5, 6), INK)
    brush.ink([(-6, -48), (0, -51), (6, -48)], 4)
    brush.ink([(-16, -5), (0, 4), (16, -5)], 3)
    brush.limb([(-40, 26), (-70, 34), (-88, 10)], LEAF, 12)
    brush.flat(box(-110, -22, 40, 18, 3), RED, 3)
    brush.flat(box(-98, -46, 16, 26, 6), WOOD, 3)
    brush.limb([(40, 28), (62, 44), (66, 52)], LEAF, 12)
    for x, y in ((-116, 84), (-92, 88), (-68, 84), (-104, 74), (-82, 75), (-92, 64)):
        brush.flat(oval(x, y, 13, 7), GOLD, 3, 2.6)


def deep_sea_landlord(brush: Brush) -> None:
    brush.flat(polygon([(84, 6), (140, -44), (130, 4), (142, 56), (82, 26)]), "#5a78b8", 6)
    brush.flat(blob([(-20, -56), (24, -88), (60, -46), (20, -40)]), "#5a78b8", 5)
    brush.flat(
        blob([(-100, 10), (-88, -44), (-20, -66), (60, -48), (98, 8), (66, 62), (-20, 82), (-92, 62)]),
        "#7391cf",
        9,
    )
    for column, row in ((0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1)):
        lit = (column + row) % 2 == 0
        brush.flat(box(-2 + column * 27, -32 + row * 32, 18, 22, 2), GOLD if lit else NIGHT, 2, 2.6)
        brush.ink([(7 + column * 27, -32 + row * 32), (7 + column * 27, -10 + row * 32)], 2)
    mouth = blob([(-108, 20), (-70, 12), (-28, 22), (-22, 46), (-50, 66), (-92, 60)])
    brush.flat(mouth, NIGHT, 0)
    for x, y in ((-92, 19), (-74, 17), (-56, 18), (-40, 22)):
        brush.flat(polygon([(x - 6, y), (x + 6, y), (x, y + 14)]), WHITE, 0, 2.2)
    for x, y in ((-86, 58), (-66, 62), (-46, 58)):
        brush.flat(polygon([(x - 6, y), (x + 6, y), (x, y - 13)]), WHITE, 0, 2.2)
    brush.flat(oval(-52, -16, 16), WHITE, 3)
    brush.bare(oval(-56, -14, 7), INK)
    brush.ink([(-72, -36), (-50, -34), (-36, -26)], 5)
    brush.limb([(-24, -62), (-50, -92), (-98, -88), (-108, -62)], STEEL, 3)
    brush.bare(oval(-108, -54, 27), tint(GOLD, 0.35))
    brush.flat(oval(-108, -54, 11), GOLD, 3)
    brush.flat(box(4, -84, 40, 26, 2), INK, 0)
    brush.flat(box(-8, -62, 64, 8, 4), INK, 0)
    brush.bare(box(4, -70, 40, 7), RED)
    brush.ink(oval(44, 74, 9), 4, GOLD)
    for x in (36, 46, 56):
        brush.ink([(44, 83), (x, 98)], 3.4, GOLD)
    for x, y, size in ((-128, 8, 5), (-136, -14, 7), (-122, 34, 4), (118, 76, 6), (-118, 84, 5)):
        brush.ink(oval(x, y, size), 2, SKY)
    brush.bare(blob([(96, 96), (104, 70), (98, 52), (110, 70), (106, 96)]), tint(LILAC, 0.6))


FIGURES: tuple[Figure, ...] = (
    bean_mouse_troop,
    clockwork_fox,
    hibernating_bear,
    cloud_whale,
    tax_dragon,
    deep_sea_landlord,
)
