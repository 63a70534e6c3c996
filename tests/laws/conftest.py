"""Every law is tried on every game and several seeds."""

import pytest

from tests.laws.games import SEEDS, playable


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", playable())
    if "seed" in metafunc.fixturenames:
        metafunc.parametrize("seed", SEEDS)
