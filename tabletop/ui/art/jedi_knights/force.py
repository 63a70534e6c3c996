"""Force cards: a current wound about a core, one arm and one spark for each point of its number."""

from math import exp, sin

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from tabletop.ui.art.jedi_knights.tones import FORCE, GROUND, Ink, ink_of, tone
from tabletop.ui.art.picture import PictureOf
from tabletop.ui.art.seed import Seed
from tabletop.ui.art.skies import stars, vignette, wash
from tabletop.ui.art.strokes import Point, around, fill, glow, line, oval, polygon, radial, rays, tint, trail


def swirl(card: PictureOf, painter: QPainter, area: QRectF, seed: Seed) -> None:
    ink, colour = ink_of(tone(card)), card.colours[0] if card.colours else "black"
    number = next((int(word) for word in card.traits if word.isdecimal()), seed.whole(1, 8))
    wash(painter, area, ink.dark, GROUND, ink.deep)
    stars(painter, area, seed.branch("stars"), 30 + number * 6, ink.light)
    painter.save()
    painter.rotate(seed.between(-18, 18))
    painter.scale(1.12, seed.between(0.66, 0.78))
    glow(painter, 0, 0, 90 + number * 9, tone(card), 0.3 + number * 0.06)
    if number >= 6:
        rays(painter, 0, 0, 240, tint(ink.light, 0.08 + (number - 6) * 0.05), 16, seed.between(0, 20))
    reach, turn = 62 + number * 8, seed.between(0, 360)
    twist = seed.pick((-1, 1)) * seed.between(200, 300)
    for arm in range(number):
        _arm(painter, ink, colour, turn + arm * 360 / number, twist, reach * seed.between(0.88, 1.1), seed)
    painter.restore()
    _core(painter, ink, colour, 12 + number * 2.1)
    _sparks(painter, ink, number, seed.branch("sparks"))
    vignette(painter, area, "#000000", 0.6)


def _arm(
    painter: QPainter, ink: Ink, colour: str, start: float, twist: float, reach: float, seed: Seed
) -> None:
    """A ribbon that widens, then tapers, along a spiral; its edge is the colour's own."""
    outer: list[Point] = []
    inner: list[Point] = []
    spine: list[Point] = []
    for step in range(25):
        along = step / 24
        radius = 9 + (reach - 9) * (exp(along * 1.6) - 1) / (exp(1.6) - 1)
        wide = 15 * sin(3.1416 * along**0.75) * _edge(colour, step)
        angle = start + twist * along
        outer.append(around(0, 0, radius + wide, angle))
        inner.append(around(0, 0, max(2, radius - wide * 0.5), angle))
        spine.append(around(0, 0, radius, angle))
    shade = radial(
        0, 0, reach, ink.pale, ink.light, tint(FORCE.get(colour, FORCE["black"]), 0.5), tint(ink.mid, 0.15)
    )
    fill(painter, polygon([*outer, *reversed(inner)]), shade)
    line(painter, trail(spine), tint(ink.pale, 0.8), 1.8)
    if colour == "green":
        _leaves(painter, ink, spine)
    if colour == "blue":
        line(painter, trail(outer), tint(ink.pale, 0.7), 1.6)
    for _ in range(3):
        x, y = seed.pick(spine[8:])
        glow(painter, x + seed.between(-9, 9), y + seed.between(-9, 9), seed.between(3, 7), ink.pale, 0.9)


def _edge(colour: str, step: int) -> float:
    """Flames are ragged, waves swell, the hollow current is thin."""
    if colour == "orange":
        return 1.35 if step % 2 else 0.75
    if colour == "blue":
        return 1 + 0.3 * sin(step * 1.1)
    return 0.42 if colour == "black" else 0.85


def _leaves(painter: QPainter, ink: Ink, spine: list[Point]) -> None:
    path = QPainterPath()
    for index in range(6, 24, 3):
        (x, y), (px, py) = spine[index], spine[index - 1]
        dx, dy = x - px, y - py
        long = 1.7
        path.moveTo(x, y)
        path.quadTo(x + dx - dy * 1.3, y + dy + dx * 1.3, x + (dx - dy) * long, y + (dy + dx) * long)
        path.quadTo(x + dx * 1.4, y + dy * 1.4, x, y)
    fill(painter, path, ink.light)


def _core(painter: QPainter, ink: Ink, colour: str, radius: float) -> None:
    if colour == "black":
        glow(painter, 0, 0, radius * 2.6, ink.pale, 1.0)
        fill(painter, oval(0, 0, radius * 1.15), "#000000", "#ffffff", 2.4)
        return
    glow(painter, 0, 0, radius * 2.4, ink.light, 1.0)
    glow(painter, 0, 0, radius * 1.2, "#ffffff", 1.0)


def _sparks(painter: QPainter, ink: Ink, number: int, seed: Seed) -> None:
    """As many as the number, evenly about the core: the card can be read from its picture."""
    turn = seed.between(0, 360)
    for index in range(number):
        x, y = around(0, 0, 40 + number * 1.6, turn + index * 360 / number)
        glow(painter, x, y, 15, ink.pale, 0.9)
        fill(painter, oval(x, y, 4.4), "#ffffff", ink.mid, 1.4)
