"""Both languages, everywhere: complete, alike in their placeholders, asked for by keys that exist, drawable."""

import ast
import json
import re
import string
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tabletop.games import KEYS, ruleset
from tabletop.library.pool import faces
from tabletop.library.texts import LANGUAGES, areas

ROOT = Path(__file__).resolve().parent.parent
AREAS = areas()
SPEAKERS = {"say", "both", "tr", "Unusable"}


def _no_key_twice(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    assert len(dict(pairs)) == len(pairs), [key for key, _ in pairs if [k for k, _ in pairs].count(key) > 1]
    return dict(pairs)


def _read(path: Path) -> dict[str, dict[str, str]]:
    texts: dict[str, dict[str, str]] = json.loads(path.read_text("utf-8"), object_pairs_hook=_no_key_twice)
    return texts


CATALOGUE = {key: text for path in AREAS for key, text in _read(path).items()}


def _placeholders(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


@pytest.mark.parametrize("area", AREAS, ids=lambda path: path.stem)
def test_keys_start_with_the_name_of_their_file(area: Path) -> None:
    assert [key for key in _read(area) if not key.startswith(f"{area.stem}.")] == []


@pytest.mark.parametrize("area", AREAS, ids=lambda path: path.stem)
def test_every_text_is_there_in_both_languages_with_the_same_placeholders(area: Path) -> None:
    for key, text in _read(area).items():
        assert all(text.get(language, "").strip() for language in LANGUAGES), key
        assert _placeholders(text["en"]) == _placeholders(text["ja"]), key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("weight", ["Regular", "Bold"])
def test_the_bundled_font_can_draw_every_text(language: str, weight: str) -> None:
    from fontTools.ttLib import TTFont

    glyphs = TTFont(ROOT / f"assets/fonts/BIZUDPGothic-{weight}.ttf").getBestCmap()
    boxes = {
        key: letters
        for key, text in CATALOGUE.items()
        if (letters := {letter for letter in text[language] if letter != "\n" and ord(letter) not in glyphs})
    }
    assert boxes == {}, "write them otherwise, or run assets/fonts/make_subset.py"


def test_every_text_that_the_program_asks_for_exists_and_is_given_its_values() -> None:
    for where, call, key in _asked_for():
        assert key in CATALOGUE, f"{where}: no text {key}"
        given = {keyword.arg for keyword in call.keywords}
        wanted = _placeholders(CATALOGUE[key]["en"])
        assert None in given or wanted <= given, f"{where}: {key} wants {wanted - given}"


def _asked_for() -> Iterator[tuple[str, ast.Call, str]]:
    for path in sorted((ROOT / "tabletop").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(
                    func=ast.Name(id=name) | ast.Attribute(attr=name), args=[ast.Constant(value=str(key)), *_]
                ) if name in SPEAKERS:
                    yield f"{path.relative_to(ROOT)}:{node.lineno}", node, key


KEPT_NARROW = ("decks.search_hint", "decks.search_help")
"""What a person may type as it stands."""
_JA = "ぁ-んァ-ヶー一-龠々〆》」）】。、！？："
_NARROW = re.compile(rf"[{_JA}][(:!?;,]|[):!?;,][{_JA}]|[(][{_JA}]")


def _japanese() -> Iterator[tuple[str, str]]:
    """(where, text) of the catalogue and of every card and deck."""
    yield from ((key, text["ja"]) for key, text in CATALOGUE.items() if not key.startswith(KEPT_NARROW))
    for path in (ROOT / "cards").rglob("*.json"):
        if path.parent.name != "schema":
            yield from _of(json.loads(path.read_text("utf-8")), path.name)


def _of(data: Any, where: str) -> Iterator[tuple[str, str]]:
    if isinstance(data, list):
        for one in data:
            yield from _of(one, where)
    elif isinstance(data, dict):
        for key, one in data.items():
            if key == "ja" and isinstance(one, str):
                yield where, one
            else:
                yield from _of(one, where)


def test_japanese_has_full_width_punctuation() -> None:
    # The letter of a menu entry stays as every Japanese program writes it: ヘルプ(&H).
    texts = ((where, re.sub(r"\(&.\)|\{[^}]*\}", "0", text)) for where, text in _japanese())
    assert [(where, text) for where, text in texts if _NARROW.search(text)] == []


@pytest.mark.parametrize("game", KEYS)
def test_card_texts_in_japanese_have_full_width_punctuation(game: str) -> None:
    blocks = [block for face in faces(game).values() for block in ruleset(game).card_text(face, "ja")]
    assert [block for block in blocks if _NARROW.search(block.title + block.body)] == []
