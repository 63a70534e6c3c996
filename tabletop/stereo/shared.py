"""What both views share: the one mask and the one crop that every mode, export and print goes by."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from tabletop.stereo.matching import grey
from tabletop.stereo.pair import Pair, Pixels
from tabletop.stereo.plane import IDENTITY, Matrix, array, carried, corners

if TYPE_CHECKING:
    from tabletop.stereo.alignment import Alignment

CORNER = 3.0 / 63.0
"""Radius of a card's corners, in parts of its width."""
_LEAST_KEPT = 0.5
_CORNER_STEP = 50


def common_box(pair: Pair, left: Matrix, right: Matrix, size: tuple[int, int]) -> tuple[int, int, int, int]:
    """(left, top, right, bottom) of the upright rectangle of the canvas that both mapped pictures fill.

    The whole canvas where they have less than half of it in common: then a crop would hide what is wrong.
    """
    low, high = np.array([0.0, 0.0]), np.array(size, dtype=np.float64) - 1
    for view, mapping in ((pair.left, left), (pair.right, right)):
        four = carried(corners(view.shape[1::-1]), mapping)
        low = np.maximum(low, [max(four[0, 0], four[3, 0]), max(four[0, 1], four[1, 1])])
        high = np.minimum(high, [min(four[1, 0], four[2, 0]), min(four[2, 1], four[3, 1])])
    box = (math.ceil(low[0] - 0.05), math.ceil(low[1] - 0.05),
           math.floor(high[0] + 0.05) + 1, math.floor(high[1] + 0.05) + 1)  # fmt: skip
    kept = max(0, box[2] - box[0]) * max(0, box[3] - box[1])
    return box if kept >= _LEAST_KEPT * size[0] * size[1] else (0, 0, *size)


def shared_mask(pair: Pair, alignment: Alignment) -> Pixels | None:
    """255 where both views show something that counts, on the canvas; None where that is everywhere."""
    masks = [each for each in (
        _covered(pair.left.shape[1::-1], pair.seen[0], alignment.left, alignment.size),
        _covered(pair.right.shape[1::-1], pair.seen[1], alignment.right, alignment.size),
        rounded(alignment.size) if alignment.rounded else None,
    ) if each is not None]  # fmt: skip
    return np.minimum.reduce(masks) if masks else None


def _covered(
    source: tuple[int, ...], seen: Pixels | None, mapping: Matrix, size: tuple[int, int]
) -> Pixels | None:
    """Where the mapped picture lies on the canvas and is not transparent; None for everywhere."""
    import cv2

    spots = corners(size)
    back = carried(spots, tuple(np.linalg.inv(array(mapping)).ravel())) if mapping != IDENTITY else spots
    inside = (back > -0.6).all() and (back < np.array(source) - 0.4).all()
    if inside and seen is None:
        return None
    whole = seen if seen is not None else np.full(source[::-1], 255, np.uint8)
    found = cv2.warpPerspective(whole, array(mapping), size, flags=cv2.INTER_LINEAR, borderValue=0)
    return np.where(found > 250, 255, 0).astype(np.uint8)


def rounded(size: tuple[int, int]) -> Pixels:
    """255 within a card's round corners."""
    import cv2

    width, height = size
    radius = max(1, round(width * CORNER))
    mask = np.zeros((height, width), np.uint8)
    cv2.rectangle(mask, (radius, 0), (width - 1 - radius, height - 1), 255, -1)
    cv2.rectangle(mask, (0, radius), (width - 1, height - 1 - radius), 255, -1)
    for x in (radius, width - 1 - radius):
        for y in (radius, height - 1 - radius):
            cv2.circle(mask, (x, y), radius, 255, -1)
    return mask


def bare_corners(card: Pixels) -> bool:
    """Does the ground show at the round corners of a card that fills its picture?"""
    height, width = card.shape[:2]
    reach = max(2, round(width * CORNER))
    tone, bare = grey(card), 0
    for y, down in ((0, 1), (height - 1, -1)):
        for x, across in ((0, 1), (width - 1, -1)):
            outer = tone[y : y + down * 2 or None : down, x : x + across * 2 or None : across]
            inner = tone[y + down * reach, x + across * reach]
            bare += abs(float(outer.mean()) - float(inner)) > _CORNER_STEP
    return bare >= 3


def painted(view: Pixels, mask: Pixels | None, ground: tuple[int, int, int]) -> Pixels:
    """The view with what is not shared in one colour, the same for both eyes."""
    if mask is None or bool(mask.all()):
        return view
    view = view.copy()
    view[mask == 0] = ground
    return view
