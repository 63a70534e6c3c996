"""The back of Jedi Knights: cards of a stereo pair lie face down like any others."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from tabletop.ui.art.backs import border
from tabletop.ui.art.strokes import around, down, fill, glow, line, ngon, oval, rays, segments, star, tint


def paint(painter: QPainter, area: QRectF, side: str) -> None:
    """Three blades of the force colours in balance, on black."""
    painter.fillRect(area, down(area, "#15171d", "#050608"))
    for turn, colour in ((-90, "#5fc45a"), (30, "#f08a2c"), (150, "#4a8fe8")):
        glow(painter, *around(0, 0, 34, turn), 58, colour, 0.45)
    rays(painter, 0, 0, 120, tint("#ffffff", 0.035), 24, 86.25)
    border(painter, area, "#7f8794")
    for turn, colour in ((-90, "#5fc45a"), (30, "#f08a2c"), (150, "#4a8fe8")):
        start, tip = around(0, 0, 16, turn), around(0, 0, 52, turn)
        segments(painter, [(start, tip)], tint(colour, 0.6), 8)
        segments(painter, [(start, tip)], "#ffffff", 3)
        segments(painter, [(around(0, 0, 9, turn), start)], "#9aa0aa", 6)
    line(painter, oval(0, 0, 40), "#c8ccd4", 1.6)
    line(painter, oval(0, 0, 44), tint("#c8ccd4", 0.4), 0.8)
    fill(painter, ngon(0, 0, 10, 6), "#2a2e38", "#c8ccd4", 1.6)
    fill(painter, star(0, 0, 6, 2.4, 6), "#ffffff")
