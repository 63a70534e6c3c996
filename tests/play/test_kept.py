"""Finished games are kept by the program itself: the last ones, and those with a star."""

from pathlib import Path

import pytest

from tabletop.library import paths
from tabletop.play import kept as kept_games
from tabletop.play.kept import keep, kept, star
from tabletop.play.replay import replay
from tabletop.play.saves import load
from tabletop.play.session import Session
from tests.play.played import played


def _finished(seed: int) -> Session:
    session = played(5_000, seed)
    assert session.over
    return session


def test_a_finished_game_is_listed_with_who_what_when_and_result() -> None:
    session = _finished(1)
    keep(session)
    (game,) = kept()
    assert (game.game, game.winner, game.turn) == ("confront_wisdom", session.state.winner, session.turn)
    assert game.seats == session.setup.seats
    assert not game.starred
    again = replay(load(game.path), game.path).session
    assert again.over
    assert again.length == session.length


def test_a_game_that_ends_once_more_replaces_itself() -> None:
    session = _finished(1)
    assert keep(session) == keep(session)
    assert len(kept()) == 1


def test_only_the_newest_are_kept_but_stars_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_games, "MOST", 3)
    first = keep(_finished(1))
    starred = star(first, True)
    for seed in range(2, 7):
        keep(_finished(seed))
    assert len(kept()) == 4
    assert [game.path for game in kept() if game.starred] == [starred]
    star(starred, False)
    assert not any(game.starred for game in kept())


def test_a_broken_file_keeps_its_trouble_to_itself() -> None:
    keep(_finished(1))
    Path(paths.finished_games() / "broken.tabletop").write_text("nonsense", encoding="utf-8")
    games = kept()
    assert sorted(bool(game.wrong) for game in games) == [False, True]
