"""Where things are kept: sidecars of pairs, measured monitors, and the last few pairs in memory."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from tabletop.library import paths
from tabletop.stereo.calibration import Calibration
from tabletop.ui.stereo.gallery_list import is_built_in

if TYPE_CHECKING:
    from tabletop.stereo.pair import Pair

MOST_BYTES = 300_000_000


def place_of(pair: Pair) -> Path | None:
    """The sidecar of a built-in pair goes to the person's own folder; None: beside the pictures."""
    return paths.stereo() / f"{pair.name}.stereo.json" if is_built_in(pair.sources) else None


def calibration() -> Calibration:
    """The measured monitors."""
    return Calibration.kept(paths.stereo() / "monitors.json")


def remembered(known: dict[tuple[Path, ...], Any], sources: tuple[Path, ...], sheet: Any) -> dict[Any, Any]:
    """With this pair as the newest, and without the oldest where all together are too large."""
    kept = {key: value for key, value in known.items() if key != sources} | {sources: sheet}
    while len(kept) > 1 and sum(_bytes(each) for each in kept.values()) > MOST_BYTES:
        del kept[next(iter(kept))]
    return kept


def _bytes(sheet: Any) -> int:
    return int(sheet.pair.left.nbytes + sheet.pair.right.nbytes)
