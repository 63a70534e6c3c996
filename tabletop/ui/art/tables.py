"""The table top: one dark slate, one light, both quiet enough to read cards on."""

from functools import cache

from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter

from tabletop.ui.art.canvas import blank
from tabletop.ui.art.seed import Seed
from tabletop.ui.art.strokes import around, pen, radial, tint

TILE = 256
"""Device pixels of the square of grain that is laid side by side."""
THEMES = {
    "dark": ("#303841", "#272e36", "#1a1f25", "#ffffff", "#000000"),
    "light": ("#dfe3e6", "#d3d8dc", "#bcc3c9", "#ffffff", "#5a6672"),
}
"""Heart, ground and rim of the light; the two colours of the grain."""


def paint_table(theme: str, width: int, height: int) -> QImage:
    """`theme` is `dark` or `light`; anything else counts as dark."""
    heart, ground, rim, pale, deep = THEMES.get(theme, THEMES["dark"])
    image = blank(width, height)
    painter = QPainter(image)
    reach = 0.6 * (width**2 + height**2) ** 0.5
    painter.fillRect(image.rect(), radial(width / 2, height * 0.46, reach, heart, ground, rim))
    tile = _grain(theme, pale, deep)
    for x in range(0, width, TILE):
        for y in range(0, height, TILE):
            painter.drawImage(x, y, tile)
    painter.end()
    return image


@cache
def _grain(theme: str, pale: str, deep: str) -> QImage:
    """Specks and short veins; what leaves the tile on one side comes in on the other. Drawn once: it takes as long as
    all the rest of a table."""
    tile = QImage(TILE, TILE, QImage.Format.Format_ARGB32_Premultiplied)
    tile.fill(QColor(0, 0, 0, 0))
    painter = QPainter(tile)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    seed = Seed(f"table/{theme}")
    for index in range(620):
        x, y = seed.between(0, TILE), seed.between(0, TILE)
        painter.setPen(
            pen(tint(pale if index % 2 else deep, seed.between(0.02, 0.07)), seed.between(0.6, 1.6))
        )
        end = around(x, y, seed.between(0.5, 2) if index % 9 else seed.between(8, 26), seed.between(20, 50))
        for dx in (-TILE, 0, TILE):
            for dy in (-TILE, 0, TILE):
                if QRect(-30, -30, TILE + 60, TILE + 60).contains(int(x + dx), int(y + dy)):
                    painter.drawLine(int(x + dx), int(y + dy), int(end[0] + dx), int(end[1] + dy))
    painter.end()
    return tile
