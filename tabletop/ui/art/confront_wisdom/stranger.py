"""Somebody for a card nobody has drawn yet: body, hat, limbs and face picked by its seed."""

from tabletop.ui.art.confront_wisdom.brush import (
    GOLD,
    INDIGO,
    LEAF,
    LILAC,
    ORANGE,
    PINK,
    RED,
    SKY,
    WHITE,
    Brush,
)
from tabletop.ui.art.seed import Seed
from tabletop.ui.art.strokes import blob, box, ngon, oval, polygon, rough, star

COATS = (INDIGO, LILAC, SKY, RED, ORANGE, GOLD, LEAF, PINK)


def stranger(brush: Brush, seed: Seed) -> None:
    coat, hat = seed.pick(COATS), seed.pick(COATS)
    wide, tall = seed.between(34, 52), seed.between(42, 58)
    for side in (-1, 1):
        brush.limb([(side * wide * 0.4, tall * 0.6), (side * wide * 0.5, 78)], coat, seed.between(8, 13))
        reach = (side * (wide + seed.between(16, 30)), seed.between(-50, 40))
        brush.limb([(side * wide * 0.7, 5), (side * (wide + 16), 14), reach], coat, 9)
        brush.hand(*reach)
    body = seed.pick(
        (
            blob(rough(0, 8, (wide + tall) / 1.8, seed, 7, 0.12)),
            box(-wide, 8 - tall, wide * 2, tall * 2, seed.between(6, 26)),
            oval(0, 8, wide, tall),
            ngon(0, 10, tall + 6, seed.whole(5, 8)),
        )
    )
    brush.flat(body, coat)
    _face(brush, seed)
    _hat(brush, seed, hat, 12 - tall)


def _face(brush: Brush, seed: Seed) -> None:
    if seed.chance(0.25):
        brush.flat(oval(0, -10, 17), WHITE, 0)
        brush.bare(oval(seed.between(-5, 5), -9, 7), "#211d36")
    else:
        brush.eyes(0, -8, seed.between(11, 18), seed.between(4, 7))
    brush.smile(0, 13, seed.between(6, 14), seed.between(-3, 8))
    brush.blush(0, 8, 26)


def _hat(brush: Brush, seed: Seed, colour: str, top: float) -> None:
    kind = seed.whole(0, 3)
    if kind == 0:
        brush.flat(polygon([(-24, top + 4), (seed.between(-12, 12), top - 46), (24, top + 4)]), colour, 4)
    elif kind == 1:
        brush.flat(box(-18, top - 30, 36, 32, 3), colour, 4)
        brush.flat(box(-32, top - 4, 64, 9, 4), colour, 3)
    elif kind == 2:
        brush.ink([(0, top), (seed.between(-8, 8), top - 15), (0, top - 26)], 4)
        brush.flat(star(0, top - 30, 14, 6, seed.whole(4, 7)), colour, 3)
    else:
        brush.flat(polygon([(-24, top + 2), (-28, top - 26), (-10, top - 12), (0, top - 32), (10, top - 12),
                            (28, top - 26), (24, top + 2)]), colour, 4)  # fmt: skip
