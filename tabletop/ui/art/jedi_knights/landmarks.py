"""What stands on a site: named by a word of its name, in silhouette with lit windows.

Every landmark takes the colour of the near land, what shines, a shade between, and its seed; the ground is at
about y = 80.
"""

from collections.abc import Callable

from PySide6.QtGui import QColor, QPainter, QPainterPath

from tabletop.ui.art.picture import PictureOf
from tabletop.ui.art.seed import Seed
from tabletop.ui.art.strokes import (
    Point,
    around,
    between,
    blob,
    box,
    fill,
    glow,
    lighter,
    line,
    mix,
    oval,
    polygon,
    segments,
    tint,
    trail,
)

Landmark = Callable[[QPainter, str, str, QColor, Seed], None]


def _market(painter: QPainter, near: str, shine: str, mid: QColor, seed: Seed) -> None:
    """Domes, awnings and lanterns."""
    for index in range(7):
        x, radius = -132 + index * 44 + seed.between(-9, 9), seed.between(18, 34)
        top = seed.between(30, 48)
        shade = mix(mid, near, seed.unit())
        fill(
            painter,
            oval(x, top, radius),
            between((x - radius, 0), (x + radius, 0), lighter(shade, 0.25), near),
        )
        fill(painter, box(x - radius, top, radius * 2, 60), near)
        fill(painter, box(x - 5, 66, 10, 24, 5), shine)
    for index in range(4):
        x = -110 + index * 68 + seed.between(-8, 8)
        fill(painter, polygon([(x - 26, 66), (x, 48), (x + 26, 66)]), shine if index % 2 else mid, near, 2)
        segments(painter, [((x - 22, 66), (x - 22, 96)), ((x + 22, 66), (x + 22, 96))], near, 3)
    _lights(painter, shine, seed, 12, 50, 90)


def _dunes(painter: QPainter, near: str, shine: str, mid: QColor, seed: Seed) -> None:
    """Crests of sand and shards of glass."""
    for step in range(3):
        y = 34 + step * 19
        crest = [(-170 + i * 56, y + seed.between(-11, 11)) for i in range(7)]
        path = trail(crest)
        path.lineTo(180, 130)
        path.lineTo(-180, 130)
        fill(painter, path, between((0, y - 10), (0, y + 50), mix(mid, shine, 0.35 - step * 0.1), near))
    for _ in range(9):
        x, y, tall = seed.between(-140, 140), seed.between(56, 92), seed.between(16, 56)
        shard: list[Point] = [(x - 7, y), (x + seed.between(-8, 8), y - tall), (x + 6, y)]
        fill(
            painter,
            polygon(shard),
            between((x - 7, y - tall), (x + 7, y), tint(shine, 0.95), tint(mid, 0.7)),
            near,
            1,
        )


def _trench(painter: QPainter, near: str, shine: str, mid: QColor, seed: Seed) -> None:
    """Ice walls closing on the horizon, guns along the rim."""
    for side in (-1, 1):
        wall: list[Point] = [
            (side * 12, 30),
            (side * 60, 8),
            (side * 180, -52),
            (side * 180, 110),
            (side * 62, 110),
        ]
        fill(painter, polygon(wall), between((side * 10, 0), (side * 150, 60), lighter(mid, 0.5), near))
        cracks = [((side * (26 + i * 24), 20 - i * 10), (side * (34 + i * 22), 60 + i * 9)) for i in range(6)]
        segments(painter, cracks, tint(shine, 0.5), 1.8)
        for index in range(3):
            x, y = side * (52 + index * 38), 10 - index * 17
            fill(painter, polygon([(x - 9, y + 4), (x - 5, y - 8), (x + 5, y - 8), (x + 9, y + 4)]), near)
            segments(painter, [((x, y - 4), (x + seed.pick((-16, 16)), y - 11))], near, 3.5)
    fill(
        painter, polygon([(-12, 30), (12, 30), (62, 110), (-62, 110)]), between((0, 30), (0, 100), shine, mid)
    )
    for _ in range(24):
        glow(painter, seed.between(-150, 150), seed.between(-90, 90), seed.between(1.5, 4), shine, 0.9)


def _mast(painter: QPainter, near: str, shine: str, mid: QColor, seed: Seed) -> None:
    """A signal mast on a ridge, a beam from its top."""
    fill(
        painter,
        polygon([(-180, 100), (-90, 62), (-30, 30), (30, 34), (90, 66), (180, 92), (180, 130), (-180, 130)]),
        near,
    )
    x = seed.between(-16, 16)
    fill(
        painter,
        polygon([(x, -52), (170, -96), (170, -60)]),
        between((x, 0), (170, 0), tint(shine, 0.75), tint(shine, 0)),
    )
    struts: list[tuple[Point, Point]] = [((x, -56), (x - 16, 40)), ((x, -56), (x + 16, 40))]
    for step in range(5):
        y, wide = -30 + step * 16, 4 + step * 2.7
        struts += [((x - wide, y), (x + wide + 2, y + 15)), ((x + wide, y), (x - wide - 2, y + 15))]
    segments(painter, struts, near, 3)
    glow(painter, x, -56, 26, shine, 1.0)
    for dx, dy, size in ((-46, 36, 17), (52, 40, 13)):
        painter.save()
        painter.translate(x + dx, dy)
        painter.rotate(-35 if dx < 0 else 30)
        fill(painter, polygon([(-size, -6), (size, -6), (size * 0.4, 6), (-size * 0.4, 6)]), mid, near, 2)
        segments(painter, [((0, -6), (0, -16)), ((0, 6), (0, 20))], near, 3)
        painter.restore()


def _concourse(painter: QPainter, near: str, shine: str, mid: QColor, seed: Seed) -> None:
    """Platforms afloat in cloud, bridged by arches."""
    for index in range(3):
        x, y, wide = -104 + index * 104 + seed.between(-10, 10), seed.between(14, 34), seed.between(40, 54)
        fill(
            painter,
            blob(
                [
                    (x - wide, y),
                    (x + wide, y),
                    (x + wide * 0.5, y + 22),
                    (x, y + 60),
                    (x - wide * 0.5, y + 22),
                ]
            ),
            between((x - wide, 0), (x + wide, 0), mid, near),
        )
        towers = seed.whole(4, 5)
        for tower in range(towers):
            tx, tall = x - wide * 0.7 + tower * wide * 1.4 / (towers - 1), seed.between(22, 62)
            fill(
                painter,
                box(tx - 7, y - tall, 14, tall + 4, 7),
                between((tx - 7, 0), (tx + 7, 0), lighter(mid, 0.35), near),
            )
            segments(
                painter,
                [((tx, y - tall + 8 + i * 8), (tx, y - tall + 11 + i * 8)) for i in range(int(tall / 11))],
                shine,
                2.6,
            )
    for x in (-52, 52):
        line(painter, trail([(x - 30, 26), (x, 10), (x + 30, 26)]), near, 5)
    for index in range(9):
        x = -150 + index * 38
        fill(
            painter,
            oval(x, 88 + seed.between(-6, 6), seed.between(30, 46), 14),
            tint(lighter(mid, 0.5), 0.55),
        )


def _works(painter: QPainter, near: str, shine: str, mid: QColor, seed: Seed) -> None:
    """Chimneys, pipes and the glow of the pit."""
    glow(painter, 0, 60, 130, shine, 0.7)
    for index in range(8):
        x, tall, wide = -140 + index * 40 + seed.between(-8, 8), seed.between(30, 96), seed.between(8, 14)
        chimney: list[Point] = [
            (x - wide, 96),
            (x - wide * 0.7, 80 - tall),
            (x + wide * 0.7, 80 - tall),
            (x + wide, 96),
        ]
        fill(painter, polygon(chimney), between((x - wide, 0), (x + wide, 0), mid, near))
        segments(painter, [((x - wide * 0.8, 88 - tall), (x + wide * 0.8, 88 - tall))], shine, 2.5)
        for puff in range(3):
            fill(
                painter,
                oval(x + puff * 11, 68 - tall - puff * 11, 9 + puff * 5, 7 + puff * 3),
                tint(mid, 0.5 - puff * 0.12),
            )
    for y in (58, 72):
        line(painter, trail([(-160, y), (-50, y + seed.between(-6, 6)), (160, y)]), near, 6)
    _lights(painter, shine, seed, 18, 50, 88)


def _village(painter: QPainter, near: str, shine: str, mid: QColor, seed: Seed) -> None:
    """Huts among giant trunks, rope bridges between."""
    trunks = [-128 + i * 64 + seed.between(-14, 14) for i in range(5)]
    for x in trunks:
        wide = seed.between(11, 20)
        trunk: list[Point] = [
            (x - wide * 0.7, -110),
            (x + wide * 0.7, -110),
            (x + wide, 60),
            (x + wide * 2.2, 100),
            (x - wide * 2.2, 100),
            (x - wide, 60),
        ]
        fill(painter, polygon(trunk), between((x - wide, 0), (x + wide, 0), mix(mid, shine, 0.2), near))
        fill(
            painter,
            blob([around(x, -92, seed.between(34, 60), a) for a in range(0, 360, 40)]),
            tint(mid, 0.92),
        )
    for left, right in zip(trunks, trunks[1:], strict=False):
        y = seed.between(0, 44)
        line(painter, trail([(left, y), ((left + right) / 2, y + 16), (right, y)]), near, 3.5)
    for x in trunks[seed.whole(0, 1) :: 1]:
        y = seed.between(-8, 44)
        fill(painter, box(x - 17, y, 34, 20, 3), near)
        fill(painter, polygon([(x - 24, y + 2), (x, y - 18), (x + 24, y + 2)]), mix(mid, shine, 0.3), near, 2)
        fill(painter, box(x - 5, y + 5, 10, 11, 3), shine)
        glow(painter, x, y + 10, 20, shine, 0.55)
    _lights(painter, shine, seed, 16, -70, 90)


def _bunker(painter: QPainter, near: str, shine: str, mid: QColor, seed: Seed) -> None:
    """A low dome under the shield it feeds."""
    x = seed.between(-24, 24)
    for step in range(4):
        shield = QPainterPath()
        shield.addEllipse(x - 128 + step * 6, -66 + step * 7, 256 - step * 12, 290)
        line(painter, shield, tint(shine, 0.55 - step * 0.12), 2.5)
    fill(
        painter,
        polygon([(x - 4, 30), (x - 22, -110), (x + 22, -110), (x + 4, 30)]),
        between((0, 30), (0, -110), tint(shine, 0.85), tint(shine, 0)),
    )
    fill(
        painter,
        blob([(x - 84, 96), (x - 70, 40), (x, 22), (x + 70, 40), (x + 84, 96)]),
        between((x - 70, 0), (x + 70, 0), lighter(mid, 0.3), near),
    )
    fill(painter, polygon([(x - 18, 32), (x - 10, 12), (x + 10, 12), (x + 18, 32)]), mid, near, 2.5)
    glow(painter, x, 14, 30, shine, 0.9)
    fill(painter, polygon([(x - 24, 96), (x - 17, 58), (x + 17, 58), (x + 24, 96)]), near)
    segments(painter, [((x - 11, 66), (x + 11, 66)), ((x - 13, 76), (x + 13, 76))], shine, 2.5)
    for index in range(10):
        tx, tall = seed.pick((-1, 1)) * seed.between(88, 150), seed.between(24, 60)
        fill(painter, polygon([(tx - 11, 92), (tx, 88 - tall), (tx + 11, 92)]), near if index % 2 else mid)


def _lights(painter: QPainter, shine: str, seed: Seed, count: int, top: float, bottom: float) -> None:
    for _ in range(count):
        glow(painter, seed.between(-145, 145), seed.between(top, bottom), seed.between(3, 7), shine, 0.9)


LANDMARKS: dict[str, Landmark] = {
    "market": _market,
    "dunes": _dunes,
    "trench": _trench,
    "ridge": _mast,
    "concourse": _concourse,
    "works": _works,
    "village": _village,
    "bunker": _bunker,
}


def landmark_of(card: PictureOf) -> Landmark:
    for word in card.name.lower().split():
        if word in LANDMARKS:
            return LANDMARKS[word]
    return Seed(f"landmark/{card.id}").pick(tuple(LANDMARKS.values()))
