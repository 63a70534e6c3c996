"""Registration by what is printed alike on both cards, so that the picture keeps its depth."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from tabletop.stereo.held_out import Judged, judged, parted_points
from tabletop.stereo.matching import grey, matched, near
from tabletop.stereo.pair import Pixels
from tabletop.stereo.plane import Floats, Matrix, array, carried, chained, corners, matrix, scaled
from tabletop.stereo.template import Template
from tabletop.stereo.warp import warped

WORKING_WIDTH = 750
_FEATURES = 1200
MOST_MOVED = 60.0
FEWEST_INLIERS = 60
MOST_CORNER_MOVE = 0.08
STRETCH = (0.8, 1.25)


@dataclass(frozen=True)
class Fit:
    """``mapping`` takes points of the right view to the left one; ``rest`` is what remains on points held out.

    ``there`` and ``here`` are the points that agree, N×2 in the right and in the left view.
    """

    mapping: Matrix
    inliers: int
    rest: Judged
    there: Floats
    here: Floats

    def after(self, before: Matrix) -> Fit:
        """This fit, made of a right view already mapped by ``before``, for the view as it was."""
        back = matrix(np.linalg.inv(array(before)))
        return replace(self, mapping=chained(before, self.mapping), there=carried(self.there, back))

    def enlarged(self, part: float) -> Fit:
        """The fit of views reduced to ``part``, for the full views."""
        rest = Judged(self.rest.median / part, self.rest.worst / part, self.rest.points)
        mapping = chained(scaled(part), self.mapping, scaled(1 / part))
        return Fit(mapping, self.inliers, rest, self.there / part, self.here / part)


def frame_mask(template: Template, width: int, height: int, margin: int = 8) -> Pixels:
    """255 where both cards are printed alike; the border of the picture is left out with it."""
    mask = np.full((height, width), 255, np.uint8)
    for box in (template.picture, template.letter):
        left, top, right, bottom = template.pixels(box, width, height)
        mask[max(0, top - margin) : bottom + margin, max(0, left - margin) : right + margin] = 0
    return mask


def by_frame(left: Pixels, right: Pixels, template: Template) -> Fit | None:
    """Both views show the card alone, at equal size. None when too little of the print is found."""
    import cv2

    height, width = left.shape[:2]
    part = WORKING_WIDTH / width
    size = (WORKING_WIDTH, round(height * part))
    how = cv2.INTER_AREA if part < 1 else cv2.INTER_CUBIC
    here, there = (grey(np.asarray(cv2.resize(view, size, interpolation=how), dtype=np.uint8))
                   for view in (left, right))  # fmt: skip
    mask = frame_mask(template, *size)
    for sift in (False, True):
        rough = _homography(*near(*matched(here, there, mask, _FEATURES, sift), MOST_MOVED), size)
        if rough is not None:
            fine = _refined(here, there, mask, rough, size) or rough
            return fine.enlarged(part)
    return None


def _homography(there: Floats, here: Floats, size: tuple[int, int], within: float = 2.0) -> Fit | None:
    import cv2

    if len(there) < FEWEST_INLIERS:
        return None
    fitted, judging = parted_points(len(there))
    # MAGSAC draws its samples from a seed of its own: the same pair gives the same answer.
    found, kept = cv2.findHomography(
        there[fitted], here[fitted], cv2.USAC_MAGSAC, within, maxIters=4000, confidence=0.9999
    )
    if found is None:
        return None
    mapping = matrix(found)
    if int(kept.sum()) < FEWEST_INLIERS or not plausible(mapping, size):
        return None
    miss = np.hypot(*(carried(there, mapping) - here).T)
    inside = miss < 2 * within
    return Fit(mapping, int(kept.sum()), judged(miss[judging], size[1]), there[inside], here[inside])


def homography(there: Floats, here: Floats) -> Matrix | None:
    """The plane mapping that fits all of four or more points best; None if they lie on a line."""
    import cv2

    found, _ = cv2.findHomography(there, here, 0)
    return None if found is None else matrix(found)


def plausible(mapping: Matrix, size: tuple[int, int]) -> bool:
    """No card lies so differently in two scans that its corners move by a twelfth of its width."""
    moved = np.hypot(*(carried(corners(size), mapping) - corners(size)).T).max()
    stretch = float(np.linalg.det(array(mapping)[:2, :2]))
    return bool(moved < MOST_CORNER_MOVE * size[0] and STRETCH[0] <= stretch <= STRETCH[1])


def _refined(here: Pixels, there: Pixels, mask: Pixels, rough: Fit, size: tuple[int, int]) -> Fit | None:
    """Corners of the print followed to a fraction of a pixel in the roughly aligned right view."""
    import cv2

    straight = warped(there, rough.mapping, size, fine=False)
    start = cv2.goodFeaturesToTrack(here, 900, 0.01, 4, mask=mask)
    if start is None:
        return None
    ends, seen, _ = cv2.calcOpticalFlowPyrLK(here, straight, start, None, winSize=(15, 15), maxLevel=1)  # type: ignore[call-overload]
    ok = seen.ravel().astype(bool)
    left_points = start.reshape(-1, 2)[ok].astype(np.float64)
    moved = ends.reshape(-1, 2)[ok].astype(np.float64)
    back = carried(moved, matrix(np.linalg.inv(array(rough.mapping))))
    return _homography(*near(back, left_points, MOST_MOVED), size, within=0.7)
