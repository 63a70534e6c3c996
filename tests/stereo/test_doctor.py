"""A folder of scans as people make them: turned, cut, in other light, one pair exchanged."""

from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from tabletop.library.errors import Unusable
from tabletop.stereo.aligning import align
from tabletop.stereo.batch import batch
from tabletop.stereo.doctor import Examination, examine, examine_folder
from tabletop.stereo.export import Export
from tabletop.stereo.letters import printed_letter
from tabletop.stereo.pair import Pair
from tabletop.stereo.reading import load
from tabletop.stereo.template import JEDI_KNIGHTS
from tests.stereo.synthetic import card, saved, scanned


def _keys(seen: Examination) -> set[str]:
    return {finding.note.key for finding in seen.findings}


@pytest.fixture(scope="module")
def scans(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("scans")
    saved(card("L", 1), folder / "fine_L.png")
    saved(card("R", 1), folder / "fine_R.png")
    saved(scanned(card("L", 2), 3), folder / "turned_L.png")
    saved(scanned(card("R", 2), -2), folder / "turned_R.png")
    saved(card("L", 3), folder / "dark_L.png")
    saved(np.clip(card("R", 3) * 0.75, 0, 255).astype(np.uint8), folder / "dark_R.png")
    saved(card("R", 4), folder / "exchanged_L.png")
    saved(card("L", 4), folder / "exchanged_R.png")
    saved(card("L", 5), folder / "side_L.png")
    saved(np.ascontiguousarray(np.rot90(card("R", 5))), folder / "side_R.png")
    half = Image.fromarray(card("R", 6)).resize((375, 525), Image.Resampling.LANCZOS)
    saved(card("L", 6), folder / "small_L.png")
    half.save(folder / "small_R.png")
    saved(card("L", 7), folder / "twice_L.png")
    saved(card("L", 7), folder / "twice_R.png")
    saved(card("L", 8), folder / "alone_L.png")
    (folder / "broken_L.png").write_bytes((folder / "fine_L.png").read_bytes()[:3000])
    saved(card("R", 9), folder / "broken_R.png")
    return folder


def test_the_doctor_says_of_each_pair_what_is_wrong(scans: Path) -> None:
    before = {path.name: path.stat().st_mtime_ns for path in scans.iterdir()}
    report = examine_folder(scans)
    seen = {each.pair.name: _keys(each) for each in report.examined}
    assert seen["fine"] == set()
    assert "stereo.cut_out" in seen["turned"]
    assert "stereo.light_differs" in seen["dark"]
    assert "stereo.letters_reversed" in seen["exchanged"]
    assert "stereo.eye_turned" in seen["side"]
    assert "stereo.sizes_differ" in seen["small"]
    assert seen["twice"] >= {"stereo.letters_same", "stereo.same_picture"}
    assert [name for name, _ in report.refused] == ["broken_L.png"]
    assert [note.text for note in report.notes] == ["alone_L.png has no partner for the other eye."]
    assert report.needs_a_person
    assert {path.name: path.stat().st_mtime_ns for path in scans.iterdir()} == before


def test_the_folder_comes_out_right(scans: Path, tmp_path: Path) -> None:
    outcome = batch(scans, tmp_path / "out", Export("parallel"), ".png", by_letter=True)
    assert [name for name, _ in outcome.refused] == ["broken_L.png"]
    assert "exchanged" in {name for name, note in outcome.notes if note.key == "stereo.exchanged"}
    for path in outcome.written:
        if path.stem.startswith("twice"):
            continue
        pair = load(path)
        letters = [printed_letter(view, JEDI_KNIGHTS) for view in (pair.left, pair.right)]
        assert letters == ["L", "R"], path.name
        height, width = pair.left.shape[:2]
        frame = np.s_[height * 2 // 3 : height * 19 // 20, width // 12 : width * 5 // 6]
        apart = np.abs(pair.left.astype(int) - pair.right)[frame]
        assert apart.mean() < 9, path.name


def test_nothing_is_exchanged_unless_asked(scans: Path, tmp_path: Path) -> None:
    batch(scans, tmp_path / "out", Export("parallel"), ".png")
    pair = load(tmp_path / "out" / "exchanged-lr.png")
    assert printed_letter(pair.left, JEDI_KNIGHTS) == "R"


@pytest.mark.parametrize("letter", ["L", "R"])
def test_printed_letters_are_read(letter: str) -> None:
    assert printed_letter(card(letter), JEDI_KNIGHTS) == letter
    assert printed_letter(card(" "), JEDI_KNIGHTS) is None


def test_an_unsure_order_is_a_question(tmp_path: Path) -> None:
    pair = load([saved(card("L"), tmp_path / "one.png"), saved(card("R"), tmp_path / "two.png")])
    assert "stereo.which_is_left" in _keys(examine(pair))


def test_views_of_different_things_are_told_and_nothing_is_corrected() -> None:
    chance = np.random.default_rng(1)
    one, two = (chance.integers(0, 255, (300, 260, 3)).astype(np.uint8) for _ in range(2))
    assert _keys(examine(Pair(one, two))) == {"stereo.strangers"}
    assert align(Pair(one, two)).method == "none"


def test_views_with_too_little_to_see_ask_for_hands() -> None:
    blank = np.full((400, 300, 3), 90, np.uint8)
    assert "stereo.not_aligned" in _keys(examine(Pair(blank, blank.copy())))


def test_a_folder_without_pairs_says_how_to_name_them(tmp_path: Path) -> None:
    with pytest.raises(Unusable, match="ending in _L and _R"):
        examine_folder(tmp_path)
    with pytest.raises(Unusable, match="no folder"):
        examine_folder(tmp_path / "nowhere")
