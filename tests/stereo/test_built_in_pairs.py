"""The pairs that come with the program: one scene seen by two eyes, in one printed frame."""

from pathlib import Path

import numpy as np
import pytest

from tabletop.library.shipped import data_root
from tabletop.stereo.depth import disparity, span, window_violation
from tabletop.stereo.doctor import examine
from tabletop.stereo.letters import printed_letter
from tabletop.stereo.naming import look_through
from tabletop.stereo.pair import Pixels
from tabletop.stereo.reading import load
from tabletop.stereo.registration import frame_mask
from tabletop.stereo.template import CARD_PIXELS, JEDI_KNIGHTS

PAIRS = look_through(data_root() / "assets/pictures/jedi_knights/lantern_reaches").pairs


def _picture(card: Pixels) -> Pixels:
    left, top, right, bottom = JEDI_KNIGHTS.pixels(JEDI_KNIGHTS.picture, *CARD_PIXELS)
    return np.ascontiguousarray(card[top:bottom, left:right])


def test_there_are_eight_pairs() -> None:
    assert len(PAIRS) >= 8


@pytest.mark.parametrize("files", PAIRS, ids=lambda files: files[0].stem[:-2])
def test_a_built_in_pair_is_in_order(files: tuple[Path, Path]) -> None:
    pair = load(files)
    assert pair.left.shape == pair.right.shape == (1050, 750, 3)
    assert [printed_letter(view, JEDI_KNIGHTS) for view in (pair.left, pair.right)] == ["L", "R"]
    mask = frame_mask(JEDI_KNIGHTS, *CARD_PIXELS, margin=16) > 0
    apart = np.abs(pair.left.astype(int) - pair.right)[mask]  # of the compression alone: drawn alike
    assert apart.mean() < 0.5
    assert np.percentile(apart, 99.9) <= 8
    assert not examine(pair).findings
    assert all(path.stat().st_size < 250_000 for path in files)


@pytest.mark.parametrize("files", PAIRS, ids=lambda files: files[0].stem[:-2])
def test_a_built_in_pair_has_depth_before_and_behind_its_window(files: tuple[Path, Path]) -> None:
    pair = load(files)
    found = disparity(_picture(pair.left), _picture(pair.right))
    far, near = span(found)
    assert far < -6
    assert near > 0
    assert near - far <= CARD_PIXELS[0] / 30 + 1
    assert not window_violation(found)
