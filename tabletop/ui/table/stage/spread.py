"""How cards are spread over a place: a pile, a grid, a fan. Offsets from its middle: (x, y, lean)."""

import math

from tabletop.core.layout import TALL, Place, across
from tabletop.ui.table.model.spot import Spot

Offset = tuple[float, float, float]


def pile(count: int, step_x: float, step_y: float) -> list[Offset]:
    # A flat pile grows only as far as a thick pile looks, its top card being the last.
    flat = abs(step_x) + abs(step_y) < 2
    return [
        ((min(i, 8) if flat else i) * step_x, (min(i, 8) if flat else i) * step_y, 0.0) for i in range(count)
    ]


def grid(count: int, place: Place, size: float, spot: Spot) -> list[Offset]:
    columns = max(1, place.columns)
    rows = max(place.rows, math.ceil(count / columns))
    step_x = place.step[0] * size
    # Turned about the middle, a grid fills from the lower right: without a step of its own, y follows x.
    step_y = (place.step[1] or math.copysign(TALL * 1.05, place.step[0])) * size
    if rows > place.rows:
        room = spot.height - place.card[1] / place.scale * size
        step_y = math.copysign(min(abs(step_y), room / (rows - 1)), step_y)
    top = -(min(rows, place.rows) - 1) / 2 if rows == place.rows else -(rows - 1) / 2
    return [
        ((i % columns - (columns - 1) / 2) * step_x, (i // columns + top) * step_y, 0.0) for i in range(count)
    ]


def fan(offsets: list[Offset], size: float, side: str) -> list[Offset]:
    """A hand: each card leans a little outwards and the outer ones lie lower."""
    middle = (len(offsets) - 1) / 2
    lean = min(2.0, 12 / max(1, len(offsets)))
    sign = -1 if across(side) else 1
    fanned: list[Offset] = []
    for number, (x, y, _) in enumerate(offsets):
        out = number - middle
        drop = sign * abs(out) ** 1.6 * size * 0.004 * lean
        # x grows with the number on the near side and shrinks on the far one, so the lean is the same.
        fanned.append((x, y + drop, round(out * lean)))
    return fanned
