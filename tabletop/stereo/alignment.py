"""What is done to two scans so that the eyes can join them: computed, kept as numbers, applied once."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

import numpy as np

from tabletop.stereo.belonging import SAME_SCENE
from tabletop.stereo.exposure import NO_GAIN, NO_OFFSET, Three
from tabletop.stereo.match_points import Match, exchanged
from tabletop.stereo.pair import Pair
from tabletop.stereo.plane import IDENTITY, Matrix, chained, corners, nudged, scaled

WAYS = ("auto", "frame", "whole", "none")


@dataclass(frozen=True)
class Alignment:
    """``left`` and ``right`` map each original to the common canvas ``size`` (width, height).

    ``gain`` and ``offset`` belong to the right view; ``shift`` moves the whole scene nearer (positive)
    or farther, in pixels of the canvas; ``method`` says what the registration went by; ``turns`` are the
    quarter turns the right view needed. ``median`` and ``worst`` (the 95th percentile) are what remains, in pixels,
    on ``judged`` points that were held out when the ``inliers`` were fitted. ``likeness`` is the share of the scene
    that both views show, ``rounded`` says that the ground shows at a card's round corners, and ``points`` are places
    of the originals that the fit took for the same.
    """

    size: tuple[int, int]
    left: Matrix = IDENTITY
    right: Matrix = IDENTITY
    gain: Three = NO_GAIN
    offset: Three = NO_OFFSET
    shift: float = 0.0
    method: str = "none"
    inliers: int = 0
    median: float = 0.0
    worst: float = 0.0
    judged: int = 0
    turns: int = 0
    cut_out: bool = False
    rounded: bool = False
    likeness: float = 1.0
    points: tuple[Match, ...] = field(default=(), compare=False, repr=False)

    @property
    def strangers(self) -> bool:
        """Do the two views show different things?"""
        return self.likeness < SAME_SCENE

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
        return replace(self, left=self.right, right=self.left, turns=turns, points=exchanged(self.points),
                       gain=(gain[0], gain[1], gain[2]), offset=(offset[0], offset[1], offset[2]))  # fmt: skip


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
