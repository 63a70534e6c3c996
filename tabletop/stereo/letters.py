"""The printed L or R of a card, read from the pixels of its box."""

from __future__ import annotations

import numpy as np

from tabletop.stereo.matching import grey
from tabletop.stereo.pair import Pixels
from tabletop.stereo.template import Template

_CONTRAST = 40


def printed_letter(card: Pixels, template: Template) -> str | None:
    """ "L", "R", or None when the box holds neither. The card must lie straight and fill the picture.

    An L has no ink in its upper right quarter; an R has as much there as anywhere.
    """
    left, top, right, bottom = template.pixels(template.letter, card.shape[1], card.shape[0])
    box = grey(card)[top:bottom, left:right].astype(np.float32)
    if not box.size or float(np.ptp(box)) < _CONTRAST:
        return None
    ground = float(np.median(box))
    ink = np.abs(box - ground) > 0.5 * float(np.abs(box - ground).max())
    spot = _glyph(ink)
    if spot is None:
        return None
    height, width = spot.shape
    stem = float(spot[:, : round(width * 0.45)].mean(axis=0).max())
    foot = float(spot[-round(height * 0.3) :].mean(axis=1).max())
    upper = float(spot[: round(height * 0.6), width // 2 :].mean())
    if stem < 0.8:
        return None
    if upper < 0.12 and foot > 0.75:
        return "L"
    return "R" if upper > 0.3 else None


def _glyph(ink: np.ndarray[tuple[int, ...], np.dtype[np.bool_]]) -> Pixels | None:
    """The largest spot of ink that touches no edge of the box, cut to its outline."""
    import cv2

    count, labels, stats, _ = cv2.connectedComponentsWithStats(ink.astype(np.uint8), connectivity=8)
    best, most = None, 0
    for number in range(1, count):
        x, y, width, height, area = (int(each) for each in stats[number][:5])
        inside = x > 0 and y > 0 and x + width < ink.shape[1] and y + height < ink.shape[0]
        if inside and area > most and 1.0 <= height / width <= 2.6 and height > 0.25 * ink.shape[0]:
            best, most = (labels[y : y + height, x : x + width] == number).astype(np.uint8), area
    return best
