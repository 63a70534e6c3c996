"""What people of a portrait wear on the head; drawn over a face, light from the left."""

from PySide6.QtGui import QPainter

from tabletop.ui.art.jedi_knights.tones import Ink
from tabletop.ui.art.seed import Seed
from tabletop.ui.art.strokes import (
    Point,
    between,
    blob,
    box,
    fill,
    glow,
    line,
    oval,
    polygon,
    segments,
    trail,
)


def hood(painter: QPainter, ink: Ink, seed: Seed) -> None:
    """The face sinks into the shadow of the cloth; the eyes remain."""
    wide, peak = seed.between(48, 58), seed.between(84, 96)
    outside: list[Point] = [(-wide - 16, 84), (-wide, -10), (-wide * 0.62, -peak * 0.82), (0, -peak)]
    outline = [*outside, *[(-x, y) for x, y in reversed(outside[:-1])]]
    face: list[Point] = [(-26, 50), (-33, 0), (-24, -44), (0, -62), (26, -44), (34, 0), (24, 52), (0, 66)]
    cloth = polygon(outline).subtracted(blob(face))
    fill(painter, cloth, between((-wide, -40), (wide, 40), ink.light, ink.dark), ink.deep, 3)
    shade = blob(face).subtracted(blob([(x * 0.9 - 5, y * 0.9 + seed.between(12, 20)) for x, y in face]))
    fill(painter, shade, ink.deep)
    for step in range(3):
        x = -wide + 8 + step * 5
        line(painter, trail([(x, 70), (x + 2, -10), (x * 0.5, -70 + step * 4)]), ink.mid, 2.5)
    line(
        painter,
        trail([(-wide - 12, 74), (-wide + 1, -10), (-wide * 0.6, -70), (-3, -peak + 3)]),
        ink.pale,
        2.5,
    )
    for x in (-15, 15):
        glow(painter, x, -15, 11, ink.pale, 0.9)


def cap(painter: QPainter, ink: Ink, seed: Seed) -> None:
    """An officer's cap with its badge."""
    crown = seed.between(24, 34)
    top: list[Point] = [
        (-38, -46),
        (-46, -58 - crown * 0.6),
        (0, -58 - crown),
        (46, -58 - crown * 0.6),
        (38, -46),
    ]
    fill(painter, polygon(top), between((-40, 0), (40, 0), ink.light, ink.dark), ink.deep, 3)
    fill(painter, box(-38, -54, 76, 13, 3), ink.deep, ink.deep, 2)
    visor: list[Point] = [(-38, -42), (0, -47), (38, -42), (30, -29), (0, -25), (-30, -29)]
    fill(painter, blob(visor), ink.deep, ink.mid, 2)
    fill(painter, oval(0, -60, 6.5), ink.pale, ink.deep, 2)
    line(painter, trail([(-44, -62), (-20, -56 - crown * 0.8), (0, -55 - crown)]), ink.pale, 2.5)


def goggles(painter: QPainter, ink: Ink, seed: Seed) -> None:
    """Pushed up on the brow, glass full of light."""
    y = -48 + seed.between(-4, 4)
    line(painter, trail([(-40, y + 6), (0, y - 4), (40, y + 6)]), ink.deep, 11)
    for x, shade in ((-17, ink.pale), (17, ink.light)):
        fill(painter, oval(x, y, 15, 12), ink.mid, ink.deep, 4)
        fill(painter, oval(x, y, 10, 7.5), shade)
        line(painter, trail([(x - 5, y + 2), (x + 1, y - 4)]), "#ffffff", 2.5)


def wraps(painter: QPainter, ink: Ink, seed: Seed) -> None:
    """Cloth wound about mouth and brow."""
    for top, tall in ((4, 46), (-84, 44)):
        rim: list[Point] = [
            (-40, top + 6),
            (0, top - 4 if top > 0 else top - 10),
            (40, top + 6),
            (44, top + tall),
        ]
        fill(painter, polygon([*rim, (0, top + tall + 4), (-44, top + tall)]), ink.light, ink.deep, 3)
        fill(painter, polygon([(6, top - 2), (40, top + 6), (44, top + tall), (4, top + tall + 3)]), ink.dark)
        for step in range(3):
            y = top + 12 + step * 11 + seed.between(-3, 3)
            line(painter, trail([(-42, y + 4), (-4, y + seed.between(-6, 8)), (42, y - 3)]), ink.deep, 2.2)


def headband(painter: QPainter, ink: Ink, seed: Seed) -> None:
    fill(painter, polygon([(-38, -54), (38, -58), (38, -42), (-38, -38)]), ink.pale, ink.deep, 3)
    fill(painter, polygon([(5, -56), (38, -58), (38, -42), (5, -40)]), ink.mid)
    ends = [((38, -50), (62, -40 + seed.between(0, 20))), ((38, -50), (58, -58 + seed.between(0, 16)))]
    segments(painter, ends, ink.deep, 11)
    segments(painter, ends, ink.light, 6)


def loupe(painter: QPainter, ink: Ink, seed: Seed) -> None:
    """A maker's eyepiece on a strap."""
    line(painter, trail([(-38, -30), (-10, -44), (38, -24)]), ink.deep, 5)
    fill(painter, oval(15, -15, 15), ink.deep, ink.light, 3)
    glow(painter, 15, -15, 13, ink.pale, 1.0)
    fill(painter, box(24, -26, 14, 8, 2), ink.mid, ink.deep, 2)


def dark_mask(painter: QPainter, ink: Ink, seed: Seed) -> None:
    """A knight's crowned helm of black plates, embers behind the slits."""
    spikes = seed.whole(3, 4)
    for index in range(-spikes, spikes + 1):
        x, tall = index * 40 / spikes, 96 - abs(index) * 9
        fill(painter, polygon([(x - 7, -46), (x + 2, -tall), (x + 7, -46)]), ink.dark, ink.light, 2)
    helm: list[Point] = [
        (0, -72),
        (40, -56),
        (46, -6),
        (58, 52),
        (24, 60),
        (0, 74),
        (-24, 60),
        (-58, 52),
        (-46, -6),
        (-40, -56),
    ]
    fill(painter, polygon(helm), between((-50, 0), (40, 0), ink.mid, ink.deep), ink.light, 2.5)
    fill(painter, polygon([(0, -72), (40, -56), (46, -6), (58, 52), (24, 60), (0, 74)]), ink.deep)
    for side in (-1, 1):
        slit: list[Point] = [(side * 6, -12), (side * 32, -22), (side * 28, -9)]
        glow(painter, side * 19, -15, 24, ink.light, 0.9)
        fill(painter, polygon(slit), ink.pale)
    fill(painter, polygon([(0, -8), (13, 20), (0, 28), (-13, 20)]), ink.dark, ink.light, 2)
    vents = [((x, 34), (x * 1.25, 56)) for x in (-20, -12, -4, 4, 12, 20)]
    segments(painter, vents, ink.light, 2.5)
    line(painter, trail([(-56, 50), (-44, -6), (-38, -54), (-2, -70)]), ink.pale, 2.5)
