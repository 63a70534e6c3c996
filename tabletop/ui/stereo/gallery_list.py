"""Which pairs can be chosen: the built-in ones with the titles of their cards, and those of a folder."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from tabletop.library.shipped import data_root
from tabletop.stereo.naming import common_name, look_through

SET = "lantern_reaches"


@dataclass(frozen=True)
class Offered:
    """A pair that can be chosen. ``title`` is in every language; ``card`` is its number in the set."""

    title: Mapping[str, str]
    sources: tuple[Path, ...]
    card: str = ""


def pictures() -> Path:
    """Where the built-in pairs lie; nothing is ever written there."""
    return data_root() / "assets" / "pictures" / "jedi_knights"


@cache
def built_in() -> tuple[Offered, ...]:
    """All built-in pairs in the order of their numbers."""
    cards = _cards()
    lefts = sorted((pictures() / SET).glob("*_L.webp"))
    return tuple(_offered(left, cards.get(left.name.removesuffix("_L.webp"), {})) for left in lefts)


def of_card(id: str) -> Offered | None:
    """The built-in pair of a card."""
    return next((each for each in built_in() if each.sources[0].name == f"{id}_L.webp"), None)


def is_built_in(sources: tuple[Path, ...]) -> bool:
    return bool(sources) and sources[0].parent.parent == pictures()


def of_folder(folder: Path) -> list[Offered]:
    """Every pair of a folder by its names; pictures without a partner are left out."""
    found = look_through(folder)
    pairs: list[tuple[Path, ...]] = [*found.pairs, *((path,) for path in found.files)]
    named = [(common_name(*each) if len(each) == 2 else each[0].name, each) for each in pairs]
    return [Offered({"en": name, "ja": name}, sources) for name, sources in sorted(named)]


def _offered(left: Path, facts: Mapping[str, Any]) -> Offered:
    id = left.name.removesuffix("_L.webp")
    title = facts.get("title", id)
    names = title if isinstance(title, Mapping) else {"en": title, "ja": title}
    right = left.with_name(f"{id}_R.webp")
    return Offered(names, (left, right), f"{facts.get('number', 0):03}")


def _cards() -> dict[str, Mapping[str, Any]]:
    """Titles in both languages from the card data; the facts the pictures were drawn from fill what it lacks."""
    facts = _read(data_root() / "assets" / "stereo_scenes" / "facts.json")
    found: dict[str, Mapping[str, Any]] = dict(facts) if isinstance(facts, dict) else {}
    data = _read(data_root() / "cards" / "jedi_knights" / f"{SET}.json")
    for card in data.get("cards", ()) if isinstance(data, dict) else data:
        if isinstance(card, dict) and isinstance(card.get("id"), str):
            found[card["id"]] = card
    return found


def _read(path: Path) -> Any:
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
