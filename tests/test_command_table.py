"""Every command with good and with bad input, as a person types it; its manners, its help and its JSON."""

import argparse
import ast
import io
import json
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from importlib import import_module
from multiprocessing import active_children
from multiprocessing.connection import wait
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from tabletop.cli import INTERRUPTED, main
from tabletop.commands import facts
from tabletop.commands.argparse_words import AREA
from tabletop.commands.table import COMMANDS
from tabletop.commands.workers import workers
from tabletop.library.deck_text import FORMS
from tabletop.library.decks import ready_decks
from tabletop.library.reader.standard_input import standard_input
from tabletop.library.texts import catalogue, use
from tabletop.play.position_text import write_position
from tabletop.play.saves import save
from tabletop.stereo.facts import Examined
from tests.play.played import played

CARDS = Path(__file__).parent.parent / "cards"
Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, qapp: object
) -> Run:
    """Runs a command in a folder with a file of every kind; `given` is its standard input. Code, output, complaints."""
    monkeypatch.chdir(tmp_path)
    _fill(tmp_path)
    use("en")

    def command(*words: str, given: bytes = b"") -> tuple[int, str, str]:
        standard_input.cache_clear()
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(given)))
        try:
            code = main(list(words))
        except SystemExit as stopped:
            code = int(stopped.code or 0)
        finally:
            use("en")
        said = capsys.readouterr()
        return code, said.out, said.err

    return command


def _fill(folder: Path) -> None:
    game = played(4)
    save(game, folder / "game.tabletop")
    (folder / "at.toml").write_text(write_position(game.state), "utf-8")
    shutil.copy(CARDS / "wixoss/decks/wd01.json", folder / "deck.json")
    shutil.copy(CARDS / "confront_wisdom/core.json", folder / "cards.json")
    (folder / "list.txt").write_text("4 サーバント　Ｏ\n", "utf-8")
    (folder / "open.txt").write_text("4 サーバント　Ｏ\n1 Nobody\n", "utf-8")
    (folder / "broken.json").write_text("{", "utf-8")
    for eye, left in zip("LR", (4, 0), strict=True):
        picture = Image.effect_mandelbrot((140, 96), (-2, -1.5, 1, 1.5), 30).convert("RGB")
        picture.crop((left, 0, left + 128, 96)).save(folder / f"view_{eye}.png")
    (folder / "bytes.txt").write_bytes(b"\x89PNG\x00\xff\x81")


GOOD = [
    "simulate confront_wisdom --games 1 --jobs 1", "simulate confront_wisdom --json --games 1 --jobs 1",
    "simulate --games 1 wixoss --decks deck.json wd02 --matrix --json --jobs 1", "decks", "decks wixoss --json",
    "validate wd01 deck.json game.tabletop at.toml cards.json", "validate --json deck.json", "replay game.tabletop",
    "replay game.tabletop --json --seat 1", "rules wixoss WX-6.4", "rules --json wixoss", "convert wd01",
    "convert list.txt --lang ja out.txt", "convert deck.json --json out.cod", "convert wd01 - --form o8d",
    "odds wd01 WX01-102", "odds --turns 1 deck.json WX01-102 --json", "odds fox_wedding star_chart --json",
    "print wd01 --out out.pdf --what list", "print list.txt --out out.png --json --what list", "schema wixoss",
    "schema odds --out schema.json", "completion bash", "stereo modes",
    "stereo modes --json", "stereo align view_L.png view_R.png --no-align --json",
]  # fmt: skip
BAD = [
    "simulate", "simulate chess", "simulate wixoss --games none", "simulate wixoss --decks broken.json",
    "simulate wixoss --decks open.txt", "decks chess", "decks --json --xml", "validate", "replay no.tabletop",
    "replay list.txt", "replay game.tabletop --seat 9", "rules chess", "rules wixoss WX-99", "convert no.txt",
    "convert bytes.txt", "convert wd01 out.exe", "convert seekers_road out.ydk", "convert fox_wedding out.webxoss",
    "convert deck.json out.txt --game jedi_knights", "convert wd01 no/out.txt", "odds wd01", "odds wd01 nobody",
    "odds no_such_deck x", "print wd01",
    "print wd01 --out out.doc", "print list.txt --out no/out.pdf --what list", "schema chess",
    "schema wixoss -o no/x.json", "completion cmd", "stereo", "stereo no.png --out x.png",
    "stereo view_L.png view_R.png --out x.png --json", "stereo - - --out x.png", "window --games", "dance",
    "--lang fr decks",
]  # fmt: skip


@pytest.mark.parametrize("line", GOOD)
def test_good_input_is_carried_out(run: Run, line: str) -> None:
    code, out, err = run(*line.split())
    assert code == 0, err
    assert "Traceback" not in err
    if "--json" in line:
        model = getattr(facts, next(command.facts for command in COMMANDS if command.name == line.split()[0]))
        model.model_validate_json(out, strict=True)
        assert out.count("\n") == 1


@pytest.mark.parametrize("line", BAD)
def test_bad_input_gets_one_sentence_and_leaves_no_file(run: Run, line: str, tmp_path: Path) -> None:
    before = _files(tmp_path)
    code, out, err = run(*line.split())
    assert (code, out) == (2, "")
    told = [sentence for sentence in err.splitlines() if sentence.startswith("tabletop")]
    assert len(told) == 1, err
    assert _files(tmp_path) == before


def _files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file())


@pytest.mark.parametrize("line", ["validate broken.json", "validate --game wixoss open.txt", "convert open.txt"])
def test_a_finding_is_told_and_is_code_one(run: Run, line: str) -> None:
    code, out, err = run(*line.split())
    assert code == 1
    assert out + err


def test_what_the_doctor_found_is_told_as_its_schema_says(run: Run) -> None:
    code, out, _ = run("stereo", "doctor", ".", "--json")
    told = Examined.model_validate_json(out, strict=True)
    assert (code, [pair.name for pair in told.pairs]) == (1, ["view"])
    assert told.pairs[0].findings


def test_every_command_stands_in_the_table() -> None:
    for command in COMMANDS:
        assert any(line.split()[0] == command.name for line in BAD), command.name
        assert command.name == "window" or any(line.split()[0] == command.name for line in GOOD), command.name
        lines = [line for line in GOOD if line.split()[0] == command.name and "--json" in line]
        assert bool(lines) == bool(command.facts), command.name


@pytest.mark.parametrize("name", [command.name for command in COMMANDS if command.facts])
def test_the_schema_of_what_a_command_prints_is_printed(run: Run, name: str) -> None:
    assert json.loads(run("schema", name)[1])["description"].startswith(f"Printed by `{name}`")


@pytest.mark.parametrize(("line", "form"), [
    *((line, "cod") for line in ("odds - WX01-102", "convert - -", "print - --out out.pdf --what list")),
    *(("validate -", form) for form in FORMS),
])  # fmt: skip
def test_a_deck_of_any_form_comes_through_standard_input(run: Run, line: str, form: str) -> None:
    _, deck, _ = run("convert", "wd01", "-", "--form", form)
    code, _, err = run(*line.split(), "--game", "wixoss", given=deck.encode())
    assert code == 0, err


def test_saves_and_positions_come_through_standard_input_too(run: Run, tmp_path: Path) -> None:
    for name in ("game.tabletop", "at.toml", "cards.json"):
        assert run("validate", "-", given=(tmp_path / name).read_bytes())[0] == 0
    assert run("replay", "-", given=(tmp_path / "game.tabletop").read_bytes())[1] == run("replay", "game.tabletop")[1]


def test_validate_tells_the_unknown_cards_and_every_clause(run: Run) -> None:
    _, out, _ = run("validate", "--game", "wixoss", "open.txt")
    assert "Nobody" in out.splitlines()[0]
    assert [rule for rule in ("WX-5.1", "WX-5.2", "WX-5.4", "WX-5.6") if rule not in out] == []


def test_the_language_may_be_said_before_and_after_the_command(run: Run) -> None:
    lines = ("--lang ja rules wixoss", "rules --lang ja wixoss", "rules wixoss --lang=ja")
    told = {run(*line.split())[1] for line in lines}
    assert len(told) == 1
    assert "シグニ" in told.pop()


def test_a_picture_is_a_picture_and_a_pdf_a_pdf(run: Run, tmp_path: Path) -> None:
    for ending, start in ((".png", b"\x89PNG"), (".jpg", b"\xff\xd8"), (".pdf", b"%PDF")):
        run("print", "list.txt", "--out", f"x{ending}", "--what", "list")
        assert (tmp_path / f"x{ending}").read_bytes().startswith(start)
    assert "could not be written" in run("print", "list.txt", "--out", "no/x.pdf", "--what", "list")[2]


_NAMES = {"JSON", "PDF", "ID", "bash", "zsh", "fish", "eval", "tabletop", "MM", "mm"}


@pytest.mark.parametrize("name", ["", *(command.name for command in COMMANDS if command.name != "stereo")])
def test_help_is_wholly_in_the_language_asked_for(run: Run, name: str) -> None:
    code, out, _ = run(*([name] if name else []), "--lang", "ja", "--help")
    assert code == 0
    commands = {command.name for command in COMMANDS}
    plain = re.sub(r"\{[^}]*\}|--?[\w-]+|\.\w+|`[^`]*`|\$\([^)]*\)|[A-Z]{2}-[\d.]+", " ", out)
    words = {word for word in re.findall(r"[A-Za-z_]{2,}", plain) if word not in _NAMES | commands}
    choices = set(re.findall("[a-z_]{2,}", " ".join(_choices(name))))
    assert words - choices == set()


def _choices(name: str) -> list[str]:
    from tabletop.bots import LEVELS
    from tabletop.commands.arguments import parser

    made = parser([name])._subparsers
    assert made is not None
    found = [str(choice) for choice in LEVELS]
    for sub in made._group_actions:
        actions = sub.choices[name]._actions if name else []  # type: ignore[index]
        found += [str(choice) for action in actions for choice in action.choices or ()]
    return found


def test_every_word_that_argparse_says_to_a_person_is_in_the_catalogue() -> None:
    ours = {texts["en"] for key, texts in catalogue().items() if key.startswith(AREA)}
    assert [word for word in _said_by_argparse() if word not in ours] == []


def _said_by_argparse() -> set[str]:
    tree = ast.parse(Path(str(argparse.__file__)).read_text("utf-8"))
    mistakes = ("ValueError", "TypeError")  # of the programmer
    quiet = {
        id(node)
        for thrown in ast.walk(tree)
        if isinstance(thrown, ast.Raise | ast.Assign) and _is_of_programmer(thrown, mistakes)
        for node in ast.walk(thrown)
    }
    return {
        word.value
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in ("_", "ngettext")
        for word in call.args
        if id(call) not in quiet and isinstance(word, ast.Constant) and isinstance(word.value, str)
    } - _FOR_PROGRAMMERS


def _is_of_programmer(node: ast.AST, mistakes: tuple[str, ...]) -> bool:
    called = getattr(getattr(node, "exc", None), "func", None)
    return isinstance(called, ast.Name) and called.id in mistakes


_FOR_PROGRAMMERS = {
    "conflicting option string: %s", "conflicting option strings: %s", "mutually exclusive arguments must be optional",
    "'required' is an invalid argument for positionals", "cannot merge actions - two groups are named %r",
    "invalid option string %(option)r: must start with a character %(prefix_chars)r", 'argument "-" with mode %r',
    "dest= is required for options like %r", "invalid conflict_resolution value: %r", "conflicting subparser: %s",
    "cannot have multiple subparser arguments", "conflicting subparser alias: %s", "%r is not callable",
    "can't open '%(filename)s': %(error)s", ".__call__() not defined",
}  # fmt: skip
"""Faults of whoever builds a parser, and of files that argparse opens itself, which we never ask of it."""


def test_an_interrupt_ends_the_workers_and_prints_nothing(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    children: list[Any] = []

    def interrupted() -> None:
        with workers(2) as pool:
            for _ in range(2):
                pool.submit(time.sleep, 600)
            children.extend(active_children())
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert len(children) == 2
    for child in children:  # the pool may be waiting for it, too, and only one of two hears how it ended
        assert wait([child.sentinel], 30), "it is still alive"
    rules = import_module("tabletop.commands.rules")
    monkeypatch.setattr(rules, "rules", lambda *_: (_ for _ in ()).throw(KeyboardInterrupt))
    assert run("rules", "wixoss") == (INTERRUPTED, "", "")


def test_one_is_singular(run: Run) -> None:
    assert run("simulate", "confront_wisdom", "--games", "1", "--jobs", "1")[1].startswith("1 game ")
    assert "in 1 line." in run("convert", "list.txt")[2]


def test_the_shell_completes_decks_and_the_cards_of_the_deck(monkeypatch: pytest.MonkeyPatch) -> None:
    from tabletop.commands.completers import card_ids, deck_ids

    ids = [deck.id for deck in ready_decks("wixoss")]
    assert set(ids) <= set(deck_ids("", argparse.Namespace(game="wixoss")))
    assert card_ids("WX01-10", argparse.Namespace(deck="wd01")) == ["WX01-101", "WX01-102", "WX01-103"]
    assert sys.modules.get("argcomplete") is not None


def test_a_stereo_file_comes_by_standard_input_and_a_picture_goes_onto_standard_output(
    run: Run, tmp_path: Path
) -> None:
    views = [str(tmp_path / f"view_{eye}.png") for eye in "LR"]
    assert run("stereo", *views, "--no-align", "--out", "both.mpo")[0] == 0
    done = subprocess.run(
        [sys.executable, "-m", "tabletop", "stereo", "-", "--no-align", "--out", "-"], cwd=tmp_path, check=False,
        input=(tmp_path / "both.mpo").read_bytes(), capture_output=True,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, b"")
    with Image.open(io.BytesIO(done.stdout)) as shown:
        assert shown.format == "PNG"
        assert shown.width > 2 * 100
