"""`tabletop stereo` on the command line."""

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from tabletop.cli import main
from tabletop.stereo.modes import MODES
from tabletop.stereo.reading import load
from tests.stereo.synthetic import card, is_left, is_right, saved, watermarked


@pytest.fixture
def two(tmp_path: Path) -> list[str]:
    left, right = watermarked()
    return [str(saved(left, tmp_path / "a_L.png")), str(saved(right, tmp_path / "a_R.png"))]


def _said(capsys: pytest.CaptureFixture[str]) -> str:
    told = capsys.readouterr()
    return told.out + told.err


@pytest.mark.parametrize("mode", ["parallel", "crossed", "anaglyph-red-cyan-dubois", "goggles"])
def test_two_files_become_one_picture(two: list[str], tmp_path: Path, mode: str) -> None:
    assert main(["stereo", *two, "--mode", mode, "--no-align", "--out", str(tmp_path / "o.png")]) == 0
    assert Image.open(tmp_path / "o.png").size[0] > 200


def test_the_first_file_is_the_left_eye(two: list[str], tmp_path: Path) -> None:
    assert main(["stereo", *two, "--no-align", "--out", str(tmp_path / "o.mpo")]) == 0
    assert is_left(load(tmp_path / "o.mpo").left)
    assert main(["stereo", *two, "--no-align", "--swap", "--out", str(tmp_path / "s.mpo")]) == 0
    assert is_right(load(tmp_path / "s.mpo").left)


def test_modes_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["stereo", "modes"]) == 0
    assert _said(capsys).split() == list(MODES)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["stereo", "missing.png", "--out", "o.png"], "no file missing.png"),
        (["stereo", "{L}", "{R}"], "--out"),
        (["stereo", "{L}", "{R}", "--mode", "hologram", "--out", "o.png"], "hologram"),
        (["stereo", "{L}", "{R}", "{L}", "--out", "o.png"], "3 were given"),
        (["stereo", "{L}", "{R}", "--width", "3", "--out", "o.png"], "width of 3"),
        (["stereo", "{L}", "{R}", "--phone", "big", "--out", "o.png"], "2340x1080@6.1"),
        (["stereo", "doctor"], "one folder"),
        (["stereo", "batch", "here", "there"], "one folder"),
        (["stereo", "doctor", "nowhere"], "no folder nowhere"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(
    two: list[str], capsys: pytest.CaptureFixture[str], words: list[str], sentence: str
) -> None:
    assert main([word.format(L=two[0], R=two[1]) for word in words]) == 2
    told = _said(capsys)
    assert sentence in told
    assert told.count("\n") == 1


def test_a_phone_screen_may_be_given_either_way_round(two: list[str], tmp_path: Path) -> None:
    out = str(tmp_path / "o.png")
    for phone in ("1920x1080@5.5", "1080×1920@5.5"):
        assert main(["stereo", *two, "--mode", "goggles", "--phone", phone, "--no-align", "--out", out]) == 0
        assert Image.open(out).size == (1920, 1080)


def test_the_doctor_reports(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    saved(card("L"), tmp_path / "x_L.png")
    saved(card("R"), tmp_path / "x_R.png")
    assert main(["stereo", "doctor", str(tmp_path)]) == 0
    assert "x: aligned by the printed frame\n  nothing to put right" in _said(capsys)
    saved(card("L", 2), tmp_path / "y_R.png")
    saved(card("R", 2), tmp_path / "y_L.png")
    assert main(["--language", "ja", "stereo", "doctor", str(tmp_path)]) == 1
    assert "要確認：印刷された文字によれば、左右が逆です。" in _said(capsys)


def test_align_keeps_a_sidecar_or_writes_the_result(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    names = [str(saved(card(eye), tmp_path / f"x_{eye}.png")) for eye in "LR"]
    before = Path(names[1]).read_bytes()
    assert main(["stereo", "align", *names]) == 0
    assert (tmp_path / "x.stereo.json").is_file()
    assert "x: aligned by the printed frame" in _said(capsys)
    assert main(["stereo", "align", *names, "--out", str(tmp_path / "done")]) == 0
    assert np.array_equal(np.asarray(Image.open(tmp_path / "done/x_L.png")), card("L"))
    assert Path(names[1]).read_bytes() == before


def test_a_folder_is_exported_in_one_go(
    two: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [
        "stereo",
        "batch",
        str(tmp_path),
        "--mode",
        "wiggle",
        "--no-align",
        "--out",
        str(tmp_path / "out"),
    ]
    assert main(words) == 0
    assert (tmp_path / "out/a-wiggle.webp").is_file()
    assert "1/1 a_L.png" in _said(capsys)


def test_nothing_heavy_is_imported_for_the_help_nor_qt_for_the_work(two: list[str], tmp_path: Path) -> None:
    loaded = "print([name for name in ('numpy', 'PIL', 'cv2', 'PySide6') if name in sys.modules])"
    assert _run(f"import sys; from tabletop.commands.arguments import parser; parser(['stereo']); {loaded}") == "[]"
    words = ["stereo", *two, "--out", str(tmp_path / "o.png")]
    assert (
        _run(f"import sys; from tabletop.cli import main; main({words!r}); {loaded}")
        == "['numpy', 'PIL', 'cv2']"
    )


def _run(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return done.stdout.strip()
