"""Every way of looking at a pair, by name; compose() makes the picture of one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

import numpy as np

from tabletop.library.errors import Unusable
from tabletop.stereo import layouts
from tabletop.stereo.alignment import Alignment
from tabletop.stereo.anaglyph import anaglyph
from tabletop.stereo.anaglyph_tables import MIXES
from tabletop.stereo.depth import depth_map, disparity, floating_window, window_violation
from tabletop.stereo.dots import dot_stereogram
from tabletop.stereo.goggles import VIEWERS, Phone, Viewer, goggles
from tabletop.stereo.layouts import Surround
from tabletop.stereo.pair import Pair, Pixels
from tabletop.stereo.template import JEDI_KNIGHTS
from tabletop.stereo.views import aligned
from tabletop.stereo.wiggle import wiggled


@dataclass(frozen=True)
class Options:
    """How to show a pair. ``width`` is that of one view in pixels (None: as large as it is).

    ``parity`` is the parity of the screen line or column where the picture starts (interlaces);
    ``pivot`` a point of the left view that a wiggle turns about; ``picture_only`` leaves the printed
    frame out; ``mirror_right`` says which view a hand mirror shows.
    """

    width: int | None = None
    surround: Surround = field(default_factory=Surround)
    swap: bool = False
    right_above: bool = False
    parity: int = 0
    picture_only: bool = False
    floating: bool = False
    pivot: tuple[int, int] | None = None
    between: bool = False
    mirror_right: bool = True
    phone: Phone = field(default_factory=Phone)
    viewer: Viewer = field(default_factory=lambda: VIEWERS["v2"])


View = tuple[Pixels, str]
Composer = Callable[[View, View, Options], Pixels]


def _parallel(left: View, right: View, options: Options) -> Pixels:
    return layouts.beside([left, right], options.surround)


def _crossed(left: View, right: View, options: Options) -> Pixels:
    return layouts.beside([right, left], options.surround)


def _triple(left: View, right: View, options: Options) -> Pixels:
    return layouts.beside([left, right, left], options.surround)


def _over_under(left: View, right: View, options: Options) -> Pixels:
    order = [right, left] if options.right_above else [left, right]
    return layouts.above(order, options.surround)


def _half(wide: bool) -> Composer:
    def composed(left: View, right: View, options: Options) -> Pixels:
        plain = replace(options, surround=Surround())
        squeezed = [(layouts.squeezed(view, wide), letter) for view, letter in (left, right)]
        return (_parallel if wide else _over_under)(squeezed[0], squeezed[1], plain)

    return composed


def _woven(weave: Callable[[Pixels, Pixels, int], Pixels]) -> Composer:
    return lambda left, right, options: weave(left[0], right[0], options.parity)


def _mixed(mix: Callable[[Pixels, Pixels], Pixels]) -> Composer:
    return lambda left, right, options: mix(left[0], right[0])


def _coloured(mode: str) -> Composer:
    return lambda left, right, options: anaglyph(left[0], right[0], mode)


def _mirror(left: View, right: View, options: Options) -> Pixels:
    if options.mirror_right:
        right = (layouts.mirrored(right[0]), right[1])
    else:
        left = (layouts.mirrored(left[0]), left[1])
    return layouts.beside([left, right], options.surround)


def _goggles(corrected: bool) -> Composer:
    return lambda left, right, options: goggles(left[0], right[0], options.phone, options.viewer, corrected)


def _only(number: int) -> Composer:
    return lambda left, right, options: (left, right)[number][0]


MODES: dict[str, Composer] = {
    "parallel": _parallel,
    "crossed": _crossed,
    "triple": _triple,
    "over-under": _over_under,
    "half-side-by-side": _half(wide=True),
    "half-over-under": _half(wide=False),
    "rows": _woven(layouts.rows),
    "columns": _woven(layouts.columns),
    "checkerboard": _woven(layouts.checkerboard),
    **{mode: _coloured(mode) for mode in MIXES},
    "blink": _only(0),
    "onion": _mixed(layouts.onion),
    "difference": _mixed(layouts.difference),
    "wiggle": _only(0),
    "mirror": _mirror,
    "goggles": _goggles(corrected=False),
    "goggles-corrected": _goggles(corrected=True),
    "depth-map": _mixed(depth_map),
    "dot-stereogram": _mixed(lambda left, right: dot_stereogram(depth_map(left, right))),
    "left": _only(0),
    "right": _only(1),
}
MOVING = ("blink", "wiggle")


def compose(pair: Pair, alignment: Alignment, mode: str, options: Options | None = None) -> Pixels:
    """H×W×3 RGB of one mode; of a moving mode its first frame."""
    options = options or Options()
    if mode not in MODES:
        raise Unusable("stereo.no_such_mode", mode=mode)
    left, right = eyes(pair, alignment, options)
    letters = ("R", "L") if options.swap else ("L", "R")
    return MODES[mode]((left, letters[0]), (right, letters[1]), options)


def frames(pair: Pair, alignment: Alignment, mode: str, options: Options | None = None) -> list[Pixels]:
    """All frames of a mode in the order they are shown; one for a still mode."""
    options = options or Options()
    if mode not in MOVING:
        return [compose(pair, alignment, mode, options)]
    left, right = eyes(pair, alignment, options)
    return [left, right] if mode == "blink" else wiggled(left, right, options.pivot, options.between)


def eyes(pair: Pair, alignment: Alignment, options: Options) -> tuple[Pixels, Pixels]:
    """The two aligned views as the options want them: exchanged, picture only, floating window."""
    left, right = aligned(pair, alignment, options.width, options.surround.ground)
    if options.picture_only:
        left, right = (_picture(view, pair) for view in (left, right))
    if options.floating:
        left, right = floating_window(left, right, window_violation(disparity(left, right)))
    return (right, left) if options.swap else (left, right)


def _picture(view: Pixels, pair: Pair) -> Pixels:
    template = pair.template or JEDI_KNIGHTS
    left, top, right, bottom = template.pixels(template.picture, view.shape[1], view.shape[0])
    return np.ascontiguousarray(view[top:bottom, left:right])
