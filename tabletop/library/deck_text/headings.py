"""Lines that name a part of a list, are a remark, or say something about the deck: never a card."""

import re
import unicodedata
from functools import lru_cache
from typing import NamedTuple

from tabletop.library.card_words import kind_name, pile_name
from tabletop.library.deck_form import deck_form
from tabletop.library.keys import folded
from tabletop.library.texts import LANGUAGES

LONGEST_HEADING = 120
SIDE = "side"
"""The zone of a side deck, which none of the games has."""
MAYBE = "maybe"
"""The zone of cards that somebody only thinks of."""
KIND = "kind"
"""The hint of a heading that only groups cards."""
_BESIDE = {
    SIDE: ("side", "sideboard", "side deck", "サイド", "サイドデッキ", "サイドボード"), MAYBE: ("maybe", "maybeboard"),
}  # fmt: skip
_BRACKETS = re.compile(r"\s*\[\s*([^\[\]]{1,80}?)\s*\]\s*")
_DECORATION = "〜～■□◆◇●○▼▽★☆◎・*=~<>【】〔〕[]「」-‐―─#!/ \t"
_COUNT = re.compile(r"[\s:(\[]*(?:計|全|total)?\s*[0-9]{1,3}\s*(?:枚|cards?|種)?[\s)\]]*$", re.IGNORECASE)
_TOTAL = re.compile(
    r"(?:合計|計|全|総数|total)?\s*:?\s*[0-9]{1,5}\s*(?:枚|cards?|種類?)\s*(?:[(/,].*)?$", re.IGNORECASE
)
_ABOUT = re.compile(
    r"\s*(?:#|//|;)?\s*(name|deck\s?name|game|author|format-version|setup|notes?|comments?|title|creator|"
    r"デッキ名|名前|作者|作成者)\s*[:=：＝]\s*(.*?)\s*$",
    re.IGNORECASE,
)
_MEANT = {
    "デッキ名": "name", "名前": "name", "title": "name", "deckname": "name", "作者": "author", "作成者": "author",
    "creator": "author", "note": "notes", "comment": "notes", "comments": "notes",
}  # fmt: skip
_NOTHING = ("about", "metadata", "deck list", "decklist", "デッキレシピ", "レシピ", "デッキリスト", "version")


class Heading(NamedTuple):
    """`hint` is a pile, KIND, or "" for a remark; `zone` instead a zone that the game has not."""

    hint: str = ""
    zone: str = ""


@lru_cache(maxsize=8)
def _words(game: str) -> dict[str, str]:
    form = deck_form(game)
    found = {folded(word): KIND for word in _NOTHING}
    kinds = {kind for pile in form.piles.values() for kind in pile.kinds}
    for kind in kinds:
        for language in LANGUAGES:
            name = folded(kind_name(game, kind, language))
            found |= {name: KIND, f"{name}s": KIND}
    for key, pile in form.piles.items():
        told = (key, *pile.headings, *(pile_name(game, key, language) for language in LANGUAGES))
        found |= {folded(word): key for word in told}
    return found


def about(line: str) -> tuple[str, str] | None:
    """(name, author, game, setup, notes or format-version; its value) where the line says something of the deck."""
    match = _ABOUT.match(line)
    if match is None:
        return None
    what = folded(match[1]).replace("formatversion", "format-version")
    return _MEANT.get(what, what), match[2]


@lru_cache(maxsize=1)
def _beside() -> dict[str, str]:
    return {folded(word): zone for zone, words in _BESIDE.items() for word in words}


def zone_in_brackets(line: str) -> str:
    """What stands alone in brackets: the name of a zone where lists of that form write zones so; else ""."""
    match = _BRACKETS.fullmatch(line)
    return match[1] if match else ""


def heading(line: str, game: str) -> Heading | None:
    """The heading in a line, None where it may be a card."""
    text = unicodedata.normalize("NFKC", line).strip()
    if not text or _TOTAL.fullmatch(text.strip(_DECORATION)):
        return Heading()
    if len(text) > LONGEST_HEADING:  # the patterns below need the square of the length in time
        return None
    bare = text.strip(_DECORATION).rstrip(":").rstrip(_DECORATION)
    words = _words(game)
    for tried in (
        bare,
        _COUNT.sub("", bare).strip(_DECORATION + ":"),
        bare.split("(")[0].strip(_DECORATION + ":"),
    ):
        if folded(tried) in words:
            return Heading(words[folded(tried)])
        if folded(tried) in _beside():
            return Heading(zone=_beside()[folded(tried)])
    if text.startswith(("#", "//", ";", "!", "---", "===")) or not any(letter.isalnum() for letter in text):
        return Heading()
    return None
