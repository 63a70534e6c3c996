"""JSON Schemas of card files, for editors and for people who make packs: cards/schema/<game>.json."""

import json
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from tabletop.games import KEYS
from tabletop.library.pool import CARD_FORMAT
from tabletop.library.reader import MOST_CARDS
from tabletop.library.shipped import data_root

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def with_schema() -> tuple[str, ...]:
    """The games whose cards can be read."""
    return tuple(key for key in KEYS if find_spec(f"tabletop.games.{key}.cards"))


def card_schema(game: str) -> dict[str, Any]:
    """The schema of a card file of this game; the card model is the game's own `cards.PrintedCard`."""
    card = import_module(f"tabletop.games.{game}.cards").PrintedCard.model_json_schema()
    definitions = card.pop("$defs", {})
    name = {
        "type": "object",
        "properties": {"en": {"type": "string"}, "ja": {"type": "string"}},
        "required": ["en", "ja"],
    }
    about = {"type": "object", "properties": {"id": {"type": "string"}, "name": name}, "required": ["id", "name"]}
    return {
        "$schema": DIALECT,
        "title": f"Cards of {game}",
        "type": "object",
        "properties": {
            "format": {"type": "integer", "maximum": CARD_FORMAT},
            "game": {"const": game},
            "set": about,
            "cards": {"type": "array", "maxItems": MOST_CARDS, "items": {"$ref": "#/$defs/PrintedCard"}},
        },
        "required": ["format", "game", "cards"],
        "$defs": {"PrintedCard": card, **definitions},  # a model that holds itself is among the definitions already
    }


def written(game: str) -> str:
    """The text of cards/schema/<game>.json."""
    return json.dumps(card_schema(game), ensure_ascii=False, indent=1, sort_keys=True) + "\n"


def schema_file(game: str) -> Path:
    """Where the schema of a game lies."""
    return data_root() / "cards" / "schema" / f"{game}.json"
