"""Heads of a portrait: people and other peoples, facing us, light from the left.

A head is about 66 wide and 96 high around (0, -12).
"""

from PySide6.QtGui import QPainter, QPainterPath

from tabletop.ui.art.jedi_knights.tones import Ink
from tabletop.ui.art.seed import Seed
from tabletop.ui.art.strokes import Point, around, between, blob, box, fill, line, oval, polygon, tint, trail


def human(painter: QPainter, ink: Ink, seed: Seed) -> None:
    wide, jaw = seed.between(29, 34), seed.between(15, 23)
    long_hair = seed.chance(0.45)
    if long_hair:
        _mane(painter, ink, seed.branch("mane"), wide)
    _neck(painter, ink)
    head = skull(wide, jaw, seed.between(38, 44))
    fill(painter, head, between((-wide, 0), (wide, 0), ink.pale, ink.light), ink.deep, 3)
    _in_shadow(painter, head, ink)
    features(painter, ink, seed.branch("features"))
    if not long_hair and seed.chance(0.4):
        _beard(painter, ink, jaw, seed.between(18, 26))
    _hair(painter, ink, seed.branch("hair"), wide)


def skull(wide: float, jaw: float, chin: float) -> QPainterPath:
    path = QPainterPath()
    path.moveTo(0, -64)
    path.cubicTo(wide * 1.05, -64, wide * 1.12, -26, wide, -4)
    path.cubicTo(wide * 0.95, 14, jaw * 1.25, 30, jaw * 0.6, chin)
    path.quadTo(0, chin + 5, -jaw * 0.6, chin)
    path.cubicTo(-jaw * 1.25, 30, -wide * 0.95, 14, -wide, -4)
    path.cubicTo(-wide * 1.12, -26, -wide * 1.05, -64, 0, -64)
    return path


def features(painter: QPainter, ink: Ink, seed: Seed) -> None:
    """Brow, eyes, nose and mouth; the eye in the shadow is a glint."""
    eye, brow, mouth = seed.between(-17, -13), seed.between(-4, 4), seed.between(-3, 3)
    socket: list[Point] = [(-24, eye), (-15, eye - 5), (-6, eye + 1), (-15, eye + 4)]
    fill(painter, polygon(socket), ink.deep)
    fill(painter, oval(-15.5, eye - 0.6, 1.5), ink.pale)
    line(
        painter,
        trail([(-26, eye - 8 + brow * 0.5), (-16, eye - 13), (-4, eye - 8 - brow * 0.5)]),
        ink.deep,
        4.5,
    )
    fill(painter, polygon([(8, eye), (15, eye - 3), (22, eye), (15, eye + 3)]), ink.light)
    line(painter, trail([(5, eye - 9), (15, eye - 12), (25, eye - 7)]), ink.mid, 3)
    fill(painter, polygon([(8, -6), (20, -4), (13, 9)]), tint(ink.light, 0.55))
    line(painter, trail([(-12, 23 + mouth), (-2, 22), (9, 23 - mouth)]), ink.deep, 3.2)
    line(painter, trail([(-5, 29), (2, 30), (6, 29)]), ink.deep, 2)
    if seed.chance(0.3):
        line(painter, trail([(-22, eye + 7), (-15, 12)]), ink.mid, 2.5)


def broad(painter: QPainter, ink: Ink, seed: Seed) -> None:
    """A heavy head with folded jowls and hooded eyes."""
    head = blob([(-30, -70), (30, -70), (50, -20), (78, 50), (40, 78), (-40, 78), (-78, 50), (-50, -20)])
    fill(painter, head, between((-60, 0), (60, 0), ink.pale, ink.light), ink.deep, 3.5)
    _in_shadow(painter, head, ink)
    for side, lit in ((-1, ink.deep), (1, ink.light)):
        fill(painter, oval(side * 23, -20, 13, 9), lit if side < 0 else ink.mid)
        fill(painter, oval(side * 22, -19, 6, 7), ink.pale)
        fill(painter, box(side * 22 - 1.5, -26, 3, 14, 1.5), ink.deep)
        line(painter, trail([(side * 40, -24), (side * 24, -38), (side * 6, -27)]), ink.deep, 6)
    line(painter, trail([(-50, 22), (-20, 34), (0, 36), (20, 34), (50, 22)]), ink.deep, 4.5)
    for step in range(seed.whole(2, 3)):
        y = 50 + step * 13
        line(painter, trail([(-46 + step * 6, y - 8), (0, y + 6), (46 - step * 6, y - 8)]), ink.mid, 3)
    fill(painter, oval(-6, 6, 3, 2), ink.deep)
    fill(painter, oval(6, 6, 3, 2), ink.deep)


def beast(painter: QPainter, ink: Ink, seed: Seed) -> None:
    """A shaggy giant: fur to the shoulders, snout and fangs."""
    rim = [
        around(0, 2 if i % 2 else -2, (82 if i % 2 else 62) * (1 + 0.25 * (90 < i * 8 < 90)), i * 8 - 90)
        for i in range(45)
    ]
    fur = polygon([(x * 0.8, y * (1.15 if y > 0 else 0.9)) for x, y in rim])
    fill(painter, fur, between((-60, 0), (50, 0), ink.light, ink.mid), ink.deep, 3)
    _in_shadow(painter, fur, ink)
    for _ in range(30):
        x, y = seed.between(-46, 46), seed.between(-56, 66)
        line(painter, trail([(x, y), (x * 1.12, y + 12)]), ink.deep if x < 4 else ink.mid, 2)
    for x, shade in ((-17, ink.deep), (17, ink.light)):
        fill(painter, oval(x, -16, 7, 5), shade)
    fill(painter, oval(-16, -17, 2), ink.pale)
    fill(painter, blob([(-20, 6), (0, -8), (20, 6), (16, 34), (-16, 34)]), ink.pale, ink.deep, 2.5)
    fill(painter, polygon([(-9, 2), (9, 2), (0, 12)]), ink.deep)
    line(painter, trail([(-13, 24), (0, 20), (13, 24)]), ink.deep, 3)
    for x in (-9, 9):
        fill(painter, polygon([(x - 3, 22), (x + 3, 22), (x, 33)]), "#ffffff", ink.deep, 1.2)


def horned(painter: QPainter, ink: Ink, seed: Seed) -> None:
    """A fighter of a horned people, tusks and a crest."""
    for side, shade in ((-1, ink.pale), (1, ink.mid)):
        curl = [
            (side * 26, -48),
            (side * 66, -66),
            (side * 74, -20),
            (side * 58, 4),
            (side * 56, -22),
            (side * 30, -26),
        ]
        fill(painter, blob(curl), shade, ink.deep, 3)
    _neck(painter, ink)
    head = skull(37, 27, 40)
    fill(painter, head, between((-34, 0), (34, 0), ink.pale, ink.light), ink.deep, 3)
    _in_shadow(painter, head, ink)
    features(painter, ink, seed)
    for step in range(5):
        y = -66 + step * 9
        fill(painter, polygon([(-6, y + 6), (0, y - 8 + step), (6, y + 6)]), ink.mid, ink.deep, 2)
    for x in (-13, 13):
        fill(painter, polygon([(x - 4, 28), (x + 4, 28), (x * 1.2, 9)]), "#ffffff", ink.deep, 1.5)


def _in_shadow(painter: QPainter, head: QPainterPath, ink: Ink) -> None:
    """The far half of a face, cut along brow, nose and lips."""
    edge: list[Point] = [
        (6, -130), (3, -52), (8, -28), (0, -20), (1, -4), (-7, 8),
        (-5, 12), (3, 13), (-1, 18), (4, 24), (-1, 32), (6, 44),
    ]  # fmt: skip
    painter.save()
    painter.setClipPath(head)
    fill(painter, polygon([*edge, (6, 140), (140, 140), (140, -130)]), ink.dark)
    painter.restore()


def _neck(painter: QPainter, ink: Ink) -> None:
    fill(painter, box(-17, 18, 34, 46, 8), ink.light, ink.deep, 3)
    fill(painter, polygon([(-17, 34), (4, 48), (2, 64), (17, 64), (17, 20), (-17, 20)]), ink.dark)


def _mane(painter: QPainter, ink: Ink, seed: Seed, wide: float) -> None:
    fall = seed.between(34, 78)
    flare = seed.between(4, 20)
    half: list[Point] = [
        (0, -78),
        (wide + 12, -66),
        (wide + 14, -10),
        (wide + flare, fall),
        (wide - 12, fall + 10),
    ]
    mane = blob([*half, *[(-x, y) for x, y in reversed(half)]])
    fill(painter, mane, between((-wide, 0), (wide, 0), ink.mid, ink.dark), ink.deep, 3)
    for step in range(4):
        x = -wide - 6 + step * 5
        line(painter, trail([(x + 8, -60), (x - 2, -10), (x - 2, fall - 4)]), ink.light, 2)


def _beard(painter: QPainter, ink: Ink, jaw: float, top: float) -> None:
    rim: list[Point] = [
        (-jaw - 9, 4),
        (-jaw - 5, 30),
        (-6, 52),
        (6, 52),
        (jaw + 5, 30),
        (jaw + 9, 4),
        (12, top - 4),
    ]
    fill(painter, blob([*rim, (0, top - 8), (-12, top - 4)]), ink.deep)
    line(painter, trail([(-9, 24), (0, 23), (8, 24)]), ink.light, 2)
    line(painter, trail([(-jaw - 6, 14), (-jaw, 32), (-6, 46)]), ink.mid, 2.5)


def _hair(painter: QPainter, ink: Ink, seed: Seed, wide: float) -> None:
    part, volume, fringe = seed.between(-16, 16), seed.between(4, 13), seed.between(-46, -36)
    cap: list[Point] = [
        (-wide - 2, -8),
        (-wide - volume, -46),
        (-wide * 0.6, -66 - volume),
        (wide * 0.6, -66 - volume),
        (wide + volume, -46),
        (wide + 2, -8),
        (wide - 5, fringe + 6),
        (part + 12, fringe + seed.between(-8, 6)),
        (part, fringe - 6),
        (part - 14, fringe + seed.between(-6, 10)),
        (-wide + 5, fringe + 10),
    ]
    fill(painter, polygon(cap) if seed.chance(0.35) else blob(cap), ink.deep, ink.deep, 2)
    for step in range(seed.whole(2, 5)):
        x = part - 8 - step * 7
        line(painter, trail([(part, -66 - volume * 0.6), (x - 4, -60), (x - 8, fringe)]), ink.mid, 2.2)
    line(
        painter,
        trail([(-wide - volume * 0.6, -34), (-wide * 0.8, -60), (0, -66 - volume * 0.7)]),
        ink.light,
        2.2,
    )
