"""LRIGs: a graceful figure in light, hair, dress and halo grown from the id; ornament from the number of wings."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from tabletop.ui.art.picture import PictureOf
from tabletop.ui.art.seed import Seed
from tabletop.ui.art.strokes import (
    around,
    between,
    blob,
    darker,
    fill,
    glow,
    lighter,
    line,
    mirrored,
    mix,
    oval,
    polygon,
    star,
    tint,
    trail,
)
from tabletop.ui.art.wixoss.tones import INK, ground, tones

SKIN = "#fbe6d8"


def figure(card: PictureOf, painter: QPainter, area: QRectF, seed: Seed) -> None:
    """Halo behind, hair, dress, face, hands raised or folded; the number of rays and wings is the card's own."""
    first, second = tones(card)
    ground(painter, area, seed.branch("ground"), first, second)
    _halo(painter, seed.branch("halo"), first, second)
    _wings(painter, seed.branch("wings"), first)
    hair = _hair_colour(seed.branch("hair"), first)
    _back_hair(painter, seed.branch("locks"), hair)
    _dress(painter, seed.branch("dress"), first, second)
    _face(painter, seed.branch("face"), hair)
    _crown(painter, seed.branch("crown"), second)


def _hair_colour(seed: Seed, first: QColor) -> QColor:
    return mix(first, seed.pick(("#fff3d6", "#e9d4ff", "#3a2f4c", "#f3b9a0", "#b9d8ff", "#d8e8c8")), 0.6)


def _halo(painter: QPainter, seed: Seed, first: QColor, second: QColor) -> None:
    glow(painter, 0, -28, 95, lighter(first, 0.4), 0.8)
    line(painter, oval(0, -30, 62), tint(second, 0.7), 2.2)
    line(painter, oval(0, -30, 70), tint(first, 0.4), 1.0)
    count = seed.whole(5, 12)
    for i in range(count):
        x, y = around(0, -30, 66, i * 360 / count - 90)
        fill(painter, star(x, y, seed.between(5, 8), 2.4, seed.pick((4, 4, 5, 6))), second)


def _wings(painter: QPainter, seed: Seed, first: QColor) -> None:
    pairs = seed.whole(0, 3)
    for pair in range(pairs):
        lift, reach = 20 - pair * 22, 120 - pair * 18
        feather = [
            (14, 5 + pair * 8),
            (reach * 0.6, lift - 45),
            (reach, lift - 30),
            (reach * 0.75, lift),
            (24, 32),
        ]
        for side in (1, -1):
            shape = blob([(side * x, y) for x, y in feather])
            fill(painter, shape, tint(lighter(first, 0.55 + 0.1 * pair), 0.75), tint(first, 0.8), 1.4)


def _back_hair(painter: QPainter, seed: Seed, hair: QColor) -> None:
    length, spread = seed.between(10, 95), seed.between(24, 52)
    half = [
        (0.0, -66.0),
        (25, -58),
        (28, -30),
        (spread, length * 0.5),
        (spread * 0.8, length),
        (8, length * 0.9),
    ]
    fill(
        painter,
        blob(mirrored(half)),
        between((0, -60), (0, 90), hair, darker(hair, 0.25)),
        darker(hair, 0.45),
        1.6,
    )


def _dress(painter: QPainter, seed: Seed, first: QColor, second: QColor) -> None:
    wide, waist = seed.between(52, 92), seed.between(11, 15)
    half = [(5.0, -12.0), (19, -5), (waist, 28), (wide * 0.55, 66), (wide, 108), (0, 112)]
    cloth = between((0, -10), (0, 105), lighter(first, 0.85), mix(first, "#ffffff", 0.35), first)
    fill(painter, polygon(mirrored(half)), cloth, INK, 1.8)
    folds = seed.whole(3, 6)
    for i in range(folds):
        x = (i - (folds - 1) / 2) * wide * 1.5 / folds
        line(painter, trail([(x * 0.12, 34), (x * 0.55, 66), (x, 106)]), tint(darker(first, 0.3), 0.5), 1.3)
    fill(painter, star(0, 12, 8, 3, seed.pick((4, 5, 6, 8))), second, INK, 1.0)
    raised = seed.chance(0.5)
    for side in (1, -1):
        hand = (side * 46, -26) if raised else (side * 6, 24)
        elbow = (side * 38, 8) if raised else (side * 32, 18)
        line(painter, trail([(side * 17, -3), elbow, hand]), INK, 9.5)
        line(painter, trail([(side * 17, -3), elbow, hand]), SKIN if raised else lighter(first, 0.7), 6.5)
        if raised:
            glow(painter, *hand, 20, second, 0.9)


def _face(painter: QPainter, seed: Seed, hair: QColor) -> None:
    fill(painter, polygon([(-5, -20), (5, -20), (6, -8), (-6, -8)]), darker(QColor(SKIN), 0.08))
    half = [(0.0, -60.0), (17, -56), (19, -38), (12, -22), (0, -16)]
    fill(painter, blob(mirrored(half)), SKIN, INK, 1.6)
    iris = QColor.fromHsv(seed.whole(0, 359), 140, 190)
    for side in (1, -1):
        fill(painter, oval(side * 7.6, -34, 3.4, 4.6), "#ffffff", INK, 0.9)
        fill(painter, oval(side * 7.4, -33.4, 2.4, 3.8), iris)
        fill(painter, oval(side * 6.8, -35, 0.9), "#ffffff")
    line(painter, trail([(-3, -23.5), (0, -22.4), (3, -23.5)]), "#b0605a", 1.3)
    part = seed.between(-8, 8)
    fringe = [
        (-20, -34),
        (-21, -58),
        (0, -68),
        (21, -58),
        (20, -34),
        (12, -46),
        (part + 3, -50),
        (part - 4, -44),
    ]
    fill(painter, polygon([*fringe, (-12, -46)]), hair, darker(hair, 0.45), 1.4)


def _crown(painter: QPainter, seed: Seed, second: QColor) -> None:
    kind = seed.whole(0, 3)
    if kind == 0:
        points = [(-14, -62), (-16, -76), (-7, -68), (0, -80), (7, -68), (16, -76), (14, -62)]
        fill(painter, polygon(points), second, INK, 1.3)
    elif kind == 1:
        for side in (1, -1):
            ribbon = [(side * 12, -62), (side * 30, -76), (side * 32, -58)]
            fill(painter, polygon(ribbon), second, INK, 1.3)
    elif kind == 2:
        fill(painter, star(15, -60, 9, 4, 5), second, INK, 1.2)
    else:
        line(painter, oval(0, -78, 17, 5), second, 3.2)
