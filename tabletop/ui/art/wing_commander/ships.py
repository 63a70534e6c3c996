"""Capital ships and carriers in profile, bow to the right for Terrans and to the left for Kilrathi."""

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from tabletop.ui.art.picture import PictureOf
from tabletop.ui.art.seed import Seed
from tabletop.ui.art.skies import planet, space
from tabletop.ui.art.strokes import (
    Colour,
    Point,
    angular,
    between,
    box,
    darker,
    down,
    fill,
    glow,
    lighter,
    line,
    oval,
    polygon,
    segments,
    tint,
)
from tabletop.ui.art.wing_commander.hulls import hull_of
from tabletop.ui.art.wing_commander.style import Style


class Yard:
    """Lays plates, windows, turrets and engines in one navy's colours."""

    def __init__(self, painter: QPainter, style: Style, seed: Seed) -> None:
        self.painter, self.style, self.seed = painter, style, seed

    def plate(self, points: list[Point], tone: Colour) -> None:
        path = polygon(points)
        bounds = path.boundingRect()
        fill(self.painter, path, down(bounds, lighter(tone, 0.3), tone, darker(tone, 0.5)), "#05070c", 1.4)

    def seams(self, left: float, right: float, top: float, bottom: float, count: int) -> None:
        step = (right - left) / count
        ends = [
            ((left + i * step, top), (left + i * step + self.seed.between(-4, 4), bottom))
            for i in range(1, count)
        ]
        segments(self.painter, ends, tint("#05070c", 0.35), 1)

    def windows(self, left: float, right: float, y: float) -> None:
        x = left
        while x < right:
            if self.seed.chance(0.7):
                fill(self.painter, box(x, y, 3, 1.8), "#ffe9a8")
            x += 6

    def turret(self, x: float, y: float, up: int = 1) -> None:
        fill(self.painter, box(x - 6, y - 4, 12, 8, 3), darker(self.style.metal, 0.3), "#05070c", 1)
        line(
            self.painter,
            angular([(x, y - 2 * up), (x + 18, y - 6 * up)]),
            darker(self.style.metal, 0.45),
            2.4,
        )

    def engine(self, x: float, y: float, size: float) -> None:
        flame = polygon([(x, y - size), (x, y + size), (x - size * 6, y)])
        fill(
            self.painter, flame, between((x, y), (x - size * 6, y), self.style.fire, tint(self.style.fire, 0))
        )
        glow(self.painter, x, y, size * 2.6, self.style.fire)
        fill(self.painter, box(x - 2, y - size, 9, size * 2, 2), darker(self.style.metal, 0.5))


def ship(card: PictureOf, painter: QPainter, area: QRectF, seed: Seed, style: Style) -> None:
    space(painter, area, seed.branch("sky"), style.deep, *style.clouds)
    far = seed.branch("planet")
    x, y = far.pick((-1, 1)) * far.between(60, 130), far.pick((-90, 100))
    planet(painter, x, y, far.between(50, 90), far, darker(style.clouds[1], 0.2))
    yard = Yard(painter, style, seed.branch("yard"))
    says = card.name.lower()
    painter.save()
    if style.side == "kilrathi":
        painter.scale(-1, 1)
    painter.rotate(-4)
    if card.kind == "carrier":
        (_claw_carrier if style.side == "kilrathi" else _carrier)(yard)
    else:
        kinds = CLAWED if style.side == "kilrathi" else STRAIGHT
        chosen = next((build for word, build in kinds.items() if word in says), None)
        (chosen or far.pick(tuple(kinds.values())))(yard)
    painter.restore()


def _carrier(yard: Yard) -> None:
    metal, plate = yard.style.metal, yard.style.plate
    for y in (-8, 8, 24):
        yard.engine(-118, y, 8)
    yard.plate(
        [(-118, -20), (-60, -24), (96, -16), (136, 0), (128, 12), (60, 30), (-84, 40), (-118, 32)], metal
    )
    yard.plate([(-108, 16), (70, 12), (58, 30), (-84, 40), (-108, 34)], plate)
    yard.plate([(-34, -24), (-26, -54), (-6, -60), (20, -58), (28, -40), (50, -34), (56, -20)], plate)
    yard.plate([(-20, -60), (-14, -78), (4, -78), (8, -60)], metal)
    line(yard.painter, angular([(-6, -78), (-6, -96)]), metal, 2)
    line(yard.painter, angular([(-12, -90), (2, -90)]), metal, 2)
    yard.plate([(60, -14), (140, -4), (140, 4), (60, 4)], darker(plate, 0.3))
    fill(yard.painter, polygon([(96, -6), (138, -2), (138, 3), (96, 2)]), tint(yard.style.fire, 0.85))
    yard.seams(-112, 60, -22, 36, 10)
    for y, left, right in ((-12, -100, 50), (-2, -90, 56), (24, -90, 44), (-46, -18, 20), (-36, -22, 40)):
        yard.windows(left, right, y)
    for x in (-88, -52, 66):
        yard.turret(x, -24 if x < 0 else -20)
    yard.turret(-30, 42, -1)
    _escort(yard, ((118, -52, "arrow"), (96, -74, "arrow"), (134, 42, "kestrel")), 90)


def _claw_carrier(yard: Yard) -> None:
    metal, plate = yard.style.metal, yard.style.plate
    for y in (-14, 6, 26):
        yard.engine(-108, y, 9)
    yard.plate([(-60, -16), (-96, -74), (-40, -44), (20, -34), (52, -20)], plate)
    yard.plate([(-108, -26), (-40, -36), (50, -30), (112, -44), (148, -20), (104, -16), (88, 0), (108, 14), (146, 30),
                (98, 38), (30, 34), (-60, 48), (-108, 38)], metal)  # fmt: skip
    yard.plate([(-100, 6), (20, 4), (70, 0), (30, 34), (-60, 48), (-100, 38)], plate)
    yard.plate([(-20, 40), (10, 38), (60, 78), (8, 62)], plate)
    yard.plate([(-30, -36), (-22, -58), (4, -64), (14, -46), (30, -36)], darker(metal, 0.1))
    fill(yard.painter, polygon([(90, -10), (112, 0), (90, 10), (74, 0)]), yard.style.fire)
    glow(yard.painter, 92, 0, 34, yard.style.fire, 0.7)
    yard.seams(-100, 60, -28, 40, 8)
    for y, left, right in ((-18, -90, 70), (-6, -92, 60), (22, -84, 20), (-48, -16, 8)):
        yard.windows(left, right, y)
    for x, y in ((-70, -34), (-46, -38), (60, -32)):
        yard.turret(x, y)
    _escort(yard, ((122, -66, "zhakar"), (134, 58, "vrennik"), (100, 78, "zhakar")), 90)


def _escort(yard: Yard, places: tuple[tuple[float, float, str], ...], turn: float) -> None:
    """Fighters just launched, small and dark."""
    for x, y, name in places:
        yard.painter.save()
        yard.painter.translate(x, y)
        yard.painter.rotate(turn)
        yard.painter.scale(0.13, 0.13)
        for part in hull_of(name, yard.style.side).parts:
            for side in (-1, 1):
                fill(yard.painter, polygon((side * px, py) for px, py in part.points), yard.style.line)
        yard.painter.restore()


def _freighter(yard: Yard) -> None:
    metal, plate = yard.style.metal, yard.style.plate
    yard.engine(-116, -6, 9)
    yard.engine(-116, 14, 9)
    yard.plate([(-116, -24), (-84, -26), (-78, 30), (-116, 28)], metal)
    yard.plate([(-84, -4), (92, -4), (92, 8), (-84, 8)], darker(metal, 0.3))
    for index, tone in enumerate((plate, "#b06a3a", plate, "#5f7f6a", "#b0903a")):
        x = -74 + index * 32
        for y in (-30, 10):
            yard.plate([(x, y), (x + 28, y), (x + 28, y + 25), (x, y + 25)], tone)
            yard.seams(x, x + 28, y + 3, y + 22, 4)
    yard.plate([(90, -28), (122, -24), (140, -4), (136, 14), (112, 24), (90, 22)], metal)
    yard.plate([(104, -20), (122, -18), (132, -6), (108, -6)], "#9fe0ff")
    yard.windows(96, 124, 6)
    line(yard.painter, angular([(100, -28), (100, -48)]), metal, 2)


def _corvette(yard: Yard) -> None:
    metal, plate = yard.style.metal, yard.style.plate
    for y in (-10, 12):
        yard.engine(-104, y, 9)
    yard.plate([(-50, 10), (-92, 54), (-60, 54), (20, 20)], plate)
    yard.plate([(-50, -8), (-98, -50), (-66, -50), (6, -20)], plate)
    yard.plate([(-104, -22), (-30, -26), (60, -14), (144, 0), (60, 16), (-40, 26), (-104, 22)], metal)
    yard.plate([(-104, 4), (30, 4), (144, 0), (60, 16), (-40, 26), (-104, 22)], plate)
    yard.plate([(-30, -26), (-20, -44), (14, -44), (30, -20)], metal)
    yard.plate([(0, -42), (14, -42), (22, -32), (2, -32)], "#9fe0ff")
    yard.seams(-96, 60, -20, 20, 9)
    yard.windows(-90, 70, -6)
    for x, y in ((-70, -26), (50, -18)):
        yard.turret(x, y)
    yard.turret(10, 24, -1)


def _hauler(yard: Yard) -> None:
    metal, plate = yard.style.metal, yard.style.plate
    yard.engine(-112, 4, 12)
    yard.plate([(-112, -18), (-70, -40), (-62, 46), (-112, 26)], plate)
    for index in range(3):
        x = -64 + index * 50
        path = oval(x + 22, 4, 29, 42)
        fill(
            yard.painter,
            path,
            down(path.boundingRect(), lighter(metal, 0.3), metal, darker(metal, 0.6)),
            "#05070c",
            1.6,
        )
        yard.plate([(x - 4, -10), (x + 6, -48), (x + 12, -74), (x + 18, -40)], plate)
        line(yard.painter, angular([(x + 2, 4), (x + 42, 4)]), tint("#05070c", 0.5), 2)
    yard.plate([(84, -24), (116, -34), (146, -56), (134, -8), (146, 38), (112, 34), (84, 28)], plate)
    fill(yard.painter, polygon([(104, -8), (122, -2), (106, 6)]), yard.style.fire)
    yard.windows(-60, 80, 22)


def _raider(yard: Yard) -> None:
    metal, plate = yard.style.metal, yard.style.plate
    for y in (-12, 12):
        yard.engine(-100, y, 8)
    yard.plate([(-70, -18), (-120, -66), (-40, -40), (26, -26)], plate)
    yard.plate([(-70, 18), (-120, 66), (-40, 42), (26, 28)], plate)
    yard.plate([(-100, -24), (-20, -32), (56, -38), (148, -64), (96, -16), (66, 0), (96, 18), (148, 62), (56, 36),
                (-20, 32), (-100, 24)], metal)  # fmt: skip
    yard.plate([(-90, 2), (60, 2), (88, 18), (120, 44), (50, 30), (-20, 30), (-90, 22)], plate)
    yard.plate([(-40, -30), (-30, -52), (0, -48), (14, -34)], darker(metal, 0.1))
    yard.seams(-90, 50, -24, 24, 7)
    yard.windows(-84, 50, -10)
    yard.turret(40, -36)
    fill(yard.painter, oval(62, 0, 7), yard.style.fire)


STRAIGHT: dict[str, Callable[[Yard], None]] = {"freighter": _freighter, "corvette": _corvette}
CLAWED: dict[str, Callable[[Yard], None]] = {"hauler": _hauler, "frigate": _raider}
