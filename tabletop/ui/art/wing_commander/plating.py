"""Hull plating and what force does to it: holes, sparks, arcs, cracked glass."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from tabletop.ui.art.seed import Seed
from tabletop.ui.art.strokes import (
    Colour,
    Point,
    angular,
    around,
    darker,
    down,
    fill,
    glow,
    lighter,
    line,
    mix,
    pen,
    polygon,
    radial,
    rough,
    segments,
    tint,
    trail,
)
from tabletop.ui.art.wing_commander.style import Style


def plating(painter: QPainter, area: QRectF, seed: Seed, style: Style) -> None:
    """Large plates leaning with the hull, so that they never look like a wall of bricks."""
    steel = mix(style.plate, "#4a4c58", 0.55)
    painter.fillRect(area, down(area, lighter(steel, 0.25), darker(steel, 0.4)))
    lean = seed.pick((-1, 1)) * seed.between(20, 44)
    rivets: list[Point] = []
    x = area.left() - 60
    while x < area.right() + 60:
        wide, y = seed.between(64, 120), area.top() - seed.between(0, 90)
        while y < area.bottom():
            high = seed.between(80, 150)
            slope = lean * high / area.height()
            plate = [(x, y), (x + wide, y), (x + wide + slope, y + high), (x + slope, y + high)]
            tone = tint("#ffffff" if seed.chance(0.5) else "#000000", seed.between(0.03, 0.12))
            fill(painter, polygon(plate), tone, tint("#05070c", 0.7), 1.6)
            steps = range(1, int(high // 16))
            rivets += [(x + 5 + slope * step * 16 / high, y + step * 16) for step in steps]
            x, y = x + slope, y + high
        x += wide - lean
    for shift, colour in ((0.8, "#05070c"), (0.0, lighter(style.metal, 0.2))):
        painter.setPen(pen(tint(colour, 0.7), 2.4))
        painter.drawPoints([QPointF(rx + shift, ry + shift) for rx, ry in rivets])


def hole(painter: QPainter, rim: Sequence[Point], style: Style) -> None:
    """A torn opening: bent bright edge, glow, dark inside with ribs."""
    middle = (sum(x for x, _ in rim) / len(rim), sum(y for _, y in rim) / len(rim))
    reach = max(abs(x - middle[0]) + abs(y - middle[1]) for x, y in rim)
    glow(painter, *middle, reach * 1.4, style.fire, 0.3)
    lip = [(x + (x - middle[0]) * 0.16, y + (y - middle[1]) * 0.16) for x, y in rim]
    fill(painter, polygon(lip), lighter(style.metal, 0.35), "#05070c", 1.4)
    path = polygon(rim)
    fill(painter, path, radial(*middle, reach, "#05060a", "#0c0a10", darker(style.fire, 0.55)), style.fire, 2)
    painter.save()
    painter.setClipPath(path)
    for step in range(-3, 4):
        x = middle[0] + step * 22
        line(painter, angular([(x - 14, middle[1] - 90), (x + 14, middle[1] + 90)]), "#2a2e38", 4)
    line(
        painter,
        trail([(middle[0] - 80, middle[1] + 16), middle, (middle[0] + 80, middle[1] - 14)]),
        "#8a3a2a",
        3,
    )
    painter.restore()


def jagged(seed: Seed, x: float, y: float, radius: float, corners: int = 13) -> list[Point]:
    return rough(x, y, radius, seed, corners, 0.36)


def sparks(painter: QPainter, seed: Seed, style: Style) -> None:
    ends = []
    for _ in range(16):
        x, y = seed.between(-110, 110), seed.between(-70, 70)
        ends.append(((x, y), around(x, y, seed.between(4, 14), seed.between(0, 360))))
    segments(painter, ends, tint(style.fire, 0.8), 1.8)


def arcs(painter: QPainter, seed: Seed, colour: Colour) -> None:
    for _ in range(4):
        turn, points = seed.between(0, 360), [(0.0, 0.0)]
        for step in range(1, 6):
            points.append(around(0, 0, step * 17, turn + seed.between(-22, 22)))
        line(painter, angular(points), tint(colour, 0.4), 5)
        line(painter, angular(points), "#ffffff", 1.4)


def glass(painter: QPainter, seed: Seed, x: float, y: float, reach: float) -> None:
    """Cracks from a point of impact."""
    rims: list[list[Point]] = [[], []]
    for index in range(11):
        turn = index * 33 + seed.between(-10, 10)
        bend = around(x, y, reach * 0.45, turn + seed.between(-6, 6))
        line(painter, angular([(x, y), bend, around(x, y, reach, turn)]), tint("#ffffff", 0.85), 1.6)
        rims[0].append(around(x, y, reach * 0.2, turn))
        rims[1].append(bend)
    for rim in rims:
        line(painter, polygon(rim), tint("#ffffff", 0.6), 1.2)
