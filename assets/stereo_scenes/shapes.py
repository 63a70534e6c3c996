"""Signed distances of the shapes that scenes are built from.

A point set is three float32 arrays (x, y, z). Distances may be underestimated, never by sign.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt
from noise import surface

F = npt.NDArray[np.float32]
Data = dict[str, Any]


def sphere(x: F, y: F, z: F, part: Data) -> F:
    return np.sqrt(x * x + y * y + z * z) - np.float32(part["r"])


def ellipsoid(x: F, y: F, z: F, part: Data) -> F:
    a, b, c = (np.float32(each) for each in part["r"])
    outer = np.sqrt((x / a) ** 2 + (y / b) ** 2 + (z / c) ** 2)
    inner = np.sqrt((x / a**2) ** 2 + (y / b**2) ** 2 + (z / c**2) ** 2)
    return outer * (outer - 1) / np.maximum(inner, np.float32(1e-6))


def box(x: F, y: F, z: F, part: Data) -> F:
    edge = np.float32(part.get("round", 0.0))
    qx, qy, qz = (np.abs(v) - (np.float32(h) - edge) for v, h in zip((x, y, z), part["half"], strict=True))
    out = np.sqrt(np.maximum(qx, 0) ** 2 + np.maximum(qy, 0) ** 2 + np.maximum(qz, 0) ** 2)
    return out + np.minimum(np.maximum(qx, np.maximum(qy, qz)), 0) - edge


def limb(x: F, y: F, z: F, part: Data) -> F:
    """A rod from a to b whose radius goes from r[0] to r[1]."""
    ax, ay, az = part["a"]
    dx, dy, dz = (np.float32(e - s) for s, e in zip(part["a"], part["b"], strict=True))
    px, py, pz = x - np.float32(ax), y - np.float32(ay), z - np.float32(az)
    along = np.clip((px * dx + py * dy + pz * dz) / (dx * dx + dy * dy + dz * dz), 0, 1)
    first, last = part["r"] if isinstance(part["r"], list) else (part["r"], part["r"])
    radius = np.float32(first) + np.float32(last - first) * along
    return np.sqrt((px - dx * along) ** 2 + (py - dy * along) ** 2 + (pz - dz * along) ** 2) - radius


def cylinder(x: F, y: F, z: F, part: Data) -> F:
    """Along y; r may be [bottom, top]."""
    edge = np.float32(part.get("round", 0.0))
    half = np.float32(part["half"])
    radius = part["r"]
    if isinstance(radius, list):
        slope = np.float32((radius[1] - radius[0]) / (2 * half))
        wide = np.float32((radius[0] + radius[1]) / 2) + np.clip(y, -half, half) * slope
    else:
        wide = np.float32(radius)
    qx = np.sqrt(x * x + z * z) - wide + edge
    qy = np.abs(y) - half + edge
    return np.minimum(np.maximum(qx, qy), 0) + np.hypot(np.maximum(qx, 0), np.maximum(qy, 0)) - edge


def torus(x: F, y: F, z: F, part: Data) -> F:
    return np.hypot(np.sqrt(x * x + z * z) - np.float32(part["R"]), y) - np.float32(part["r"])


def ring(x: F, y: F, z: F, part: Data) -> F:
    """A hoop about y with a box as its section: half = [radial, along y]."""
    edge = np.float32(part.get("round", 0.0))
    qx = np.abs(np.sqrt(x * x + z * z) - np.float32(part["R"])) - np.float32(part["half"][0]) + edge
    qy = np.abs(y) - np.float32(part["half"][1]) + edge
    return np.minimum(np.maximum(qx, qy), 0) + np.hypot(np.maximum(qx, 0), np.maximum(qy, 0)) - edge


def _polygon(u: F, v: F, points: list[list[float]]) -> F:
    nearest = np.full_like(u, np.inf)
    inside = np.zeros(u.shape, bool)
    for (u0, v0), (u1, v1) in zip(points, points[1:] + points[:1], strict=True):
        eu, ev = np.float32(u1 - u0), np.float32(v1 - v0)
        wu, wv = u - np.float32(u0), v - np.float32(v0)
        along = np.clip((wu * eu + wv * ev) / (eu * eu + ev * ev + np.float32(1e-9)), 0, 1)
        nearest = np.minimum(nearest, (wu - eu * along) ** 2 + (wv - ev * along) ** 2)
        crosses = (np.float32(v0) <= v) != (np.float32(v1) <= v)
        if v1 != v0:
            inside ^= crosses & (wu < eu * wv / ev)
    return np.where(inside, -1, 1).astype(np.float32) * np.sqrt(nearest)


def slab(x: F, y: F, z: F, part: Data) -> F:
    """A polygon in x and z, ``half`` thick along y; ``thin`` makes it thinner away from the middle."""
    edge = np.float32(part.get("round", 0.0))
    flat = _polygon(x, z, part["points"]) + edge
    half = np.float32(part["half"]) - np.float32(part.get("thin", 0.0)) * np.abs(x)
    upright = np.abs(y) - np.maximum(half, np.float32(0.004)) + edge
    return (
        np.minimum(np.maximum(flat, upright), 0)
        + np.hypot(np.maximum(flat, 0), np.maximum(upright, 0))
        - edge
    )


def turned(x: F, y: F, z: F, part: Data) -> F:
    """A profile [[radius, y], …] turned about y; ``folds`` makes drapery of it."""
    radius = np.sqrt(x * x + z * z)
    if "folds" in part:
        count, depth = part["folds"]
        wave = np.sin(np.arctan2(z, x) * count + 1.7 * np.sin(y * 1.3)) * depth
        radius = radius + wave.astype(np.float32) * np.clip(part.get("top", 1e9) - y, 0, 1).astype(np.float32)
    return _polygon(radius, y, part["points"]) - np.float32(part.get("round", 0.0))


def ground(x: F, y: F, z: F, part: Data) -> F:
    """Endless land: ``tall`` × fractal noise of a given ``size`` about y = 0."""
    size, tall = part["size"], part["tall"]
    height = surface(x / np.float32(size), z / np.float32(size), part.get("seed", 0)) * np.float32(tall)
    return (y - height) * np.float32(part.get("step", 0.7))


SHAPES: dict[str, Callable[[F, F, F, Data], F]] = {
    each.__name__: each
    for each in (sphere, ellipsoid, box, limb, cylinder, torus, ring, slab, turned, ground)
}


def reach(part: Data) -> float:
    """Distance from the part's own origin beyond which it certainly is not."""
    shape = part["shape"]
    if shape == "ground":
        return float("inf")
    if shape == "sphere":
        return float(part["r"])
    if shape == "ellipsoid":
        return float(max(part["r"]))
    if shape == "box":
        return float(np.linalg.norm(part["half"]))
    if shape == "limb":
        widest = max(part["r"]) if isinstance(part["r"], list) else part["r"]
        return float(max(np.linalg.norm(part["a"]), np.linalg.norm(part["b"])) + widest)
    if shape == "cylinder":
        widest = max(part["r"]) if isinstance(part["r"], list) else part["r"]
        return float(np.hypot(widest, part["half"]))
    if shape == "torus":
        return float(part["R"] + part["r"])
    if shape == "ring":
        return float(np.hypot(part["R"] + part["half"][0], part["half"][1]))
    if shape == "slab":
        return float(np.hypot(max(np.linalg.norm(each) for each in part["points"]), part["half"]))
    wide = part["folds"][1] if "folds" in part else 0.0
    return float(max(np.linalg.norm(each) for each in part["points"]) + part.get("round", 0.0) + wide)
