"""Finding out how two views should lie: first whether they are cards, then whether they belong together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from tabletop.library.errors import Unusable
from tabletop.stereo import exposure
from tabletop.stereo.alignment import WAYS, Alignment, unaligned
from tabletop.stereo.belonging import SAME_PRINT, SAME_SCENE, same_print, same_scene
from tabletop.stereo.card_finding import card_size, find_card, in_order, straightening
from tabletop.stereo.depth import disparity, span
from tabletop.stereo.match_points import Match, taken
from tabletop.stereo.matching import quarter_turn
from tabletop.stereo.pair import Pair, Pixels
from tabletop.stereo.plane import Matrix, array, carried, chained, corners, matrix, turned
from tabletop.stereo.registration import Fit, by_frame, frame_mask, homography
from tabletop.stereo.shared import bare_corners, common_box, shared_mask
from tabletop.stereo.template import JEDI_KNIGHTS, Template, card_shaped
from tabletop.stereo.vertical_fit import by_heights, by_whole
from tabletop.stereo.warp import warped

_NOTHING_PIXELS = 0.1
_NOTHING_LIGHT = 0.75
_FEW_POINTS = 4
_EDGE = 0.02


def align(pair: Pair, how: str = "auto", match_exposure: bool = True) -> Alignment:
    """``how``: auto, frame (printed frame only), whole (whole picture, heights only) or none.

    auto takes the frame for cards that bear the same print, and the whole picture otherwise; for views of different
    scenes it corrects nothing (`Alignment.strangers`). Takes up to two seconds: call it in a worker.
    """
    if how not in WAYS:
        raise Unusable("stereo.no_such_alignment", how=how, known=", ".join(WAYS))
    if how == "none":
        return _recommended(pair, unaligned(pair))
    start = _laid_out(pair)
    template = pair.template or JEDI_KNIGHTS
    views = _warped(pair, start)
    fit, method = _fit(views, start, template, how, pair)
    likeness = _likeness(views, start, fit, template, pair)
    if likeness < SAME_SCENE and how == "auto":
        return replace(unaligned(pair), likeness=likeness)
    if fit is None:
        return _recommended(pair, replace(start, likeness=likeness))
    found = replace(start, right=_settled(chained(start.right, fit.mapping), start), method=method, likeness=likeness,
                    inliers=fit.inliers, median=fit.rest.median, worst=fit.rest.worst, judged=fit.rest.points,
                    points=taken(fit.here, fit.there, start.left, start.right))  # fmt: skip
    return _finished(pair, found, template, match_exposure)


def by_points(pair: Pair, before: Alignment, points: Sequence[Match]) -> Alignment:
    """Aligned anew by points a person has looked through, all of which are believed.

    Raises Unusable for fewer than two.
    """
    here = carried([each.left for each in points], before.left)
    there = carried([each.right for each in points], before.right)
    on_a_card = before.cut_out or before.method == "frame"
    if on_a_card and len(points) >= _FEW_POINTS:
        mapping = homography(there, here)
    else:
        mapping = by_heights(there, here, before.size)
    if mapping is None:
        raise Unusable("stereo.few_points", n=len(points))
    gap = carried(there, mapping) - here
    miss = np.hypot(*gap.T) if on_a_card else np.abs(gap[:, 1])
    median, worst = (float(each) for each in np.percentile(miss, (50, 95)))
    return replace(before, right=chained(before.right, mapping), method="points", inliers=len(points), judged=0,
                   median=median, worst=worst, points=tuple(points))  # fmt: skip


def _finished(pair: Pair, found: Alignment, template: Template, match_exposure: bool) -> Alignment:
    """With the common crop of a photograph, its window, and the light of both views alike."""
    if found.method == "whole" and not found.cut_out:
        found = _cropped(pair, found)
    elif found.method == "frame":
        found = replace(found, rounded=found.cut_out or any(map(bare_corners, _warped(pair, found))))
    if match_exposure:
        found = _lit(pair, found, template)
    if found.method == "whole" and not pair.parallax:
        return replace(found, shift=-float(np.ceil(_nearest(pair, found))))
    return _recommended(pair, found)


def _cropped(pair: Pair, found: Alignment) -> Alignment:
    x0, y0, x1, y1 = common_box(pair, found.left, found.right, found.size)
    away: Matrix = (1.0, 0.0, -float(x0), 0.0, 1.0, -float(y0), 0.0, 0.0, 1.0)
    if (x0, y0, x1, y1) == (0, 0, *found.size):
        return found
    return replace(found, left=chained(found.left, away), right=chained(found.right, away), size=(x1 - x0, y1 - y0))


def _lit(pair: Pair, found: Alignment, template: Template) -> Alignment:
    """Exposure is compared where both views show the same print, or the same scene."""
    left, right = _warped(pair, found)
    mask = frame_mask(template, *found.size) if found.method == "frame" else np.full(left.shape[:2], 255, np.uint8)
    if found.method == "frame":
        edge = round(found.size[0] * _EDGE)
        mask[:edge] = mask[-edge:] = 0
        mask[:, :edge] = mask[:, -edge:] = 0
    shared = shared_mask(pair, found)
    mask = mask if shared is None else np.minimum(mask, shared)
    mask = np.minimum(mask, exposure.usable(left, right))
    gain, offset = exposure.match(left, right, mask)
    return replace(found, gain=gain, offset=offset) if exposure.change(gain, offset) > _NOTHING_LIGHT else found


def _nearest(pair: Pair, found: Alignment) -> float:
    """Disparity of the nearest thing, in pixels of the canvas: it comes to lie in the window."""
    here = carried([each.left for each in found.points], found.left)
    there = carried([each.right for each in found.points], found.right)
    by_print = float(np.percentile(here[:, 0] - there[:, 0], 98)) if len(here) else 0.0
    return max(by_print, span(disparity(*_warped(pair, found)))[1])


def _settled(mapping: Matrix, start: Alignment) -> Matrix:
    """A correction nobody could see is none: resampling would only soften the picture."""
    spots = corners(start.size)
    back = matrix(np.linalg.inv(array(start.right)))
    moved = np.abs(carried(carried(spots, back), mapping) - spots).max()
    return start.right if moved < _NOTHING_PIXELS else mapping


def _laid_out(pair: Pair) -> Alignment:
    """The right view turned the way up the left one is, then both cards cut out of their scans."""
    turns = quarter_turn(pair.left, pair.right)
    spin, _ = turned(turns, pair.right.shape[1], pair.right.shape[0])
    upright = replace(pair, right=np.ascontiguousarray(np.rot90(pair.right, -turns))) if turns else pair
    start = _cut_out(upright) or unaligned(upright)
    return replace(start, right=chained(spin, start.right), turns=turns) if turns else start


def _cut_out(pair: Pair) -> Alignment | None:
    """Both cards laid straight; None where they fill their pictures already or are not found in both."""
    views = (pair.left, pair.right)
    if all(card_shaped(view.shape[1], view.shape[0]) for view in views):
        return None
    trimmed = [card_shaped(*sorted(view.shape[:2])) for view in views]
    left, right = (in_order(corners(view.shape[1::-1])) if fills else find_card(view)
                   for view, fills in zip(views, trimmed, strict=True))  # fmt: skip
    if left is None or right is None:
        return None
    size = card_size(left, right)
    return Alignment(size, straightening(left, size), straightening(right, size), cut_out=not all(trimmed))


def _fit(
    views: tuple[Pixels, Pixels], start: Alignment, template: Template, how: str, pair: Pair
) -> tuple[Fit | None, str]:
    if how == "frame" or (how == "auto" and _a_card(start, pair)):
        fit = by_frame(*views, template)
        if fit is not None and (how == "frame" or _same_print(views, fit, template)):
            return fit, "frame"
    if how == "frame":
        return None, "none"
    return by_whole(*views), "whole"


def _a_card(start: Alignment, pair: Pair) -> bool:
    return start.cut_out or pair.template is not None or card_shaped(*start.size)


def _same_print(views: tuple[Pixels, Pixels], fit: Fit, template: Template) -> bool:
    left, right = views
    laid = warped(right, fit.mapping, (left.shape[1], left.shape[0]), fine=False)
    return same_print(left, laid, template) >= SAME_PRINT


def _likeness(
    views: tuple[Pixels, Pixels], start: Alignment, fit: Fit | None, template: Template, pair: Pair
) -> float:
    """Of the picture alone where it stands on a card: cards of one set share the rest."""
    left, right = views
    if fit is not None:
        right = warped(right, fit.mapping, (left.shape[1], left.shape[0]), fine=False)
    if _a_card(start, pair):
        x0, y0, x1, y1 = template.pixels(template.picture, left.shape[1], left.shape[0])
        left, right = left[y0:y1, x0:x1], right[y0:y1, x0:x1]
    found = same_scene(left, right)
    return 1.0 if found is None else found


def _recommended(pair: Pair, alignment: Alignment) -> Alignment:
    """A camera's own recommendation becomes the depth of the screen plane."""
    return replace(alignment, shift=pair.parallax / 100 * alignment.size[0])


def _warped(pair: Pair, alignment: Alignment) -> tuple[Pixels, Pixels]:
    return (warped(pair.left, alignment.left, alignment.size, fine=False),
            warped(pair.right, alignment.right, alignment.size, fine=False))  # fmt: skip
