"""Weapons as blueprints: pale lines on a ruled dark sheet, measured and annotated."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from tabletop.ui.art.jedi_knights.plans import plan_of
from tabletop.ui.art.jedi_knights.tones import Ink, ink_of, tone
from tabletop.ui.art.picture import PictureOf
from tabletop.ui.art.seed import Seed
from tabletop.ui.art.skies import vignette, wash
from tabletop.ui.art.strokes import (
    Point,
    around,
    box,
    fill,
    line,
    oval,
    polygon,
    segments,
    tint,
)


def blueprint(card: PictureOf, painter: QPainter, area: QRectF, seed: Seed) -> None:
    ink = ink_of(tone(card))
    _sheet(painter, area, ink)
    parts = plan_of(card)(seed.branch("plan"))
    turn = seed.between(-14, -4)
    painter.save()
    painter.rotate(turn)
    whole = QPainterPath()
    for part in parts:
        whole.addPath(part)
    reach = whole.boundingRect()
    painter.translate(-reach.center())
    if "swing" in card.traits:
        _edge_of_light(painter, parts[0], ink)
    for part in parts:
        fill(painter, part, tint(ink.light, 0.16), ink.pale, 2.2)
    _centre_line(painter, reach, ink)
    _measure(painter, reach, ink, seed)
    painter.restore()
    _detail(painter, ink, seed.branch("detail"))
    _title_block(painter, area, ink, seed.branch("block"))
    vignette(painter, area, "#000000", 0.5)


def _sheet(painter: QPainter, area: QRectF, ink: Ink) -> None:
    wash(painter, area, ink.dark, ink.deep)
    for step, alpha, width in ((10, 0.12, 0.8), (50, 0.3, 1.2)):
        left, top = int(area.left() // step) * step, int(area.top() // step) * step
        rules: list[tuple[Point, Point]] = [
            ((x, area.top()), (x, area.bottom())) for x in range(left, int(area.right()) + step, step)
        ]
        rules += [((area.left(), y), (area.right(), y)) for y in range(top, int(area.bottom()) + step, step)]
        segments(painter, rules, tint(ink.light, alpha), width)


def _edge_of_light(painter: QPainter, blade: QPainterPath, ink: Ink) -> None:
    for width, alpha in ((22, 0.15), (13, 0.25), (6, 0.5)):
        line(painter, blade, tint(ink.light, alpha), width)
    fill(painter, blade, tint(ink.pale, 0.85))


def _centre_line(painter: QPainter, reach: QRectF, ink: Ink) -> None:
    y, x = reach.center().y(), reach.left() - 14
    dashes: list[tuple[Point, Point]] = []
    while x < reach.right() + 14:
        dashes += [((x, y), (x + 9, y)), ((x + 13, y), (x + 15, y))]
        x += 20
    segments(painter, dashes, tint(ink.light, 0.5), 1)


def _measure(painter: QPainter, reach: QRectF, ink: Ink, seed: Seed) -> None:
    """A dimension line below and leaders to two points of interest."""
    y = reach.bottom() + 12
    left, right = reach.left(), reach.right()
    segments(
        painter,
        [((left, y), (right, y)), ((left, y - 6), (left, y + 6)), ((right, y - 6), (right, y + 6))],
        ink.light,
        1.4,
    )
    for x, way in ((left, 1), (right, -1)):
        fill(painter, polygon([(x, y), (x + way * 9, y - 3), (x + way * 9, y + 3)]), ink.light)
    cuts = sorted(seed.between(left + 20, right - 20) for _ in range(3))
    segments(painter, [((x, y - 4), (x, y + 4)) for x in cuts], ink.light, 1.4)
    for x, way in ((cuts[0], -1), (cuts[2], 1)):
        foot, knee = reach.center().y(), reach.top() - seed.between(8, 16)
        segments(
            painter,
            [((x, foot), (x + way * 12, knee)), ((x + way * 12, knee), (x + way * 40, knee))],
            tint(ink.light, 0.8),
            1.2,
        )
        fill(painter, oval(x, foot, 3), ink.deep, ink.pale, 1.4)
        segments(
            painter,
            [((x + way * 16, knee - 5), (x + way * seed.between(26, 38), knee - 5))],
            tint(ink.pale, 0.8),
            2.4,
        )


def _detail(painter: QPainter, ink: Ink, seed: Seed) -> None:
    """A section, enlarged in a circle."""
    x, y = seed.pick((-1, 1)) * 112, seed.pick((-1, 1)) * 62
    fill(painter, oval(x, y, 27), tint(ink.deep, 0.9), ink.light, 1.8)
    for radius in sorted(seed.between(5, 22) for _ in range(3)):
        line(painter, oval(x, y, radius), ink.pale, 1.3)
    spokes, turn = seed.whole(3, 8), seed.between(0, 90)
    segments(
        painter,
        [
            (around(x, y, 5, turn + i * 360 / spokes), around(x, y, 23, turn + i * 360 / spokes))
            for i in range(spokes)
        ],
        ink.pale,
        1.3,
    )
    segments(painter, [((x - 33, y), (x + 33, y)), ((x, y - 33), (x, y + 33))], tint(ink.light, 0.45), 1)


def _title_block(painter: QPainter, area: QRectF, ink: Ink, seed: Seed) -> None:
    x, y = area.right() - 72, area.bottom() - 36
    fill(painter, box(x, y, 62, 27), tint(ink.deep, 0.9), ink.light, 1.4)
    segments(painter, [((x, y + 10), (x + 62, y + 10)), ((x + 40, y + 10), (x + 40, y + 27))], ink.light, 1.2)
    bars: list[tuple[Point, Point]] = [((x + 5, y + 5), (x + seed.between(24, 54), y + 5))]
    bars += [((x + 5, y + 16 + row * 6), (x + seed.between(14, 34), y + 16 + row * 6)) for row in range(2)]
    segments(painter, bars, tint(ink.pale, 0.8), 2)
