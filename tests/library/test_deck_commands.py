"""`tabletop convert`, `odds` and `print` as somebody types them."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tabletop.cli import main
from tabletop.library.deck_text import FORMS, read_file
from tabletop.library.decks import ready_decks

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("form", ["text", "cod", "dek", "webxoss", "tabletop"])
def test_a_deck_goes_into_every_form_and_comes_back(form: str, tmp_path: Path) -> None:
    there, back = tmp_path / f"deck{FORMS[form]}", tmp_path / "back.json"
    source = ROOT / "cards/wixoss/decks/wd01.json"
    assert main(["convert", str(source), str(there)]) == 0
    assert main(["convert", str(there), str(back)]) == 0
    assert read_file(back).deck.piles == ready_decks("wixoss")[0].piles


def test_open_lines_are_told_and_give_exit_code_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = tmp_path / "list.txt"
    source.write_text("4 サーバント　Ｏ\n1 だれか\n", "utf-8")
    assert main(["convert", str(source)]) == 1
    told = capsys.readouterr()
    assert "(WX01-102)" in told.out
    assert "1 だれか" in told.out
    assert "Line 2" in told.err


@pytest.mark.parametrize(
    "words",
    [
        ["convert", "no-such-file.txt"], ["convert", "pyproject.toml", "x.exe"], ["odds", "wd01", "nobody"],
        ["odds", "nothing", "x"], ["odds", "wd01", "WX01-102", "--turns", "99"], ["odds", "wd01", "WX02-076"],
        ["print", "wd01", "--out", "/no/such/folder/x.pdf"], ["print", "wd01", "--out", "x.pdf", "--size", "big"],
        ["print", "wd01", "--out", "x.pdf", "--gap", "-1"], ["print", "wd01", "--out", "x.pdf", "--what", "binder"],
    ],
)  # fmt: skip
def test_what_cannot_be_done_is_one_sentence(
    words: list[str], capsys: pytest.CaptureFixture[str], qapp: object
) -> None:
    assert main(words) == 2
    told = capsys.readouterr().err
    assert told.startswith("tabletop: ")
    assert told.count("\n") == 1
    assert not Path("x.pdf").exists()


def test_odds_are_exact_fractions_on_request(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", "wd01", "WX01-102", "--json", "--turns", "1"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["seen"] == [5, 6]
    assert found["copies"] == [4]
    assert set(found["chance"]) == {"keep", "seek"}


def test_a_deck_is_printed_without_a_screen(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], qapp: object
) -> None:
    path = tmp_path / "list.pdf"
    assert main(["print", "wd01", "--out", str(path), "--what", "list"]) == 0
    assert path.read_bytes().startswith(b"%PDF")


def test_convert_and_odds_never_import_qt() -> None:
    code = (
        "import sys; from tabletop.cli import main\n"
        "main(['odds', 'wd01', 'WX01-102']); main(['convert', 'cards/wixoss/decks/wd01.json'])\n"
        "sys.exit('PySide6' in sys.modules or 'numpy' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, check=False)
    assert done.returncode == 0
