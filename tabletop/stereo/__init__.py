"""Stereo pairs of cards: reading, aligning, mixing, measuring, writing. No window toolkit.

A viewer needs three calls: ``load(source) -> Pair``, ``align(pair, how) -> Alignment`` and
``compose(pair, alignment, mode, options) -> RGB array``. They are imported on first use, because
numpy, Pillow and OpenCV together cost a third of a second that a start-up should not pay.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tabletop.stereo.aligning import align
    from tabletop.stereo.alignment import Alignment
    from tabletop.stereo.modes import MODES, Options, compose, frames
    from tabletop.stereo.pair import Pair
    from tabletop.stereo.reading import load

_HOME = {
    "Alignment": "alignment", "align": "aligning",
    "MODES": "modes", "Options": "modes", "compose": "modes", "frames": "modes",
    "Pair": "pair", "load": "reading",
}  # fmt: skip

__all__ = ["MODES", "Alignment", "Options", "Pair", "align", "compose", "frames", "load"]


def __getattr__(name: str) -> object:
    if name not in _HOME:
        raise AttributeError(name)
    return getattr(import_module(f"{__name__}.{_HOME[name]}"), name)
