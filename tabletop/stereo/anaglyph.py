"""Two eyes in one coloured picture: exact in linear light, fast on coded values."""

from __future__ import annotations

from functools import cache

import numpy as np
import numpy.typing as npt

from tabletop.stereo.anaglyph_tables import MIXES, Mix, Table
from tabletop.stereo.pair import Pixels, Real

GAMMA = 2.2
_BLOCK = 64
_STEPS = 65536
_RIVAL_SHARE = 0.03


def anaglyph(left: Pixels, right: Pixels, mode: str) -> Pixels:
    """``mode`` is a key of MIXES. Both views H×W×3 and of equal size."""
    mix = MIXES[mode]
    return mixed_coded(left, right, mix) if mix.coded else mixed_linear(left, right, mix)


def mixed_linear(left: Pixels, right: Pixels, mix: Mix) -> Pixels:
    """(v/255)^2.2, mixed, clipped, and back; equal to the floating-point result within one level."""
    import cv2

    light, coded = _tables()
    both = np.hstack([np.array(mix.left), np.array(mix.right)]).astype(np.float32) * (_STEPS - 1)
    out = np.empty_like(left)
    for top in range(0, left.shape[0], _BLOCK):
        rows = slice(top, top + _BLOCK)
        total = cv2.transform(cv2.LUT(left[rows], light), both[:, :3])
        cv2.add(total, cv2.transform(cv2.LUT(right[rows], light), both[:, 3:]), dst=total)
        np.clip(total, 0, _STEPS - 1, out=total)
        np.take(coded, np.rint(total).astype(np.uint16), out=out[rows])
    return out


@cache
def _tables() -> tuple[Real, Pixels]:
    """(level → light, light in steps → level); fewer steps would run the darkest levels together."""
    light = ((np.arange(256) / 255.0) ** GAMMA).astype(np.float32)
    coded = np.rint((np.arange(_STEPS) / (_STEPS - 1)) ** (1 / GAMMA) * 255).astype(np.uint8)
    return light, coded


def mixed_coded(left: Pixels, right: Pixels, mix: Mix) -> Pixels:
    """On the stored values, as FFmpeg does; within two levels of the exact result.

    Each eye is mixed at half gain over an offset that keeps negative terms above zero, where bytes would
    clip them; the sum is then doubled and the offsets taken off through a table.
    """
    import cv2

    offset = _offset(mix)
    one, two = _with_offset(mix.left, offset), _with_offset(mix.right, offset)
    table = np.clip(2 * (np.arange(256) - 2 * offset), 0, 255).astype(np.uint8)
    out = np.empty_like(left)
    for top in range(0, left.shape[0], _BLOCK):
        rows = slice(top, top + _BLOCK)
        total = cv2.transform(left[rows], one)
        cv2.add(total, cv2.transform(right[rows], two), dst=total)
        cv2.LUT(total, table, dst=out[rows])
    return out


def _offset(mix: Mix) -> int:
    """The deepest that either eye's half goes below zero, in levels."""
    deepest = max(-sum(min(0.0, share) for share in row) for table in (mix.left, mix.right) for row in table)
    return int(np.ceil(deepest * 127.5)) + 1


def _with_offset(table: Table, offset: int) -> npt.NDArray[np.float32]:
    return np.column_stack([np.array(table) / 2, np.full(3, offset)]).astype(np.float32)


def rivalry(view: Pixels) -> bool:
    """Are there so many saturated reds and cyans that the eyes would fight over them (sabres, beams)?"""
    step = max(1, min(view.shape[:2]) // 256)
    small = view[::step, ::step].astype(np.int16)
    gap = small[..., 0] - small[..., 1:].max(axis=2)
    other = small[..., 1:].min(axis=2) - small[..., 0]
    return bool(((gap > 110) | (other > 110)).mean() > _RIVAL_SHARE)
