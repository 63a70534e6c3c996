"""Registration by the printed frame, by the whole picture, of scans, by hand."""

from dataclasses import replace

import cv2
import numpy as np
import pytest

from tabletop.library.errors import Unusable
from tabletop.stereo.aligning import align
from tabletop.stereo.alignment import Alignment
from tabletop.stereo.pair import Pair, Pixels
from tabletop.stereo.plane import array, carried, matrix
from tabletop.stereo.template import JEDI_KNIGHTS, Template
from tabletop.stereo.views import aligned
from tests.stereo.synthetic import SIZE, bent, card, noisy, scanned


def _grid(template: Template | None = None) -> np.ndarray:
    points = [(x, y) for x in range(0, SIZE[0], 50) for y in range(0, SIZE[1], 50)]
    if template is None:
        return np.array(points, float)
    left, top, right, bottom = template.pixels(template.picture, *SIZE)
    return np.array([(x, y) for x, y in points if left < x < right and top < y < bottom], float)


def _miss(alignment: Alignment, bend: np.ndarray, points: np.ndarray) -> np.ndarray:
    """How far points of the card end from where they belong after bending and aligning."""
    moved = carried(carried(points, matrix(bend)), alignment.right)
    return np.hypot(*(moved - points).T)


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_the_frame_alone_registers_within_one_pixel(seed: int) -> None:
    right, bend = bent(card("R", seed), 10, seed)
    alignment = align(Pair(noisy(card("L", seed), 4), noisy(right, 4, 9)), "frame")
    miss = _miss(alignment, bend, _grid())
    assert alignment.method == "frame"
    assert miss.max() < 1.0
    assert miss.mean() < 0.3


def test_the_depth_of_the_picture_is_left_alone() -> None:
    right, bend = bent(card("R"), 10)
    alignment = align(Pair(card("L"), right), "frame")
    left_view, right_view = aligned(Pair(card("L"), right), alignment)
    box = JEDI_KNIGHTS.pixels(JEDI_KNIGHTS.picture, *SIZE)
    apart = cv2.absdiff(right_view, card("R"))[box[1] + 6 : box[3] - 6, box[0] + 6 : box[2] - 6]
    assert apart.mean() < 4
    assert _miss(alignment, bend, _grid(JEDI_KNIGHTS)).max() < 0.6
    assert left_view.shape == right_view.shape


def test_whole_picture_registration_is_not_used_when_the_frame_is_known() -> None:
    right, _ = bent(card("R"), 6)
    assert align(Pair(card("L"), right, template=JEDI_KNIGHTS)).method == "frame"


def _photo(seed: int = 4) -> tuple[Pixels, Pixels]:
    """Layers of texture at disparities from −10 to 14, without any frame."""
    chance = np.random.default_rng(seed)
    left, right = (np.zeros((600, 800, 3), np.uint8) for _ in range(2))
    for number in range(30):
        grain = chance.integers(0, 255, (14, 14, 3)).astype(np.uint8)
        patch = cv2.resize(grain, (260, 200), interpolation=cv2.INTER_CUBIC)
        x, y, depth = int(chance.integers(30, 520)), int(chance.integers(-60, 480)), -10 + 24 * number // 30
        rows = slice(max(0, y), min(600, y + 200))
        piece = patch[rows.start - y : rows.stop - y]
        left[rows, x + depth : x + depth + 260] = piece
        right[rows, x : x + 260] = piece
    return left, right


def test_without_a_frame_only_turn_scale_and_height_are_corrected() -> None:
    left, right = _photo()
    turn = cv2.getRotationMatrix2D((400, 300), 0.8, 1.01)
    turn[1, 2] += 6
    alignment = align(Pair(left, cv2.warpAffine(right, turn, (800, 600))))
    total = array(alignment.right) @ np.vstack([turn, [0, 0, 1]])
    assert alignment.method == "whole"
    assert abs(np.degrees(np.arctan2(total[1, 0], total[1, 1]))) < 0.03
    assert abs(np.hypot(total[1, 0], total[1, 1]) - 1) < 0.001
    here, middle = carried([[400.0, 300.0]], alignment.left)[0], carried([[400.0, 300.0]], matrix(total))[0]
    assert abs(middle[1] - here[1]) < 0.5


def test_depth_is_not_mistaken_for_a_turn() -> None:
    alignment = align(Pair(*_photo()))
    total = array(alignment.right)
    assert abs(np.degrees(np.arctan2(total[1, 0], total[1, 1]))) < 0.02


@pytest.mark.parametrize("degrees", [2.5, -4.0])
def test_cards_are_cut_out_of_scans_and_laid_straight(degrees: float) -> None:
    pair = Pair(scanned(card("L"), degrees), scanned(card("R"), -degrees))
    alignment = align(pair)
    left, right = aligned(pair, alignment)
    assert alignment.cut_out
    assert alignment.method == "frame"
    assert alignment.size[0] == pytest.approx(750, abs=4)
    straight = cv2.resize(left, SIZE, interpolation=cv2.INTER_AREA)
    frame = cv2.absdiff(straight, card("L"))
    assert frame[640:1000, 60:700].mean() < 12
    text = cv2.absdiff(left, right)[660:1000, 60:700]
    assert text.mean() < 6


@pytest.mark.parametrize("quarters", [1, 2, 3])
def test_an_eye_scanned_on_its_side_is_turned_upright(quarters: int) -> None:
    right = np.ascontiguousarray(np.rot90(card("R"), quarters))
    pair = Pair(card("L"), right)
    alignment = align(pair)
    assert alignment.turns == quarters
    assert cv2.absdiff(*aligned(pair, alignment))[660:1000].mean() < 3


@pytest.mark.parametrize("quarters", [1, 2, 3])
def test_an_eye_lying_sideways_in_its_scan_is_turned_upright(quarters: int) -> None:
    right = np.ascontiguousarray(np.rot90(scanned(card("R"), 1.5), quarters))
    pair = Pair(scanned(card("L"), -1), right)
    assert cv2.absdiff(*aligned(pair, align(pair)))[660:1000].mean() < 8


def test_exposure_is_matched_by_the_frame() -> None:
    dark = np.clip(card("R") * 0.7 + 12, 0, 255).astype(np.uint8)
    pair = Pair(card("L"), dark)
    left, right = aligned(pair, align(pair))
    assert abs(float(left[660:].mean()) - float(right[660:].mean())) < 1.0
    assert np.abs(left[660:].astype(int) - right[660:]).mean() < 3


def test_a_pair_that_lies_right_is_not_resampled() -> None:
    pair = Pair(card("L"), card("R"))
    left, right = aligned(pair, align(pair))
    assert np.array_equal(left, pair.left)
    assert np.array_equal(right, pair.right)


def test_a_pair_with_nothing_in_common_is_left_to_the_person() -> None:
    blank = np.full((400, 300, 3), 90, np.uint8)
    assert align(Pair(blank, blank.copy())).method == "none"


def test_by_hand_the_right_view_moves_as_told() -> None:
    start = align(Pair(card("L"), card("R")), "none")
    moved = start.nudged(x=3, y=-2)
    assert carried([[100.0, 100.0]], moved.right)[0] == pytest.approx([103, 98])
    pinned = start.pinned([(1, 0), (749, 0), (749, 1049), (0, 1049)])
    assert carried([[0.0, 0.0]], pinned.right)[0] == pytest.approx([1, 0], abs=1e-4)


def test_exchanging_twice_is_the_same_alignment() -> None:
    right, _ = bent(card("R"), 5)
    pair = Pair(card("L"), right)
    alignment = align(pair)
    back = alignment.exchanged(pair).exchanged(pair.exchanged())
    assert back.left == alignment.left
    assert back.right == alignment.right
    assert back.gain == pytest.approx(alignment.gain)


def test_a_shift_moves_every_disparity_and_crops() -> None:
    pair = Pair(card("L"), card("R"))
    plain = align(pair)
    left, right = aligned(pair, replace(plain, shift=10))
    assert left.shape == right.shape == (1050, 740, 3)
    assert np.array_equal(right[700], pair.right[700, 10:])


def test_a_camera_may_recommend_a_shift() -> None:
    assert align(Pair(card("L"), card("R"), parallax=2.0)).shift == pytest.approx(15)


def test_a_view_for_the_window_is_reduced_while_warping() -> None:
    right, _ = bent(card("R"), 6)
    pair = Pair(card("L"), right)
    alignment = align(pair)
    left, small = aligned(pair, alignment, 300)
    assert left.shape == small.shape == (420, 300, 3)
    large = cv2.resize(aligned(pair, alignment)[1], (300, 420), interpolation=cv2.INTER_AREA)
    assert cv2.absdiff(small, large).mean() < 3


def test_an_unknown_way_is_refused() -> None:
    with pytest.raises(Unusable, match="sideways"):
        align(Pair(card("L"), card("R")), "sideways")
