"""ARTS and spells: compositions of light, each of one of several plans with numbers of its own."""

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from tabletop.ui.art.picture import PictureOf
from tabletop.ui.art.seed import Seed
from tabletop.ui.art.skies import wash
from tabletop.ui.art.strokes import (
    around,
    darker,
    fill,
    glow,
    lighter,
    line,
    mix,
    ngon,
    oval,
    polygon,
    rays,
    star,
    tint,
    trail,
)
from tabletop.ui.art.wixoss.tones import ground, tones

Plan = Callable[[QPainter, QRectF, Seed, QColor, QColor], None]


def _circles(painter: QPainter, area: QRectF, seed: Seed, first: QColor, second: QColor) -> None:
    for i in range(seed.whole(4, 7)):
        radius = 18 + i * seed.between(11, 15)
        line(painter, oval(0, 0, radius), tint(first if i % 2 else second, 0.85), seed.between(1.2, 4))
        sides = seed.whole(3, 9)
        line(painter, ngon(0, 0, radius, sides, seed.between(0, 120)), tint(second, 0.6), 1.4)
    fill(painter, star(0, 0, 24, 7, seed.whole(4, 10)), lighter(second, 0.5), first, 1.6)


def _pillars(painter: QPainter, area: QRectF, seed: Seed, first: QColor, second: QColor) -> None:
    for _ in range(seed.whole(3, 8)):
        x, wide = seed.between(-130, 130), seed.between(6, 22)
        tall = seed.between(60, 190)
        pillar = polygon(
            [(x - wide, 105), (x - wide * 0.4, 105 - tall), (x + wide * 0.4, 105 - tall), (x + wide, 105)]
        )
        fill(painter, pillar, tint(mix(first, second, seed.unit()), 0.55))
        glow(painter, x, 105 - tall, wide * 2.2, "#ffffff", 0.9)


def _bolts(painter: QPainter, area: QRectF, seed: Seed, first: QColor, second: QColor) -> None:
    for _ in range(seed.whole(2, 5)):
        x = seed.between(-110, 110)
        points = [(x + seed.between(-34, 34) * (i > 0), -105 + i * 35) for i in range(7)]
        line(painter, trail(points), tint(first, 0.5), 11)
        line(painter, trail(points), lighter(second, 0.6), 4)


def _wave(painter: QPainter, area: QRectF, seed: Seed, first: QColor, second: QColor) -> None:
    turn = seed.between(0, 360)
    for i in range(seed.whole(5, 10)):
        arm = [around(0, 0, 8 + j * 15, turn + i * 40 + j * seed.between(14, 20)) for j in range(9)]
        line(painter, trail(arm), tint(first if i % 2 else second, 0.8), 7 - i * 0.4)
    glow(painter, 0, 0, 46, "#ffffff", 1.0)


def _shards(painter: QPainter, area: QRectF, seed: Seed, first: QColor, second: QColor) -> None:
    for i in range(seed.whole(10, 22)):
        degrees = seed.between(0, 360)
        x, y = around(0, 0, seed.between(24, 130), degrees)
        long, wide = seed.between(10, 40), seed.between(3, 8)
        shard = [
            around(x, y, long, degrees),
            around(x, y, wide, degrees + 90),
            around(x, y, long * 0.5, degrees + 180),
        ]
        fill(
            painter,
            polygon([*shard, around(x, y, wide, degrees - 90)]),
            lighter(first if i % 2 else second, 0.25),
            darker(first, 0.3),
            1,
        )
    glow(painter, 0, 0, 60, "#ffffff", 1.0)


def _petals(painter: QPainter, area: QRectF, seed: Seed, first: QColor, second: QColor) -> None:
    for i in range(seed.whole(14, 30)):
        x, y, size = seed.between(-150, 150), seed.between(-100, 100), seed.between(5, 15)
        fill(
            painter,
            star(x, y, size, size * seed.between(0.25, 0.6), seed.whole(3, 6), seed.between(0, 90)),
            tint(lighter(first if i % 3 else second, 0.2), 0.85),
        )
    rays(painter, 0, 0, 110, tint(second, 0.35), seed.whole(7, 13), seed.between(0, 30))
    fill(painter, oval(0, 0, 26), "#ffffff", second, 3)


def _gate(painter: QPainter, area: QRectF, seed: Seed, first: QColor, second: QColor) -> None:
    for i in range(seed.whole(4, 7)):
        grow = 1 + i * 0.32
        arch = trail(
            [
                (-24 * grow, 70),
                (-26 * grow, -10 * grow),
                (0, -46 * grow),
                (26 * grow, -10 * grow),
                (24 * grow, 70),
            ]
        )
        line(painter, arch, tint(first if i % 2 else second, 0.9 - i * 0.1), 5 - i * 0.5)
    glow(painter, 0, 10, 54, "#ffffff", 1.0)
    fill(painter, star(0, 4, seed.between(12, 22), 5, seed.whole(4, 8)), second)


PLANS: tuple[Plan, ...] = (_circles, _pillars, _bolts, _wave, _shards, _petals, _gate)


def burst(card: PictureOf, painter: QPainter, area: QRectF, seed: Seed) -> None:
    """ARTS on a deep ground, spells on a pale one."""
    first, second = tones(card)
    if card.kind == "arts":
        wash(painter, area, darker(first, 0.72), darker(first, 0.35))
        rays(
            painter,
            0,
            0,
            area.width(),
            tint(lighter(first, 0.3), 0.16),
            seed.whole(9, 19),
            seed.between(0, 40),
        )
        first = lighter(first, 0.3)
    else:
        ground(painter, area, seed.branch("ground"), first, second)
    glow(painter, 0, 0, 120, lighter(second, 0.2), 0.75)
    seed.pick(PLANS)(painter, area, seed.branch("plan"), first, second)
