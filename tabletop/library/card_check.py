"""Whether a home-made card can be used: its form, its words, and whether it can be said in both languages."""

from collections.abc import Iterator, Mapping
from typing import Any

from pydantic import BaseModel, ValidationError

from tabletop.core.card import Face
from tabletop.core.ruleset import Ruleset
from tabletop.effects.language import Language
from tabletop.effects.nodes import AmountOf, Filter
from tabletop.library.field_faults import field_fault
from tabletop.library.texts import LANGUAGES, catalogue, say

MOST_SAID = 8
_BROKEN = (KeyError, ValueError, AttributeError, IndexError, TypeError, RecursionError)
"""What rendering a text stumbles over when a word means nothing in the game."""


def checked(rules: Ruleset, data: Any) -> tuple[Face | None, list[str]]:
    """(the face, None where there is none; what is wrong, a sentence each)."""
    try:
        face = rules.read_card(data)
    except ValidationError as wrong:
        return None, [_said(error) for error in wrong.errors()[:MOST_SAID]]
    except _BROKEN as wrong:
        return None, [say("sandbox.wrong_card", reason=str(wrong)[:80])]
    return face, faults(rules, face)


def faults(rules: Ruleset, face: Face) -> list[str]:
    """What the form does not say: words that mean nothing in this game, texts that cannot be put together."""
    found = list(dict.fromkeys(_unknown_words(rules, face)))
    for language in LANGUAGES:
        try:
            rules.card_text(face, language)
        except _BROKEN as wrong:
            found = found or [say("sandbox.unsaid", word=str(wrong).strip("'\"")[:40])]
    return found[:MOST_SAID]


def _said(error: Mapping[str, Any]) -> str:
    """One fault of the form, with the way to the field."""
    way = " › ".join(field_name(str(part)) if isinstance(part, str) else str(part + 1) for part in error["loc"])
    key = f"sandbox.form_{error['type']}"
    context = {name: str(value) for name, value in error.get("ctx", {}).items()}
    if key in catalogue():
        return say(key, field=way or "?", **context)
    return say("sandbox.form_other", field=way or "?", reason=field_fault(error))


def field_name(name: str) -> str:
    """What a field of a card is called in the language in use."""
    key = f"sandbox.field_{name}"
    return say(key) if key in catalogue() else name.replace("_", " ")


def _unknown_words(rules: Ruleset, face: Face) -> Iterator[str]:
    words = getattr(rules, "language", None)
    if isinstance(words, Language):
        for node in _nodes(face.skills):
            for word in _words_of(node, words):
                yield say("sandbox.unknown_word", word=word)


def _nodes(value: Any) -> Iterator[BaseModel]:
    """Every model in a value, however deep."""
    if isinstance(value, BaseModel):
        yield value
        for name in type(value).model_fields:
            yield from _nodes(getattr(value, name))
    elif isinstance(value, tuple | list):
        for part in value:
            yield from _nodes(part)


def _words_of(node: BaseModel, words: Language) -> Iterator[str]:
    """The words of one node that this game does not know."""
    if isinstance(node, Filter):
        yield from (word for word in (node.type,) if word not in words.types)
        yield from (word for word in (node.zone,) if word not in words.places)
        yield from (word for word in node.state if word not in words.states)
    elif isinstance(node, AmountOf) and node.of not in words.measures:
        yield node.of
    duration = getattr(node, "duration", "")
    if isinstance(duration, str) and duration and duration not in words.until:
        yield duration


__all__ = ["checked", "faults", "field_name"]
