"""Motifs of events: things done in battle, drawn as light. All centred, about 260×180."""

from PySide6.QtGui import QPainter

from tabletop.ui.art.jedi_knights.shapes import beam, figure
from tabletop.ui.art.jedi_knights.tones import Ink
from tabletop.ui.art.seed import Seed
from tabletop.ui.art.strokes import (
    Point,
    around,
    between,
    fill,
    glow,
    line,
    ngon,
    oval,
    polygon,
    segments,
    star,
    tint,
    trail,
)


def sight(painter: QPainter, ink: Ink, seed: Seed) -> None:
    x, y = seed.between(-20, 20), seed.between(-10, 10)
    for radius, width in ((76, 3), (52, 1.6), (30, 3)):
        line(painter, oval(x, y, radius), ink.light, width)
    segments(painter, [(around(x, y, 22, a), around(x, y, 88, a)) for a in (0, 90, 180, 270)], ink.pale, 2.4)
    segments(painter, [(around(x, y, 72, a), around(x, y, 80, a)) for a in range(0, 360, 10)], ink.light, 1.6)
    glow(painter, x, y, 26, ink.pale, 1.0)
    fill(painter, oval(x, y, 4), "#ffffff")


def smoke(painter: QPainter, ink: Ink, seed: Seed) -> None:
    beam(painter, (-150, seed.between(-50, 0)), (150, seed.between(-30, 30)), ink, 5)
    for _ in range(22):
        x, y, size = seed.between(-130, 130), seed.between(-50, 90), seed.between(16, 44)
        fill(
            painter,
            oval(x, y, size, size * 0.8),
            tint(seed.pick((ink.mid, ink.dark, ink.light)), seed.between(0.18, 0.5)),
        )
    fill(painter, figure(seed.between(-30, 30), 96, 120), tint(ink.deep, 0.85))


def shelter(painter: QPainter, ink: Ink, seed: Seed) -> None:
    """Bolts broken on a dome."""
    for _ in range(7):
        angle = seed.between(190, 350)
        beam(painter, around(0, 60, 200, angle), around(0, 60, 98, angle + 3), ink, 3)
        glow(painter, *around(0, 60, 96, angle + 3), 22, ink.pale, 0.9)
    dome = oval(0, 60, 94)
    fill(painter, dome, between((0, -34), (0, 100), tint(ink.light, 0.55), tint(ink.dark, 0.2)), ink.pale, 3)
    for x in (-26, 0, 26):
        fill(painter, figure(x, 96, 62 - abs(x) * 0.3), ink.deep)


def gusts(painter: QPainter, ink: Ink, seed: Seed) -> None:
    """Streams that bend round one who will not be hit."""
    x = seed.between(-20, 40)
    glow(painter, x, 0, 60, ink.light, 0.8)
    for index in range(15):
        y = -84 + index * 12
        push = (34 - abs(y) * 0.2) * (1 if y >= 0 else -1)
        path = trail([(-160, y), (x - 56, y), (x, y + push), (x + 56, y), (160, y + seed.between(-12, 12))])
        line(
            painter,
            path,
            tint(ink.pale if index % 3 == 0 else ink.light, seed.between(0.4, 0.9)),
            seed.between(1.5, 5),
        )
    fill(painter, polygon([(x + 34, 0), (x - 24, -13), (x - 14, 0), (x - 24, 13)]), "#ffffff", ink.mid, 2)


def volley(painter: QPainter, ink: Ink, seed: Seed) -> None:
    for index in range(8):
        y = -84 + index * 24 + seed.between(-6, 6)
        end: Point = (seed.between(0, 110), y * 0.4 + seed.between(-16, 16))
        plume = polygon([(-165, y - 1), end, (-165, y + 1)])
        line(painter, plume, tint(ink.light, 0.35), 6)
        fill(painter, polygon([(-165, y - 7), (end[0] - 20, end[1]), (-165, y + 7)]), tint(ink.light, 0.3))
        fill(
            painter,
            polygon([(end[0] + 16, end[1]), (end[0] - 14, end[1] - 6), (end[0] - 14, end[1] + 6)]),
            ink.pale,
            ink.deep,
            1.6,
        )
    glow(painter, 126, 0, 60, "#ffffff", 0.9)
    fill(painter, star(126, 0, 74, 12, 9), tint(ink.pale, 0.75))


def shields(painter: QPainter, ink: Ink, seed: Seed) -> None:
    """A wall of shields, one lit."""
    lit = seed.whole(1, 4)
    for index in range(6):
        x = -125 + index * 50
        half: list[Point] = [(x, -66), (x + 25, -56), (x + 25, 34), (x, 76), (x - 25, 34), (x - 25, -56)]
        shade = between(
            (x - 25, -60), (x + 25, 60), ink.pale if index == lit else ink.light, ink.mid, ink.dark
        )
        fill(painter, polygon(half), shade, ink.deep, 3)
        segments(painter, [((x, -58), (x, 66)), ((x - 22, -14), (x + 22, -14))], tint(ink.deep, 0.7), 2.5)
        fill(painter, ngon(x, -14, 10, 6), ink.pale, ink.deep, 2)
    glow(painter, -125 + lit * 50, -14, 60, ink.pale, 0.7)


def blades(painter: QPainter, ink: Ink, seed: Seed) -> None:
    turn = seed.between(-18, 18)
    for angle in (turn - 42, turn + 42):
        top, foot = around(0, 10, 96, angle - 90), around(0, 10, 70, angle + 90)
        grip = around(0, 10, 26, angle + 90)
        beam(painter, grip, top, ink, 7)
        segments(painter, [(grip, foot)], "#c9ced8", 9)
        segments(painter, [(grip, foot)], ink.deep, 3)
    glow(painter, 0, 10, 50, "#ffffff", 0.9)
    fill(painter, star(0, 10, 62, 9, 7, turn), tint("#ffffff", 0.7))


def burst(painter: QPainter, ink: Ink, seed: Seed) -> None:
    x, y = seed.between(-24, 24), seed.between(-16, 16)
    for size, shade in ((100, ink.mid), (74, ink.light), (46, ink.pale)):
        tips = seed.whole(11, 17)
        points = [
            around(x, y, size * (seed.between(0.85, 1.2) if i % 2 else 0.5), i * 180 / tips)
            for i in range(tips * 2)
        ]
        fill(painter, polygon(points), tint(shade, 0.85))
    glow(painter, x, y, 44, "#ffffff", 1.0)
    for _ in range(16):
        angle, near = seed.between(0, 360), seed.between(70, 110)
        segments(
            painter,
            [(around(x, y, near, angle), around(x, y, near + seed.between(8, 26), angle))],
            ink.pale,
            2.4,
        )


def swarm(painter: QPainter, ink: Ink, seed: Seed) -> None:
    for index in range(34):
        far = index / 34
        x, y = seed.between(-150, 120), seed.between(-92, 92)
        size = 4 + far * 17
        fill(
            painter,
            polygon(
                [
                    (x + size * 1.6, y + size * 0.2),
                    (x - size, y - size * 0.7),
                    (x - size * 0.4, y),
                    (x - size, y + size * 0.7),
                ]
            ),
            ink.mid if far < 0.6 else ink.light,
            ink.deep,
            1.4,
        )
        segments(painter, [((x - size * 0.6, y), (x - size * 2.6, y))], tint(ink.pale, 0.3 + far * 0.5), 1.5)


def cone(painter: QPainter, ink: Ink, seed: Seed) -> None:
    """A ship held in a beam from above."""
    x, reach = seed.between(-50, 50), seed.between(34, 48)
    for share, alpha in ((1.5, 0.2), (1.0, 0.3), (0.5, 0.4)):
        fill(
            painter,
            polygon(
                [(x * 0.4 - 10, -104), (x * 0.4 + 10, -104), (x + reach * share, 52), (x - reach * share, 52)]
            ),
            tint(ink.light, alpha),
        )
    for step in range(6):
        share = (step + 1) / 6
        line(
            painter,
            oval(x * (0.4 + 0.6 * share), -104 + 150 * share, reach * share * 1.2, 6 * share),
            tint(ink.pale, 0.7),
            2,
        )
    fill(
        painter,
        polygon([(x + 50, 52), (x - 6, 36), (x - 44, 42), (x - 36, 58), (x - 6, 64)]),
        ink.dark,
        ink.pale,
        2.2,
    )
    fill(painter, polygon([(-170, -110), (170, -110), (110, -84), (-110, -84)]), ink.mid, ink.deep, 3)
