"""Two whole games are played, told and ended as they were when people last read them."""

import pytest

from tests.playthroughs.playthroughs import GAMES, golden_file, played


@pytest.mark.parametrize("name", GAMES)
def test_the_game_goes_as_it_was_accepted(name: str) -> None:
    assert played(name) == golden_file(name).read_text(encoding="utf-8"), "see tests/playthroughs/playthroughs.py"
