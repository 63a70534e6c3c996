"""Drawing atoms: points to paths, fills with ink, lines, light. Lengths are in the picture's own units
(a picture is 300×200 of them, or more in one direction)."""

from collections.abc import Iterable, Sequence
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
)

from tabletop.ui.art.seed import Seed

Colour = QColor | str
Point = tuple[float, float]


def tint(colour: Colour, alpha: float) -> QColor:
    """The colour seen through: `alpha` 0 to 1."""
    seen = QColor(colour)
    seen.setAlphaF(alpha)
    return seen


def mix(first: Colour, second: Colour, share: float) -> QColor:
    """`share` 0 gives the first colour, 1 the second."""
    a, b = QColor(first), QColor(second)
    return QColor.fromRgbF(
        a.redF() + (b.redF() - a.redF()) * share,
        a.greenF() + (b.greenF() - a.greenF()) * share,
        a.blueF() + (b.blueF() - a.blueF()) * share,
        a.alphaF() + (b.alphaF() - a.alphaF()) * share,
    )


def lighter(colour: Colour, share: float) -> QColor:
    return mix(colour, "#ffffff", share)


def darker(colour: Colour, share: float) -> QColor:
    return mix(colour, "#000000", share)


def polygon(points: Iterable[Point]) -> QPainterPath:
    """A closed outline with straight sides."""
    path = QPainterPath()
    for index, (x, y) in enumerate(points):
        if index:
            path.lineTo(x, y)
        else:
            path.moveTo(x, y)
    path.closeSubpath()
    return path


def angular(points: Sequence[Point]) -> QPainterPath:
    """An open line with corners at the points."""
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(*point)
    return path


def trail(points: Sequence[Point]) -> QPainterPath:
    """An open line through the points, rounded between them."""
    path = QPainterPath(QPointF(*points[0]))
    for here, there in zip(points[1:-1], points[2:], strict=False):
        last = there is points[-1]
        end = there if last else ((here[0] + there[0]) / 2, (here[1] + there[1]) / 2)
        path.quadTo(QPointF(*here), QPointF(*end))
    if len(points) == 2:
        path.lineTo(*points[1])
    return path


def blob(points: Sequence[Point]) -> QPainterPath:
    """A closed soft outline that passes between the points and leans towards each."""
    path = QPainterPath()
    count = len(points)
    middles = [
        ((points[i][0] + points[(i + 1) % count][0]) / 2, (points[i][1] + points[(i + 1) % count][1]) / 2)
        for i in range(count)
    ]
    path.moveTo(*middles[-1])
    for point, middle in zip(points, middles, strict=True):
        path.quadTo(QPointF(*point), QPointF(*middle))
    path.closeSubpath()
    return path


def mirrored(half: Sequence[Point], axis: float = 0.0) -> list[Point]:
    """The right half of an outline, from top to bottom, completed on the left of the axis."""
    return [*half, *((2 * axis - x, y) for x, y in reversed(half))]


def oval(x: float, y: float, rx: float, ry: float | None = None) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), rx, rx if ry is None else ry)
    return path


def box(x: float, y: float, width: float, height: float, round_by: float = 0.0) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(x, y, width, height), round_by, round_by)
    return path


def around(x: float, y: float, radius: float, degrees: float) -> Point:
    """The point at that distance; 0° is right, 90° is down."""
    turn = degrees * pi / 180
    return x + radius * cos(turn), y + radius * sin(turn)


def star(x: float, y: float, outer: float, inner: float, tips: int = 5, turn: float = -90) -> QPainterPath:
    step = 180 / tips
    return polygon(around(x, y, inner if i % 2 else outer, turn + i * step) for i in range(tips * 2))


def ngon(x: float, y: float, radius: float, sides: int, turn: float = -90) -> QPainterPath:
    return polygon(around(x, y, radius, turn + i * 360 / sides) for i in range(sides))


def fill(
    painter: QPainter,
    path: QPainterPath,
    colour: Colour | QBrush | QLinearGradient | QRadialGradient,
    ink: Colour | None = None,
    width: float = 3.0,
) -> None:
    """A flat shape, outlined where an ink is given."""
    painter.setBrush(QColor(colour) if isinstance(colour, str) else colour)
    painter.setPen(pen(ink, width) if ink is not None else Qt.PenStyle.NoPen)
    painter.drawPath(path)


def line(painter: QPainter, path: QPainterPath, ink: Colour, width: float = 3.0) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(ink, width))
    painter.drawPath(path)


def segments(painter: QPainter, ends: Iterable[tuple[Point, Point]], ink: Colour, width: float = 3.0) -> None:
    """Many straight lines of one ink in one stroke."""
    path = QPainterPath()
    for start, end in ends:
        path.moveTo(*start)
        path.lineTo(*end)
    line(painter, path, ink, width)


def pen(ink: Colour, width: float) -> QPen:
    return QPen(QColor(ink), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def down(area: QRectF, *colours: Colour) -> QLinearGradient:
    """The colours from the area's top to its bottom, evenly spaced."""
    return between((area.left(), area.top()), (area.left(), area.bottom()), *colours)


def between(start: Point, end: Point, *colours: Colour) -> QLinearGradient:
    gradient = QLinearGradient(*start, *end)
    for index, colour in enumerate(colours):
        gradient.setColorAt(index / max(1, len(colours) - 1), QColor(colour))
    return gradient


def radial(x: float, y: float, radius: float, *colours: Colour) -> QRadialGradient:
    """The colours from the centre to the rim, evenly spaced."""
    gradient = QRadialGradient(x, y, radius)
    for index, colour in enumerate(colours):
        gradient.setColorAt(index / max(1, len(colours) - 1), QColor(colour))
    return gradient


def glow(painter: QPainter, x: float, y: float, radius: float, colour: Colour, strength: float = 0.8) -> None:
    """Light that fades to nothing at the radius."""
    fade = radial(x, y, radius, tint(colour, strength), tint(colour, strength * 0.3), tint(colour, 0))
    fill(painter, oval(x, y, radius), fade)


def rays(
    painter: QPainter, x: float, y: float, reach: float, colour: Colour, count: int, turn: float
) -> None:
    """Wedges of light from a point, as many dark gaps as wedges."""
    path = QPainterPath()
    for index in range(count):
        start = turn + index * 360 / count
        path.addPath(polygon([(x, y), around(x, y, reach, start), around(x, y, reach, start + 180 / count)]))
    fill(painter, path, colour)


def rough(x: float, y: float, radius: float, seed: Seed, corners: int = 9, wild: float = 0.25) -> list[Point]:
    """The corners of a rock: a circle whose radius wavers by the share `wild`."""
    return [
        around(x, y, radius * seed.between(1 - wild, 1 + wild), index * 360 / corners + seed.between(-8, 8))
        for index in range(corners)
    ]


def rock(painter: QPainter, x: float, y: float, radius: float, seed: Seed, colour: Colour) -> None:
    """A lit boulder of flat facets."""
    rim = rough(x, y, radius, seed)
    heart = (x + radius * seed.between(-0.2, 0.1), y + radius * seed.between(-0.25, 0.05))
    facets(painter, rim, heart, colour)


def facets(
    painter: QPainter, rim: Sequence[Point], heart: Point, colour: Colour, light: float = -135
) -> None:
    """A cut stone: one triangle for each side of the rim, brightest towards `light` (degrees)."""
    for index, start in enumerate(rim):
        end = rim[(index + 1) % len(rim)]
        middle = ((start[0] + end[0]) / 2 - heart[0], (start[1] + end[1]) / 2 - heart[1])
        length = max(1e-6, (middle[0] ** 2 + middle[1] ** 2) ** 0.5)
        towards = around(0, 0, 1, light)
        shine = (middle[0] * towards[0] + middle[1] * towards[1]) / length
        shade = lighter(colour, 0.45 * shine) if shine > 0 else darker(colour, -0.5 * shine)
        fill(painter, polygon([heart, start, end]), shade, shade, 0.6)
