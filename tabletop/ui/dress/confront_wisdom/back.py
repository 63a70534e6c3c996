"""The back of Confront Wisdom."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from tabletop.ui.art.backs import border
from tabletop.ui.art.strokes import box, fill, line, oval, polygon, rays, tint


def paint(painter: QPainter, area: QRectF, side: str) -> None:
    """Paper waves on indigo, and an open book that has eyes."""
    high = int(area.height() / 18) + 2
    for row in range(-high, high + 1):
        _fans(painter, area, row * 9, row % 2 * 15)
    line(painter, box(area.x() + 4, area.y() + 4, area.width() - 8, area.height() - 8, 4), "#2b2c66", 16)
    border(painter, area, "#f6eedb")
    fill(painter, oval(0, 0, 46), "#f6eedb", "#211d36", 2.4)
    rays(painter, 0, 0, 43, "#f2bd45", 12, -7.5)
    for flip in (-1, 1):
        leaf = [(0, -16), (flip * 14, -22), (flip * 34, -20), (flip * 34, 20), (flip * 14, 18), (0, 24)]
        fill(painter, polygon([(x, y + 4) for x, y in leaf]), "#de4c37", "#211d36", 2.4)
        fill(painter, polygon(leaf), "#fffaf0", "#211d36", 2.4)
        fill(painter, oval(flip * 16, -3, 4, 5), "#211d36")
        fill(painter, oval(flip * 24, 7, 4.5, 2.6), tint("#de4c37", 0.4))
    line(painter, polygon([(-5, 8), (0, 12), (5, 8), (0, 11)]), "#211d36", 1.8)


def _fans(painter: QPainter, area: QRectF, y: float, shift: float) -> None:
    """One row of overlapping fans, mirrored about the middle."""
    across = int(area.width() / 60) + 2
    for size, tone in (
        (15, "#f6eedb"),
        (13.8, "#3f44a6"),
        (9.4, "#8187dd"),
        (8.2, "#4a4fb5"),
        (3.4, "#f6eedb"),
    ):
        row = QPainterPath()
        for column in range(-across, across + 1):
            row.addEllipse(QPointF(column * 30 + shift, y + 8), size, size)
        fill(painter, row, tone)
