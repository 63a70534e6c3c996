"""Backgrounds: gradients, star fields, nebulae, planets and rings."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from tabletop.ui.art.seed import Seed
from tabletop.ui.art.strokes import (
    Colour,
    darker,
    down,
    fill,
    glow,
    lighter,
    line,
    oval,
    pen,
    radial,
    tint,
)


def wash(painter: QPainter, area: QRectF, *colours: Colour) -> None:
    """The whole area, shaded from top to bottom."""
    painter.fillRect(area, down(area, *colours))


def vignette(painter: QPainter, area: QRectF, colour: Colour, strength: float = 0.6) -> None:
    """The corners darkened towards the colour."""
    middle = area.center()
    reach = 0.62 * (area.width() ** 2 + area.height() ** 2) ** 0.5
    painter.fillRect(
        area,
        radial(middle.x(), middle.y(), reach, tint(colour, 0), tint(colour, 0.1), tint(colour, strength)),
    )


def stars(painter: QPainter, area: QRectF, seed: Seed, count: int = 60, colour: Colour = "#ffffff") -> None:
    """Dots in three sizes, the smallest the most frequent."""
    for size, share, alpha in ((0.9, 0.65, 0.55), (1.5, 0.27, 0.8), (2.4, 0.08, 1.0)):
        painter.setPen(pen(tint(colour, alpha), size))
        painter.drawPoints([_somewhere(area, seed) for _ in range(max(1, int(count * share)))])


def nebula(painter: QPainter, area: QRectF, seed: Seed, *colours: Colour, clouds: int = 5) -> None:
    """Overlapping clouds of light of the colours in turn."""
    for index in range(clouds):
        spot = _somewhere(area, seed)
        glow(painter, spot.x(), spot.y(), seed.between(50, 110), colours[index % len(colours)], 0.35)


def space(painter: QPainter, area: QRectF, seed: Seed, deep: Colour, *clouds: Colour) -> None:
    """Dark sky, nebula, stars: what most scenes in space stand on."""
    wash(painter, area, deep, darker(deep, 0.55))
    if clouds:
        nebula(painter, area, seed.branch("nebula"), *clouds)
    stars(painter, area, seed.branch("stars"))


def planet(painter: QPainter, x: float, y: float, radius: float, seed: Seed, colour: Colour) -> None:
    """A banded globe lit from the upper left."""
    globe = oval(x, y, radius)
    fill(painter, globe, colour)
    painter.save()
    painter.setClipPath(globe)
    height = y - radius
    while height < y + radius:
        thick = seed.between(0.06, 0.22) * radius
        band = lighter(colour, seed.between(0.05, 0.3)) if seed.chance(0.5) else darker(colour, 0.15)
        fill(painter, oval(x, height, radius * 1.2, thick * 0.6), tint(band, 0.6))
        height += thick * 1.6
    painter.restore()
    lit = radial(x - radius * 0.4, y - radius * 0.45, radius * 1.7, tint("#ffffff", 0.35), tint("#000", 0.1))
    lit.setColorAt(1, tint("#000000", 0.85))
    fill(painter, globe, lit)


def ringed(
    painter: QPainter, x: float, y: float, radius: float, colour: Colour, tilt: float, width: float = 5
) -> None:
    """A planet's ring, passing in front below and hidden behind above."""
    painter.save()
    painter.translate(x, y)
    painter.rotate(tilt)
    behind = QPainterPath()
    behind.addRect(-radius * 3, -radius * 3, radius * 6, radius * 3)
    behind.addEllipse(QPointF(0, 0), radius, radius)
    front = QPainterPath()
    front.addRect(-radius * 3, -radius * 3, radius * 6, radius * 6)
    front.setFillRule(Qt.FillRule.WindingFill)
    hidden = QPainterPath()
    hidden.addEllipse(QPointF(0, 0), radius, radius)
    upper = QPainterPath()
    upper.addRect(-radius, -radius, radius * 2, radius)
    painter.setClipPath(front.subtracted(hidden.intersected(upper)))
    for share, alpha in ((1.45, 0.9), (1.7, 0.5), (1.95, 0.75)):
        line(painter, oval(0, 0, radius * share, radius * share * 0.28), tint(colour, alpha), width)
    painter.restore()


def _somewhere(area: QRectF, seed: Seed) -> QPointF:
    return QPointF(seed.between(area.left(), area.right()), seed.between(area.top(), area.bottom()))
