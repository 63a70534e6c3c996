"""A picture for a card that no game knows."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from tabletop.ui.art.picture import PictureOf
from tabletop.ui.art.seed import Seed
from tabletop.ui.art.skies import stars, wash
from tabletop.ui.art.strokes import facets, glow, rays, rough, tint


def gem(card: PictureOf, painter: QPainter, area: QRectF, seed: Seed) -> None:
    """A cut stone in a light of its own, for a card no game knows."""
    hue = seed.whole(0, 359)
    stone = QColor.fromHsv(hue, 150, 200)
    wash(painter, area, QColor.fromHsv(hue, 110, 70), QColor.fromHsv(hue, 140, 25))
    middle = area.center()
    rays(
        painter,
        middle.x(),
        middle.y(),
        area.width(),
        tint(stone, 0.12),
        seed.whole(7, 15),
        seed.between(0, 90),
    )
    stars(painter, area, seed)
    glow(painter, middle.x(), middle.y(), 110, stone)
    rim = rough(middle.x(), middle.y(), 52, seed, seed.whole(6, 11), 0.15)
    facets(painter, rim, (middle.x(), middle.y() - 8), stone)
