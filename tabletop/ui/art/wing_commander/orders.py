"""Secret orders: a sealed sheet, a folder or a hide, with one sign on it."""

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from tabletop.ui.art.picture import PictureOf
from tabletop.ui.art.seed import Seed
from tabletop.ui.art.skies import vignette, wash
from tabletop.ui.art.strokes import (
    Colour,
    angular,
    around,
    between,
    blob,
    box,
    darker,
    fill,
    lighter,
    line,
    oval,
    polygon,
    segments,
    star,
    tint,
)
from tabletop.ui.art.wing_commander.badges import insignia
from tabletop.ui.art.wing_commander.style import Style


def secret_order(card: PictureOf, painter: QPainter, area: QRectF, seed: Seed, style: Style) -> None:
    claw = style.side == "kilrathi"
    wash(painter, area, darker(style.clouds[0], 0.55), darker(style.deep, 0.3))
    painter.save()
    painter.rotate(seed.between(-7, 7))
    (_hide if claw else _folder)(painter, seed.branch("sheet"), style)
    ink = "#5a0f14" if claw else "#1d3a6a"
    says = card.name.lower()
    painter.save()
    painter.translate(-16, -8)
    next((draw for word, draw in SIGNS.items() if word in says), _question)(painter, ink)
    painter.restore()
    _seal(painter, 74, 46, style)
    painter.restore()
    vignette(painter, area, "#000000", 0.5)


def _folder(painter: QPainter, seed: Seed, style: Style) -> None:
    fill(painter, box(-118, -84, 240, 172, 4), tint("#000000", 0.4))
    fill(
        painter, polygon([(-122, -88), (-60, -88), (-50, -76), (118, -76), (118, 84), (-122, 84)]), "#c8b48a"
    )
    fill(painter, polygon([(-112, -74), (110, -70), (106, 80), (-114, 76)]), "#f4efe0")
    for row in range(10):
        y = -58 + row * 13
        wide = seed.between(20, 60)
        fill(painter, box(40, y, wide, 5), "#20242e" if seed.chance(0.35) else tint("#20242e", 0.25))
    painter.fillRect(QRectF(-112, 66, 160, 7), tint(style.clouds[0], 0.8))


def _hide(painter: QPainter, seed: Seed, style: Style) -> None:
    rim = []
    for index in range(34):
        share = index / 34 * 4
        side, along = int(share), share % 1
        x, y = (
            (-116 + 232 * along, -80),
            (116, -80 + 160 * along),
            (116 - 232 * along, 80),
            (-116, 80 - 160 * along),
        )[side]
        rim.append((x + seed.between(-9, 9), y + seed.between(-8, 8)))
    fill(painter, blob([(x + 5, y + 6) for x, y in rim]), tint("#000000", 0.5))
    fill(painter, blob(rim), between((-116, -80), (116, 80), "#e0c08a", "#b0824e"), "#4a2a18", 2)
    for row in range(8):
        x, y = 52, -56 + row * 13
        for _ in range(4):
            x += seed.between(6, 12)
            line(painter, angular([(x, y), (x + seed.between(-5, 5), y + 8)]), tint("#4a1a14", 0.7), 2.2)


def _seal(painter: QPainter, x: float, y: float, style: Style) -> None:
    wax = style.clouds[0]
    fill(
        painter,
        blob([around(x, y, 36 if i % 2 else 30, i * 24) for i in range(15)]),
        darker(wax, 0.2),
        darker(wax, 0.6),
        1.6,
    )
    fill(painter, oval(x, y, 23), lighter(wax, 0.12), darker(wax, 0.5), 1.4)
    painter.save()
    painter.translate(x, y - 1)
    painter.scale(0.36, 0.36)
    insignia(painter, style)
    painter.restore()


def _question(painter: QPainter, ink: Colour) -> None:
    fill(painter, star(-30, 0, 50, 20, 8), ink)


def _net(painter: QPainter, ink: Colour) -> None:
    rim = [around(-34, 0, 56, turn) for turn in range(0, 360, 45)]
    for share in (1, 0.66, 0.33):
        line(painter, polygon([(-34 + (x + 34) * share, y * share) for x, y in rim]), ink, 3)
    segments(painter, [((-34, 0), spot) for spot in rim], ink, 2.4)
    fill(painter, oval(-34, -4, 12), "#e8a23c", ink, 2.4)
    fill(painter, blob([(-54, 28), (-44, 10), (-24, 10), (-14, 28)]), "#e8a23c", ink, 2.4)


def _carrier(painter: QPainter, ink: Colour) -> None:
    fill(
        painter,
        polygon(
            [
                (-94, 10),
                (-70, -10),
                (-40, -12),
                (-34, -28),
                (-12, -28),
                (-8, -12),
                (26, -2),
                (26, 12),
                (-70, 20),
            ]
        ),
        ink,
    )
    for radius in (24, 50):
        line(painter, oval(-34, 0, radius), "#c8202a", 3)
    segments(
        painter,
        [(around(-34, 0, 14, turn), around(-34, 0, 62, turn)) for turn in range(0, 360, 90)],
        "#c8202a",
        3,
    )


def _line_held(painter: QPainter, ink: Colour) -> None:
    for x in (-78, -34, 10):
        fill(painter, polygon([(x - 18, -22), (x + 18, -22), (x + 18, 4), (x, 26), (x - 18, 4)]), ink)
        fill(painter, star(x, -4, 10, 4), "#f4efe0")
    line(painter, angular([(-104, 40), (36, 40)]), "#c8202a", 5)
    for x in (-78, -34, 10):
        fill(painter, polygon([(x - 8, -62), (x + 8, -62), (x, -38)]), "#c8202a")


def _turncoat(painter: QPainter, ink: Colour) -> None:
    half = [(-34, -54), (4, -50), (12, -8), (-6, 32), (-34, 44)]
    fill(painter, blob([*half, (-34, 0)]), "#c8202a")
    fill(painter, blob([(-68 - x, y) for x, y in half] + [(-34, 0)]), ink)
    for side, tone in ((-1, "#f4efe0"), (1, "#ffd23c")):
        fill(
            painter,
            blob(
                [(-34 + side * 8, -10), (-34 + side * 18, -18), (-34 + side * 30, -10), (-34 + side * 18, -3)]
            ),
            tone,
        )
    line(painter, angular([(-34, -52), (-34, 44)]), "#f4efe0", 3)


def _living(painter: QPainter, ink: Colour) -> None:
    for side in (-1, 1):
        line(painter, oval(-34 + side * 38, 14, 24, 20), ink, 9)
    for step in range(3):
        line(painter, oval(-52 + step * 18, -18, 12, 8), ink, 5)
    fill(painter, blob([(-34, -66), (-20, -50), (-34, -36), (-48, -50)]), "#c8202a")


def _burn(painter: QPainter, ink: Colour) -> None:
    fill(painter, polygon([(-100, 40), (-84, -6), (-34, -34), (16, -6), (32, 40)]), ink)
    for size, tone in ((44, "#c8202a"), (30, "#f0802a"), (15, "#ffd86a")):
        fill(
            painter,
            blob(
                [
                    (-34, 8 - size * 1.7),
                    (-34 + size * 0.8, -4),
                    (-34 + size * 0.5, 40),
                    (-34 - size * 0.5, 40),
                    (-34 - size * 0.8, 2),
                ]
            ),
            tone,
        )


def _fang(painter: QPainter, ink: Colour) -> None:
    line(painter, angular([(-100, 46), (-100, -56), (20, -56)]), ink, 9)
    fill(painter, blob([(-70, -34), (-14, -30), (-20, 10), (-60, 52), (-52, 0)]), "#f6ecd2", ink, 3)
    for turn in (10, 35, 60):
        line(painter, angular([around(-34, -6, 46, turn), around(-34, -6, 66, turn)]), "#c8202a", 5)


def _bought(painter: QPainter, ink: Colour) -> None:
    for x, y in ((-76, 30), (-50, 36), (-20, 34), (6, 28), (-62, 20), (-8, 20)):
        fill(painter, oval(x, y, 20, 10), "#d8a23c", ink, 2.4)
    fill(
        painter,
        blob([(-34, -60), (-8, -34), (-14, 2), (-26, 14), (-34, 4), (-44, 14), (-56, 0), (-60, -36)]),
        tint("#6fa8d8", 0.9),
        ink,
        3,
    )
    for side in (-1, 1):
        fill(painter, oval(-34 + side * 10, -28, 4, 6), ink)
    fill(painter, oval(-34, -12, 5, 7), ink)


SIGNS: dict[str, Callable[[QPainter, Colour], None]] = {
    "recovery net": _net,
    "deep strike": _carrier,
    "hold the line": _line_held,
    "turncoat": _turncoat,
    "living": _living,
    "burn": _burn,
    "cornered": _fang,
    "bought": _bought,
}
