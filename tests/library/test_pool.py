"""Card files: what is wrong is named with its card and field, in one sentence, in both languages."""

import json
from pathlib import Path
from typing import Any

import pytest

from tabletop.library.errors import Unusable
from tabletop.library.pool import faces, read_set, sets
from tabletop.library.reader import LARGEST_FILE, read_json
from tabletop.library.texts import use

UNIT: dict[str, Any] = {
    "id": "toy", "number": 1, "kind": "unit", "name": {"en": "Toy", "ja": "玩具"}, "level": 2, "power": 2, "soul": 2
}  # fmt: skip


def _file(*cards: Any, **fields: Any) -> dict[str, Any]:
    return {"format": 1, "game": "confront_wisdom", "set": {"id": "x"}, "cards": list(cards), **fields}


def _skill(**fields: Any) -> dict[str, Any]:
    effect = {"do": "destroy", "target": {"who": "opponent", "type": "unit", "count": 1}}
    return {**UNIT, "skills": [{"id": "s", "name": {"en": "S", "ja": "S"}, "effects": [{**effect, **fields}]}]}


def test_the_built_in_cards_are_read_once() -> None:
    assert faces("confront_wisdom")["sugar_golem"].values == {"power": 5, "level": 4, "soul": 7}
    assert sets("confront_wisdom") is sets("confront_wisdom")


def test_a_good_file_is_read() -> None:
    card_set = read_set(_file(UNIT, _skill()), "pack.json")
    assert [face.id for face in card_set.faces] == ["toy", "toy"]


@pytest.mark.parametrize(("card", "field"), [
    ({**UNIT, "sole": 3}, "sole"), ({**UNIT, "level": "high"}, "level"), ({**UNIT, "id": "Ü"}, "id"),
    ({key: value for key, value in UNIT.items() if key != "soul"}, "soul"), ({**UNIT, "power": 1000}, "power"),
    (_skill(do="explode"), "skills.0.effects.0"), (_skill(extra=1), "extra"), (_skill(target=7), "target"),
    (_skill(target={"who": "opponent", "type": "unit", "count": 61}), "count"),
])  # fmt: skip
def test_a_wrong_field_is_named_with_its_card(card: dict[str, Any], field: str) -> None:
    for language in ("en", "ja"):
        use(language)
        with pytest.raises(Unusable) as caught:
            read_set(_file(card), "pack.json")
        said = str(caught.value)
        assert "pack.json" in said
        assert card["id"] in said
        assert field in said
        assert "\n" not in said


@pytest.mark.parametrize("data", [
    [], 3, {}, {"game": "confront_wisdom"}, {"game": "chess", "cards": []}, {"game": "confront_wisdom", "cards": 3},
])  # fmt: skip
def test_what_is_no_card_file_is_called_so(data: Any) -> None:
    with pytest.raises(Unusable) as caught:
        read_set(data, "pack.json")
    assert caught.value.key == "errors.no_card_file"


@pytest.mark.parametrize("card", [3, None, [], "card"])
def test_an_entry_that_is_no_card_is_named(card: Any) -> None:
    with pytest.raises(Unusable, match=r"pack\.json"):
        read_set(_file(card), "pack.json")


def test_strange_names_and_formats_do_no_harm() -> None:
    assert read_set(_file(UNIT, set="x"), "pack.json").name["en"] == "pack.json"
    assert read_set(_file(UNIT, set={"name": 3}), "pack.json").id == ""
    for given in (99, "1", None):
        with pytest.raises(Unusable) as caught:
            read_set(_file(UNIT, format=given), "pack.json")
        assert caught.value.key == "errors.newer_format"


def test_too_many_cards_are_not_read() -> None:
    with pytest.raises(Unusable) as caught:
        read_set(_file(*[UNIT] * 10_001), "pack.json")
    assert caught.value.key == "errors.too_many_cards"


@pytest.mark.parametrize(("content", "key"), [
    (b"{", "errors.not_json"), (b"", "errors.not_json"), (b"\xff\xfe\x00", "errors.not_text"),
    (b"[" * 200_000, "errors.too_deep"), (b"[" * 200 + b"]" * 200, "errors.too_deep"),
])  # fmt: skip
def test_a_file_that_is_no_json_is_named(tmp_path: Path, content: bytes, key: str) -> None:
    path = tmp_path / "pack.json"
    path.write_bytes(content)
    with pytest.raises(Unusable) as caught:
        read_json(path)
    assert caught.value.key == key


def test_a_folder_a_missing_file_and_a_huge_one_are_named(tmp_path: Path) -> None:
    huge = tmp_path / "huge.json"
    with huge.open("wb") as file:
        file.truncate(LARGEST_FILE + 1)
    for path, key in ((tmp_path, "errors.is_folder"), (tmp_path / "no", "errors.no_file"), (huge, "errors.too_large")):
        with pytest.raises(Unusable) as caught:
            read_json(path)
        assert caught.value.key == key


def test_a_file_with_a_byte_order_mark_is_read(tmp_path: Path) -> None:
    path = tmp_path / "pack.json"
    path.write_bytes(b"\xef\xbb\xbf" + json.dumps(_file(UNIT)).encode())
    assert read_set(read_json(path), path).faces[0].id == "toy"
