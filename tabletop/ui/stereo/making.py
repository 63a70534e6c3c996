"""From an aligned pair to the pixels on the screen: zoomed alike in both views, then composed. No Qt."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

import numpy as np

from tabletop.stereo.alignment import Alignment
from tabletop.stereo.modes import MODES, Options, eyes
from tabletop.stereo.pair import Pair, Pixels
from tabletop.stereo.template import JEDI_KNIGHTS
from tabletop.stereo.wiggle import pivoted, wiggled
from tabletop.ui.stereo.families import SIDE_BY_SIDE, WHOLE

Spot = tuple[float, float]
MIDDLE: Spot = (0.5, 0.5)


@dataclass(frozen=True)
class Look:
    """``width`` is that of one view on the screen, in its pixels; spots are fractions of the whole view."""

    mode: str = "parallel"
    width: int = 360
    options: Options = field(default_factory=Options)
    zoom: float = 1.0
    centre: Spot = MIDDLE
    pivot: Spot | None = None


@dataclass(frozen=True, eq=False)
class Made:
    """What was made of a look: ``frames`` in turn, ``view`` the size of one view in them, ``window`` the part of the
    whole view that it shows (left, top, width, height as fractions)."""

    look: Look
    frames: list[Pixels]
    view: tuple[int, int]
    window: tuple[float, float, float, float]


def made(pair: Pair, alignment: Alignment, look: Look) -> Made:
    """The picture of a look. Takes 5 to 200 ms: call it in a worker."""
    left, right = full_views(pair, alignment, look.options, look.width * look.zoom)
    if look.mode == "wiggle":
        left, right = pivoted(left, right, _pixel(look.pivot, left))
    window = _window(look.zoom, look.centre)
    target = None if look.mode in WHOLE else _target(left, look.width)
    left, right = (_seen(view, window, target) for view in (left, right))
    letters = ("R", "L") if look.options.swap else ("L", "R")
    return Made(look, _frames(left, right, letters, look), (left.shape[1], left.shape[0]), window)


def full_views(pair: Pair, alignment: Alignment, options: Options, width: float) -> tuple[Pixels, Pixels]:
    """Both whole views about ``width`` pixels wide, never larger than they are."""
    if options.picture_only:
        box = (pair.template or JEDI_KNIGHTS).picture
        width /= box[2] - box[0]
    return eyes(pair, alignment, replace(options, width=max(16, round(width))))


def full_size(pair: Pair, alignment: Alignment, options: Options) -> tuple[int, int]:
    """(width, height) of a whole view at its full size."""
    width, height = alignment.size[0] - abs(round(alignment.shift)), alignment.size[1]
    if options.picture_only:
        template = pair.template or JEDI_KNIGHTS
        left, top, right, bottom = template.pixels(template.picture, width, height)
        return right - left, bottom - top
    return max(1, width), height


def fitting_width(mode: str, area: tuple[int, int], shape: float, gap: int, strips: int) -> int:
    """The widest that one view may be for the whole picture to fit; ``strips`` are margins of letters and dots."""
    across = SIDE_BY_SIDE.get(mode, 1)
    down = 2 if mode == "over-under" else 1
    wide = (area[0] - gap * (across - 1)) / across
    high = ((area[1] - gap * (down - 1)) / down) / (shape + strips / 16)
    return max(24, int(min(wide, high)))


def spot_of(made: Made, x: float, y: float) -> tuple[Spot, str] | None:
    """Which spot of the whole view lies at a pixel of the composed picture, and in whose eye; None for neither."""
    mode, surround = made.look.mode, made.look.options.surround
    if mode in WHOLE or mode == "dot-stereogram":
        return None
    wide, high = made.view
    strip = max(14, wide // 18)
    order = {"parallel": "LR", "crossed": "RL", "triple": "LRL", "mirror": "LR"}.get(mode, "L")
    if len(order) > 1:
        number, x = divmod(x, wide + surround.gap)
        y -= strip if surround.dots else 0
    elif mode == "over-under":
        order = "RL" if made.look.options.right_above else "LR"
        number, y = divmod(y, high + (strip if surround.letters else 0) + surround.gap)
    else:
        number = 0
        x, y = (x * 2 if mode == "half-side-by-side" else x), (y * 2 if mode == "half-over-under" else y)
        x, y = x % max(1, wide), y % max(1, high)
    if not (0 <= number < len(order) and 0 <= x < wide and 0 <= y < high):
        return None
    eye = order[int(number)]
    if made.look.options.swap:
        eye = "R" if eye == "L" else "L"
    if mode == "mirror" and (eye == "R") == made.look.options.mirror_right:
        x = wide - 1 - x
    left, top, part_x, part_y = made.window
    return (left + x / wide * part_x, top + y / high * part_y), eye


def _frames(left: Pixels, right: Pixels, letters: tuple[str, str], look: Look) -> list[Pixels]:
    if look.mode == "wiggle":
        return wiggled(left, right, None, look.options.between)
    if look.mode == "blink":
        return [left, right]
    return [MODES[look.mode]((left, letters[0]), (right, letters[1]), look.options)]


def _window(zoom: float, centre: Spot) -> tuple[float, float, float, float]:
    part = 1 / max(1.0, zoom)
    left, top = (min(max(each - part / 2, 0.0), 1 - part) for each in centre)
    return left, top, part, part


def _target(view: Pixels, width: int) -> tuple[int, int]:
    return width, max(1, round(width * view.shape[0] / view.shape[1]))


def _seen(view: Pixels, window: tuple[float, float, float, float], target: tuple[int, int] | None) -> Pixels:
    """The window of a view, at exactly the target size."""
    import cv2

    height, width = view.shape[:2]
    left, top = round(window[0] * width), round(window[1] * height)
    wide, high = max(1, round(window[2] * width)), max(1, round(window[3] * height))
    part = view[top : top + high, left : left + wide]
    if target is None or target == (part.shape[1], part.shape[0]):
        return np.ascontiguousarray(part)
    how = cv2.INTER_AREA if target[0] < part.shape[1] else cv2.INTER_CUBIC
    return np.asarray(cv2.resize(part, target, interpolation=how), dtype=np.uint8)


def _pixel(spot: Spot | None, view: Pixels) -> tuple[int, int] | None:
    return None if spot is None else (round(spot[0] * view.shape[1]), round(spot[1] * view.shape[0]))
