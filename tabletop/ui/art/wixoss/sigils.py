"""SIGNI as sigils grown from their class, and Resonas as crystals around them."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from tabletop.ui.art.picture import PictureOf
from tabletop.ui.art.seed import Seed
from tabletop.ui.art.strokes import (
    around,
    facets,
    fill,
    glow,
    lighter,
    line,
    mix,
    ngon,
    oval,
    rough,
    star,
    tint,
)
from tabletop.ui.art.wixoss.beasts import BEASTS
from tabletop.ui.art.wixoss.legends import LEGENDS
from tabletop.ui.art.wixoss.things import THINGS
from tabletop.ui.art.wixoss.tones import ground, tones

CLASSES = {**THINGS, **BEASTS, **LEGENDS}


def _class_of(card: PictureOf) -> str:
    return next((trait for trait in card.traits if trait in CLASSES), "origin")


def _circle(painter: QPainter, seed: Seed, first: QColor, second: QColor) -> None:
    """The magic circle behind every sigil: rings, a polygon and marks in a number of the card's own."""
    glow(painter, 0, 0, 96, lighter(first, 0.5), 0.85)
    line(painter, oval(0, 0, 86), tint(first, 0.75), 2.4)
    line(painter, oval(0, 0, 78), tint(first, 0.4), 1.0)
    sides = seed.whole(3, 8)
    line(painter, ngon(0, 0, 78, sides, seed.between(0, 90)), tint(second, 0.65), 1.5)
    if seed.chance(0.6):
        line(painter, ngon(0, 0, 78, sides, seed.between(0, 90)), tint(first, 0.45), 1.2)
    marks = seed.whole(6, 14)
    for i in range(marks):
        x, y = around(0, 0, 82, i * 360 / marks)
        fill(painter, star(x, y, 3.6, 1.5, 4), second)


def _accent(seed: Seed, second: QColor) -> QColor:
    """A second colour of the card's own: many cards of one class and colour must be told apart."""
    return mix(second, QColor.fromHsv(seed.whole(0, 359), 150, 215), 0.65)


def sigil(card: PictureOf, painter: QPainter, area: QRectF, seed: Seed) -> None:
    """The circle, and in it what the class is made of."""
    first, second = tones(card)
    ground(painter, area, seed.branch("ground"), first, second)
    second = _accent(seed.branch("accent"), second)
    _circle(painter, seed.branch("circle"), first, second)
    CLASSES[_class_of(card)](painter, seed.branch("figure"), first, second)


def crystal(card: PictureOf, painter: QPainter, area: QRectF, seed: Seed) -> None:
    """A sigil inside a wreath of cut crystals."""
    first, second = tones(card)
    ground(painter, area, seed.branch("ground"), first, second)
    glow(painter, 0, 0, 120, second, 0.5)
    shards = seed.whole(9, 14)
    for i in range(shards):
        degrees = i * 360 / shards + seed.between(-8, 8)
        x, y = around(0, 0, seed.between(72, 92), degrees)
        long = seed.between(16, 34)
        rim = [around(x, y, long, degrees), around(x, y, 8, degrees + 90), around(x, y, 10, degrees + 180)]
        facets(
            painter, [*rim, around(x, y, 8, degrees - 90)], (x, y), lighter(first if i % 2 else second, 0.25)
        )
    facets(painter, rough(0, 0, 58, seed.branch("heart"), 10, 0.08), (-6, -10), lighter(first, 0.6))
    painter.save()
    painter.scale(0.72, 0.72)
    CLASSES[_class_of(card)](painter, seed.branch("figure"), first, second)
    painter.restore()
