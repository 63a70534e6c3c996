"""Battle damage: riveted plating, torn open, and what it was that broke."""

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from tabletop.ui.art.picture import PictureOf
from tabletop.ui.art.seed import Seed
from tabletop.ui.art.skies import vignette
from tabletop.ui.art.strokes import (
    angular,
    around,
    blob,
    box,
    darker,
    down,
    fill,
    glow,
    lighter,
    line,
    ngon,
    oval,
    polygon,
    radial,
    rough,
    segments,
    tint,
    trail,
)
from tabletop.ui.art.wing_commander.plating import arcs, glass, hole, jagged, plating, sparks
from tabletop.ui.art.wing_commander.style import Style

Wound = Callable[[QPainter, Seed, Style], None]


def damage(card: PictureOf, painter: QPainter, area: QRectF, seed: Seed, style: Style) -> None:
    plating(painter, area, seed.branch("plates"), style)
    says = card.name.lower()
    wound = next((wound for word, wound in WOUNDS.items() if word in says), _breach)
    wound(painter, seed.branch("wound"), style)
    sparks(painter, seed.branch("sparks"), style)
    vignette(painter, area, "#000000", 0.65)


def _breach(painter: QPainter, seed: Seed, style: Style) -> None:
    hole(painter, jagged(seed, seed.between(-16, 16), 6, 52), style)


def _vent(painter: QPainter, seed: Seed, style: Style) -> None:
    for y in (-36, -16, 4, 24):
        fill(painter, box(-98, y, 90, 12, 3), "#0c1018", lighter(style.metal, 0.1), 1.6)
    hole(painter, jagged(seed, 30, 14, 46), style)
    for _ in range(9):
        spot = around(30, 10, seed.between(30, 110), seed.between(-75, -10))
        fill(painter, oval(*spot, seed.between(10, 26)), tint("#e8f2ff", 0.22))


def _gun(painter: QPainter, seed: Seed, style: Style) -> None:
    hole(painter, jagged(seed, -60, 12, 44), style)
    for y in (-16, 14):
        barrel = [(-40, y - 9), (24, y - 9), (36, y - 3), (28, y + 2), (38, y + 8), (-40, y + 9)]
        fill(
            painter,
            polygon(barrel),
            down(QRectF(-40, y - 9, 78, 18), lighter(style.metal, 0.4), darker(style.metal, 0.5)),
            "#05070c",
            1.6,
        )
    with_turn = polygon([(58, -34), (126, -60), (130, -44), (66, -14), (54, -22)])
    fill(painter, with_turn, style.metal, "#05070c", 1.6)
    fill(painter, ngon(-62, 0, 32, 8), darker(style.metal, 0.35), "#05070c", 2)
    fill(painter, ngon(-62, 0, 16, 8), darker(style.metal, 0.6))
    line(painter, trail([(30, 4), (50, 30), (70, 26), (84, 54)]), "#d8622b", 2.4)


def _engine(painter: QPainter, seed: Seed, style: Style) -> None:
    for radius, tone in ((74, darker(style.metal, 0.2)), (60, darker(style.metal, 0.6)), (48, "#07090e")):
        fill(painter, oval(0, 4, radius), tone, "#05070c", 2)
    for turn in range(0, 360, 30):
        if not 150 < turn < 280:
            blade = [around(0, 4, 10, turn), around(0, 4, 46, turn - 8), around(0, 4, 46, turn + 8)]
            fill(painter, polygon(blade), style.metal, "#05070c", 1)
    for size, tone in ((62, "#e03a1a"), (46, "#ff8a2a"), (28, "#ffe08a")):
        flame = [around(-20, -6, size * (1.25 if i % 2 else 0.7), i * 30 - 100) for i in range(12)]
        fill(painter, blob(flame), tint(tone, 0.9))
    for _ in range(7):
        fill(
            painter,
            oval(seed.between(-110, 20), seed.between(-90, -30), seed.between(12, 26)),
            tint("#101014", 0.45),
        )


def _shields(painter: QPainter, seed: Seed, style: Style) -> None:
    shine = "#7fe0ff" if style.side != "kilrathi" else "#ff9a5c"
    glow(painter, 0, 0, 130, shine, 0.5)
    for row in range(-4, 5):
        for column in range(-5, 6):
            x, y = column * 34 + (row % 2) * 17, row * 29
            broken = abs(x + y * 0.6) < 44 and seed.chance(0.85)
            if not broken:
                fill(
                    painter,
                    ngon(x, y, 18, 6),
                    tint(shine, seed.between(0.1, 0.36)),
                    tint("#ffffff", 0.7),
                    1.3,
                )
            elif seed.chance(0.6):
                shard = rough(x + seed.between(-10, 10), y + seed.between(-10, 10), 9, seed, 3, 0.5)
                fill(painter, polygon(shard), tint(shine, 0.8), "#ffffff", 1)
    crack = [(-40, -110), (-14, -60), (-36, -20), (10, 14), (-8, 50), (30, 110)]
    line(painter, angular(crack), tint("#ffffff", 0.8), 3)


def _gutted(painter: QPainter, seed: Seed, style: Style) -> None:
    hole(painter, jagged(seed, -6, 4, 60, 11), style)
    arcs(painter, seed, "#ffb070")
    for turn in range(0, 360, 40):
        line(
            painter,
            trail([around(0, 0, 84, turn), around(0, 0, 92, turn + 10), around(0, 0, 84, turn + 20)]),
            tint("#ffb070", 0.8),
            4,
        )


def _blind(painter: QPainter, seed: Seed, style: Style) -> None:
    painter.fillRect(QRectF(-120, -76, 240, 152), darker("#0d3a2a", 0.4))
    for radius in (24, 48, 70):
        line(painter, oval(0, 0, radius), tint("#5fe08a", 0.7), 2)
    segments(
        painter,
        [((-110, 0), (-16, 0)), ((16, 0), (110, 0)), ((0, -70), (0, -16)), ((0, 16), (0, 70))],
        "#5fe08a",
        2,
    )
    for _ in range(30):
        y, x = seed.between(-74, 72), seed.between(-118, 60)
        fill(
            painter,
            box(x, y, seed.between(10, 60), seed.between(1, 5)),
            tint(seed.pick(("#dfffe8", "#5fe08a", "#000000")), 0.55),
        )
    glass(painter, seed, 40, -20, 110)
    line(painter, box(-120, -76, 240, 152, 8), darker(style.metal, 0.3), 9)


def _optics(painter: QPainter, seed: Seed, style: Style) -> None:
    for radius, tone in ((76, darker(style.metal, 0.45)), (64, "#140a0c")):
        fill(painter, oval(0, 2, radius), tone, style.mark, 2)
    fill(painter, oval(0, 2, 56), radial(-16, -16, 80, "#ffdf9a", "#c8401f", "#2a0810"))
    fill(painter, oval(0, 2, 9, 44), "#0c0406")
    glass(painter, seed, 16, -12, 62)


def _raked(painter: QPainter, seed: Seed, style: Style) -> None:
    for index, x in enumerate((-66, -22, 24, 68)):
        bend = seed.between(-10, 10)
        tear = [
            (x + 26, -86 + index * 5),
            (x + 12 + bend, -20),
            (x - 14, 56 + index * 8),
            (x - 20, 84),
            (x - 4, 40),
            (x + 26 + bend, -16),
        ]
        hole(painter, tear, style)


def _severed(painter: QPainter, seed: Seed, style: Style) -> None:
    hole(
        painter,
        [(-130, -30), (-40, -44), (50, -40), (128, -26), (124, 34), (30, 48), (-60, 44), (-126, 36)],
        style,
    )
    for y, tone in ((-18, "#c8401f"), (2, "#d8a23c"), (20, "#5f8f8a")):
        for side in (-1, 1):
            cable = trail(
                [
                    (side * 128, y),
                    (side * 84, y + side * 8),
                    (side * 50, y - 6),
                    (side * (26 + abs(y) * 0.4), y + side * 14),
                ]
            )
            line(painter, cable, "#05060a", 12)
            line(painter, cable, tone, 8)
            line(painter, cable, lighter(tone, 0.4), 2)
    arcs(painter, seed, style.fire)
    glow(painter, 0, 0, 40, "#ffffff", 0.8)


def _static(painter: QPainter, seed: Seed, style: Style) -> None:
    painter.fillRect(QRectF(-126, -74, 252, 148), darker(style.deep, 0.3))
    for row, tone in ((-40, style.fire), (0, "#fff0d8"), (40, style.clouds[0])):
        points = [(-124.0, float(row))]
        while points[-1][0] < 112:
            points.append((points[-1][0] + seed.between(4, 10), row + seed.between(-26, 26)))
        line(painter, angular(points), tint(tone, 0.35), 5)
        line(painter, angular(points), tone, 1.6)
    for _ in range(60):
        x, y = seed.between(-124, 116), seed.between(-72, 70)
        fill(painter, box(x, y, seed.between(2, 9), 2), tint("#ffffff", seed.between(0.2, 0.7)))
    line(painter, box(-126, -74, 252, 148, 10), darker(style.metal, 0.3), 9)
    fill(
        painter,
        polygon(
            [
                (-60, -20),
                (-36, -52),
                (-28, -16),
                (28, -16),
                (36, -52),
                (60, -20),
                (44, 30),
                (0, 56),
                (-44, 30),
            ]
        ),
        tint(style.deep, 0.6),
        style.fire,
        2,
    )
    for side in (-1, 1):
        fill(painter, polygon([(side * 12, 4), (side * 36, -8), (side * 30, 8)]), style.fire)


WOUNDS: dict[str, Wound] = {
    "vent": _vent,
    "gun": _gun,
    "engine": _engine,
    "shield collapse": _shields,
    "targeting": _blind,
    "raked": _raked,
    "optics": _optics,
    "severed": _severed,
    "gutted": _gutted,
    "static": _static,
}
