"""Two eyes before one window: what lies at the window's distance falls on the same place for both."""

from __future__ import annotations

import lighting
import marching
import numpy as np
from scene import Scene
from shapes import F

PICTURE = (654, 486)
_TILE = 128


def picture(scene: Scene, eye: int, finer: float = 2.0) -> np.ndarray:
    """H×W×3 of 8 bits at PICTURE size. ``eye`` is −1 left, +1 right, 0 the middle.

    The eyes stand so far apart that infinity is seen ``far`` pixels of the picture behind the window.
    """
    data = scene.data["camera"]
    wide, high = (round(side * finer) for side in PICTURE)
    width = data["width"]
    apart = data.get("far", 15) / PICTURE[0] * width
    start = (np.float32(eye * apart / 2), np.float32(0), np.float32(0))
    light = np.zeros((high, wide, 3), np.float32)
    scene.grain = width / data["screen"] / wide
    for top in range(0, high, _TILE):
        for left in range(0, wide, _TILE):
            rows, columns = np.mgrid[top : min(high, top + _TILE), left : min(wide, left + _TILE)]
            rays = _rays(rows, columns, (wide, high), start, data)
            t = marching.hits(rays, scene.things, scene.data.get("limit", 400))
            light[rows[0, 0] : rows[-1, 0] + 1, columns[0, 0] : columns[0, -1] + 1] = lighting.lit(
                scene, rays, t
            ).reshape(*rows.shape, 3)
    return developed(light, wide, scene.data.get("exposure", 1.0))


def _rays(
    rows: np.ndarray, columns: np.ndarray, size: tuple[int, int], start: tuple, data: dict
) -> marching.Rays:
    wide, high = size
    width, screen = data["width"], data["screen"]
    x = (((columns.ravel() + 0.5) / wide - 0.5) * width).astype(np.float32)
    y = ((0.5 - (rows.ravel() + 0.5) / high) * width * high / wide).astype(np.float32)
    z = np.full_like(x, screen)
    pitch = np.radians(data.get("pitch", 0))
    x = x - start[0]
    y, z = y * np.cos(pitch) - z * np.sin(pitch), y * np.sin(pitch) + z * np.cos(pitch)
    long = np.sqrt(x * x + y * y + z * z)
    lift = tuple(np.float32(s + o) for s, o in zip(start, data.get("at", [0, 0, 0]), strict=True))
    return marching.Rays(lift, tuple((v / long).astype(np.float32) for v in (x, y, z)))


def developed(light: F, wide: int, exposure: float) -> np.ndarray:
    """Bloom, a film curve, and down to the picture's size by averaging."""
    light = np.minimum(light * np.float32(exposure), 40)
    bright = np.maximum(light - 0.9, 0)
    for size, share in ((wide / 260, 0.22), (wide / 60, 0.10)):
        light = light + np.float32(share) * _blurred(np.minimum(bright, 6), size)
    light = _averaged(light, *PICTURE)
    curve = (light * (2.51 * light + 0.03)) / (light * (2.43 * light + 0.59) + 0.14)
    return np.rint(np.clip(curve, 0, 1) ** (1 / 2.2) * 255).astype(np.uint8)


def _blurred(light: F, size: float) -> F:
    reach = int(3 * size) + 1
    weights = np.exp(-(np.arange(-reach, reach + 1) ** 2) / (2 * size * size))
    weights = (weights / weights.sum()).astype(np.float32)
    for axis in (0, 1):
        edges = [(0, 0)] * 3
        edges[axis] = (reach, reach)
        padded = np.pad(light, edges, mode="edge")
        light = sum(w * padded[n : n + light.shape[0]] if axis == 0 else w * padded[:, n : n + light.shape[1]]
                    for n, w in enumerate(weights))  # fmt: skip
    return light


def _averaged(light: F, width: int, height: int) -> F:
    """By area, in linear light, highlights held so that a spark does not tear an edge."""
    if light.shape[0] % height or light.shape[1] % width:
        rows = np.arange(height) * light.shape[0] // height
        return light[rows][:, np.arange(width) * light.shape[1] // width]
    down, across = light.shape[0] // height, light.shape[1] // width
    held = light / (1 + light)
    mean = held.reshape(height, down, width, across, 3).mean(axis=(1, 3))
    return mean / np.maximum(1 - mean, 1e-4)
