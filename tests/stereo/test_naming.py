"""Eyes and partners by file name."""

from pathlib import Path

import pytest

from tabletop.stereo.naming import common_name, layout_word, letter, letter_and_rest, look_through, partner


@pytest.mark.parametrize(
    ("name", "eye"),
    [
        ("jko-057_L", "L"), ("jko-057_R", "R"), ("scan-l", "L"), ("scan r", "R"), ("Left", "L"), ("trooper.right", "R"),
        ("トルーパー左", "L"), ("トルーパー（右）", "R"), ("左目", "L"), ("L_0001", "L"), ("right-12", "R"),
        ("wall", None), ("brightly", None), ("model", None), ("copyleft", None), ("0001", None),
    ],
)  # fmt: skip
def test_letters_in_names(name: str, eye: str | None) -> None:
    assert letter(Path(f"{name}.png")) == eye


@pytest.mark.parametrize(("one", "other"), [("a_L", "A_r"), ("左カード", "右カード"), ("left-3", "right-3")])
def test_partners_share_the_rest_of_their_names(one: str, other: str) -> None:
    assert letter_and_rest(one)[1] == letter_and_rest(other)[1]


def test_a_decomposed_name_is_the_same_name() -> None:
    assert letter_and_rest("ガ_L")[1] == letter_and_rest("カ\u3099_R")[1]


def test_names_that_tell_a_layout() -> None:
    assert layout_word(Path("card-lr.png")) == "lr"
    assert layout_word(Path("card_HSBS.jpg")) == "hsbs"
    assert layout_word(Path("collar.png")) is None


def test_a_folder_is_sorted_into_pairs_files_and_the_rest(tmp_path: Path) -> None:
    names = "a_L.png a_R.jpg b_L.png c.png d_L.png d_l.jpg d_R.png e.mpo f-lr.png g.txt"
    for name in names.split():
        (tmp_path / name).touch()
    found = look_through(tmp_path)
    assert [(left.name, right.name) for left, right in found.pairs] == [("a_L.png", "a_R.jpg")]
    assert [path.name for path in found.files] == ["e.mpo", "f-lr.png"]
    assert sorted(path.name for path in found.lonely) == ["b_L.png", "c.png"]
    assert len(found.doubled) == 1
    assert partner(tmp_path / "a_L.png") == tmp_path / "a_R.jpg"
    assert partner(tmp_path / "b_L.png") is None


def test_the_name_two_pictures_share() -> None:
    assert common_name(Path("jko-057_L.png"), Path("jko-057_R.png")) == "jko-057"
    assert common_name(Path("one.png"), Path("two.png")) == "one"
    assert common_name(Path("L.png"), Path("R.png")) == "L"
