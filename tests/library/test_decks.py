"""Deck files."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tabletop.library.deck_text import open_deck
from tabletop.library.decks import check, read_deck, ready_decks, write_deck
from tabletop.library.errors import Unusable
from tabletop.library.shipped import data_root
from tabletop.library.texts import use

READY = ready_decks("confront_wisdom")


def _data(**fields: Any) -> dict[str, Any]:
    return {**json.loads(write_deck(READY[0])), **fields}


def test_a_deck_is_read_as_it_was_written() -> None:
    for deck in READY:
        assert read_deck(json.loads(write_deck(deck)), "x") == deck


def test_the_file_of_a_ready_deck_is_named_by_its_id() -> None:
    files = (data_root() / "cards").glob("*/decks/*.json")
    assert [path for path in files if json.loads(path.read_text(encoding="utf-8"))["id"] != path.stem] == []


def test_all_ready_books_are_legal() -> None:
    assert len(READY) == 6
    assert [check(deck) for deck in READY] == [[]] * 6


def test_a_book_of_fourteen_is_refused_by_its_rule() -> None:
    short = replace(READY[0], piles={"book": READY[0].piles["book"][:14]})
    assert [refusal.rule for refusal in check(short)] == ["CW-4.1"]


def test_an_unknown_card_is_named() -> None:
    wrong = replace(READY[0], piles={"book": ("who_is_this", *READY[0].piles["book"][1:])})
    with pytest.raises(Unusable) as caught:
        check(wrong)
    assert "who_is_this" in str(caught.value)


@pytest.mark.parametrize(("data", "key"), [
    ([], "errors.no_deck_file"), ({}, "errors.no_deck_file"), (_data(game="chess"), "errors.no_deck_file"),
    (_data(piles=[]), "errors.no_deck_file"), (_data(piles={"book": "x"}), "errors.wrong_pile"),
    (_data(piles={"book": [1, 2]}), "errors.wrong_pile"), (_data(piles={"hand": []}), "errors.unknown_pile"),
    (_data(format=7), "errors.newer_format"), (_data(format="new"), "errors.newer_format"),
])  # fmt: skip
def test_what_is_no_deck_is_named(data: Any, key: str) -> None:
    with pytest.raises(Unusable) as caught:
        read_deck(data, "mine.json")
    assert caught.value.key == key
    assert "mine.json" in str(caught.value)


def test_a_deck_without_a_pile_is_read_and_judged_not_legal() -> None:
    deck = read_deck(_data(piles={}, setup=3, name=5), "mine.json")
    assert {refusal.rule for refusal in check(deck)} == {"CW-4.1", "CW-4.5"}


def test_a_deck_is_opened_by_its_id_or_its_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_text(write_deck(READY[1]), encoding="utf-8")
    assert open_deck(READY[1].id).deck == READY[1]
    assert open_deck(str(path)).deck == READY[1]
    with pytest.raises(Unusable) as caught:
        open_deck("no_such_deck")
    assert caught.value.key == "errors.unknown_deck"
    with pytest.raises(Unusable) as caught:
        open_deck(str(tmp_path / "missing.json"))
    assert caught.value.key == "errors.no_file"


def test_names_of_ready_decks_follow_the_language() -> None:
    english = [deck.name for deck in ready_decks("confront_wisdom")]
    use("ja")
    assert all(a != b for a, b in zip(english, [deck.name for deck in ready_decks("confront_wisdom")], strict=True))
