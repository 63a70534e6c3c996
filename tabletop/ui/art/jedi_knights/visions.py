"""Motifs of powers: what the mind does, drawn as light. All centred, about 260×180."""

from PySide6.QtGui import QPainter

from tabletop.ui.art.jedi_knights.shapes import beam, figure
from tabletop.ui.art.jedi_knights.tones import Ink
from tabletop.ui.art.seed import Seed
from tabletop.ui.art.strokes import (
    Point,
    around,
    between,
    blob,
    fill,
    glow,
    line,
    ngon,
    oval,
    polygon,
    rays,
    segments,
    tint,
    trail,
)


def still_water(painter: QPainter, ink: Ink, seed: Seed) -> None:
    """One who sits, and rings on quiet water."""
    glow(painter, 0, -20, 96, ink.light, 0.9)
    line(painter, oval(0, -24, 66), ink.pale, 2.4)
    for index in range(seed.whole(4, 7)):
        line(painter, oval(0, 66, 44 + index * 26, 9 + index * 6), tint(ink.light, 0.85 - index * 0.11), 2.4)
    body: list[Point] = [
        (0, -10),
        (18, -4),
        (24, 26),
        (54, 52),
        (46, 68),
        (-46, 68),
        (-54, 52),
        (-24, 26),
        (-18, -4),
    ]
    fill(painter, polygon(body), ink.deep, ink.pale, 1.8)
    fill(painter, oval(0, -26, 12, 15), ink.deep, ink.pale, 1.8)
    for index in range(seed.whole(5, 9)):
        x, y = around(0, -24, 66, index * 40 + seed.between(0, 30))
        glow(painter, x, y, 10, "#ffffff", 0.9)


def calm(painter: QPainter, ink: Ink, seed: Seed) -> None:
    """The clear eye of a storm, one figure in it."""
    for ring in range(9, 0, -1):
        turn, radius = seed.between(0, 360), 36 + ring * 13
        arc = [around(0, 0, radius + i * 1.2, turn + i * 22) for i in range(seed.whole(8, 14))]
        cloud = trail([(x * 1.25, y * 0.72) for x, y in arc])
        line(painter, cloud, tint(ink.light if ring % 2 else ink.mid, 0.75), seed.between(4, 11))
    glow(painter, 0, 0, 62, "#ffffff", 0.9)
    fill(painter, figure(0, 30, 60), ink.deep, ink.pale, 1.6)


def leap(painter: QPainter, ink: Ink, seed: Seed) -> None:
    """An arc of after-images."""
    height = seed.between(120, 150)
    places: list[Point] = [(-126 + i * 42, 84 - height * (1 - ((i - 3) / 3) ** 2)) for i in range(7)]
    path = trail(places)
    for width, alpha in ((22, 0.15), (11, 0.3), (3, 0.9)):
        line(painter, path, tint(ink.light, alpha), width)
    for index, (x, y) in enumerate(places):
        painter.save()
        painter.translate(x, y)
        painter.rotate((index - 3) * 16)
        fill(
            painter, figure(0, 26, 54), tint(ink.pale if index == 4 else ink.light, 0.2 + 0.2 * min(index, 4))
        )
        painter.restore()
    segments(painter, [((-160, 98), (160, 98))], ink.light, 2.5)


def eye(painter: QPainter, ink: Ink, seed: Seed) -> None:
    """An eye whose iris is a sky."""
    rays(painter, 0, 0, 180, tint(ink.light, 0.2), seed.whole(20, 28), 0)
    fill(painter, blob([(-140, 0), (0, -104), (140, 0), (0, 104)]), tint(ink.deep, 0.9), ink.pale, 3.5)
    fill(painter, oval(0, 0, 48), between((-40, -40), (40, 40), ink.pale, ink.mid), ink.deep, 3)
    segments(
        painter,
        [(around(0, 0, 20, a), around(0, 0, seed.between(34, 46), a)) for a in range(0, 360, 9)],
        ink.dark,
        1.8,
    )
    fill(painter, oval(0, 0, 19), "#000000")
    line(painter, trail([(-12, 5), (-2, -6), (6, 4), (14, -8)]), ink.pale, 1.6)
    glow(painter, -16, -18, 14, "#ffffff", 1.0)


def grip(painter: QPainter, ink: Ink, seed: Seed) -> None:
    """Lines of force closing on one point."""
    x, y = seed.between(-30, 30), seed.between(-16, 10)
    for index in range(seed.whole(16, 22)):
        angle = index * 360 / 18 + seed.between(-6, 6)
        far, bend, near = around(x, y, 190, angle), around(x, y, 96, angle + 24), around(x, y, 30, angle + 40)
        line(
            painter, trail([far, bend, near]), tint(ink.light, seed.between(0.4, 0.9)), seed.between(1.5, 4.5)
        )
    for radius, sides in ((46, 7), (32, 6)):
        line(painter, ngon(x, y, radius, sides, seed.between(0, 90)), ink.pale, 2.6)
    fill(painter, figure(x, y + 26, 54), "#000000", ink.pale, 1.8)


def ember_storm(painter: QPainter, ink: Ink, seed: Seed) -> None:
    """Forked light and embers about a still middle."""
    for start in (-1, 0, 1):
        x: float = start * 80 + seed.between(-24, 24)
        bolt: list[Point] = [(x, -104)]
        for step in range(1, 9):
            bolt.append((x + seed.between(-26, 26) - start * step * 7, -104 + step * 24))
        for here, there in zip(bolt, bolt[1:], strict=False):
            beam(painter, here, there, ink, 2.6)
        branch = bolt[4]
        line(
            painter,
            trail([branch, (branch[0] + 30, branch[1] + 20), (branch[0] + 44, branch[1] + 56)]),
            ink.light,
            2,
        )
    for _ in range(30):
        ex, ey = seed.between(-145, 145), seed.between(-90, 95)
        segments(
            painter,
            [((ex, ey), (ex + seed.between(4, 14), ey - seed.between(2, 9)))],
            tint(ink.pale, 0.8),
            2.2,
        )
    glow(painter, 0, 96, 90, ink.light, 0.8)


def iron(painter: QPainter, ink: Ink, seed: Seed) -> None:
    """A head of plates, light held in."""
    half: list[Point] = [(0, -86), (46, -70), (58, -16), (44, 30), (30, 70), (0, 84)]
    left = [(-x, y) for x, y in half]
    fill(
        painter,
        polygon([*half, *reversed(left)]),
        between((-60, -60), (60, 60), ink.light, ink.dark),
        ink.pale,
        2.6,
    )
    heart: Point = (0, seed.between(-24, -10))
    segments(painter, [(heart, point) for point in (*half, *left)], tint(ink.deep, 0.85), 2.8)
    for radius in (28, 20, 12):
        line(painter, ngon(*heart, radius, seed.whole(5, 8)), ink.pale, 2)
    glow(painter, *heart, 34, "#ffffff", 1.0)
    for side in (-1, 1):
        segments(
            painter,
            [((side * (72 + i * 18), -60 + i * 12), (side * (72 + i * 18), 60 - i * 12)) for i in range(4)],
            ink.light,
            3,
        )


def drain(painter: QPainter, ink: Ink, seed: Seed) -> None:
    """Life drawn from one to the other in threads."""
    side = seed.pick((-1, 1))
    giver, taker = -side * 92, side * 92
    fill(painter, figure(giver, 86, 126), tint(ink.mid, 0.55), tint(ink.pale, 0.5), 1.6)
    glow(painter, taker, -6, 76, ink.light, 1.0)
    fill(painter, figure(taker, 86, 142), ink.deep, ink.pale, 2.4)
    for index in range(13):
        y = -50 + index * 10
        lift = seed.between(-40, 40)
        line(
            painter,
            trail([(giver, y), (giver * 0.4, y + lift), (taker * 0.4, y * 0.4 + lift), (taker, 0)]),
            tint(ink.pale, seed.between(0.4, 0.9)),
            seed.between(1, 3.4),
        )
    for _ in range(14):
        glow(painter, seed.between(-80, 80), seed.between(-50, 60), seed.between(2, 6), "#ffffff", 0.9)
