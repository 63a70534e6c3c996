"""The words of a game in both languages, from which card texts are put together."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple


class Words(NamedTuple):
    """One expression in both languages."""

    en: str
    ja: str


class Noun(NamedTuple):
    """A kind of card: English singular and plural, Japanese, and the Japanese counter. `every` is the Japanese for all
    of them, where it is another word; `single`: each player has one only."""

    one: str
    many: str
    ja: str
    counter: str = "枚"
    every: str = ""
    single: bool = False


class Counted(NamedTuple):
    """A number of things as a clause: `you have {n} in hand` of what, singular and plural; Japanese with the verb in
    two forms, `自分の手札が{n}で|自分の手札が{n}の`, and the counter."""

    en: str
    one: str
    many: str
    ja: str
    counter: str = ""


DESTROY = Words("destroy", "破棄し|破棄する")
SOURCE = Words("this card", "このカード")


@dataclass(frozen=True)
class Vocabulary:
    """Words by the ids of the effect language.

    `places` name where cards are ("book tops"); a place without an entry is not mentioned. `destinations` are full
    predicates for moving there, Japanese with its verb in two forms: "破棄し|破棄する". `marks` are predicates of a
    card ("can't be attacked", "攻撃され|攻撃されない" …), `states` adjectives, `durations` adverbials ("" = not said),
    `flags` are yes-or-no stats as words after the noun in English and before it in Japanese ("" = not said); `names`
    the names of cards that filters mention by id.
    `off_field_counter` is the Japanese counter for cards anywhere but on the field, where it differs.
    `set_states` predicates with the object left out ("turn * inactive", "イナクティブにし|イナクティブにする"); an id
    with a type after it ("inactive.blank") is used for cards of that type. "~" in `destinations` and `numbers` stands
    for the owner ("your", "its owner's", "their"; 持ち主の). `none` says of a measure that it is 0.

    `counted` words conditions on a measure as a clause. Marks whose English verb changes have it twice: "gains
    Lancer|gain Lancer"; so have flags: "that is crossed|that are crossed". `opponent` is the Japanese word for them.

    `plural` (names of choices that may be several cards) and `mentioned` (refs that the sentence before was about)
    belong to the text that is being put together, see say_flow.
    """

    nouns: Mapping[str, Noun]
    states: Mapping[str, Words]
    stats: Mapping[str, Words]
    places: Mapping[str, Words]
    durations: Mapping[str, Words]
    marks: Mapping[str, Words]
    set_states: Mapping[str, Words]
    destinations: Mapping[str, Words]
    looks: Mapping[str, Words]
    numbers: Mapping[str, Words]
    measures: Mapping[str, Words]
    traits: Mapping[str, Words] = field(default_factory=dict)
    flags: Mapping[str, Words] = field(default_factory=dict)
    names: Mapping[str, Words] = field(default_factory=dict)
    off_field_counter: str = ""
    none: Mapping[str, Words] = field(default_factory=dict)
    counted: Mapping[str, Counted] = field(default_factory=dict)
    opponent: str = "相手"
    plural: frozenset[str] = frozenset()
    mentioned: frozenset[str] = frozenset()
    destroy: Words = DESTROY
    source: Words = SOURCE


class Phrase(NamedTuple):
    """A noun phrase and whether it is plural."""

    text: str
    plural: bool


def two_forms(ja: str) -> tuple[str, str]:
    """(going on, closing) of a predicate written "破棄し|破棄する"."""
    going_on, closing = ja.split("|")
    return going_on, closing


def agreed(en: str, plural: bool) -> str:
    """The form of "gains Lancer|gain Lancer" that agrees; words with one form stay."""
    one, _, many = en.partition("|")
    return many or one if plural else one
