"""Millimetres, eyes and effort: whether a pair shown this large can be fused, and how hard it is.

All lengths in mm. ``separation`` is the distance on the screen between the two images of one point.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from tabletop.stereo.template import CARD_WIDTH_MM

MM_PER_INCH = 25.4
EASY, HARD = 1.0, 2.0
RANGE_PART = 1 / 30


@dataclass(frozen=True)
class Viewer:
    """A person before a screen; ``outward`` is how far the eyes may turn apart, in degrees."""

    eyes: float = 63.0
    distance: float = 500.0
    outward: float = 1.0


@dataclass(frozen=True)
class Monitor:
    """``dpi`` counts physical pixels; ``ratio`` is physical pixels for each logical one."""

    dpi: float
    ratio: float = 1.0

    def pixels(self, mm: float) -> float:
        """Physical pixels."""
        return mm * self.dpi / MM_PER_INCH

    def logical(self, mm: float) -> float:
        return self.pixels(mm) / self.ratio

    def mm(self, pixels: float) -> float:
        return pixels * MM_PER_INCH / self.dpi


def dpi_from_card(pixels: float) -> float:
    """The true density of a screen on which a real card just covers this many physical pixels across."""
    return pixels * MM_PER_INCH / CARD_WIDTH_MM


def separation(width: float, gap: float, disparity: float) -> float:
    """For views of ``width`` side by side; ``disparity`` of the point inside them, positive = nearer."""
    return width + gap - disparity


def parallel_limit(viewer: Viewer) -> float:
    """The widest separation that parallel viewing can fuse."""
    return viewer.eyes + viewer.distance * math.tan(math.radians(viewer.outward))


def parallel_works(apart: float, viewer: Viewer) -> bool:
    return apart <= parallel_limit(viewer)


def widest_parallel(gap: float, farthest: float, viewer: Viewer) -> float:
    """Largest view width at which the farthest point (smallest disparity) needs no outward turn."""
    return viewer.eyes - gap + farthest


def usual_width(viewer: Viewer) -> float:
    return 0.9 * viewer.eyes


def fused_parallel(apart: float, viewer: Viewer) -> float:
    """Where the image seems to stand: infinite when the eyes look straight ahead, or beyond."""
    room = viewer.eyes - apart
    return viewer.distance * viewer.eyes / room if room > 0 else math.inf


def fused_crossed(apart: float, viewer: Viewer) -> float:
    return viewer.distance * viewer.eyes / (viewer.eyes + apart)


def crossing_angle(apart: float, viewer: Viewer) -> float:
    """Degrees by which the eyes turn in for crossed viewing."""
    return math.degrees(2 * math.atan((viewer.eyes + apart) / (2 * viewer.distance)))


def effort(apart: float, viewer: Viewer) -> float:
    """Dioptres between where the eyes aim and where they focus; the same for parallel and crossed."""
    return apart / (viewer.distance / 1000 * viewer.eyes)


def grade(dioptres: float) -> str:
    """easy, practice or hard: our own thresholds."""
    return "easy" if dioptres <= EASY else "practice" if dioptres <= HARD else "hard"


def easy_range(width: float) -> float:
    """The largest difference between nearest and farthest disparity that is at ease, in the unit of width."""
    return width * RANGE_PART
