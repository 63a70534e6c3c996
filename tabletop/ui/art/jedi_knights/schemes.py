"""Motifs of events: plans, bargains and hard service, drawn as light. All centred, about 260×180."""

from PySide6.QtGui import QPainter

from tabletop.ui.art.jedi_knights.shapes import beam, figure
from tabletop.ui.art.jedi_knights.tones import Ink
from tabletop.ui.art.seed import Seed
from tabletop.ui.art.strokes import (
    Point,
    around,
    between,
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


def scrap(painter: QPainter, ink: Ink, seed: Seed) -> None:
    """A heap of gears and plates, one piece worth having."""
    glow(painter, 0, 40, 110, ink.light, 0.7)
    for index in range(13):
        x, size = -130 + index * 22 + seed.between(-10, 10), seed.between(13, 30)
        y = 78 - (150 - abs(x)) * 0.3 * seed.between(0.3, 1)
        shade = seed.pick((ink.light, ink.mid, ink.dark))
        if seed.chance(0.55):
            fill(
                painter,
                star(x, y, size, size * 0.78, seed.whole(8, 11), seed.between(0, 40)),
                shade,
                ink.deep,
                2.5,
            )
            fill(painter, oval(x, y, size * 0.36), ink.deep, ink.pale, 1.4)
        else:
            plate = polygon(around(x, y, size * seed.between(0.8, 1.1), a) for a in (20, 110, 190, 280))
            fill(painter, plate, shade, ink.deep, 2.5)
    glow(painter, 0, -50, 50, ink.pale, 0.9)
    fill(
        painter,
        polygon([(0, -84), (22, -56), (0, -20), (-22, -56)]),
        between((-22, -80), (22, -20), "#ffffff", ink.light),
        ink.deep,
        2,
    )


def night_stalls(painter: QPainter, ink: Ink, seed: Seed) -> None:
    """Cloaks between lanterns in an alley."""
    for side in (-1, 1):
        fill(
            painter,
            polygon([(side * 40, -110), (side * 180, -110), (side * 180, 110), (side * 70, 110)]),
            ink.dark,
            ink.deep,
            3,
        )
        for index in range(3):
            x, y = side * (62 + index * 28), -46 + index * 16
            segments(painter, [((x, -110), (x, y))], ink.deep, 2)
            glow(painter, x, y, 34, ink.light, 0.9)
            fill(painter, box(x - 6, y - 8, 12, 17, 5), ink.pale, ink.deep, 2)
    for x, tall in ((-34, 116), (30, 104), (0, 84)):
        fill(painter, figure(x, 104, tall), ink.deep, ink.light, 1.8)
    glow(painter, 0, 60, 26, ink.pale, 1.0)


def tally(painter: QPainter, ink: Ink, seed: Seed) -> None:
    """An open book of strokes in fives."""
    for side in (-1, 1):
        leaf: list[Point] = [
            (0, -60),
            (side * 60, -72),
            (side * 124, -58),
            (side * 124, 70),
            (side * 60, 58),
            (0, 72),
        ]
        fill(painter, polygon(leaf), between((0, 0), (side * 124, 0), ink.mid, ink.pale), ink.deep, 3)
        for row in range(5):
            for group in range(seed.whole(1, 3)):
                x, y = side * 62 - 44 + group * 31, -46 + row * 21
                segments(painter, [((x + i * 6, y), (x + i * 6, y + 13)) for i in range(4)], ink.deep, 2.2)
                segments(painter, [((x - 4, y + 11), (x + 22, y + 2))], ink.deep, 2.2)
    glow(painter, 0, 0, 60, ink.light, 0.6)


def pincers(painter: QPainter, ink: Ink, seed: Seed) -> None:
    """Two arrows closing from both sides."""
    x = seed.between(56, 76)
    fill(painter, star(x, 0, 36, 22, 6), ink.dark, ink.pale, 2.4)
    for side in (-1, 1):
        bow: list[Point] = [
            (-150, side * 18),
            (-60, side * seed.between(84, 96)),
            (x, side * 92),
            (x + 34, side * 48),
        ]
        for width, colour in ((24, tint(ink.light, 0.25)), (13, ink.light), (3, ink.pale)):
            line(painter, trail(bow), colour, width)
        tip = bow[-1]
        fill(
            painter,
            polygon(
                [
                    (tip[0] - 4, tip[1] - side * 30),
                    (tip[0] + 26, tip[1] + side * 2),
                    (tip[0] - 20, tip[1] + side * 12),
                ]
            ),
            ink.pale,
            ink.deep,
            2,
        )
    for index in range(4):
        glow(painter, -110 + index * 40, seed.between(-20, 20), 12, ink.light, 0.8)


def dodge(painter: QPainter, ink: Ink, seed: Seed) -> None:
    """A small ship threading crossed beams."""
    for index in range(7):
        x = -120 + index * 40
        beam(painter, (x + seed.between(-70, 70), -110), (x + seed.between(-70, 70), 110), ink, 2.6)
    path: list[Point] = [(-160, 60), (-90, -66), (-20, 54), (50, -50), (92, -6)]
    line(painter, trail(path), tint("#ffffff", 0.35), 12)
    line(painter, trail(path), "#ffffff", 3)
    x, y = path[-1]
    glow(painter, x, y, 44, ink.pale, 0.9)
    fill(
        painter,
        polygon([(x + 36, y + 22), (x - 16, y - 18), (x - 8, y + 2), (x - 26, y + 12)]),
        "#ffffff",
        ink.deep,
        2.5,
    )


def detour(painter: QPainter, ink: Ink, seed: Seed) -> None:
    """The way behind a world."""
    radius = seed.between(50, 60)
    glow(painter, 0, 0, radius * 1.8, ink.light, 0.8)
    loop = [(x, y) for x, y in (around(0, 0, 1, a) for a in range(30, 331, 20))]
    orbit = trail([(130 * x, 54 * y - x * 22) for x, y in loop])
    line(painter, orbit, tint(ink.light, 0.5), 7)
    line(painter, orbit, ink.pale, 2)
    fill(
        painter,
        oval(0, 0, radius),
        between((-radius, -radius), (radius, radius), ink.light, ink.deep),
        ink.deep,
        2.5,
    )
    front = trail([(130 * x, 54 * y - x * 22) for x, y in loop[:8]])
    line(painter, front, tint(ink.light, 0.5), 9)
    line(painter, front, "#ffffff", 2.6)
    x, y = 130 * loop[-1][0], 54 * loop[-1][1] - loop[-1][0] * 22
    fill(
        painter,
        polygon([(x + 24, y + 8), (x - 12, y - 16), (x - 6, y), (x - 18, y + 8)]),
        "#ffffff",
        ink.deep,
        2,
    )


def raised_hands(painter: QPainter, ink: Ink, seed: Seed) -> None:
    """Volunteers: every arm up towards the light."""
    rays(painter, 0, -70, 260, tint(ink.light, 0.3), 20, seed.between(0, 18))
    glow(painter, 0, -70, 90, ink.pale, 0.9)
    for row, shade in enumerate((ink.mid, ink.dark, ink.deep)):
        for index in range(8 - row):
            x, y = (index - (7 - row) / 2) * 40 + seed.between(-7, 7), 74 + row * 24
            tall = 74 + row * 14
            arm: list[Point] = [(x + 10, y - tall * 0.66), (x + 17, y - tall * seed.between(1.1, 1.35))]
            line(painter, trail(arm), shade, 8)
            fill(painter, figure(x, y, tall), shade, tint(ink.pale, 0.4), 1.4)


def drill(painter: QPainter, ink: Ink, seed: Seed) -> None:
    """Conscripts: the same man in rows without end."""
    rows = seed.whole(4, 5)
    for row in range(rows):
        share = row / (rows - 1)
        tall, gap = 34 + share * 66, 26 + share * 34
        shade = between((0, 0), (0, 90), ink.dark if share > 0.7 else ink.mid, ink.deep)
        for index in range(-6, 7):
            fill(
                painter,
                figure(index * gap, -4 + share * 108, tall),
                shade,
                tint(ink.light, 0.3 + share * 0.5),
                1.4,
            )
    beam(painter, (-160, -66), (160, -66), ink, 4)


def spears(painter: QPainter, ink: Ink, seed: Seed) -> None:
    """A line of pikes, not one out of true."""
    lean = seed.between(-14, 14)
    for index in range(11):
        x = -140 + index * 28
        segments(painter, [((x, 110), (x + lean, -56))], ink.mid, 6)
        segments(painter, [((x - 1.5, 110), (x + lean - 1.5, -56))], ink.light, 2)
        top = x + lean
        fill(
            painter,
            polygon([(top, -96), (top + 9, -60), (top, -50), (top - 9, -60)]),
            between((top - 9, 0), (top + 9, 0), "#ffffff", ink.mid),
            ink.deep,
            2,
        )
    glow(painter, 0, 90, 150, ink.light, 0.6)
    segments(painter, [((-160, 44), (160, 44))], ink.deep, 9)
    segments(painter, [((-160, 44), (160, 44))], ink.light, 4)
