"""What a single picture looks like: two views in one, or both eyes in one by their colours. Offered, never assumed."""

from __future__ import annotations

import numpy as np

from tabletop.stereo.arrangement import Arrangement, parted
from tabletop.stereo.belonging import same_scene
from tabletop.stereo.matching import grey
from tabletop.stereo.pair import Pixels

_ALIKE = 0.45
_ANAGLYPH_SHARE = 0.12
_ANAGLYPH_BETTER = 0.12
_SCREENS = (16 / 9, 16 / 10, 4 / 3)
_SCREEN_WITHIN = 0.02
_MOST_ROW_SHIFT = 0.04
_WIDTH = 480
_STEP, _PATCH, _REACH = 22, 10, 56


def recognised(picture: Pixels) -> Arrangement | None:
    """How two views seem to lie in one picture, left first; None for a picture of one."""
    height, width = picture.shape[:2]
    scores: list[tuple[float, Arrangement]] = []
    for kind in ("side_by_side", "over_under"):
        how = Arrangement(kind)
        one, two = parted(picture, how)
        if min(one.shape[:2]) >= 32 and (score := _likeness(one, two)) >= _ALIKE:
            scores.append((score, how))
    if not scores:
        return None
    best = max(scores, key=lambda each: each[0])[1]
    return Arrangement(best.kind, half=_fills_a_screen(width, height))


def _fills_a_screen(width: int, height: int) -> bool:
    """Two views that together have the shape of one screen have been squeezed into it."""
    return any(abs(width / height / shape - 1) < _SCREEN_WITHIN for shape in _SCREENS)


def _likeness(one: Pixels, two: Pixels) -> float:
    """Patches found again on their row, after the coarse step in height that a mount may have."""
    import cv2

    small = [np.asarray(cv2.resize(grey(view), (160, 160), interpolation=cv2.INTER_AREA)) for view in (one, two)]
    reach = round(160 * _MOST_ROW_SHIFT)
    score = cv2.matchTemplate(small[1], small[0][reach:-reach, 24:-24], cv2.TM_CCOEFF_NORMED)
    _, _, _, (_, row) = cv2.minMaxLoc(score)
    step = round((row - reach) * one.shape[0] / 160)
    one, two = (one[: len(one) - step], two[step:]) if step > 0 else (one[-step:], two[: len(two) + step])
    found = same_scene(np.ascontiguousarray(one), np.ascontiguousarray(two))
    return found or 0.0


def looks_anaglyph(picture: Pixels) -> bool:
    """Do its colours lie apart from side to side, as those of a red/cyan, green/magenta or amber/blue picture do?

    In any other picture the outlines in all colours lie on one another.
    """
    import cv2

    part = min(1.0, _WIDTH / picture.shape[1])
    small = np.asarray(cv2.resize(picture, None, fx=part, fy=part, interpolation=cv2.INTER_AREA), dtype=np.float32)
    red, green, blue = (small[..., number] for number in range(3))
    sides = ((red, (green + blue) / 2), (green, (red + blue) / 2), (blue, (red + green) / 2))
    return any(_apart(one, two) > _ANAGLYPH_SHARE for one, two in sides)


def _apart(one: np.ndarray, two: np.ndarray) -> float:
    """The share of patches with outlines that fit clearly better some pixels to the side than where they are."""
    import cv2

    asked = apart = 0
    for y in range(_PATCH, one.shape[0] - _PATCH, _STEP):
        for x in range(_PATCH + _REACH, one.shape[1] - _PATCH - _REACH, _STEP):
            patch = np.ascontiguousarray(one[y - _PATCH : y + _PATCH, x - _PATCH : x + _PATCH])
            if patch.std() < 8:
                continue
            strip = two[y - _PATCH : y + _PATCH, x - _PATCH - _REACH : x + _PATCH + _REACH]
            score = cv2.matchTemplate(np.ascontiguousarray(strip), patch, cv2.TM_CCOEFF_NORMED)[0]
            asked += 1
            best = int(score.argmax())
            here = float(score[_REACH - 1 : _REACH + 2].max())
            apart += abs(best - _REACH) > 1 and float(score[best]) > max(0.7, here + _ANAGLYPH_BETTER)
    return apart / asked if asked >= 20 else 0.0
