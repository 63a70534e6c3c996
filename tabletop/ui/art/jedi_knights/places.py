"""Locations: the site as a landscape, the system as the planet seen from space."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from tabletop.ui.art.jedi_knights.landmarks import landmark_of
from tabletop.ui.art.jedi_knights.tones import GROUND
from tabletop.ui.art.picture import PictureOf
from tabletop.ui.art.seed import Seed
from tabletop.ui.art.skies import planet, ringed, space, stars, vignette, wash
from tabletop.ui.art.strokes import Colour, Point, between, blob, fill, glow, line, mix, oval, polygon, tint


@dataclass(frozen=True)
class Climate:
    """High sky, low sky, far land, near land, what shines."""

    zenith: str
    horizon: str
    far: str
    near: str
    shine: str


CLIMATES = {
    "cinder_vale": Climate("#2a1020", "#ff8a3a", "#8c4327", "#2c1210", "#ffe0a0"),
    "frosthollow": Climate("#071a33", "#8fd0ff", "#5b86b0", "#10243d", "#eefaff"),
    "skyharbor": Climate("#23265c", "#ffb27a", "#a9698a", "#2a1d38", "#fff0c4"),
    "verdance": Climate("#06231f", "#8fe08a", "#2f7a55", "#08231a", "#e6ffc0"),
}


def place(card: PictureOf, painter: QPainter, area: QRectF, seed: Seed) -> None:
    named = next((CLIMATES[word] for word in card.traits if word in CLIMATES), None)
    climate = named or Seed(f"climate/{card.id}").pick(tuple(CLIMATES.values()))
    if card.kind == "system" or "system" in card.traits:
        _from_space(painter, area, climate, seed)
        return
    _sky(painter, area, climate, seed.branch("sky"))
    horizon = seed.between(18, 30)
    for step, share in ((0, 0.0), (1, 0.45)):
        shade = mix(climate.far, climate.near, share)
        _ridge(painter, area, shade, horizon + step * 16, 30 - step * 12, seed.branch(f"ridge {step}"))
    landmark_of(card)(
        painter, climate.near, climate.shine, mix(climate.far, climate.near, 0.7), seed.branch("landmark")
    )
    _ridge(painter, area, mix(climate.near, GROUND, 0.55), 82, 9, seed.branch("ground"))
    vignette(painter, area, "#000000", 0.5)


def _sky(painter: QPainter, area: QRectF, climate: Climate, seed: Seed) -> None:
    wash(
        painter,
        area,
        climate.zenith,
        mix(climate.zenith, climate.horizon, 0.55),
        climate.horizon,
        climate.far,
    )
    upper = QRectF(area.left(), area.top(), area.width(), area.height() * 0.4)
    stars(painter, upper, seed.branch("stars"), 40, climate.shine)
    x, y, radius = seed.between(-110, 110), seed.between(-66, -20), seed.between(13, 24)
    glow(painter, x, y, radius * 4.5, climate.shine, 0.6)
    fill(painter, oval(x, y, radius), climate.shine)
    moon = seed.between(26, 44)
    mx, my = -x * 0.8 + seed.between(-20, 20), seed.between(-70, -40)
    fill(
        painter,
        oval(mx, my, moon),
        between((mx - moon, my), (mx + moon, my), tint(climate.far, 0.9), tint(climate.zenith, 0.3)),
    )
    for _ in range(5):
        cx, cy, wide = seed.between(-150, 150), seed.between(-50, 10), seed.between(40, 90)
        fill(painter, oval(cx, cy, wide, seed.between(2, 5)), tint(climate.horizon, 0.35))


def _ridge(painter: QPainter, area: QRectF, colour: Colour, level: float, rough: float, seed: Seed) -> None:
    points: list[Point] = [(area.left() - 20, 140)]
    x = area.left() - 20
    while x < area.right() + 40:
        points.append((x, level + seed.between(-rough, rough * 0.35)))
        x += seed.between(14, 40)
    fill(
        painter,
        polygon([*points, (area.right() + 40, 140)]),
        between((0, level - rough), (0, 110), colour, mix(colour, GROUND, 0.6)),
    )


def _from_space(painter: QPainter, area: QRectF, climate: Climate, seed: Seed) -> None:
    space(painter, area, seed.branch("space"), mix(climate.zenith, GROUND, 0.7), climate.far, climate.zenith)
    x, y, radius = seed.between(-50, 50), seed.between(-6, 24), seed.between(66, 84)
    glow(painter, x, y, radius * 1.45, climate.horizon, 0.75)
    globe = oval(x, y, radius)
    planet(painter, x, y, radius, seed.branch("globe"), climate.far)
    painter.save()
    painter.setClipPath(globe)
    for _ in range(seed.whole(5, 8)):
        lx, ly, size = (
            x + seed.between(-radius, radius),
            y + seed.between(-radius, radius),
            seed.between(12, 30),
        )
        land = blob(
            [
                (lx + size * seed.between(0.5, 1.2) * dx, ly + size * seed.between(0.4, 0.8) * dy)
                for dx, dy in ((1, 0), (0.6, 0.8), (-0.5, 0.9), (-1, 0), (-0.4, -0.9), (0.7, -0.7))
            ]
        )
        fill(painter, land, tint(seed.pick((climate.near, climate.horizon)), 0.4))
    night = oval(x - radius * 0.45, y - radius * 0.4, radius * 1.28)
    fill(painter, globe.subtracted(night), tint(GROUND, 0.72))
    painter.restore()
    line(painter, globe, tint(climate.shine, 0.6), 1.6)
    if seed.chance(0.5):
        ringed(painter, x, y, radius * 0.9, climate.shine, seed.between(-24, 24), 3)
    mx = x + seed.pick((-1, 1)) * (radius + seed.between(24, 50))
    planet(painter, mx, seed.between(-70, -30), seed.between(7, 15), seed.branch("moon"), climate.horizon)
    vignette(painter, area, "#000000", 0.45)
