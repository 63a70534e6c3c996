"""Two scans of one printing brought to the same light."""

from __future__ import annotations

import numpy as np

from tabletop.stereo.pair import Pixels

Three = tuple[float, float, float]
NO_GAIN: Three = (1.0, 1.0, 1.0)
NO_OFFSET: Three = (0.0, 0.0, 0.0)
_MOST_GAIN = 2.5
_BLACK, _BURNT = 6, 249


def difference(left: Pixels, right: Pixels, mask: Pixels | None = None) -> float:
    """How far the mean levels lie apart, the worst channel, of 255."""
    one, two = _samples(left, mask), _samples(right, mask)
    return float(np.abs(one.mean(axis=0) - two.mean(axis=0)).max())


def match(left: Pixels, right: Pixels, mask: Pixels | None = None) -> tuple[Three, Three]:
    """(gain, offset) per channel that give the right view the left one's mean and spread.

    ``mask`` is the printed frame; the picture itself may rightly differ between the eyes.
    """
    one, two = _samples(left, mask), _samples(right, mask)
    gain = np.clip((one.std(axis=0) + 1e-6) / (two.std(axis=0) + 1e-6), 1 / _MOST_GAIN, _MOST_GAIN)
    offset = one.mean(axis=0) - gain * two.mean(axis=0)
    red, green, blue = (float(each) for each in gain)
    return (red, green, blue), (float(offset[0]), float(offset[1]), float(offset[2]))


def usable(left: Pixels, right: Pixels) -> Pixels:
    """255 where neither view is burnt out or black: there a gain cannot be told, nor by a scanner's white lid."""
    import cv2

    mask = np.full(left.shape[:2], 255, np.uint8)
    for view in (left, right):
        for low, high in ((0, _BLACK), (_BURNT, 255)):
            mask[cv2.inRange(view, (low, low, low), (high, high, high)) > 0] = 0
    return mask


def change(gain: Three, offset: Three) -> float:
    """By how many levels a middle grey or white is changed, the worst channel."""
    return max(max(abs(128 * g + o - 128), abs(255 * g + o - 255)) for g, o in zip(gain, offset, strict=True))


def applied(view: Pixels, gain: Three, offset: Three) -> Pixels:
    """The view after gain and offset; the same array if they change nothing."""
    if gain == NO_GAIN and offset == NO_OFFSET:
        return view
    import cv2

    levels = np.arange(256, dtype=np.float64)[:, None] * np.array(gain) + np.array(offset)
    table = np.clip(np.rint(levels), 0, 255).astype(np.uint8)[None]
    return np.asarray(cv2.LUT(view, table), dtype=np.uint8)


def _samples(view: Pixels, mask: Pixels | None) -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
    step = max(1, min(view.shape[:2]) // 400)
    view = view[::step, ::step]
    flat = (view[mask[::step, ::step] > 0] if mask is not None else view.reshape(-1, 3)).astype(np.float64)
    return flat if len(flat) else view.reshape(-1, 3).astype(np.float64)
