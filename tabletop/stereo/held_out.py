"""How well a fit holds on points it has never seen: the only honest figure for what remains."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tabletop.stereo.plane import Floats

_EVERY = 4
_GROSS = 0.012
"""A point that misses by more than this part of the height is a mistaken match, not a miss of the fit."""
_SMALLEST_GROSS = 4.0


class Judged(NamedTuple):
    """``median`` and ``worst`` (the 95th percentile) of the miss of so many ``points``, in pixels."""

    median: float = 0.0
    worst: float = 0.0
    points: int = 0


def parted_points(count: int) -> tuple[npt.NDArray[np.bool_], npt.NDArray[np.bool_]]:
    """(those to fit, those to judge by): every fourth is held out."""
    held = np.arange(count) % _EVERY == _EVERY - 1
    return ~held, held


def judged(miss: Floats, height: int) -> Judged:
    """The misses of points that were held out; mistaken matches are left out."""
    kept = miss[miss < max(_SMALLEST_GROSS, _GROSS * height)]
    if not len(kept):
        return Judged()
    return Judged(float(np.median(kept)), float(np.percentile(kept, 95)), len(kept))
