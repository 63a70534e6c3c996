"""The figures of classes that came late in 2014: mazes, dragons, works of art, poison fangs. About 120 wide."""

from PySide6.QtGui import QColor, QPainter

from tabletop.ui.art.seed import Seed
from tabletop.ui.art.strokes import (
    around,
    between,
    blob,
    box,
    darker,
    fill,
    glow,
    lighter,
    line,
    mirrored,
    oval,
    polygon,
    segments,
    star,
    tint,
    trail,
)
from tabletop.ui.art.wixoss.things import Figure
from tabletop.ui.art.wixoss.tones import INK


def maze(painter: QPainter, seed: Seed, first: QColor, second: QColor) -> None:
    """Walls around walls, each with a gate of the card's own, and a lit heart."""
    for i, half in enumerate((66, 50, 34, 18)):
        wall = lighter(first, 0.15 + 0.2 * i)
        fill(
            painter,
            box(-half, -half, 2 * half, 2 * half, 3),
            between((0, -half), (0, half), wall, darker(wall, 0.25)),
            INK,
            2,
        )
        side, at = seed.whole(0, 3), seed.between(-half * 0.5, half * 0.5)
        x, y = ((at, -half), (half, at), (at, half), (-half, at))[side]
        fill(painter, box(x - 7, y - 7, 14, 14, 2), darker(first, 0.6), INK, 1)
        if half > 18:
            bars = [
                ((turn * (half - 12), seed.between(-half, 0)), (turn * (half - 12), seed.between(0, half)))
                for turn in (1, -1)
            ]
            segments(painter, bars, darker(first, 0.45), 2.4)
    glow(painter, 0, 0, 22, second, 0.9)
    fill(painter, star(0, 0, 11, 4, seed.whole(4, 8)), second, INK, 1.4)


def dragon(painter: QPainter, seed: Seed, first: QColor, second: QColor) -> None:
    """A winged serpent: a coil, a horned head, spread wings."""
    lift = seed.between(-12, 12)
    for side in (1, -1):
        wing = [
            (side * 8, -8),
            (side * 52, -62 + lift),
            (side * 82, -34),
            (side * 58, -18),
            (side * 66, 8),
            (side * 34, 4),
        ]
        fill(painter, polygon(wing), tint(second, 0.9), INK, 2)
        segments(painter, [((side * 8, -8), point) for point in wing[1:4]], darker(second, 0.35), 1.8)
    bend = seed.between(18, 36)
    coil = [(0, -30), (bend, 4), (-bend, 34), (bend * 0.7, 58), (-6, 76)]
    line(painter, trail(coil), INK, 25)
    line(painter, trail(coil), first, 20)
    line(painter, trail(coil), lighter(first, 0.4), 6)
    half = [(0.0, -70.0), (13, -58), (19, -38), (9, -22), (0, -16)]
    fill(painter, blob(mirrored(half)), first, INK, 2.2)
    for side in (1, -1):
        horn = seed.between(14, 26)
        fill(
            painter,
            polygon([(side * 10, -60), (side * (12 + horn * 0.6), -60 - horn), (side * 17, -50)]),
            "#f3ead2",
            INK,
            1.6,
        )
        fill(painter, oval(side * 8, -44, 3.6), second, INK, 1.2)


def beauty(painter: QPainter, seed: Seed, first: QColor, second: QColor) -> None:
    """A work of art: a gilded frame and strokes of a brush that leave it."""
    wide, high = seed.between(44, 58), seed.between(50, 64)
    fill(painter, box(-wide, -high, 2 * wide, 2 * high, 6), "#d9b45a", INK, 2.4)
    inner = between((0, -high), (0, high), lighter(first, 0.75), lighter(first, 0.25))
    fill(painter, box(10 - wide, 10 - high, 2 * wide - 20, 2 * high - 20, 3), inner, INK, 1.6)
    for i in range(seed.whole(3, 5)):
        x, y = around(0, 0, seed.between(0, wide - 16), seed.between(0, 360))
        line(
            painter,
            trail([(x - 26, y + 20), (x, y - 12), (x + 34, y + seed.between(-30, 16))]),
            tint(second if i % 2 else first, 0.9),
            seed.between(5, 11),
        )
    for x, y in ((-wide, -high), (wide, -high), (-wide, high), (wide, high)):
        fill(painter, star(x, y, 11, 6, 6), "#ffe9a8", INK, 1.4)
    fill(
        painter,
        oval(seed.between(-12, 12), seed.between(-14, 14), seed.between(8, 15)),
        lighter(second, 0.35),
        INK,
        1.4,
    )


def poison_fang(painter: QPainter, seed: Seed, first: QColor, second: QColor) -> None:
    """Two fangs, and what drips from them."""
    spread = seed.between(20, 32)
    for side in (1, -1):
        fang = [
            (side * (spread - 16), -52),
            (side * (spread + 17), -52),
            (side * (spread + 6), 8),
            (side * (spread - 6), 52),
        ]
        fill(painter, blob(fang), between((0, -52), (0, 52), "#fbf6e6", lighter(first, 0.3)), INK, 2.2)
        for drop in range(seed.whole(1, 3)):
            y = 56 + drop * 13
            fill(
                painter,
                oval(side * (spread - 6) + seed.between(-5, 5), y, 4.6 - drop, 6.6 - drop),
                second,
                INK,
                1.2,
            )
    gum = [(0.0, -44.0), (44, -40), (62, -58), (30, -78), (0, -72)]
    fill(painter, blob(mirrored(gum)), first, INK, 2.2)
    glow(painter, 0, 30, 34, second, 0.6)
    for _ in range(seed.whole(3, 6)):
        x, y = around(0, 22, seed.between(16, 46), seed.between(0, 360))
        fill(painter, oval(x, y, seed.between(2.5, 6)), tint(second, 0.75))


LEGENDS: dict[str, Figure] = {
    "maze": maze,
    "dragon_beast": dragon,
    "beauty": beauty,
    "poison_fang": poison_fang,
}
