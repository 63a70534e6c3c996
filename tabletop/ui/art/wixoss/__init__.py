"""Pictures of WIXOSS: near-white light in the five colours.

Traits understood: colours, a SIGNI's class, LRIG types, and `level_<n>`-like digits; the id decides the rest.
"""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from tabletop.ui.art.picture import PictureOf
from tabletop.ui.art.seed import Seed
from tabletop.ui.art.wixoss.light import burst
from tabletop.ui.art.wixoss.lrigs import figure
from tabletop.ui.art.wixoss.sigils import crystal, sigil

DRAWN_BY = {"lrig": figure, "signi": sigil, "resona": crystal, "arts": burst, "spell": burst}


def draw(card: PictureOf, painter: QPainter, area: QRectF, seed: Seed) -> None:
    middle = area.center()
    painter.translate(middle)
    DRAWN_BY.get(card.kind, burst)(card, painter, area.translated(-middle), seed)
