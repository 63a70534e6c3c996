"""Closed helmets and automata of a portrait, light from the left."""

from PySide6.QtGui import QPainter, QPainterPath

from tabletop.ui.art.jedi_knights.tones import Ink
from tabletop.ui.art.seed import Seed
from tabletop.ui.art.strokes import (
    Point,
    around,
    between,
    blob,
    box,
    fill,
    glow,
    line,
    mirrored,
    oval,
    polygon,
    segments,
    tint,
    trail,
)


def _shell(painter: QPainter, shell: QPainterPath, ink: Ink, edge: float = 10) -> None:
    """A metal head: lit from the left, dark from `edge` on."""
    fill(painter, shell, between((-50, -30), (50, 20), ink.pale, ink.light), ink.deep, 3.5)
    painter.save()
    painter.setClipPath(shell)
    fill(
        painter, polygon([(edge, -120), (edge + 8, -20), (edge - 4, 120), (140, 120), (140, -120)]), ink.dark
    )
    painter.restore()


def trooper(painter: QPainter, ink: Ink, seed: Seed) -> None:
    """A helmet with a visor of its own cut, cheek vents and perhaps a crest."""
    brow, cheek, chin = seed.between(38, 46), seed.between(40, 56), seed.between(44, 60)
    half: list[Point] = [
        (0, -80),
        (brow * 0.8, -70),
        (brow, -24),
        (cheek, 30),
        (cheek * 0.7, chin),
        (14, chin + 8),
    ]
    if seed.chance(0.5):
        fill(painter, polygon([(-5, -98), (7, -98), (9, -40), (-7, -40)]), ink.light, ink.deep, 3)
    _shell(painter, blob(mirrored(half)) if seed.chance(0.5) else polygon(mirrored(half)), ink)
    _visor(painter, ink, seed)
    for side in (-1, 1):
        vents = [((side * (20 + i * 6), 26 + i * 2), (side * (18 + i * 6), 42)) for i in range(3)]
        segments(painter, vents, ink.deep if side < 0 else ink.light, 3)
    grille = seed.between(8, 13)
    fill(painter, box(-grille, 22, grille * 2, 22, 4), ink.mid, ink.deep, 3)
    segments(painter, [((-grille + 3, y), (grille - 3, y)) for y in (28, 33, 38)], ink.deep, 2)


def _visor(painter: QPainter, ink: Ink, seed: Seed) -> None:
    drop, wide = seed.between(-4, 16), seed.between(34, 42)
    cut = seed.pick(("band", "eyes", "tee"))
    band: list[Point] = [
        (-wide, -28),
        (wide, -28),
        (wide - 4, -8),
        (6, -8 + drop),
        (-6, -8 + drop),
        (-wide + 4, -8),
    ]
    if cut == "eyes":
        for side in (-1, 1):
            eye: list[Point] = [(side * 6, -20), (side * wide, -30), (side * (wide - 4), -4), (side * 14, -2)]
            fill(painter, blob(eye), ink.deep, ink.mid, 2.5)
            line(painter, trail([(side * 22 - 8, -18), (side * 22 - 1, -22)]), ink.pale, 3)
        return
    fill(painter, polygon(band), ink.deep, ink.mid, 2.5)
    if cut == "tee":
        fill(painter, polygon([(-6, -10), (6, -10), (4, 20), (-4, 20)]), ink.deep)
    line(painter, trail([(-wide + 6, -22), (-8, -22)]), ink.pale, 3)
    line(painter, trail([(14, -22), (24, -22)]), ink.light, 2.5)


def tracker(painter: QPainter, ink: Ink, seed: Seed) -> None:
    """A hunter's bucket helm, range-finder up."""
    line(painter, trail([(42, -10), (46, -92)]), ink.mid, 5)
    fill(painter, box(38, -98, 22, 10, 3), ink.light, ink.deep, 2.5)
    half: list[Point] = [(0, -84), (32, -78), (44, -50), (44, 50), (26, 62), (8, 60)]
    _shell(painter, polygon(mirrored(half)), ink, 6)
    slot: list[Point] = [(0, -30), (38, -34), (36, -12), (8, -6), (6, 48)]
    fill(painter, polygon(mirrored(slot)), ink.deep, ink.mid, 2.5)
    line(painter, trail([(-32, -26), (-10, -23)]), ink.pale, 3.5)
    fill(painter, oval(24, -23, 3.5), ink.light)
    segments(
        painter, [((-36, -58), (-12, -70)), ((-38, 30), (-20, 44)), ((-30, 20), (-24, 34))], ink.mid, 3.5
    )


def flight_helmet(painter: QPainter, ink: Ink, seed: Seed) -> None:
    """Shell, raised visor and a breathing mask with its hose."""
    half: list[Point] = [(0, -84), (34, -78), (50, -44), (48, 16), (34, 28), (32, -30), (0, -40)]
    _shell(painter, polygon(mirrored(half)), ink)
    stripe = seed.between(10, 16)
    fill(
        painter, polygon([(-stripe, -82), (stripe, -82), (stripe * 0.8, -42), (-stripe * 0.8, -42)]), ink.mid
    )
    fill(
        painter,
        blob([(-36, -40), (0, -50), (36, -40), (34, -22), (0, -28), (-34, -22)]),
        tint(ink.light, 0.85),
        ink.deep,
        3,
    )
    fill(painter, blob([(-24, 4), (0, -6), (24, 4), (20, 40), (-20, 40)]), ink.mid, ink.deep, 3)
    fill(painter, oval(0, 22, 10), ink.dark, ink.light, 2.5)
    hose = trail([(12, 34), (34, 52), (28, 78), (40, 110)])
    line(painter, hose, ink.deep, 13)
    line(painter, hose, ink.light, 8)


def dome(painter: QPainter, ink: Ink, seed: Seed) -> None:
    """A helpful machine: turning dome, one large eye, tool arms."""
    fill(painter, box(-42, 8, 84, 110, 8), between((-42, 0), (42, 0), ink.light, ink.dark), ink.deep, 3.5)
    for row in range(3):
        fill(painter, box(-32, 24 + row * 26, 26, 18, 2), ink.pale, ink.deep, 2)
        fill(painter, box(4, 24 + row * 26, 22, 18, 2), ink.mid, ink.deep, 2)
    shell = QPainterPath()
    shell.moveTo(-52, 10)
    shell.cubicTo(-54, -78, 54, -78, 52, 10)
    shell.closeSubpath()
    _shell(painter, shell, ink, 16)
    segments(painter, [((-50, -6), (50, -6))], ink.deep, 3)
    eye = seed.between(-14, 6)
    fill(painter, oval(eye, -28, 15), ink.deep, ink.mid, 4)
    glow(painter, eye, -28, 15, ink.pale, 1.0)
    fill(painter, oval(32, -22, 5), ink.light, ink.deep, 2)
    segments(painter, [((20, -54), (30, -90)), ((-24, -52), (-28, -74))], ink.light, 3)
    fill(painter, oval(30, -91, 4), ink.pale)


def probe(painter: QPainter, ink: Ink, seed: Seed) -> None:
    """A hanging sphere of lenses and feelers."""
    for index in range(seed.whole(5, 7)):
        x = -48 + index * 16
        arm = trail([(x * 0.5, 20), (x, 50), (x * 1.1, 74), (x * 0.9 + seed.between(-14, 14), 112)])
        line(painter, arm, ink.deep, 8)
        line(painter, arm, ink.light if x < 0 else ink.mid, 4.5)
    segments(painter, [((-20, -60), (-34, -98)), ((18, -60), (24, -94))], ink.light, 3)
    _shell(painter, oval(0, -12, 62, 54), ink, 14)
    fill(painter, box(-64, -16, 128, 12, 5), ink.mid, ink.deep, 3)
    for x, y, radius in ((-16, -12, 19), (26, -20, 11), (14, 14, 8), (-40, 12, 7)):
        fill(painter, oval(x, y, radius), ink.deep, ink.mid, 3.5)
        glow(painter, x, y, radius * 0.95, ink.pale, 1.0)
    ticks = [(around(-16, -12, 22, a), around(-16, -12, 26, a)) for a in range(0, 360, 30)]
    segments(painter, ticks, ink.deep, 2)
