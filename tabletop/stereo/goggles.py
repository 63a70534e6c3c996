"""Pictures for phone viewers: one view before each lens, plain or bent against the lens."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from tabletop.stereo.pair import Pixels, Real

MM_PER_INCH = 25.4
LARGEST_PART = 0.8


@dataclass(frozen=True)
class Viewer:
    """A lens holder. Lengths in mm; k are the coefficients of r' = r·(1 + k1·r² + k2·r⁴)."""

    name: str
    between_lenses: float
    screen_to_lens: float
    k: tuple[float, float]


VIEWERS = {
    "v1": Viewer("v1", 60.0, 42.0, (0.441, 0.156)),
    "v2": Viewer("v2", 64.0, 39.0, (0.34, 0.55)),
}


@dataclass(frozen=True)
class Phone:
    """A screen held sideways: pixels and the diagonal in inches."""

    width: int = 2340
    height: int = 1080
    diagonal: float = 6.1

    @property
    def pixels_per_mm(self) -> float:
        return float(np.hypot(self.width, self.height)) / self.diagonal / MM_PER_INCH


def goggles(left: Pixels, right: Pixels, phone: Phone, viewer: Viewer, corrected: bool = False) -> Pixels:
    """A picture of exactly the phone's size; each view is clipped to its half, black around, no text."""
    out = np.zeros((phone.height, phone.width, 3), np.uint8)
    half = phone.width // 2
    for view, start, side in ((left, 0, -1), (right, phone.width - half, 1)):
        axis = phone.width / 2 + side * viewer.between_lenses * phone.pixels_per_mm / 2
        placed = _placed(view, axis - start, half, phone)
        out[:, start : start + half] = _bent(placed, axis - start, phone, viewer) if corrected else placed
    return out


def _placed(view: Pixels, axis: float, half: int, phone: Phone) -> Pixels:
    """One half of the screen with the view centred on the lens axis."""
    import cv2

    height, width = view.shape[:2]
    part = min(LARGEST_PART * half / width, LARGEST_PART * phone.height / height)
    size = (max(1, round(width * part)), max(1, round(height * part)))
    how = cv2.INTER_AREA if part < 1 else cv2.INTER_CUBIC
    small = np.asarray(cv2.resize(view, size, interpolation=how), dtype=np.uint8)
    out = np.zeros((phone.height, half, 3), np.uint8)
    left, top = round(axis - size[0] / 2), (phone.height - size[1]) // 2
    first, last = max(0, left), min(half, left + size[0])
    if first < last:
        out[top : top + size[1], first:last] = small[:, first - left : last - left]
    return out


def _bent(placed: Pixels, axis: float, phone: Phone, viewer: Viewer) -> Pixels:
    """Backward mapping: every screen pixel looks where its ray comes from, so the formula needs no inverse.

    The picture is enlarged so that its farthest corner stays where it was.
    """
    import cv2

    unit = viewer.screen_to_lens * phone.pixels_per_mm
    where = _lens_map(placed.shape[1], placed.shape[0], axis, _reach(placed, axis), unit, viewer)
    return np.asarray(cv2.remap(placed, *where, cv2.INTER_LINEAR), dtype=np.uint8)


@lru_cache(maxsize=4)
def _lens_map(
    width: int, height: int, axis: float, reach: float, unit: float, viewer: Viewer
) -> tuple[Real, Real]:
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    x, y = (x - axis) / unit, (y - height / 2) / unit
    grown = stretch(np.asarray(x * x + y * y, dtype=np.float32), viewer)
    grown /= stretch(np.float32((reach / unit) ** 2), viewer)
    return (np.asarray(x * grown * unit + axis, dtype=np.float32),
            np.asarray(y * grown * unit + height / 2, dtype=np.float32))  # fmt: skip


def _reach(placed: Pixels, axis: float) -> float:
    """Distance in pixels from the lens axis to the farthest lit corner."""
    rows, columns = np.flatnonzero(placed.any(axis=(1, 2))), np.flatnonzero(placed.any(axis=(0, 2)))
    if not rows.size:
        return 0.0
    tall = max(abs(rows[0] - placed.shape[0] / 2), abs(rows[-1] - placed.shape[0] / 2))
    return float(np.hypot(max(abs(columns[0] - axis), abs(columns[-1] - axis)), tall))


def stretch(squared: Real | np.float32, viewer: Viewer) -> Real:
    """By how much a lens moves a point outwards, at r² (r in screen-to-lens distances)."""
    first, second = viewer.k
    return np.asarray(1 + first * squared + second * squared * squared, dtype=np.float32)


def seen_from(seen: float, viewer: Viewer) -> float:
    """The radius on the screen that a lens shows at ``seen``: the inverse, by secant steps."""

    def miss(r: float) -> float:
        return r * float(stretch(np.float32(r * r), viewer)) - seen

    before, here = 0.0, seen
    for _ in range(30):
        if miss(here) == miss(before):
            break
        before, here = here, here - miss(here) * (here - before) / (miss(here) - miss(before))
    return here
