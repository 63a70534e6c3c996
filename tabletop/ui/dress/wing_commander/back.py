"""The backs of Wing Commander: one a side."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from tabletop.core.view import View
from tabletop.core.zone import ZoneDef
from tabletop.ui.art.backs import border
from tabletop.ui.art.strokes import (
    around,
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
    rays,
    segments,
    tint,
)  # fmt: skip
from tabletop.ui.art.wing_commander.badges import insignia
from tabletop.ui.art.wing_commander.style import KILRATHI, STYLES, TERRAN, Style


def side_of(view: View, zone: ZoneDef, owner: int) -> str:
    """Terran or Kilrathi (WC-7.2)."""
    return str(view.facts["side"][owner])


def paint(painter: QPainter, area: QRectF, side: str) -> None:
    style = STYLES.get(side, TERRAN)
    painter.fillRect(area, down(area, lighter(style.deep, 0.12), style.deep, darker(style.deep, 0.4)))
    glow(painter, 0, 0, 96, style.clouds[0], 0.7)
    if style is KILRATHI:
        rays(painter, 0, 0, 120, tint(style.plate, 0.55), 18, -95)
        _claw_corners(painter, area, style)
    else:
        ends = [(around(0, 0, 44, turn), around(0, 0, 130, turn)) for turn in range(0, 360, 15)]
        segments(painter, ends, tint(style.line, 0.25), 0.8)
        for radius in (48, 58, 78):
            line(painter, ngon(0, 0, radius, 8, -112.5), tint(style.line, 0.45), 1)
    border(painter, area, style.mark if style is KILRATHI else style.line)
    fill(painter, oval(0, 0, 42), radial(0, 0, 42, style.plate, style.deep), style.mark, 1.8)
    painter.save()
    painter.scale(0.74, 0.74)
    insignia(painter, style)
    painter.restore()


def _claw_corners(painter: QPainter, area: QRectF, style: Style) -> None:
    for across in (-1, 1):
        for along in (-1, 1):
            x, y = across * area.width() / 2, along * area.height() / 2
            for shift in (0, 12, 24):
                claw = [
                    (x - across * (14 + shift), y),
                    (x - across * (20 + shift), y),
                    (x - across * (6 + shift), y - along * 46),
                ]
                fill(painter, polygon(claw), tint(style.clouds[0], 0.8))
