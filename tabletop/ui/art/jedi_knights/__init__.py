"""Pictures of Jedi Knights: black, lit in the colours of the Force.

Traits understood: the allegiance, theme icon, keywords and planet of the card, a weapon's `swing`, `fire` and
`starship`, a location's face `system`, and a force card's number in digits.
"""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from tabletop.ui.art.jedi_knights.emblems import emblem
from tabletop.ui.art.jedi_knights.force import swirl
from tabletop.ui.art.jedi_knights.light import composition
from tabletop.ui.art.jedi_knights.people import portrait
from tabletop.ui.art.jedi_knights.places import place
from tabletop.ui.art.jedi_knights.ships import profile
from tabletop.ui.art.jedi_knights.weapons import blueprint
from tabletop.ui.art.picture import PictureOf
from tabletop.ui.art.seed import Seed

DRAWN_BY = {
    "theme": emblem,
    "location": place,
    "site": place,
    "system": place,
    "force": swirl,
    "character": portrait,
    "starship": profile,
    "weapon": blueprint,
    "event": composition,
    "power": composition,
}


def draw(card: PictureOf, painter: QPainter, area: QRectF, seed: Seed) -> None:
    middle = area.center()
    painter.translate(middle)
    DRAWN_BY.get(card.kind, composition)(card, painter, area.translated(-middle), seed)
