"""Finding cards as one types."""

import pytest

from tabletop.library.pool import faces
from tabletop.library.search import Index

BOOK = Index("confront_wisdom", faces("confront_wisdom").values())
BATTLE = Index("wixoss", faces("wixoss").values())


def found(index: Index, text: str) -> set[str]:
    return {face.id for face in index.find(text).faces}


@pytest.mark.parametrize(
    "text", ["vending", "自販機", "じはんき", "ジハンキ", "jihanki", "zihanki", "VENDING-MACHINE samurai"]
)
def test_a_card_is_found_in_both_languages_by_reading_and_by_romaji(text: str) -> None:
    assert found(BOOK, text) == {"vending_samurai"}


def test_every_condition_of_a_query_holds_for_every_card_found() -> None:
    cards = BATTLE.find("t:signi lv<=2 colour:white").faces
    assert cards
    for face in cards:
        assert face.kind == "signi"
        assert face.values["level"] <= 2
        assert "white" in face.traits


def test_fields_may_be_written_in_japanese_and_in_full_width() -> None:
    assert found(BATTLE, "種類：シグニ　レベル＜＝２　色：白") == found(BATTLE, "t:signi lv<=2 colour:white")


def test_a_negated_word_leaves_out_exactly_what_the_word_finds() -> None:
    assert found(BATTLE, "-t:spell") == found(BATTLE, "") - found(BATTLE, "t:spell")


def test_alternatives_are_written_with_a_bar() -> None:
    assert found(BATTLE, "colour:white|red") == found(BATTLE, "colour:white") | found(BATTLE, "colour:red")


def test_costs_compare_as_numbers() -> None:
    assert found(BOOK, "c>=3") | found(BOOK, "c<3") == found(BOOK, "")
    assert not found(BOOK, "c>=3") & found(BOOK, "c<3")


def test_what_is_not_understood_is_told_and_hides_nothing() -> None:
    result = BOOK.find("nonsense:3 c<=2")
    assert result.unknown == ("nonsense:3",)
    assert set(result.faces) == set(BOOK.find("c<=2").faces)


def test_names_that_begin_with_the_word_come_first() -> None:
    names = [face.name["ja"] for face in BATTLE.find("タマヨリヒメ").faces]
    begins = [name.startswith("タマヨリヒメ") for name in names]
    assert begins == sorted(begins, reverse=True)


def test_words_of_the_card_text_are_found_with_o() -> None:
    assert BATTLE.find("o:banish").faces or BATTLE.find("o:バニッシュ").faces


@pytest.mark.parametrize(
    "text", ['"', "-", ":", "t:", "<=", "c<=", "((", "\\", "[", "*", "c<=99999999999999", "　"]
)
def test_no_query_makes_the_search_fail(text: str) -> None:
    BOOK.find(text)


def test_an_order_sorts_and_puts_cards_without_the_value_last() -> None:
    powers = [face.values.get("power") for face in BATTLE.find("", "power").faces]
    printed = [power for power in powers if power is not None]
    assert printed == sorted(printed)
    assert powers[len(printed) :] == [None] * (len(powers) - len(printed))
