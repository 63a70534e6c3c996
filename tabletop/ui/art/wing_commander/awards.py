"""Pilot awards: Terran medals on ribbons, Kilrathi trophies."""

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from tabletop.ui.art.picture import PictureOf
from tabletop.ui.art.seed import Seed
from tabletop.ui.art.skies import vignette, wash
from tabletop.ui.art.strokes import (
    Colour,
    Point,
    angular,
    around,
    blob,
    box,
    darker,
    facets,
    fill,
    glow,
    lighter,
    line,
    ngon,
    oval,
    polygon,
    rays,
    star,
    tint,
    trail,
)
from tabletop.ui.art.wing_commander.style import Style


def award(card: PictureOf, painter: QPainter, area: QRectF, seed: Seed, style: Style) -> None:
    wash(painter, area, darker(style.clouds[0], 0.45), darker(style.deep, 0.2))
    rays(painter, 0, 10, area.width(), tint(style.line, 0.08), seed.whole(12, 18), seed.between(0, 20))
    glow(painter, 0, 16, 110, style.mark, 0.4)
    says = card.name.lower()
    drawn = next((draw for word, draw in AWARDS.items() if word in says), None)
    if drawn is not None:
        drawn(painter, style)
    else:
        _ribbon(painter, seed.pick(("#2f6fd0", "#b3252f", "#4d8f5a")), "#f3ead0")
        _cut(painter, seed.whole(5, 9), 46, 24, seed.pick(("#e7c25c", "#c8d2dc", "#c8834b")))
    vignette(painter, area, "#000000", 0.5)


def _ribbon(painter: QPainter, colour: Colour, stripe: Colour) -> None:
    fill(painter, polygon([(-30, -110), (30, -110), (30, -34), (0, -16), (-30, -34)]), colour)
    for x in (-16, 10):
        fill(painter, polygon([(x, -110), (x + 6, -110), (x + 6, -24), (x, -26)]), stripe)
    fill(painter, polygon([(0, -110), (30, -110), (30, -34), (0, -16)]), tint("#000000", 0.2))
    fill(painter, box(-8, -30, 16, 12, 3), "#d8dee6", "#05070c", 1.4)


def _cut(painter: QPainter, tips: int, outer: float, inner: float, metal: Colour, turn: float = -90) -> None:
    """A star of faceted metal about (0, 26)."""
    step = 180 / tips
    rim: list[Point] = [around(0, 26, inner if i % 2 else outer, turn + i * step) for i in range(tips * 2)]
    facets(painter, rim, (0, 26), metal)
    line(painter, polygon(rim), darker(metal, 0.6), 1.6)


def _comet(painter: QPainter, style: Style) -> None:
    _ribbon(painter, "#2f6fd0", "#e3ecf6")
    for y, tone in ((10, "#8fb8e8"), (24, "#c8dcf4"), (38, "#8fb8e8")):
        fill(
            painter,
            blob([(10, y - 6), (70, y + 14), (128, y + 44), (60, y + 26), (4, y + 8)]),
            tint(tone, 0.85),
        )
    _cut(painter, 5, 52, 23, "#cfd8e2")
    fill(painter, oval(0, 26, 10), "#3f7fd0", "#eef4fa", 2)


def _wound(painter: QPainter, style: Style) -> None:
    _ribbon(painter, "#7a3f9a", "#f3ead0")
    heart = [(0, 4), (26, -18), (56, 2), (46, 40), (0, 82), (-46, 40), (-56, 2), (-26, -18)]
    fill(painter, blob(heart), "#e0b24a", "#4a3208", 2)
    fill(painter, blob([(x * 0.78, 24 + (y - 24) * 0.78) for x, y in heart]), "#a8324a", "#4a3208", 1.6)
    fill(painter, blob([(-30, 2), (-16, -8), (-12, 6), (-28, 24)]), tint("#ffffff", 0.4))
    line(painter, angular([(-14, 14), (2, 26), (-8, 36), (12, 52)]), "#f6dfa0", 4)


def _cross(painter: QPainter, style: Style) -> None:
    _ribbon(painter, "#2a7a6a", "#f0d890")
    line(painter, oval(0, 26, 42), "#e7c25c", 5)
    for turn in range(0, 360, 90):
        rim = [
            around(0, 26, 10, turn - 45),
            around(0, 26, 58, turn - 17),
            around(0, 26, 58, turn + 17),
            around(0, 26, 10, turn + 45),
        ]
        facets(painter, rim, around(0, 26, 30, turn), "#e7c25c")
    fill(painter, oval(0, 26, 20), "#1f5f9a", "#fff0c0", 2)
    for wide in (7, 14):
        line(painter, oval(0, 26, wide, 19), tint("#cfe8ff", 0.8), 1.2)
    line(painter, angular([(-19, 26), (19, 26)]), "#cfe8ff", 1.4)


def _collar(painter: QPainter, style: Style) -> None:
    ring = oval(0, 0, 92, 60)
    line(painter, ring, "#1a0a0c", 34)
    line(painter, ring, "#6e1a20", 28)
    line(painter, oval(0, -4, 92, 60), tint("#ffb0a0", 0.25), 5)
    for turn in range(20, 180, 20):
        x, y = around(0, 0, 1, turn)
        base, tip = (x * 92, y * 60), (x * 128, y * 60 + 34)
        fill(
            painter,
            polygon([(base[0] - 8, base[1]), (base[0] + 8, base[1] + 2), tip]),
            "#e6dcc8",
            "#1a0a0c",
            1.4,
        )
    fill(painter, blob([(0, 50), (12, 74), (0, 92), (-12, 74)]), "#d8202a", style.mark, 2)


def _scar(painter: QPainter, style: Style) -> None:
    fill(
        painter,
        blob([(-70, -60), (0, -84), (70, -60), (76, 20), (0, 90), (-76, 20)]),
        "#7a4a34",
        "#1a0a0c",
        3,
    )
    fill(
        painter,
        blob([(-56, -48), (0, -68), (56, -48), (60, 14), (0, 72), (-60, 14)]),
        lighter("#7a4a34", 0.18),
    )
    for x in (-26, 4, 34):
        slash = [(x + 14, -52), (x + 4, 0), (x - 22, 50), (x - 10, -2)]
        fill(painter, polygon(slash), "#c8202a", "#2a0a0e", 1.6)
    for turn in range(0, 360, 45):
        fill(painter, ngon(*around(0, 0, 78, turn), 6, 4), style.mark, "#2a0a0e", 1.2)


def _named(painter: QPainter, style: Style) -> None:
    for x, lift, tone in ((-82, 10, "#8d7a66"), (0, -6, "#b0a08a"), (82, 10, "#8d7a66")):
        slab = [
            (x - 30, 66 + lift),
            (x - 34, -46 + lift),
            (x, -74 + lift),
            (x + 34, -46 + lift),
            (x + 30, 66 + lift),
        ]
        fill(painter, polygon(slab), tone, "#1a0a0c", 2.4)
        fill(
            painter,
            polygon([(x + 4, 66 + lift), (x, -74 + lift), (x + 34, -46 + lift), (x + 30, 66 + lift)]),
            tint("#000000", 0.22),
        )
    glow(painter, 0, 0, 60, style.fire, 0.6)
    for x, strokes in (
        (-82, ([(-10, -30), (8, 0), (-10, 34)], [(10, -24), (-4, 40)])),
        (0, ([(-12, -50), (0, -10), (12, -50)], [(0, -10), (0, 36)], [(-12, 12), (12, 12)])),
        (82, ([(-10, 34), (-10, -26), (12, -10), (-10, 8)], [(12, 20), (4, 36)])),
    ):
        for stroke in strokes:
            line(painter, angular([(x + dx, dy) for dx, dy in stroke]), style.fire, 5)
    line(painter, trail([(-110, 88), (0, 70), (110, 88)]), style.mark, 3)
    fill(painter, star(0, 80, 9, 4), style.mark)


AWARDS: dict[str, Callable[[QPainter, Style], None]] = {
    "comet": _comet,
    "wound": _wound,
    "cross": _cross,
    "collar": _collar,
    "scar": _scar,
    "named": _named,
}
