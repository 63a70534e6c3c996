"""What the living classes are made of: fins, paws, wings, halos, horns, legs of insects. About 120 wide."""

from PySide6.QtGui import QColor, QPainter

from tabletop.ui.art.seed import Seed
from tabletop.ui.art.strokes import (
    around,
    blob,
    darker,
    fill,
    glow,
    lighter,
    line,
    mirrored,
    oval,
    polygon,
    star,
    tint,
    trail,
)
from tabletop.ui.art.wixoss.things import Figure
from tabletop.ui.art.wixoss.tones import INK


def _eyes(painter: QPainter, seed: Seed, y: float, gap: float, colour: QColor) -> None:
    tall = seed.between(4, 7)
    for side in (1, -1):
        fill(painter, oval(side * gap, y, 6.5, tall), "#ffffff", INK, 1.4)
        fill(painter, oval(side * gap, y, 3.4, tall - 1), colour, INK, 0.8)


def water(painter: QPainter, seed: Seed, first: QColor, second: QColor) -> None:
    """A fish or sea serpent over waves."""
    for i in range(4):
        y = 46 + i * 9
        wave = [(-80 + j * 20, y + (6 if (j + i) % 2 else -6)) for j in range(9)]
        line(painter, trail(wave), tint(first, 0.8 - i * 0.15), 2.4)
    high = seed.between(22, 36)
    fill(
        painter,
        blob([(-62, 4), (-20, -high), (36, -high * 0.7), (62, 2), (30, high * 0.8), (-24, high)]),
        lighter(first, 0.3),
        INK,
        2.4,
    )
    fill(painter, polygon([(-54, 4), (-84, -28), (-74, 6), (-86, 34)]), second, INK, 2)
    fin = seed.between(18, 40)
    fill(painter, polygon([(-16, -high * 0.9), (6, -high - fin), (24, -high * 0.8)]), second, INK, 2)
    for i in range(seed.whole(5, 9)):
        x = -34 + i * 9
        line(painter, trail([(x, -8), (x + 5, 0), (x, 8)]), tint(darker(first, 0.3), 0.7), 1.6)
    fill(painter, oval(42, -5, 6.5), "#ffffff", INK, 1.5)
    fill(painter, oval(43, -5, 3.2), INK)


def earth(painter: QPainter, seed: Seed, first: QColor, second: QColor) -> None:
    """The head of a beast: ears, muzzle and markings of its own."""
    ear, round_by = seed.between(24, 46), seed.chance(0.4)
    for side in (1, -1):
        points = [(side * 18, -34), (side * (28 + ear * 0.4), -40 - ear), (side * 52, -16)]
        shape = blob([*points, (side * 30, -10)]) if round_by else polygon(points)
        fill(painter, shape, lighter(first, 0.15), INK, 2.4)
    wide = seed.between(44, 58)
    face = mirrored([(0.0, -52.0), (wide * 0.7, -44), (wide, -4), (wide * 0.6, 40), (0, 58)])
    fill(painter, blob(face), lighter(first, 0.4), INK, 2.6)
    for i in range(seed.whole(1, 4)):
        for side in (1, -1):
            mark = [
                (side * (16 + i * 9), -40 + i * 4),
                (side * (20 + i * 9), -18),
                (side * (11 + i * 9), -20),
            ]
            fill(painter, polygon(mark), second)
    fill(painter, blob(mirrored([(0.0, 6.0), (20, 14), (16, 38), (0, 42)])), "#fff8ee", INK, 1.6)
    fill(painter, polygon([(-8, 10), (8, 10), (0, 20)]), INK)
    _eyes(painter, seed, -8, 21, second)
    if seed.chance(0.4):
        for side in (1, -1):
            fill(painter, polygon([(side * 9, 38), (side * 15, 38), (side * 11, 54)]), "#ffffff", INK, 1.4)


def sky(painter: QPainter, seed: Seed, first: QColor, second: QColor) -> None:
    """A bird with spread wings."""
    feathers = seed.whole(4, 7)
    for side in (1, -1):
        for i in range(feathers):
            tip = (
                around(0, 0, 84 - i * 7, -160 + i * 26)
                if side < 0
                else around(0, 0, 84 - i * 7, -20 - i * 26)
            )
            root = (side * 10, 6 + i * 3)
            bend = ((tip[0] + root[0]) / 2, (tip[1] + root[1]) / 2 - 10)
            colour = first if i % 2 else lighter(first, 0.35)
            fill(painter, blob([root, bend, tip, (root[0] * 2, root[1] + 12)]), colour, INK, 1.6)
    fill(
        painter,
        blob(mirrored([(0.0, -36.0), (18, -22), (20, 18), (9, 58), (0, 66)])),
        lighter(second, 0.4),
        INK,
        2.2,
    )
    fill(painter, oval(0, -34, 17), lighter(second, 0.55), INK, 2.2)
    fill(painter, polygon([(-5, -32), (5, -32), (0, -18)]), "#f0a030", INK, 1.4)
    _eyes(painter, seed, -38, 8, first)
    crest = seed.whole(1, 4)
    for i in range(crest):
        x = (i - (crest - 1) / 2) * 8
        line(painter, trail([(x, -50), (x * 1.8, -68), (x * 2.6, -76)]), second, 3.4)


def angel(painter: QPainter, seed: Seed, first: QColor, second: QColor) -> None:
    """Wings and a halo around a heart of light."""
    for i in range(seed.whole(2, 3)):
        for side in (1, -1):
            reach, lift = 84 - i * 14, -46 + i * 40
            wing = [
                (side * 8, 6 + i * 6),
                (side * reach * 0.5, lift - 20),
                (side * reach, lift),
                (side * reach * 0.6, lift + 30),
            ]
            fill(painter, blob(wing), tint(lighter(first, 0.85 - 0.2 * i), 0.95), first, 2)
    glow(painter, 0, 0, 56, "#ffffff", 1.0)
    fill(painter, star(0, 4, seed.between(24, 34), 9, seed.pick((4, 6, 8))), lighter(second, 0.2), INK, 2)
    line(painter, oval(0, -50, seed.between(22, 34), 9), "#e8b93c", 5)


def demon(painter: QPainter, seed: Seed, first: QColor, second: QColor) -> None:
    """Horns, bat wings and a burning eye."""
    for side in (1, -1):
        wing = [
            (side * 14, -6),
            (side * 84, -58),
            (side * 70, -10),
            (side * 80, 30),
            (side * 48, 16),
            (side * 40, 46),
        ]
        fill(painter, polygon([*wing, (side * 20, 22)]), darker(first, 0.25), INK, 2.2)
        bend = seed.between(18, 40)
        horn = blob(
            [(side * 12, -34), (side * (20 + bend), -48), (side * (14 + bend), -86), (side * 26, -52)]
        )
        fill(painter, horn, lighter(second, 0.4), INK, 2)
    fill(painter, blob(mirrored([(0.0, -46.0), (32, -36), (36, 6), (18, 46), (0, 56)])), first, INK, 2.4)
    fill(painter, oval(0, -6, 21, 14), "#ffe9b0", INK, 2)
    fill(painter, oval(0, -6, 5, 13), "#c02030", INK, 1)
    teeth = seed.whole(4, 7)
    for i in range(teeth):
        x = (i - (teeth - 1) / 2) * 7
        fill(painter, polygon([(x - 3.5, 24), (x + 3.5, 24), (x, 36)]), "#ffffff", INK, 1)


def insect(painter: QPainter, seed: Seed, first: QColor, second: QColor) -> None:
    """Segments, six legs and veined wings."""
    for side in (1, -1):
        for i in range(3):
            knee = (side * (46 + i * 5), -20 + i * 26)
            line(painter, trail([(side * 10, -6 + i * 16), knee, (side * (62 + i * 4), 8 + i * 30)]), INK, 4)
        wing = blob([(side * 6, -20), (side * 50, -76), (side * 78, -40), (side * 34, 4)])
        fill(painter, wing, tint(lighter(second, 0.5), 0.75), second, 1.8)
    for i in range(seed.whole(3, 5)):
        fill(painter, oval(0, 12 + i * 15, 19 - i * 2.6, 10), first if i % 2 else lighter(first, 0.3), INK, 2)
    fill(painter, oval(0, -12, 20, 18), lighter(first, 0.2), INK, 2.2)
    fill(painter, oval(0, -38, 15), first, INK, 2.2)
    for side in (1, -1):
        fill(painter, oval(side * 8, -41, 5.5), second, INK, 1.4)
        line(
            painter, trail([(side * 5, -50), (side * 16, -70), (side * seed.between(20, 34), -78)]), INK, 2.6
        )


BEASTS: dict[str, Figure] = {
    "water_beast": water, "earth_beast": earth, "sky_beast": sky, "angel": angel, "demon": demon,
    "misfortune_insect": insect,
}  # fmt: skip
