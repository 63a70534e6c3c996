"""Every kind of picture file becomes upright RGB, or one clear sentence."""

from io import BytesIO
from pathlib import Path

import numpy as np
import pytest
from PIL import Image, ImageCms

from tabletop.library.errors import Unusable
from tabletop.library.texts import use
from tabletop.stereo.picture import read, smaller_copy
from tabletop.stereo.reading import Wish, load
from tests.stereo.synthetic import is_left, saved, watermarked


def _refusal(path: Path) -> str:
    with pytest.raises(Unusable) as told:
        read(path)
    english = str(told.value)
    use("ja")
    assert str(told.value) != english
    use("en")
    assert "\n" not in english
    assert path.name in english
    return told.value.key


def test_what_is_no_picture_is_told(tmp_path: Path) -> None:
    (tmp_path / "a.png").write_text("not a picture")
    (tmp_path / "empty.jpg").write_bytes(b"")
    assert _refusal(tmp_path / "a.png") == "stereo.not_a_picture"
    assert _refusal(tmp_path / "empty.jpg") == "stereo.not_a_picture"
    assert _refusal(tmp_path / "missing.png") == "stereo.no_file"
    assert _refusal(tmp_path) == "stereo.is_a_folder"


@pytest.mark.parametrize("size", [(1, 1), (1, 5000), (5000, 1)])
def test_a_picture_too_small_to_see_is_told_with_its_size(tmp_path: Path, size: tuple[int, int]) -> None:
    Image.new("RGB", size).save(tmp_path / "tiny.png")
    assert _refusal(tmp_path / "tiny.png") == "stereo.too_small"


def test_a_hundred_megapixels_are_refused_with_the_number_or_reduced(tmp_path: Path) -> None:
    Image.new("L", (10000, 10000), 60).save(tmp_path / "huge.jpg", quality=30)
    with pytest.raises(Unusable, match="100 megapixels"):
        read(tmp_path / "huge.jpg")
    reduced = read(tmp_path / "huge.jpg", shrink=True)
    assert reduced.shape[0] * reduced.shape[1] <= 50_000_000
    smaller_copy(tmp_path / "huge.jpg", tmp_path / "small.jpg")
    assert read(tmp_path / "small.jpg").shape == reduced.shape


def test_more_pixels_than_the_library_allows_are_refused_by_us(tmp_path: Path) -> None:
    Image.new("1", (20000, 10000)).save(tmp_path / "poster.png")
    with pytest.raises(Unusable, match="200 megapixels"):
        read(tmp_path / "poster.png")


@pytest.mark.parametrize("suffix", [".png", ".jpg", ".gif", ".webp", ".tif"])
def test_a_truncated_file_is_told(tmp_path: Path, suffix: str) -> None:
    whole = saved(
        np.random.default_rng(1).integers(0, 255, (300, 200, 3)).astype(np.uint8), tmp_path / f"a{suffix}"
    )
    data = whole.read_bytes()
    (tmp_path / f"cut{suffix}").write_bytes(data[: len(data) // 2])
    assert _refusal(tmp_path / f"cut{suffix}") in ("stereo.broken", "stereo.not_a_picture")


def test_alpha_is_laid_on_neutral_grey(tmp_path: Path) -> None:
    pixels = np.zeros((40, 40, 4), np.uint8)
    pixels[:20] = (200, 10, 10, 255)
    Image.fromarray(pixels).save(tmp_path / "a.png")
    got = read(tmp_path / "a.png")
    assert tuple(got[5, 5]) == (200, 10, 10)
    assert tuple(got[30, 5]) == (128, 128, 128)


def test_a_picture_of_nothing_but_transparency_is_told(tmp_path: Path) -> None:
    Image.new("LA", (40, 40), (90, 0)).save(tmp_path / "ghost.png")
    assert _refusal(tmp_path / "ghost.png") == "stereo.all_transparent"


def test_palette_grey_and_bilevel_become_colours(tmp_path: Path) -> None:
    left, _ = watermarked()
    for mode in ("P", "L", "1"):
        Image.fromarray(left).convert(mode).save(tmp_path / f"{mode}.png")
        got = read(tmp_path / f"{mode}.png")
        assert got.shape == left.shape
        assert is_left(got)


def test_sixteen_bits_keep_their_scale(tmp_path: Path) -> None:
    grey = np.linspace(0, 65535, 64 * 64).reshape(64, 64).astype(np.uint16)
    Image.fromarray(grey).save(tmp_path / "deep.png")
    got = read(tmp_path / "deep.png")
    assert got[0, 0, 0] == 0
    assert got[-1, -1, 0] == 255
    assert abs(int(got[32, 0, 0]) - 128) <= 2


def test_cmyk_is_brought_to_rgb_with_and_without_adobes_inversion(tmp_path: Path) -> None:
    red = Image.new("CMYK", (40, 40), (0, 255, 255, 0))
    red.save(tmp_path / "plain.tif")
    red.save(tmp_path / "adobe.jpg", quality=95)
    for name in ("plain.tif", "adobe.jpg"):
        got = read(tmp_path / name)[20, 20]
        assert got[0] > 200
        assert got[1] < 60
        assert got[2] < 60


def test_an_embedded_profile_is_used_and_a_broken_one_ignored(tmp_path: Path) -> None:
    view = Image.new("RGB", (40, 40), (120, 80, 40))
    profile = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    view.save(tmp_path / "good.png", icc_profile=profile)
    view.save(tmp_path / "bad.png", icc_profile=b"nonsense")
    for name in ("good.png", "bad.png"):
        assert np.abs(read(tmp_path / name)[5, 5].astype(int) - (120, 80, 40)).max() <= 1


def test_exif_six_on_the_right_eye_only_is_turned(tmp_path: Path) -> None:
    left, right = watermarked()
    Image.fromarray(left).save(tmp_path / "a_L.jpg", quality=95)
    exif = Image.Exif()
    exif[0x0112] = 6
    Image.fromarray(np.ascontiguousarray(np.rot90(right))).save(tmp_path / "a_R.jpg", quality=95, exif=exif)
    pair = load([tmp_path / "a_L.jpg", tmp_path / "a_R.jpg"])
    assert pair.left.shape == pair.right.shape
    assert np.abs(pair.right.astype(int) - right).mean() < 4


def test_each_frame_of_an_mpo_is_turned_by_its_own_tag(tmp_path: Path) -> None:
    left, right = watermarked()
    exif = Image.Exif()
    exif[0x0112] = 6
    first = Image.fromarray(np.ascontiguousarray(np.rot90(left)))
    second = Image.fromarray(np.ascontiguousarray(np.rot90(right)))
    out = BytesIO()
    first.save(out, "MPO", save_all=True, append_images=[second], exif=exif.tobytes(), quality=95)
    (tmp_path / "a.mpo").write_bytes(out.getvalue())
    pair = load(tmp_path / "a.mpo")
    assert pair.left.shape == left.shape
    assert is_left(pair.left)


def test_a_phone_photo_with_preview_or_gain_map_is_no_pair(tmp_path: Path) -> None:
    left, _ = watermarked()
    small = Image.fromarray(left).resize((64, 90))
    Image.fromarray(left).save(tmp_path / "phone.jpg", "MPO", save_all=True, append_images=[small])
    with pytest.raises(Unusable, match="gain map"):
        load(tmp_path / "phone.jpg")


@pytest.mark.parametrize("count", [2, 3])
def test_an_animation_is_offered_as_a_pair_only_with_two_frames(tmp_path: Path, count: int) -> None:
    left, right = watermarked()
    frames = [Image.fromarray(view) for view in (left, right, 255 - left)[:count]]
    frames[0].save(tmp_path / "a.gif", save_all=True, append_images=frames[1:])
    key = "stereo.looks_like_frames" if count == 2 else "stereo.frames"
    with pytest.raises(Unusable) as told:
        load(tmp_path / "a.gif")
    assert told.value.key == key
    if count == 2:
        pair = load(tmp_path / "a.gif", Wish(layout="frames"))
        assert is_left(pair.left)
