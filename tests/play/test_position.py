"""Positions that a person has written, well and badly."""

import pytest

from tabletop.library.errors import Unusable
from tabletop.play.position import read_position
from tabletop.play.position_text import write_position
from tests.laws.games import deal, playable

START = 'game = "confront_wisdom"\nplayer = 1\nphase = "action"\n'


@pytest.mark.parametrize(
    "text",
    [
        "", "[", START, START + "zones = 3", START + '[zones]\n"attic 1" = []', START + '[zones]\n"field 1" = 3',
        START + '[zones]\n"field 1" = ["nobody"]', START + '[zones]\n"field 1" = ["? #a", "? #a"]',
        START + '[zones]\n"field 1" = ["? on #b"]', START + '[zones]\n"field 1" = ["? held 9"]',
        START + '[zones]\n"field 1" = ["? wobbly"]', START + 'turn = "x"\n[zones]', START + "options = 3\n[zones]",
        'game = "confront_wisdom"\nphase = "action"\n[zones]', START + '[zones]\n"field 1" = ["? #a on #a"]',
        'game = "confront_wisdom"\nplayer = 1\nphase = "tea"\n[zones]', START + "[numbers]\nbonus = true\n[zones]",
        START + '[zones]\n"field 1" = [' + '"?",' * 1001 + "]", START + "format = 99\n[zones]",
        "x = " + "[" * 3000,
    ],
)  # fmt: skip
def test_a_position_that_cannot_be_used_is_refused_with_one_sentence(text: str) -> None:
    with pytest.raises(Unusable) as wrong:
        read_position(text, "my.toml")
    assert "my.toml" in str(wrong.value)


@pytest.mark.parametrize("game", playable())
def test_a_position_is_read_as_it_was_written(game: str) -> None:
    s = deal(game, 1)
    read = read_position(write_position(s))
    assert [[s.cards[id].face.id for id in ids] for ids in s.zones] == [
        [read.cards[id].face.id for id in ids] for ids in read.zones
    ]


def test_what_a_seat_does_not_see_is_written_as_unknown() -> None:
    s = deal("confront_wisdom", 1)
    lines = write_position(s, 0).splitlines()
    assert all("?" in line for line in lines if line.startswith('"column') and '2" =' in line)
