"""Shoulders and clothes of a portrait: from the neck down, light from the left."""

from PySide6.QtGui import QPainter, QPainterPath

from tabletop.ui.art.jedi_knights.tones import Ink
from tabletop.ui.art.seed import Seed
from tabletop.ui.art.strokes import Point, between, box, fill, line, oval, polygon, segments, tint, trail


def dress(painter: QPainter, ink: Ink, seed: Seed) -> None:
    wide, slope = seed.between(74, 92), seed.between(52, 60)
    body = shoulders(wide, slope)
    fill(painter, body, between((-wide, 40), (wide, 100), ink.light, ink.mid), ink.deep, 3)
    painter.save()
    painter.setClipPath(body)
    fill(painter, polygon([(8, 20), (20, 60), (-6, 110), (130, 110), (130, 20)]), ink.dark)
    seed.pick((_robe, _tunic, _straps, _plates, _scarf, _coat))(painter, ink, seed)
    painter.restore()
    line(painter, trail([(wide * -0.98, 104), (-wide * 0.9, 74), (-wide * 0.5, slope)]), ink.pale, 2.5)


def shoulders(wide: float, slope: float) -> QPainterPath:
    path = QPainterPath()
    path.moveTo(-17, 24)
    path.cubicTo(-20, slope, -wide * 0.6, slope - 8, -wide * 0.86, slope + 12)
    path.cubicTo(-wide, slope + 20, -wide, 92, -wide * 1.04, 120)
    path.lineTo(wide * 1.04, 120)
    path.cubicTo(wide, 92, wide, slope + 20, wide * 0.86, slope + 12)
    path.cubicTo(wide * 0.6, slope - 8, 20, slope, 17, 24)
    path.closeSubpath()
    return path


def _robe(painter: QPainter, ink: Ink, seed: Seed) -> None:
    fall = seed.between(8, 26)
    for side, shade in ((-1, ink.pale), (1, ink.mid)):
        lapel: list[Point] = [(side * 16, 30), (side * 40, 52), (side * fall, 120), (-side * 12, 120)]
        fill(painter, polygon(lapel), shade, ink.deep, 2.5)
    segments(painter, [((-70 + i * 13, 60 + i), (-62 + i * 10, 120)) for i in range(3)], ink.mid, 2)


def _tunic(painter: QPainter, ink: Ink, seed: Seed) -> None:
    fill(painter, polygon([(-22, 32), (22, 32), (27, 50), (0, 60), (-27, 50)]), ink.mid, ink.deep, 2.5)
    segments(painter, [((0, 58), (0, 120))], ink.deep, 3)
    for row in range(seed.whole(1, 3)):
        for column in range(seed.whole(2, 4)):
            fill(painter, box(-50 + column * 9, 70 + row * 9, 7, 6, 1), ink.pale, ink.deep, 1.2)


def _straps(painter: QPainter, ink: Ink, seed: Seed) -> None:
    drop = seed.between(-10, 14)
    for start, end in (((-52, 46), (-30, 120)), ((52, 46), (30, 120)), ((-40, 92 + drop), (40, 92 - drop))):
        line(painter, trail([start, end]), ink.deep, 12)
        line(painter, trail([start, end]), ink.mid, 7)
    fill(painter, box(-13, 84, 26, 18, 3), ink.pale, ink.deep, 2.5)
    fill(painter, oval(-5, 93, 2.5), ink.deep)


def _plates(painter: QPainter, ink: Ink, seed: Seed) -> None:
    fill(painter, polygon([(-40, 62), (0, 72), (40, 62), (34, 120), (-34, 120)]), ink.mid, ink.deep, 3)
    for side, shade in ((-1, ink.pale), (1, ink.dark)):
        for step in range(seed.whole(2, 3)):
            lift = step * 11
            fill(painter, oval(side * 74, 78 + lift, 28, 26 - step * 3), shade, ink.deep, 3)
    segments(painter, [((-34, 88), (0, 96)), ((0, 96), (34, 88))], ink.deep, 2.5)


def _scarf(painter: QPainter, ink: Ink, seed: Seed) -> None:
    hang = seed.between(6, 22)
    tail: list[Point] = [(-14, 56), (4, 56), (hang - 4, 120), (-hang - 6, 120)]
    fill(painter, polygon(tail), ink.mid, ink.deep, 2.5)
    for step in range(3):
        y, wide = 36 + step * 9, 25 + step * 7
        fill(
            painter, oval(seed.between(-3, 3), y, wide, 9), ink.light if step % 2 else ink.mid, ink.deep, 2.5
        )
    fill(painter, polygon([(6, 24), (60, 30), (40, 62), (2, 64)]), tint(ink.deep, 0.5))


def _coat(painter: QPainter, ink: Ink, seed: Seed) -> None:
    high = seed.between(8, 22)
    for side, shade in ((-1, ink.light), (1, ink.dark)):
        collar: list[Point] = [(side * 14, 56), (side * 24, high), (side * 46, high + 14), (side * 34, 84)]
        fill(painter, polygon(collar), shade, ink.deep, 3)
    segments(painter, [((0, 62), (-3, 120))], ink.deep, 3)
    for y in (76, 96):
        fill(painter, oval(-14, y, 4), ink.pale, ink.deep, 1.5)
