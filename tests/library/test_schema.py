"""The schemas of card files lie in cards/schema as the card models are now."""

import json

import pytest

from tabletop.library.pool import set_files
from tabletop.library.schema import card_schema, schema_file, with_schema, written


@pytest.mark.parametrize("game", [game for game in with_schema() if schema_file(game).exists()])
def test_the_schema_is_current(game: str) -> None:
    told = f"write it anew: tabletop schema {game} -o cards/schema/{game}.json"
    assert schema_file(game).read_text(encoding="utf-8") == written(game), told


def test_every_game_with_card_files_has_a_schema() -> None:
    assert [game for game in with_schema() if list(set_files(game)) and not schema_file(game).exists()] == []


@pytest.mark.parametrize("game", with_schema())
def test_the_schema_names_every_field_of_the_cards(game: str) -> None:
    schema = card_schema(game)
    fields = schema["$defs"]["PrintedCard"]["properties"]
    for path in set_files(game):
        data = json.loads(path.read_text(encoding="utf-8"))
        assert set(data) <= set(schema["properties"])
        assert all(set(card) <= set(fields) for card in data["cards"])


def test_the_schema_names_every_effect() -> None:
    schema = card_schema("confront_wisdom")
    assert {"Battle", "HealDamage", "ChangeStat"} <= set(schema["$defs"])
