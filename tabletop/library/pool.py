"""The printed cards of a game: cards/<game>/*.json and installed packs, as Faces."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from tabletop.core.card import Face
from tabletop.games import KEYS, ruleset
from tabletop.library.errors import Unusable
from tabletop.library.field_faults import field_fault
from tabletop.library.paths import data_root
from tabletop.library.reader import MOST_CARDS, guarded, read_json

CARD_FORMAT = 1


@dataclass(frozen=True)
class CardSet:
    """One card file: the set's id and names, and its faces in their order."""

    game: str
    id: str
    name: Mapping[str, str]
    faces: tuple[Face, ...]
    path: Path | None = None


def check_format(data: Mapping[str, Any], newest: int, where: Path | str) -> None:
    """Raises Unusable if the data was written by a newer version."""
    given = data.get("format", 0)
    if type(given) is not int or given > newest:
        raise Unusable("errors.newer_format", path=where, format=given)


def read_set(data: Any, where: Path | str) -> CardSet:
    """The card set in the data of a file. Raises Unusable that names card and field."""
    if not isinstance(data, dict) or not isinstance(data.get("cards"), list) or data.get("game") not in KEYS:
        raise Unusable("errors.no_card_file", path=where)
    check_format(data, CARD_FORMAT, where)
    if len(data["cards"]) > MOST_CARDS:
        raise Unusable("errors.too_many_cards", path=where, n=len(data["cards"]), limit=MOST_CARDS)
    rules = ruleset(data["game"])
    about = data.get("set")
    about = about if isinstance(about, dict) else {}
    faces = tuple(_face(rules.read_card, entry, where) for entry in data["cards"])
    name = about.get("name")
    if not isinstance(name, dict) or not all(isinstance(text, str) for text in name.values()):
        name = {"en": str(where), "ja": str(where)}
    return CardSet(data["game"], str(about.get("id", "")), name, faces)


def _face(read: Any, entry: Any, where: Path | str) -> Face:
    id = entry.get("id", entry.get("number", "?")) if isinstance(entry, dict) else "?"
    with guarded(where, "errors.unfit_card", id=id):
        try:
            return read(entry)  # type: ignore[no-any-return]
        except ValidationError as wrong:
            first = wrong.errors()[0]
            field = ".".join(str(part) for part in first["loc"]) or "?"
            raise Unusable("errors.wrong_card", path=where, id=id, field=field, reason=field_fault(first)) from None


def set_files(game: str) -> Iterator[Path]:
    """The card files that come with the program."""
    yield from sorted((data_root() / "cards" / game).glob("*.json"))


@lru_cache
def sets(game: str) -> tuple[CardSet, ...]:
    """Every built-in set of a game."""
    return tuple(read_set(read_json(path), path) for path in set_files(game))


@lru_cache
def faces(game: str) -> dict[str, Face]:
    """Every face of a game by id, home-made ones last; where two sets print one, the first is kept."""
    # packs reads its cards with this module
    from tabletop.library.packs import home_made

    found: dict[str, Face] = {}
    for card_set in sets(game):
        for face in card_set.faces:
            found.setdefault(face.id, face)
    return {**found, **{id: face for id, face in home_made(game).items() if id not in found}}


def forget_home_made() -> None:
    """The installed packs have changed: read them anew when faces are next asked for."""
    faces.cache_clear()
