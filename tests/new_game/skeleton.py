"""Writes the files of a new game from the templates beside this file."""

import json
import re
from pathlib import Path

TEMPLATE = Path(__file__).parent / "template"
NUMBERS, COPIES = range(1, 13), 2


def write_game(root: Path, key: str, title: str | None = None) -> list[Path]:
    """The files that were written below `root`. Raises ValueError: a key that is none, or is taken."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", key):
        raise ValueError(f"{key!r} is no key: use lower case letters, digits and single underscores")
    if (root / "tabletop/games" / key).exists():
        raise ValueError(f"there is a game {key} already")
    words = key.split("_")
    prefix = "".join(word[0] for word in words).upper()
    tokens = {
        "@KEY@": key, "@PREFIX@": prefix if len(prefix) > 1 else key[:2].upper(),
        "@CLASS@": "".join(word.capitalize() for word in words), "@TITLE@": title or " ".join(words).title(),
    }  # fmt: skip
    written = [_write(root, template, tokens) for template in sorted(TEMPLATE.rglob("*.txt"))]
    return written + _cards(root / "cards" / key, key)


def _write(root: Path, template: Path, tokens: dict[str, str]) -> Path:
    name, text = str(template.relative_to(TEMPLATE).with_suffix("")), template.read_text(encoding="utf-8")
    for token, value in tokens.items():
        name, text = name.replace(token, value), text.replace(token, value)
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def _cards(folder: Path, key: str) -> list[Path]:
    """A card for each number, and a pack; two deck files, because a table is laid for two decks."""
    (folder / "decks").mkdir(parents=True)
    cards = [{"id": f"n{n}", "name": {"en": f"Number {n}", "ja": f"数字{n}"}, "number": n} for n in NUMBERS]
    ids = [card["id"] for card in cards for _ in range(COPIES)]
    pack = {
        "format": 1, "game": key, "name": {"en": "The pack", "ja": "山札"}, "piles": {"pack": ids},
        "notes": {"en": "Every number twice.", "ja": "すべての数字が2枚ずつ。"}, "setup": {"difficulty": 1},
    }  # fmt: skip
    files = {
        "cards.json": {"format": 1, "game": key, "set": {"id": key}, "cards": cards},
        "decks/pack.json": {**pack, "id": "pack"}, "decks/twin.json": {**pack, "id": "twin"},
    }  # fmt: skip
    for name, data in files.items():
        (folder / name).write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    return [folder / name for name in files]
