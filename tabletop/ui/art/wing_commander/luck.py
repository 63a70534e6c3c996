"""Luck: what it brings, in a light of its own."""

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from tabletop.ui.art.picture import PictureOf
from tabletop.ui.art.seed import Seed
from tabletop.ui.art.skies import space
from tabletop.ui.art.strokes import (
    angular,
    around,
    blob,
    box,
    facets,
    fill,
    glow,
    line,
    ngon,
    oval,
    polygon,
    rays,
    star,
    tint,
    trail,
)
from tabletop.ui.art.wing_commander.fighters import plan
from tabletop.ui.art.wing_commander.hulls import hull_of
from tabletop.ui.art.wing_commander.style import Style


def luck(card: PictureOf, painter: QPainter, area: QRectF, seed: Seed, style: Style) -> None:
    space(painter, area, seed, style.deep, style.mark, *style.clouds)
    rays(painter, 0, 20, area.width(), tint(style.mark, 0.16), seed.whole(9, 15), seed.between(0, 30))
    glow(painter, 0, 10, 120, style.mark, 0.7)
    says = card.name.lower()
    next((draw for word, draw in CHANCES.items() if word in says), _four_winds)(painter, style)


def _four_winds(painter: QPainter, style: Style) -> None:
    facets(painter, [around(0, 6, 22 if i % 2 else 70, i * 45) for i in range(8)], (0, 6), style.mark)


def _second_wind(painter: QPainter, style: Style) -> None:
    for lift, reach in ((-10, 120), (24, 140), (58, 110)):
        way = trail(
            [
                (-reach, lift + 20),
                (-40, lift + 34),
                (30, lift - 10),
                (66, lift - 40),
                (84, lift - 18),
                (64, lift - 6),
            ]
        )
        line(painter, way, tint("#e8f6ff", 0.35), 12)
        line(painter, way, tint("#ffffff", 0.8), 3)
    painter.save()
    painter.translate(6, 0)
    painter.rotate(24)
    painter.scale(0.9, 0.9)
    plan(painter, hull_of("paragon", "terran"), style, "#f0c14b")
    painter.restore()


def _salvage(painter: QPainter, style: Style) -> None:
    for side in (-1, 1):
        arm = angular([(side * 150, -70), (side * 92, -56), (side * 66, -8), (side * 46, 4)])
        line(painter, arm, "#05070c", 15)
        line(painter, arm, style.metal, 10)
    painter.save()
    painter.rotate(-8)
    fill(painter, box(-52, -30, 104, 78, 4), "#b07a3a", "#05070c", 2.4)
    fill(painter, polygon([(-52, -30), (-36, -48), (68, -48), (52, -30)]), "#d8a866", "#05070c", 2.4)
    fill(painter, polygon([(52, -30), (68, -48), (68, 30), (52, 48)]), "#7a5228", "#05070c", 2.4)
    for x in (-34, 22):
        fill(painter, box(x, -30, 12, 78), tint("#05070c", 0.45))
    fill(painter, star(0, 8, 22, 9), style.line, "#05070c", 1.6)
    painter.restore()


def _hand(painter: QPainter, style: Style) -> None:
    palm = [(-44, 84), (-58, 20), (-30, -14), (30, -14), (58, 20), (44, 84)]
    fill(painter, blob(palm), tint("#ffe0a8", 0.55), "#fff4d8", 2)
    for x, y, turn in ((-56, -14, -26), (-20, -36, -8), (20, -36, 8), (56, -14, 26)):
        painter.save()
        painter.translate(x, y)
        painter.rotate(turn)
        fill(painter, oval(0, 0, 14, 26), tint("#ffe0a8", 0.6), "#fff4d8", 2)
        fill(painter, polygon([(-8, -18), (8, -18), (2, -50)]), "#fff8e8", "#c8803c", 1.4)
        painter.restore()
    painter.save()
    painter.translate(0, 40)
    painter.scale(0.34, 0.34)
    plan(painter, hull_of("zhakar", "kilrathi"), style, "#e23a2e")
    painter.restore()


def _tribute(painter: QPainter, style: Style) -> None:
    for x, y in ((-96, 76), (-60, 82), (60, 82), (98, 76), (-78, 66), (80, 66), (0, 86), (-30, 88), (30, 88)):
        fill(painter, oval(x, y, 17, 9), style.mark, "#4a2a08", 1.6)
    fill(painter, polygon([(-62, 70), (-70, 4), (70, 4), (62, 70)]), "#6e2028", "#16060a", 2.4)
    fill(painter, blob([(-74, 8), (-66, -42), (66, -42), (74, 8)]), "#8f2c34", "#16060a", 2.4)
    for x in (-44, 0, 44):
        fill(painter, box(x - 6, -26, 12, 96), style.mark, "#4a2a08", 1.2)
    fill(painter, ngon(0, 14, 17, 6), "#16060a", style.mark, 2.4)
    for side in (-1, 1):
        for reach, lift in ((96, -20), (120, 14)):
            fill(
                painter,
                polygon([(side * 66, lift + 14), (side * reach, lift - 46), (side * 84, lift + 24)]),
                style.plate,
                style.mark,
                1.6,
            )
    for x, y, tone in ((-24, -44, "#e23a5a"), (8, -52, "#5fd0e8"), (34, -44, "#9be35a")):
        facets(painter, [around(x, y, 13, turn) for turn in range(0, 360, 60)], (x - 2, y - 3), tone)


CHANCES: dict[str, Callable[[QPainter, Style], None]] = {
    "wind": _second_wind,
    "salvage": _salvage,
    "hand": _hand,
    "tribute": _tribute,
}
