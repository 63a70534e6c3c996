"""Saved games on disk: as they were, or one clear sentence."""

import json
from datetime import datetime
from pathlib import Path

import pytest

from tabletop.core.digest import digest
from tabletop.library.errors import Unusable
from tabletop.play.replay import replay
from tabletop.play.saves import LARGEST_SAVE, file_name, listed, load, save
from tests.play.played import played


def test_a_saved_game_is_replayed_to_where_it_was() -> None:
    session = played(50)
    again = replay(load(save(session)))
    assert again.broken_at is None
    assert (again.session.at, digest(again.session.state)) == (session.at, digest(session.state))


def test_only_the_line_up_to_the_cursor_is_saved(tmp_path: Path) -> None:
    session = played(30)
    session.goto(11)
    assert len(load(save(session, tmp_path / "a.tabletop")).moves) == 11


def test_the_name_of_a_save_says_when_and_what() -> None:
    session = played(1)
    name = file_name(session, datetime(2031, 4, 5, 6, 7))
    first, second = (deck.id.replace("_", "-") for deck in session.setup.decks)
    assert name == f"2031-04-05_0607_confront_wisdom_{first}-vs-{second}.tabletop"


def _damaged(tmp_path: Path, change: object) -> Path:
    path = save(played(25), tmp_path / "a.tabletop")
    assert callable(change)
    path.write_bytes(change(path.read_bytes()))
    return path


@pytest.mark.parametrize(("change", "key"), [
    (lambda data: data[:-3], "record.truncated"),
    (lambda data: data[: data.index(b"\n") // 2], "record.no_header"),
    (lambda data: b"", "record.no_header"),
    (lambda data: b"\x89PNG\r\n\x1a\n\xff\xfe", "errors.not_text"),
    (lambda data: data.replace(b"\ninitiative", b"\nin it iative", 1), "record.bad_line"),
    (lambda data: data.replace(b'"format": 1', b'"format": 2', 1), "record.newer"),
])  # fmt: skip
def test_a_damaged_save_is_named_in_one_sentence(tmp_path: Path, change: object, key: str) -> None:
    path = _damaged(tmp_path, change)
    with pytest.raises(Unusable) as caught:
        load(path)
    assert caught.value.key == key
    assert path.name in str(caught.value)


@pytest.mark.parametrize(("field", "value", "key"), [
    ("version", 99, "record.newer"), ("ruleset", "chess", "record.unknown_game"), ("decks", 5, "record.no_header"),
    ("decks", [{"name": "x", "piles": {}}] * 2, "record.no_header"), ("seed", "x", "record.no_header"),
    ("results", [7], "record.no_header"), ("results", 5, "record.no_header"), ("taken_back", -1, "record.no_header"),
    ("taken_back", "x", "record.no_header"),
    ("options", 3, "record.no_header"), ("version", "x", "record.no_header"), ("decks", [], "record.no_header"),
])  # fmt: skip
def test_a_save_that_nothing_can_be_dealt_from_is_named(tmp_path: Path, field: str, value: object, key: str) -> None:
    path = save(played(25), tmp_path / "a.tabletop")
    first, rest = path.read_text(encoding="utf-8").split("\n", 1)
    path.write_text(json.dumps({**json.loads(first), field: value}) + "\n" + rest, encoding="utf-8")
    with pytest.raises(Unusable) as caught:
        replay(load(path), path)
    assert caught.value.key == key
    assert path.name in str(caught.value)


def test_a_save_with_a_card_that_is_unknown_names_it(tmp_path: Path) -> None:
    path = save(played(5), tmp_path / "a.tabletop")
    text = path.read_text(encoding="utf-8")
    id = json.loads(text.split("\n")[0])["decks"][0]["piles"]["book"][0]
    path.write_text(text.replace(f'"{id}"', '"no_such_card"'), encoding="utf-8")
    with pytest.raises(Unusable, match="no_such_card"):
        replay(load(path), path)


@pytest.mark.parametrize("line", ["attack c999 c2 0", "use_skill c3 - -7", "pick z9999 z400 3", "free.holder c1 - 9"])
def test_a_move_that_names_nothing_stops_the_replay_there(tmp_path: Path, line: str) -> None:
    path = save(played(25), tmp_path / "a.tabletop")
    lines = path.read_text(encoding="utf-8").split("\n")
    path.write_text("\n".join([*lines[:11], line, *lines[11:]]), encoding="utf-8")
    replayed = replay(load(path), path)
    assert (replayed.broken_at, replayed.reason, replayed.session.at) == (11, "illegal", 10)


def test_a_changed_rule_is_found_at_the_next_digest(tmp_path: Path) -> None:
    path = save(played(45), tmp_path / "a.tabletop")
    text = path.read_text(encoding="utf-8")
    at = text.index("\n# ") + 3
    path.write_text(text[:at] + "0" * 16 + text[at + 16 :], encoding="utf-8")
    replayed = replay(load(path), path)
    assert (replayed.broken_at, replayed.reason) == (20, "differs")


def test_a_folder_a_missing_file_and_a_huge_one_are_named(tmp_path: Path) -> None:
    huge = tmp_path / "huge.tabletop"
    with huge.open("wb") as file:
        file.truncate(LARGEST_SAVE + 1)
    for path, key in ((tmp_path, "errors.is_folder"), (tmp_path / "no", "errors.no_file"), (huge, "errors.too_large")):
        with pytest.raises(Unusable) as caught:
            load(path)
        assert caught.value.key == key


def test_the_list_shows_broken_saves_as_broken() -> None:
    good = save(played(10))
    bad = good.with_name("bad.tabletop")
    bad.write_text("nothing", encoding="utf-8")
    entries = {entry.path: entry for entry in listed()}
    assert (entries[good].moves, entries[good].wrong) == (10, "")
    assert "bad.tabletop" in entries[bad].wrong
