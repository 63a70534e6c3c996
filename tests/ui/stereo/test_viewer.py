"""The viewer as a person uses it: choosing, looking, aligning, and what happens with files that are no pairs."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PIL import Image
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest

from tabletop.library import texts
from tabletop.stereo.modes import MODES
from tabletop.ui import stereo
from tabletop.ui.stereo.families import COLOURS, FAMILIES, GLASSES, KEYS, anaglyph, mode_name
from tabletop.ui.stereo.gallery_list import built_in
from tabletop.ui.stereo.making import spot_of
from tests.stereo.synthetic import card, saved, watermarked

Settled = Callable[[], None]


def opened(viewer: Any, settled: Settled, number: int = 0) -> Any:
    viewer.desk.open(built_in()[number].sources)
    settled()
    return viewer.desk.sheet


def test_every_mode_of_the_pipeline_stands_in_exactly_one_group() -> None:
    grouped = [mode for modes in FAMILIES.values() for mode in modes]
    grouped += [anaglyph(glasses, colours) for glasses in GLASSES for colours in COLOURS]
    assert sorted(grouped) == sorted(MODES)
    assert len(set(KEYS.values())) == len(KEYS)
    assert all(mode_name(mode) for mode in MODES)


def test_a_click_on_a_built_in_pair_shows_it_with_the_title_of_its_card(
    viewer: Any, settled: Settled
) -> None:
    item = viewer.gallery.list.item(1)
    viewer.gallery.list.itemClicked.emit(item)
    settled()
    assert viewer.easel.made is not None
    assert "Skyharbor" in viewer.windowTitle()
    assert viewer.desk.sheet.alignment.method == "frame"


def test_from_the_start_page_the_first_pair_is_open_and_another_one_stays(
    viewer: Any, settled: Settled, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stereo, "open_viewer", lambda window: viewer)
    stereo.open_room(viewer)
    settled()
    assert viewer.desk.sheet.pair.sources == built_in()[0].sources
    opened(viewer, settled, 1)
    stereo.open_room(viewer)
    assert viewer.desk.sheet.pair.sources == built_in()[1].sources


def test_a_pair_in_memory_is_shown_before_its_alignment_is_asked_for_again(
    viewer: Any, settled: Settled
) -> None:
    first = opened(viewer, settled, 0)
    opened(viewer, settled, 1)
    viewer.desk.open(first.pair.sources)
    assert viewer.desk.sheet is first
    assert not viewer.desk.reading.busy


def test_every_mode_shows_a_picture(viewer: Any, settled: Settled) -> None:
    opened(viewer, settled)
    for mode in MODES:
        viewer.show_mode(mode)
        settled()
        made = viewer.easel.made
        assert made.look.mode == mode
        assert all(np.ptp(frame) > 20 for frame in made.frames), mode
        assert len(made.frames) == (2 if mode in ("wiggle", "blink") else 1)


def test_the_keys_of_the_modes_choose_them(viewer: Any, settled: Settled) -> None:
    opened(viewer, settled)
    viewer.activateWindow()
    viewer.easel.setFocus()
    for key, mode in (
        (Qt.Key.Key_C, "crossed"),
        (Qt.Key.Key_W, "wiggle"),
        (Qt.Key.Key_A, "anaglyph-red-cyan-dubois"),
    ):
        QTest.keyClick(viewer.easel, key)
        assert viewer.desk.look.mode == mode


def test_both_views_are_zoomed_about_the_same_spot(viewer: Any, settled: Settled) -> None:
    opened(viewer, settled)
    viewer.desk.magnify(3.0, (0.5, 0.35))
    settled()
    made = viewer.easel.made
    frame, (wide, high) = made.frames[0], made.view
    gap = made.look.options.surround.gap
    left, right = frame[:high, :wide].astype(int), frame[:high, wide + gap : 2 * wide + gap].astype(int)
    assert made.window[2] == pytest.approx(1 / 3)
    assert np.abs(left - right).mean() < 40
    # The spot stays where it was: at 35 % of the view's height.
    assert spot_of(made, wide * 0.5, high * 0.35) == (pytest.approx((0.5, 0.35), abs=0.01), "L")
    assert spot_of(made, wide + gap + wide * 0.5, high * 0.35) == (pytest.approx((0.5, 0.35), abs=0.01), "R")


def test_a_view_is_as_wide_as_asked_on_a_measured_monitor(viewer: Any, settled: Settled) -> None:
    from tabletop.ui.stereo.keeping import calibration
    from tabletop.ui.stereo.screens import key_of

    viewer.resize(1600, 1000)
    calibration().keep(key_of(viewer.screen()), 163.0)
    opened(viewer, settled)
    viewer.desk.resize(57.0)
    settled()
    assert viewer.easel.made.view[0] == pytest.approx(366, abs=1)
    assert "163" in viewer.size_panel.measured.text()


def test_a_swap_belongs_to_its_mode_unless_all_are_meant(viewer: Any, settled: Settled) -> None:
    opened(viewer, settled)
    viewer.desk.swap()
    assert viewer.desk.look.options.swap
    viewer.show_mode("crossed")
    assert not viewer.desk.look.options.swap
    viewer.desk.swap(everywhere=True)
    assert viewer.desk.look.options.swap
    viewer.show_mode("parallel")
    assert not viewer.desk.look.options.swap


def test_alignment_by_keys_is_kept_beside_the_pair_and_found_again(
    viewer: Any, settled: Settled, tmp_path: Path
) -> None:
    pair = [saved(card(letter, 4), tmp_path / f"mine_{letter}.png") for letter in "LR"]
    before = [path.read_bytes() for path in pair]
    viewer.open(pair)
    settled()
    viewer.show_panel("align")
    QTest.keyClick(viewer.easel, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(viewer.easel, Qt.Key.Key_Down)
    moved = viewer.desk.sheet.alignment
    assert moved.method == "manual"
    assert "+1.0, +7.5" in viewer.align_panel.values.text()
    settled()
    assert (tmp_path / "mine.stereo.json").is_file()
    assert [path.read_bytes() for path in pair] == before
    viewer.desk._known.clear()
    viewer.open(pair)
    settled()
    assert viewer.desk.sheet.alignment == moved
    QTest.keyClick(viewer.easel, Qt.Key.Key_Backspace)
    assert viewer.desk.sheet.alignment.method == "frame"


def test_nothing_is_written_beside_the_built_in_pairs(viewer: Any, settled: Settled) -> None:
    sheet = opened(viewer, settled)
    viewer.desk.nudge(2, 0)
    settled()
    assert not list(sheet.pair.sources[0].parent.glob("*.stereo.json"))


def test_a_dragged_corner_moves_the_right_view(viewer: Any, settled: Settled) -> None:
    opened(viewer, settled)
    viewer.show_panel("align")
    viewer.align_panel.corners.setChecked(True)
    settled()
    grip = viewer.easel._grips()[2].toPoint()
    QTest.mousePress(viewer.easel, Qt.MouseButton.LeftButton, pos=grip)
    QTest.mouseMove(viewer.easel, grip - QPoint(12, 8))
    QTest.mouseRelease(viewer.easel, Qt.MouseButton.LeftButton, pos=grip - QPoint(12, 8))
    assert viewer.desk.sheet.alignment.method == "manual"
    viewer.align_panel._reset()
    assert viewer.easel.corners is None


def test_both_pictures_are_turned_by_quarters(viewer: Any, settled: Settled) -> None:
    size = opened(viewer, settled).alignment.size
    viewer.desk.turn(1)
    assert viewer.desk.sheet.alignment.size == (size[1], size[0])
    assert not viewer.desk.sheet.a_card
    viewer.desk.turn(-1)
    assert viewer.desk.sheet.alignment.size == size


def test_what_is_clicked_comes_to_the_plane_of_the_screen(
    viewer: Any, settled: Settled, tmp_path: Path
) -> None:
    viewer.open([saved(card(letter, 5), tmp_path / f"deep_{letter}.png") for letter in "LR"])
    settled()
    viewer.show_mode("left")
    settled()
    viewer.show_panel("depth")
    viewer.depth_panel.plane.setChecked(True)
    place = viewer.easel.place()
    nearest = (48 + 654 * 0.76) / 750, (126 + 486 * 0.65) / 1050
    at = QPointF(place.x() + nearest[0] * place.width(), place.y() + nearest[1] * place.height()).toPoint()
    QTest.mouseClick(viewer.easel, Qt.MouseButton.LeftButton, pos=at)
    settled()
    assert viewer.desk.sheet.alignment.shift == pytest.approx(-12, abs=1)
    assert viewer.desk.look.options.picture_only
    assert not viewer.easel.tool


def test_a_click_chooses_what_stands_still_in_a_wiggle(viewer: Any, settled: Settled) -> None:
    opened(viewer, settled)
    viewer.show_mode("left")
    settled()
    viewer.depth_panel.pivot.setChecked(True)
    QTest.mouseClick(viewer.easel, Qt.MouseButton.LeftButton, pos=viewer.easel.place().center().toPoint())
    settled()
    assert viewer.desk.look.mode == "wiggle"
    assert viewer.desk.look.pivot == pytest.approx((0.5, 0.5), abs=0.02)


def test_the_magnifier_lasts_while_its_key_is_held(viewer: Any, settled: Settled) -> None:
    opened(viewer, settled)
    QTest.keyPress(viewer.easel, Qt.Key.Key_Z)
    assert viewer.desk.look.zoom == pytest.approx(3.0)
    QTest.keyRelease(viewer.easel, Qt.Key.Key_Z)
    assert viewer.desk.look.zoom == 1.0


def test_the_full_screen_changes_the_spacing_under_the_arrows(viewer: Any, settled: Settled) -> None:
    opened(viewer, settled)
    viewer.dialogs.full_screen()
    full, gap = viewer.dialogs.full, viewer.desk.gap
    assert full.dots
    QTest.keyClick(full, Qt.Key.Key_Right)
    assert viewer.desk.gap == gap + 1
    QTest.keyClick(full, Qt.Key.Key_Escape)
    assert viewer.dialogs.full is None


def test_dropped_files_and_folders_are_opened(viewer: Any, settled: Settled, tmp_path: Path) -> None:
    pair = [saved(card(letter, 6), tmp_path / f"dropped_{letter}.png") for letter in "RL"]
    for paths in (pair, [tmp_path]):
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
        nothing = (Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
        viewer.dropEvent(QDropEvent(QPointF(50, 50), Qt.DropAction.CopyAction, data, *nothing))
        settled()
        assert viewer.desk.sheet.pair.name == "dropped"
        assert viewer.desk.sheet.pair.sources[0].name == "dropped_L.png"
    assert [pair.title["en"] for pair in viewer.own] == ["dropped"]


def test_one_picture_with_both_views_is_asked_about_and_opened(
    viewer: Any, settled: Settled, tmp_path: Path
) -> None:
    both = saved(np.hstack([card("L", 7), card("R", 7)]), tmp_path / "both.png")
    viewer.open([both])
    settled()
    assert "Which half" in viewer.message.text
    viewer.message._answers[0].click()
    settled()
    assert viewer.desk.sheet.pair.form == "side_by_side"
    assert not viewer.message.text


def test_the_language_changes_while_the_window_is_open(viewer: Any, settled: Settled, qtbot: Any) -> None:
    opened(viewer, settled)
    viewer.show_mode("crossed")
    texts.use("ja")
    viewer._build()
    qtbot.waitUntil(lambda: viewer.easel.made is not None)
    assert viewer.modes.modes["crossed"].text() == "交差法"
    assert viewer.modes.modes["crossed"].isChecked()


def _broken(folder: Path) -> dict[str, list[Path]]:
    good = saved(card("L", 8), folder / "good_L.png")
    cut = folder / "cut_L.png"
    cut.write_bytes(good.read_bytes()[:4000])
    text = folder / "text_L.png"
    text.write_text("no picture", "utf-8")
    dot, line = folder / "dot_L.png", folder / "line_L.png"
    Image.new("RGB", (1, 1)).save(dot)
    Image.new("RGB", (1, 5000)).save(line)
    clear = folder / "clear_L.png"
    Image.new("RGBA", (200, 280), (0, 0, 0, 0)).save(clear)
    large = folder / "large_L.png"
    Image.new("1", (10000, 10000)).save(large)
    frames = folder / "frames.gif"
    Image.new("L", (60, 80)).save(
        frames, save_all=True, append_images=[Image.new("L", (60, 80), n) for n in (90, 180)]
    )
    small = saved(np.ascontiguousarray(card("R", 8)[::6, ::6]), folder / "small_R.png")
    also = saved(card("L", 8), folder / "also_L.png")
    return {
        "one": [saved(card("L", 8), folder / "alone.png")], "truncated": [cut, good], "text": [text, good],
        "1x1": [dot, good], "1x5000": [line, good], "alpha only": [clear, good], "100 megapixels": [large, good],
        "animated": [frames], "unlike": [good, small], "two lefts": [good, also], "missing": [folder / "none.png"],
        "three": [good, also, small],
    }  # fmt: skip


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_bad_input_is_one_sentence_and_the_window_stays(
    viewer: Any, settled: Settled, tmp_path: Path, language: str
) -> None:
    before = opened(viewer, settled)
    texts.use(language)
    said = set()
    for kind, sources in _broken(tmp_path).items():
        viewer.open(sources)
        settled()
        text = viewer.message.text
        assert text.endswith((".", "。", "?")), kind
        assert "--" not in text, kind
        assert viewer.desk.sheet is before
        said.add(text)
    assert len(said) == len(_broken(tmp_path))
    assert viewer.isVisible()


def test_pictures_of_unusual_kinds_are_shown(viewer: Any, settled: Settled, tmp_path: Path) -> None:
    left, right = (Image.fromarray(view) for view in watermarked())
    left.convert("CMYK").save(tmp_path / "odd_L.jpg", quality=95)
    right.convert("P").save(tmp_path / "odd_R.png")
    viewer.open([tmp_path / "odd_L.jpg", tmp_path / "odd_R.png"])
    settled()
    assert viewer.desk.sheet.pair.name == "odd"
    assert not viewer.message.text


def test_a_cut_window_is_warned_of_and_cured(viewer: Any, settled: Settled, tmp_path: Path) -> None:
    viewer.open([saved(card(letter, 3), tmp_path / f"cut_{letter}.png") for letter in "RL"])
    settled()
    assert "cut by its edge" in viewer.depth_panel.cut.text()
    viewer.depth_panel.cure.click()
    settled()
    assert viewer.desk.sheet.alignment.shift < -8
    assert "no longer" in viewer.depth_panel.cut.text()


def test_another_phone_is_seen_at_once_in_the_goggles(viewer: Any, settled: Settled) -> None:
    opened(viewer, settled)
    viewer.show_mode("goggles")
    viewer.size_panel.phone.boxes[0].setValue(1920)
    settled()
    assert viewer.easel.made.frames[0].shape[:2] == (1080, 1920)
    assert viewer.size_panel.phone.known.currentData() is None


def test_mirror_and_over_under_change_sides_when_chosen_again(viewer: Any, settled: Settled) -> None:
    opened(viewer, settled)
    for mode, side in (("mirror", "mirror_right"), ("over-under", "right_above")):
        viewer.show_mode(mode)
        before = getattr(viewer.desk.look.options, side)
        viewer.show_mode(mode)
        assert getattr(viewer.desk.look.options, side) is not before
