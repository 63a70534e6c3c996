"""One view brought to a canvas by one resampling."""

from __future__ import annotations

import numpy as np

from tabletop.stereo.pair import Pixels
from tabletop.stereo.plane import IDENTITY, Matrix, array, chained

_BACKGROUND = (24, 24, 26)


def warped(view: Pixels, mapping: Matrix, size: tuple[int, int], fine: bool = True) -> Pixels:
    """The view on a canvas; without ``fine`` quick and a little softer, to measure by.

    A view reduced by more than a third is averaged first, or it would glitter.
    """
    import cv2

    if mapping == IDENTITY and view.shape[1::-1] == size:
        return view
    reduction = float(np.sqrt(abs(np.linalg.det(array(mapping)[:2, :2]))))
    if reduction < 0.67:
        width, height = (max(1, round(each * reduction)) for each in view.shape[1::-1])
        back = _half_pixel(width / view.shape[1], height / view.shape[0])
        view = np.asarray(cv2.resize(view, (width, height), interpolation=cv2.INTER_AREA), dtype=np.uint8)
        mapping = chained(back, mapping)
        if _is_copy(mapping) and view.shape[1::-1] == size:
            return view
    how = cv2.INTER_LANCZOS4 if fine else cv2.INTER_LINEAR
    return np.asarray(
        cv2.warpPerspective(view, array(mapping), size, flags=how, borderValue=_BACKGROUND), dtype=np.uint8
    )


def _half_pixel(x: float, y: float) -> Matrix:
    """From a reduced picture back to the original's coordinates; pixel centres lie at the half."""
    return (1 / x, 0.0, 0.5 / x - 0.5, 0.0, 1 / y, 0.5 / y - 0.5, 0.0, 0.0, 1.0)


def _is_copy(mapping: Matrix) -> bool:
    return bool(np.abs(np.array(mapping) - np.array(IDENTITY)).max() < 1e-3)
