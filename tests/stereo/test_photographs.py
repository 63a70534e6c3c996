"""Photographs and cards with known truth: what belongs together, how it lies, what both views share."""

import cv2
import numpy as np
import pytest
from PIL import Image

from tabletop.stereo.aligning import align, by_points
from tabletop.stereo.card_finding import find_card
from tabletop.stereo.depth import disparity, span
from tabletop.stereo.match_points import Match
from tabletop.stereo.pair import Pair
from tabletop.stereo.plane import carried, matrix
from tabletop.stereo.views import GROUND, aligned
from tests.stereo.scenes import SIZE, keystone, scene, seen_through
from tests.stereo.synthetic import card, noisy, scanned

SCENES = range(20)
_SHAPES = ((4, 3), (7, 5), (3, 4), (5, 7))


@pytest.mark.parametrize("seed", SCENES)
def test_a_right_partner_is_accepted_and_a_wrong_one_told(seed: int) -> None:
    size = (400, 300)
    (left, right), (_, wrong) = scene(seed, size), scene(seed + 100, size)
    other = seen_through(right, keystone(0.01, size), gain=0.85, noise=3)
    accepted, refused = align(Pair(left, other)), align(Pair(left, wrong))
    assert (accepted.strangers, accepted.method) == (False, "whole")
    assert (refused.strangers, refused.method) == (True, "none")


@pytest.mark.parametrize("seed", range(3))
def test_cards_with_one_frame_but_other_pictures_are_told(seed: int) -> None:
    left, right = card("L", seed), card("R", seed)
    right[126:612, 48:702] = card("R", seed + 50)[126:612, 48:702]
    assert align(Pair(left, right)).strangers


def test_no_photograph_is_taken_for_a_card() -> None:
    found = 0
    for seed in SCENES:
        view = scene(seed, (560, 560))[0]
        for wide, high in _SHAPES:
            width, height = (560, 560 * high // wide) if wide > high else (560 * wide // high, 560)
            found += find_card(np.ascontiguousarray(view[:height, :width])) is not None
    assert found == 0


def test_a_card_that_reaches_beyond_its_picture_is_left_alone() -> None:
    scan = scanned(card("L"), 2)
    assert find_card(scan) is not None
    assert find_card(np.ascontiguousarray(scan[:, 300:])) is None


@pytest.mark.parametrize("seed", [1, 5])
def test_a_keystone_of_three_percent_is_taken_out_to_a_third_of_a_pixel(seed: int) -> None:
    left, right = scene(seed)
    bend = keystone(0.03)
    found = align(Pair(left, seen_through(right, bend, noise=2)))
    grid = np.array([(x, y) for x in range(40, SIZE[0], 80) for y in range(30, SIZE[1], 60)], float)
    there, here = carried(carried(grid, bend), found.right), carried(grid, found.left)
    assert np.abs(carried(grid, bend) - grid)[:, 1].max() > 4
    assert np.abs(there - here)[:, 1].max() < 0.4
    assert found.judged > 20
    assert 0 < found.median <= found.worst


def test_the_error_told_is_that_of_points_which_were_not_fitted() -> None:
    left, right = scene(3)
    clean = align(Pair(left, right))
    wavy = np.float32(np.mgrid[0 : SIZE[1], 0 : SIZE[0]])
    bent = cv2.remap(right, wavy[1], wavy[0] + 1.5 * np.sin(wavy[1] / 40), cv2.INTER_CUBIC)
    spoilt = align(Pair(left, bent))
    assert clean.worst < 0.6
    assert spoilt.median > 0.5
    assert spoilt.worst > 1.0


def test_nothing_of_a_photograph_stands_before_its_frame() -> None:
    pair = Pair(*scene(6))
    left, right = aligned(pair, align(pair))
    assert span(disparity(left, right))[1] <= 1.5


def test_a_photograph_keeps_no_black_edge_after_its_alignment() -> None:
    left, right = scene(7)
    turn = matrix(np.vstack([cv2.getRotationMatrix2D((280, 210), 2.0, 1.0), [0, 0, 1]]))
    pair = Pair(left, cv2.warpPerspective(right, np.array(turn).reshape(3, 3), SIZE))
    found = align(pair)
    assert found.size[0] < SIZE[0]
    assert found.size[1] < SIZE[1]
    edge = aligned(pair, found)[1]
    assert not any((side == GROUND).all(axis=1).any() for side in (edge[0], edge[-1], edge[:, 0], edge[:, -1]))


def test_a_white_border_does_not_spoil_the_light_of_a_card() -> None:
    right = np.clip(card("R") / 1.087, 0, 255).astype(np.uint8)
    left = np.full((1102, 787, 3), 255, np.uint8)
    left[26:1076, 18:768] = card("L")
    other = np.full((1102, 787, 3), 255, np.uint8)
    other[20:1070, 25:775] = right
    assert align(Pair(left, other)).gain == pytest.approx((1.087,) * 3, abs=0.02)


def test_round_corners_are_of_one_colour_in_both_eyes() -> None:
    pair = Pair(scanned(card("L"), 2), scanned(card("R"), -3, ground=205))
    for ground in (GROUND, (255, 255, 255)):
        for view in aligned(pair, align(pair), None, ground):
            assert tuple(view[0, 0]) == tuple(view[-1, -1]) == ground


def test_what_one_picture_leaves_transparent_neither_shows() -> None:
    left, right = scene(2)
    seen = np.full(left.shape[:2], 255, np.uint8)
    seen[100:140, 200:260] = 0
    pair = Pair(left, right, seen=(seen, None))
    found = align(pair, "none")
    assert all(tuple(view[120, 230]) == GROUND for view in aligned(pair, found))


def test_points_chosen_by_hand_align_a_pair() -> None:
    left, right = scene(1)
    bend = matrix(np.vstack([cv2.getRotationMatrix2D((280, 210), 1.5, 1.0), [0, 0, 1]]))
    pair = Pair(left, seen_through(right, bend))
    start = align(pair, "none")
    spots = [(60.0, 50.0), (500.0, 60.0), (480.0, 380.0), (70.0, 350.0)]
    chosen = [Match(spot, tuple(carried([spot], bend)[0])) for spot in spots]
    found = by_points(pair, start, chosen)
    assert found.method == "points"
    assert np.abs(carried(carried(spots, bend), found.right) - np.array(spots))[:, 1].max() < 0.2


def test_a_noisy_scan_is_still_the_same_print() -> None:
    pair = Pair(noisy(card("L", 2), 9), np.asarray(Image.fromarray(noisy(card("R", 2), 9, 1)).resize((600, 840))))
    assert align(pair).method == "frame"
