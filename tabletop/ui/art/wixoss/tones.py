"""The five colours as light, and the near-white ground that all pictures stand on."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from tabletop.ui.art.picture import PictureOf
from tabletop.ui.art.seed import Seed
from tabletop.ui.art.skies import wash
from tabletop.ui.art.strokes import glow, lighter, mix, ngon, rays, tint
from tabletop.ui.art.strokes import line as stroke

COLOURS = {
    "white": "#c9a64a",
    "red": "#d8403a",
    "blue": "#2f7fd6",
    "green": "#2f9e5b",
    "black": "#6b4a94",
}
COLOURLESS = "#8a94a3"
INK = "#2a2d3a"


def tones(card: PictureOf) -> tuple[QColor, QColor]:
    """The card's colour and its second one (a neighbouring shade where it has but one)."""
    words = (*card.colours, *card.traits)
    found = [QColor(COLOURS[word]) for word in dict.fromkeys(words) if word in COLOURS]
    first = found[0] if found else QColor(COLOURLESS)
    second = found[1] if len(found) > 1 else mix(first, "#ffd9a0", 0.35)
    return first, second


def ground(painter: QPainter, area: QRectF, seed: Seed, first: QColor, second: QColor) -> None:
    """Pale light from a seeded side, thin rays and a few drifting hexagons."""
    wash(painter, area, lighter(first, 0.93), lighter(first, 0.74))
    x = seed.between(-60, 60)
    rays(painter, x, -30, area.width(), tint(second, 0.07), seed.whole(9, 17), seed.between(0, 40))
    glow(painter, x * 0.4, -5, 130, QColor("#ffffff"), 0.9)
    for _ in range(7):
        hexagon = ngon(
            seed.between(-150, 150), seed.between(-95, 95), seed.between(4, 16), 6, seed.between(0, 60)
        )
        stroke(painter, hexagon, tint(first, seed.between(0.12, 0.3)), 1.2)
