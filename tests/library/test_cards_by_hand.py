"""A card that the program cannot run says in its own words what is to be done by hand, in every game."""

from typing import Any

import pytest

from tabletop.games import KEYS, ruleset
from tabletop.library.pool import set_files
from tabletop.library.reader import read_json

WORDS = {"en": "Turn it over and draw a card.", "ja": "裏返して1枚引く。"}


def _first_card(game: str) -> dict[str, Any]:
    path = next(path for path in set_files(game) if path.stem not in ("known_cards", "published"))
    card: dict[str, Any] = read_json(path)["cards"][0]
    return card


@pytest.mark.parametrize("game", KEYS)
@pytest.mark.parametrize("language", WORDS)
def test_the_words_of_a_card_played_by_hand_stand_on_the_card(game: str, language: str) -> None:
    rules = ruleset(game)
    face = rules.read_card({**_first_card(game), "by_hand": WORDS})
    assert WORDS[language] in " ".join(block.body for block in rules.card_text(face, language))
