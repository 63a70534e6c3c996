"""Fighters in profile: darts, panelled needles, heavy bombers. About 220 long, the nose at the right."""

from PySide6.QtGui import QColor, QPainter, QPainterPath

from tabletop.ui.art.jedi_knights.hulls import STEEL, engines, plated
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
    ngon,
    oval,
    polygon,
    segments,
    tint,
)


def fighter(painter: QPainter, ink: Ink, seed: Seed, side: str) -> None:
    kinds = {"alliance": (dart, dart, bomber), "empire": (panelled, claw), "independent": (claw, bomber)}
    seed.pick(kinds[side])(painter, ink, seed, side)


def dart(painter: QPainter, ink: Ink, seed: Seed, side: str) -> None:
    """A slim hull, a near wing over it and a far one behind."""
    tail, nose, thick = -seed.between(76, 96), seed.between(104, 128), seed.between(13, 20)
    sweep, span = seed.between(-40, 66), seed.between(34, 62)
    engines(painter, ink, tail, [(-thick * 0.3, 9), (thick * 0.45, 8)])
    _wing(painter, ink, tail, sweep, -span * seed.between(0.5, 0.9), ink.mid)
    hull: list[Point] = [
        (nose, 2),
        (nose, 2),
        (50, -thick * 0.7),
        (-10, -thick),
        (tail, -thick * 0.8),
        (tail - 8, 2),
        (tail, thick),
        (20, thick * 0.9),
    ]
    plated(painter, blob(hull), ink, seed)
    _canopy(painter, ink, seed.between(0, 24), thick)
    if seed.chance(0.5):
        fin: list[Point] = [
            (tail + 8, -thick * 0.7),
            (tail - 12, -thick - span * 0.5),
            (tail + 8, -thick - span * 0.5),
            (tail + 46, -thick * 0.8),
        ]
        fill(painter, polygon(fin), ink.light, ink.deep, 2.5)
    _wing(painter, ink, tail, sweep, span, ink.light)


def _wing(painter: QPainter, ink: Ink, tail: float, sweep: float, span: float, shade: QColor) -> None:
    """A wing with a gun at its tip; the span points down for the near wing."""
    root, tip = tail + 18, tail + 4 - sweep * 0.5
    points: list[Point] = [(root + 74, 3), (tip + 44, span), (tip, span), (root - 8, 3)]
    fill(
        painter,
        polygon(points),
        between((0, 0), (0, span), lighter(shade, 0.15), darker(shade, 0.45)),
        ink.deep,
        2.5,
    )
    segments(
        painter,
        [((root + 46, 6), (tip + 30, span)), ((root + 20, 6), (tip + 16, span))],
        tint(ink.deep, 0.7),
        1.8,
    )
    segments(painter, [((tip + 4, span), (tip + 96, span))], ink.deep, 6)
    segments(painter, [((tip + 4, span), (tip + 94, span))], STEEL, 3)
    glow(painter, tip + 96, span, 9, ink.pale, 0.9)


def _canopy(painter: QPainter, ink: Ink, x: float, thick: float) -> None:
    glass = blob(
        [(x, -thick * 0.8), (x + 24, -thick * 1.5), (x + 54, -thick * 0.75), (x + 30, -thick * 0.35)]
    )
    fill(painter, glass, between((x, -thick), (x + 54, 0), ink.pale, ink.mid), ink.deep, 2.5)


def panelled(painter: QPainter, ink: Ink, seed: Seed, side: str) -> None:
    """A ball or needle of a cockpit between two great ribbed panels."""
    sides, tall, needle = seed.pick((4, 6, 8)), seed.between(62, 80), seed.chance(0.5)
    far = _panel(-34, -12, tall * 0.86, sides)
    fill(painter, far, ink.dark, ink.mid, 3)
    hull = (
        blob([(128, 2), (120, -4), (30, -20), (-56, -18), (-64, 0), (-56, 18), (30, 20)])
        if needle
        else oval(4, 0, 36)
    )
    engines(painter, ink, -50 if needle else -26, [(-7, 7), (7, 7)])
    plated(painter, hull, ink, seed)
    fill(
        painter,
        oval(26 if needle else 22, -4, 16, 11),
        between((10, -14), (40, 6), ink.pale, ink.mid),
        ink.deep,
        3,
    )
    segments(painter, [((20, 14), (70, 18)), ((14, -18), (60, -24))], STEEL, 3.5)
    near = _panel(-16, 10, tall, sides)
    fill(painter, near, between((-60, -60), (40, 70), ink.mid, ink.deep), STEEL, 4)
    painter.save()
    painter.setClipPath(near)
    segments(
        painter, [((-16, 10), around(-16, 10, 110, i * 360 / sides - 90)) for i in range(sides)], STEEL, 3
    )
    segments(painter, [((-110, y), (80, y)) for y in range(-80, 110, 11)], tint(ink.light, 0.45), 1.6)
    painter.restore()
    fill(painter, ngon(-16, 10, 15, sides), STEEL, ink.deep, 3)


def _panel(x: float, y: float, tall: float, sides: int) -> QPainterPath:
    return polygon(
        (x + (px - x) * 0.6, py)
        for px, py in (around(x, y, tall, i * 360 / sides - 90) for i in range(sides))
    )


def claw(painter: QPainter, ink: Ink, seed: Seed, side: str) -> None:
    """A crescent of blades reaching forward of the cabin."""
    reach, open_by = seed.between(96, 126), seed.between(34, 60)
    engines(painter, ink, -70, [(-12, 9), (10, 9)])
    for way, shade in ((-1, ink.mid), (1, ink.light)):
        blade: list[Point] = [
            (-74, way * 6),
            (-50, way * open_by * 1.25),
            (20, way * open_by * 1.3),
            (reach, way * open_by * 0.5),
            (30, way * open_by * 0.86),
            (-14, way * open_by * 0.7),
            (-16, way * 4),
        ]
        fill(
            painter,
            polygon(blade),
            between((-70, 0), (reach, 0), darker(shade, 0.4), lighter(shade, 0.3)),
            ink.deep,
            3,
        )
        segments(
            painter,
            [
                ((-50, way * open_by), (16, way * open_by * 1.12)),
                ((-30, way * 10), (-34, way * open_by * 1.1)),
            ],
            tint(ink.deep, 0.7),
            2,
        )
        glow(painter, reach, way * open_by * 0.5, 11, ink.pale, 0.9)
    plated(
        painter, blob([(70, 0), (40, -15), (-40, -22), (-84, -10), (-84, 10), (-40, 20), (40, 14)]), ink, seed
    )
    _canopy(painter, ink, -4, 17)


def bomber(painter: QPainter, ink: Ink, seed: Seed, side: str) -> None:
    """Two fat nacelles, a glass nose and a rack of bombs."""
    drop, long = seed.between(24, 34), seed.between(66, 84)
    engines(painter, ink, -long, [(-10, 14), (drop, 15)])
    fill(painter, box(-long, -26, long * 1.6, 30, 13), between((0, -26), (0, 6), STEEL, ink.mid), ink.deep, 3)
    plated(
        painter, blob([(112, 6), (84, -18), (-20, -24), (-60, -8), (-60, 16), (40, 22), (96, 20)]), ink, seed
    )
    fill(
        painter,
        blob([(112, 4), (86, -15), (58, -12), (60, 12), (96, 16)]),
        between((60, -14), (110, 16), ink.pale, ink.mid),
        ink.deep,
        3,
    )
    segments(painter, [((74, -14), (76, 14)), ((60, 0), (108, 3))], ink.deep, 2)
    for index in range(seed.whole(3, 5)):
        fill(painter, oval(-26 + index * 20, drop + 8, 8, 12), ink.light, ink.deep, 2.5)
    fill(
        painter,
        box(-long, drop - 14, long * 1.5, 26, 13),
        between((0, drop - 14), (0, drop + 12), ink.light, ink.dark),
        ink.deep,
        3,
    )
    line(painter, box(-long + 16, drop - 14, 8, 26), ink.pale, 2)
    fin: list[Point] = [(-long + 4, -24), (-long - 14, -62), (-long + 12, -62), (-long + 40, -24)]
    fill(painter, polygon(fin), ink.light, ink.deep, 2.5)
