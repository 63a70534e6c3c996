"""Packs of strangers: used if they are good, refused with a sentence if not."""

import io
import json
import zipfile
from pathlib import Path

import pytest

from tabletop.library import packs
from tabletop.library.errors import Unusable

NAME = {"en": "Mine", "ja": "自作"}
CARD = {"id": "mine", "number": 1, "kind": "unit", "name": NAME, "level": 1, "power": 1, "soul": 1}
DATA = {"format": 1, "game": "confront_wisdom", "set": {"id": "s", "name": {"en": "S", "ja": "S"}}, "cards": [CARD]}


def _zip(path: Path, **entries: str | bytes) -> Path:
    with zipfile.ZipFile(path, "w") as file:
        for name, content in entries.items():
            file.writestr(name, content)
    return path


def _cards(*cards: object) -> str:
    return json.dumps({**DATA, "cards": list(cards)})


def _skill(**effect: object) -> dict[str, object]:
    name = {"en": "S", "ja": "S"}
    return {**CARD, "skills": [{"id": "s", "name": name, "effects": [effect]}]}


BAD = {
    "outside": {"cards.json": _cards(CARD), "../evil.png": b""},
    "code": {"cards.json": _cards(CARD), "run.py": "print()"},
    "none": {},
    "no_json": {"cards.json": "{"},
    "deep": {"cards.json": '{"cards":' + "[" * 1000 + "]" * 1000 + "}"},
    "many": {"cards.json": _cards(*[{**CARD, "id": f"c{n}"} for n in range(10_000)])},
    "word": {"cards.json": _cards(_skill(do="destroy", target={"who": "self", "type": "dragon", "count": 1}))},
    "field": {"cards.json": _cards({**CARD, "level": "many"})},
}  # fmt: skip


@pytest.mark.parametrize("name", BAD)
def test_a_bad_pack_is_refused_and_breaks_nothing(name: str, tmp_path: Path) -> None:
    path = _zip(tmp_path / "bad.cards", **BAD[name])
    with pytest.raises(Unusable) as wrong:
        packs.install(path)
    assert "bad.cards" in str(wrong.value)
    assert packs.home_made("confront_wisdom") == {}


def test_a_picture_of_300_megapixels_is_refused_by_its_header(tmp_path: Path) -> None:
    from PIL import Image

    buffer = io.BytesIO()
    Image.new("1", (20_000, 15_000)).save(buffer, "PNG")
    path = _zip(tmp_path / "big.cards", **{"cards.json": _cards(CARD), "pictures/mine.png": buffer.getvalue()})
    with pytest.raises(Unusable):
        packs.install(path)


def test_a_good_pack_is_installed_and_removed(tmp_path: Path) -> None:
    path = tmp_path / "good.cards"
    packs.write_pack(path, DATA, {})
    pack = packs.install(path)
    assert set(packs.home_made("confront_wisdom")) == {"mine"}
    packs.remove(pack)
    assert packs.home_made("confront_wisdom") == {}
