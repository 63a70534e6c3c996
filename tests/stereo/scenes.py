"""Photographs whose truth is known: ground and things at known depths, seen by two eyes, then spoilt as wished."""

from __future__ import annotations

import cv2
import numpy as np

from tabletop.stereo.pair import Pixels
from tabletop.stereo.plane import Matrix, matrix

SIZE = (560, 420)
_MARGIN = 90


def scene(seed: int, size: tuple[int, int] = SIZE) -> tuple[Pixels, Pixels]:
    """Left and right view of textured things before a textured ground; the nearest lies 30 to 60 pixels apart."""
    chance = np.random.default_rng(seed)
    width, height = size
    left = _texture(chance, width + 2 * _MARGIN, height)
    views = [np.ascontiguousarray(left[:, _MARGIN + by : _MARGIN + by + width]) for by in (0, 4)]
    depths = np.sort(chance.integers(-4, 60, 7))
    for depth in depths:
        wide, high = (int(each) for each in chance.integers(90, 200, 2))
        x, y = int(chance.integers(70, width - 140)), int(chance.integers(-20, height - 60))
        thing, mask = _texture(chance, wide, high), np.zeros((high, wide), np.uint8)
        cv2.ellipse(mask, (wide // 2, high // 2), (wide // 2, high // 2), 0, 0, 360, 255, -1)
        for view, at in zip(views, (x, x - int(depth)), strict=True):
            _pasted(view, thing, mask, at, y)
    return views[0], views[1]


def _pasted(view: Pixels, thing: Pixels, mask: Pixels, x: int, y: int) -> None:
    x0, y0 = max(0, x), max(0, y)
    x1, y1 = min(view.shape[1], x + thing.shape[1]), min(view.shape[0], y + thing.shape[0])
    part = np.s_[y0 - y : y1 - y, x0 - x : x1 - x]
    view[y0:y1, x0:x1][mask[part] > 0] = thing[part][mask[part] > 0]


def _texture(chance: np.random.Generator, width: int, height: int) -> Pixels:
    """Rough at two scales, in a colour of its own."""
    total = np.zeros((height, width, 3), np.float32)
    for grain, strength in ((40, 60.0), (9, 45.0), (4, 22.0)):
        coarse = chance.normal(0, strength, (height // grain + 3, width // grain + 3, 1)).astype(np.float32)
        total += cv2.resize(coarse, (width, height), interpolation=cv2.INTER_CUBIC)[..., None]
    return np.clip(total + chance.integers(60, 200, 3), 0, 255).astype(np.uint8)


def keystone(part: float, size: tuple[int, int] = SIZE) -> Matrix:
    """A camera turned in: one side of the picture is higher than the other by this part of the height."""
    width, height = size
    start = np.array([[0, 0], [width - 1, 0], [width - 1, height - 1], [0, height - 1]], np.float32)
    grown = part * height / 2
    moved = start + np.array([[0, 0.3 * grown], [0, -grown], [0, grown], [0, -0.3 * grown]], np.float32)
    return matrix(cv2.getPerspectiveTransform(start, moved))


def seen_through(view: Pixels, mapping: Matrix, gain: float = 1.0, noise: float = 0.0, seed: int = 9) -> Pixels:
    """The view as another camera takes it."""
    moved = cv2.warpPerspective(
        view, np.array(mapping).reshape(3, 3), view.shape[1::-1], flags=cv2.INTER_CUBIC, borderMode=cv2.BORDER_REPLICATE
    )
    grain = np.random.default_rng(seed).normal(0, noise, view.shape) if noise else 0.0
    return np.clip(np.rint(moved * gain + grain), 0, 255).astype(np.uint8)
