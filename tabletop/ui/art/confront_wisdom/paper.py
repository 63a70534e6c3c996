"""The sheet a figure stands on: fibres and specks, and one printed motif behind."""

from collections.abc import Callable

from PySide6.QtCore import QRectF

from tabletop.ui.art.confront_wisdom.brush import (
    GOLD,
    INDIGO,
    LEAF,
    LILAC,
    NIGHT,
    ORANGE,
    PAPER,
    PINK,
    RED,
    SKY,
    WHITE,
    Brush,
)
from tabletop.ui.art.seed import Seed
from tabletop.ui.art.strokes import Colour, around, blob, oval, polygon, rays, rough, segments, star, tint

Motif = Callable[[Brush, float, float, Colour, Seed], None]
"""Draws about the origin on a sheet of that half width and half height."""


def scene(brush: Brush, area: QRectF, card: str, seed: Seed) -> None:
    """Sheet and motif; a card not in `SCENES` takes one by its seed."""
    painter = brush.painter
    painter.fillRect(area, PAPER)  # type: ignore[call-overload]
    chosen = SCENES.get(card) or (seed.pick(MOTIFS), seed.pick((INDIGO, SKY, GOLD, PINK, LEAF, LILAC)))
    painter.save()
    painter.translate(area.center())
    chosen[0](brush, area.width() / 2, area.height() / 2, chosen[1], seed)
    painter.restore()
    _grain(brush, area, seed.branch("grain"))


def _grain(brush: Brush, area: QRectF, seed: Seed) -> None:
    ends = []
    for _ in range(34):
        x, y = seed.between(area.left(), area.right()), seed.between(area.top(), area.bottom())
        ends.append(((x, y), around(x, y, seed.between(2, 9), seed.between(0, 360))))
    segments(brush.painter, ends[:17], tint(WHITE, 0.55), 0.9)
    segments(brush.painter, ends[17:], tint(NIGHT, 0.14), 0.7)


def sun(brush: Brush, wide: float, high: float, colour: Colour, seed: Seed) -> None:
    brush.bare(blob(rough(seed.between(-25, 25), -4, 92, seed, 18, 0.03)), colour)
    _floor(brush, wide, high, tint(NIGHT, 0.16))


def beams(brush: Brush, wide: float, high: float, colour: Colour, seed: Seed) -> None:
    rays(brush.painter, 0, 10, wide + high, colour, seed.whole(9, 14), seed.between(0, 30))
    _floor(brush, wide, high, tint(NIGHT, 0.16))


def night(brush: Brush, wide: float, high: float, colour: Colour, seed: Seed) -> None:
    brush.painter.fillRect(QRectF(-wide, -high, wide * 2, high * 2), colour)  # type: ignore[call-overload]
    for _ in range(26):
        x, y, size = seed.between(-wide, wide), seed.between(-high, high * 0.5), seed.between(1, 4.5)
        brush.bare(star(x, y, size, size * 0.4, 4), tint(GOLD, 0.9))
    _floor(brush, wide, high, tint("#0e0f33", 0.5))


def waves(brush: Brush, wide: float, high: float, colour: Colour, seed: Seed) -> None:
    """Seigaiha: rows of overlapping fans."""
    brush.painter.fillRect(QRectF(-wide, -high, wide * 2, high * 2), tint(colour, 0.35))
    shift, row = seed.between(0, 40), 0
    y = -high * 0.1
    while y < high + 40:
        x = -wide - 40 + shift + (row % 2) * 26
        while x < wide + 40:
            for size, ink in ((26, colour), (19, PAPER), (13, colour), (6, PAPER)):
                brush.bare(oval(x, y, size), ink)
            x += 52
        y, row = y + 15, row + 1


def hills(brush: Brush, wide: float, high: float, colour: Colour, seed: Seed) -> None:
    brush.bare(oval(seed.pick((-1, 1)) * wide * 0.6, -high * 0.5, 26), RED)
    for index, alpha in enumerate((0.35, 0.6)):
        base = high * (0.15 + 0.3 * index)
        tops = [(-wide * 1.2, high * 2)]
        tops += [(-wide + wide * step / 2, base - seed.between(0, 70)) for step in range(5)]
        brush.bare(blob([*tops, (wide * 1.2, high * 2)]), tint(colour, alpha))
    _floor(brush, wide, high, tint(colour, 0.7))


def dots(brush: Brush, wide: float, high: float, colour: Colour, seed: Seed) -> None:
    """A print screen that thins out upwards."""
    row, y = 0, high + 6
    while y > -high:
        size = max(0.8, 6.6 * (y + high) / (2 * high))
        x = -wide + (row % 2) * 8
        while x < wide + 8:
            brush.bare(oval(x, y, size), colour)
            x += 16
        y, row = y - 13, row + 1


def checks(brush: Brush, wide: float, high: float, colour: Colour, seed: Seed) -> None:
    """A tiled floor towards a far wall."""
    brush.painter.fillRect(QRectF(-wide, -high, wide * 2, high * 1.45), tint(colour, 0.55))
    far, near, count = high * 0.45, high + 4, 12
    for row in range(3):
        top, bottom = far + (near - far) * row / 3, far + (near - far) * (row + 1) / 3
        for column in range(-count, count, 2):
            left = column + row % 2
            spread = [wide * (0.1 + 0.09 * depth) for depth in (row, row + 1)]
            brush.bare(
                polygon(
                    [
                        (left * spread[0] * 0.9, top),
                        ((left + 1) * spread[0] * 0.9, top),
                        ((left + 1) * spread[1] * 0.9, bottom),
                        (left * spread[1] * 0.9, bottom),
                    ]
                ),
                tint(NIGHT, 0.3),
            )


def rain(brush: Brush, wide: float, high: float, colour: Colour, seed: Seed) -> None:
    brush.painter.fillRect(QRectF(-wide, -high, wide * 2, high * 2), tint(colour, 0.5))
    ends = []
    for _ in range(46):
        x, y = seed.between(-wide, wide + 30), seed.between(-high, high)
        ends.append(((x, y), around(x, y, seed.between(12, 26), 108)))
    segments(brush.painter, ends, tint(INDIGO, 0.5), 2)
    _floor(brush, wide, high, tint(NIGHT, 0.25))


def clouds(brush: Brush, wide: float, high: float, colour: Colour, seed: Seed) -> None:
    brush.painter.fillRect(QRectF(-wide, -high, wide * 2, high * 2), colour)  # type: ignore[call-overload]
    for _ in range(6):
        x, y = seed.between(-wide, wide), seed.between(-high, high)
        size = seed.between(14, 26)
        for step in (-1.1, 0, 1.1):
            brush.bare(
                oval(x + step * size, y - (step == 0) * size * 0.35, size, size * 0.7), tint(WHITE, 0.75)
            )


def _floor(brush: Brush, wide: float, high: float, colour: Colour) -> None:
    brush.bare(oval(0, high + 6, wide * 1.15, high * 0.36), colour)


MOTIFS: tuple[Motif, ...] = (sun, beams, hills, dots, checks, clouds)

SCENES: dict[str, tuple[Motif, Colour]] = {
    "bean_mouse_troop": (hills, LEAF),
    "vending_samurai": (sun, INDIGO),
    "lantern_boy": (night, NIGHT),
    "postal_drone": (clouds, SKY),
    "mudball_pitcher": (beams, tint(GOLD, 0.7)),
    "iron_pot_squire": (sun, PINK),
    "clockwork_fox": (dots, tint(INDIGO, 0.55)),
    "hourglass_witch": (night, "#4b3f86"),
    "attic_archer": (night, INDIGO),
    "sugar_golem": (checks, PINK),
    "diving_librarian": (waves, "#6f9fc4"),
    "shadow_warden": (beams, tint(ORANGE, 0.6)),
    "fasting_monk": (sun, GOLD),
    "moon_courier": (night, "#2a2350"),
    "scarred_swordmaster": (sun, RED),
    "upside_down_jizo": (hills, "#7f9d77"),
    "mirror_dealer": (checks, LILAC),
    "poison_peddler": (hills, "#8a6aa6"),
    "meteor_runner": (night, "#343a92"),
    "thunder_drum": (beams, tint(INDIGO, 0.6)),
    "umbrella_thief": (rain, LILAC),
    "hibernating_bear": (clouds, "#7f8fc8"),
    "debt_collector": (checks, GOLD),
    "deep_sea_landlord": (night, "#1f4a6b"),
    "world_tree_gardener": (sun, SKY),
    "stone_stair_giant": (hills, "#93aa8b"),
    "cloud_whale": (clouds, "#86b4e0"),
    "clock_king": (checks, "#c7a8d6"),
    "stardust_judge": (beams, tint(INDIGO, 0.75)),
    "tax_dragon": (dots, tint(RED, 0.6)),
    "last_train_conductor": (night, "#23234d"),
    "spark_shower": (night, "#4a2233"),
    "music_box_lullaby": (dots, tint(LILAC, 0.9)),
    "trapdoor": (beams, tint(LILAC, 0.5)),
    "rally_whistle": (beams, tint(RED, 0.55)),
    "paper_shield": (waves, INDIGO),
    "star_chart": (sun, INDIGO),
    "repair_cart": (hills, SKY),
    "meteor_mail": (night, NIGHT),
    "spring_cleaning": (clouds, "#a8d3c4"),
    "understudy_contract": (beams, tint(RED, 0.7)),
}
