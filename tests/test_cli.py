"""The headless commands, as a person types them."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tabletop.cli import main
from tabletop.library import paths
from tabletop.library.decks import ready_decks, write_deck
from tabletop.library.texts import use
from tabletop.play.saves import save
from tests.play.played import played

GAME = "confront_wisdom"
Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command; the exit code, what it printed, and its complaints."""

    def command(*words: object) -> tuple[int, str, str]:
        try:
            code = main([str(word) for word in words])
        except SystemExit as stopped:
            code = int(stopped.code or 0)
        printed = capsys.readouterr()
        return code, printed.out, printed.err

    return command


COMMANDS = [
    ["simulate", GAME, "--games", "2", "--jobs", "1"], ["decks"], ["rules", GAME, "CW-8.3"], ["schema", GAME],
    ["--help"],
]  # fmt: skip


@pytest.mark.parametrize("words", COMMANDS, ids=lambda words: words[0])
def test_headless_commands_never_import_qt(words: list[str]) -> None:
    program = (
        "import sys; from tabletop.cli import main\n"
        "try: main(sys.argv[1:])\n"
        "except SystemExit: pass\n"
        "heavy = {'PySide6', 'shiboken6', 'numpy', 'cv2', 'PIL'} & set(sys.modules)\n"
        "sys.exit(3 if heavy else 0)"
    )
    done = subprocess.run([sys.executable, "-c", program, *words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_installed_command_is_there() -> None:
    done = subprocess.run([sys.executable, "-m", "tabletop", "--version"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.split()[0], done.stderr) == (0, "tabletop", "")


def test_help_names_every_command_and_speaks_both_languages(run: Run) -> None:
    code, out, _ = run("--help")
    assert code == 0
    for command in ("simulate", "decks", "validate", "replay", "rules", "schema"):
        assert command in out
        code, help_text, _ = run(command, "--help")
        assert code == 0
        assert help_text
    use("en")
    _, japanese, _ = run("--language", "ja", "--help")
    assert "対戦" in japanese


KEYS = ("games", "wins", "draws", "decisions", "turns", "cpu_seconds", "wall_seconds", "peak_memory_bytes")


def test_the_same_seed_gives_the_same_result_for_any_number_of_workers(run: Run) -> None:
    found = []
    for jobs in (1, 2):
        code, out, _ = run("simulate", GAME, "--games", 45, "--seed", 3, "--jobs", jobs, "--json")
        assert code == 0
        found.append(json.loads(out))
        assert set(KEYS) <= set(found[-1])
    for key in ("games", "wins", "draws", "decisions", "turns", "decks"):
        assert found[0][key] == found[1][key]
    assert found[0]["decks"] == [deck.id for deck in ready_decks(GAME)[:2]]
    assert sum(found[0]["wins"]) + found[0]["draws"] == found[0]["games"] == 45
    assert set(found[0]["turns"]) == {"min", "median", "max"}
    assert found[0]["peak_memory_bytes"] > 1_000_000


def test_decks_and_levels_may_be_given(run: Run, tmp_path: Path) -> None:
    own = tmp_path / "own.json"
    own.write_text(write_deck(ready_decks(GAME)[3]), encoding="utf-8")
    words = ("simulate", GAME, "--decks", "stone_wall", own, "--seats", "greedy,random", "--games", 4, "--jobs", 1)
    code, out, _ = run(*words)
    assert code == 0
    assert "stone_wall (greedy)" in out
    _, out, _ = run(*words, "--json")
    assert json.loads(out)["wins"][0] >= 2


def test_a_matrix_plays_every_deck_against_every_one(run: Run) -> None:
    _, out, _ = run(
        "simulate", GAME, "--decks", "stone_wall", "fox_wedding", "--matrix", "--games", 1, "--jobs", 1, "--json"
    )
    assert [result["decks"] for result in json.loads(out)] == [
        [a, b] for a in ("stone_wall", "fox_wedding") for b in ("stone_wall", "fox_wedding")
    ]


def test_four_decks_play_the_team_game_and_both_partners_win(run: Run) -> None:
    four = ("seekers_road", "ashen_hand", "long_odds_run", "ring_of_order")
    code, out, _ = run("simulate", "jedi_knights", "--decks", *four, "--games", 6, "--jobs", 1, "--json")
    found = json.loads(out)
    assert code == 0
    assert found["decks"] == list(four)
    assert found["wins"][0] == found["wins"][2]
    assert found["wins"][1] == found["wins"][3]
    assert found["wins"][0] + found["wins"][1] + found["draws"] == 6


@pytest.mark.parametrize(("words", "key_word"), [
    (["--decks", "seekers_road", "long_odds_run", "ashen_hand", "ring_of_order"], "JK-16.1"),
    (["--decks", "seekers_road", "ashen_hand", "long_odds_run"], "--matrix"),
    (["--decks", "seekers_road"], "JK-3.15"),
    (["--decks", "seekers_road", "ashen_hand", "long_odds_run", "ring_of_order", "--seats", "random,greedy"], "4"),
])  # fmt: skip
def test_decks_that_may_not_meet_are_refused_in_one_line(run: Run, words: list[str], key_word: str) -> None:
    code, out, err = run("simulate", "jedi_knights", *words)
    assert (code, out) == (2, "")
    assert key_word in err
    assert err.count("\n") == 1


def test_a_matrix_leaves_out_decks_that_may_not_meet(run: Run) -> None:
    two = ("seekers_road", "ashen_hand")
    _, out, _ = run("simulate", "jedi_knights", "--decks", *two, "--matrix", "--games", 1, "--jobs", 1, "--json")
    assert [result["decks"] for result in json.loads(out)] == [[two[0], two[1]], [two[1], two[0]]]


@pytest.mark.parametrize(("words", "key_word"), [
    (["--games", "0"], "game"), (["--jobs", "-1"], "worker"), (["--seats", "genius"], "genius"),
    (["--seats", "random,random,random"], "3"), (["--decks", "no_such_deck"], "no_such_deck"),
])  # fmt: skip
def test_wrong_arguments_of_simulate_are_said_in_one_line(run: Run, words: list[str], key_word: str) -> None:
    code, out, err = run("simulate", GAME, *words)
    assert (code, out) == (2, "")
    assert key_word in err
    assert err.count("\n") == 1


def test_a_deck_that_is_not_legal_is_not_simulated(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "short.json"
    data = json.loads(write_deck(ready_decks(GAME)[0]))
    data["piles"]["book"].pop()
    path.write_text(json.dumps(data), encoding="utf-8")
    code, _, err = run("simulate", GAME, "--decks", path)
    assert code == 2
    assert "CW-4.1" in err


def test_an_unknown_game_or_command_is_a_usage_error(run: Run) -> None:
    assert run("simulate", "chess")[0] == 2
    assert run("dance")[0] == 2


def test_decks_are_listed_with_their_ids_first(run: Run) -> None:
    code, out, _ = run("decks", GAME)
    lines = out.splitlines()
    assert (code, [line.split("\t")[0] for line in lines]) == (0, [deck.id for deck in ready_decks(GAME)])
    assert all(line.split("\t")[1] == GAME for line in lines)


def test_rules_are_printed_in_both_languages(run: Run) -> None:
    code, english, _ = run("rules", GAME)
    assert code == 0
    assert english.count("CW-") >= 116
    _, one, _ = run("rules", GAME, "cw-8.3")
    assert one.startswith("CW-8.3 [from the source]")
    _, japanese, _ = run("rules", GAME, "CW-8.3", "--lang", "ja")
    assert "アクティブ" in japanese
    code, _, err = run("rules", GAME, "CW-77")
    assert code == 2
    assert "CW-77" in err


def test_a_saved_game_is_told_step_by_step(run: Run, tmp_path: Path) -> None:
    path = save(played(30), tmp_path / "a.tabletop")
    code, out, _ = run("replay", path)
    assert code == 0
    assert len([line for line in out.splitlines() if line[:4].strip().isdecimal()]) == 30
    code, of_one, _ = run("replay", path, "--seat", 1)
    assert code == 0
    assert "a hidden card" in of_one
    assert run("replay", path, "--seat", 7)[0] == 2


def test_a_game_that_cannot_be_replayed_to_its_end_is_a_finding(run: Run, tmp_path: Path) -> None:
    path = save(played(30), tmp_path / "a.tabletop")
    lines = path.read_text(encoding="utf-8").split("\n")
    path.write_text("\n".join([*lines[:9], "attack c0 c1 0", *lines[9:]]), encoding="utf-8")
    code, out, _ = run("replay", path)
    assert code == 1
    assert "decision 9" in out


def test_validate_judges_decks_cards_and_saves(run: Run, tmp_path: Path) -> None:
    good = [save(played(20), tmp_path / "a.tabletop"), tmp_path / "deck.json"]
    good[1].write_text(write_deck(ready_decks(GAME)[0]), encoding="utf-8")
    good.append(Path(__file__).parent.parent / "cards" / GAME / "core.json")
    code, out, _ = run("validate", *good)
    assert (code, out.count("good")) == (0, 3)


def test_validate_names_every_fault_and_goes_on(run: Run, tmp_path: Path) -> None:
    deck = json.loads(write_deck(ready_decks(GAME)[0]))
    deck["piles"]["book"] = ["trapdoor"] * 14
    card = {"id": "toy", "number": 1, "kind": "unit", "name": {"en": "Toy", "ja": "玩具"}, "level": 2, "soul": 2}
    files = {
        "short.json": json.dumps(deck),
        "cards.json": json.dumps({"format": 1, "game": GAME, "cards": [{**card, "power": 2, "colour": "red"}]}),
        "cut.tabletop": save(played(12), tmp_path / "x.tabletop").read_text(encoding="utf-8")[:-2],
        "text.json": "hello",
    }
    for name, text in files.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    code, out, err = run("validate", *[tmp_path / name for name in files], tmp_path, tmp_path / "missing.json")
    assert (code, err) == (1, "")
    lines = out.splitlines()
    assert [line for line in lines if "short.json" in line and ("CW-4.1" in line or "CW-4.5" in line)] == lines[:2]
    assert "toy" in lines[2]
    assert "colour" in lines[2]
    assert "11 of 12" in lines[3]
    assert len(lines) == 7


def test_the_schema_is_printed_or_written(run: Run, tmp_path: Path) -> None:
    code, out, _ = run("schema", GAME)
    assert code == 0
    target = tmp_path / "schema.json"
    assert run("schema", GAME, "-o", target)[0] == 0
    assert target.read_text(encoding="utf-8") == out
    assert run("schema", GAME, "-o", tmp_path / "no" / "schema.json")[0] == 2


def test_a_fault_of_the_program_is_one_sentence_and_a_report(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*args: object) -> None:
        raise ZeroDivisionError("of a deck")

    monkeypatch.setattr("tabletop.commands.validate.kind_of", broken)
    code, out, complaints = run("validate", "wd01")
    assert (code, out) == (70, "")
    assert "ZeroDivisionError: of a deck" in complaints
    assert "Traceback" not in complaints
    report = next(paths.logs().glob("report-*.txt"))
    assert str(report) in complaints
    assert "ZeroDivisionError" in report.read_text("utf-8")


def test_what_goes_wrong_within_a_save_lies_in_the_log_and_not_before_the_person(run: Run, tmp_path: Path) -> None:
    path = save(played(25), tmp_path / "a.tabletop")
    header, *moves = path.read_text("utf-8").splitlines()
    moves[1] = moves[0].replace("initiative", "place")
    path.write_text("\n".join([header, *moves]) + "\n", "utf-8")
    _, _, complaints = run("replay", path)
    assert "Traceback" not in complaints
