"""The printed cards of a game: cards/<game>/*.json and installed packs, as Faces."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from tabletop.core.card import Face
from tabletop.games import KEYS, ruleset
from tabletop.library.errors import Unusable
from tabletop.library.paths import data_root

CARD_FORMAT = 1
LARGEST_FILE = 5_000_000
MOST_CARDS = 10_000


@dataclass(frozen=True)
class CardSet:
    """One card file: the set's id and names, and its faces in their order."""

    game: str
    id: str
    name: Mapping[str, str]
    faces: tuple[Face, ...]
    path: Path | None = None


def read_json(path: Path) -> Any:
    """The data of a JSON file. Raises Unusable: missing, a folder, too large, no text, no JSON."""
    try:
        if path.is_dir():
            raise Unusable("errors.is_folder", path=path)
        if path.stat().st_size > LARGEST_FILE:
            raise Unusable("errors.too_large", path=path, limit=LARGEST_FILE // 1_000_000)
        return json.loads(path.read_text("utf-8-sig"))
    except FileNotFoundError:
        raise Unusable("errors.no_file", path=path) from None
    except UnicodeDecodeError:
        raise Unusable("errors.not_text", path=path) from None
    except json.JSONDecodeError as wrong:
        raise Unusable("errors.not_json", path=path, line=wrong.lineno) from None
    except RecursionError:
        raise Unusable("errors.too_deep", path=path) from None
    except OSError as wrong:
        raise Unusable("errors.unreadable", path=path, reason=wrong.strerror or str(wrong)) from None


def read_set(data: Any, where: Path | str) -> CardSet:
    """The card set in the data of a file. Raises Unusable that names card and field."""
    if not isinstance(data, dict) or not isinstance(data.get("cards"), list) or data.get("game") not in KEYS:
        raise Unusable("errors.no_card_file", path=where)
    if data.get("format", 0) > CARD_FORMAT:
        raise Unusable("errors.newer_format", path=where, format=data["format"])
    if len(data["cards"]) > MOST_CARDS:
        raise Unusable("errors.too_many_cards", path=where, n=len(data["cards"]), limit=MOST_CARDS)
    rules = ruleset(data["game"])
    about = data.get("set") or {}
    faces = tuple(_face(rules.read_card, entry, where) for entry in data["cards"])
    name = about.get("name") or {"en": str(where), "ja": str(where)}
    return CardSet(data["game"], str(about.get("id", "")), name, faces)


def _face(read: Any, entry: Any, where: Path | str) -> Face:
    try:
        return read(entry)  # type: ignore[no-any-return]
    except ValidationError as wrong:
        first = wrong.errors()[0]
        field = ".".join(str(part) for part in first["loc"]) or "?"
        id = entry.get("id", entry.get("number", "?")) if isinstance(entry, dict) else "?"
        raise Unusable("errors.wrong_card", path=where, id=id, field=field, reason=first["msg"]) from None


def set_files(game: str) -> Iterator[Path]:
    """The card files that come with the program."""
    yield from sorted((data_root() / "cards" / game).glob("*.json"))


@lru_cache
def sets(game: str) -> tuple[CardSet, ...]:
    """Every built-in set of a game."""
    return tuple(read_set(read_json(path), path) for path in set_files(game))


@lru_cache
def faces(game: str) -> dict[str, Face]:
    """Every built-in face of a game by id; where two sets print one, the first is kept."""
    found: dict[str, Face] = {}
    for card_set in sets(game):
        for face in card_set.faces:
            found.setdefault(face.id, face)
    return found
