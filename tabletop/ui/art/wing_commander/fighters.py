"""A fighter over the sky of its navy, with its squadron's colour on the wing and badge in the corner."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QRadialGradient

from tabletop.ui.art.picture import PictureOf
from tabletop.ui.art.seed import Seed
from tabletop.ui.art.skies import planet, space
from tabletop.ui.art.strokes import (
    Colour,
    around,
    between,
    box,
    darker,
    fill,
    glow,
    lighter,
    polygon,
    radial,
    segments,
    tint,
)
from tabletop.ui.art.wing_commander.badges import badge
from tabletop.ui.art.wing_commander.hulls import Hull, hull_of
from tabletop.ui.art.wing_commander.style import Style, squadron_colour, squadron_of


def fighter(card: PictureOf, painter: QPainter, area: QRectF, seed: Seed, style: Style) -> None:
    space(painter, area, seed.branch("sky"), style.deep, *style.clouds)
    far = seed.branch("planet")
    x, y = area.left() + far.between(10, 90), area.bottom() - far.between(-30, 60)
    planet(painter, x, y, far.between(26, 70), far, far.pick((*style.clouds, style.plate)))
    heading = 52 if style.side != "kilrathi" else -52
    _speed(painter, seed.branch("speed"), heading, style.line)
    squadron = squadron_of(card)
    painter.save()
    painter.translate(0, 2)
    painter.rotate(heading + seed.branch("turn").between(-12, 12))
    painter.scale(1.12, 1.12)
    plan(painter, hull_of(card.name, style.side), style, squadron_colour(squadron))
    painter.restore()
    if squadron:
        corner = area.right() - 30 if style.side == "kilrathi" else area.left() + 30
        badge(painter, corner, area.top() + 32, squadron, style)


def plan(painter: QPainter, hull: Hull, style: Style, mark: Colour) -> None:
    """The hull with its nose up, lit from the left, engines burning."""
    for x, y, radius in hull.engines:
        for side in (-1, 1):
            flame = polygon(
                [
                    (side * x - radius * 0.8, y - 2),
                    (side * x + radius * 0.8, y - 2),
                    (side * x, y + radius * 7),
                ]
            )
            fill(
                painter,
                flame,
                between((0, y), (0, y + radius * 7), lighter(style.fire, 0.6), tint(style.fire, 0)),
            )
            glow(painter, side * x, y, radius * 2.6, style.fire)
    ends = [((s * x, top), (s * x, base)) for x, top, base in hull.guns for s in (-1, 1)]
    segments(painter, ends, darker(style.metal, 0.45), 3.4)
    tones: dict[str, Colour] = {
        "metal": style.metal,
        "plate": style.plate,
        "dark": darker(style.plate, 0.45),
        "mark": mark,
    }
    for part in hull.parts:
        for side in (-1, 1):
            shape = polygon((side * x, y) for x, y in part.points)
            fill(painter, shape, _skin(part.tone, tones, side), tint("#04060c", 0.75), 1.1)
    for x, y, radius in hull.engines:
        for side in (-1, 1):
            fill(painter, box(side * x - radius * 0.85, y - 5, radius * 1.7, 7, 2), lighter(style.fire, 0.5))


def _skin(tone: str, tones: dict[str, Colour], side: int) -> Colour | QRadialGradient:
    if tone == "glass":
        return radial(-3, -34, 18, "#f4fbff", "#3fb4d8", "#0a3350")
    return lighter(tones[tone], 0.22) if side < 0 else darker(tones[tone], 0.18)


def _speed(painter: QPainter, seed: Seed, heading: float, colour: Colour) -> None:
    ends = []
    for _ in range(12):
        x, y = seed.between(-170, 170), seed.between(-110, 110)
        ends.append(((x, y), around(x, y, seed.between(14, 46), heading + 90)))
    segments(painter, ends, tint(colour, 0.3), 1.1)
