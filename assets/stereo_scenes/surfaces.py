"""How a surface looks at a point: its colour, its shine and its own light. Colours are linear light."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from noise import dice, fractal
from shapes import Data, F


@dataclass
class Look:
    """Arrays over the points: colour and glow N×3, rough and metal N."""

    colour: F
    glow: F
    rough: F
    metal: F


def look(points: tuple[F, F, F], facing: tuple[F, F, F], material: Data, grain: F) -> Look:
    """``points`` and ``facing`` in the thing's own coordinates; ``grain`` is the size of a pixel there."""
    count = points[0].size
    colour = np.tile(np.array(material.get("colour", [0.5, 0.5, 0.5]), np.float32), (count, 1))
    made = Look(colour, np.tile(np.array(material.get("glow", [0, 0, 0]), np.float32), (count, 1)),
                np.full(count, material.get("rough", 0.5), np.float32),
                np.full(count, material.get("metal", 0.0), np.float32))  # fmt: skip
    for pattern in material.get("patterns", []):
        PATTERNS[pattern["kind"]](made, points, facing, pattern, grain)
    return made


def _flat(points: tuple[F, F, F], facing: tuple[F, F, F]) -> tuple[F, F, np.ndarray]:
    """Two coordinates along the surface (of the axis it faces most) and that axis."""
    axis = np.argmax(np.abs(np.stack(facing)), axis=0)
    x, y, z = points
    return np.choose(axis, (y, x, x)), np.choose(axis, (z, z, y)), axis


def _panels(made: Look, points: tuple[F, F, F], facing: tuple[F, F, F], data: Data, grain: F) -> None:
    """Plates of several greys with dark joints, every other row moved by half a plate."""
    u, v, axis = _flat(points, facing)
    wide, high = data["size"]
    row = np.floor(v / high).astype(np.int64)
    u = u / wide + 0.5 * (row % 2) + 0.37 * dice(row, axis.astype(np.int64))
    column = np.floor(u).astype(np.int64)
    tone = 1 + data.get("vary", 0.25) * (dice(column, row, axis.astype(np.int64)) - 0.5)
    edge = np.minimum(
        np.minimum(u - column, 1 - u + column) * wide, np.minimum(v / high - row, 1 - v / high + row) * high
    )
    wide_joint = np.maximum(data.get("joint", 0.012), 0.8 * grain)
    depth = 0.65 * np.clip(data.get("joint", 0.012) / wide_joint, 0, 1)
    dark = depth * (1 - np.clip(edge / wide_joint, 0, 1))
    seen = np.clip(min(wide, high) / (3 * grain) - 0.5, 0, 1)
    made.colour *= (1 + (tone * (1 - dark) - 1) * seen)[:, None].astype(np.float32)
    made.rough *= np.clip(0.75 + 0.5 * dice(row, column), 0.3, 1.3)


def _windows(made: Look, points: tuple[F, F, F], facing: tuple[F, F, F], data: Data, grain: F) -> None:
    """Small lit openings, some dark, on surfaces that stand upright."""
    u, v, axis = _flat(points, facing)
    wide, high = data["size"]
    column, row = np.floor(u / wide).astype(np.int64), np.floor(v / high).astype(np.int64)
    du, dv = u / wide - column, v / high - row
    open_ = (np.abs(du - 0.5) < 0.27) & (np.abs(dv - 0.5) < 0.22)
    lit = dice(column, row, axis.astype(np.int64)) < data.get("lit", 0.4)
    band = dice(row, axis.astype(np.int64)) < data.get("rows", 0.6)
    if data.get("upright", False):
        band &= np.abs(facing[1]) < 0.6
    sharp = (open_ & lit & band) * (0.4 + 0.6 * dice(column, row + 91))
    seen = np.clip(min(wide, high) / (2.5 * grain) - 0.4, 0, 1)
    power = sharp * seen + (1 - seen) * 0.13 * data.get("lit", 0.4) * band
    made.glow += power[:, None].astype(np.float32) * np.array(data["colour"], np.float32)


def _mottled(made: Look, points: tuple[F, F, F], facing: tuple[F, F, F], data: Data, grain: F) -> None:
    """Noise between the colour and another one: rust, sand, cloth, scratches of the light."""
    size = np.float32(data["size"])
    share = fractal(*(p / size for p in points), 4, data.get("seed", 3))
    share = np.clip((share - data.get("from", 0.4)) / data.get("width", 0.3), 0, 1)[:, None].astype(
        np.float32
    )
    made.colour[:] = made.colour * (1 - share) + np.array(data["colour"], np.float32) * share
    made.rough *= 1 + 0.4 * (share[:, 0] - 0.5)


def _stripe(made: Look, points: tuple[F, F, F], facing: tuple[F, F, F], data: Data, grain: F) -> None:
    """A painted band where a coordinate lies between two values."""
    along = points["xyz".index(data["axis"])]
    made.colour[(along > data["from"]) & (along < data["to"])] = data["colour"]


def _banded(made: Look, points: tuple[F, F, F], facing: tuple[F, F, F], data: Data, grain: F) -> None:
    """Layers of rock or the belts of a gas planet, bent by noise."""
    x, y, z = points
    bend = fractal(x * data["wave"], y * data["wave"], z * data["wave"], 5, data.get("seed", 5)) - 0.5
    belts = 0.5 + 0.5 * np.sin((y + bend * data["bend"]) * data["many"])
    belts = (0.75 * belts + 0.5 * (fractal(x * 3, y * data["many"], z * 3, 4, 9) - 0.25))[:, None].clip(0, 1)
    made.colour[:] = made.colour * (1 - belts) + np.array(data["colour"], np.float32) * belts


def _continents(made: Look, points: tuple[F, F, F], facing: tuple[F, F, F], data: Data, grain: F) -> None:
    """Seas, land and clouds on a unit sphere's surface directions."""
    x, y, z = facing
    size = data.get("size", 2.2)
    land = fractal(x * size + 5, y * size + 5, z * size + 5, 6, data.get("seed", 11))
    shore = np.clip((land - data.get("sea", 0.52)) / 0.03, 0, 1)[:, None]
    heights = np.clip((land - 0.52) / 0.2, 0, 1)[:, None]
    ground = np.array(data["low"]) * (1 - heights) + np.array(data["high"]) * heights
    made.colour[:] = made.colour * (1 - shore) + ground * shore
    made.rough[:] = np.where(shore[:, 0] > 0.5, 0.9, 0.35)
    bend = fractal(x * 3, y * 3, z * 3, 4, 17) - 0.5
    cloud = fractal(x * 4 + bend * 2.4, y * 7 + bend * 2.4, z * 4 + bend * 2.4, 6, 23)
    cover = (np.clip((cloud - 0.5) / 0.16, 0, 1) ** 1.2)[:, None] * data.get("clouds", 0.9)
    made.colour[:] = made.colour * (1 - cover) + np.array([0.85, 0.87, 0.9]) * cover


PATTERNS = {
    "panels": _panels,
    "windows": _windows,
    "mottled": _mottled,
    "stripe": _stripe,
    "banded": _banded,
    "continents": _continents,
}
