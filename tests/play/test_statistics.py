"""One's own games on disk."""

import csv
import io
import subprocess
import sys
from pathlib import Path

import pytest

from tabletop.library.errors import Unusable
from tabletop.play.statistics import ENFORCED, MODES, SANDBOX, Played, Statistics


def played(
    mode: str = ENFORCED, result: str = "won", deck: str = "Mine", at: str = "2026-11-30T21:41"
) -> Played:
    return Played(at, "wixoss", mode, deck, "Theirs", "greedy", result, "deck_out", 12, 140, 600)


def test_enforced_sandbox_and_watched_games_are_kept_apart(tmp_path: Path) -> None:
    book = Statistics(tmp_path / "s.db")
    for mode in MODES:
        book.keep(played(mode))
    assert [len(list(book.games(mode))) for mode in MODES] == [1, 1, 1]
    assert [total.games for total in book.totals(SANDBOX)] == [1]


def test_totals_count_each_deck(tmp_path: Path) -> None:
    book = Statistics(tmp_path / "s.db")
    for result in ("won", "won", "lost", "drawn"):
        book.keep(played(result=result))
    book.keep(played(deck="Other"))
    first, second = book.totals(ENFORCED)
    assert (first.deck, first.games, first.won, first.lost, first.drawn, first.turns) == (
        "Mine",
        4,
        2,
        1,
        1,
        12,
    )
    assert second.deck == "Other"
    assert book.totals(ENFORCED, "jedi_knights") == []


def test_games_survive_the_death_of_the_program(tmp_path: Path) -> None:
    path = tmp_path / "s.db"
    code = (
        "import os, signal; from pathlib import Path\n"
        "from tabletop.play.statistics import Played, Statistics\n"
        f"book = Statistics(Path({str(path)!r}))\n"
        "for i in range(20): book.keep(Played(str(i), 'wixoss', 'enforced', 'd', 'o', 'greedy', 'won', 'w', i, i))\n"
        "book._base.execute('begin'); book._base.execute(\"delete from games\")\n"
        "os.kill(os.getpid(), signal.SIGKILL)\n"
    )
    subprocess.run([sys.executable, "-c", code], check=False, cwd=Path(__file__).resolve().parents[2])
    assert len(list(Statistics(path).games(ENFORCED))) == 20


@pytest.mark.parametrize(
    "content", [b"no database at all, but long enough to be read" * 30, b"SQLite format 3\0" + b"\xff" * 4000]
)
def test_a_broken_file_is_put_aside_and_not_lost(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "s.db"
    path.write_bytes(content)
    book = Statistics(path)
    book.keep(played())
    assert (tmp_path / book.aside).read_bytes() == content
    assert len(list(book.games(ENFORCED))) == 1


def test_a_file_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    import sqlite3

    path = tmp_path / "s.db"
    with sqlite3.connect(path) as base:
        base.execute("pragma user_version = 99")
    with pytest.raises(Unusable):
        Statistics(path)


def test_the_export_has_a_row_for_every_game(tmp_path: Path) -> None:
    book = Statistics(tmp_path / "s.db")
    book.keep(played(deck='with "quotes", and\ncommas'))
    book.keep(played(SANDBOX))
    rows = list(csv.DictReader(io.StringIO(book.as_csv())))
    assert [row["mode"] for row in rows] == [ENFORCED, SANDBOX]
    assert rows[0]["deck"] == 'with "quotes", and\ncommas'
