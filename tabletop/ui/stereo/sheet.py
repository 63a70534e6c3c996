"""One pair as it lies on the desk, and the work that finds out how it should lie."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path

from tabletop.stereo import sidecar
from tabletop.stereo.alignment import Alignment, unaligned
from tabletop.stereo.depth import disparity, span
from tabletop.stereo.doctor import Examination, examine
from tabletop.stereo.modes import Options, eyes
from tabletop.stereo.pair import Pair
from tabletop.stereo.reading import Wish, load
from tabletop.stereo.swaps import Swaps
from tabletop.stereo.template import card_shaped
from tabletop.ui.stereo.keeping import place_of
from tabletop.ui.stereo.work import Tell

_MEASURED_WIDTH = 520


@dataclass(frozen=True, eq=False)
class Sheet:
    """One pair as it lies: ``found`` is the computed alignment, ``depth`` (farthest, nearest) in parts of a view's
    width; ``settled`` once everything about it is known; ``mode`` in which it was seen last ("": does not matter)."""

    pair: Pair
    alignment: Alignment
    found: Alignment
    swaps: Swaps = field(default_factory=Swaps)
    seen: Examination | None = None
    depth: tuple[float, float] = (0.0, 0.0)
    settled: bool = False
    mode: str = ""

    @property
    def a_card(self) -> bool:
        """Is it a whole card, upright, whose picture box is where the template says?"""
        wide, high = self.alignment.size
        return wide < high and (self.alignment.method == "frame" or card_shaped(wide, high))


def opening(sources: tuple[Path, ...], wish: Wish, first: bool) -> Callable[[Tell], Sheet]:
    """The job that reads a pair: first as it lies or was kept, then with everything that is known of it."""

    def job(tell: Tell) -> Sheet:
        pair = load(sources, wish)
        kept = sidecar.kept(pair, place_of(pair))
        if kept is None:
            start = unaligned(pair)
            tell(Sheet(pair, start, start))
            return examined(pair, Swaps(), None)
        pair, side = kept
        mode = side.mode if first else ""
        tell(Sheet(pair, side.alignment, side.alignment, side.swaps, mode=mode))
        return replace(examined(pair, side.swaps, side.alignment), mode=mode)

    return job


def examined(pair: Pair, swaps: Swaps, alignment: Alignment | None) -> Sheet:
    """The pair with what the doctor says, aligned as given or as computed."""
    seen = examine(pair)
    sheet = Sheet(pair, alignment or seen.alignment, seen.alignment, swaps, seen, settled=True)
    options = Options(width=_MEASURED_WIDTH, picture_only=sheet.a_card)
    left, right = eyes(pair, sheet.alignment, options)
    far, near = span(disparity(left, right))
    whole = left.shape[1] if not sheet.a_card else _MEASURED_WIDTH
    return replace(sheet, depth=(far / whole, near / whole))
