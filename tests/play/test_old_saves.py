"""Saves of every kind that the program ever wrote, kept as they were: a save outlives the program that made it.

`digest_of_everything`: before landmarks had a number. The others bear the name of what is in them. A change that gives
these saves another course is a change of the rules: the ruleset's `version` is raised, and they may then end earlier,
with the reason.
"""

from pathlib import Path

import pytest

from tabletop.core.digest import METHOD
from tabletop.play.replay import Replayed, replay
from tabletop.play.saves import load, save
from tabletop.play.since import said

FOLDER = Path(__file__).parent / "old_saves"
SAVES = sorted(FOLDER.glob("*.tabletop"))


def _opened(path: Path) -> Replayed:
    return replay(load(path), path)


def test_there_are_saves_of_every_game_and_every_way_of_making_landmarks() -> None:
    kinds = {tuple(path.stem.split("-")[1:]) for path in SAVES}
    assert {game for _, game, _ in kinds} >= {"confront_wisdom", "wing_commander", "jedi_knights", "wixoss"}
    assert any(word == f"landmark_{METHOD}" for *_, word in kinds)


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_an_old_save_is_played_to_its_end_unless_its_rules_have_changed_since(path: Path) -> None:
    replayed = _opened(path)
    header, now = replayed.record.header, replayed.session.rules.version
    if header["version"] == now:
        assert (said(replayed, path.name), replayed.session.at) == ("", len(replayed.record.moves))
    elif replayed.broken_at is not None:
        assert f"version {header['version']}" in said(replayed, path.name)


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_an_old_save_is_a_save_of_today_once_it_is_saved_again(path: Path, tmp_path: Path) -> None:
    session = _opened(path).session
    again = _opened(save(session, tmp_path / "a.tabletop"))
    assert (again.session.at, again.record.header["landmark"]) == (session.at, METHOD)
    assert said(again, "a") == ""


def test_landmarks_of_another_method_are_not_taken_for_another_course(tmp_path: Path) -> None:
    text = (FOLDER / f"form-1-wixoss-landmark_{METHOD}.tabletop").read_text("utf-8")
    other = tmp_path / "other.tabletop"
    other.write_text(text.replace(f'"landmark": {METHOD}', '"landmark": 99').replace("\n# ", "\n# 0"), "utf-8")
    assert said(_opened(other), other.name) == ""
    wrong = tmp_path / "wrong.tabletop"
    wrong.write_text(text.replace("\n# ", "\n# 0"), "utf-8")
    assert _opened(wrong).reason == "differs"
