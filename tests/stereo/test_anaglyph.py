"""The colour mixes: tables exact, linear and coded light, and the named checks of Dubois."""

import numpy as np
import pytest

from tabletop.stereo.anaglyph import anaglyph, copies, rivalry
from tabletop.stereo.anaglyph_tables import GLASSES, KINDS, MIXES, Mix
from tabletop.stereo.layouts import squeezed
from tabletop.stereo.pair import Pixels

RED_CYAN = "anaglyph-red-cyan-dubois"


def _exact(left: Pixels, right: Pixels, mix: Mix) -> Pixels:
    """The definition, in double precision."""
    gamma = 1.0 if mix.coded else 2.2
    one, two = ((view / 255.0) ** gamma for view in (left, right))
    mixed = one @ np.array(mix.left).T + two @ np.array(mix.right).T
    return np.rint(np.clip(mixed, 0, 1) ** (1 / gamma) * 255).astype(np.uint8)


def _flat(*colour: int) -> Pixels:
    return np.full((4, 4, 3), colour, np.uint8)


@pytest.mark.parametrize("mode", MIXES)
def test_every_mix_is_what_its_table_says(mode: str) -> None:
    chance = np.random.default_rng(2)
    left, right = (chance.integers(0, 256, (97, 64, 3)).astype(np.uint8) for _ in range(2))
    apart = np.abs(anaglyph(left, right, mode).astype(int) - _exact(left, right, MIXES[mode]))
    assert apart.max() <= (3 if MIXES[mode].coded else 1)


def test_dubois_numbers_are_those_of_2009() -> None:
    mix = MIXES[RED_CYAN]
    assert mix.left == ((0.437, 0.449, 0.164), (-0.062, -0.062, -0.024), (-0.048, -0.050, -0.017))
    assert mix.right == ((-0.011, -0.032, -0.007), (0.377, 0.761, 0.009), (-0.026, -0.093, 1.234))
    sums = np.array(mix.left).sum(axis=1) + np.array(mix.right).sum(axis=1)
    assert sums == pytest.approx([1.000, 0.999, 1.000], abs=5e-4)


@pytest.mark.parametrize("kind", ["dubois", "dubois-ffmpeg"])
def test_white_for_one_eye_and_black_for_the_other_are_pure(kind: str) -> None:
    mode = f"anaglyph-red-cyan-{kind}"
    white, black = _flat(255, 255, 255), _flat(0, 0, 0)
    assert tuple(anaglyph(white, black, RED_CYAN)[0, 0]) == (255, 0, 0)
    assert tuple(anaglyph(black, white, RED_CYAN)[0, 0]) == (0, 255, 255)
    assert np.abs(anaglyph(white, white, mode).astype(int) - 255).max() <= 3


@pytest.mark.parametrize("level", [0, 1, 5, 40, 128, 200, 255])
def test_equal_grey_stays_grey(level: int) -> None:
    grey = _flat(level, level, level)
    for kind in ("dubois", "grey", "half-colour", "colour"):
        assert np.abs(anaglyph(grey, grey, f"anaglyph-red-cyan-{kind}").astype(int) - level).max() <= 1


@pytest.mark.parametrize("glasses", GLASSES)
@pytest.mark.parametrize("kind", ["true", "grey", "half-colour", "colour", "optimised"])
def test_each_glass_lets_only_its_eye_through(glasses: str, kind: str) -> None:
    white, black = _flat(255, 255, 255), _flat(0, 0, 0)
    lit = anaglyph(white, black, f"anaglyph-{glasses}-{kind}")[0, 0] > 0
    assert not (lit & ~np.array(GLASSES[glasses])).any()
    assert lit.any()


def test_all_kinds_exist_for_all_glasses() -> None:
    assert len(MIXES) == len(GLASSES) * len(KINDS)


def test_strong_reds_are_noticed() -> None:
    view = np.full((200, 200, 3), 90, np.uint8)
    assert not rivalry(view)
    view[:80] = (240, 20, 20)
    assert rivalry(view)


def test_a_mode_that_only_copies_channels_copies_them() -> None:
    rng = np.random.default_rng(5)
    left, right = (rng.integers(0, 256, (37, 41, 3), dtype=np.uint8) for _ in range(2))
    made = anaglyph(left, right, "anaglyph-red-cyan-colour")
    assert copies(MIXES["anaglyph-red-cyan-colour"]) == (0, 4, 5)
    assert copies(MIXES["anaglyph-red-cyan-dubois"]) is None
    assert (made == np.dstack([left[..., 0], right[..., 1], right[..., 2]])).all()


@pytest.mark.parametrize("width", [40, 41])
def test_half_widths_are_means_of_neighbours(width: int) -> None:
    view = np.random.default_rng(6).integers(0, 256, (8, width, 3), dtype=np.uint8)
    half = squeezed(view, True)
    assert half.shape == (8, width // 2, 3)
    if width % 2 == 0:
        means = (view[:, ::2].astype(int) + view[:, 1::2] + 1) // 2
        assert np.abs(half.astype(int) - means).max() <= 1
