"""What kind of file something is, by its name and, where that does not tell, by how it begins."""

from pathlib import Path
from typing import Any, Literal, NamedTuple

from tabletop.library.errors import Unusable
from tabletop.library.packs import SUFFIX as PACK
from tabletop.library.reader import json_data, read_json
from tabletop.library.reader.standard_input import STANDARD, standard_input
from tabletop.play.saves import SUFFIX as SAVE

Kind = Literal["save", "journal", "position", "pack", "cards", "picture", "deck"]
POSITION = ".toml"
PICTURES = frozenset({
    ".jpg", ".jpeg", ".jps", ".pns", ".png", ".mpo", ".webp", ".bmp", ".tif", ".tiff", ".gif",
    ".avif", ".heic", ".heif", ".hif",
})  # fmt: skip
_BY_SUFFIX: dict[str, Kind] = {SAVE: "save", ".journal": "journal", POSITION: "position", PACK: "pack"}
_ZIP = b"PK\x03\x04"


class Named(NamedTuple):
    """A kind, and the suffix that files of it have."""

    kind: Kind
    suffix: str


def kind_of(source: str) -> Named:
    """Of a file by its path, of a ready deck by its id, of standard input; a folder holds pictures."""
    if source == STANDARD:
        return _by_content(standard_input())
    path = Path(source)
    if path.is_dir():
        return Named("picture", "")
    suffix = path.suffix.lower()
    if suffix == ".json":
        return Named("cards" if _are_cards(path) else "deck", suffix)
    return Named("picture" if suffix in PICTURES else _BY_SUFFIX.get(suffix, "deck"), suffix)


def _are_cards(path: Path) -> bool:
    try:
        return _has_cards(read_json(path))
    except Unusable:  # whoever opens it says what is wrong
        return False


def _has_cards(data: Any) -> bool:
    return isinstance(data, dict) and isinstance(data.get("cards"), list) and "piles" not in data


def _by_content(data: bytes) -> Named:
    if data.startswith(_ZIP):
        return Named("pack", PACK)
    text = data.decode("utf-8", "replace")
    if text.startswith("{"):
        return _by_json(text)
    if "\n[zones]" in text or text.startswith("[zones]"):
        return Named("position", POSITION)
    return Named("deck", "")


def _by_json(text: str) -> Named:
    try:
        first = json_data(text.split("\n", 1)[0], STANDARD)
        if isinstance(first, dict) and "ruleset" in first:
            return Named("save", SAVE)
    except Unusable:  # one object over many lines
        pass
    try:
        return Named("cards", ".json") if _has_cards(json_data(text, STANDARD)) else Named("deck", ".json")
    except Unusable:
        return Named("deck", ".json")
