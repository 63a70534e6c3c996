"""The outlines of badges: one shape for one kind of value, in a square of side 1 around the origin."""

import math
from collections.abc import Callable, Sequence
from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF


def _polygon(points: Sequence[tuple[float, float]]) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
    path.closeSubpath()
    return path


def _star(points: int, inner: float, start: float = -90) -> QPainterPath:
    corners = []
    for i in range(points * 2):
        angle = math.radians(start + i * 180 / points)
        radius = 0.54 if i % 2 == 0 else inner
        corners.append((radius * math.cos(angle), radius * math.sin(angle)))
    return _polygon(corners)


def _regular(corners: int, start: float = -90, radius: float = 0.53) -> QPainterPath:
    angles = [math.radians(start + i * 360 / corners) for i in range(corners)]
    return _polygon([(radius * math.cos(a), radius * math.sin(a)) for a in angles])


def _round() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QRectF(-0.5, -0.5, 1, 1))
    return path


def _box(width: float, height: float, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(-width / 2, -height / 2, width, height), radius, radius)
    return path


def _shield() -> QPainterPath:
    path = QPainterPath(QPointF(-0.46, -0.46))
    path.quadTo(0, -0.58, 0.46, -0.46)
    path.lineTo(0.46, 0.08)
    path.quadTo(0.4, 0.42, 0, 0.56)
    path.quadTo(-0.4, 0.42, -0.46, 0.08)
    path.closeSubpath()
    return path


def _drop() -> QPainterPath:
    path = QPainterPath(QPointF(0, -0.62))
    path.cubicTo(0.16, -0.32, 0.48, -0.16, 0.48, 0.1)
    path.cubicTo(0.48, 0.4, 0.26, 0.54, 0, 0.54)
    path.cubicTo(-0.26, 0.54, -0.48, 0.4, -0.48, 0.1)
    path.cubicTo(-0.48, -0.16, -0.16, -0.32, 0, -0.62)
    return path


def _eye() -> QPainterPath:
    path = QPainterPath(QPointF(-0.66, 0))
    path.quadTo(0, -0.86, 0.66, 0)
    path.quadTo(0, 0.86, -0.66, 0)
    return path


def _chevron() -> QPainterPath:
    return _polygon([(-0.5, -0.2), (0, -0.55), (0.5, -0.2), (0.5, 0.5), (0, 0.2), (-0.5, 0.5)])


def _arrow() -> QPainterPath:
    return _polygon([(-0.42, -0.2), (0, -0.6), (0.42, -0.2), (0.42, 0.5), (-0.42, 0.5)])


def _tab(up: bool) -> QPainterPath:
    tip = -0.6 if up else 0.6
    path = _box(1, 0.9, 0.16)
    return path.united(_polygon([(-0.22, 0), (0, tip), (0.22, 0)]))


_SHAPES: dict[str, Callable[[], QPainterPath]] = {
    "round": _round,
    "shield": _shield,
    "hex": lambda: _regular(6, 0),
    "square": lambda: _box(0.92, 0.92, 0.14),
    "drop": _drop,
    "burst": lambda: _star(9, 0.43),
    "diamond": lambda: _regular(4, radius=0.62),
    "pill": lambda: _box(2.7, 1.0, 0.3),
    "coin": lambda: _star(16, 0.5),
    "medal": lambda: _star(5, 0.42).united(_regular(20, radius=0.44)),
    "card": lambda: _box(0.74, 1.02, 0.12),
    "eye": _eye,
    "chevron": _chevron,
    "arrow": _arrow,
    "plus": lambda: _tab(True),
    "minus": lambda: _tab(False),
}


@cache
def shape(name: str) -> QPainterPath:
    """The outline called `name`. Raises KeyError."""
    return _SHAPES[name]()


NAMES = tuple(_SHAPES)
