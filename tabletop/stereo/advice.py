"""What to tell a person about size, distance and depth, in words."""

from __future__ import annotations

from dataclasses import dataclass

from tabletop.stereo.anaglyph import rivalry
from tabletop.stereo.note import Note
from tabletop.stereo.pair import Pixels
from tabletop.stereo.size import (
    Viewer,
    easy_range,
    effort,
    grade,
    parallel_works,
    separation,
    widest_parallel,
)


@dataclass(frozen=True)
class Showing:
    """How a pair is being shown, in mm; disparities of the farthest and nearest point inside a view."""

    mode: str
    width: float
    gap: float = 0.0
    farthest: float = 0.0
    nearest: float = 0.0


def meter(showing: Showing, viewer: Viewer) -> tuple[float, str]:
    """(dioptres, grade) of the farthest point, where parallel viewing is hardest."""
    dioptres = effort(separation(showing.width, showing.gap, showing.farthest), viewer)
    return dioptres, grade(dioptres)


def advice(showing: Showing, viewer: Viewer) -> list[Note]:
    """Sentences in the order in which they help; never empty for parallel and crossed viewing."""
    told: list[Note] = []
    apart = separation(showing.width, showing.gap, showing.farthest)
    dioptres, mark = meter(showing, viewer)
    if showing.mode == "parallel" and not parallel_works(apart, viewer):
        widest = widest_parallel(showing.gap, showing.farthest, viewer)
        told.append(Note.of("stereo.too_wide", apart=round(apart), widest=max(1, int(widest))))
    if showing.mode in ("parallel", "crossed"):
        told.append(Note.of(f"stereo.effort_{mark}", dioptres=f"{dioptres:.1f}"))
        if mark == "hard" or (mark == "practice" and viewer.distance < 600):
            told.append(Note.of("stereo.sit_back", distance=_easier(apart, viewer)))
    if showing.nearest - showing.farthest > easy_range(showing.width):
        told.append(Note.of("stereo.deep", range=f"{showing.nearest - showing.farthest:.1f}",
                            easy=f"{easy_range(showing.width):.1f}"))  # fmt: skip
    return told


def glasses_advice(view: Pixels, mode: str) -> list[Note]:
    """A warning where a colour anaglyph would make the eyes fight; grey and Dubois mixes are spared it."""
    fights = mode.startswith("anaglyph-") and mode.endswith(("-colour", "-optimised"))
    return [Note.of("stereo.rivalry")] if fights and "half" not in mode and rivalry(view) else []


def _easier(apart: float, viewer: Viewer) -> int:
    """A distance in cm, at most arm's length and a half, that brings the effort down towards easy."""
    return round(min(1000.0, max(apart / viewer.eyes * 1000, viewer.distance + 150)) / 10)
