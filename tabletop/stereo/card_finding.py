"""The card in a scan: its four corners, and the mapping that lays it straight."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from tabletop.stereo.matching import grey
from tabletop.stereo.pair import Pixels
from tabletop.stereo.plane import Floats, Matrix, matrix
from tabletop.stereo.template import CARD_HEIGHT_MM, CARD_PIXELS, CARD_WIDTH_MM

_SMALLEST_PART = 0.15
_MARGIN = 0.004
_ROUND_ABOUT = 0.012
_EVEN_STEP = 14.0
_EVEN_SHARE = 0.9
_SHAPE_WITHIN = 0.07
_WORKING_SIDE = 900


def find_card(view: Pixels) -> Floats | None:
    """Corners clockwise from the card's top left (4×2), or None if no card lies in the picture.

    A card is an outline of its shape that lies whole inside the picture, with even ground all around it: a
    photograph has neither. A card lying on its side is taken to have its top towards the left.
    """
    import cv2

    part = min(1.0, _WORKING_SIDE / max(view.shape[:2]))
    small = cv2.resize(view, None, fx=part, fy=part, interpolation=cv2.INTER_AREA)
    plain = cv2.GaussianBlur(grey(np.asarray(small, dtype=np.uint8)), (5, 5), 0)
    for low, high in ((30, 90), (10, 40)):
        edges = cv2.dilate(cv2.Canny(plain, low, high), np.ones((3, 3), np.uint8))
        outlines, _ = cv2.findContours(edges, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
        for outline in sorted(outlines, key=cv2.contourArea, reverse=True)[:3]:
            corners = _corners(np.asarray(outline, np.int32), plain.shape[0] * plain.shape[1])
            if corners is not None and _lies_free(corners, np.asarray(plain, dtype=np.uint8)):
                return np.asarray(corners / part, dtype=np.float64)
    return None


def _lies_free(four: Floats, view: Pixels) -> bool:
    """Whole inside the picture, on ground that is even everywhere around it."""
    import cv2

    height, width = view.shape
    edge = _MARGIN * max(width, height)
    if four.min() < edge or (four > np.array([width, height]) - 1 - edge).any():
        return False
    mask = np.zeros((height, width), np.uint8)
    cv2.fillConvexPoly(mask, np.rint(four).astype(np.int32), 255)
    wide = 2 * max(1, round(_ROUND_ABOUT * max(width, height))) + 1
    ground = view[cv2.dilate(mask, np.ones((wide, wide), np.uint8)) == 0].astype(np.float32)
    if not len(ground):
        return False
    return bool((np.abs(ground - np.median(ground)) < _EVEN_STEP).mean() > _EVEN_SHARE)


def _corners(outline: npt.NDArray[np.int32], area: int) -> Floats | None:
    import cv2

    hull = cv2.convexHull(outline)
    if cv2.contourArea(hull) < _SMALLEST_PART * area:
        return None
    rough = cv2.approxPolyDP(hull, 0.03 * cv2.arcLength(hull, True), True)
    if len(rough) != 4:
        return None
    four = in_order(rough.reshape(4, 2).astype(np.float64))
    width = (np.linalg.norm(four[1] - four[0]) + np.linalg.norm(four[2] - four[3])) / 2
    height = (np.linalg.norm(four[3] - four[0]) + np.linalg.norm(four[2] - four[1])) / 2
    if abs(width / height / (CARD_WIDTH_MM / CARD_HEIGHT_MM) - 1) > _SHAPE_WITHIN:
        return None
    return _sharpened(four, outline.reshape(-1, 2).astype(np.float64))


def in_order(four: Floats) -> Floats:
    """Clockwise, starting so that the first side is a short one and lies towards the top or left."""
    middle = four.mean(axis=0)
    around = four[np.argsort(np.arctan2(four[:, 1] - middle[1], four[:, 0] - middle[0]))]
    if np.linalg.norm(around[1] - around[0]) > np.linalg.norm(around[2] - around[1]):
        around = np.roll(around, 1, axis=0)
    return around


def _sharpened(four: Floats, outline: Floats) -> Floats:
    """Printed cards have round corners: lines through the straight part of each side meet in the true ones.

    The outline runs round the edge at one pixel's distance, by which the lines are drawn in.
    """
    lines = []
    for start, end in zip(four, np.roll(four, -1, axis=0), strict=True):
        along = (end - start) / np.linalg.norm(end - start)
        across = np.array([-along[1], along[0]])
        length = float(np.linalg.norm(end - start))
        at, off = (outline - start) @ along, (outline - start) @ across
        side = (at > 0.12 * length) & (at < 0.88 * length) & (np.abs(off) < 0.02 * length)
        if side.sum() < 10:
            return four
        slope, height = np.polyfit(at[side], off[side], 1)
        lines.append((start + across * (height + 1.0), along + across * slope))
    meet = [_meeting(lines[number - 1], lines[number]) for number in range(4)]
    return np.array(meet)


def _meeting(one: tuple[Floats, Floats], other: tuple[Floats, Floats]) -> Floats:
    steps = np.linalg.solve(np.column_stack([one[1], -other[1]]), other[0] - one[0])
    return np.asarray(one[0] + one[1] * steps[0], dtype=np.float64)


def straightening(corners: Floats, size: tuple[int, int] = CARD_PIXELS) -> Matrix:
    """From the scan to the card alone at ``size``."""
    import cv2

    width, height = size
    target = np.array([[0, 0], [width - 1, 0], [width - 1, height - 1], [0, height - 1]], np.float32)
    return matrix(cv2.getPerspectiveTransform(corners.astype(np.float32), target))


def card_size(*found: Floats) -> tuple[int, int]:
    """Canvas that keeps the resolution of the finest scan, between 750 and 1500 across."""
    widest = max(float(np.linalg.norm(corners[1] - corners[0])) for corners in found)
    width = int(np.clip(round(widest), CARD_PIXELS[0], 2 * CARD_PIXELS[0]))
    return width, round(width * CARD_PIXELS[1] / CARD_PIXELS[0])
