"""Two copies of the program on one set of folders: real processes, one of which is killed."""

import subprocess
import sys
from pathlib import Path

import pytest

from tabletop.library.errors import Unusable
from tabletop.play.journal import SLOTS, Journal, unfinished
from tabletop.play.session import Session
from tabletop.play.slots import running
from tests.laws.games import setup
from tests.play.played import go_on

ROOT = Path(__file__).parents[2]
OTHER = """
import sys
from tabletop.play.journal import Journal
from tabletop.play.session import Session
from tests.laws.games import setup
from tests.play.played import go_on
made = setup("confront_wisdom", 7)
journal = Journal(made)
go_on(Session(made, journal.keep), 9)
print(journal.path, flush=True)
sys.stdin.read()
"""


@pytest.fixture
def other() -> "subprocess.Popen[str]":
    """Another copy that has played nine decisions and waits."""
    copy = subprocess.Popen(
        [sys.executable, "-c", OTHER], cwd=ROOT, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    yield copy
    copy.kill()
    copy.communicate()


def _path(copy: "subprocess.Popen[str]") -> Path:
    assert copy.stdout is not None
    return Path(copy.stdout.readline().strip())


def _begun(seed: int) -> Journal:
    made = setup("confront_wisdom", seed)
    journal = Journal(made)
    go_on(Session(made, journal.keep), 3)
    return journal


def test_a_game_that_another_copy_plays_is_not_gone_on_with(other: "subprocess.Popen[str]") -> None:
    path = _path(other)
    before = path.read_bytes()
    assert running(path)
    with pytest.raises(Unusable) as caught:
        Journal.going_on(path)
    assert (caught.value.key, path.name in str(caught.value)) == ("record.open_elsewhere", True)
    assert path.read_bytes() == before


def test_new_games_never_take_the_file_of_a_running_one(other: "subprocess.Popen[str]") -> None:
    path = _path(other)
    before = path.read_bytes()
    for seed in range(2 * SLOTS):
        _begun(seed).close(finished=False)
    mine = [_begun(seed) for seed in range(SLOTS + 1)]
    assert path.read_bytes() == before
    assert len({journal.path for journal in mine} | {path}) == SLOTS + 2


def test_a_killed_copy_gives_its_game_back_with_every_decision(other: "subprocess.Popen[str]") -> None:
    path = _path(other)
    other.kill()
    other.wait()
    assert not running(path)
    ((found, record),), _ = unfinished()
    assert (found, len(record.moves)) == (path, 9)
    Journal.going_on(path).close(finished=False)
