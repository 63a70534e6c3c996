"""Registration of a pair without a known frame: only vertical parallax is an error.

A similarity fitted to whole matches takes depth for shear and turns the picture. Here the vertical
coordinates alone are fitted, y' = b·x + a·y + c; turn = atan2(b, a), scale = hypot(a, b), and the
horizontal shift, which only sets the depth of the screen plane, is left as it is in the middle.
"""

from __future__ import annotations

import numpy as np

from tabletop.stereo.matching import grey, matched, near
from tabletop.stereo.pair import Pixels
from tabletop.stereo.plane import Floats, Matrix, carried, chained, scaled
from tabletop.stereo.registration import Fit
from tabletop.stereo.warp import warped

_FEWEST = 30
_TRIES = 400
_WITHIN = 1.5
_TUKEY = 4.685
_MOST_PIXELS = 1_500_000


def by_whole(left: Pixels, right: Pixels) -> Fit | None:
    """Two passes: the turn found in the first no longer bends the vertical shift in the second."""
    import cv2

    height, width = left.shape[:2]
    part = min(1.0, (_MOST_PIXELS / (width * height)) ** 0.5)
    size = (round(width * part), round(height * part))
    here, there = (grey(np.asarray(cv2.resize(view, size, interpolation=cv2.INTER_AREA), dtype=np.uint8))
                   for view in (left, right))  # fmt: skip
    first = _pass(here, there)
    if first is None:
        return None
    turned = warped(there, first.mapping, size)
    second = _pass(here, turned)
    total = chained(first.mapping, second.mapping) if second else first.mapping
    best = second or first
    return Fit(chained(scaled(part), total, scaled(1 / part)), best.inliers, best.error / part)


def _pass(here: Pixels, there: Pixels) -> Fit | None:
    height, width = here.shape
    points, targets = near(*matched(here, there, count=3000), 0.12 * width)
    if len(points) < _FEWEST:
        return None
    fitted = _robust(points, targets[:, 1])
    if fitted is None:
        return None
    (b, a, c), inliers = fitted
    mapping = _similarity(a, b, c, width / 2, height / 2)
    miss = np.abs(carried(points, mapping)[:, 1] - targets[:, 1])
    return Fit(mapping, inliers, float(np.median(miss)))


def _similarity(a: float, b: float, c: float, x: float, y: float) -> Matrix:
    """The vertical fit made a full mapping that leaves the middle (x, y) where it is from side to side."""
    return (a, -b, x - a * x + b * y, b, a, c, 0.0, 0.0, 1.0)


def _robust(points: Floats, heights: Floats) -> tuple[Floats, int] | None:
    """RANSAC on three points, then Tukey's weights; (b, a, c) and how many agree."""
    rows = np.column_stack([points, np.ones(len(points))])
    chance = np.random.default_rng(len(points))
    best, most = None, 0
    for _ in range(_TRIES):
        three = chance.choice(len(rows), 3, replace=False)
        if abs(np.linalg.det(rows[three])) < 1.0:
            continue
        trial = np.linalg.solve(rows[three], heights[three])
        agree = int((np.abs(rows @ trial - heights) < _WITHIN).sum())
        if agree > most and 0.9 < np.hypot(trial[0], trial[1]) < 1.1:
            best, most = trial, agree
    if best is None or most < _FEWEST:
        return None
    for _ in range(10):
        miss = rows @ best - heights
        spread = 1.4826 * np.median(np.abs(miss)) + 1e-3
        weight = np.clip(1 - (miss / (_TUKEY * spread)) ** 2, 0, None)
        best = np.linalg.lstsq(rows * weight[:, None], heights * weight, rcond=None)[0]
    return np.asarray(best, dtype=np.float64), most
