"""The two views of a pair after its alignment: the arrays all modes start from."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

import numpy as np

from tabletop.stereo import exposure
from tabletop.stereo.alignment import Alignment
from tabletop.stereo.pair import Pair, Pixels
from tabletop.stereo.plane import chained
from tabletop.stereo.shared import painted, shared_mask
from tabletop.stereo.warp import warped

_KEPT = 6
GROUND = (24, 24, 26)
Colour = tuple[int, int, int]


@lru_cache(maxsize=_KEPT)
def aligned(
    pair: Pair, alignment: Alignment, width: int | None = None, ground: Colour = GROUND
) -> tuple[Pixels, Pixels]:
    """(left, right) of equal size, shifted and cropped; ``width`` reduces both while warping.

    What only one of them shows is ``ground`` in both.

    The last few results are kept, so that changing the mode costs nothing. The arrays are read-only.
    """
    at = alignment if width is None or width >= alignment.size[0] else reduced(alignment, width)
    left = warped(pair.left, at.left, at.size)
    right = exposure.applied(warped(pair.right, at.right, at.size), at.gain, at.offset)
    mask = shared_mask(pair, at)
    left, right = painted(left, mask, ground), painted(right, mask, ground)
    left, right = shifted(left, right, round(at.shift))
    for view in (left, right):
        view.setflags(write=False)
    return left, right


def reduced(alignment: Alignment, width: int) -> Alignment:
    """The same alignment on a smaller canvas."""
    part = width / alignment.size[0]
    size = (width, max(1, round(alignment.size[1] * part)))
    shrink = (part, 0.0, part / 2 - 0.5, 0.0, part, part / 2 - 0.5, 0.0, 0.0, 1.0)
    return replace(alignment, size=size, left=chained(alignment.left, shrink),
                   right=chained(alignment.right, shrink), shift=alignment.shift * part)  # fmt: skip


def shifted(left: Pixels, right: Pixels, by: int) -> tuple[Pixels, Pixels]:
    """Every disparity grows by ``by`` pixels; the columns that only one eye keeps are cut off."""
    width = left.shape[1]
    by = int(np.clip(by, -width // 2, width // 2))
    if by == 0:
        return left, right
    if by > 0:
        return np.ascontiguousarray(left[:, : width - by]), np.ascontiguousarray(right[:, by:])
    return np.ascontiguousarray(left[:, -by:]), np.ascontiguousarray(right[:, : width + by])
