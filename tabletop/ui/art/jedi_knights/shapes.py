"""Shapes several motifs share."""

from PySide6.QtGui import QPainter, QPainterPath

from tabletop.ui.art.jedi_knights.tones import Ink
from tabletop.ui.art.seed import Seed
from tabletop.ui.art.strokes import (
    Colour,
    Point,
    fill,
    line,
    mirrored,
    oval,
    polygon,
    tint,
)


def beam(painter: QPainter, start: Point, end: Point, ink: Ink, width: float = 4) -> None:
    path = polygon([start, end])
    for share, colour in ((3.4, tint(ink.light, 0.18)), (1.8, tint(ink.light, 0.5)), (0.8, ink.pale)):
        line(painter, path, colour, width * share)


def figure(x: float, y: float, tall: float) -> QPainterPath:
    """A person standing, feet at y."""
    half: list[Point] = [
        (0.05, 0.79), (0.15, 0.74), (0.2, 0.66), (0.21, 0.36), (0.16, 0.36), (0.145, 0.6),
        (0.12, 0.4), (0.13, 0.0), (0.03, 0.0), (0.012, 0.36),
    ]  # fmt: skip
    body = polygon(mirrored([(x + across * tall, y - up * tall) for across, up in half], x))
    return body.united(oval(x, y - tall * 0.89, tall * 0.09, tall * 0.11))


def flame(
    painter: QPainter, x: float, base: float, wide: float, tall: float, shade: Colour, seed: Seed
) -> None:
    rim: list[Point] = [(x - wide, base)]
    for index in range(1, 8):
        share = index / 8
        peak = tall * (1 - abs(share - 0.5) * 1.5) * seed.between(0.8, 1.1)
        rim += [
            (x - wide + 2 * wide * (share - 0.06), base - peak * 0.5),
            (x - wide + 2 * wide * share + seed.between(-6, 6), base - peak),
        ]
    fill(painter, polygon([*rim, (x + wide, base)]), tint(shade, 0.85))
