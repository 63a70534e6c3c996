"""Themes: one large emblem, struck in metal and light."""

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from tabletop.ui.art.jedi_knights.tones import GROUND, Ink, ink_of, tone
from tabletop.ui.art.picture import PictureOf
from tabletop.ui.art.seed import Seed
from tabletop.ui.art.skies import vignette, wash
from tabletop.ui.art.strokes import (
    around,
    between,
    blob,
    box,
    fill,
    glow,
    line,
    mirrored,
    ngon,
    oval,
    polygon,
    rays,
    segments,
    star,
    tint,
)


def emblem(card: PictureOf, painter: QPainter, area: QRectF, seed: Seed) -> None:
    ink = ink_of(tone(card))
    wash(painter, area, ink.dark, GROUND, ink.dark)
    rays(painter, 0, 0, 260, tint(ink.mid, 0.35), seed.whole(14, 22), seed.between(0, 30))
    glow(painter, 0, 0, 130, ink.mid, 0.9)
    fill(painter, oval(0, 0, 88), tint(GROUND, 0.85), ink.light, 3)
    line(painter, oval(0, 0, 82), ink.mid, 1.6)
    notches = seed.whole(24, 40)
    ticks = [
        (around(0, 0, 83, i * 360 / notches), around(0, 0, 87, i * 360 / notches)) for i in range(notches)
    ]
    segments(painter, ticks, ink.light, 1.8)
    sign = next((SIGNS[word] for word in card.traits if word in SIGNS), _seal)
    struck(painter, sign(seed.branch("sign")), ink)
    vignette(painter, area, "#000000", 0.55)


def struck(painter: QPainter, sign: QPainterPath, ink: Ink) -> None:
    """Raised metal: a shadow below, a face lit from above, a bright upper rim."""
    fill(painter, sign.translated(2.5, 4), tint("#000000", 0.7))
    fill(painter, sign, between((0, -75), (0, 75), ink.pale, ink.light, ink.mid), ink.deep, 2)
    painter.save()
    painter.setClipPath(sign)
    line(painter, sign.translated(1.5, 2.5), tint("#ffffff", 0.75), 2.2)
    painter.restore()


def _rising_blade(seed: Seed) -> QPainterPath:
    """Kael: an upright blade before a rising sun."""
    sun = oval(0, 22, 34).subtracted(oval(0, 22, 26)).subtracted(box(-60, 30, 120, 60))
    for index in range(7):
        angle = -180 + index * 30
        sun.addPath(
            polygon([around(0, 22, 39, angle - 5), around(0, 22, 60, angle), around(0, 22, 39, angle + 5)])
        )
    blade = polygon(mirrored([(0, -74), (6, -62), (5, 26)]))
    guard = polygon(mirrored([(0, 28), (24, 24), (30, 31), (8, 38), (6, 66), (0, 70)]))
    return sun.subtracted(box(-10, -80, 20, 160)).united(blade).united(guard)


def _winged_star(seed: Seed) -> QPainterPath:
    """Rhea: a pilot's wings about a lucky star."""
    wings = QPainterPath()
    for step in range(4):
        y = -20 + step * 14
        feather = mirrored(
            [(14, y), (74 - step * 12, y - 16 + step * 4), (66 - step * 12, y + 2 + step), (12, y + 10)]
        )
        half = len(feather) // 2
        wings.addPath(polygon(feather[:half]))
        wings.addPath(polygon(feather[half:]))
    lozenge = polygon([(0, 34), (13, 52), (0, 72), (-13, 52)])
    return wings.subtracted(oval(0, 0, 30)).united(star(0, -2, 32, 13, 5)).united(lozenge)


def _burning_helm(seed: Seed) -> QPainterPath:
    """Malgrave: a crowned helm with two slits."""
    crown = polygon(
        mirrored(
            [
                (0, -76),
                (9, -44),
                (24, -66),
                (28, -38),
                (46, -50),
                (42, -14),
                (48, 34),
                (22, 44),
                (12, 70),
                (0, 74),
            ]
        )
    )
    eyes = polygon([(5, -2), (36, -12), (30, 6), (12, 8)])
    left = polygon([(-5, -2), (-36, -12), (-30, 6), (-12, 8)])
    nose = polygon([(-3, 14), (3, 14), (5, 44), (-5, 44)])
    vents = box(-18, 28, 5, 18, 2).united(box(13, 28, 5, 18, 2))
    return crown.subtracted(eyes).subtracted(left).subtracted(nose).subtracted(vents)


def _ring_of_order(seed: Seed) -> QPainterPath:
    """Orn: rings in rings, quartered, a keen point outward on every axis."""
    sign = oval(0, 0, 64).subtracted(oval(0, 0, 50)).united(oval(0, 0, 38).subtracted(oval(0, 0, 27)))
    for angle in (0, 90, 180, 270):
        spike = [
            around(0, 0, 76, angle),
            around(0, 0, 46, angle + 9),
            around(0, 0, 18, angle),
            around(0, 0, 46, angle - 9),
        ]
        sign = sign.united(polygon(spike))
    gaps = QPainterPath()
    for angle in (45, 135, 225, 315):
        gaps.addPath(
            polygon(
                [
                    around(0, 0, 80, angle - 3),
                    around(0, 0, 80, angle + 3),
                    around(0, 0, 30, angle + 6),
                    around(0, 0, 30, angle - 6),
                ]
            )
        )
    return sign.subtracted(gaps).united(ngon(0, 0, 15, 8, 22.5))


def _ledger_eye(seed: Seed) -> QPainterPath:
    """Oum: an eye over stacked coins."""
    lids = blob([(-78, -22), (0, -76), (78, -22), (0, 28)])
    sign = lids.subtracted(blob([(-58, -22), (0, -58), (58, -22), (0, 12)])).united(oval(0, -23, 16))
    sign = sign.subtracted(box(-3, -36, 6, 26, 3))
    for row, count in ((0, 1), (1, 2), (2, 3)):
        for index in range(count):
            coin = oval((index - (count - 1) / 2) * 32, 24 + row * 17, 15, 7)
            sign = sign.united(coin)
    return sign


def _seal(seed: Seed) -> QPainterPath:
    """A theme no sign was cut for: a star of its own count, within a broken ring."""
    tips = seed.whole(3, 9)
    ring = oval(0, 0, 70).subtracted(oval(0, 0, 60))
    return ring.united(star(0, 0, 66, seed.between(18, 34), tips)).subtracted(
        ngon(0, 0, seed.between(8, 14), tips)
    )


SIGNS: dict[str, Callable[[Seed], QPainterPath]] = {
    "kael": _rising_blade,
    "rhea": _winged_star,
    "malgrave": _burning_helm,
    "orn": _ring_of_order,
    "oum": _ledger_eye,
}
