"""Saved games on disk: as they were, or one clear sentence."""

import json
from datetime import datetime
from pathlib import Path

import pytest

from tabletop.core.by_hand import MOST_CARDS
from tabletop.core.digest import digest
from tabletop.core.move import Move, to_zone
from tabletop.library.errors import Unusable
from tabletop.library.pool import faces
from tabletop.library.reader.bounds import LARGEST_SAVE
from tabletop.play.replay import replay
from tabletop.play.saves import file_name, listed, load, save
from tabletop.play.session import Session
from tabletop.play.since import said
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
    ("version", 99, "record.newer"), ("ruleset", "chess", "record.unknown_game"), ("decks", 5, "reader.wrong_field"),
    ("decks", [{"name": "x", "piles": {}}] * 2, "record.not_dealt"), ("seed", "x", "reader.wrong_field"),
    ("results", [7], "record.no_header"), ("results", 5, "reader.wrong_field"),
    ("taken_back", -1, "reader.wrong_field"),
    ("taken_back", "x", "reader.wrong_field"), ("seed", True, "reader.wrong_field"),
    ("options", 3, "reader.wrong_field"), ("version", "x", "reader.wrong_field"), ("decks", [], "record.not_dealt"),
    ("options", {"match": True}, "record.wrong_option"), ("options", {"match": 2}, "record.wrong_option"),
    ("options", {"match": [1]}, "reader.wrong_field"), ("seats", ["human"] * 3, "record.no_header"),
    ("seats", [{}] * 2, "reader.wrong_field"), ("position", 5, "reader.wrong_field"),
    ("position", "game = [", "position.not_toml"),
])  # fmt: skip
def test_a_save_that_nothing_can_be_dealt_from_is_named(tmp_path: Path, field: str, value: object, key: str) -> None:
    path = save(played(25), tmp_path / "a.tabletop")
    first, rest = path.read_text(encoding="utf-8").split("\n", 1)
    path.write_text(json.dumps({**json.loads(first), field: value}) + "\n" + rest, encoding="utf-8")
    with pytest.raises(Unusable) as caught:
        replay(load(path), path)
    assert caught.value.key == key
    assert path.name in str(caught.value)


def _with_a_stranger(tmp_path: Path, moves: int, session: Session | None = None) -> Path:
    """A save in which one card of the first book has a number that nobody knows."""
    path = save(session or played(moves), tmp_path / "a.tabletop")
    text = path.read_text(encoding="utf-8")
    id = json.loads(text.split("\n")[0])["decks"][0]["piles"]["book"][0]
    path.write_text(text.replace(f'"{id}"', '"no_such_card"'), encoding="utf-8")
    return path


def test_a_save_with_an_unknown_card_opens_in_play_by_hand_and_stays_as_it_is(tmp_path: Path) -> None:
    path = _with_a_stranger(tmp_path, 5)
    before = path.read_bytes()
    replayed = replay(load(path), path)
    assert (replayed.reason, replayed.unknown) == ("unknown", ("no_such_card",))
    assert replayed.session.by_hand
    assert "no_such_card" in said(replayed, path.name)
    blank = [id for id, card in enumerate(replayed.session.state.cards) if card.face.id == "no_such_card"]
    hand = replayed.session.state.cards[blank[0]].zone
    replayed.session.play(Move("free.move", blank[0], to_zone(hand)), 0)
    assert path.read_bytes() == before


def test_a_table_with_an_unknown_card_is_saved_and_opened_again(tmp_path: Path) -> None:
    path = _with_a_stranger(tmp_path, 5)
    session = replay(load(path), path).session
    again = replay(load(save(session, tmp_path / "b.tabletop")))
    assert again.unknown == ("no_such_card",)
    assert len(again.session.state.cards) == len(session.state.cards)


def test_a_save_without_its_last_lines_is_told_from_a_whole_one(tmp_path: Path) -> None:
    path = save(played(25), tmp_path / "a.tabletop")
    assert said(replay(load(path), path), path.name) == ""
    lines = path.read_bytes().split(b"\n")
    path.write_bytes(b"\n".join(lines[:-2]) + b"\n")
    replayed = replay(load(path), path)
    assert (replayed.session.at, "24 of 25" in said(replayed, path.name)) == (24, True)
    path.write_bytes(b"\n".join(lines[:-2])[:-3])
    replayed = replay(load(path), path)
    assert (replayed.session.at, "23 of 25" in said(replayed, path.name)) == (23, True)


def test_a_card_that_reads_otherwise_now_is_named_where_the_game_goes_another_way(tmp_path: Path) -> None:
    path = save(played(25), tmp_path / "a.tabletop")
    first, rest = path.read_text(encoding="utf-8").split("\n", 1)
    header = json.loads(first)
    id = next(iter(header["cards"]))
    header["cards"][id] = "00000000"
    path.write_text(json.dumps(header) + "\n" + rest, encoding="utf-8")
    assert said(replay(load(path), path), path.name) == ""
    lines = path.read_text(encoding="utf-8").split("\n")
    lines[10:10] = ["attack c1 c2 0"]
    path.write_text("\n".join(lines), encoding="utf-8")
    text = said(replay(load(path), path), path.name)
    assert faces("confront_wisdom")[id].name["en"] in text
    assert "decision 10 is not allowed now" in text


def test_rules_that_a_later_version_changed_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = save(played(25), tmp_path / "a.tabletop")
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("# ", "# 0", 1), encoding="utf-8")
    rules = played(0).rules
    monkeypatch.setattr(rules, "version", rules.version + 1, raising=False)
    monkeypatch.setattr(rules, "changes", {rules.version: ("CW-8.3",)}, raising=False)
    replayed = replay(load(path), path)
    assert (replayed.reason, replayed.broken_at) == ("differs", 20)
    assert "CW-8.3" in said(replayed, path.name)


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


def test_no_more_cards_are_made_by_hand_than_lie_on_a_table(tmp_path: Path) -> None:
    path = save(played(5), tmp_path / "a.tabletop")
    id = json.loads(path.read_text("utf-8").split("\n")[0])["decks"][0]["piles"]["book"][0]
    with path.open("a", encoding="utf-8") as file:
        file.write(f"free.make - z3 0 {id}\n" * 1_500)
    replayed = replay(load(path), path)
    assert (replayed.reason, len(replayed.session.state.cards)) == ("illegal", MOST_CARDS)
