"""Every form of pair: written and read with the eyes kept, recognised by content and by name."""

import struct
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from tabletop.library.errors import Unusable
from tabletop.stereo import jps, mpo, png
from tabletop.stereo.anaglyph import anaglyph
from tabletop.stereo.arrangement import WORDS, Arrangement, parted
from tabletop.stereo.pair import Pair
from tabletop.stereo.reading import Wish, load
from tabletop.stereo.writing import (
    jps_file,
    mpo_file,
    over_under_file,
    pns_file,
    side_by_side_file,
)
from tests.stereo.scenes import scene
from tests.stereo.synthetic import is_left, is_right, saved, watermarked

PAIR_WRITERS = {
    "a.mpo": mpo_file,
    "a.jps": jps_file,
    "a.pns": pns_file,
    "png.png": lambda left, right: side_by_side_file(left, right, ".png"),
    "crossed.png": lambda left, right: side_by_side_file(left, right, ".png", right_first=True),
    "a.jpg": lambda left, right: side_by_side_file(left, right, ".jpg"),
    "crossed.jpg": lambda left, right: side_by_side_file(left, right, ".jpg", right_first=True),
    "above.png": lambda left, right: over_under_file(left, right, ".png"),
    "below.png": lambda left, right: over_under_file(left, right, ".png", right_first=True),
    "above.jpg": lambda left, right: over_under_file(left, right, ".jpg"),
    "below.jpg": lambda left, right: over_under_file(left, right, ".jpg", right_first=True),
}


def _kept(pair: Pair) -> bool:
    return is_left(pair.left) and is_right(pair.right) and not is_left(pair.right)


@pytest.mark.parametrize("width", [256, 250, 263])
@pytest.mark.parametrize("name", PAIR_WRITERS)
def test_what_is_written_is_read_with_the_same_eye_left(tmp_path: Path, name: str, width: int) -> None:
    left, right = watermarked(width)
    (tmp_path / name).write_bytes(PAIR_WRITERS[name](left, right))
    pair = load(tmp_path / name)
    assert _kept(pair)
    assert pair.left.shape == left.shape
    lossless = name.endswith((".png", ".pns"))
    assert np.abs(pair.left.astype(int) - left).max() <= (0 if lossless else 60)
    assert np.abs(pair.right.astype(int) - right).mean() < 2


def test_sides_survive_a_journey_through_jps(tmp_path: Path) -> None:
    left, right = watermarked()
    saved(np.hstack([left, right]), tmp_path / "a-lr.png")
    first = load(tmp_path / "a-lr.png")
    (tmp_path / "b.jps").write_bytes(jps_file(first.left, first.right))
    again = load(tmp_path / "b.jps")
    for one, two in ((left, again.left), (right, again.right)):
        assert np.corrcoef(one.ravel(), two.ravel())[0, 1] > 0.98
    assert b"_JPSJPS_" in (tmp_path / "b.jps").read_bytes()[:64]


def test_jps_without_a_descriptor_has_the_right_view_first(tmp_path: Path) -> None:
    left, right = watermarked()
    Image.fromarray(np.hstack([right, left])).save(tmp_path / "a.jps", "JPEG", quality=95)
    assert _kept(load(tmp_path / "a.jps"))


@pytest.mark.parametrize("right_first", [False, True])
@pytest.mark.parametrize("half", [False, True])
@pytest.mark.parametrize("kind", ["side_by_side", "over_under"])
def test_the_descriptor_tells_layout_order_and_squeeze(
    tmp_path: Path, kind: str, half: bool, right_first: bool
) -> None:
    how = Arrangement(kind, right_first, half)
    out = BytesIO()
    Image.new("RGB", (64, 64)).save(out, "JPEG")
    (tmp_path / "a.jps").write_bytes(jps.described(out.getvalue(), how))
    assert jps.arrangement(tmp_path / "a.jps") == how
    assert Image.open(tmp_path / "a.jps").size == (64, 64)


def test_an_anaglyph_jps_is_told_to_be_final(tmp_path: Path) -> None:
    out = BytesIO()
    Image.new("RGB", (64, 64)).save(out, "JPEG")
    data = jps.described(out.getvalue(), Arrangement("over_under")).replace(
        bytes([4, 3, 1]), bytes([4, 4, 1]), 1
    )
    (tmp_path / "a.jps").write_bytes(data)
    with pytest.raises(Unusable, match="anaglyph"):
        load(tmp_path / "a.jps")


def test_both_frames_of_an_mpo_are_tagged_as_views_of_one_picture() -> None:
    data = mpo_file(*watermarked())
    base = data.index(b"MPF\0") + 4
    tags = [struct.unpack_from("<I" if data[base : base + 2] == b"II" else ">I", data, base + at)[0] & 0xFFFFFF
            for at in (50, 66)]  # fmt: skip
    assert tags == [0x020002, 0x020002]
    image = Image.open(BytesIO(data))
    assert image.n_frames == 2
    assert image.getexif()[0x0131] == "tabletop"


def test_the_second_frame_of_an_mpo_has_a_directory_of_its_own() -> None:
    data = mpo_file(*watermarked())
    own = [at for at in range(len(data)) if data.startswith(b"MPF\0", at)]
    assert len(own) == 2
    base = own[1] + 4
    assert data[base : base + 4] == b"II*\0"
    (count,) = struct.unpack_from("<H", data, base + 8)
    rows = [struct.unpack_from("<HHI4s", data, base + 10 + 12 * number) for number in range(count)]
    assert {tag: value for tag, _, _, value in rows} == {
        0xB000: b"0100", 0xB101: struct.pack("<I", 2), 0xB204: struct.pack("<I", 1),
    }  # fmt: skip


def test_a_cameras_parallax_is_read_from_its_maker_note(tmp_path: Path) -> None:
    note = b"FUJIFILM" + struct.pack("<I", 12) + struct.pack("<H", 1)
    note += (
        struct.pack("<HHII", 0xB211, 10, 1, 32)
        + struct.pack("<I", 0)
        + b"\0\0"
        + struct.pack("<ii", -150, 100)
    )
    exif = Image.Exif()
    exif.get_ifd(0x8769)[0x927C] = note
    left, right = (Image.fromarray(view) for view in watermarked())
    left.save(tmp_path / "a.mpo", "MPO", save_all=True, append_images=[right], exif=exif.tobytes())
    assert load(tmp_path / "a.mpo").parallax == pytest.approx(-1.5)
    with Image.open(tmp_path / "a.mpo") as image:
        assert mpo.parallax(image) == pytest.approx(-1.5)


def test_the_second_view_of_a_png_pair_starts_on_a_multiple_of_eight() -> None:
    for width in range(16, 40):
        assert (width + png.padding(width)) % 8 == 0
        assert png.padding_within(2 * width + png.padding(width)) == png.padding(width)


SPLITS: dict[str, Callable[[np.ndarray, np.ndarray], np.ndarray]] = {
    "lr": lambda left, right: np.hstack([left, right]),
    "rl": lambda left, right: np.hstack([right, left]),
    "ab": lambda left, right: np.vstack([left, right]),
    "ba": lambda left, right: np.vstack([right, left]),
    "lrq": lambda left, right: np.hstack([left[:, ::2], right[:, ::2]]),
    "rlq": lambda left, right: np.hstack([right[:, ::2], left[:, ::2]]),
    "abq": lambda left, right: np.vstack([left[::2], right[::2]]),
    "rows": lambda left, right: np.stack([left[::2], right[::2]], axis=1).reshape(left.shape),
}


@pytest.mark.parametrize("word", SPLITS)
def test_a_layout_may_be_told_by_name_or_wish(tmp_path: Path, word: str) -> None:
    left, right = watermarked(256, 360)
    saved(SPLITS[word](left, right), tmp_path / "plain.png")
    pair = load(tmp_path / "plain.png", Wish(layout=word))
    assert _kept(pair)
    assert pair.left.shape == left.shape
    if word != "rows":
        (tmp_path / "plain.png").rename(tmp_path / f"card-{word}.png")
        assert _kept(load(tmp_path / f"card-{word}.png"))


def test_every_layout_word_parts_a_picture_into_equal_views() -> None:
    picture = np.zeros((64, 97, 3), np.uint8)
    for how in WORDS.values():
        if how.kind != "frames":
            first, second = parted(picture, how)
            assert first.shape == second.shape


@pytest.mark.parametrize(
    ("shape", "size", "key", "words"),
    [
        ("beside", (1824, 684), "side_by_side", ("lr", "rl")),
        ("beside", (1920, 540), "side_by_side", ("lr", "rl")),
        ("beside", (960, 540), "side_by_side", ("lrq", "rlq")),
        ("mount", (1820, 787), "side_by_side", ("lr", "rl")),
        ("above", (600, 820), "over_under", ("ab", "ba")),
        ("above", (960, 540), "over_under", ("abq", "baq")),
    ],
)
def test_two_views_in_one_picture_of_any_shape_are_offered_not_assumed(
    tmp_path: Path, shape: str, size: tuple[int, int], key: str, words: tuple[str, str]
) -> None:
    left, right = scene(3)
    both = np.vstack([left, right]) if shape == "above" else np.hstack([left, right])
    if shape == "mount":
        both = np.pad(both, ((30, 60), (40, 45), (0, 0)), constant_values=190)
    Image.fromarray(both).resize(size).save(tmp_path / "two.png")
    with pytest.raises(Unusable) as told:
        load(tmp_path / "two.png")
    assert told.value.key == f"stereo.looks_{key}"
    assert (told.value.values["left_first"], told.value.values["right_first"]) == words


@pytest.mark.parametrize("mode", ["red-cyan-dubois", "amber-blue-dubois", "green-magenta-half-colour"])
def test_an_anaglyph_is_named_as_one(tmp_path: Path, mode: str) -> None:
    saved(anaglyph(*scene(4), f"anaglyph-{mode}"), tmp_path / "glasses.png")
    with pytest.raises(Unusable) as told:
        load(tmp_path / "glasses.png")
    assert told.value.key == "stereo.looks_anaglyph"


def test_a_single_photograph_is_a_single_picture(tmp_path: Path) -> None:
    for seed in range(4):
        with pytest.raises(Unusable) as told:
            load(saved(scene(seed)[0], tmp_path / f"plain{seed}.png"))
        assert told.value.key == "stereo.one_picture"


def test_one_picture_alone_asks_for_the_other(tmp_path: Path) -> None:
    left, right = watermarked()
    saved(left, tmp_path / "a_L.png")
    with pytest.raises(Unusable, match="single picture"):
        load(tmp_path / "a_L.png")
    saved(right, tmp_path / "a_R.png")
    assert _kept(load(tmp_path / "a_R.png"))


def test_two_left_cards_are_refused_as_a_pair(tmp_path: Path) -> None:
    left, right = watermarked()
    with pytest.raises(Unusable, match="both left"):
        load([saved(left, tmp_path / "a_L.png"), saved(right, tmp_path / "b_L.png")])
    with pytest.raises(Unusable, match="both right"):
        load([saved(left, tmp_path / "a-right.png"), saved(right, tmp_path / "b-right.png")])


def test_unknown_letters_ask_and_never_swap(tmp_path: Path) -> None:
    left, right = watermarked()
    pair = load([saved(left, tmp_path / "one.png"), saved(right, tmp_path / "two.png")])
    assert not pair.sure
    assert [note.key for note in pair.notes] == ["stereo.which_is_left"]
    assert _kept(pair)


def test_names_against_the_order_given_are_told_or_followed_when_asked(tmp_path: Path) -> None:
    left, right = watermarked()
    given = [saved(right, tmp_path / "a_R.png"), saved(left, tmp_path / "a_L.png")]
    as_given = load(given)
    assert [note.key for note in as_given.notes] == ["stereo.names_say_reverse"]
    assert is_right(as_given.left)
    assert _kept(load(given, Wish(by_name=True)))


def test_sizes_far_apart_are_refused_with_both(tmp_path: Path) -> None:
    left, right = watermarked()
    thumb = np.ascontiguousarray(right[::6, ::6])
    with pytest.raises(Unusable, match="256×358 and 43×60"):
        load([saved(left, tmp_path / "a_L.png"), saved(thumb, tmp_path / "a_R.png")])


@pytest.mark.parametrize("count", [0, 3])
def test_a_pair_is_one_or_two_files(tmp_path: Path, count: int) -> None:
    with pytest.raises(Unusable) as told:
        load([tmp_path / "a.png"] * count)
    assert told.value.key == "stereo.how_many"


def test_a_folder_opens_when_it_holds_one_pair(tmp_path: Path) -> None:
    left, right = watermarked()
    saved(left, tmp_path / "x_L.png")
    saved(right, tmp_path / "x_R.png")
    assert _kept(load(tmp_path))
    saved(left, tmp_path / "y_L.png")
    saved(right, tmp_path / "y_R.png")
    with pytest.raises(Unusable, match="2 pairs"):
        load(tmp_path)


def test_exchanging_twice_is_the_same_pair() -> None:
    pair = Pair(*watermarked())
    twice = pair.exchanged().exchanged()
    assert twice.left is pair.left
    assert twice.right is pair.right
    assert not twice.swapped
