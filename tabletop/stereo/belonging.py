"""Do two views show the same thing? Asked after they are aligned, before anything is corrected.

Two cards of one set share their frame, so that a frame that fits proves nothing by itself: it must be the same print,
and the picture within it must be the same scene. A scene is the same when most of its patches are found again on
their own row in the other view, however far to the side, and lead back from there.
"""

from __future__ import annotations

import numpy as np

from tabletop.stereo.matching import grey
from tabletop.stereo.pair import Pixels, Real
from tabletop.stereo.registration import frame_mask
from tabletop.stereo.template import Template

SAME_PRINT = 0.85
"""Prints of one frame reach 0.97 and more, of two cards of one set at most 0.73."""
SAME_SCENE = 0.3
"""Views of one scene reach 0.38 to 0.99, of two scenes at most 0.2."""
_FRAME_SIZE = (375, 525)
_BLUR = 6.0
_WIDTH = 320
_REACH = 0.3
_PATCH, _STEP, _ROWS = 8, 14, 2
_PLAIN = 6.0
_ALIKE = 0.75
_FEWEST = 24


def same_print(left: Pixels, right: Pixels, template: Template) -> float:
    """Correlation of what is printed outside the picture, without its coarse light, −1 to 1."""
    import cv2

    mask = frame_mask(template, *_FRAME_SIZE, margin=4)
    edge = _FRAME_SIZE[0] // 25
    mask[:edge] = mask[-edge:] = 0
    mask[:, :edge] = mask[:, -edge:] = 0
    one, two = (_fine(np.asarray(cv2.resize(grey(view), _FRAME_SIZE, interpolation=cv2.INTER_AREA)))[mask > 0]
                for view in (left, right))  # fmt: skip
    if min(float(one.std()), float(two.std())) < 0.5:
        return 0.0
    return float(np.corrcoef(one, two)[0, 1])


def _fine(view: Pixels) -> Real:
    import cv2

    real = view.astype(np.float32)
    return np.asarray(real - cv2.GaussianBlur(real, (0, 0), _BLUR), dtype=np.float32)


def same_scene(left: Pixels, right: Pixels) -> float | None:
    """The share of patches that are found again (0 to 1); None where there is too little to see for an answer.

    Both views are aligned: what belongs together lies on one row.
    """
    import cv2

    size = (_WIDTH, max(2 * (_PATCH + _ROWS) + 2, round(left.shape[0] * _WIDTH / left.shape[1])))
    one, two = (np.asarray(cv2.resize(grey(view), size, interpolation=cv2.INTER_AREA), dtype=np.uint8)
                for view in (left, right))  # fmt: skip
    rough = _roughness(one)
    asked = found = 0
    for y in range(_PATCH + _ROWS, size[1] - _PATCH - _ROWS, _STEP):
        for x in range(_PATCH, _WIDTH - _PATCH, _STEP):
            if rough[y, x] < _PLAIN:
                continue
            asked += 1
            there = _found(one, two, x, y)
            back = _found(two, one, *there) if there else None
            found += back is not None and abs(back[0] - x) <= _ROWS
    return found / asked if asked >= _FEWEST else None


def _roughness(view: Pixels) -> Real:
    """The spread of grey within the patch round each pixel."""
    import cv2

    real, side = view.astype(np.float32), (2 * _PATCH + 1, 2 * _PATCH + 1)
    spread = cv2.boxFilter(real**2, -1, side) - cv2.boxFilter(real, -1, side) ** 2
    return np.asarray(np.sqrt(np.maximum(spread, 0)), dtype=np.float32)


def _patch(view: Pixels, x: int, y: int) -> Pixels:
    return view[y - _PATCH : y + _PATCH + 1, x - _PATCH : x + _PATCH + 1]


def _found(one: Pixels, two: Pixels, x: int, y: int) -> tuple[int, int] | None:
    """Where the patch round a place of the first view lies in the second, on nearly the same row."""
    import cv2

    reach = round(_WIDTH * _REACH)
    low, high = max(0, x - _PATCH - reach), min(two.shape[1], x + _PATCH + reach + 1)
    top, bottom = max(0, y - _PATCH - _ROWS), min(two.shape[0], y + _PATCH + _ROWS + 1)
    score = cv2.matchTemplate(two[top:bottom, low:high], _patch(one, x, y), cv2.TM_CCOEFF_NORMED)
    _, best, _, (column, row) = cv2.minMaxLoc(score)
    return (low + column + _PATCH, top + row + _PATCH) if best > _ALIKE else None
