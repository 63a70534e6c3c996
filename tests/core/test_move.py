"""The written form of moves."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tabletop.core.move import (
    NONE,
    Malformed,
    Move,
    by_card,
    by_number,
    by_target,
    read,
    to_zone,
    write,
    zone_of,
)  # fmt: skip

SLOT = st.one_of(st.just(NONE), st.integers(0, 10**6), st.integers(0, 500).map(to_zone))
VERB = st.from_regex(r"[a-z_.]{1,20}", fullmatch=True)
TEXT = st.one_of(st.just(""), st.from_regex(r"[^\s][^\n\r]{0,30}", fullmatch=True))


# A busy machine is no reason to fail.
@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.builds(Move, VERB, SLOT, SLOT, st.integers(-(10**9), 10**9), TEXT))
def test_a_move_is_read_as_it_was_written(move: Move) -> None:
    assert read(write(move)) == move


def test_the_written_form_is_one_short_line() -> None:
    assert write(Move("attack", 3, 17)) == "attack c3 c17 0"
    assert write(Move("place", 3, to_zone(10))) == "place c3 z10 0"
    assert write(Move("free.note", n=1, text="a word or two")) == "free.note - - 1 a word or two"


def test_zones_and_cards_as_targets_are_told_apart() -> None:
    assert [zone_of(to_zone(zone)) for zone in (0, 1, 40)] == [0, 1, 40]
    assert zone_of(NONE) == zone_of(0) == zone_of(99) == NONE


def test_moves_of_a_row_differ_in_one_slot_and_are_made_once() -> None:
    place, strike, use = by_card("place", to_zone(10)), by_target("attack", 3), by_number("use_skill", 3)
    assert [place[1], place[2]] == [Move("place", 1, to_zone(10)), Move("place", 2, to_zone(10))]
    assert [strike[17], use[2]] == [Move("attack", 3, 17), Move("use_skill", 3, n=2)]
    assert place[1] is place[1]


@pytest.mark.parametrize("line", [
    "", "attack", "attack c1", "attack c1 c2", " c1 c2 0", "attack 1 c2 0", "attack c1 c2 x", "attack c1 c2 0x1",
    "attack c-1 c2 0", "attack c² c2 0", "attack c１ c2 0", "attack c c2 0", "attack z c2 0", "attack q1 c2 0",
    "attack c1 c2 1_0", "attack c1 c2 ", f"attack c{'9' * 5000} c2 0", f"attack c1 c2 {'9' * 5000}",
    "attack\tc1\tc2\t0", "attack  c1 c2 0",
])  # fmt: skip
def test_what_is_no_move_is_malformed(line: str) -> None:
    with pytest.raises(Malformed):
        read(line)
