"""The back of cards that no game knows."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from tabletop.ui.art.backs import border
from tabletop.ui.art.strokes import around, down, facets


def paint(painter: QPainter, area: QRectF, side: str) -> None:
    painter.fillRect(area, down(area, "#3a4458", "#232a38"))
    border(painter, area, "#8fa0bc")
    facets(painter, [around(0, 0, 30, turn) for turn in range(0, 360, 60)], (0, 0), "#6f82a8")
