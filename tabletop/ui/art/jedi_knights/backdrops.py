"""What stands behind a portrait: one large shape of light."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from tabletop.ui.art.jedi_knights.tones import GROUND, Ink
from tabletop.ui.art.seed import Seed
from tabletop.ui.art.skies import stars, wash
from tabletop.ui.art.strokes import (
    between,
    box,
    fill,
    glow,
    line,
    ngon,
    oval,
    polygon,
    rays,
    segments,
    tint,
)


def backdrop(painter: QPainter, area: QRectF, ink: Ink, seed: Seed, armed: bool) -> None:
    """One who is armed stands before rays and a blade of light as well."""
    wash(painter, area, ink.deep, GROUND)
    if armed:
        rays(painter, 0, -10, 240, tint(ink.mid, 0.35), seed.whole(9, 15), seed.between(0, 40))
    seed.pick((_sun, _slats, _hexagons, _moons, _doorway, _streaks))(painter, area, ink, seed)
    if armed:
        _blade(painter, ink, seed)


def _sun(painter: QPainter, area: QRectF, ink: Ink, seed: Seed) -> None:
    x, y, radius = seed.between(-40, 40), seed.between(-30, 0), seed.between(62, 82)
    glow(painter, x, y, radius * 1.7, ink.mid, 0.7)
    fill(painter, oval(x, y, radius), between((x, y - radius), (x, y + radius), ink.light, ink.mid))
    for index in range(seed.whole(2, 5)):
        fill(painter, box(-200, y + 12 + index * 13, 400, 2 + index * 1.6), ink.deep)


def _slats(painter: QPainter, area: QRectF, ink: Ink, seed: Seed) -> None:
    lean, step = seed.between(-50, 50), seed.between(26, 38)
    x = area.left() - 60
    while x < area.right() + 60:
        wide = step * seed.between(0.25, 0.7)
        strip = [(x, -110), (x + wide, -110), (x + wide + lean, 110), (x + lean, 110)]
        fill(painter, polygon(strip), between((0, -110), (0, 110), tint(ink.mid, 0.95), tint(ink.dark, 0.3)))
        x += step
    glow(painter, 0, -20, 110, ink.mid, 0.6)


def _hexagons(painter: QPainter, area: QRectF, ink: Ink, seed: Seed) -> None:
    size = seed.between(20, 28)
    glow(painter, seed.between(-50, 50), -20, 150, ink.mid, 0.9)
    for row in range(-5, 6):
        for column in range(-6, 7):
            x, y = column * size * 1.75 + (row % 2) * size * 0.875, row * size * 1.52
            if seed.chance(0.72):
                fill(painter, ngon(x, y, size * 0.93, 6), tint(ink.mid, seed.between(0.08, 0.5)))


def _moons(painter: QPainter, area: QRectF, ink: Ink, seed: Seed) -> None:
    stars(painter, area, seed.branch("stars"), 70, ink.pale)
    side = seed.pick((-1, 1))
    for x, y, radius in ((side * 72, -38, 58), (-side * 95, -52, seed.between(14, 26))):
        fill(painter, oval(x, y, radius), between((x - radius, 0), (x + radius, 0), ink.light, ink.dark))
        fill(painter, oval(x + radius * 0.3, y + 4, radius * 0.93), tint(ink.deep, 0.8))
    glow(painter, 0, 10, 120, ink.mid, 0.65)


def _doorway(painter: QPainter, area: QRectF, ink: Ink, seed: Seed) -> None:
    half = seed.between(66, 88)
    for step, shade in ((24, ink.dark), (12, ink.mid)):
        fill(painter, box(-half - step, -96 - step, 2 * half + 2 * step, 260, half * 0.5), tint(shade, 0.6))
    fill(
        painter, box(-half, -92, 2 * half, 260, half * 0.45), between((0, -92), (0, 100), ink.light, ink.dark)
    )
    bars = [((-half, y), (half, y)) for y in range(-60, 100, seed.whole(16, 30))]
    segments(painter, bars, tint(ink.deep, 0.6), 3)


def _streaks(painter: QPainter, area: QRectF, ink: Ink, seed: Seed) -> None:
    glow(painter, 0, -10, 130, ink.mid, 0.9)
    turn = seed.between(-35, 35)
    painter.save()
    painter.rotate(turn)
    for _ in range(26):
        y, x, long = seed.between(-150, 150), seed.between(-200, 60), seed.between(50, 190)
        fill(painter, box(x, y, long, seed.between(1.5, 6), 2), tint(ink.light, seed.between(0.1, 0.5)))
    painter.restore()


def _blade(painter: QPainter, ink: Ink, seed: Seed) -> None:
    x = seed.pick((-1, 1)) * seed.between(84, 108)
    foot = x * seed.between(0.7, 0.85)
    shaft = polygon([(x, -96), (foot, 70), (foot + 0.1, 70)])
    for width, colour in ((16, tint(ink.light, 0.25)), (9, tint(ink.light, 0.6)), (4.5, ink.pale)):
        line(painter, shaft, colour, width)
    line(painter, polygon([(foot, 74), (foot - (x - foot) * 0.2, 104)]), "#c9ced8", 10)
