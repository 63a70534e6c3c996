"""How two eyes lie in one picture: the arrangement itself, taking it apart and putting it together."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from tabletop.stereo.pair import Pixels


@dataclass(frozen=True)
class Arrangement:
    """``kind`` is side_by_side, over_under, rows or frames; ``half`` means squeezed 2:1."""

    kind: str
    right_first: bool = False
    half: bool = False


SIDE_BY_SIDE = Arrangement("side_by_side")
WORDS = {
    "lr": SIDE_BY_SIDE,
    "sbs": SIDE_BY_SIDE,
    "rl": Arrangement("side_by_side", right_first=True),
    "lrq": Arrangement("side_by_side", half=True),
    "hsbs": Arrangement("side_by_side", half=True),
    "rlq": Arrangement("side_by_side", right_first=True, half=True),
    "ab": Arrangement("over_under"),
    "ou": Arrangement("over_under"),
    "tb": Arrangement("over_under"),
    "ba": Arrangement("over_under", right_first=True),
    "abq": Arrangement("over_under", half=True),
    "hou": Arrangement("over_under", half=True),
    "baq": Arrangement("over_under", right_first=True, half=True),
    "left-right": SIDE_BY_SIDE,
    "parallel": SIDE_BY_SIDE,
    "right-left": Arrangement("side_by_side", right_first=True),
    "crossed": Arrangement("side_by_side", right_first=True),
    "top-bottom": Arrangement("over_under"),
    "bottom-top": Arrangement("over_under", right_first=True),
    "rows": Arrangement("rows"),
    "frames": Arrangement("frames"),
}


def parted(picture: Pixels, how: Arrangement, padding: int = 0) -> tuple[Pixels, Pixels]:
    """(left, right) out of one picture; an odd middle column or row belongs to neither."""
    height, width = picture.shape[:2]
    if how.kind == "side_by_side":
        each = (width - padding) // 2
        first, second = picture[:, :each], picture[:, width - each :]
    elif how.kind == "over_under":
        each = height // 2
        first, second = picture[:each], picture[height - each :]
    else:
        each = height // 2
        first, second = picture[: 2 * each : 2], picture[1 : 2 * each : 2]
    if how.half or how.kind == "rows":
        wide = how.kind == "side_by_side"
        first, second = _stretched(first, wide), _stretched(second, wide)
    first, second = np.ascontiguousarray(first), np.ascontiguousarray(second)
    return (second, first) if how.right_first else (first, second)


def _stretched(view: Pixels, wide: bool) -> Pixels:
    import cv2

    height, width = view.shape[:2]
    size = (width * 2, height) if wide else (width, height * 2)
    return np.asarray(cv2.resize(view, size, interpolation=cv2.INTER_CUBIC), dtype=np.uint8)


def offered(how: Arrangement) -> tuple[str, str]:
    """The words for an arrangement with the left view first, and with the right view first."""
    return _word(how), _word(replace(how, right_first=True))


def _word(how: Arrangement) -> str:
    return next(word for word, each in WORDS.items() if each == how)
