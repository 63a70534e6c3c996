"""What lies at infinity: stars, nebulae, evening skies. Colours are linear light."""

from __future__ import annotations

import numpy as np
from noise import dice, fractal
from shapes import Data, F


def sky(way: tuple[F, F, F], data: Data) -> F:
    """N×3 for unit directions; the same for both eyes, hence infinitely far away."""
    x, y, z = way
    out = _gradient(y, data.get("gradient", [[-1, [0.004, 0.006, 0.012]], [1, [0.004, 0.006, 0.012]]]))
    for cloud in data.get("nebulae", []):
        out += _nebula(x, y, z, cloud)
    for sun in data.get("suns", []):
        out += _sun(x, y, z, sun)
    if "stars" in data:
        out += _stars(x, y, z, data["stars"])
    return out.astype(np.float32)


def _gradient(y: F, stops: list[list]) -> F:
    heights = [stop[0] for stop in stops]
    return np.stack([np.interp(y, heights, [stop[1][n] for stop in stops]) for n in range(3)], axis=1)


def _nebula(x: F, y: F, z: F, data: Data) -> F:
    size, seed = data["size"], data.get("seed", 0)
    bend = fractal(x * size * 0.7, y * size * 0.7, z * size * 0.7, 4, seed + 20) - 0.5
    cloud = fractal(x * size + bend * 2, y * size + bend * 2, z * size + bend * 2, 6, seed)
    thick = np.clip((cloud - data.get("from", 0.45)) / data.get("width", 0.3), 0, 1) ** 1.6
    toward = data.get("toward")
    if toward:
        aim = np.array(toward) / np.linalg.norm(toward)
        thick = thick * np.exp(-(1 - (x * aim[0] + y * aim[1] + z * aim[2])) / data.get("spread", 0.08))
    dust = np.clip((fractal(x * size * 2, y * size * 2, z * size * 2, 5, seed + 40) - 0.45) * 3, 0, 1)
    return (thick * (1 - 0.6 * dust))[:, None] * np.array(data["colour"])


def _sun(x: F, y: F, z: F, data: Data) -> F:
    aim = np.array(data["toward"]) / np.linalg.norm(data["toward"])
    off = np.arccos(np.clip(x * aim[0] + y * aim[1] + z * aim[2], -1, 1))
    disc = np.clip((data["radius"] - off) / (0.15 * data["radius"]) + 0.5, 0, 1)
    halo = np.exp(-off / data.get("halo", 0.1)) * data.get("glow", 0.3)
    return (disc * data.get("power", 6.0) + halo)[:, None] * np.array(data["colour"])


def _stars(x: F, y: F, z: F, data: Data) -> F:
    """Stars on the faces of a cube about the eye, a chance for one in every cell."""
    out = np.zeros((x.size, 3), np.float32)
    axis = np.argmax(np.abs(np.stack([x, y, z])), axis=0)
    big = np.choose(axis, (x, y, z))
    u, v = np.choose(axis, (y, x, x)) / np.abs(big), np.choose(axis, (z, z, y)) / np.abs(big)
    face = axis * 2 + (big > 0)
    for cells, share, bright in ((60, 0.10, 1.0), (130, 0.13, 0.45), (240, 0.16, 0.2)):
        cu, cv = np.floor(u * cells).astype(np.int64), np.floor(v * cells).astype(np.int64)
        here = dice(cu, cv, face.astype(np.int64)) < share * data.get("many", 1.0)
        du = u * cells - cu - (0.3 + 0.4 * dice(cu, cv, face + 7))
        dv = v * cells - cv - (0.3 + 0.4 * dice(cu, cv, face + 13))
        size = 0.0010 * cells
        spark = np.exp(-(du * du + dv * dv) / (2 * size * size)) * here * dice(cu, cv, face + 19) ** 3
        warm = dice(cu, cv, face + 29)
        tint = np.stack([0.75 + 0.4 * warm, 0.85 + 0.0 * warm, 1.2 - 0.5 * warm], axis=1)
        out += (spark * bright * data.get("power", 3.0))[:, None] * tint
    return out
