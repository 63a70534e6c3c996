"""The backs of WIXOSS: black for the main deck, white for the LRIG deck."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from tabletop.core.view import View
from tabletop.core.zone import ZoneDef
from tabletop.ui.art.backs import border
from tabletop.ui.art.strokes import (
    around,
    between,
    darker,
    facets,
    fill,
    lighter,
    line,
    ngon,
    oval,
    polygon,
    rays,
    star,
    tint,
)  # fmt: skip


def side_of(view: View, zone: ZoneDef, owner: int) -> str:
    """Cards of the LRIG deck stay in the zones of the LRIG."""
    return "lrig" if zone.key in ("lrig_deck", "lrig", "lrig_trash") else "main"


def paint(painter: QPainter, area: QRectF, side: str) -> None:
    """A key-like sigil with five gems, white on black for the main deck, black on white for the LRIG deck."""
    dark = side != "lrig"
    ground, ink = ("#17151c", "#f3f0f6") if dark else ("#f7f5f2", "#2a2630")
    shade = lighter(ground, 0.16) if dark else darker(ground, 0.08)
    painter.fillRect(area, between((0, area.top()), (0, area.bottom()), shade, ground, shade))
    rays(painter, 0, 0, 130, tint(ink, 0.05), 20, -94.5)
    border(painter, area, ink)
    for radius, width in ((50, 1.2), (46, 0.6), (22, 1.2)):
        line(painter, oval(0, 0, radius), ink, width)
    line(painter, star(0, 0, 46, 22, 5), tint(ink, 0.8), 1.2)
    for index, colour in enumerate(("#f2ead0", "#d8403a", "#3f7fd8", "#4a9a52", "#3a3346")):
        x, y = around(0, 0, 48, -90 + index * 72)
        facets(painter, [around(x, y, 9, -90 + corner * 60) for corner in range(6)], (x, y), colour, -90)
        line(painter, ngon(x, y, 9, 6), ink, 1)
    for along in (-1, 1):
        fill(painter, polygon([(0, along * 58), (5, along * 66), (0, along * 78), (-5, along * 66)]), ink)
    fill(painter, ngon(0, 0, 16, 6), tint(ink, 0.12), ink, 1.4)
    fill(painter, star(0, 0, 12, 4, 4), ink)
