"""The file form of games: what is written is read again, and what is damaged is named with its line."""

import json

import pytest

from tabletop.core.move import Move
from tabletop.library.errors import Unusable
from tabletop.play.record import FORMAT, Record, read_record, write_record

HEADER = {"ruleset": "confront_wisdom", "seed": 5, "title": "対決"}
MOVES = [Move("attack", 1, 2), Move("pick", 4), Move("end_turn")]
TEXT = write_record(Record(dict(HEADER), MOVES, {2: "0123456789abcdef"}))


def test_a_record_is_read_as_it_was_written() -> None:
    record = read_record(TEXT)
    assert record.header == {"format": FORMAT, "moves": 3, **HEADER}
    assert (record.moves, record.digests) == (MOVES, {2: "0123456789abcdef"})
    assert write_record(record) == TEXT


@pytest.mark.parametrize("header", [
    "", "no json", "[]", "{}", '{"format": 1}', '{"ruleset": "x"}', '{"format": "1", "ruleset": "x"}', "[" * 100_000,
])  # fmt: skip
def test_a_file_without_a_header_is_none(header: str) -> None:
    with pytest.raises(Unusable) as caught:
        read_record(header + "\nattack c1 c2 0\n")
    assert caught.value.key == "record.no_header"


def test_a_newer_form_is_named() -> None:
    with pytest.raises(Unusable) as caught:
        read_record('{"format": 99, "ruleset": "x"}\n')
    assert (caught.value.key, caught.value.values["format"]) == ("record.newer", 99)


def test_a_damaged_line_is_named_by_its_number() -> None:
    with pytest.raises(Unusable) as caught:
        read_record(TEXT.replace("pick c4", "pick 4"))
    assert (caught.value.key, caught.value.values["line"]) == ("record.bad_line", 3)


def test_a_file_cut_at_any_byte_gives_what_is_whole_and_is_told_from_a_whole_one() -> None:
    first_line = TEXT.index("\n") + 1
    for end in range(first_line, len(TEXT)):
        cut = read_record(TEXT[:end])
        assert cut.moves == MOVES[: TEXT[:end].count("\n") - 1 - len(cut.digests)]
        assert cut.missing
    assert not read_record(TEXT).missing


def test_more_moves_than_any_game_has_are_refused_before_they_are_read() -> None:
    with pytest.raises(Unusable) as caught:
        read_record(TEXT + "free.note - - 0 x\n" * 1_000_000)
    assert caught.value.key == "record.too_long"


@pytest.mark.parametrize("field", ["title", "date", "ruleset"])
def test_a_word_of_the_header_that_is_no_text_is_named(field: str) -> None:
    with pytest.raises(Unusable) as caught:
        read_record(json.dumps({"format": 1, **HEADER, field: {"en": 5}}) + "\n")
    assert (caught.value.key, caught.value.values["field"]) == ("record.wrong_word", field)
