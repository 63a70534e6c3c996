"""One pair to one file: the suffix and the mode together say what is written."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from pathlib import Path

from tabletop.library.errors import Unusable
from tabletop.stereo.alignment import Alignment
from tabletop.stereo.layouts import Surround
from tabletop.stereo.modes import MODES, MOVING, Options, compose, eyes, frames
from tabletop.stereo.pair import Pair
from tabletop.stereo.twin_card import PAPER, USUAL_CENTRES_MM, twin_card
from tabletop.stereo.wiggle import MILLISECONDS
from tabletop.stereo.writing import (
    PAIR_FILES,
    STILL,
    moving_file,
    over_under_file,
    side_by_side_file,
    still_file,
    write,
)


@dataclass(frozen=True)
class Export:
    """``centres`` and ``page`` are for the printed twin card."""

    mode: str = "parallel"
    options: Options = field(default_factory=Options)
    milliseconds: int = MILLISECONDS
    centres: float = USUAL_CENTRES_MM
    page: str = "a4"


def export(pair: Pair, alignment: Alignment, wish: Export, out: Path) -> None:
    """Writes ``out``. Raises Unusable when mode and suffix do not go together."""
    if wish.mode not in MODES:
        raise Unusable("stereo.no_such_mode", mode=wish.mode)
    write(out, exported(pair, alignment, wish, out.suffix.lower()))


def exported(pair: Pair, alignment: Alignment, wish: Export, suffix: str) -> bytes:
    """A pair file keeps true left and right unless a swap is asked for; then it is exchanged in the file."""
    if suffix in PAIR_FILES:
        return PAIR_FILES[suffix](*eyes(pair, alignment, wish.options))
    if suffix == ".pdf":
        paper = replace(wish.options, surround=Surround(ground=PAPER))
        return twin_card(*eyes(pair, alignment, paper), wish.centres, wish.page)
    if wish.mode in MOVING:
        return moving_file(frames(pair, alignment, wish.mode, wish.options), suffix, wish.milliseconds)
    if _tells_order(wish) and suffix in (".png", ".jpg", ".jpeg"):
        return _pair_in_one(pair, alignment, wish, suffix)
    if suffix not in STILL:
        raise Unusable("stereo.no_still_suffix", suffix=suffix, known=" ".join((*STILL, *PAIR_FILES, ".pdf")))
    return still_file(compose(pair, alignment, wish.mode, wish.options), suffix)


def _tells_order(wish: Export) -> bool:
    """Two whole views and nothing else: then the file can say where the left one is."""
    plain = replace(wish.options.surround, ground=Surround().ground) == Surround()
    return wish.mode in ("parallel", "crossed", "over-under") and plain


def _pair_in_one(pair: Pair, alignment: Alignment, wish: Export, suffix: str) -> bytes:
    left, right = eyes(pair, alignment, wish.options)
    if wish.mode == "over-under":
        return over_under_file(left, right, suffix, wish.options.right_above)
    return side_by_side_file(left, right, suffix, right_first=wish.mode == "crossed")


def suggested_name(pair: Pair, mode: str, suffix: str) -> str:
    """With the customary ending that tells other programs the order of the eyes."""
    ending = {"parallel": "-lr", "crossed": "-rl", "over-under": "-ab"}.get(mode, f"-{mode}")
    plain = suffix in PAIR_FILES or suffix == ".pdf"
    return f"{pair.name}{'' if plain else ending}{suffix}"
