"""NAV points and what drifts there: spheres, rings, rocks, ice, embers, wrecks."""

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from tabletop.ui.art.picture import PictureOf
from tabletop.ui.art.seed import Seed
from tabletop.ui.art.skies import nebula, planet, ringed, space, stars
from tabletop.ui.art.strokes import (
    angular,
    around,
    between,
    blob,
    darker,
    facets,
    fill,
    glow,
    line,
    ngon,
    oval,
    polygon,
    rock,
    rough,
    tint,
    trail,
)
from tabletop.ui.art.wing_commander.style import Style


def nav_point(card: PictureOf, painter: QPainter, area: QRectF, seed: Seed, style: Style) -> None:
    says = card.name.lower()
    for word, draw in PLACES.items():
        if word in says:
            draw(painter, area, seed, style)
            break
    else:
        seed.branch("place").pick((_world, _giant, _field, _pulsar, _twins))(painter, area, seed, style)
    if card.kind == "nav_point":
        _beacon(painter, area, style)


def _beacon(painter: QPainter, area: QRectF, style: Style) -> None:
    x, y = area.right() - 30, area.bottom() - 28
    line(painter, oval(x, y, 15), tint(style.line, 0.8), 1.4)
    for turn in range(0, 360, 90):
        line(painter, angular([around(x, y, 11, turn), around(x, y, 20, turn)]), style.line, 1.8)
    fill(painter, ngon(x, y, 6, 4), style.mark)


def _world(painter: QPainter, area: QRectF, seed: Seed, style: Style) -> None:
    space(painter, area, seed, "#071a33", "#2f6fd0", "#2fb0a0")
    glow(painter, -20, 20, 118, "#6fc4ff", 0.5)
    planet(painter, -20, 20, 78, seed, "#2d7fc4")
    for _ in range(5):
        x, y = seed.between(-70, 20), seed.between(-20, 70)
        fill(painter, blob(rough(x, y, seed.between(8, 20), seed)), tint("#5fa86a", 0.7))
    planet(painter, 92, -52, 19, seed, "#b9b3a8")


def _giant(painter: QPainter, area: QRectF, seed: Seed, style: Style) -> None:
    space(painter, area, seed, "#1c1030", "#8a4fb0", "#d88a4b")
    planet(painter, 10, 0, 62, seed, "#d9a05f")
    ringed(painter, 10, 0, 62, "#f0d8a8", -18, 6)
    planet(painter, -110, -56, 13, seed, "#9fb0c8")


def _field(painter: QPainter, area: QRectF, seed: Seed, style: Style) -> None:
    space(painter, area, seed, "#141824", "#6a5a48", "#44586a")
    glow(painter, 90, -70, 90, "#ffd9a0", 0.7)
    for size in (6, 8, 10, 7, 12, 9, 16, 20, 26, 40, 52):
        x, y = seed.between(-150, 150), seed.between(-92, 92)
        rock(painter, x, y, size, seed, seed.pick(("#7a6a5c", "#6a6e78", "#8a7a66")))


def _pulsar(painter: QPainter, area: QRectF, seed: Seed, style: Style) -> None:
    space(painter, area, seed, "#100a2c", "#b03fa8", "#3f6fe0", "#4fd0c8")
    nebula(painter, area, seed.branch("more"), "#d050a0", "#5060f0", clouds=6)
    painter.save()
    painter.translate(10, -6)
    painter.rotate(seed.between(20, 50))
    for side in (-1, 1):
        beam = polygon([(-3, 0), (3, 0), (22, side * 220), (-22, side * 220)])
        fill(painter, beam, between((0, 0), (0, side * 200), tint("#dff4ff", 0.9), tint("#9fd0ff", 0)))
    for radius in (34, 56):
        line(painter, oval(0, 0, radius, radius * 0.3), tint("#ffd0f4", 0.7), 2)
    painter.restore()
    glow(painter, 10, -6, 60, "#ffffff", 0.9)
    fill(painter, oval(10, -6, 11), "#ffffff")


def _twins(painter: QPainter, area: QRectF, seed: Seed, style: Style) -> None:
    space(painter, area, seed, "#2a1010", "#e06a2a", "#3f6fd0")
    for x, y, size, tone in ((-46, -14, 46, "#ff9a3c"), (62, 22, 30, "#8fd0ff")):
        glow(painter, x, y, size * 2.4, tone, 0.8)
        fill(painter, oval(x, y, size), tone)
        fill(painter, oval(x - size * 0.15, y - size * 0.15, size * 0.75), tint("#ffffff", 0.45))
    line(painter, trail([(-8, -20), (20, -26), (34, 4), (44, 8)]), tint("#ffd9a8", 0.8), 7)
    line(painter, oval(0, 0, 128, 60), tint("#ffe8c8", 0.4), 1.6)
    planet(painter, 112, -50, 10, seed, "#7a6a5c")


def _hole(painter: QPainter, area: QRectF, seed: Seed, style: Style) -> None:
    space(painter, area, seed, "#0a0a14", "#3a2a6a", "#1f4a6a")
    painter.save()
    painter.rotate(-16)
    for radius, tone, width in (
        (128, "#7a2fd0", 8),
        (108, "#d0503f", 11),
        (86, "#ffb04a", 11),
        (68, "#fff0c8", 6),
    ):
        line(painter, oval(0, 0, radius, radius * 0.34), tint(tone, 0.75), width)
    glow(painter, 0, 0, 74, "#ffd890", 0.8)
    fill(painter, oval(0, -4, 44), "#000000", "#ffe8b8", 3)
    front = trail([(-104, 10), (-60, 34), (0, 38), (60, 34), (104, 10)])
    line(painter, front, tint("#ffb04a", 0.9), 8)
    painter.restore()


def _haze(painter: QPainter, area: QRectF, seed: Seed, style: Style) -> None:
    space(painter, area, seed, "#06202a", "#2fd0c8", "#3f8fe0")
    nebula(painter, area, seed.branch("haze"), "#5ff0e0", "#6fb0ff", clouds=9)
    for _ in range(5):
        x, y = seed.between(-120, 120), -100.0
        points = [(x, y)]
        while y < 70:
            x, y = x + seed.between(-26, 26), y + seed.between(16, 34)
            points.append((x, y))
        line(painter, angular(points), tint("#8ffff0", 0.35), 6)
        line(painter, angular(points), "#eaffff", 1.8)


def _ice(painter: QPainter, area: QRectF, seed: Seed, style: Style) -> None:
    space(painter, area, seed, "#0a2036", "#8fd0ff", "#4f8fc8")
    for size in (10, 12, 16, 14, 22, 30, 48, 40):
        x, y = seed.between(-140, 140), seed.between(-86, 86)
        turn = seed.between(0, 180)
        rim = [
            around(x, y, size * (1 if i % 3 else 1.7) * seed.between(0.8, 1.1), turn + i * 60)
            for i in range(6)
        ]
        facets(painter, rim, (x - size * 0.1, y - size * 0.2), "#a8dcf4")
    stars(painter, area, seed, 20)


def _embers(painter: QPainter, area: QRectF, seed: Seed, style: Style) -> None:
    space(painter, area, seed, "#2a0c08", "#ff6a1f", "#d02f1f")
    nebula(painter, area, seed.branch("heat"), "#ff8a2a", "#e03a1a", "#ffc04a", clouds=9)
    for _ in range(46):
        x, y, size = seed.between(-150, 150), seed.between(-100, 100), seed.between(1, 4)
        fill(
            painter,
            polygon([(x - size, y), (x, y - size * 1.8), (x + size, y), (x, y + size)]),
            seed.pick(("#ffe08a", "#ff9a3c", "#ff5a2a")),
        )
    for size in (14, 20, 28):
        rock(painter, seed.between(-110, 110), seed.between(-70, 70), size, seed, "#5a2a20")


def _wrecks(painter: QPainter, area: QRectF, seed: Seed, style: Style) -> None:
    space(painter, area, seed, "#181218", "#6a3a3a", "#3a4a6a")
    painter.save()
    painter.rotate(-14)
    hull = [
        (-118, 6),
        (-92, -22),
        (-30, -30),
        (-10, -12),
        (4, -34),
        (18, -8),
        (10, 12),
        (24, 26),
        (-6, 34),
        (-84, 30),
    ]
    fill(painter, polygon(hull), "#5b626e", "#0a0c10", 2)
    fill(painter, polygon([(-92, -22), (-30, -30), (-10, -12), (-60, 0)]), "#7d8694")
    for rib in (-70, -46, -24):
        line(painter, angular([(rib, -24), (rib + 6, 30)]), "#2a2e36", 2)
    for deck in (-20, -4, 10, 22):
        line(painter, angular([(8, deck), (26 + deck % 7 * 3, deck + 3)]), "#2a2e36", 3)
    glow(painter, 8, 4, 34, "#ff8a3c", 0.5)
    painter.restore()
    for _ in range(26):
        x, y, size = seed.between(-20, 150), seed.between(-90, 80), seed.between(2, 11)
        tone = seed.pick(("#6a7280", "#4b525e", "#8a5a4a"))
        fill(painter, polygon(rough(x, y, size, seed, seed.whole(3, 5), 0.5)), tone, darker(tone, 0.6), 1)


PLACES: dict[str, Callable[[QPainter, QRectF, Seed, Style], None]] = {
    "alpha": _world,
    "beta": _giant,
    "gamma": _field,
    "delta": _pulsar,
    "epsilon": _twins,
    "zeta": _hole,
    "haze": _haze,
    "ice": _ice,
    "ember": _embers,
    "wreck": _wrecks,
}
