"""The assists made of paper: folded, drawn on, posted, signed."""

from tabletop.ui.art.confront_wisdom.brush import (
    GOLD,
    INDIGO,
    INK,
    LILAC,
    NIGHT,
    ORANGE,
    PAPER,
    PINK,
    RED,
    SKIN,
    SKY,
    WHITE,
    WOOD,
    Brush,
    Figure,
)
from tabletop.ui.art.strokes import Colour, angular, around, blob, box, oval, polygon, star, tint


def paper_shield(brush: Brush) -> None:
    rim = [(0, -76), (66, -54), (58, 22), (0, 84), (-58, 22), (-66, -54)]
    brush.flat(polygon(rim), WHITE, 0, 4)
    folds: tuple[tuple[list[tuple[float, float]], Colour], ...] = (
        ([(0, -76), (66, -54), (0, -8)], "#e6e2f4"),
        ([(0, -76), (-66, -54), (0, -8)], WHITE),
        ([(66, -54), (58, 22), (0, -8)], LILAC),
        ([(-66, -54), (-58, 22), (0, -8)], "#f6dcd8"),
        ([(58, 22), (0, 84), (0, -8)], INDIGO),
        ([(-58, 22), (0, 84), (0, -8)], RED),
    )
    for corners, tone in folds:
        brush.flat(polygon(corners), tone, 0, 3)
    brush.ink(polygon(rim), 4.4)
    brush.eyes(0, -32, 13, 4.5)
    brush.smile(0, -20, 6, 3)
    with brush.placed(98, 42):
        brush.flat(polygon([(-42, 40), (0, -34), (42, 40)]), GOLD, 6)
        brush.flat(polygon([(-42, 40), (0, -34), (0, 16)]), "#f7d98a", 0)
        for side in (-1, 1):
            brush.flat(polygon([(0, -18), (side * 40, -40), (side * 16, 4)]), RED, 3)
        brush.flat(polygon([(-48, 40), (0, 20), (48, 40)]), "#f7d98a", 3)
    with brush.placed(-100, 34, 1, -10):
        brush.flat(polygon([(-34, 2), (0, -10), (32, -40), (16, 4)]), SKY, 3)
        brush.flat(polygon([(-4, -6), (-8, -46), (16, 2)]), SKY, 3)
        brush.flat(polygon([(-34, 2), (-22, 20), (16, 4), (-4, -6)]), "#c7e1ef", 3)
        brush.flat(polygon([(16, 4), (44, -12), (26, 0)]), "#c7e1ef", 0)


def star_chart(brush: Brush) -> None:
    with brush.placed(0, 0, 1, -4):
        brush.flat(box(-108, -66, 216, 128, 3), NIGHT, 0, 4)
        for radius in (22, 42, 62):
            brush.ink(oval(0, -2, radius * 1.55, radius * 0.95), 1.4, tint(LILAC, 0.7))
        for turn in range(0, 180, 45):
            ends = [around(0, -2, 60, turn), around(0, -2, 60, turn + 180)]
            brush.ink([(x * 1.5, y) for x, y in ends], 1, tint(LILAC, 0.5))
        bear = [(-84, -30), (-54, -40), (-28, -26), (0, -12), (8, 20), (46, 26), (54, -8), (0, -12)]
        brush.ink(angular(bear), 2.2, GOLD)
        for index, (x, y) in enumerate(bear[:-1]):
            brush.bare(star(x, y, 9 - index % 3, 3.8), GOLD)
        fish = [(-86, 36), (-60, 24), (-40, 38), (-60, 50), (-86, 36)]
        brush.ink(angular(fish), 1.8, PINK)
        for x, y in (*fish, (70, -44), (88, -30), (84, 44)):
            brush.bare(oval(x, y, 3.2), WHITE)
        for side in (-1, 1):
            brush.flat(box(side * 112 - 9, -80, 18, 156, 8), WOOD, 4)
            for y in (-84, 80):
                brush.flat(oval(side * 112, y, 10, 8), GOLD, 3)
    brush.limb([(60, 92), (84, 66), (96, 48)], SKIN, 15)
    brush.ink([(92, 56), (66, 12)], 6)
    brush.ink([(92, 56), (66, 12)], 2.6, GOLD)
    brush.hand(92, 52, SKIN, 11)


def meteor_mail(brush: Brush) -> None:
    for shift, tone, reach in ((0, RED, 152), (8, ORANGE, 122), (16, GOLD, 92)):
        tail = [(-46 + shift * 0.4, -26 + shift), (20, -60 + shift), (reach, -104), (reach - 12, -66), (reach - 2, -44),
                (reach - 44, -10), (42, 42 - shift), (-8, 62 - shift)]  # fmt: skip
        brush.bare(blob(tail), tone)
    brush.flat(
        blob([(-96, 10), (-74, -40), (-22, -44), (22, -10), (20, 44), (-24, 80), (-80, 62)]), "#8b7f92", 10
    )
    for x, y, size in ((-66, 44, 10), (-4, 44, 8), (-62, -14, 7), (2, -2, 6)):
        brush.flat(oval(x, y, size, size * 0.8), "#6c6178", 0, 2.4)
    with brush.placed(-34, 18, 1, -14):
        brush.flat(box(-40, -28, 80, 54, 2), WHITE, 5)
        brush.ink(angular([(-40, -28), (0, 6), (40, -28)]), 3)
        brush.flat(box(14, 2, 20, 18, 1), SKY, 0, 2)
        brush.flat(oval(0, 4, 9), RED, 0)
        brush.bare(star(0, 4, 6, 2.6), GOLD)
    for x, y in ((-122, 40), (-110, 66), (-134, 74), (-88, 86)):
        brush.ink([(x, y), around(x, y, 12, 140)], 4, GOLD)
    for x, y, turn in ((66, 62, 14), (108, 34, -20), (118, 78, 30)):
        with brush.placed(x, y, 0.42, turn):
            brush.flat(box(-34, -22, 68, 46, 2), PAPER, 0, 5)
            brush.ink(angular([(-34, -22), (0, 8), (34, -22)]), 5)


def understudy_contract(brush: Brush) -> None:
    sheet = [(-62, -84), (56, -84), (62, 70), (-56, 84)]
    brush.flat(polygon(sheet), WHITE, 6)
    brush.flat(blob([(-74, -88), (62, -88), (66, -76), (60, -70), (-68, -70)]), PAPER, 4)
    for row, reach in enumerate((42, 30, 40, 22)):
        brush.ink([(-42, -52 + row * 14), (reach, -53 + row * 14)], 3, LILAC)
    brush.ink([(-38, 56), (-22, 46), (-12, 60), (4, 44)], 3, INDIGO)
    brush.flat(star(36, 46, 19, 15, 12), RED, 4)
    brush.flat(polygon([(28, 58), (22, 84), (34, 76), (44, 86), (46, 58)]), RED, 0, 2.4)
    for x, y, turn, tone, mood in ((-92, -4, -12, GOLD, 7), (92, 4, 12, SKY, -6)):
        with brush.placed(x, y, 1, turn):
            brush.limb([(0, -42), (12 * (1 if x > 0 else -1), -66), (0, -88)], RED, 4)
            brush.flat(blob([(-40, -44), (0, -50), (40, -44), (38, 14), (0, 52), (-38, 14)]), tone, 8)
            for side in (-1, 1):
                brush.bare(
                    blob([(side * 8, -12), (side * 18, -22 - mood), (side * 30, -12), (side * 18, -4)]), INK
                )
            lips = [(-20, 10), (0, 10 + mood), (20, 10), (0, 16 + mood * 3)]
            brush.flat(blob(lips if mood > 0 else [(-20, 26), (0, 12), (20, 26), (0, 22)]), INK, 0, 2)
            brush.bare(oval((-1 if mood > 0 else 1) * 24, 6, 5, 4), tint(RED, 0.45))
    brush.bare(blob([(112, 6), (118, 20), (112, 26), (106, 20)]), WHITE)
    with brush.placed(6, 40, 1, 30):
        brush.flat(blob([(-4, 6), (-14, -36), (2, -66), (16, -36), (6, 6)]), INDIGO, 3)
        brush.ink([(0, 16), (1, -50)], 2.4)


FIGURES: tuple[Figure, ...] = (
    paper_shield,
    star_chart,
    meteor_mail,
    understudy_contract,
)
