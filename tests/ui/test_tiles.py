"""The pictures of the start page are those of the tables as they are now."""

from typing import Any

import pytest

from tabletop.games import KEYS
from tests import tiles


@pytest.mark.parametrize("game", KEYS)
@pytest.mark.parametrize(("language", "dark"), [("en", True), ("ja", False)])
def test_the_picture_of_a_tile_shows_what_would_be_drawn_now(game: str, language: str, dark: bool, qapp: Any) -> None:
    assert tiles.as_stored(game, language, dark), "if that is on purpose: python -m tests.tiles"
