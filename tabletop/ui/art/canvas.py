"""The paper: an image of the size asked for, and a painter that measures in picture units."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from tabletop.ui.art.picture import PictureOf
from tabletop.ui.art.seed import Seed
from tabletop.ui.dress import dress_for

UNITS_WIDE, UNITS_HIGH = 300.0, 200.0


def paint(card: PictureOf, width: int, height: int) -> QImage:
    """The card's picture, `width`×`height` device pixels, opaque."""
    image = blank(width, height)
    with units(image, UNITS_WIDE, UNITS_HIGH) as (painter, area):
        dress_for(card.game).draw(card, painter, area, Seed(f"{card.game}/{card.id}"))
    return image


def blank(width: int, height: int) -> QImage:
    image = QImage(max(1, width), max(1, height), QImage.Format.Format_RGB32)
    image.fill(0xFF101418)
    return image


@contextmanager
def units(image: QImage, wide: float, high: float) -> Iterator[tuple[QPainter, QRectF]]:
    """A painter in units of which at least `wide`×`high`, centred, are in the area it comes with."""
    scale = min(image.width() / wide, image.height() / high)
    area = QRectF(0, 0, image.width() / scale, image.height() / scale)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.scale(scale, scale)
    try:
        yield painter, area
    finally:
        painter.end()
