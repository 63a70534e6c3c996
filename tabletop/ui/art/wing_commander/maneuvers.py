"""Maneuvers as they look on the plot: the path flown, the flyer along it, the enemy."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from tabletop.ui.art.picture import PictureOf
from tabletop.ui.art.seed import Seed
from tabletop.ui.art.skies import vignette, wash
from tabletop.ui.art.strokes import (
    Colour,
    Point,
    angular,
    around,
    darker,
    fill,
    glow,
    line,
    oval,
    polygon,
    segments,
    tint,
    trail,
)
from tabletop.ui.art.wing_commander.hulls import hull_of
from tabletop.ui.art.wing_commander.style import KILRATHI, TERRAN, Style


class Plot:
    """The screen of one side: own paths bright, the enemy in the other navy's colour."""

    def __init__(self, painter: QPainter, style: Style) -> None:
        self.painter, self.style = painter, style
        self.enemy = TERRAN if style.side == "kilrathi" else KILRATHI
        self.own_hull = "zhakar" if style.side == "kilrathi" else "kestrel"
        self.enemy_hull = "kestrel" if style.side == "kilrathi" else "dralthi"

    def path(self, points: Sequence[Point], strength: float = 1) -> None:
        """The way flown, thin at its beginning, the flyer and two earlier images of it along it."""
        way = trail(points)
        line(self.painter, way, tint(self.style.fire, 0.18 * strength), 16)
        line(self.painter, way, tint(self.style.fire, 0.5 * strength), 6)
        line(self.painter, way, tint("#ffffff", 0.9 * strength), 1.8)
        for share, alpha in ((0.3, 0.35), (0.65, 0.6), (1, 1)):
            self.flyer(way, share, alpha * strength)

    def flyer(self, way: QPainterPath, share: float, alpha: float, size: float = 0.3) -> None:
        spot = way.pointAtPercent(share)
        back = way.pointAtPercent(max(0, share - 0.03))
        turn = QPainterPath(back)
        turn.lineTo(spot)
        self._craft(
            (spot.x(), spot.y()), 90 - turn.angleAtPercent(1), self.own_hull, self.style.line, alpha, size
        )

    def foe(self, x: float, y: float, turn: float, size: float = 0.32) -> None:
        glow(self.painter, x, y, 30, self.enemy.clouds[0], 0.6)
        self._craft((x, y), turn, self.enemy_hull, self.enemy.clouds[1], 1, size)

    def _craft(self, spot: Point, turn: float, hull: str, colour: Colour, alpha: float, size: float) -> None:
        self.painter.save()
        self.painter.translate(*spot)
        self.painter.rotate(turn)
        self.painter.scale(size, size)
        for part in hull_of(hull, "").parts:
            tone = colour if part.tone in ("metal", "mark") else darker(colour, 0.3)
            for side in (-1, 1):
                fill(self.painter, polygon((side * x, y) for x, y in part.points), tint(tone, alpha))
        self.painter.restore()

    def shots(self, start: Point, end: Point, count: int = 5) -> None:
        dx, dy = (end[0] - start[0]) / (count * 2), (end[1] - start[1]) / (count * 2)
        knots = [(start[0] + dx * step, start[1] + dy * step) for step in range(count * 2)]
        ends = list(zip(knots[::2], knots[1::2], strict=True))
        segments(self.painter, ends, tint(self.style.mark, 0.35), 6)
        segments(self.painter, ends, self.style.mark, 2.4)

    def sight(self, x: float, y: float, radius: float = 26) -> None:
        line(self.painter, oval(x, y, radius), self.style.mark, 1.6)
        for turn in range(0, 360, 90):
            line(
                self.painter,
                angular([around(x, y, radius - 7, turn), around(x, y, radius + 7, turn)]),
                self.style.mark,
                2,
            )

    def ground(self, x: float, y: float) -> None:
        """A target that stands still: a carrier's flank."""
        flank = [
            (x - 60, y + 14),
            (x - 46, y - 6),
            (x - 10, y - 8),
            (x - 4, y - 22),
            (x + 14, y - 22),
            (x + 20, y - 8),
            (x + 56, y - 2),
            (x + 62, y + 14),
        ]
        fill(self.painter, polygon(flank), darker(self.enemy.clouds[0], 0.2), self.enemy.clouds[1], 1.6)


def maneuver(card: PictureOf, painter: QPainter, area: QRectF, seed: Seed, style: Style) -> None:
    wash(painter, area, darker(style.deep, 0.2), darker(style.clouds[0], 0.68))
    _screen(painter, area, seed, style)
    plot = Plot(painter, style)
    says = card.name.lower()
    flown = next((fly for word, fly in FLOWN.items() if word in says), None) or seed.pick(
        tuple(FLOWN.values())
    )
    flown(plot)
    vignette(painter, area, "#000000", 0.5)


def _screen(painter: QPainter, area: QRectF, seed: Seed, style: Style) -> None:
    x, y = seed.between(-60, 60), seed.between(-30, 30)
    pale = tint(style.line, 0.16)
    for radius in (40, 80, 120, 160, 200):
        line(painter, oval(x, y, radius), pale, 1)
    segments(
        painter, [(around(x, y, 12, turn), around(x, y, 320, turn)) for turn in range(0, 360, 30)], pale, 0.8
    )
    fill(
        painter,
        polygon([(x, y), around(x, y, 300, (start := seed.between(0, 360))), around(x, y, 300, start + 24)]),
        tint(style.line, 0.07),
    )


def _coil(start: Point, end: Point, width: float, turns: float) -> list[Point]:
    """A corkscrew seen from the side."""
    steps = int(turns * 8)
    points = []
    for index in range(steps + 1):
        share = index / steps
        x, y = start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
        dx, dy = around(0, 0, width, share * turns * 360 + 180)
        points.append((x + dx * 0.6, y + dy))
    return points


def _barrel(plot: Plot) -> None:
    plot.foe(-112, 62, 66)
    plot.shots((-96, 54), (-6, 20))
    plot.path([(-140, 10), *_coil((-70, 0), (60, -16), 36, 1.5), (130, -40)])


def _hard_break(plot: Plot) -> None:
    plot.foe(-20, 78, 0)
    plot.shots((-20, 60), (-20, -80))
    plot.path([(-20, 40), (-20, -30), (-14, -66), (30, -70), (120, -34)])


def _deflection(plot: Plot) -> None:
    plot.foe(86, -52, 90)
    line(plot.painter, angular([(-60, -52), (70, -52)]), tint(plot.enemy.clouds[1], 0.5), 3)
    plot.sight(122, -52)
    plot.path([(-130, 84), (-80, 70), (-30, 46)])
    plot.shots((-8, 34), (118, -48), 6)


def _high_slash(plot: Plot) -> None:
    plot.foe(34, 40, 90)
    plot.path([(-130, -30), (-100, -84), (-40, -84), (10, 0), (60, 74), (116, 84)])
    plot.shots((-20, -56), (30, 34), 4)


def _scissors(plot: Plot) -> None:
    way = [(-150, -36), (-100, -44), (-60, 44), (0, 50), (30, -46), (84, -52), (116, 20)]
    mirror = [(x, -y) for x, y in way]
    line(plot.painter, trail(mirror), tint(plot.enemy.clouds[1], 0.6), 4)
    plot.foe(116, -22, 150)
    plot.path(way)


def _covering(plot: Plot) -> None:
    for y, x in ((-52, -10), (0, 40), (52, -10)):
        cone = polygon([(x, y), (x + 130, y - 30), (x + 130, y + 30)])
        fill(plot.painter, cone, tint(plot.style.mark, 0.14))
        plot.path([(-150, y), (x - 60, y), (x, y)])
    plot.shots((10, -52), (104, -18), 4)
    plot.shots((10, 52), (104, 18), 4)
    plot.foe(124, 0, -90)


def _slip(plot: Plot) -> None:
    line(plot.painter, trail([(140, 84), (100, 20), (30, 0), (0, 2)]), tint(plot.enemy.fire, 0.6), 5)
    fill(plot.painter, polygon([(-14, 4), (4, -4), (4, 10)]), plot.enemy.fire)
    plot.path([(-146, 2), (-70, 2), (-34, 0), (-26, -58), (16, -62), (120, -62)])
    plot.foe(134, 88, -20)


def _level_run(plot: Plot) -> None:
    plot.ground(76, 78)
    plot.path([(-146, -34), (-60, -34), (40, -34)])
    for share in range(5):
        x, y = 44 + share * 7, -20 + share * share * 4.2
        fill(plot.painter, oval(x, y, 4.5, 6), plot.style.mark)
    plot.sight(78, 68, 18)


def _pounce(plot: Plot) -> None:
    plot.foe(92, 56, 90)
    plot.path([(-140, 60), (-90, -90), (10, -100), (66, 0), (84, 34)])
    plot.sight(92, 56)


def _throat_rush(plot: Plot) -> None:
    plot.foe(106, -8, -90, 0.42)
    plot.path([(-150, 70), (-100, 10), (-40, -6), (24, -8)])
    plot.shots((42, -18), (92, -14), 3)
    plot.shots((42, 2), (92, -2), 3)
    for turn in (-150, -120, 120, 150):
        line(
            plot.painter, angular([around(66, -8, 20, turn), around(66, -8, 44, turn)]), plot.style.mark, 2.6
        )


def _spine_twist(plot: Plot) -> None:
    plot.foe(-122, -70, 120)
    plot.path(_coil((-90, 50), (110, -34), 30, 2.6))
    plot.shots((-104, -60), (-30, -12), 4)


def _tail_lash(plot: Plot) -> None:
    plot.foe(-104, 44, 84)
    plot.path([(-60, 40), (20, 36), (112, 44), (124, -40), (60, -76), (8, -30), (-36, 6)])
    plot.shots((-50, 16), (-90, 36), 3)


def _killing_dive(plot: Plot) -> None:
    plot.foe(20, 62, 90, 0.38)
    plot.path([(-130, -64), (-40, -110), (14, -90), (18, -20), (20, 24)])
    for x in (6, 34):
        plot.shots((x, 26), (x, 58), 2)
    for turn in range(200, 341, 28):
        line(plot.painter, angular([around(20, 66, 30, turn), around(20, 66, 52, turn)]), plot.style.mark, 2)


def _tall_grass(plot: Plot) -> None:
    plot.path([(-146, 70), (-80, 60), (-40, 76), (20, 50)], 0.75)
    for index in range(24):
        x = -146 + index * 12.6
        lean = around(x, 104, 58 + (index * 37) % 34, -90 + ((index * 53) % 30 - 15))
        fill(
            plot.painter,
            polygon([(x - 5, 104), (x + 5, 104), lean]),
            tint(plot.style.clouds[index % 2], 0.55),
        )
    plot.foe(104, -44, 90)
    plot.sight(104, -44, 22)


def _pack_call(plot: Plot) -> None:
    for turn in (40, 140, 235, 320):
        plot.path([around(0, 0, 150, turn + 24), around(0, 0, 96, turn + 10), around(0, 0, 46, turn)])
    for radius in (16, 26):
        line(plot.painter, oval(0, 0, radius), tint(plot.style.mark, 0.8), 1.6)
    plot.foe(0, 0, 20, 0.28)


def _descent(plot: Plot) -> None:
    plot.ground(0, 84)
    plot.path([(0, -170), (0, -80), (0, 4)])
    for y in (18, 34, 48):
        fill(plot.painter, oval(0, y, 4.5, 6), plot.style.mark)
    for side in (-1, 1):
        line(plot.painter, angular([(side * 60, -90), (side * 26, 56)]), tint(plot.style.mark, 0.5), 1.4)


FLOWN: dict[str, Callable[[Plot], None]] = {
    "barrel": _barrel,
    "hard break": _hard_break,
    "deflection": _deflection,
    "high slash": _high_slash,
    "scissors": _scissors,
    "covering": _covering,
    "slip": _slip,
    "level run": _level_run,
    "pounce": _pounce,
    "throat": _throat_rush,
    "spine": _spine_twist,
    "tail lash": _tail_lash,
    "killing dive": _killing_dive,
    "tall-grass": _tall_grass,
    "pack call": _pack_call,
    "descent": _descent,
}
