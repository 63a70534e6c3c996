"""Starships in profile, nose to the right."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from tabletop.ui.art.jedi_knights.fighters import bomber, claw, dart, fighter, panelled
from tabletop.ui.art.jedi_knights.hulls import barge, capital, freighter, station
from tabletop.ui.art.jedi_knights.tones import Ink, ink_of, tone
from tabletop.ui.art.picture import PictureOf
from tabletop.ui.art.seed import Seed
from tabletop.ui.art.skies import planet, space, vignette
from tabletop.ui.art.strokes import around, between, fill, glow, line, oval, polygon, tint

HULLS = {"fighter": fighter, "capital": capital, "freighter": freighter}
NAMED = {
    "fortress": station,
    "barge": barge,
    "needle": panelled,
    "lash": panelled,
    "talon": claw,
    "bomber": bomber,
    "lance": dart,
}
"""Ships whose name says more than their keyword."""


def profile(card: PictureOf, painter: QPainter, area: QRectF, seed: Seed) -> None:
    ink = ink_of(tone(card))
    space(painter, area, seed.branch("space"), ink.deep, ink.mid, ink.dark)
    seed.pick((_limb, _distant_world, _battle, _belt))(painter, area, ink, seed.branch("scene"))
    hull = next(
        (NAMED[word] for word in card.name.lower().replace(",", " ").split() if word in NAMED),
        HULLS[hull_word(card)],
    )
    painter.save()
    painter.translate(seed.between(-8, 8), seed.between(-8, 8))
    painter.rotate(seed.between(-9, 5))
    hull(painter, ink, seed.branch("hull"), side_word(card))
    painter.restore()
    vignette(painter, area, "#000000", 0.4)


def hull_word(card: PictureOf) -> str:
    return next((word for word in card.traits if word in HULLS), "freighter")


def side_word(card: PictureOf) -> str:
    return next((word for word in card.traits if word in ("alliance", "empire")), "independent")


def _limb(painter: QPainter, area: QRectF, ink: Ink, seed: Seed) -> None:
    """The lit edge of a world below."""
    x, radius = seed.between(-90, 90), seed.between(240, 330)
    y = radius + seed.between(44, 70)
    glow(painter, x, y, radius + 40, ink.mid, 0.9)
    fill(painter, oval(x, y, radius), between((0, y - radius), (0, y - radius + 90), ink.mid, ink.deep))
    line(painter, oval(x, y, radius), tint(ink.light, 0.8), 2)


def _distant_world(painter: QPainter, area: QRectF, ink: Ink, seed: Seed) -> None:
    x, y = seed.pick((-1, 1)) * seed.between(60, 110), seed.between(-60, -30)
    planet(painter, x, y, seed.between(36, 62), seed, ink.mid)


def _battle(painter: QPainter, area: QRectF, ink: Ink, seed: Seed) -> None:
    """Far ships and the beams between them."""
    for _ in range(seed.whole(4, 7)):
        x, y, size = seed.between(-140, 140), seed.between(-90, 90), seed.between(6, 15)
        dart = polygon([(x + size, y), (x - size, y - size * 0.3), (x - size, y + size * 0.25)])
        fill(painter, dart, tint(ink.light, 0.5))
        end = around(x, y, seed.between(60, 130), seed.between(-25, 25))
        line(painter, polygon([(x, y), end]), tint(ink.light, 0.35), 1.6)
    glow(painter, seed.between(-100, 100), seed.between(-60, 60), 46, ink.pale, 0.6)


def _belt(painter: QPainter, area: QRectF, ink: Ink, seed: Seed) -> None:
    """A band of ice across the sky."""
    lean = seed.between(-0.45, 0.45)
    for _ in range(40):
        x, size = seed.between(-170, 170), seed.between(1, 5)
        y = x * lean + seed.between(-34, 34)
        fill(painter, oval(x, y, size * 1.5, size), tint(ink.light, seed.between(0.15, 0.5)))
