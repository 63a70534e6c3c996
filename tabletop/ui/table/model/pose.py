"""How one card lies on the screen."""

from typing import NamedTuple


class Pose(NamedTuple):
    """(x, y): the middle, in pixels of the scene. `turn` in degrees clockwise from upright as it is read. `width`:
    of the card's short side, in pixels. `up`: the face is shown. `z`: what lies higher covers what lies lower.
    `fade`: 0 … 1."""

    x: float
    y: float
    turn: float
    width: float
    up: bool
    z: float
    fade: float = 1.0


def between(a: Pose, b: Pose, part: float) -> Pose:
    """The pose `part` (0 … 1) of the way from a to b; the turn goes the shorter way round."""
    turn = (b.turn - a.turn + 180) % 360 - 180
    return Pose(
        a.x + (b.x - a.x) * part,
        a.y + (b.y - a.y) * part,
        a.turn + turn * part,
        a.width + (b.width - a.width) * part,
        b.up if part >= 0.5 else a.up,
        b.z,
        a.fade + (b.fade - a.fade) * part,
    )
