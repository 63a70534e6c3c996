"""The big ones: sugar, stone steps, a tree with somebody in it."""

from tabletop.ui.art.confront_wisdom.brush import (
    BARK,
    GOLD,
    INK,
    LEAF,
    MOSS,
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
from tabletop.ui.art.strokes import Colour, blob, box, darker, lighter, oval, polygon, star, tint


def _cube(brush: Brush, x: float, y: float, size: float, colour: Colour) -> None:
    """Front face with its lower left corner at (x, y); top and right side recede by a third."""
    far = size * 0.34
    brush.flat(polygon([(x, y - size), (x + far, y - size - far), (x + size + far, y - size - far),
                        (x + size, y - size)]), lighter(colour, 0.5), 0)  # fmt: skip
    brush.flat(polygon([(x + size, y - size), (x + size + far, y - size - far), (x + size + far, y - far),
                        (x + size, y)]), darker(colour, 0.2), 0)  # fmt: skip
    brush.flat(polygon([(x, y - size), (x + size, y - size), (x + size, y), (x, y)]), colour, 0)
    for dx, dy in ((0.2, 0.3), (0.7, 0.2), (0.45, 0.75), (0.82, 0.66)):
        brush.bare(oval(x + size * dx, y - size * dy, 1.3), tint(STEEL, 0.6))


def sugar_golem(brush: Brush) -> None:
    for x in (-44, 8):
        _cube(brush, x, 88, 34, WHITE)
    _cube(brush, -104, 44, 32, "#f6dfe0")
    _cube(brush, -54, 56, 92, WHITE)
    _cube(brush, 74, 30, 32, "#f6dfe0")
    _cube(brush, 90, 68, 26, WHITE)
    _cube(brush, -112, 76, 26, WHITE)
    _cube(brush, -32, -32, 50, "#fbeeee")
    brush.eyes(-7, -62, 12, 5)
    brush.smile(-7, -50, 7, 4)
    brush.blush(-7, -51, 19)
    brush.flat(blob([(-22, 2), (-8, -10), (6, 2), (20, -10), (24, 8), (-2, 32), (-24, 10)]), PINK, 3)
    brush.ink([(-114, 86), (-98, 90), (-84, 86)], 2)
    for x, y in ((-64, 92), (54, 94), (70, 90), (-74, 88)):
        brush.flat(box(x, y - 5, 6, 6), WHITE, 0, 2)
    for x, y in ((118, 90), (126, 84), (134, 90)):
        brush.bare(oval(x, y, 4.5, 3.5), INK)
        brush.bare(oval(x + 5, y, 2.6, 2.4), INK)


def stone_stair_giant(brush: Brush) -> None:
    for side in (-1, 1):
        brush.flat(box(side * 94 - 19, -34, 38, 90, 10), STONE, 7)
        brush.flat(box(side * 96 - 23, 44, 46, 42, 12), STONE, 6)
        for y in (-10, 18):
            brush.ink([(side * 94 - 19, y), (side * 94 + 16, y + 2)], 2.4)
    for step in range(6):
        half, y = 40 + step * 7.5, -38 + step * 22
        brush.flat(box(-half - 4, y, half * 2 + 8, 13, 2), lighter(STONE, 0.35), 0)
        brush.flat(box(-half, y + 10, half * 2, 18, 1), darker(STONE, 0.08 * (step % 2)), 0)
    for x, y in ((-52, 20), (44, -12), (62, 56), (-70, 62), (-34, -16)):
        brush.flat(blob([(x - 14, y), (x, y - 8), (x + 14, y), (x, y + 7)]), LEAF, 0, 2.2)
    brush.flat(blob([(-38, -36), (-40, -84), (0, -96), (40, -84), (38, -36), (0, -30)]), STONE, 8)
    brush.ink([(-28, -66), (-8, -60)], 5)
    brush.ink([(28, -66), (8, -60)], 5)
    brush.eyes(0, -55, 17, 4.5)
    brush.ink([(-12, -40), (0, -44), (12, -40)], 3.6)
    brush.ink([(10, -92), (4, -78), (12, -72)], 2.2)
    with brush.placed(0, -90, 0.42):
        for side in (-1, 1):
            brush.flat(box(side * 30 - 6, -34, 12, 48), RED, 3, 5)
        brush.flat(blob([(-62, -44), (0, -32), (62, -44), (54, -22), (-54, -22)]), RED, 3, 5)
        brush.flat(box(-44, -12, 88, 9), RED, 0, 5)
    brush.flat(oval(4, 58, 6), SKIN, 0, 2)
    brush.flat(polygon([(-2, 64), (10, 64), (12, 78), (-4, 78)]), RED, 0, 2)


def world_tree_gardener(brush: Brush) -> None:
    trunk = [
        (-18, 92),
        (-22, 20),
        (-46, -22),
        (-30, -26),
        (0, 6),
        (26, -30),
        (42, -26),
        (22, 22),
        (22, 70),
        (46, 94),
    ]
    brush.flat(polygon([*trunk, (-44, 94)]), WOOD, 7)
    brush.ink([(0, 30), (-4, 56), (2, 80)], 2.4, BARK)
    crown = [(-104, 12), (-128, -30), (-96, -66), (-60, -92), (-6, -84), (44, -98), (92, -72), (126, -34), (104, 14),
             (60, 10), (26, 24), (-26, 22), (-60, 12)]  # fmt: skip
    brush.flat(blob(crown), LEAF, 11)
    for x, y in ((-86, -28), (-44, -62), (6, -28), (50, -66), (88, -26), (-20, -4), (46, -8)):
        brush.ink([(x - 13, y), (x, y + 10), (x + 13, y)], 2.8, MOSS)
    for x, y, tone in ((-64, -20, RED), (22, -62, GOLD), (72, -44, SKY), (-100, -46, GOLD), (-20, -42, RED)):
        brush.flat(star(x, y, 9, 4.6) if tone == GOLD else oval(x, y, 8), tone, 2, 2.4)
    for x in (62, 86):
        brush.ink([(x, 92), (x - 12, -10)], 6)
        brush.ink([(x, 92), (x - 12, -10)], 2.6, GOLD)
    for y in (8, 30, 52, 74):
        left = 62 - 12 * (92 - y) / 102
        brush.ink([(left, y), (left + 24, y)], 4)
    with brush.placed(68, 22, 0.62):
        brush.flat(blob([(-28, 50), (-28, -8), (0, -18), (28, -8), (28, 50)]), "#4a4fb5", 6)
        brush.flat(oval(0, -38, 29, 28), SKIN, 5)
        brush.eyes(-4, -33, 11, 4.5)
        brush.smile(-4, -22, 6, 5)
        brush.flat(
            blob([(-58, -46), (-24, -56), (-18, -78), (18, -78), (24, -56), (58, -46), (0, -40)]), GOLD, 5
        )
        brush.limb([(-24, 4), (-44, -2), (-56, -18)], "#4a4fb5", 11)
        for turn in (-24, 12):
            with brush.placed(-58, -22, 1, turn):
                brush.flat(polygon([(-4, 0), (-8, -44), (0, -56), (6, 0)]), STEEL, 2)
        brush.hand(-58, -18)
    brush.flat(blob([(-112, 58), (-74, 58), (-78, 90), (-108, 90)]), SKY, 5)
    brush.limb([(-76, 76), (-58, 62)], SKY, 6)
    brush.ink(oval(-116, 74, 11, 13), 4)
    for x, y in ((-46, 66), (-42, 74), (-38, 62)):
        brush.bare(oval(x, y, 2.6, 3.6), "#4a4fb5")


FIGURES: tuple[Figure, ...] = (sugar_golem, stone_stair_giant, world_tree_gardener)
