"""What each mode shows to which eye."""

import numpy as np
import pytest

from tabletop.library.errors import Unusable
from tabletop.stereo.aligning import align
from tabletop.stereo.goggles import VIEWERS, Phone, seen_from, stretch
from tabletop.stereo.layouts import Surround
from tabletop.stereo.modes import MODES, Options, compose, frames
from tabletop.stereo.pair import Pair, Pixels
from tabletop.stereo.swaps import Swaps
from tests.stereo.synthetic import card, is_left, is_right, watermarked

ISSUE_MODES = {
    "parallel", "crossed", "triple", "over-under", "half-side-by-side", "half-over-under", "rows", "columns",
    "checkerboard", "blink", "onion", "difference", "wiggle", "mirror", "goggles", "goggles-corrected", "depth-map",
    "dot-stereogram",
}  # fmt: skip


@pytest.fixture
def pair() -> Pair:
    return Pair(*watermarked())


def _show(pair: Pair, mode: str, **options: object) -> Pixels:
    return compose(pair, align(pair, "none"), mode, Options(**options))  # type: ignore[arg-type]


def test_every_mode_is_there() -> None:
    assert set(MODES) >= ISSUE_MODES


@pytest.mark.parametrize("mode", MODES)
def test_every_mode_makes_a_picture_at_any_width(pair: Pair, mode: str) -> None:
    for width in (None, 120, 61):
        made = _show(pair, mode, width=width)
        assert made.dtype == np.uint8
        assert made.ndim == 3
        assert made.shape[2] == 3


def test_parallel_has_left_at_left_and_crossed_the_reverse(pair: Pair) -> None:
    assert is_left(_show(pair, "parallel"))
    assert is_right(_show(pair, "parallel")[:, 256:])
    assert is_right(_show(pair, "crossed"))
    assert is_left(_show(pair, "crossed")[:, 256:])


def test_triple_serves_both_ways_of_looking(pair: Pair) -> None:
    made = _show(pair, "triple")
    assert is_left(made)
    assert is_right(made[:, 256:])
    assert is_left(made[:, 512:])


def test_over_under_states_which_is_above(pair: Pair) -> None:
    assert is_left(_show(pair, "over-under"))
    assert is_right(_show(pair, "over-under", right_above=True))


def test_gap_letters_and_dots_make_room(pair: Pair) -> None:
    made = _show(pair, "parallel", surround=Surround(gap=10, letters=True, dots=True))
    assert made.shape[1] == 2 * 256 + 10
    strip = 256 // 18
    assert made.shape[0] == 358 + 2 * strip
    assert made[:strip, :256].max() > 200
    assert made[-strip:, :256].max() > 120
    assert not np.array_equal(made[-strip:, :256], made[-strip:, 266:])


def test_interlaces_follow_the_parity_of_the_screen(pair: Pair) -> None:
    rows = _show(pair, "rows")
    assert np.array_equal(rows[0], pair.left[0])
    assert np.array_equal(rows[45], pair.right[45])
    assert np.array_equal(_show(pair, "rows", parity=1)[44], pair.right[44])
    assert np.array_equal(_show(pair, "columns")[:, 101], pair.right[:, 101])
    board = _show(pair, "checkerboard")
    assert np.array_equal(board[45, 100], pair.right[45, 100])
    assert np.array_equal(board[45, 101], pair.left[45, 101])
    assert np.array_equal(board[44, 101], pair.right[44, 101])


def test_difference_is_black_where_both_are_printed_alike() -> None:
    cards = Pair(card("L"), card("R"))
    assert _show(cards, "difference")[700:1000, 60:640].max() == 0


def test_onion_is_the_mean(pair: Pair) -> None:
    mean = (pair.left.astype(float) + pair.right) / 2
    assert np.abs(_show(pair, "onion") - mean).max() <= 1


def test_mirror_flips_one_side(pair: Pair) -> None:
    assert np.array_equal(_show(pair, "mirror")[:, 256:], pair.right[:, ::-1])
    assert np.array_equal(_show(pair, "mirror", mirror_right=False)[:, :256], pair.left[:, ::-1])


def test_a_swap_exchanges_eyes_and_letters(pair: Pair) -> None:
    assert is_right(_show(pair, "parallel", swap=True))
    twice = pair.exchanged().exchanged()
    assert np.array_equal(_show(twice, "parallel"), _show(pair, "parallel"))


def test_a_swap_in_one_mode_stays_out_of_the_others_unless_all_are_meant() -> None:
    one = Swaps().toggled("parallel")
    assert one.holds("parallel")
    assert not one.holds("anaglyph-red-cyan-dubois")
    every = Swaps().toggled("parallel", all_modes=True)
    assert every.holds("wiggle")
    assert every.toggled("wiggle", all_modes=True) == Swaps()
    assert one.toggled("parallel") == Swaps()


def test_picture_only_leaves_the_printed_frame_out() -> None:
    made = _show(Pair(card("L"), card("R")), "left", picture_only=True)
    assert made.shape[:2] == (486, 654)


def test_a_wiggle_stands_still_about_its_pivot() -> None:
    cards = Pair(card("L"), card("R"))
    plain = align(cards, "none")
    at = (130, 260)  # on the layer that stands 4 pixels behind the frame
    left, right = frames(cards, plain, "wiggle", Options(pivot=at))
    patch = np.s_[at[1] - 12 : at[1] + 12, at[0] : at[0] + 24]
    assert np.abs(left[patch].astype(int) - right[patch]).mean() < 3
    assert np.abs(frames(cards, plain, "wiggle")[0][patch].astype(int) - cards.right[patch]).mean() > 3


def test_a_wiggle_may_have_a_frame_between_the_eyes() -> None:
    cards = Pair(card("L"), card("R"))
    made = frames(cards, align(cards, "none"), "wiggle", Options(between=True, width=375))
    assert len(made) == 4
    assert np.array_equal(made[1], made[3])
    outer = np.abs(made[0].astype(int) - made[2]).mean()
    assert np.abs(made[0].astype(int) - made[1]).mean() < outer


def test_blink_has_both_views(pair: Pair) -> None:
    left, right = frames(pair, align(pair, "none"), "blink")
    assert is_left(left)
    assert is_right(right)


def test_goggles_fill_a_phone_exactly_with_the_eyes_a_lens_distance_apart(pair: Pair) -> None:
    phone = Phone(2400, 1080, 6.5)
    white = Pair(*(np.full((500, 400, 3), 255, np.uint8),) * 2)
    made = _show(white, "goggles", phone=phone)
    assert made.shape == (1080, 2400, 3)
    lit = np.flatnonzero(made[540, :, 0] > 128)
    halves = lit[lit < 1200], lit[lit >= 1200]
    apart = halves[1].mean() - halves[0].mean()
    assert apart == pytest.approx(64 * phone.pixels_per_mm, abs=2)
    assert len(halves[0]) <= 0.8 * 1200
    assert _show(pair, "goggles").shape == (1080, 2340, 3)


def test_correction_bends_the_picture_like_a_barrel_about_the_lens() -> None:
    white = Pair(*(np.full((500, 400, 3), 255, np.uint8),) * 2)
    made = _show(white, "goggles-corrected")[:, :1170, 0] > 128
    middle_row, top_row = made[540].sum(), made[np.flatnonzero(made.any(axis=1))[12]].sum()
    assert middle_row > top_row


@pytest.mark.parametrize("name", VIEWERS)
@pytest.mark.parametrize("radius", [0.0, 0.2, 0.7, 1.1])
def test_the_lens_and_its_inverse_undo_one_another(name: str, radius: float) -> None:
    viewer = VIEWERS[name]
    bent = radius * float(stretch(np.float32(radius**2), viewer))
    assert seen_from(bent, viewer) == pytest.approx(radius, abs=1e-4)


def test_an_unknown_mode_is_told(pair: Pair) -> None:
    with pytest.raises(Unusable, match="hologram"):
        _show(pair, "hologram")
