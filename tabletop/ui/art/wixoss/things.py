"""What the classes of things are made of: weapons, stones, plants, stars, atoms, machines, light. About 120 wide."""

from collections.abc import Callable
from math import cos, radians, sin

from PySide6.QtGui import QColor, QPainter

from tabletop.ui.art.seed import Seed
from tabletop.ui.art.strokes import (
    around,
    between,
    blob,
    box,
    darker,
    facets,
    fill,
    glow,
    lighter,
    line,
    mirrored,
    ngon,
    oval,
    polygon,
    rough,
    segments,
    star,
    tint,
    trail,
)
from tabletop.ui.art.wixoss.tones import INK

Figure = Callable[[QPainter, Seed, QColor, QColor], None]


def _steel(first: QColor) -> tuple[QColor, QColor]:
    return lighter(first, 0.75), lighter(first, 0.25)


def blade(painter: QPainter, seed: Seed, first: QColor, second: QColor) -> None:
    """A sword, axe or spear, turned, with a hilt of the card's own."""
    bright, shade = _steel(first)
    painter.save()
    painter.rotate(seed.between(20, 70) * seed.pick((1, -1)))
    wide, kind = seed.between(7, 18), seed.whole(0, 3)
    if kind == 1:
        line(painter, trail([(0, -70), (0, 78)]), INK, 9)
        line(painter, trail([(0, -70), (0, 78)]), second, 6)
        for side in (1, -1):
            edge = [(0, -62), (side * 34, -72), (side * 46, -40), (side * 30, -16), (0, -30)]
            fill(painter, blob(edge), bright if side > 0 else shade, INK, 2)
    else:
        tip = -82 if kind != 3 else -70
        fill(painter, polygon([(0, tip), (wide, tip + 26), (wide, 34), (0, 38)]), shade, INK, 2)
        fill(painter, polygon([(0, tip), (-wide, tip + 26), (-wide, 34), (0, 38)]), bright, INK, 2)
        guard = seed.between(24, 40)
        fill(
            painter,
            blob([(-guard, 30), (0, 42), (guard, 30), (guard * 0.8, 44), (0, 50), (-guard * 0.8, 44)]),
            second,
            INK,
            2,
        )
        fill(painter, box(-4, 46, 8, 28, 3), darker(second, 0.4), INK, 1.6)
        fill(painter, ngon(0, 80, 8, seed.whole(4, 8)), second, INK, 1.6)
    painter.restore()


def armour(painter: QPainter, seed: Seed, first: QColor, second: QColor) -> None:
    """A shield or helm with a crest."""
    bright, shade = _steel(first)
    if seed.chance(0.5):
        half = [(0.0, -66.0), (50, -54), (50, 0), (32, 44), (0, 72)]
        fill(painter, polygon(mirrored(half)), shade, INK, 2.6)
        fill(painter, polygon([(0, -58), (-42, -48), (-42, -2), (-27, 38), (0, 62)]), bright)
        fill(painter, star(0, -2, seed.between(22, 32), 10, seed.whole(4, 8)), second, INK, 2)
    else:
        fill(painter, blob(mirrored([(0.0, -60.0), (40, -50), (48, 0), (40, 54), (0, 62)])), bright, INK, 2.6)
        fill(
            painter,
            polygon([(-34, -8), (34, -8), (26, 8), (5, 12), (5, 50), (-5, 50), (-5, 12), (-26, 8)]),
            INK,
        )
        plume = blob(
            [(0, -60), (seed.between(20, 44), -86), (seed.between(46, 74), -50), (36, -20), (18, -46)]
        )
        fill(painter, plume, second, INK, 2)


def ore(painter: QPainter, seed: Seed, first: QColor, second: QColor) -> None:
    """A cluster of raw stones."""
    for i in range(seed.whole(3, 6)):
        x, y = around(0, 14, 34 if i else 0, seed.between(0, 360))
        branch = seed.branch(f"stone{i}")
        rim = rough(x, y, seed.between(20, 36), branch, branch.whole(6, 9), 0.2)
        facets(painter, rim, (x - 5, y - 7), first if i % 2 else lighter(second, 0.2))


def gem(painter: QPainter, seed: Seed, first: QColor, second: QColor) -> None:
    """A cut jewel in a setting."""
    sides = seed.whole(6, 12)
    glow(painter, 0, 0, 70, second, 0.7)
    rim = [around(0, 0, 54, i * 360 / sides + 15) for i in range(sides)]
    facets(painter, rim, (-7, -9), first)
    table = [around(0, 0, 27, i * 360 / sides + 15) for i in range(sides)]
    fill(painter, polygon(table), tint(lighter(first, 0.6), 0.8), lighter(first, 0.8), 1.4)
    segments(painter, [(table[i], rim[i]) for i in range(sides)], tint(lighter(first, 0.85), 0.8), 1.2)
    fill(painter, star(-16, -24, 13, 2, 4), "#ffffff")


def plant(painter: QPainter, seed: Seed, first: QColor, second: QColor) -> None:
    """A stem with leaves and a flower of its own number of petals."""
    line(
        painter,
        trail([(seed.between(-24, 24), 82), (seed.between(-14, 14), 30), (0, -18)]),
        darker(first, 0.2),
        5,
    )
    for i in range(seed.whole(2, 5)):
        side, y = (1 if i % 2 else -1), 66 - i * 17
        fill(
            painter,
            blob([(0, y), (side * 26, y - 24), (side * 52, y - 10), (side * 24, y + 6)]),
            first,
            darker(first, 0.5),
            1.6,
        )
    petals = seed.whole(4, 9)
    for i in range(petals):
        degrees = i * 360 / petals + 10
        tip, left, right = (
            around(0, -26, 44, degrees),
            around(0, -26, 26, degrees - 24),
            around(0, -26, 26, degrees + 24),
        )
        fill(painter, blob([(0, -26), left, tip, right]), lighter(second, 0.35), darker(second, 0.4), 1.6)
    fill(painter, oval(0, -26, 10), "#ffd75e", darker(second, 0.5), 1.6)


def celestial(painter: QPainter, seed: Seed, first: QColor, second: QColor) -> None:
    """A planet with rings, moons and a constellation."""
    dots = [(seed.between(-76, 76), seed.between(-72, 72)) for _ in range(seed.whole(4, 7))]
    segments(painter, list(zip(dots, dots[1:], strict=False)), tint(first, 0.6), 1.2)
    for x, y in dots:
        fill(painter, star(x, y, 5.5, 2, 4), second)
    radius = seed.between(24, 40)
    globe = between((-radius, -radius), (radius, radius), lighter(first, 0.7), first, darker(first, 0.4))
    fill(painter, oval(0, 0, radius), globe, INK, 2)
    painter.save()
    painter.rotate(seed.between(-40, 40))
    for i in range(seed.whole(1, 3)):
        line(painter, oval(0, 0, radius + 16 + i * 8, 8 + i * 3), tint(second, 0.9), 3.0 - i * 0.6)
    painter.restore()
    x, y = around(0, 0, radius + 26, seed.between(0, 360))
    fill(painter, oval(x, y, seed.between(5, 10)), lighter(second, 0.4), INK, 1.4)


def atom(painter: QPainter, seed: Seed, first: QColor, second: QColor) -> None:
    """A nucleus and its orbits."""
    orbits = seed.whole(2, 4)
    for i in range(orbits):
        painter.save()
        painter.rotate(i * 180 / orbits + seed.between(-8, 8))
        line(painter, oval(0, 0, 66, 22), first, 2.6)
        angle = radians(seed.between(0, 360))
        fill(painter, oval(66 * cos(angle), 22 * sin(angle), 6.5), second, INK, 1.4)
        painter.restore()
    for i in range(seed.whole(5, 9)):
        x, y = around(0, 0, 11 if i else 0, i * 51)
        fill(painter, oval(x, y, 8.5), lighter(first if i % 2 else second, 0.3), INK, 1.2)


def machine(painter: QPainter, seed: Seed, first: QColor, second: QColor) -> None:
    """Gears, traces and a lit screen."""
    teeth = seed.whole(8, 14)
    fill(painter, star(0, 0, 60, 50, teeth), lighter(first, 0.55), INK, 2.4)
    fill(painter, oval(0, 0, 40), lighter(first, 0.8), INK, 1.8)
    fill(painter, star(44, 42, 24, 18, seed.whole(7, 10)), second, INK, 2)
    fill(painter, oval(44, 42, 8), lighter(second, 0.7), INK, 1.4)
    for i in range(seed.whole(4, 8)):
        start = around(0, 0, 36, i * 61 + seed.between(0, 30))
        bend = (start[0] * 0.55, start[1])
        line(painter, trail([start, bend]), first, 2.2)
        fill(painter, oval(*bend, 3.2), second)
    wide = seed.between(18, 28)
    fill(painter, box(-wide, -14, 2 * wide, 28, 5), darker(first, 0.6), INK, 1.8)
    bars = [
        ((-wide + 6 + i * 7, 9), (-wide + 6 + i * 7, 9 - seed.between(3, 18))) for i in range(int(wide / 4))
    ]
    segments(painter, bars, lighter(second, 0.3), 3.2)


def relic(painter: QPainter, seed: Seed, first: QColor, second: QColor) -> None:
    """An ancient weapon: a stone obelisk with lit runes."""
    half = [(0.0, -76.0), (22, -56), (28, 52), (42, 70), (0, 74)]
    fill(
        painter,
        polygon(mirrored(half)),
        between((-40, 0), (40, 0), lighter(first, 0.45), darker(first, 0.35)),
        INK,
        2.4,
    )
    for i in range(seed.whole(4, 6)):
        y = -44 + i * 19
        rune = [(seed.between(-13, 13), y + seed.between(-7, 7)) for _ in range(seed.whole(3, 4))]
        line(painter, trail(rune), second, 3)
    glow(painter, 0, -20, 40, second, 0.55)


def origin(painter: QPainter, seed: Seed, first: QColor, second: QColor) -> None:
    """Servants: a pale bell of light with ribbons, one eye, no face."""
    half = [(0.0, -60.0), (30, -50), (38, -10), (52, 46), (26, 58), (0, 50)]
    fill(painter, blob(mirrored(half)), between((0, -60), (0, 60), "#ffffff", lighter(first, 0.35)), INK, 2.2)
    fill(painter, oval(0, -18, 17, 12), "#ffffff", INK, 1.8)
    fill(painter, oval(seed.between(-4, 4), -18, 8), first, INK, 1.4)
    for i in range(seed.whole(3, 6)):
        side = 1 if i % 2 else -1
        ribbon = [
            (side * 30, 12 + i * 5),
            (side * 62, seed.between(-30, 30)),
            (side * 78, seed.between(-60, 60)),
        ]
        line(painter, trail(ribbon), tint(first, 0.85), 4)
    fill(painter, star(0, -72, 12, 5, seed.whole(4, 8)), "#ffd75e", INK, 1.4)


THINGS: dict[str, Figure] = {
    "weapon": blade, "arm": armour, "ore": ore, "gem": gem, "plant": plant, "space": celestial, "atom": atom,
    "electric_machine": machine, "ancient_weapon": relic, "origin": origin,
}  # fmt: skip
