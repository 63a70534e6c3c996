"""The file form of games: what is written is read again, and what is damaged is named with its line."""

import pytest

from tabletop.core.move import Move
from tabletop.core.record import FORMAT, Record, Unreadable, read_record, write_record

HEADER = {"ruleset": "confront_wisdom", "seed": 5, "title": "対決"}
MOVES = [Move("attack", 1, 2), Move("pick", 4), Move("end_turn")]
TEXT = write_record(Record(dict(HEADER), MOVES, {2: "0123456789abcdef"}))


def test_a_record_is_read_as_it_was_written() -> None:
    record = read_record(TEXT)
    assert record.header == {"format": FORMAT, **HEADER}
    assert (record.moves, record.digests) == (MOVES, {2: "0123456789abcdef"})
    assert write_record(record) == TEXT


@pytest.mark.parametrize("header", [
    "", "no json", "[]", "{}", '{"format": 1}', '{"ruleset": "x"}', '{"format": "1", "ruleset": "x"}', "[" * 100_000,
])  # fmt: skip
def test_a_file_without_a_header_is_none(header: str) -> None:
    with pytest.raises(Unreadable) as caught:
        read_record(header + "\nattack c1 c2 0\n")
    assert caught.value.key == "record.no_header"


def test_a_newer_form_is_named() -> None:
    with pytest.raises(Unreadable) as caught:
        read_record('{"format": 99, "ruleset": "x"}\n')
    assert (caught.value.key, caught.value.values["format"]) == ("record.newer", 99)


def test_a_damaged_line_is_named_by_its_number() -> None:
    with pytest.raises(Unreadable) as caught:
        read_record(TEXT.replace("pick c4", "pick 4"))
    assert (caught.value.key, caught.value.line) == ("record.bad_line", 3)


def test_a_file_cut_at_any_byte_is_whole_lines_or_truncated() -> None:
    first_line = TEXT.index("\n") + 1
    for end in range(first_line, len(TEXT)):
        cut = TEXT[:end]
        if cut.endswith("\n"):
            assert read_record(cut).moves == MOVES[: len(read_record(cut).moves)]
            continue
        with pytest.raises(Unreadable) as caught:
            read_record(cut)
        assert caught.value.key == "record.truncated"
