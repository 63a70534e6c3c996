"""A dot stereogram: one picture of random dots that shows a pair's depth to bare parallel eyes.

For each point of the depth map the two dots it is seen at are linked and given one colour
(Thimbleby, Inglis, Witten 1994); a link gives way to that of a nearer point.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from tabletop.stereo.pair import Pixels

DEPTH_OF_FIELD = 1 / 3
_DOTS_ACROSS = 250
_PALETTE = np.array(
    [(22, 30, 52), (46, 74, 110), (98, 140, 168), (206, 214, 206), (226, 178, 96), (150, 84, 62)], np.uint8
)


def separation(nearness: npt.NDArray[np.float32], eye_dots: int) -> npt.NDArray[np.int32]:
    """Dots between the two places a point is seen at: half the eye spacing at the far plane, less before it."""
    mu = DEPTH_OF_FIELD
    return np.rint((1 - mu * nearness) * eye_dots / (2 - mu * nearness)).astype(np.int32)


def dot_stereogram(depth: Pixels, eye_dots: int = 130, seed: int = 1) -> Pixels:
    """``depth`` is a depth map, 255 = near; ``eye_dots`` the spacing of the eyes in dots.

    Of a large map each dot covers several pixels, so that dots can be seen at any size.
    """
    side = max(1, depth.shape[1] // _DOTS_ACROSS)
    nearness = np.divide(depth[::side, ::side, 0], 255, dtype=np.float32)
    links = _links(nearness, separation(nearness, eye_dots))
    height, width = nearness.shape
    dots = np.random.default_rng(seed).integers(0, len(_PALETTE), (height, width))
    line = np.arange(height)
    for x in range(width):
        linked = links[:, x] >= 0
        dots[line[linked], x] = dots[line[linked], links[linked, x]]
    large = _PALETTE[dots].repeat(side, axis=0).repeat(side, axis=1)
    return np.ascontiguousarray(large[: depth.shape[0], : depth.shape[1]])


def _links(nearness: npt.NDArray[np.float32], apart: npt.NDArray[np.int32]) -> npt.NDArray[np.int32]:
    """For each dot the column to its left that it repeats, or -1."""
    height, width = nearness.shape
    line = np.arange(height)
    links = np.full((height, width), -1, np.int32)
    nearest = np.full((height, width), -1, np.float32)
    for x in range(width):
        left = x - apart[:, x] // 2
        right = left + apart[:, x]
        seen = (left >= 0) & (right < width)
        seen[seen] = nearness[seen, x] > nearest[line[seen], right[seen]]
        links[line[seen], right[seen]] = left[seen]
        nearest[line[seen], right[seen]] = nearness[seen, x]
    return links
