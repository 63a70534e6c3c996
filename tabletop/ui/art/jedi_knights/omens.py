"""Motifs of events: fortune, hope and fear, drawn as light. All centred, about 260×180."""

from PySide6.QtGui import QPainter, QPainterPath

from tabletop.ui.art.jedi_knights.shapes import figure, flame
from tabletop.ui.art.jedi_knights.tones import Ink
from tabletop.ui.art.seed import Seed
from tabletop.ui.art.strokes import (
    Point,
    around,
    between,
    blob,
    box,
    fill,
    glow,
    line,
    oval,
    polygon,
    rays,
    segments,
    star,
    tint,
    trail,
)


def wheel(painter: QPainter, ink: Ink, seed: Seed) -> None:
    spokes, turn = seed.whole(8, 12), seed.between(0, 40)
    rays(painter, 0, 0, 82, tint(ink.light, 0.65), spokes, turn)
    for radius, width in ((84, 6), (62, 2), (26, 4)):
        line(painter, oval(0, 0, radius), ink.light, width)
    for index in range(spokes):
        x, y = around(0, 0, 73, turn + (index + 0.5) * 360 / spokes)
        fill(painter, star(x, y, 9, 4, 4) if index % 2 else oval(x, y, 5), ink.pale)
    glow(painter, 0, 0, 30, "#ffffff", 0.9)
    fill(painter, polygon([(0, -70), (-9, -98), (9, -98)]), ink.pale, ink.deep, 2)


def coins(painter: QPainter, ink: Ink, seed: Seed) -> None:
    for stack in range(7):
        x = -108 + stack * 36 + seed.between(-6, 6)
        for level in range(seed.whole(2, 9)):
            y = 74 - level * 11
            fill(
                painter,
                oval(x + seed.between(-2, 2), y, 20, 8),
                between((x - 20, y), (x + 20, y), ink.pale, ink.mid),
                ink.deep,
                2,
            )
    for _ in range(seed.whole(4, 7)):
        x, y = seed.between(-100, 100), seed.between(-88, -30)
        glow(painter, x, y, 26, ink.light, 0.6)
        fill(painter, oval(x, y, 13, seed.between(4, 13)), ink.pale, ink.mid, 2.5)


def courses(painter: QPainter, ink: Ink, seed: Seed) -> None:
    """A charted way between worlds."""
    marks: list[Point] = [(-128 + i * 64 + seed.between(-12, 12), seed.between(-64, 64)) for i in range(5)]
    for radius in (40, 74, 112, 152):
        line(painter, oval(*marks[2], radius, radius * 0.62), tint(ink.light, 0.3), 1.4)
    path = trail(marks)
    for width, colour in ((13, tint(ink.light, 0.2)), (6, tint(ink.light, 0.6)), (2.5, ink.pale)):
        line(painter, path, colour, width)
    for index, (x, y) in enumerate(marks):
        size = seed.between(7, 17)
        fill(
            painter,
            oval(x, y, size),
            between((x - size, y), (x + size, y), ink.light, ink.dark),
            ink.pale,
            1.6,
        )
        if index % 2:
            line(painter, oval(x, y, size * 1.8, size * 0.6), ink.light, 1.6)
    x, y = marks[-1]
    fill(
        painter,
        polygon([(x + 26, y - 2), (x - 4, y - 11), (x + 2, y), (x - 4, y + 9)]),
        "#ffffff",
        ink.mid,
        2,
    )


def ranks(painter: QPainter, ink: Ink, seed: Seed) -> None:
    """People side by side, the light behind them."""
    rays(painter, 0, 60, 220, tint(ink.light, 0.25), 18, seed.between(0, 20))
    glow(painter, 0, 50, 130, ink.light, 0.8)
    for row, (count, tall, shade) in enumerate(((9, 72, ink.mid), (7, 96, ink.dark), (5, 126, ink.deep))):
        for index in range(count):
            x = (index - (count - 1) / 2) * (270 / count) + seed.between(-5, 5)
            fill(
                painter,
                figure(x, 60 + row * 26, tall * seed.between(0.9, 1.08)),
                shade,
                tint(ink.pale, 0.5),
                1.4,
            )


def banner(painter: QPainter, ink: Ink, seed: Seed) -> None:
    rays(painter, -10, -20, 220, tint(ink.light, 0.22), 15, seed.between(0, 20))
    segments(painter, [((-46, -92), (-66, 110))], ink.pale, 4)
    wave = seed.between(10, 22)
    cloth = QPainterPath()
    cloth.moveTo(-46, -86)
    cloth.cubicTo(0, -86 - wave, 40, -86 + wave, 112, -84)
    cloth.lineTo(86, -44)
    cloth.lineTo(108, -6)
    cloth.cubicTo(40, -6 + wave, 0, -6 - wave, -54, -4)
    cloth.closeSubpath()
    fill(painter, cloth, between((-46, 0), (112, 0), ink.light, ink.mid, ink.light), ink.deep, 2.5)
    fill(painter, star(22, -45, 25, 10, seed.whole(5, 8)), ink.pale)
    for x in (-118, -88, -34, 0, 34, 70, 108):
        fill(
            painter,
            figure(x + seed.between(-6, 6), 104, seed.between(46, 70)),
            ink.deep,
            tint(ink.light, 0.6),
            1.4,
        )


def spark(painter: QPainter, ink: Ink, seed: Seed) -> None:
    """One light held up in the dark."""
    y = seed.between(-34, -20)
    glow(painter, 0, y, 100, ink.light, 0.9)
    rays(painter, 0, y, 150, tint(ink.pale, 0.2), seed.whole(16, 24), seed.between(0, 20))
    fill(painter, star(0, y, 46, 8, 4), "#ffffff")
    fill(painter, star(0, y, 26, 7, 4, -45), ink.pale)
    for index in range(9):
        x = -120 + index * 30 + seed.between(-8, 8)
        fill(painter, figure(x, 106, seed.between(44, 76)), ink.deep, tint(ink.pale, 0.7), 1.4)


def ring_of_fear(painter: QPainter, ink: Ink, seed: Seed) -> None:
    """The fortress above, a city below."""
    y = seed.between(-34, -22)
    fill(
        painter,
        polygon([(-8, y), (-36, 110), (36, 110), (8, y)]),
        between((0, y), (0, 100), tint(ink.pale, 0.9), tint(ink.light, 0.15)),
    )
    for width, colour in ((26, tint(ink.light, 0.25)), (17, ink.mid), (6, ink.pale)):
        line(painter, oval(0, y, 96, 34), colour, width)
    glow(painter, 0, y, 40, ink.pale, 0.9)
    for index in range(13):
        x, tall = -156 + index * 25, seed.between(14, 56)
        fill(painter, box(x, 100 - tall, 22, tall + 10), ink.deep, tint(ink.light, 0.4), 1.4)


def cave(painter: QPainter, ink: Ink, seed: Seed) -> None:
    for size, shade in ((1.0, ink.mid), (0.76, ink.light), (0.5, ink.pale)):
        rim = [around(0, 20, 104 * size * seed.between(0.86, 1.08), a) for a in range(0, 360, 30)]
        fill(painter, blob(rim), tint(shade, 0.85))
    glow(painter, 0, 20, 60, "#ffffff", 0.9)
    for x in (-30, 0, 28):
        fill(painter, figure(x, 96, seed.between(52, 74)), ink.deep)
    fill(painter, polygon([(-180, 110), (-180, 92), (-60, 88), (60, 92), (180, 86), (180, 110)]), ink.deep)


def gates(painter: QPainter, ink: Ink, seed: Seed) -> None:
    """Door within door, open to the sky."""
    for step in range(5):
        half, tall = 112 - step * 21, 96 - step * 15
        shade = (ink.dark, ink.mid, ink.light, ink.light, ink.pale)[step]
        fill(painter, box(-half, -tall, half * 2, tall + 120, half * 0.9), shade, ink.deep, 2.5)
    rays(painter, 0, 20, 200, tint(ink.pale, 0.22), seed.whole(15, 21), seed.between(0, 20))
    glow(painter, 0, 10, 46, "#ffffff", 1.0)
    fill(painter, polygon([(0, -40), (22, 8), (0, -2), (-22, 8)]), ink.deep, ink.pale, 1.6)


def pillars(painter: QPainter, ink: Ink, seed: Seed) -> None:
    for step in range(5):
        for side in (-1, 1):
            x, tall, wide = side * (138 - step * 25), 112 - step * 17, 11 - step * 1.5
            fill(
                painter,
                box(x - wide, -tall * 0.9, wide * 2, tall * 1.8),
                between((x - wide, 0), (x + wide, 0), ink.light, ink.dark),
                ink.deep,
                2,
            )
            fill(painter, box(x - wide * 1.5, -tall * 0.9, wide * 3, 6), ink.light)
    glow(painter, 0, 0, 56, ink.pale, 1.0)
    fill(painter, box(-19, -36, 38, 66, 3), ink.pale, ink.deep, 2.5)
    segments(
        painter, [((-12, -26 + i * 8), (seed.between(2, 12), -26 + i * 8)) for i in range(6)], ink.mid, 2.4
    )
    fill(painter, oval(8, 28, 7), ink.light, ink.deep, 2)


def pyre(painter: QPainter, ink: Ink, seed: Seed) -> None:
    """Flames over ash, sparks rising."""
    for layer, shade in enumerate((ink.mid, ink.light, ink.pale)):
        shrink = 1 - layer * 0.27
        flame(painter, 0, 96, 92 * shrink, 176 * shrink * seed.between(0.9, 1.05), shade, seed)
    for _ in range(26):
        glow(painter, seed.between(-120, 120), seed.between(-95, 60), seed.between(2, 5), ink.pale, 0.9)
    fill(painter, blob([(-150, 110), (-90, 84), (0, 76), (90, 84), (150, 110)]), ink.deep)
