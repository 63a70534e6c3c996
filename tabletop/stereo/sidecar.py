"""The alignment of a pair kept beside it in ``<pair>.stereo.json``; the pictures stay untouched."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from tabletop.library.errors import Unusable
from tabletop.library.reader import guarded, read_json
from tabletop.library.safe_write import safe_write
from tabletop.stereo.alignment import Alignment
from tabletop.stereo.match_points import Match
from tabletop.stereo.pair import Pair
from tabletop.stereo.swaps import Swaps

VERSION = 1


@dataclass(frozen=True)
class Sidecar:
    alignment: Alignment
    swaps: Swaps = field(default_factory=Swaps)
    mode: str = "parallel"


def sidecar_path(pair: Pair) -> Path | None:
    """Where the sidecar belongs; None for a pair that came from no file."""
    return pair.sources[0].with_name(pair.name + ".stereo.json") if pair.sources else None


def keep(pair: Pair, kept: Sidecar, path: Path | None = None) -> Path | None:
    """``path`` where it cannot lie beside the pictures. Raises Unusable when it cannot be written."""
    path = path or sidecar_path(pair)
    if path is None:
        return None
    content = {
        "version": VERSION,
        "sources": {each.name: _digest(each) for each in pair.sources},
        "exchanged": pair.swapped,
        "mode": kept.mode,
        "swaps": {"modes": sorted(kept.swaps.modes), "everywhere": kept.swaps.everywhere},
        "alignment": asdict(kept.alignment),
    }
    safe_write(path, json.dumps(content, ensure_ascii=False, indent=1) + "\n")
    return path


def kept(pair: Pair, path: Path | None = None) -> tuple[Pair, Sidecar] | None:
    """The pair as it was left (perhaps exchanged) with its settings.

    None when nothing was kept, when it cannot be read, or when a picture has changed since.
    """
    path = path or sidecar_path(pair)
    if path is None or not path.exists():
        return None
    try:
        with guarded(path):
            content = read_json(path)
            if content["version"] != VERSION:
                return None
            if content["sources"] != {each.name: _digest(each) for each in pair.sources}:
                return None
            swaps = Swaps(frozenset(map(str, content["swaps"]["modes"])), bool(content["swaps"]["everywhere"]))
            side = Sidecar(_alignment(content["alignment"]), swaps, str(content["mode"]))
            other = bool(content["exchanged"]) != pair.swapped
    except Unusable:  # the pictures are all that is needed; they are aligned anew
        return None
    return (pair.exchanged() if other else pair), side


def _alignment(content: dict[str, Any]) -> Alignment:
    width, height = content["size"]
    left, right = (_floats(content[side], 9) for side in ("left", "right"))
    gain, offset = (_floats(content[name], 3) for name in ("gain", "offset"))
    return Alignment(
        (int(width), int(height)), left, right, (gain[0], gain[1], gain[2]), (offset[0], offset[1], offset[2]),
        float(content["shift"]), str(content["method"]), int(content["inliers"]),
        float(content.get("median", 0)), float(content.get("worst", 0)), int(content.get("judged", 0)),
        int(content["turns"]), bool(content["cut_out"]), bool(content.get("rounded")),
        float(content.get("likeness", 1)), _points(content.get("points", ())),
    )  # fmt: skip


def _points(rows: Sequence[Sequence[Sequence[float]]]) -> tuple[Match, ...]:
    return tuple(Match((float(a[0]), float(a[1])), (float(b[0]), float(b[1]))) for a, b in rows)


def _floats(values: Sequence[float], count: int) -> tuple[float, ...]:
    numbers = tuple(float(each) for each in values)
    if len(numbers) != count:
        raise ValueError(count)
    return numbers


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()
