"""Depth out of two views: disparity (left x minus right x, pixels; positive = nearer than the screen)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from tabletop.stereo.matching import grey
from tabletop.stereo.pair import Pixels, Real

_WORKING_WIDTH = 520
_NEAR = 12.0
_COARSE_WIDTH, _COARSE = 240, 80
_PATCH = 10
_SEARCH = 48
_STRIP = 0.03
_CUT_SHARE = 0.05
_CUT_PIXELS = 2.0


def disparity(left: Pixels, right: Pixels) -> Real:
    """H×W at the views' size; NaN where nothing could be matched.

    A coarse look, as far as a third of the width to either side, finds the range that the pair uses.
    """
    height, width = left.shape[:2]
    rough, _ = _searched(left, right, _COARSE_WIDTH, (-_COARSE, _COARSE))
    known = rough[~np.isnan(rough)]
    low, high = np.percentile(known, (2, 98)) if known.size else (-_NEAR, _NEAR)
    scale = min(_WORKING_WIDTH, width) / min(_COARSE_WIDTH, width)
    found, part = _searched(left, right, _WORKING_WIDTH, (low * scale - _NEAR, high * scale + _NEAR))
    import cv2

    full = cv2.resize(found, (width, height), interpolation=cv2.INTER_NEAREST)
    return np.asarray(full / part, dtype=np.float32)


def _searched(left: Pixels, right: Pixels, width: int, limits: tuple[float, float]) -> tuple[Real, float]:
    """(disparity of the views at this width, by which part they were reduced)."""
    import cv2

    part = min(1.0, width / left.shape[1])
    size = (max(1, round(left.shape[1] * part)), max(1, round(left.shape[0] * part)))
    one, two = (grey(np.asarray(cv2.resize(view, size, interpolation=cv2.INTER_AREA), dtype=np.uint8))
                for view in (left, right))  # fmt: skip
    least = int(np.floor(limits[0]))
    count = -(-(int(np.ceil(limits[1])) - least) // 16) * 16
    border = max(abs(least), abs(least + count)) + 1
    made: Any = cv2  # OpenCV's own type hints lack its factories
    matcher = made.StereoSGBM_create(
        minDisparity=least, numDisparities=count, blockSize=5, P1=8 * 25, P2=32 * 25,
        disp12MaxDiff=1, uniquenessRatio=6, speckleWindowSize=60, speckleRange=2,
    )  # fmt: skip
    found = matcher.compute(_widened(one, border), _widened(two, border))[:, border:-border].astype(np.float32) / 16
    found[(found < least) | _blank(one)] = np.nan
    return found, part


def _blank(view: Pixels) -> npt.NDArray[np.bool_]:
    """Where there is nothing to match by: even areas, in which any disparity would do."""
    import cv2

    high = cv2.dilate(view, np.ones((9, 9), np.uint8))
    low = cv2.erode(view, np.ones((9, 9), np.uint8))
    return np.asarray(cv2.subtract(high, low) < 3)


def _widened(view: Pixels, border: int) -> Pixels:
    """The matcher leaves a border of its search range blank; this border is cut off again."""
    return np.pad(view, ((0, 0), (border, border)), mode="edge")


def filled(found: Real) -> Real:
    """Holes take the farther of their neighbours to left and right: what is hidden lies behind.

    Lines without any neighbour take the nearest line that has some.
    """
    height, width = found.shape
    places = np.arange(width)
    known = ~np.isnan(found)
    before = np.maximum.accumulate(np.where(known, places, -1), axis=1)
    after = np.minimum.accumulate(np.where(known, places, width)[:, ::-1], axis=1)[:, ::-1]
    line = np.arange(height)[:, None]
    left = np.where(before >= 0, found[line, np.clip(before, 0, width - 1)], np.inf)
    right = np.where(after < width, found[line, np.clip(after, 0, width - 1)], np.inf)
    whole = np.minimum(left, right)
    lines = np.flatnonzero(np.isfinite(whole[:, 0]))
    if not lines.size:
        return np.zeros_like(found)
    nearest = lines[np.abs(np.arange(height)[:, None] - lines[None]).argmin(axis=1)]
    return np.asarray(whole[nearest], dtype=np.float32)


def depth_map(left: Pixels, right: Pixels) -> Pixels:
    """Near is light, far is dark, over the range that the pair uses."""
    import cv2

    whole = cv2.medianBlur(filled(disparity(left, right)), 5)
    low, high = np.percentile(whole, (1, 99))
    light = np.clip((whole - low) / max(high - low, 1e-3), 0, 1)
    return np.repeat((light * 255).astype(np.uint8)[..., None], 3, axis=2)


def span(found: Real) -> tuple[float, float]:
    """(farthest, nearest) disparity, without the last percent of outliers on either side."""
    known = found[~np.isnan(found)]
    if not known.size:
        return 0.0, 0.0
    low, high = np.percentile(known, (1, 99))
    return float(low), float(high)


def at_point(left: Pixels, right: Pixels, x: int, y: int) -> float | None:
    """Disparity of what is seen at a point of the left view, or None if it cannot be told."""
    import cv2

    height, width = left.shape[:2]
    x, y = int(np.clip(x, _PATCH, width - 1 - _PATCH)), int(np.clip(y, _PATCH, height - 1 - _PATCH))
    patch = left[y - _PATCH : y + _PATCH + 1, x - _PATCH : x + _PATCH + 1]
    if float(patch.std()) < 2:
        return None
    top, low_x = max(0, y - _PATCH - 2), max(0, x - _PATCH - _SEARCH)
    area = right[top : y + _PATCH + 3, low_x : x + _PATCH + _SEARCH + 1]
    score = cv2.matchTemplate(area, patch, cv2.TM_CCOEFF_NORMED)
    row, column = np.unravel_index(int(score.argmax()), score.shape)
    if score[row, column] < 0.6:
        return None
    return float(x - (low_x + _PATCH + column + _between(score[row], int(column))))


def _between(scores: Real, best: int) -> float:
    """Where the top of a parabola through three neighbouring scores lies, in pixels from the middle one."""
    if not 0 < best < len(scores) - 1:
        return 0.0
    before, here, after = (float(scores[best + step]) for step in (-1, 0, 1))
    bend = before - 2 * here + after
    return 0.5 * (before - after) / bend if bend < 0 else 0.0


@dataclass(frozen=True)
class Violation:
    """Something nearer than the screen is cut by the left or right edge; ``nearest`` in pixels."""

    left: bool
    right: bool
    nearest: float

    def __bool__(self) -> bool:
        return self.left or self.right


def window_violation(found: Real, shift: float = 0.0) -> Violation:
    """Judged in strips of three percent at both edges of the picture given."""
    strip = max(2, round(found.shape[1] * _STRIP))
    cut, nearest = [], 0.0
    for edge in (found[:, :strip], found[:, -strip:]):
        known = edge[~np.isnan(edge)] + shift
        cut.append(bool(known.size and (known > _CUT_PIXELS).mean() > _CUT_SHARE))
        if cut[-1]:
            nearest = max(nearest, float(np.percentile(known, 98)))
    return Violation(cut[0], cut[1], nearest)


def curing_shift(violation: Violation) -> float:
    """The shift that lays the nearest cut thing on the screen plane."""
    return -float(np.ceil(violation.nearest))


def floating_window(left: Pixels, right: Pixels, violation: Violation) -> tuple[Pixels, Pixels]:
    """Black strips that bring the edge of the window itself nearer, as far as the thing it cuts."""
    wide = int(np.ceil(violation.nearest))
    left, right = left.copy(), right.copy()
    if violation.left:
        left[:, :wide] = 0
    if violation.right:
        right[:, right.shape[1] - wide :] = 0
    return left, right
