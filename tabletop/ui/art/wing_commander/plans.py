"""Weapons as blueprints: a plan in white line on squared paper, with its measures."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from tabletop.ui.art.picture import PictureOf
from tabletop.ui.art.seed import Seed
from tabletop.ui.art.skies import vignette, wash
from tabletop.ui.art.strokes import (
    Point,
    angular,
    around,
    blob,
    box,
    fill,
    lighter,
    line,
    mirrored,
    ngon,
    oval,
    polygon,
    segments,
    tint,
    trail,
)
from tabletop.ui.art.wing_commander.hulls import hull_of
from tabletop.ui.art.wing_commander.style import Style


class Plan:
    """A pen that draws filled outlines, hidden edges and measures."""

    def __init__(self, painter: QPainter, style: Style) -> None:
        self.painter, self.white, self.claw = painter, style.line, style.side == "kilrathi"
        self.mark = style.mark

    def solid(self, path: QPainterPath, share: float = 0.16) -> None:
        fill(self.painter, path, tint(self.white, share), self.white, 1.8)

    def lit(self, path: QPainterPath) -> None:
        fill(self.painter, path, tint(self.mark, 0.75), self.white, 1.4)

    def edge(self, points: list[Point] | QPainterPath, width: float = 1.2) -> None:
        path = points if isinstance(points, QPainterPath) else angular(points)
        line(self.painter, path, tint(self.white, 0.85), width)

    def hidden(self, path: QPainterPath) -> None:
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.setPen(QPen(lighter(self.white, 0.1), 1.2, Qt.PenStyle.DashLine))
        self.painter.drawPath(path)

    def measure(self, start: Point, end: Point) -> None:
        """A dimension line with ticks at its ends."""
        upright = abs(start[0] - end[0]) < abs(start[1] - end[1])
        dx, dy = (5.0, 0.0) if upright else (0.0, 5.0)
        ends = [(start, end)]
        ends += [((x - dx, y - dy), (x + dx, y + dy)) for x, y in (start, end)]
        segments(self.painter, ends, tint(self.white, 0.7), 1)


def weapon(card: PictureOf, painter: QPainter, area: QRectF, seed: Seed, style: Style) -> None:
    paper = ("#7a2a24", "#4a141a") if style.side == "kilrathi" else ("#1f56a0", "#123a78")
    if style.side == "neutral":
        paper = ("#3a4a78", "#232f56")
    wash(painter, area, *paper)
    _squares(painter, area, style)
    plan = Plan(painter, style)
    draw = next((draw for word, draw in PLANS.items() if word in card.name.lower()), _torpedo)
    painter.save()
    painter.rotate(seed.between(-5, 5))
    draw(plan, seed)
    painter.restore()
    _title_block(plan, area, seed.branch("block"))
    vignette(painter, area, "#000000", 0.35)


def _squares(painter: QPainter, area: QRectF, style: Style) -> None:
    across, along = int(area.width() / 2) // 15, int(area.height() / 2) // 15
    ends: list[tuple[Point, Point]] = [
        ((x * 15, area.top()), (x * 15, area.bottom())) for x in range(-across, across + 1)
    ]
    ends += [((area.left(), y * 15), (area.right(), y * 15)) for y in range(-along, along + 1)]
    segments(painter, ends, tint(style.line, 0.13), 0.7)


def _title_block(plan: Plan, area: QRectF, seed: Seed) -> None:
    x, y = area.right() - 74, area.bottom() - 30
    plan.solid(box(x, y, 66, 22), 0.08)
    plan.edge([(x + 18, y), (x + 18, y + 22)], 1)
    plan.edge([(x + 18, y + 11), (x + 66, y + 11)], 1)
    for row in (5, 16):
        plan.edge([(x + 23, y + row), (x + 23 + seed.between(12, 38), y + row)], 2)
    plan.lit(ngon(x + 9, y + 11, 6, seed.whole(3, 6)))


def _torpedo(plan: Plan, seed: Seed) -> None:
    if plan.claw:
        body = [(118, 0), (84, -12), (-60, -15), (-96, -8), (-96, 8), (-60, 15), (84, 12)]
        for side in (-1, 1):
            for x in (50, 4, -42):
                plan.solid(polygon([(x + 20, side * 13), (x - 30, side * 40), (x - 12, side * 14)]), 0.28)
    else:
        body = [
            (112, 0),
            (98, -14),
            (72, -19),
            (-86, -19),
            (-102, -10),
            (-102, 10),
            (-86, 19),
            (72, 19),
            (98, 14),
        ]
        for side in (-1, 1):
            plan.solid(
                polygon([(-56, side * 19), (-108, side * 48), (-108, side * 22), (-92, side * 17)]), 0.28
            )
            plan.solid(polygon([(46, side * 19), (26, side * 34), (14, side * 34), (14, side * 19)]), 0.28)
    plan.solid(polygon(body))
    for x in (72, 40, -30, -70):
        plan.edge([(x, -18), (x, 18)])
    plan.lit(polygon([(70, -9), (42, -9), (42, 9), (70, 9)]))
    turns = seed.whole(3, 6)
    for index in range(turns):
        plan.edge(oval(-20 + index * 52 / turns, 0, 5, 9))
    plan.measure((-106, 64), (114, 64))
    plan.measure((130, -18), (130, 18))
    for x in (-114, -122, -130):
        plan.edge([(x, -10), (x - 6, 0), (x, 10)])
    plan.edge(oval(-96, -64, 24))
    plan.edge(oval(-96, -64, 9))
    for turn in range(0, 360, 45 if plan.claw else 90):
        plan.edge([around(-96, -64, 9, turn), around(-96, -64, 24, turn)])


def _rack(plan: Plan, seed: Seed) -> None:
    plan.solid(box(-100, -52, 200, 20, 3), 0.25)
    for x in (-80, -40, 0, 40, 80):
        plan.edge([(x - 6, -32), (x - 6, -20), (x + 6, -20), (x + 6, -32)], 1.8)
        bomb = mirrored([(x, 44), (x + 11, 30), (x + 13, 4), (x + 7, -18)], x)
        plan.solid(polygon(bomb))
        plan.edge([(x - 12, 8), (x + 12, 8)])
        plan.solid(polygon([(x - 12, -6), (x - 6, -20), (x + 6, -20), (x + 12, -6), (x, -12)]), 0.3)
    plan.lit(polygon(mirrored([(0, 44), (11, 30), (12.5, 10), (12, 8)], 0)))
    plan.measure((-100, -66), (100, -66))
    plan.hidden(trail([(0, 50), (2, 70), (20, 92)]))


def _eggs(plan: Plan, seed: Seed) -> None:
    plan.solid(blob([(-110, -30), (-60, -64), (60, -64), (110, -30), (60, -26), (-60, -26)]), 0.28)
    for index, x in enumerate((-84, -50, -17, 17, 50, 84)):
        y = 10 + 12 * (index % 2)
        plan.edge([(x, -28), (x, y - 24)])
        plan.solid(oval(x, y, 15, 22))
        plan.edge(blob([(x - 13, y), (x, y + 8), (x + 13, y), (x, y + 3)]))
        for turn in (50, 90, 130):
            plan.edge([around(x, y, 20, turn), around(x, y, 28, turn)], 1.8)
    plan.lit(oval(-17, 22, 7, 11))
    plan.measure((-110, 66), (110, 66))


def _seekers(plan: Plan, seed: Seed) -> None:
    for y in (-34, 30):
        plan.solid(box(-96, y - 22, 128, 44, 12))
        plan.edge([(-60, y - 22), (-60, y + 22)])
        plan.edge([(0, y - 22), (0, y + 22)])
        for lift in (-9, 9):
            plan.solid(
                polygon(
                    [
                        (32, y + lift - 6),
                        (70, y + lift - 6),
                        (86, y + lift),
                        (70, y + lift + 6),
                        (32, y + lift + 6),
                    ]
                ),
                0.3,
            )
            plan.lit(oval(78, y + lift, 4))
        plan.hidden(trail([(90, y), (118, y - 8), (136, y - 26 if y < 0 else y + 26)]))
    plan.solid(box(-52, -12, 30, 20, 2), 0.3)
    plan.measure((-96, 66), (86, 66))


def _decoys(plan: Plan, seed: Seed) -> None:
    plan.solid(box(-104, -30, 92, 60, 14))
    for row in (-16, 0, 16):
        for x in (-88, -70, -52, -34):
            plan.solid(oval(x, row, 6), 0.3)
    plan.edge([(-12, -22), (6, -22), (6, 22), (-12, 22)])
    for turn, reach in ((-34, 66), (-16, 96), (0, 110), (16, 96), (34, 66)):
        spot = around(0, 0, reach, turn)
        plan.hidden(angular([around(0, 0, 14, turn), spot]))
        plan.lit(ngon(*spot, 7, 4))
        plan.edge(oval(*spot, 13))
    plan.measure((-104, 52), (-12, 52))


def _veil(plan: Plan, seed: Seed) -> None:
    hull = hull_of(seed.pick(("kestrel", "warden", "arrow")) if not plan.claw else "nhazrak", "")
    plan.painter.save()
    plan.painter.translate(26, 0)
    plan.painter.rotate(90)
    plan.painter.scale(0.8, 0.8)
    for part in hull.parts:
        for side in (-1, 1):
            plan.hidden(polygon((side * x, y) for x, y in part.points))
    plan.painter.restore()
    for radius in (88, 76, 64):
        plan.edge(oval(26, 0, radius * 1.15, radius * 0.88), 0.8)
    plan.solid(ngon(-96, 0, 28, 6 if not plan.claw else 7), 0.3)
    plan.lit(ngon(-96, 0, 12, 6 if not plan.claw else 3))
    for radius in (38, 48, 58):
        ends = [around(-96, 0, radius, turn) for turn in range(-40, 41, 10)]
        plan.edge(trail(ends), 1.8)
    for turn in range(0, 360, 60):
        plan.edge([around(-96, 0, 12, turn), around(-96, 0, 28, turn)])


def _guns(plan: Plan, seed: Seed) -> None:
    plan.solid(polygon([(-112, -28), (-30, -34), (-14, -22), (-14, 22), (-30, 34), (-112, 28)]), 0.22)
    plan.solid(blob([(-90, 30), (-60, 26), (-50, 62), (-84, 66)]), 0.2)
    for y in (-17, 0, 17):
        plan.solid(
            polygon(
                [(-14, y - 6), (78, y - 4), (104, y - 12), (96, y), (104, y + 12), (78, y + 4), (-14, y + 6)]
            )
        )
        for x in (10, 26, 42, 58):
            plan.edge([(x, y - 5), (x, y + 5)])
        plan.edge([(108, y), (138, y)], 1.8)
    plan.lit(oval(-62, 0, 15))
    plan.edge(oval(-62, 0, 23))
    plan.measure((-112, -52), (104, -52))


def _plating(plan: Plan, seed: Seed) -> None:
    for row in range(-2, 3):
        for column in range(-3, 4):
            x, y = column * 40 + (row % 2) * 20 - 10, row * 30
            if abs(x) < 118 and abs(y) < 62:
                plan.solid(
                    blob(
                        [(x - 22, y - 14), (x + 22, y - 14), (x + 18, y + 14), (x, y + 32), (x - 18, y + 14)]
                    ),
                    0.2,
                )
                plan.edge([(x, y - 12), (x, y + 14)], 0.9)
    plan.lit(blob([(-12, -14), (32, -14), (28, 14), (10, 32), (-8, 14)]))
    plan.measure((-124, -86), (124, -86))


PLANS: dict[str, Callable[[Plan, Seed], None]] = {
    "bomb rack": _rack,
    "egg": _eggs,
    "seeker": _seekers,
    "missile": _seekers,
    "decoy": _decoys,
    "shroud": _veil,
    "veil": _veil,
    "stealth": _veil,
    "gun": _guns,
    "cannon": _guns,
    "plating": _plating,
    "armour": _plating,
    "torpedo": _torpedo,
}
