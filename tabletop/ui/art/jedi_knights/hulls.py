"""Hulls: rounded for the alliance, wedges for the empire, patched boxes for the rest.

A hull is about 230 long around (0, 0), its nose at the right.
"""

from collections.abc import Sequence

from PySide6.QtGui import QPainter, QPainterPath

from tabletop.ui.art.jedi_knights.tones import Ink
from tabletop.ui.art.seed import Seed
from tabletop.ui.art.strokes import (
    Point,
    around,
    between,
    blob,
    box,
    darker,
    fill,
    glow,
    lighter,
    line,
    mix,
    oval,
    pen,
    polygon,
    segments,
    tint,
    trail,
)

STEEL = "#aab2c4"


def capital(painter: QPainter, ink: Ink, seed: Seed, side: str) -> None:
    tail, nose = -122.0, seed.between(116, 130)
    deck, keel = seed.between(16, 30), seed.between(14, 28)
    engines(painter, ink, tail + 4, [(-deck * 0.5, 12), (keel * 0.2, 13), (keel * 0.7, 9)])
    tower(painter, ink, seed, seed.between(-84, -48), -deck + 6, side)
    if side == "alliance":
        half = seed.between(0.5, 0.8)
        hull = blob(
            [
                (nose + 8, 2),
                (60, -deck * half),
                (0, -deck),
                (-80, -deck * 1.1),
                (tail - 6, -6),
                (tail - 6, keel),
                (-60, keel * 1.2),
                (30, keel * 0.9),
            ]
        )
    elif side == "empire":
        hull = polygon(
            [(nose, 4), (-62, -deck), (tail, -deck * 0.9), (tail, keel * 0.7), (-40, keel), (20, keel * 0.55)]
        )
    else:
        hull = polygon(
            [
                (nose, -4),
                (70, -deck * 0.5),
                (66, -deck),
                (-30, -deck),
                (-40, -deck * 0.6),
                (tail, -deck * 0.6),
                (tail, keel),
                (40, keel),
                (60, keel * 0.4),
            ]
        )
    plated(painter, hull, ink, seed)
    windows(painter, ink, seed, hull, tail, nose)
    for _ in range(seed.whole(3, 6)):
        x = seed.between(-60, 50)
        segments(painter, [((x, -deck * 0.6), (x + 20, -deck * 0.6 - seed.between(8, 14)))], STEEL, 3)
        fill(painter, oval(x, -deck * 0.6, 5), ink.mid, ink.deep, 2)


def freighter(painter: QPainter, ink: Ink, seed: Seed, side: str) -> None:
    """A spine hung with containers, a cab in front, drums behind; some are one broad disc."""
    if seed.chance(0.45):
        _disc(painter, ink, seed)
        return
    tail = -104.0
    engines(painter, ink, tail, [(-14, 14), (12, 15)])
    fill(painter, box(tail, -30, 46, 58, 10), between((0, -30), (0, 28), STEEL, ink.dark), ink.deep, 3)
    fill(painter, box(tail + 30, -8, 170, 14, 4), ink.mid, ink.deep, 3)
    x = tail + 50
    while x < 44:
        wide, tall = seed.between(24, 36), seed.between(22, 34)
        for y, high in ((-8 - tall, tall), (6, seed.between(18, 32))):
            shade = seed.pick((ink.light, ink.mid, mix(STEEL, ink.mid, 0.5)))
            fill(
                painter,
                box(x, y, wide - 3, high, 2),
                between((0, y), (0, y + high), shade, darker(shade, 0.5)),
                ink.deep,
                2.5,
            )
            segments(
                painter,
                [((x + s, y + 4), (x + s, y + high - 4)) for s in (6, wide * 0.5, wide - 9)],
                tint(ink.deep, 0.6),
                1.6,
            )
        x += wide
    cab = polygon([(52, -26), (88, -24), (112, -4), (108, 14), (84, 24), (52, 22)])
    plated(painter, cab, ink, seed)
    fill(painter, polygon([(86, -18), (106, -4), (90, -2), (80, -10)]), ink.pale, ink.deep, 2)


def _disc(painter: QPainter, ink: Ink, seed: Seed) -> None:
    engines(painter, ink, -108, [(0, 15)])
    for jaw in (-8, 10):
        fill(
            painter,
            polygon([(70, jaw - 6), (126, jaw - 2), (126, jaw + 4), (70, jaw + 8)]),
            ink.light,
            ink.deep,
            2.5,
        )
    lean = seed.between(24, 34)
    hull = blob(
        [(110, 0), (60, -lean), (-50, -lean), (-118, -6), (-118, 8), (-50, lean * 0.9), (60, lean * 0.9)]
    )
    plated(painter, hull, ink, seed)
    fill(
        painter,
        blob([(-26, -lean * 0.75), (-16, -lean - 12), (20, -lean - 12), (30, -lean * 0.7)]),
        ink.mid,
        ink.deep,
        3,
    )
    segments(painter, [((-8, -lean - 10), (-4, -lean - 26)), ((6, -lean - 8), (34, -lean - 16))], STEEL, 4)
    cab = box(40, lean * 0.35, 40, 16, 8)
    fill(painter, cab, STEEL, ink.deep, 2.5)
    fill(painter, box(68, lean * 0.35 + 3, 9, 9, 3), ink.pale)


def barge(painter: QPainter, ink: Ink, seed: Seed, side: str) -> None:
    """A floating court: a deep gilded keel, decks of lit windows, sails of light."""
    engines(painter, ink, -112, [(22, 13)])
    for x, tall in ((-58, 66), (-6, 84), (44, 58)):
        sail: list[Point] = [(x, -22), (x - 6, -22 - tall), (x + 44, -34)]
        fill(
            painter, polygon(sail), between((x, 0), (x + 44, 0), ink.light, tint(ink.mid, 0.7)), ink.deep, 2.5
        )
        segments(painter, [((x, 0), (x - 6, -26 - tall))], STEEL, 4)
    for step in range(2):
        wide = 170 - step * 46
        fill(
            painter,
            box(-wide / 2 - 12, -14 - step * 16, wide, 18, 4),
            between((0, -30), (0, 4), STEEL, ink.mid),
            ink.deep,
            2.5,
        )
        dots: list[tuple[Point, Point]] = [
            ((x, -6 - step * 16), (x + 4, -6 - step * 16))
            for x in range(int(-wide / 2), int(wide / 2) - 20, 13)
        ]
        segments(painter, dots, ink.pale, 4)
    keel = blob(
        [(126, -12), (118, 6), (60, 40), (-60, 48), (-116, 30), (-120, 0), (-60, 4), (60, 4), (100, -10)]
    )
    plated(painter, keel, ink, seed)


def station(painter: QPainter, ink: Ink, seed: Seed, side: str) -> None:
    """A fortress ring about a core, seen from the side."""
    for start, end in ((180, 360), (0, 180)):
        if start == 0:
            fill(painter, oval(0, 0, 36), between((-30, -30), (30, 30), STEEL, ink.dark), ink.deep, 3)
            segments(
                painter, [(around(0, 0, 22, a), around(0, 0, 34, a)) for a in range(0, 360, 24)], ink.deep, 2
            )
            fill(painter, oval(-8, -8, 12), ink.dark, ink.light, 2.5)
            glow(painter, -8, -8, 26, ink.light, 1.0)
        band: list[Point] = [
            (112 * x, 40 * y) for x, y in (around(0, 0, 1, a) for a in range(start, end + 1, 12))
        ]
        for width, shade in ((22, ink.deep), (17, ink.mid if start else ink.light), (5, ink.dark)):
            line(painter, trail(band), shade, width)
        segments(painter, [((x, y - 7), (x, y - 3)) for x, y in band[1:-1]], ink.pale, 2.5)
    segments(
        painter,
        [((0, -36), (0, -92)), ((0, 36), (0, 92)), ((-36, 0), (-104, 0)), ((36, 0), (104, 0))],
        ink.deep,
        9,
    )
    segments(painter, [((0, -36), (0, -90)), ((0, 36), (0, 90))], STEEL, 5)


def engines(painter: QPainter, ink: Ink, x: float, nozzles: Sequence[tuple[float, float]]) -> None:
    """Nozzles (height, radius) at the tail, with the light they leave behind."""
    for y, radius in nozzles:
        plume = polygon([(x, y - radius * 0.8), (x - radius * 8, y), (x, y + radius * 0.8)])
        fill(painter, plume, between((x, y), (x - radius * 8, y), tint(ink.pale, 0.95), tint(ink.light, 0)))
        glow(painter, x - 4, y, radius * 2.4, ink.light, 0.9)
        fill(painter, box(x - 6, y - radius, 18, radius * 2, 4), ink.dark, ink.deep, 2.5)


def plated(painter: QPainter, hull: QPainterPath, ink: Ink, seed: Seed) -> None:
    """Metal: light above, dark below, seams, a stripe in the ship's colour."""
    area = hull.boundingRect()
    shade = between(
        (0, area.top()), (0, area.bottom()), lighter(STEEL, 0.35), mix(STEEL, ink.mid, 0.6), ink.dark
    )
    fill(painter, hull, shade, ink.deep, 3)
    painter.save()
    painter.setClipPath(hull)
    level = area.top() + area.height() * seed.between(0.35, 0.6)
    fill(painter, box(area.left(), level, area.width(), area.height() * 0.14), ink.light)
    seams: list[tuple[Point, Point]] = []
    x = area.left() + 8
    while x < area.right():
        seams.append(
            (
                (x, area.top() + area.height() * seed.between(0, 0.4)),
                (x - 4, area.bottom() - area.height() * seed.between(0, 0.4)),
            )
        )
        x += seed.between(12, 30)
    segments(painter, seams, tint(ink.deep, 0.55), 1.6)
    segments(painter, [((area.left(), level - 6), (area.right(), level - 9))], tint(ink.deep, 0.45), 1.4)
    painter.restore()


def tower(painter: QPainter, ink: Ink, seed: Seed, x: float, base: float, side: str) -> None:
    """The bridge, in one to three storeys."""
    y, wide = base, seed.between(56, 82)
    for _ in range(2):
        tall = seed.between(10, 17)
        lean = 9.0 if side == "empire" else 3.0
        deck: list[Point] = [(x, y), (x + lean * 0.4, y - tall), (x + wide - lean, y - tall), (x + wide, y)]
        fill(painter, polygon(deck), between((x, 0), (x + wide, 0), STEEL, ink.mid), ink.deep, 2.5)
        segments(painter, [((x + 8, y - tall * 0.5), (x + wide - 10, y - tall * 0.5))], ink.pale, 2)
        x, y, wide = x + wide * seed.between(0.06, 0.3), y - tall, wide * 0.58
    segments(painter, [((x + wide * 0.4, y), (x + wide * 0.4, y - 16))], STEEL, 2.5)


def windows(painter: QPainter, ink: Ink, seed: Seed, hull: QPainterPath, tail: float, nose: float) -> None:
    painter.save()
    painter.setClipPath(hull)
    for row in range(3):
        y, start = -10 + row * 9, seed.between(tail, -30)
        dots = [
            ((x, y), (x + seed.between(0, 5), y))
            for x in range(int(start), int(nose - 30), 9)
            if seed.chance(0.7)
        ]
        painter.setPen(pen(ink.pale, 2))
        segments(painter, dots, tint(ink.pale, 0.9), 2)
    painter.restore()
