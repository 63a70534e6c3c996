"""Packs of strangers: used if they are good, refused with a sentence if not."""

import io
import json
import zipfile
from pathlib import Path

import pytest

from tabletop.library import packs
from tabletop.library.errors import Unusable
from tabletop.library.pool import faces

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


@pytest.mark.parametrize(("cards", "members", "said"), [
    ((CARD,), {"pictures/m\u00e9.png": b"", "pictures/me\u0301.png": b""}, "capital letters"),
    (({**CARD, "id": "con"},), {}, "device"),
    ((CARD,), {"pictures/LPT1.a.png": b""}, "device"),
    ((CARD,), {"pictures/what?.png": b""}, "forbid"),
    (({**CARD, "id": "sugar_golem"},), {}, "printed card"),
    ((CARD,), {"pictures/mine.png": b"", "pictures/MINE.PNG": b""}, "capital letters"),
    ((CARD,), {}, ""),
])  # fmt: skip
def test_names_that_go_wrong_elsewhere_are_told_when_the_pack_is_opened(
    cards: tuple[dict[str, object], ...], members: dict[str, bytes], said: str, tmp_path: Path
) -> None:
    found = packs.oddities(packs.open_pack(_zip(tmp_path / "a.cards", **{"cards.json": _cards(*cards)}, **members)))
    assert len(found) == bool(said)
    assert said in "".join(found)


def test_a_pack_that_is_switched_off_is_kept_and_not_played_with(tmp_path: Path) -> None:
    pack = packs.install(_zip(tmp_path / "a.cards", **{"cards.json": _cards(CARD)}))
    assert "mine" in faces("confront_wisdom")
    packs.switch_off(pack)
    assert "mine" not in faces("confront_wisdom")
    (kept,) = packs.switched_off()
    assert packs.switch_on(kept).path == pack.path
    assert ("mine" in faces("confront_wisdom"), packs.switched_off()) == (True, [])
