"""Kilrathi faces: muzzle, mane and ears; a name that says something of the body is believed."""

from PySide6.QtGui import QPainter

from tabletop.ui.art.picture import PictureOf
from tabletop.ui.art.seed import Seed
from tabletop.ui.art.strokes import (
    Colour,
    angular,
    blob,
    box,
    darker,
    fill,
    glow,
    lighter,
    line,
    oval,
    polygon,
    star,
    tint,
    trail,
)
from tabletop.ui.art.wing_commander.style import Style

FURS = ("#c07a3e", "#a8552e", "#8d7a66", "#d0a566", "#6b4a3c", "#b9aa94")
EYES = ("#ffd23c", "#9be35a", "#6fd6e8", "#ff7a3c")


def feline(card: PictureOf, painter: QPainter, seed: Seed, style: Style) -> None:
    says = card.name.lower()
    fur = "#e0662a" if "ember" in says else seed.pick(FURS)
    painter.save()
    painter.translate(seed.between(-8, 8), 6)
    if "moons" in says:
        for x, y, size in ((-96, -52, 26), (100, -64, 18)):
            fill(painter, oval(x, y, size), "#f2dfb0")
            fill(painter, oval(x + size * 0.4, y - size * 0.2, size * 0.8), tint(style.deep, 0.55))
    _mane(painter, seed.branch("mane"), darker(fur, 0.55), "quick" in says or "mother" in says)
    _armour(painter, seed.branch("armour"), style, "lord" in says)
    _ears(painter, fur, "half-ear" in says)
    _head(painter, fur, seed.branch("stripes"))
    _eyes(painter, seed.pick(EYES), "traitor" in says)
    _muzzle(painter, fur, seed.chance(0.5))
    _trappings(painter, says, seed.branch("trappings"), style)
    painter.restore()


def _mane(painter: QPainter, seed: Seed, colour: Colour, sleek: bool) -> None:
    tips = seed.whole(11, 15)
    outer = 74 if sleek else seed.between(84, 98)
    fill(painter, star(0, -6, outer, outer * 0.76, tips, seed.between(-100, -80)), colour)
    fill(
        painter, star(0, -2, outer * 0.84, outer * 0.66, tips + 2, seed.between(0, 40)), lighter(colour, 0.16)
    )


def _armour(painter: QPainter, seed: Seed, style: Style, lord: bool) -> None:
    plate = style.mark if lord else seed.pick((style.plate, "#3a2a2e", "#54403a"))
    fill(
        painter,
        polygon([(-112, 120), (-98, 66), (-40, 50), (40, 50), (98, 66), (112, 120)]),
        darker(plate, 0.35),
    )
    for side in (-1, 1):
        claw = [
            (side * 36, 58),
            (side * 84, 44),
            (side * 132, 18),
            (side * 116, 62),
            (side * 104, 112),
            (side * 60, 112),
        ]
        fill(painter, polygon(claw), plate if side < 0 else darker(plate, 0.25), "#10060a", 2)
        line(painter, angular([(side * 56, 60), (side * 104, 54)]), style.mark, 2.4)
    fill(painter, polygon([(-18, 62), (18, 62), (0, 96)]), style.clouds[0], "#10060a", 2)


def _ears(painter: QPainter, fur: Colour, half: bool) -> None:
    for side in (-1, 1):
        ear = [(side * 20, -58), (side * 40, -96), (side * 62, -88), (side * 56, -40)]
        if half and side > 0:
            ear = [(20, -58), (34, -80), (42, -70), (48, -78), (52, -66), (56, -40)]
        fill(painter, polygon(ear), fur if side < 0 else darker(fur, 0.4))
        inner = [(x * 0.86 + side * 4, y * 0.9 - 6) for x, y in ear]
        if not (half and side > 0):
            fill(painter, polygon(inner), darker(fur, 0.65))


def _head(painter: QPainter, fur: Colour, seed: Seed) -> None:
    head = blob([(-54, -44), (-30, -76), (30, -76), (54, -44), (58, 4), (34, 44), (-34, 44), (-58, 4)])
    fill(painter, head, fur)
    painter.save()
    painter.setClipPath(head)
    fill(
        painter,
        polygon([(4, -100), (2, -30), (16, 10), (4, 20), (6, 60), (90, 60), (90, -100)]),
        darker(fur, 0.4),
    )
    stripes = tint(darker(fur, 0.75), 0.8)
    for row in range(seed.whole(2, 4)):
        for side in (-1, 1):
            y = -30 + row * 15 + seed.between(-3, 3)
            fill(
                painter,
                polygon([(side * 60, y - 6), (side * seed.between(26, 38), y + 4), (side * 60, y + 3)]),
                stripes,
            )
    for x in (-12, 0, 12):
        fill(painter, polygon([(x - 4, -84), (x + 4, -84), (x * 0.6, -52 + abs(x) * 0.4)]), stripes)
    painter.restore()


def _eyes(painter: QPainter, colour: Colour, sly: bool) -> None:
    for side in (-1, 1):
        fill(
            painter,
            polygon([(side * 8, -14), (side * 44, -36), (side * 46, -26), (side * 12, -6)]),
            "#12070a",
        )
        glow(painter, side * 26, -16, 20, colour, 0.5)
        fill(painter, blob([(side * 9, -10), (side * 28, -30), (side * 44, -20), (side * 26, -4)]), colour)
        fill(painter, oval(side * (27 + (4 if sly else 0)), -16, 2.6, 7.5), "#12070a")


def _muzzle(painter: QPainter, fur: Colour, roar: bool) -> None:
    fill(
        painter,
        blob([(-30, 8), (-10, -6), (10, -6), (30, 8), (28, 36), (0, 44), (-28, 36)]),
        lighter(fur, 0.35),
    )
    fill(painter, blob([(2, -6), (10, -6), (30, 8), (28, 36), (2, 44)]), darker(fur, 0.1))
    fill(painter, polygon([(-14, -4), (14, -4), (6, 10), (0, 14), (-6, 10)]), "#2a1014")
    ink = "#1c0a0d"
    line(painter, angular([(0, 12), (0, 20)]), ink, 3)
    if roar:
        fill(painter, blob([(-22, 20), (0, 16), (22, 20), (16, 46), (-16, 46)]), "#3a0b12", ink, 2)
    else:
        line(painter, trail([(-22, 24), (-8, 28), (0, 20), (8, 28), (22, 24)]), ink, 3)
    for side in (-1, 1):
        fill(painter, polygon([(side * 15, 22), (side * 7, 22), (side * 11, 38)]), "#fbf4e2")
        for y in (10, 16):
            line(
                painter,
                angular([(side * 20, y + 2), (side * 62, y - 4 + (y - 10) * 2)]),
                tint("#fff4e0", 0.6),
                1.2,
            )


def _trappings(painter: QPainter, says: str, seed: Seed, style: Style) -> None:
    if "lord" in says:
        for side in (-1, 1):
            fill(
                painter,
                blob(
                    [
                        (side * 12, -66),
                        (side * 40, -84),
                        (side * 34, -118),
                        (side * 52, -92),
                        (side * 44, -66),
                    ]
                ),
                style.mark,
            )
        fill(painter, polygon([(-34, -60), (0, -82), (34, -60), (0, -66)]), style.mark, "#2a1206", 1.6)
    elif "unnamed" in says:
        hood = [
            (-72, 60),
            (-78, -40),
            (0, -116),
            (78, -40),
            (72, 60),
            (54, 20),
            (50, -44),
            (0, -72),
            (-50, -44),
            (-54, 20),
        ]
        fill(painter, polygon(hood), "#1a1216")
    elif "traitor" in says:
        line(painter, angular([(-50, -50), (50, 40)]), tint("#7fd4ff", 0.9), 4)
    elif "captive" in says:
        for x in (-120, -92, 92, 120):
            line(painter, angular([(x, -110), (x, 120)]), "#1a0a0d", 8)
    elif "armourer" in says:
        fill(painter, box(-46, -34, 40, 26, 10), "#2b2420", style.mark, 2)
        fill(painter, oval(-26, -21, 8), style.fire)
    elif seed.chance(0.5):
        line(painter, trail([(-40, -50), (-26, -20), (-32, 16)]), "#f3d9c0", 3)
    else:
        for y in (0, 12):
            fill(painter, oval(-60, -60 + y, 5), "#0000", style.mark, 3)
