"""Card backs: a game draws its own (ui/dress/<game>/back.py), one or one a side. A stereo pair's left and right card
have the same one, so that lying face down they tell nothing."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from tabletop.ui.art.canvas import blank, units
from tabletop.ui.art.strokes import Colour, box, line
from tabletop.ui.dress import dress_for

CARD_WIDE, CARD_HIGH = 126.0, 176.0
"""Half a millimetre a unit: 63×88 mm."""


def paint_back(game: str, side: str, width: int, height: int) -> QImage:
    """`side` is a card's `face.back`; a game whose backs tell no sides ignores it."""
    image = blank(width, height)
    with units(image, CARD_WIDE, CARD_HIGH) as (painter, area):
        painter.translate(area.center())
        dress_for(game).paint_back(painter, area.translated(-area.center()), side)
    return image


def border(painter: QPainter, area: QRectF, colour: Colour) -> None:
    """Two lines around a back."""
    for inset, width in ((6, 2.4), (10.5, 0.9)):
        frame = area.adjusted(inset, inset, -inset, -inset)
        line(painter, box(frame.x(), frame.y(), frame.width(), frame.height(), 6), colour, width)
