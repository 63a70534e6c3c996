"""The picture of a card of words: a sheet of paper with the words on it, so that it can be read at any size."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPen

from tabletop.core.card import Face
from tabletop.core.text_card import words_of
from tabletop.ui.cards.text_box import draw_text

INK, LINE = QColor("#2b2a26"), QColor(60, 90, 140, 60)


def paper(face: Face, width: int, height: int) -> QImage:
    """The name and the words of the face, as large as the sheet allows."""
    image = QImage(max(1, width), max(1, height), QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    area = QRectF(0, 0, width, height)
    shade = QLinearGradient(area.topLeft(), area.bottomRight())
    shade.setColorAt(0, QColor("#fdf8e8"))
    shade.setColorAt(1, QColor("#efe3c2"))
    painter.fillRect(area, shade)
    painter.setPen(QPen(LINE, max(1.0, height / 180)))
    for n in range(1, 9):
        painter.drawLine(0, round(height * n / 9), width, round(height * n / 9))
    blocks = [(face.name.get("en", ""), ""), *words_of(face)]
    edge = width * 0.08
    box = area.adjusted(edge, height * 0.16 if height > width else edge * 0.6, -edge, -edge * 0.6)
    draw_text(painter, box, blocks, height * 0.16, max(7.0, height * 0.06), INK)
    painter.end()
    return image
