"""A copied position keeps what lasts: changed values, marks, rules laid on a player."""

from collections.abc import Iterator
from typing import Any

import pytest

from tabletop.core.change import seers
from tabletop.core.move import NONE
from tabletop.core.state import Modifier, State
from tabletop.core.view import sees
from tabletop.library.errors import Unusable
from tabletop.library.reader import toml_data
from tabletop.play.position import read_labelled, read_position
from tabletop.play.position_text import write_position
from tests.laws.games import deal, playable, walk

START = 'game = "confront_wisdom"\nplayer = 1\nphase = "action"\n[zones]\n"field 1" = ["sugar_golem #a"]\n'
GOOD = 'card = "#a"\nwhat = "power"\namount = 2\nuntil = "start 2"\n'


def _places(s: State) -> dict[int, int]:
    """The number of each card if they are counted zone by zone, as a file has them."""
    return {id: n for n, id in enumerate(id for ids in s.zones for id in ids)} | {NONE: NONE}


def _as_laid_out(s: State) -> dict[str, Any]:
    """What a position keeps, without the numbers that cards happen to have."""
    at = _places(s)
    cards = [(s.cards[id], at[s.cards[id].on]) for ids in s.zones for id in ids]
    return {
        "cards": [(c.face.id, c.owner, c.holder, c.zone, c.pose, on, sorted(c.counters)) for c, on in cards],
        "seen": [seers(s, c) & 3 for c, _ in cards],
        "numbers": s.numbers,
        "lasting": [m._replace(card=at[m.card], source=at[m.source]) for m in s.lasting],
        "turn": (s.turn, s.player),
    }


def _positions(game: str, seed: int) -> Iterator[State]:
    for n, s in enumerate(walk(game, seed, 400)):
        if (n % 25 == 0 or s.lasting) and s.winner < 0:
            yield s


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", playable())
def test_random_positions_are_laid_out_as_they_were_written(game: str, seed: int) -> None:
    for s in _positions(game, seed):
        s = s.clone()
        s.lasting = (*s.lasting, Modifier(0, s.rules.stats[0], "add", 2, ("start", 1), len(s.cards) - 1))
        read = read_labelled(toml_data(write_position(s), ""), settled=False).state
        assert _as_laid_out(read) == _as_laid_out(s)


@pytest.mark.parametrize("game", playable())
def test_a_written_position_is_written_the_same_again(game: str) -> None:
    s = deal(game, 2)
    s.lasting = (Modifier(3, s.rules.stats[0], "set", 1, ("turn", NONE)), Modifier(4, "a mark", "mark", 1, ("game", 0)))
    once = read_labelled(toml_data(write_position(s), ""), settled=False).state
    again = read_labelled(toml_data(write_position(once), ""), settled=False).state
    assert write_position(again) == write_position(once)


def test_a_value_that_was_changed_is_changed_in_the_game_that_goes_on() -> None:
    plain = read_position(START)
    s = read_position(START + "[[lasting]]\n" + GOOD)
    assert s.rules.value(s, 0, "power") == plain.rules.value(plain, 0, "power") + 2


def test_a_seat_is_told_nothing_of_cards_that_it_does_not_see() -> None:
    s = deal("confront_wisdom", 1)
    hidden = next(id for id in range(len(s.cards)) if not sees(s, 0, id))
    open_ = next(id for id in range(len(s.cards)) if sees(s, 0, id))
    s.lasting = (
        Modifier(hidden, "power", "add", 7, ("start", 0)), Modifier(open_, "power", "add", 8, ("start", 0), hidden),
    )  # fmt: skip
    text = write_position(s, 0)
    assert "amount = 7" not in text
    assert "amount = 8" in text
    assert f"#{hidden}" not in text


@pytest.mark.parametrize(
    "wrong",
    [
        "lasting = 3\n" + START, "lasting = [3]\n" + START,
        *[START + "[[lasting]]\n" + GOOD.replace(a, b) for a, b in [
            ("#a", "#b"), ('"#a"', "[]"), ('"power"', '"charm"'), ('"power"', "3"), ("= 2", '= "x"'),
            ("= 2", "= 99999999999"), ('"start 2"', '"start 9"'), ('"start 2"', "1"),
            ('card = "#a"', 'mode = "wobble"'),
        ]],
    ],
)  # fmt: skip
def test_what_cannot_last_is_refused_with_one_sentence(wrong: str) -> None:
    with pytest.raises(Unusable) as refused:
        read_position(wrong, "my.toml")
    assert "my.toml" in str(refused.value)
