"""Two eyes in one coloured picture: exact in linear light, fast on coded values."""

from __future__ import annotations

from functools import cache

import numpy as np
import numpy.typing as npt

from tabletop.stereo.anaglyph_tables import MIXES, Mix, Table
from tabletop.stereo.pair import Pixels, Real

GAMMA = 2.2
# Rows at a time, so that what one step leaves is still in the cache for the next.
_BLOCK = 64
_CODED_BLOCK = 192
_STEPS = 65536
_RIVAL_SHARE = 0.03


def anaglyph(left: Pixels, right: Pixels, mode: str) -> Pixels:
    """``mode`` is a key of MIXES. Both views H×W×3 and of equal size."""
    mix = MIXES[mode]
    if (copied := copies(mix)) is not None:
        return _channels(left, right, copied)
    return mixed_coded(left, right, mix) if mix.coded else mixed_linear(left, right, mix)


@cache
def copies(mix: Mix) -> tuple[int, ...] | None:
    """For each channel of the result the one that it is a copy of, those of the right view counted on from three;
    None where anything is mixed."""
    rows = [(*one, *other) for one, other in zip(mix.left, mix.right, strict=True)]
    if any(sorted(row) != [0.0] * 5 + [1.0] for row in rows):
        return None
    return tuple(row.index(1.0) for row in rows)


def _channels(left: Pixels, right: Pixels, copied: tuple[int, ...]) -> Pixels:
    import cv2

    out = np.empty_like(left)
    cv2.mixChannels([left, right], [out], [n for pair in zip(copied, range(3), strict=True) for n in pair])
    return out


def mixed_linear(left: Pixels, right: Pixels, mix: Mix) -> Pixels:
    """(v/255)^2.2, mixed, clipped, and back; equal to the floating-point result within one level.

    Six passes of OpenCV over rows that stay in the cache: light by a table, each eye mixed in place, the sum rounded
    and clipped to 16 bits by the addition itself, and levels by a second table.
    """
    import cv2

    light, coded = _tables()
    both = np.hstack([np.array(mix.left), np.array(mix.right)]).astype(np.float32) * (_STEPS - 1)
    out = np.empty_like(left)
    one, two = (np.empty((_BLOCK, *left.shape[1:]), np.float32) for _ in range(2))
    total = np.empty(one.shape, np.uint16)
    for top in range(0, left.shape[0], _BLOCK):
        rows = slice(top, top + _BLOCK)
        here = slice(0, len(left[rows]))
        for view, table, mixed in ((left, both[:, :3], one[here]), (right, both[:, 3:], two[here])):
            cv2.LUT(view[rows], light, dst=mixed)
            cv2.transform(mixed, table, dst=mixed)
        cv2.add(one[here], two[here], dst=total[here], dtype=cv2.CV_16U)
        cv2.LUT(total[here], coded, dst=out[rows])
    return out


@cache
def _tables() -> tuple[Real, Pixels]:
    """(level → light, light in steps → level); fewer steps would run the darkest levels together."""
    light = ((np.arange(256) / 255.0) ** GAMMA).astype(np.float32)
    coded = np.rint((np.arange(_STEPS) / (_STEPS - 1)) ** (1 / GAMMA) * 255).astype(np.uint8)
    return light, coded


def mixed_coded(left: Pixels, right: Pixels, mix: Mix) -> Pixels:
    """On the stored values, as FFmpeg does; within three levels of the exact result.

    Bytes would clip an eye's negative terms. So each eye is mixed at half gain over an offset that keeps them
    above zero; then the offsets are taken off the sum and it is doubled, by operations that stop at 0 and 255.
    """
    import cv2

    offset = _offset(mix)
    first, second = _lifted(mix.left, offset), _lifted(mix.right, offset)
    out = np.empty_like(left)
    one, two = (np.empty_like(left[:_CODED_BLOCK]) for _ in range(2))
    both = np.full_like(one, 2 * offset)
    for top in range(0, left.shape[0], _CODED_BLOCK):
        rows = slice(top, top + _CODED_BLOCK)
        here = slice(0, len(left[rows]))
        cv2.transform(left[rows], first, dst=one[here])
        cv2.transform(right[rows], second, dst=two[here])
        cv2.add(one[here], two[here], dst=one[here])
        cv2.subtract(one[here], both[here], dst=one[here])
        cv2.add(one[here], one[here], dst=out[rows])
    return out


def _offset(mix: Mix) -> int:
    """The deepest that either eye's half goes below zero, in levels."""
    rows = np.array([*mix.left, *mix.right])
    return int(np.ceil(-np.minimum(rows, 0).sum(axis=1).min() * 127.5))


def _lifted(table: Table, offset: int) -> npt.NDArray[np.float32]:
    return np.column_stack([np.array(table) / 2, np.full(3, offset)]).astype(np.float32)


def rivalry(view: Pixels) -> bool:
    """Are there so many saturated reds and cyans that the eyes would fight over them (sabres, beams)?"""
    step = max(1, min(view.shape[:2]) // 256)
    small = view[::step, ::step].astype(np.int16)
    gap = small[..., 0] - small[..., 1:].max(axis=2)
    other = small[..., 1:].min(axis=2) - small[..., 0]
    return bool(((gap > 110) | (other > 110)).mean() > _RIVAL_SHARE)
