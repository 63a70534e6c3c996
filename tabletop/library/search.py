"""Cards found as one types: words in either language, readings and romaji, and fields (`t:pilot c<=3 side:terran`).

Everything that a search needs is worked out once; a search itself only compares strings and numbers.
"""

import operator
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeVar

from tabletop.core.card import Face
from tabletop.games import ruleset
from tabletop.library.card_words import kind_name, names, reading, trait_name, value_name
from tabletop.library.deck_form import deck_form
from tabletop.library.keys import folded, is_kana, plain_romaji, romaji
from tabletop.library.texts import LANGUAGES

T = TypeVar("T")
_TERM = re.compile(r'(-?)(?:([^\s:<>=!"]+)(<=|>=|!=|<|>|=|:))?("[^"]*"|\S*)')
_NUMBER = re.compile(r"[0-9]{1,6}$")
_TYPE = ("t", "type", "kind", "種類", "タイプ")
_TEXT = ("o", "text", "テキスト", "効果")
_COST = ("c", "cost", "コスト")
_ID = ("id", "set", "番号", "セット")
_TRAITS = (
    "is", "has", "side", "colour", "color", "class", "trait", "theme", "faction", "allegiance", "squadron", "keyword",
    "陣営", "色", "クラス", "特徴",
)  # fmt: skip
_SHORT = {
    "lv": "level",
    "lvl": "level",
    "pow": "power",
    "p": "power",
    "def": "defence",
    "att": "attack",
    "s": "soul",
}
_FULL_WIDTH = str.maketrans("：＜＞＝！－　“”", ':<>=!- ""')


class Term(NamedTuple):
    """One condition of a query: `field` "" for a bare word, `op` as typed."""

    field: str
    op: str
    value: str
    negated: bool


def terms(text: str) -> list[Term]:
    """The conditions of a query; all must hold."""
    found = []
    for match in _TERM.finditer(text.translate(_FULL_WIDTH)):
        negation, field, op, value = match.groups()
        value = value.strip('"')
        if value:
            found.append(Term((field or "").casefold(), op or "", value, bool(negation)))
    return found


@dataclass(frozen=True)
class Found:
    """The cards, best first, and what in the query was not understood."""

    faces: tuple[Face, ...]
    unknown: tuple[str, ...] = ()


Sift = Callable[[Sequence[int]], list[int]]


class Told(NamedTuple):
    """For each row the number of its class, and what is said of each class: few classes, many rows."""

    classes: list[int]
    words: list[tuple[str, ...]]


class Index:
    """The cards of one game, made ready to be searched. `faces` come in the order of their sets."""

    def __init__(self, game: str, faces: Iterable[Face]) -> None:
        self.game = game
        self.faces = tuple(faces)
        self._form = deck_form(game)
        self._words = [_haystack(face) for face in self.faces]
        self._ids = [folded(face.id) for face in self.faces]
        self._kinds = _told_kinds(game, self.faces)
        self._traits = _told_traits(game, self.faces)
        self._values = _columns(self.faces)
        self._costs = [self._form.cost_of(face) for face in self.faces]
        self._priced = {row: cost for row, cost in enumerate(self._costs) if cost is not None}
        self._fields = _value_fields(game, self._values)
        self._texts: list[str] | None = None
        self._orders: dict[tuple[str, str], list[int]] = {}

    def find(self, text: str, order: str = "", language: str = "en") -> Found:
        """The cards that fit; `order` is "" (best match first, then as printed), `name`, `cost`, `kind` or a value."""
        rows: Sequence[int] = self._order(order, language)
        unknown = []
        asked = terms(text)
        for term in asked:
            sift = self._sift(term)
            if sift is None:
                unknown.append(f"{term.field}{term.op}{term.value}")
            elif term.negated:
                out = set(sift(rows))
                rows = [row for row in rows if row not in out]
            else:
                rows = sift(rows)
        words = [folded(term.value) for term in asked if not term.field and not term.negated]
        if words and not order:
            rows = self._best_first(rows, words[0])
        return Found(tuple(self.faces[row] for row in rows), tuple(unknown))

    def _best_first(self, rows: Sequence[int], word: str) -> list[int]:
        begins = _holding(self._words, f"\n{word}")(rows)
        chosen = set(begins)
        return begins + [row for row in rows if row not in chosen]

    def _order(self, order: str, language: str) -> list[int]:
        key = (order, language)
        if key not in self._orders:
            every = range(len(self.faces))
            by: Callable[[int], tuple[object, ...]] = lambda row: self._place(row, order, language)  # noqa: E731
            self._orders[key] = sorted(every, key=by) if order else list(every)
        return self._orders[key]

    def _place(self, row: int, order: str, language: str) -> tuple[object, ...]:
        face = self.faces[row]
        name = face.name.get(language) or face.id
        if order == "name":
            spoken = reading(face) if language == "ja" else ""
            return (folded(spoken or name),)
        if order == "kind":
            return (kind_name(self.game, face.kind, language), self._costs[row] or 0, folded(name))
        value = self._costs[row] if order == "cost" else self._values.get(order, {}).get(row)
        return (value is None, value or 0, folded(name))

    def _sift(self, term: Term) -> Sift | None:
        """What leaves the rows that fit; None where the field or its value means nothing here."""
        field, value = term.field, term.value
        word = folded(value)
        if not field:
            return self._with_word(value, word)
        if field in _TYPE:
            return _among(self._kinds, word)
        if field in _TEXT:
            return _holding(self._card_texts(), word)
        if field in _ID:
            return _holding(self._ids, word)
        column = self._column(field)
        if column is not None and _NUMBER.match(word):
            return _compared(column, term.op, int(word))
        return _among(self._traits, word) if field in _TRAITS or column is not None else None

    def _with_word(self, value: str, word: str) -> Sift:
        words = self._words
        plain = plain_romaji(value) if not any(is_kana(letter) for letter in value) else ""
        if plain and plain != word and plain.isascii():
            return lambda rows: [row for row in rows if word in words[row] or plain in words[row]]
        return _holding(words, word)

    def _column(self, field: str) -> dict[int, int] | None:
        if field in _COST:
            return self._priced
        return self._values.get(self._fields.get(folded(_SHORT.get(field, field)), ""))

    def _card_texts(self) -> list[str]:
        if self._texts is None:
            rules = ruleset(self.game)
            self._texts = [
                "\n".join(
                    folded(f"{block.title} {block.body}")
                    for each in LANGUAGES
                    for block in rules.card_text(face, each)
                )
                for face in self.faces
            ]
        return self._texts


def _haystack(face: Face) -> str:
    """Every key of a card, each after a line end."""
    told = names(face)
    sounds = [romaji(name) for name in told if any(is_kana(letter) for letter in name)]
    return "\n" + "\n".join(dict.fromkeys([*(folded(name) for name in told), folded(face.id), *sounds]))


def _told_kinds(game: str, faces: Iterable[Face]) -> Told:
    def words(kind: str) -> Iterable[str]:
        return (kind, *(kind_name(game, kind, each) for each in LANGUAGES))

    return _told((face.kind for face in faces), words)


def _told_traits(game: str, faces: Iterable[Face]) -> Told:
    def words(traits: frozenset[str]) -> Iterable[str]:
        return (said for trait in sorted(traits) for said in _said(game, trait.rsplit(":", 1)[-1]))

    return _told((face.traits for face in faces), words)


def _told(classes: Iterable[T], words: Callable[[T], Iterable[str]]) -> Told:
    numbers: dict[T, int] = {}
    rows = [numbers.setdefault(each, len(numbers)) for each in classes]
    return Told(rows, [tuple({folded(word) for word in words(each)}) for each in numbers])


def _said(game: str, trait: str) -> tuple[str, ...]:
    return (trait, *(trait_name(game, trait, each) for each in LANGUAGES))


def _columns(faces: Sequence[Face]) -> dict[str, dict[int, int]]:
    columns: dict[str, dict[int, int]] = {}
    for row, face in enumerate(faces):
        for what, n in face.values.items():
            columns.setdefault(what, {})[row] = n
    return columns


def _value_fields(game: str, values: Iterable[str]) -> dict[str, str]:
    fields = {}
    for what in values:
        for word in (what, *(value_name(game, what, each) for each in LANGUAGES)):
            fields[folded(word)] = what
    return fields


def _holding(texts: Sequence[str], word: str) -> Sift:
    return lambda rows: [row for row in rows if word in texts[row]]


def _among(told: Told, word: str) -> Sift:
    """One of the alternatives begins something that is said of the row."""
    wanted = tuple(part for part in word.split("|") if part)
    fits = [any(each.startswith(wanted) for each in words) for words in told.words]
    classes = told.classes
    return lambda rows: [row for row in rows if fits[classes[row]]]


_COMPARISONS: dict[str, Callable[[int, int], bool]] = {
    "<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge, "!=": operator.ne, "=": operator.eq,
    ":": operator.eq,
}  # fmt: skip


def _compared(column: dict[int, int], op: str, n: int) -> Sift:
    compare = _COMPARISONS[op]
    fits = {row for row, value in column.items() if compare(value, n)}
    return lambda rows: [row for row in rows if row in fits]
