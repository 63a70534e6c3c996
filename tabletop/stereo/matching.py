"""Points that both views show, found by their surroundings."""

from __future__ import annotations

from typing import Any

import numpy as np

from tabletop.stereo.pair import Pixels, Real
from tabletop.stereo.plane import Floats

_RATIO = 0.8


def grey(view: Pixels) -> Pixels:
    import cv2

    return np.asarray(cv2.cvtColor(view, cv2.COLOR_RGB2GRAY), dtype=np.uint8)


def matched(
    left: Pixels, right: Pixels, mask: Pixels | None = None, count: int = 4000, sift: bool = False
) -> tuple[Floats, Floats]:
    """(points of right, the same points in left), both N×2; grey pictures in, N may be 0.

    A point counts only if each is the other's best likeness; by SIFT, also if its second best is clearly worse.
    """
    import cv2

    made: Any = cv2  # OpenCV's own type hints lack its factories
    finder = made.SIFT_create(nfeatures=count) if sift else made.ORB_create(nfeatures=count, fastThreshold=8)
    here, about_left = finder.detectAndCompute(left, mask)
    there, about_right = finder.detectAndCompute(right, mask)
    if about_left is None or about_right is None or min(len(here), len(there)) < 2:
        return np.empty((0, 2)), np.empty((0, 2))
    hits = _clear(about_right, about_left) if sift else _mutual(about_right, about_left)
    from_right = np.array([there[one].pt for one, _ in hits], dtype=np.float64).reshape(-1, 2)
    to_left = np.array([here[other].pt for _, other in hits], dtype=np.float64).reshape(-1, 2)
    return from_right, to_left


def _mutual(one: Pixels, other: Pixels) -> list[tuple[int, int]]:
    import cv2

    matcher = cv2.BFMatcher(cv2.NORM_HAMMING, crossCheck=True)
    return [(hit.queryIdx, hit.trainIdx) for hit in matcher.match(one, other)]


def _clear(one: Real, other: Real) -> list[tuple[int, int]]:
    """By one product of matrices: SIFT's descriptors are of nearly one length, so the largest product is nearest."""
    first, second = (each / np.maximum(np.linalg.norm(each, axis=1, keepdims=True), 1e-6) for each in (one, other))
    alike = first @ second.T
    best, back = alike.argmax(axis=1), alike.argmax(axis=0)
    row = np.arange(len(first))
    top = alike[row, best]
    alike[row, best] = -1.0
    gap = 1 - np.minimum(alike.max(axis=1), 1.0)
    keep = (back[best] == row) & (1 - np.minimum(top, 1.0) < _RATIO**2 * gap)
    return [(int(each), int(best[each])) for each in np.flatnonzero(keep)]


def near(from_right: Floats, to_left: Floats, most_moved: float) -> tuple[Floats, Floats]:
    """Only the matches that moved no farther than this many pixels."""
    keep = np.hypot(*(to_left - from_right).T) <= most_moved
    return from_right[keep], to_left[keep]


def quarter_turn(left: Pixels, right: Pixels) -> int:
    """Quarter turns clockwise that bring the right view the way up the left one is (0 if unclear)."""
    import cv2

    part = 480 / max(left.shape[:2] + right.shape[:2])
    size = [tuple(max(1, round(each * part)) for each in view.shape[1::-1]) for view in (left, right)]
    small = [grey(np.asarray(cv2.resize(view, wide, interpolation=cv2.INTER_AREA), dtype=np.uint8))
             for view, wide in zip((left, right), size, strict=True)]  # fmt: skip
    there, here = matched(small[0], small[1], count=500)
    if len(there) < 12:
        return 0
    fit, inliers = cv2.estimateAffinePartial2D(there, here, method=cv2.RANSAC, ransacReprojThreshold=6)
    if fit is None or int(inliers.sum()) < 12:
        return 0
    degrees = float(np.degrees(np.arctan2(fit[1, 0], fit[0, 0])))
    quarters = round(degrees / 90)
    return quarters % 4 if abs(degrees - 90 * quarters) <= 20 else 0
