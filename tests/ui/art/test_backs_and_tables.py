"""Card backs and table tops."""

import pytest

from tabletop.ui.art import paint_back, paint_table
from tests.ui.art.drawn import GAME_KEYS, pixels

pytestmark = pytest.mark.usefixtures("qapp")

BACKS = [
    ("confront_wisdom", ""),
    ("wing_commander", "terran"),
    ("wing_commander", "kilrathi"),
    ("jedi_knights", ""),
    ("wixoss", "main"),
    ("wixoss", "lrig"),
    ("no_such_game", ""),
]


def test_every_game_and_side_has_a_back_of_its_own() -> None:
    assert {game for game, _ in BACKS} >= set(GAME_KEYS)
    assert len({pixels(paint_back(game, side, 63, 88)) for game, side in BACKS}) == len(BACKS)


@pytest.mark.parametrize("game", ["confront_wisdom", "jedi_knights"])
def test_a_back_without_sides_does_not_tell_a_left_card_from_a_right_one(game: str) -> None:
    assert pixels(paint_back(game, "left", 63, 88)) == pixels(paint_back(game, "right", 63, 88))


def test_a_table_top_fills_its_size_and_light_is_lighter_than_dark() -> None:
    dark, light = paint_table("dark", 640, 400), paint_table("light", 640, 400)
    assert (dark.width(), dark.height()) == (640, 400)
    assert light.pixelColor(320, 200).lightness() > dark.pixelColor(320, 200).lightness() + 100
    assert dark.pixelColor(320, 200).lightness() > dark.pixelColor(2, 2).lightness()


def test_a_table_top_is_always_the_same() -> None:
    assert pixels(paint_table("dark", 300, 300)) == pixels(paint_table("dark", 300, 300))
