"""Squadron badges: a Terran shield or a Kilrathi claw-edged disc with one bold charge."""

from collections.abc import Callable

from PySide6.QtGui import QPainter, QPainterPath

from tabletop.ui.art.seed import Seed
from tabletop.ui.art.strokes import angular, blob, darker, fill, line, ngon, oval, polygon, star
from tabletop.ui.art.wing_commander.style import Style, squadron_colour


def badge(painter: QPainter, x: float, y: float, squadron: str, style: Style) -> None:
    """About 44 units across."""
    painter.save()
    painter.translate(x, y)
    colour = squadron_colour(squadron)
    if style.side == "kilrathi":
        fill(painter, star(0, 0, 24, 18, 9), darker(style.plate, 0.35), style.mark, 1.6)
    else:
        shield = polygon([(-19, -21), (19, -21), (19, 4), (0, 24), (-19, 4)])
        fill(painter, shield, darker(style.plate, 0.5), style.line, 1.6)
    charge = CHARGES.get(squadron)
    if charge is None:
        seed = Seed(f"badge/{squadron}")
        path = seed.pick((star(0, 0, 13, 6, seed.whole(3, 8)), ngon(0, 0, 11, seed.whole(3, 6))))
    else:
        path = charge()
    fill(painter, path, colour, "#f6f1e2", 1.2)
    painter.restore()


def _crown() -> QPainterPath:
    return polygon([(-12, 9), (-13, -8), (-6, 0), (0, -12), (6, 0), (13, -8), (12, 9)])


def _heron() -> QPainterPath:
    neck = [
        (-14, -8),
        (-3, -11),
        (1, -7),
        (-2, 0),
        (10, 3),
        (14, 10),
        (2, 10),
        (1, 18),
        (-1, 10),
        (-8, 4),
        (-3, -5),
    ]
    return polygon(neck)


def _petrel() -> QPainterPath:
    return polygon(
        [(-15, -9), (-4, -3), (0, -9), (4, -3), (15, -9), (8, 4), (3, 4), (0, 14), (-3, 4), (-8, 4)]
    )


def _fox() -> QPainterPath:
    return polygon([(-13, -13), (-5, -6), (5, -6), (13, -13), (11, 2), (0, 14), (-11, 2)])


def _badger() -> QPainterPath:
    stripes = blob([(-11, -10), (0, -14), (11, -10), (10, 4), (0, 15), (-10, 4)])
    stripes.addPath(polygon([(-5, -12), (-1, -12), (-2, 6)]))
    stripes.addPath(polygon([(1, -12), (5, -12), (2, 6)]))
    return stripes


def _trident() -> QPainterPath:
    return polygon([(-2, 15), (-2, 2), (-11, -1), (-13, -12), (-8, -6), (-7, -3), (-2, -2), (0, -14), (2, -2), (7, -3),
                    (8, -6), (13, -12), (11, -1), (2, 2), (2, 15)])  # fmt: skip


def _pride() -> QPainterPath:
    paw = oval(0, 5, 8, 6)
    for x, y in ((-10, -3), (-4, -9), (4, -9), (10, -3)):
        paw.addPath(oval(x, y, 3, 4))
    return paw


def _mane() -> QPainterPath:
    mane = star(0, 0, 15, 9, 11)
    mane.addPath(oval(0, 1, 6))
    return mane


def _fang() -> QPainterPath:
    fangs = QPainterPath()
    for x, size in ((-9, 13), (0, 18), (9, 13)):
        fangs.addPath(polygon([(x - 4, -9), (x + 4, -9), (x, -9 + size)]))
    return fangs


def _claw() -> QPainterPath:
    marks = QPainterPath()
    for x in (-8, 0, 8):
        marks.addPath(polygon([(x + 5, -13), (x + 3, 2), (x - 5, 14), (x - 1, 0)]))
    return marks


def _den() -> QPainterPath:
    return polygon(
        [(-14, 11), (-12, -4), (0, -13), (12, -4), (14, 11), (6, 11), (5, 2), (0, -2), (-5, 2), (-6, 11)]
    )


def _eclipse() -> QPainterPath:
    return oval(0, 0, 13).subtracted(oval(4, -2, 11))


CHARGES: dict[str, Callable[[], QPainterPath]] = {
    "copper kings": _crown,
    "night herons": _heron,
    "storm petrels": _petrel,
    "iron foxes": _fox,
    "slate badgers": _badger,
    "blue devil": _trident,
    "ash pride": _pride,
    "red mane": _mane,
    "third fang": _fang,
    "ember claw": _claw,
    "deep den": _den,
    "moonless hunt": _eclipse,
}


def insignia(painter: QPainter, style: Style, width: float = 4) -> None:
    """The navy's own sign about the origin, 100 units across: winged star, or eye between claws."""
    if style.side == "kilrathi":
        for side in (-1, 1):
            for reach, lift in ((50, 0), (40, 18), (28, 34)):
                claw = [(side * 8, 30 - lift), (side * reach, 10 - lift), (side * (reach - 4), -44 + lift * 0.2),
                        (side * (reach - 16), 2 - lift)]  # fmt: skip
                fill(painter, polygon(claw), style.clouds[0], style.mark, width * 0.5)
        fill(painter, blob([(-26, 6), (0, -16), (26, 6), (0, 28)]), "#140508", style.mark, width * 0.7)
        fill(painter, polygon([(0, -10), (6, 6), (0, 22), (-6, 6)]), style.fire)
        return
    for side in (-1, 1):
        for drop in (0, 1, 2):
            tip = 50 - drop * 9
            wing = [(side * 10, -4 + drop * 9), (side * tip, -18 + drop * 11), (side * (tip - 8), -6 + drop * 11),
                    (side * 10, 6 + drop * 9)]  # fmt: skip
            fill(painter, polygon(wing), style.clouds[0], style.line, width * 0.4)
    fill(painter, star(0, 0, 26, 10.5), style.line, style.deep, width * 0.6)
    line(painter, angular([(0, -40), (0, -30)]), style.line, width)
