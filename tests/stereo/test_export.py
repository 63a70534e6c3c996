"""Files written: every form, swaps, animations, the printed page, a whole folder, the sidecar."""

import re
import zlib
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from tabletop.library.errors import Unusable
from tabletop.stereo.aligning import align
from tabletop.stereo.alignment import Alignment
from tabletop.stereo.batch import batch
from tabletop.stereo.export import Export, export, suggested_name
from tabletop.stereo.modes import MODES, MOVING, Options
from tabletop.stereo.pair import Pair
from tabletop.stereo.reading import Wish, load
from tabletop.stereo.sidecar import Sidecar, keep, kept, sidecar_path
from tabletop.stereo.swaps import Swaps
from tabletop.stereo.twin_card import twin_card
from tests.stereo.synthetic import card, is_left, is_right, saved, watermarked


@pytest.fixture
def pair() -> Pair:
    return Pair(*watermarked(), name="card")


def _as_is(pair: Pair) -> Alignment:
    return align(pair, "none")


@pytest.mark.parametrize("suffix", [".mpo", ".jps", ".pns", ".png", ".jpg"])
@pytest.mark.parametrize("swap", [False, True])
def test_a_swap_survives_export_and_reload(pair: Pair, tmp_path: Path, suffix: str, swap: bool) -> None:
    out = tmp_path / f"card{suffix}"
    export(pair, _as_is(pair), Export("parallel", Options(swap=swap)), out)
    again = load(out)
    assert is_right(again.left) if swap else is_left(again.left)
    assert is_left(again.right) if swap else is_right(again.right)


@pytest.mark.parametrize("mode", ["parallel", "crossed", "over-under"])
@pytest.mark.parametrize("suffix", [".png", ".jpg"])
def test_the_order_of_the_eyes_is_told_inside_the_file(
    pair: Pair, tmp_path: Path, mode: str, suffix: str
) -> None:
    out = tmp_path / f"any name{suffix}"
    export(pair, _as_is(pair), Export(mode), out)
    again = load(out)
    assert is_left(again.left)
    assert is_right(again.right)


@pytest.mark.parametrize("mode", [mode for mode in MODES if mode not in MOVING])
def test_every_still_mode_is_written_as_png(pair: Pair, tmp_path: Path, mode: str) -> None:
    export(pair, _as_is(pair), Export(mode, Options(width=64)), tmp_path / "a.png")
    assert Image.open(tmp_path / "a.png").size[0] >= 32


def test_an_anaglyph_jpeg_shares_no_colours_between_pixels(pair: Pair, tmp_path: Path) -> None:
    export(pair, _as_is(pair), Export("anaglyph-red-cyan-dubois"), tmp_path / "a.jpg")
    with Image.open(tmp_path / "a.jpg") as image:
        assert {layer[1:3] for layer in image.layer} == {(1, 1)}


@pytest.mark.parametrize("suffix", [".webp", ".gif", ".png", ".apng"])
@pytest.mark.parametrize(("between", "count"), [(False, 2), (True, 4)])
def test_a_wiggle_is_an_endless_animation(
    pair: Pair, tmp_path: Path, suffix: str, between: bool, count: int
) -> None:
    export(pair, _as_is(pair), Export("wiggle", Options(between=between)), tmp_path / f"a{suffix}")
    with Image.open(tmp_path / f"a{suffix}") as image:
        assert image.n_frames == count
        assert image.info["loop"] == 0
        image.seek(1)
        image.load()
        assert image.info["duration"] == 200


def test_a_two_frame_wiggle_can_be_opened_as_a_pair(pair: Pair, tmp_path: Path) -> None:
    export(pair, _as_is(pair), Export("wiggle"), tmp_path / "a.webp")
    assert is_left(load(tmp_path / "a.webp", Wish(layout="frames")).left)


@pytest.mark.parametrize(
    ("mode", "name"), [("wiggle", "a.jpg"), ("parallel", "a.tiff"), ("onion", "noending")]
)
def test_a_suffix_that_does_not_suit_is_told(pair: Pair, tmp_path: Path, mode: str, name: str) -> None:
    with pytest.raises(Unusable, match="Use one of"):
        export(pair, _as_is(pair), Export(mode), tmp_path / name)
    assert not (tmp_path / name).exists()


def test_a_place_that_cannot_be_written_is_told(pair: Pair, tmp_path: Path) -> None:
    with pytest.raises(Unusable, match="no folder"):
        export(pair, _as_is(pair), Export(), tmp_path / "nowhere" / "a.png")


def test_the_printed_page_has_true_size(pair: Pair) -> None:
    data = twin_card(pair.left, pair.right, centres=62)
    assert data.startswith(b"%PDF")
    box = data[data.index(b"/MediaBox") :].split(b"]")[0].split(b"[")[1].split()
    assert float(box[2]) / 72 * 25.4 == pytest.approx(210, abs=0.2)
    assert float(box[3]) / 72 * 25.4 == pytest.approx(297, abs=0.2)


def test_the_views_on_the_page_lie_as_far_apart_as_told() -> None:
    left, right = np.full((880, 630, 3), 90, np.uint8), np.full((880, 630, 3), 150, np.uint8)
    data = twin_card(left, right, centres=64)
    drawn = b"\n".join(_unpacked(part) for part in data.split(b"stream\n")[1:])
    placed = re.findall(rb"q ([\d.]+) 0 0 [\d.]+ ([\d.]+) [\d.]+ cm /I\d+ Do", drawn)
    one, two = (float(x) + float(width) / 2 for width, x in placed)
    assert (two - one) * 25.4 / 72 == pytest.approx(64, abs=0.05)
    assert [float(width) * 25.4 / 72 for width, _ in placed] == pytest.approx([63, 63], abs=0.05)


def _unpacked(stream: bytes) -> bytes:
    try:
        return zlib.decompressobj().decompress(stream)
    except zlib.error:
        return b""


@pytest.mark.parametrize(("centres", "page"), [(50, "a4"), (62, "poster")])
def test_a_page_that_cannot_be_is_told(pair: Pair, centres: float, page: str) -> None:
    with pytest.raises(Unusable):
        twin_card(pair.left, pair.right, centres, page)


def test_names_tell_other_programs_the_order(pair: Pair) -> None:
    assert suggested_name(pair, "parallel", ".png") == "card-lr.png"
    assert suggested_name(pair, "crossed", ".jpg") == "card-rl.jpg"
    assert suggested_name(pair, "over-under", ".png") == "card-ab.png"
    assert suggested_name(pair, "wiggle", ".webp") == "card-wiggle.webp"
    assert suggested_name(pair, "parallel", ".mpo") == "card.mpo"


def _three_pairs(folder: Path) -> None:
    for name in "abc":
        left, right = watermarked()
        saved(left, folder / f"{name}_L.png")
        saved(right, folder / f"{name}_R.png")


def test_a_batch_tells_its_progress(tmp_path: Path) -> None:
    _three_pairs(tmp_path)
    told: list[tuple[int, int, str]] = []
    outcome = batch(tmp_path, tmp_path / "out", Export("onion"), ".png", "none",
                    progress=lambda *each: told.append(each) or True)  # fmt: skip
    assert told == [(0, 3, "a_L.png"), (1, 3, "b_L.png"), (2, 3, "c_L.png"), (3, 3, "")]
    assert [path.name for path in outcome.written] == ["a-onion.png", "b-onion.png", "c-onion.png"]


def test_a_batch_stops_when_told(tmp_path: Path) -> None:
    _three_pairs(tmp_path)
    outcome = batch(
        tmp_path, tmp_path / "out", Export("onion"), ".png", "none", progress=lambda done, *_: done < 1
    )
    assert outcome.stopped
    assert len(outcome.written) == 1


def _cards(folder: Path) -> Pair:
    return load([saved(card("L"), folder / "x_L.png"), saved(card("R"), folder / "x_R.png")])


def test_an_alignment_is_kept_beside_the_pair_and_found_again(tmp_path: Path) -> None:
    pair = _cards(tmp_path)
    side = Sidecar(align(pair).nudged(x=1.5, degrees=0.2), Swaps().toggled("wiggle"), "wiggle")
    assert keep(pair, side) == tmp_path / "x.stereo.json"
    found = kept(_cards(tmp_path))
    assert found is not None
    assert found[1] == side
    assert not found[0].swapped


def test_an_exchanged_pair_is_found_exchanged(tmp_path: Path) -> None:
    pair = _cards(tmp_path).exchanged()
    keep(pair, Sidecar(align(pair)))
    found = kept(_cards(tmp_path))
    assert found is not None
    assert found[0].swapped
    assert np.array_equal(found[0].left, pair.left)


def test_a_sidecar_of_other_pictures_or_a_spoilt_one_is_not_used(tmp_path: Path) -> None:
    pair = _cards(tmp_path)
    path = keep(pair, Sidecar(align(pair)))
    assert path is not None
    good = path.read_text()
    newer, longer = good.replace('"version": 1', '"version": 99'), good.replace('"size": [', '"size": [1,')
    for bad in ("", "{}", "[]", newer, longer):
        path.write_text(bad)
        assert kept(pair) is None
    path.write_text(good)
    assert kept(pair) is not None
    saved(card("R", 2), tmp_path / "x_R.png")
    assert kept(pair) is None


def test_a_pair_from_no_file_has_no_sidecar(pair: Pair) -> None:
    assert sidecar_path(pair) is None
    assert keep(pair, Sidecar(_as_is(pair))) is None
    assert kept(pair) is None
