"""Soft light around a rounded rectangle, drawn once for each size and colour."""

from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap


@lru_cache(maxsize=256)
def halo(width: int, height: int, edge: int, colour: str, alpha: int) -> QPixmap:
    """A ring of light, `edge` pixels wide, around `width` × `height`; strongest at the rim."""
    picture = QPixmap(width + 2 * edge, height + 2 * edge)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        light = QColor(colour)
        corner = min(width, height) * 0.055
        for i in range(edge):
            light.setAlpha(max(1, round(alpha * (1 - i / edge) ** 2.2)))
            painter.setPen(QPen(light, 1.6))
            out = i + 0.5
            box = QRectF(edge - out, edge - out, width + 2 * out, height + 2 * out)
            painter.drawRoundedRect(box, corner + out, corner + out)
        light.setAlpha(min(255, alpha + 40))
        painter.setPen(QPen(light, max(2.0, edge * 0.28)))
        painter.drawRoundedRect(QRectF(edge - 1, edge - 1, width + 2, height + 2), corner + 1, corner + 1)
    return picture
