"""Disparity, the screen plane by click, the window and its cures, the dot stereogram."""

import numpy as np
import pytest

from tabletop.stereo.depth import (
    at_point,
    curing_shift,
    depth_map,
    disparity,
    filled,
    floating_window,
    span,
    window_violation,
)
from tabletop.stereo.dots import dot_stereogram, separation
from tabletop.stereo.pair import Pixels
from tabletop.stereo.views import shifted


def _scene(cut: bool = False) -> tuple[Pixels, Pixels]:
    """A wall 6 pixels behind the screen and a board 10 before it, which may be cut by the left edge."""
    chance = np.random.default_rng(8)
    wall = chance.integers(0, 255, (60, 90, 3)).astype(np.uint8).repeat(5, axis=0).repeat(5, axis=1)
    board = chance.integers(0, 255, (36, 40, 3)).astype(np.uint8).repeat(4, axis=0).repeat(4, axis=1)
    left, right = wall[:, 20:420].copy(), wall[:, 14:414].copy()
    x = -30 if cut else 150
    for view, at in ((left, x + 5), (right, x - 5)):
        start = max(0, at)
        view[80:224, start : at + 160] = board[:, start - at :]
    return left, right


def test_disparity_is_positive_for_what_is_near() -> None:
    found = disparity(*_scene())
    assert np.nanmedian(found[100:200, 190:280]) == pytest.approx(10, abs=0.5)
    assert np.nanmedian(found[20:60, 100:300]) == pytest.approx(-6, abs=0.5)
    far, near = span(found)
    assert far == pytest.approx(-6, abs=1)
    assert near == pytest.approx(10, abs=1)


def test_holes_are_filled_from_behind() -> None:
    found = np.array([[1, np.nan, 5], [np.nan, np.nan, np.nan]], np.float32)
    assert filled(found).tolist() == [[1, 1, 5], [1, 1, 5]]


def test_near_is_light_in_the_depth_map() -> None:
    made = depth_map(*_scene())
    assert made[150, 230, 0] > made[30, 200, 0] + 100


@pytest.mark.parametrize(("point", "depth"), [((230, 150), 10), ((220, 40), -6)])
def test_a_click_tells_the_disparity_of_what_is_under_it(point: tuple[int, int], depth: int) -> None:
    left, right = _scene()
    found = at_point(left, right, *point)
    assert found == pytest.approx(depth, abs=0.3)
    moved = shifted(left, right, -round(found or 0))
    assert np.nanmedian(disparity(*moved)[100:200, 200:270] if depth == 10 else [0]) == pytest.approx(
        0, abs=0.5
    )


def test_a_click_on_nothing_tells_nothing() -> None:
    plain = np.full((100, 100, 3), 80, np.uint8)
    assert at_point(plain, plain, 50, 50) is None
    assert at_point(*_scene(), -5, 4000) is not None


def test_a_near_thing_cut_by_the_edge_violates_the_window() -> None:
    assert not window_violation(disparity(*_scene()))
    violation = window_violation(disparity(*_scene(cut=True)))
    assert violation.left
    assert not violation.right
    assert violation.nearest == pytest.approx(10, abs=1.5)


def test_both_cures_work() -> None:
    left, right = _scene(cut=True)
    found = disparity(left, right)
    violation = window_violation(found)
    assert not window_violation(found, curing_shift(violation))
    strip_left, strip_right = floating_window(left, right, violation)
    assert strip_left[:, : int(violation.nearest)].max() == 0
    assert np.array_equal(strip_right, right)
    assert left.max() > 0


def test_a_dot_stereogram_repeats_by_the_separation_of_its_depth() -> None:
    depth = np.zeros((60, 300, 3), np.uint8)
    depth[20:40, 100:220] = 255
    made = dot_stereogram(depth, eye_dots=120)
    far = int(separation(np.zeros((1, 1), np.float32), 120)[0, 0])
    near = int(separation(np.ones((1, 1), np.float32), 120)[0, 0])
    assert near < far
    assert np.array_equal(made[5, : 300 - far], made[5, far:])
    assert np.array_equal(made[30, 130 : 190 - near // 2], made[30, 130 + near : 190 + near - near // 2])
    assert not np.array_equal(made[30, : 300 - far], made[30, far:])


def test_a_dot_stereogram_is_the_same_every_time() -> None:
    depth = np.zeros((20, 200, 3), np.uint8)
    assert np.array_equal(dot_stereogram(depth), dot_stereogram(depth))
