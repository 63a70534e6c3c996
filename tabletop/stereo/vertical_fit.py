"""Registration of a pair without a known frame: only vertical parallax is an error.

Cameras that turn in, or stand askew, show the same thing at different heights; how far from side to side, only
depth decides. So the heights alone are fitted, by the lower two rows of a plane mapping:
y' = (d·x + e·y + f) / (g·x + h·y + 1). The upper row follows the turn and scale of these and leaves the middle of the
picture where it is, because the horizontal shift only sets the depth of the plane of the screen.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from tabletop.stereo.held_out import judged, parted_points
from tabletop.stereo.matching import grey, matched
from tabletop.stereo.pair import Pixels
from tabletop.stereo.plane import Floats, Matrix, carried, matrix
from tabletop.stereo.registration import Fit
from tabletop.stereo.warp import warped

_FEWEST = 24
_SAMPLE = 6
_TRIES = 600
_WITHIN = 1.5
_TUKEY = 4.685
_MOST_PIXELS = 700_000
_MOST_TURN = 0.2
_MOST_STRETCH = 1.25


def by_whole(left: Pixels, right: Pixels) -> Fit | None:
    """Two passes: with the turn of the first taken out, the second finds more points and fits them closer."""
    import cv2

    height, width = left.shape[:2]
    part = min(1.0, (_MOST_PIXELS / (width * height)) ** 0.5)
    size = (round(width * part), round(height * part))
    here, there = (grey(np.asarray(cv2.resize(view, size, interpolation=cv2.INTER_AREA), dtype=np.uint8))
                   for view in (left, right))  # fmt: skip
    first = _pass(here, there)
    if first is None:
        return None
    second = _pass(here, warped(there, first.mapping, size, fine=False))
    fit = second.after(first.mapping) if second else first
    return fit.enlarged(part)


def _pass(here: Pixels, there: Pixels) -> Fit | None:
    height, width = here.shape
    points, targets = matched(here, there, count=2500, sift=True)
    fitted, judging = parted_points(len(points))
    if len(points) < _FEWEST:
        return None
    found = _robust(points[fitted], targets[fitted, 1], (width, height))
    if found is None:
        return None
    mapping, agree = found
    rest = judged(np.abs(carried(points[judging], mapping)[:, 1] - targets[judging, 1]), height)
    inside = np.abs(carried(points, mapping)[:, 1] - targets[:, 1]) < 2 * _WITHIN
    return Fit(mapping, agree, rest, points[inside], targets[inside])


def by_heights(points: Floats, targets: Floats, size: tuple[int, int]) -> Matrix | None:
    """The mapping for points that a person chose, all of which are believed; None for fewer than two.

    With few of them only what they can tell is fitted: a shift and a turn (2), a stretch (3), a keystone (5).
    """
    if len(points) < 2:
        return None
    terms = 5 if len(points) >= _SAMPLE else 3 if len(points) >= 3 else 2
    return _mapping(_solved(_eased(points, size), _heights(targets[:, 1], size), terms=terms), size)


def _robust(points: Floats, heights: Floats, size: tuple[int, int]) -> tuple[Matrix, int] | None:
    """RANSAC on six points, then Tukey's weights; the mapping and how many agree."""
    eased, wanted = _eased(points, size), _heights(heights, size)
    chance = np.random.default_rng(len(points))
    within = _WITHIN * 2 / size[0]
    best, most = None, 0
    for _ in range(_TRIES):
        chosen = chance.choice(len(eased), _SAMPLE, replace=False)
        trial = _solved(eased[chosen], wanted[chosen], terms=3 if _ % 2 else 5)
        if trial is None or not _sane(trial):
            continue
        agree = int((np.abs(_carried(eased, trial) - wanted) < within).sum())
        if agree > most:
            best, most = trial, agree
    if best is None or most < max(_FEWEST * 2 // 3, 0.25 * len(points)):
        return None
    for _ in range(12):
        miss = _carried(eased, best) - wanted
        spread = 1.4826 * float(np.median(np.abs(miss[np.abs(miss) < 3 * within]))) + 1e-5
        weight = np.clip(1 - (miss / (_TUKEY * spread)) ** 2, 0, None)
        better = _solved(eased, wanted, weight)
        if better is None or not _sane(better):
            break
        best = better
    mapping = _mapping(best, size)
    return None if mapping is None else (mapping, most)


def _eased(points: Floats, size: tuple[int, int]) -> Floats:
    """About the middle, in half widths: numbers near one, for the sake of the equations."""
    return np.asarray((points - np.array(size) / 2) * 2 / size[0], dtype=np.float64)


def _heights(heights: Floats, size: tuple[int, int]) -> Floats:
    return np.asarray((heights - size[1] / 2) * 2 / size[0], dtype=np.float64)


def _solved(
    points: Floats, heights: Floats, weight: npt.NDArray[np.float64] | None = None, terms: int = 5
) -> Floats | None:
    """(d, e, f, g, h) by least squares; with 3 terms no keystone, with 2 no stretch either."""
    x, y, one = points[:, 0], points[:, 1], np.ones(len(points))
    if terms == 2:
        rows, wanted = np.column_stack([x, one]), heights - y
    else:
        rows, wanted = np.column_stack([x, y, one, -heights * x, -heights * y][: max(terms, 3)]), heights
    if weight is not None:
        rows, wanted = rows * weight[:, None], wanted * weight
    found, _, rank, _ = np.linalg.lstsq(rows, wanted, rcond=None)
    if rank < rows.shape[1]:
        return None
    if terms == 2:
        return np.array([found[0], 1.0, found[1], 0.0, 0.0])
    return np.concatenate([found, np.zeros(5 - len(found))])


def _carried(points: Floats, fit: Floats) -> Floats:
    x, y = points[:, 0], points[:, 1]
    return np.asarray((fit[0] * x + fit[1] * y + fit[2]) / (fit[3] * x + fit[4] * y + 1), dtype=np.float64)


def _sane(fit: Floats) -> bool:
    """No two pictures of one scene are turned, stretched or keystoned against each other by more than this."""
    d, e, f, g, h = (float(each) for each in fit)
    return (abs(d) < _MOST_TURN and 1 / _MOST_STRETCH < e < _MOST_STRETCH and abs(f) < 0.4
            and abs(g) < _MOST_TURN and abs(h) < _MOST_TURN)  # fmt: skip


def _mapping(fit: Floats | None, size: tuple[int, int]) -> Matrix | None:
    if fit is None:
        return None
    d, e, f, g, h = (float(each) for each in fit)
    full = np.array([[e, -d, 0.0], [d, e, f], [g, h, 1.0]])
    ease = np.array([[2 / size[0], 0, -1.0], [0, 2 / size[0], -size[1] / size[0]], [0, 0, 1]])
    return matrix(np.linalg.inv(ease) @ full @ ease)
