"""Depth without glasses: the views take turns about a point that stays still."""

from __future__ import annotations

import numpy as np

from tabletop.stereo.depth import at_point, disparity, filled
from tabletop.stereo.pair import Pixels
from tabletop.stereo.views import shifted

MILLISECONDS = 200


def pivoted(left: Pixels, right: Pixels, pivot: tuple[int, int] | None) -> tuple[Pixels, Pixels]:
    """Both views shifted so that what the left one shows at ``pivot`` does not move."""
    if pivot is None:
        return left, right
    found = at_point(left, right, *pivot)
    return shifted(left, right, -round(found)) if found is not None else (left, right)


def wiggled(
    left: Pixels, right: Pixels, pivot: tuple[int, int] | None = None, between: bool = False
) -> list[Pixels]:
    """L, R; or L, M, R, M with a frame between the eyes, which is calmer to look at."""
    left, right = pivoted(left, right, pivot)
    if not between:
        return [left, right]
    middle = halfway(left, right)
    return [left, middle, right, middle]


def halfway(left: Pixels, right: Pixels) -> Pixels:
    """What an eye between the two would see: both views bent half their disparity, and mixed."""
    import cv2

    height, width = left.shape[:2]
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    bent = cv2.GaussianBlur(cv2.medianBlur(filled(disparity(left, right)), 5), (0, 0), 1.5)
    from_left = cv2.remap(left, x + bent / 2, y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    from_right = cv2.remap(right, x - bent / 2, y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(cv2.addWeighted(from_left, 0.5, from_right, 0.5, 0), dtype=np.uint8)
