"""Every text a person sees, by key, in the language in use.

A catalogue is `translations/<area>.json`: `{"area.key": {"en": "…{value}…", "ja": "…"}}`.
`{n:card|cards}` writes the singular for 1 and the plural otherwise; `{who:wins|win}` agrees with a name, or with you.
"""

import json
import locale
import os
import string
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from tabletop.library.printable import printable
from tabletop.library.shipped import data_root, from_checkout

LANGUAGES = ("en", "ja")
"""The order in which languages are offered."""

Both = Mapping[str, str]
"""One text in every language, by language code. As a value of `say` it is shown in the language in use."""

_MOST_BITS = 200
_chosen: list[str] = []


class You(str):
    """The name of the person who is spoken to: verbs agree with it, and it is small within a sentence."""

    __slots__ = ()


_YOU = "\0"
"""Stands before a You until its place in the sentence is known."""


class _Sentence(string.Formatter):
    def format_field(self, value: Any, format_spec: str) -> str:
        if "|" in format_spec:
            one, many = format_spec.split("|", 1)
            singular = not isinstance(value, You) if isinstance(value, str) else value == 1
            return one if singular else many
        text = str(format(value, format_spec))
        return _YOU + text if isinstance(value, You) else text


def _placed(text: str) -> str:
    """Every You as it is written where it stands."""
    parts = text.split(_YOU)
    for n in range(1, len(parts)):
        before = parts[n - 1].rstrip(" ")
        if before and before[-1] not in ".!?:—·(\n":
            parts[n] = parts[n][:1].lower() + parts[n][1:]
    return "".join(parts)


_SENTENCE = _Sentence()


def areas() -> list[Path]:
    """The files of the catalogue; `terms.json` beside them is the glossary, a list of terms."""
    return sorted(path for path in (data_root() / "translations").glob("*.json") if path.stem != "terms")


@cache
def catalogue() -> dict[str, Both]:
    """All texts of all areas, read once."""
    texts: dict[str, Both] = {}
    for path in areas():
        texts.update(json.loads(path.read_text(encoding="utf-8")))
    return texts


def use(language: str) -> None:
    """From now on `say` speaks this language (`en` or `ja`)."""
    if language not in LANGUAGES:
        raise ValueError(f"no such language: {language!r}")
    _chosen[:] = [language]


def language() -> str:
    """The language in use: the one chosen, else the one of the machine."""
    return _chosen[0] if _chosen else _language_of_the_machine()


def say(key: str, **values: object) -> str:
    """The text for a key in the language in use.

    An unknown key raises KeyError in a source tree; an installed program shows the key instead of failing.
    """
    return _in_language(language(), key, values)


def both(key: str, **values: object) -> Both:
    """The text for a key in every language; fit to be a value of another `say`."""
    return {each: _in_language(each, key, values) for each in LANGUAGES}


def _in_language(language: str, key: str, values: Mapping[str, object]) -> str:
    try:
        text = catalogue()[key][language]
    except KeyError:
        if from_checkout():
            raise
        return key
    return _placed(_SENTENCE.vformat(text, (), {name: _spoken(value, language) for name, value in values.items()}))


def _spoken(value: object, language: str) -> object:
    """Only what has a text in this language is taken for a text in every language: data of files come here, too."""
    if isinstance(value, Mapping):
        text = value.get(language)
        return text if isinstance(text, str) else printable(repr(dict(value)))
    if isinstance(value, int) and value.bit_length() > _MOST_BITS:  # Python itself refuses to write these out
        return "…"
    return value


def _language_of_the_machine() -> str:
    # The variables first: getlocale() knows nothing of LC_MESSAGES until somebody calls setlocale().
    names = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    name = next(filter(None, names), None) or locale.getlocale()[0] or ""
    return "ja" if name.lower().startswith("ja") else "en"
