"""Millimetres and effort, against the worked figures; calibration; advice in words."""

import math
from pathlib import Path

import pytest

from tabletop.stereo.advice import Showing, advice, meter
from tabletop.stereo.calibration import Calibration, monitor_key
from tabletop.stereo.size import (
    Monitor,
    Viewer,
    crossing_angle,
    dpi_from_card,
    effort,
    fused_crossed,
    fused_parallel,
    grade,
    parallel_limit,
    parallel_works,
    separation,
    usual_width,
    widest_parallel,
)


def test_57_mm_on_a_163_dpi_screen_are_366_physical_pixels_whatever_the_ratio() -> None:
    monitor = Monitor(dpi=163, ratio=1.5)
    assert monitor.pixels(57) == pytest.approx(366, abs=1)
    assert monitor.logical(57) == pytest.approx(244, abs=1)
    assert Monitor(96).pixels(57) == pytest.approx(215, abs=1)
    assert monitor.mm(monitor.pixels(57)) == pytest.approx(57)


def test_parallel_viewing_reaches_about_72_mm_at_half_a_metre() -> None:
    assert parallel_limit(Viewer()) == pytest.approx(71.7, abs=0.1)
    assert parallel_works(70, Viewer())
    assert not parallel_works(73, Viewer())


def test_effort_is_the_difference_of_aim_and_focus_for_both_ways() -> None:
    viewer = Viewer()
    assert effort(60, viewer) == pytest.approx(1.9, abs=0.01)
    assert effort(45, Viewer(distance=700)) == pytest.approx(1.0, abs=0.03)
    for fused in (fused_parallel, fused_crossed):
        z = fused(40, viewer)
        assert abs(1 / z - 1 / viewer.distance) * 1000 == pytest.approx(effort(40, viewer))


def test_eyes_that_look_straight_ahead_fuse_at_infinity() -> None:
    assert fused_parallel(63, Viewer()) == math.inf
    assert fused_parallel(80, Viewer()) == math.inf
    assert crossing_angle(60, Viewer()) == pytest.approx(14.0, abs=0.1)


def test_the_widest_picture_leaves_room_for_the_gap_and_the_farthest_point() -> None:
    assert widest_parallel(gap=4, farthest=-1.5, viewer=Viewer()) == pytest.approx(57.5)
    assert separation(57.5, 4, -1.5) == pytest.approx(63)
    assert usual_width(Viewer()) == pytest.approx(56.7)


@pytest.mark.parametrize(
    ("dioptres", "mark"), [(1.0, "easy"), (1.01, "practice"), (2.0, "practice"), (2.1, "hard")]
)
def test_grades(dioptres: float, mark: str) -> None:
    assert grade(dioptres) == mark


def test_a_real_card_measures_the_screen() -> None:
    assert dpi_from_card(Monitor(163).pixels(63)) == pytest.approx(163)


def test_calibration_is_kept_for_each_monitor(tmp_path: Path) -> None:
    key = monitor_key("Panel ", " 42", 2560, 1440)
    Calibration.kept(tmp_path / "dpi.json").keep(key, 163.2)
    again = Calibration.kept(tmp_path / "dpi.json")
    assert again.of(key, 96) == pytest.approx(163.2)
    assert again.of("another", 109) == 109
    assert again.of("television", 5) == 96


@pytest.mark.parametrize("content", ["", "[1]", '{"a": "x", "b": 1e9}', "{"])
def test_a_spoilt_calibration_counts_as_none(tmp_path: Path, content: str) -> None:
    (tmp_path / "dpi.json").write_text(content)
    assert Calibration.kept(tmp_path / "dpi.json").dpi == {}


def test_advice_names_the_width_that_works() -> None:
    told = advice(Showing("parallel", width=90, farthest=-2, nearest=1), Viewer())
    assert told[0].key == "stereo.too_wide"
    assert "61 mm wide" in told[0].text
    assert {note.key for note in told} >= {"stereo.effort_hard", "stereo.sit_back"}


def test_advice_is_content_with_an_easy_pair() -> None:
    told = advice(Showing("crossed", width=40, farthest=-0.5, nearest=0.5), Viewer(distance=700))
    assert [note.key for note in told] == ["stereo.effort_easy"]
    assert meter(Showing("crossed", 40), Viewer(distance=700)) == (pytest.approx(0.907, abs=0.001), "easy")


def test_a_deep_scene_is_told_in_any_mode() -> None:
    told = advice(Showing("wiggle", width=60, farthest=-3, nearest=2), Viewer())
    assert [note.key for note in told] == ["stereo.deep"]
