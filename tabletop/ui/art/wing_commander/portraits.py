"""Pilots and crew: busts as posters in two tones, light on one cheek."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from tabletop.ui.art.picture import PictureOf
from tabletop.ui.art.seed import Seed
from tabletop.ui.art.strokes import darker, fill, lighter, oval, polygon, rays, segments, tint
from tabletop.ui.art.wing_commander.felines import feline
from tabletop.ui.art.wing_commander.humans import human
from tabletop.ui.art.wing_commander.posts import post
from tabletop.ui.art.wing_commander.style import Style


def portrait(card: PictureOf, painter: QPainter, area: QRectF, seed: Seed, style: Style) -> None:
    _poster(painter, area, seed.branch("poster"), style)
    post(card, painter, area, style)
    if style.side == "kilrathi":
        feline(card, painter, seed.branch("face"), style)
    else:
        human(card, painter, seed.branch("face"), style)


def _poster(painter: QPainter, area: QRectF, seed: Seed, style: Style) -> None:
    wall = seed.pick((QColor(style.plate), darker(style.clouds[0], 0.35), darker(style.clouds[1], 0.45)))
    painter.fillRect(area, wall)
    reach = area.width() + area.height()
    pattern = seed.whole(0, 3)
    pale = tint(style.line, 0.16)
    if pattern == 0:
        rays(painter, seed.between(-40, 40), 20, reach, pale, seed.whole(8, 14), seed.between(0, 40))
    elif pattern == 1:
        slant = seed.pick((-1, 1)) * area.width() * 0.3
        wedge = [
            (slant, area.top()),
            (area.right(), area.top()),
            (area.right(), area.bottom()),
            (-slant, area.bottom()),
        ]
        fill(painter, polygon(wedge), pale)
    elif pattern == 2:
        ends = [((x, area.top()), (x - 120, area.bottom())) for x in range(-260, 300, 36)]
        segments(painter, ends, pale, 12)
    fill(painter, oval(seed.between(-30, 30), -16, 86), tint(lighter(style.clouds[1], 0.25), 0.55))
