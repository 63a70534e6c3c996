"""Both languages, everywhere: complete, alike in their placeholders, asked for by keys that exist, drawable."""

import ast
import json
import string
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

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
