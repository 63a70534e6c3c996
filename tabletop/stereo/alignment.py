"""What is done to two scans so that the eyes can join them: computed, kept as numbers, applied once."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from tabletop.library.errors import Unusable
from tabletop.stereo import exposure
from tabletop.stereo.card_finding import card_size, find_card, in_order, straightening
from tabletop.stereo.exposure import NO_GAIN, NO_OFFSET, Three
from tabletop.stereo.matching import quarter_turn
from tabletop.stereo.pair import Pair, Pixels
from tabletop.stereo.plane import (
    IDENTITY,
    Matrix,
    array,
    carried,
    chained,
    corners,
    matrix,
    nudged,
    scaled,
    turned,
)
from tabletop.stereo.registration import Fit, by_frame, frame_mask
from tabletop.stereo.template import JEDI_KNIGHTS, Template, card_shaped
from tabletop.stereo.vertical_fit import by_whole
from tabletop.stereo.warp import warped

_NOTHING_PIXELS = 0.1
_NOTHING_LIGHT = 0.75
WAYS = ("auto", "frame", "whole", "none")


@dataclass(frozen=True)
class Alignment:
    """``left`` and ``right`` map each original to the common canvas ``size`` (width, height).

    ``gain`` and ``offset`` belong to the right view; ``shift`` moves the whole scene nearer (positive)
    or farther, in pixels of the canvas; ``method`` says what the registration went by; ``turns`` are the
    quarter turns the right view needed; ``error`` is the mean miss of ``inliers`` points, in pixels.
    """

    size: tuple[int, int]
    left: Matrix = IDENTITY
    right: Matrix = IDENTITY
    gain: Three = NO_GAIN
    offset: Three = NO_OFFSET
    shift: float = 0.0
    method: str = "none"
    inliers: int = 0
    error: float = 0.0
    turns: int = 0
    cut_out: bool = False

    def nudged(self, x: float = 0, y: float = 0, degrees: float = 0, scale: float = 1) -> Alignment:
        """The right view moved by hand over what was computed, in pixels of the canvas."""
        by_hand = nudged(x, y, degrees, scale, self.size)
        return replace(self, right=chained(self.right, by_hand), method="manual")

    def pinned(self, moved: list[tuple[float, float]]) -> Alignment:
        """The right view's four corners dragged to these places of the canvas, clockwise from top left."""
        import cv2

        start = corners(self.size).astype(np.float32)
        pull = cv2.getPerspectiveTransform(start, np.array(moved, np.float32))
        dragged = tuple(float(each) for each in np.asarray(pull, dtype=np.float64).ravel())
        return replace(self, right=chained(self.right, dragged), method="manual")

    def exchanged(self, pair: Pair) -> Alignment:
        """The alignment for the pair with its eyes exchanged; light stays matched, the other way round."""
        gain = tuple(1 / each for each in self.gain)
        offset = tuple(-o / g for o, g in zip(self.offset, self.gain, strict=True))
        same_size = pair.left.shape == pair.right.shape
        turns = -self.turns % 4 if same_size else self.turns
        return replace(self, left=self.right, right=self.left, turns=turns,
                       gain=(gain[0], gain[1], gain[2]), offset=(offset[0], offset[1], offset[2]))  # fmt: skip


def align(pair: Pair, how: str = "auto", match_exposure: bool = True) -> Alignment:
    """``how``: auto, frame (printed frame only), whole (whole picture, vertical only) or none.

    auto takes the frame for anything that is or contains a card, and the whole picture otherwise or
    when the frame does not suffice. Takes up to a second: call it in a worker.
    """
    if how not in WAYS:
        raise Unusable("stereo.no_such_alignment", how=how, known=", ".join(WAYS))
    if how == "none":
        return _shifted(pair, unaligned(pair))
    start = _laid_out(pair)
    views = _warped(pair, start)
    template = pair.template or JEDI_KNIGHTS
    fit, method = _fit(views, start, template, how, pair)
    if fit is None:
        return _shifted(pair, start)
    result = replace(start, right=_settled(chained(start.right, fit.mapping), start), method=method,
                     inliers=fit.inliers, error=fit.error)  # fmt: skip
    if match_exposure:
        mask = frame_mask(template, *start.size) if method == "frame" else None
        gain, offset = exposure.match(views[0], _warped(pair, result)[1], mask)
        if exposure.change(gain, offset) > _NOTHING_LIGHT:
            result = replace(result, gain=gain, offset=offset)
    return _shifted(pair, result)


def _settled(mapping: Matrix, start: Alignment) -> Matrix:
    """A correction nobody could see is none: resampling would only soften the picture."""
    spots = corners(start.size)
    back = matrix(np.linalg.inv(array(start.right)))
    moved = np.abs(carried(carried(spots, back), mapping) - spots).max()
    return start.right if moved < _NOTHING_PIXELS else mapping


def unaligned(pair: Pair) -> Alignment:
    """Both views at the size of the smaller one, nothing else changed."""
    left, right = pair.left.shape[1::-1], pair.right.shape[1::-1]
    if left == right:
        return Alignment((left[0], left[1]))
    width, height = min((left, right), key=lambda size: size[0] * size[1])
    return Alignment((width, height), _fitted(left, (width, height)), _fitted(right, (width, height)))


def _fitted(size: tuple[int, ...], canvas: tuple[int, int]) -> Matrix:
    """Scaled to fill the canvas in one direction and centred in the other."""
    part = min(canvas[0] / size[0], canvas[1] / size[1])
    x, y = (canvas[0] - part * size[0]) / 2, (canvas[1] - part * size[1]) / 2
    return chained(scaled(part), (1.0, 0.0, x, 0.0, 1.0, y, 0.0, 0.0, 1.0))


def _laid_out(pair: Pair) -> Alignment:
    """The right view turned the way up the left one is, then both cards cut out of their scans."""
    turns = quarter_turn(pair.left, pair.right)
    spin, _ = turned(turns, pair.right.shape[1], pair.right.shape[0])
    upright = replace(pair, right=np.ascontiguousarray(np.rot90(pair.right, -turns)))
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
    a_card = start.cut_out or pair.template is not None or card_shaped(*start.size)
    if (how == "frame" or (how == "auto" and a_card)) and (fit := by_frame(*views, template)):
        return fit, "frame"
    if how == "frame":
        return None, "none"
    return by_whole(*views), "whole"


def _shifted(pair: Pair, alignment: Alignment) -> Alignment:
    """A camera's own recommendation becomes the depth of the screen plane."""
    return replace(alignment, shift=pair.parallax / 100 * alignment.size[0])


def _warped(pair: Pair, alignment: Alignment) -> tuple[Pixels, Pixels]:
    return (warped(pair.left, alignment.left, alignment.size),
            warped(pair.right, alignment.right, alignment.size))  # fmt: skip
