"""The parts of each kind of weapon, as outlines; the muzzle or point is at the right."""

from collections.abc import Callable

from PySide6.QtGui import QPainterPath

from tabletop.ui.art.picture import PictureOf
from tabletop.ui.art.seed import Seed
from tabletop.ui.art.strokes import (
    Point,
    box,
    oval,
    polygon,
    trail,
)

Parts = list[QPainterPath]


def _blade(seed: Seed) -> Parts:
    long, hilt = seed.between(150, 180), seed.between(42, 58)
    parts = [box(0, -5, long, 10, 5), box(-8, -9, 10, 18, 3), box(-8 - hilt, -7, hilt, 14, 3)]
    parts += [box(-hilt + i * 8, -9, 4, 18, 1) for i in range(seed.whole(3, 5))]
    return [*parts, oval(-hilt - 12, 0, seed.between(5, 9)), polygon([(-4, -9), (8, -18), (10, -9)])]


def _pike(seed: Seed) -> Parts:
    head = seed.between(40, 60)
    tip: list[Point] = [
        (70, -6),
        (70 + head, 0),
        (70, 6),
        (60, seed.between(14, 22)),
        (52, 4),
        (52, -4),
        (60, -16),
    ]
    return [
        polygon(tip),
        box(-130, -4, 184, 8, 3),
        *[box(-70 + i * 13, -6, 7, 12, 2) for i in range(5)],
        oval(-134, 0, 7),
    ]


def _pistol(seed: Seed) -> Parts:
    barrel = seed.between(70, 96)
    grip: list[Point] = [(-66, 10), (-38, 10), (-46, 62), (-78, 62)]
    parts = [
        polygon(grip),
        box(-74, -18, 92, 30, 6),
        box(18, -11, barrel, 13, 3),
        box(18 + barrel, -14, 12, 19, 3),
    ]
    parts += [
        oval(-22, -3, seed.between(12, 19)),
        oval(-22, -3, 6),
        box(-60, -32, seed.between(50, 80), 11, 4),
    ]
    return [
        *parts,
        box(40, -15, 4, 21),
        box(54, -15, 4, 21),
        trail([(-36, 12), (-26, 30), (-8, 28), (-10, 12)]),
    ]


def _rifle(seed: Seed) -> Parts:
    barrel = seed.between(70, 94)
    stock: list[Point] = [(-70, -8), (-70, 8), (-128, seed.between(22, 34)), (-134, -4)]
    parts = [
        polygon(stock),
        box(-72, -14, 104, 26, 4),
        box(32, -7, barrel, 9, 2),
        box(32 + barrel, -10, 18, 15, 3),
    ]
    parts += [
        polygon([(-40, 12), (-22, 12), (-30, 44), (-48, 44)]),
        polygon([(0, 12), (20, 12), (26, 12 + seed.between(24, 40)), (8, 50)]),
    ]
    return [
        *parts,
        box(-50, -31, seed.between(44, 66), 13, 6),
        box(34, 4, 46, 8, 3),
        *[oval(-58 + i * 14, -1, 3.5) for i in range(5)],
    ]


def _launcher(seed: Seed) -> Parts:
    parts = [
        box(-110, -16, 190, 32, 6),
        polygon([(80, -16), (112, -30), (112, 30), (80, 16)]),
        polygon([(-40, 16), (-22, 16), (-28, 56), (-48, 56)]),
    ]
    parts += [
        polygon([(22, 16), (38, 16), (40, 46), (26, 46)]),
        box(-30, -34, 46, 14, 4),
        oval(96, 0, 11),
        oval(96, 0, 5),
    ]
    return [*parts, *[box(-96 + i * 15, -18, 6, 36, 1) for i in range(seed.whole(3, 5))]]


def _mortar(seed: Seed) -> Parts:
    wide = seed.between(20, 27)
    tube: list[Point] = [(-30, 20), (20, -70), (20 + wide * 1.6, -58), (6, 44)]
    parts = [
        polygon(tube),
        polygon([(14, -78), (60, -54), (54, -46), (12, -68)]),
        oval(-10, 36, 24),
        oval(-10, 36, 9),
    ]
    return [
        *parts,
        box(-70, 56, 130, 14, 4),
        polygon([(30, 0), (66, 56), (54, 56), (22, 12)]),
        *[oval(-58 + i * 26, 63, 3.5) for i in range(5)],
    ]


def _turret(seed: Seed) -> Parts:
    gap = seed.between(12, 17)
    parts = [
        polygon([(-58, 10), (-44, -34), (12, -40), (34, -14), (34, 10)]),
        box(-70, 10, 118, 16, 4),
        polygon([(-50, 26), (30, 26), (46, 62), (-66, 62)]),
    ]
    for y in (-30.0, -30 + gap):
        parts += [box(20, y, seed.between(86, 104), 8, 2), box(46, y - 3, 16, 14, 3)]
    return [
        *parts,
        oval(-18, -14, 14),
        oval(-18, -14, 6),
        *[box(-48 + i * 16, 36, 9, 18, 2) for i in range(5)],
    ]


def _array(seed: Seed) -> Parts:
    rows = seed.whole(3, 4)
    parts = [box(-100, -46, 60, 92, 8), oval(-70, 0, 22), oval(-70, 0, 12)]
    for row in range(rows):
        y = -40 + row * 84 / (rows - 1)
        long = seed.between(110, 140)
        parts += [box(-40, y - 7, 40, 14, 3), box(0, y - 4, long, 8, 2), oval(long + 4, y, 6)]
    return [*parts, box(30, -52, 10, 104, 3)]


def _lances(seed: Seed) -> Parts:
    parts: Parts = [box(-104, -20, 52, 40, 8), oval(-78, 0, 11)]
    for y in (-30, 30):
        tip = seed.between(110, 126)
        parts += [
            polygon([(-52, y - 9), (30, y - 7), (tip, y), (30, y + 7), (-52, y + 9)]),
            box(-30, y - 13, 12, 26, 3),
            box(0, y - 11, 8, 22, 3),
        ]
    return [*parts, polygon([(-60, -20), (-40, -38), (-30, -22), (-40, 0), (-30, 22), (-40, 38), (-60, 20)])]


PLANS: tuple[tuple[tuple[str, ...], Callable[[Seed], Parts]], ...] = (
    (("blade", "sword"), _blade),
    (("pike", "staff"), _pike),
    (("pistol", "cannon"), _pistol),
    (("carbine", "rifle"), _rifle),
    (("launcher",), _launcher),
    (("mortar",), _mortar),
    (("turret",), _turret),
    (("array",), _array),
    (("lances",), _lances),
)


def plan_of(card: PictureOf) -> Callable[[Seed], Parts]:
    words = card.name.lower().split()
    for cues, plan in PLANS:
        if any(cue in words for cue in cues):
            return plan
    if "swing" in card.traits:
        return _blade
    return _turret if "starship" in card.traits else _rifle
