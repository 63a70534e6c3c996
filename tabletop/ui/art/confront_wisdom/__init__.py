"""Confront Wisdom: a jumble of inked figures on paper, printed a little out of register."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from tabletop.ui.art.confront_wisdom import (
    beasts,
    folk,
    giants,
    machines,
    nobles,
    papers,
    stranger,
    things,
    wanderers,
)
from tabletop.ui.art.confront_wisdom.brush import Brush, Figure
from tabletop.ui.art.confront_wisdom.paper import scene
from tabletop.ui.art.picture import PictureOf
from tabletop.ui.art.seed import Seed

FIGURES: dict[str, Figure] = {
    figure.__name__: figure
    for room in (beasts, folk, wanderers, machines, giants, nobles, things, papers)
    for figure in room.FIGURES
}
"""Card id -> who stands on the card."""


def draw(card: PictureOf, painter: QPainter, area: QRectF, seed: Seed) -> None:
    brush = Brush(painter)
    scene(brush, area, card.id, seed.branch("scene"))
    painter.save()
    painter.translate(area.center())
    painter.scale(0.92, 0.92)
    if card.id in FIGURES:
        FIGURES[card.id](brush)
    else:
        stranger.stranger(brush, seed.branch("figure"))
    painter.restore()
