"""Deck files of our own form, and the ready decks."""

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from tabletop.core.card import Face
from tabletop.core.refusal import Refusal
from tabletop.core.ruleset import Deck
from tabletop.games import KEYS, ruleset
from tabletop.library.deck_kept import read_kept
from tabletop.library.errors import Unusable
from tabletop.library.paths import data_root
from tabletop.library.pool import check_format, faces
from tabletop.library.reader import MOST_CARDS, read_json
from tabletop.library.texts import language

DECK_FORMAT = 1


def _text(value: Any) -> str:
    """A name that may be written in both languages."""
    if isinstance(value, dict):
        return str(value.get(language()) or value.get("en") or next(iter(value.values()), ""))
    return str(value or "")


def _cards(data: Any, where: Path | str) -> dict[str, tuple[str, ...]]:
    piles: dict[str, tuple[str, ...]] = {}
    for pile, ids in data.items():
        if not isinstance(ids, list) or not all(isinstance(id, str) for id in ids):
            raise Unusable("errors.wrong_pile", path=where, pile=pile)
        piles[pile] = tuple(ids)
    return piles


def read_deck(data: Any, where: Path | str) -> Deck:
    """The deck in the data of a deck file. Raises Unusable."""
    if not isinstance(data, dict) or data.get("game") not in KEYS or not isinstance(data.get("piles"), dict):
        raise Unusable("errors.no_deck_file", path=where)
    check_format(data, DECK_FORMAT, where)
    piles = _cards(data["piles"], where)
    beside = data.get("beside", {})
    if not isinstance(beside, dict):
        raise Unusable("errors.wrong_pile", path=where, pile="beside")
    beside = _cards(beside, where)
    most_cards((*piles.values(), *beside.values()), where)
    unknown = set(piles) - set(ruleset(data["game"]).piles)
    if unknown:
        raise Unusable("errors.unknown_pile", path=where, pile=sorted(unknown)[0])
    setup = data.get("setup")
    return Deck(
        data["game"], _text(data.get("name")), piles, setup if isinstance(setup, dict) else {}, str(data.get("id", "")),
        str(data.get("author", "")), _text(data.get("notes")), beside, read_kept(data.get("kept"), where),
    )  # fmt: skip


def most_cards(piles: Iterable[Sequence[str]], where: object) -> None:
    """Raises Unusable where the piles have more cards than are read, before any is looked up."""
    total = sum(map(len, piles))
    if total > MOST_CARDS:
        raise Unusable("errors.too_many_cards", path=where, n=total, limit=MOST_CARDS)


def write_deck(deck: Deck) -> str:
    """The text of a deck file."""
    data = {
        "format": DECK_FORMAT, "game": deck.game, "id": deck.id, "name": deck.name, "author": deck.author,
        "notes": deck.notes, "piles": {pile: list(ids) for pile, ids in deck.piles.items()}, "setup": dict(deck.setup),
    }  # fmt: skip
    if deck.beside:
        data["beside"] = {zone: list(ids) for zone, ids in deck.beside.items()}
    if deck.kept:
        data["kept"] = dict(deck.kept)
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


@lru_cache
def _ready(game: str, language_: str) -> tuple[Deck, ...]:
    folder = data_root() / "cards" / game / "decks"
    return tuple(read_deck(read_json(path), path) for path in sorted(folder.glob("*.json")))


def ready_decks(game: str) -> tuple[Deck, ...]:
    """The decks that come with the program."""
    return _ready(game, language())


def ready_ids(game: str) -> list[str]:
    """Their ids, without reading them."""
    return sorted(path.stem for path in (data_root() / "cards" / game / "decks").glob("*.json"))


def ready_deck(game: str, id: str) -> Deck | None:
    """A deck that comes with the program, found without reading the others."""
    path = data_root() / "cards" / game / "decks" / f"{id}.json"
    return read_deck(read_json(path), path) if id and path.exists() else None


def unknown_cards(deck: Deck, known: Mapping[str, Face]) -> list[str]:
    """Ids that no card set has, each once."""
    return sorted({id for ids in deck.piles.values() for id in ids if id not in known})


def check(deck: Deck, options: Mapping[str, Any] | None = None, seats: int = 2) -> list[Refusal]:
    """Every broken clause, in a game of so many seats. Raises Unusable where cards are unknown."""
    known = faces(deck.game)
    unknown = unknown_cards(deck, known)
    if unknown:
        raise Unusable("errors.unknown_card", deck=deck.name or deck.id, id=unknown[0], n=len(unknown))
    return ruleset(deck.game, seats=seats).check_deck(deck, known, options or {})
