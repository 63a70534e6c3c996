"""A printed card of this game, and what is worked out from it once."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import BaseModel, Field, model_validator
from pydantic_core import PydanticCustomError

from tabletop.core.card import Face
from tabletop.effects.nodes import Node, Word
from tabletop.effects.vocabulary import Words
from tabletop.games.wixoss import words
from tabletop.games.wixoss.conditions import Tests
from tabletop.games.wixoss.costs import Ener
from tabletop.games.wixoss.nodes import Ability, Grant, Holds

Need = tuple[int, int, int, int, int, int]
"""Ener by colour, in the order of words.COLOURS, then colourless."""

Colour = Literal["white", "red", "blue", "green", "black"]
NumberOnCard = Annotated[int, Field(ge=0, le=99_999)]


class Names(Node):
    """A name in both languages."""

    en: Word
    ja: Word


class Half(Node):
    """Half of a cross icon. `left`: the left half, so the partner stands directly to the right (WX-17.1)."""

    half: Literal["left", "right"]
    partner: Word


class Part(Node):
    """One part of an appearance condition: so many cards from these places, to `to` (WX-18.2)."""

    count: Annotated[int, Field(ge=1, le=6)]
    zones: tuple[Literal["field", "hand", "ener"], ...]
    type: Literal["non_resona_signi", "resona"]
    traits: tuple[Word, ...] = ()
    least_level: int = 0
    level_sum: int = 0
    to: Literal["trash", "lrig_trash"] = "trash"


class Appearance(Node):
    """How and when a Resona comes onto the field."""

    timing: Literal["main", "attack", "spell_cut_in"]
    parts: Annotated[tuple[Part, ...], Field(min_length=1, max_length=4)]


class PrintedCard(Node):
    """WX-3.2: which card type has which field. `reading` is the Japanese name as it is spoken, in hiragana."""

    id: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,60}$")]
    kind: Literal["lrig", "signi", "resona", "spell", "arts"]
    name: Names
    reading: Annotated[str, Field(max_length=120)] = ""
    rarity: str = ""
    colors: Annotated[tuple[Colour, ...], Field(max_length=2)] = ()
    level: Annotated[int, Field(ge=0, le=5)] | None = None
    limit: NumberOnCard | None = None
    types: tuple[Word, ...] = ()
    grow_cost: Ener | None = None
    cost: Ener | None = None
    power: NumberOnCard | None = None
    card_class: tuple[Word, ...] = Field(default=(), alias="class")
    limited_to: tuple[Word, ...] = ()
    guard: bool = False
    multi_ener: bool = False
    cross: Annotated[tuple[Half, ...], Field(max_length=2)] = ()
    timing: tuple[Literal["main", "attack", "spell_cut_in"], ...] = ()
    appearance: Appearance | None = None
    grow_condition: Tests = ()
    abilities: Annotated[tuple[Ability, ...], Field(max_length=6)] = ()
    printings: tuple[Word, ...] = ()
    by_hand: Names | None = None
    other: "PrintedCard | None" = None

    @model_validator(mode="after")
    def _fields_fit_the_kind(self) -> "PrintedCard":
        wanted = {"lrig": "limit", "signi": "power", "resona": "appearance", "spell": "cost", "arts": "cost"}
        if getattr(self, wanted[self.kind]) is None:
            needs = {"kind": self.kind, "fields": wanted[self.kind]}
            raise PydanticCustomError("fields_missing", "a {kind} needs {fields}", needs)
        return self


@dataclass(frozen=True, slots=True, eq=False)
class Skill:
    """One ability with what is asked of it most often; `key` names it in waiting triggers and lasting changes."""

    key: str
    n: int
    ability: Ability
    need: Need

    def __repr__(self) -> str:
        return f"<{self.key}>"


@dataclass(frozen=True, slots=True, eq=False)
class Print:
    """The printed card and its abilities by kind."""

    card: PrintedCard
    colour: int
    need: Need
    grow_need: Need
    types: frozenset[str]
    limited_to: frozenset[str]
    timing: frozenset[str]
    cross: tuple[Half, ...]
    guard: bool
    multi: bool
    constants: tuple[Skill, ...]
    enters: tuple[Skill, ...]
    autos: tuple[Skill, ...]
    actions: tuple[Skill, ...]
    burst: Skill | None
    use: Skill | None
    powers: tuple[Skill, ...]
    lowers: bool
    sets_others: bool
    gives_keywords: bool
    acts_in_trash: bool
    other_level: bool
    awaits_power: bool
    standing: frozenset[str]

    @property
    def without_abilities(self) -> bool:
        """No ability text, no life burst and no keyword (WX-3.5)."""
        return not self.card.abilities and not self.multi and self.card.by_hand is None

    def __repr__(self) -> str:
        return f"<{self.card.id}>"


SERVANT = "サーバント"
"""The word in the names of a family of cards that texts speak of."""

FREE: Need = (0, 0, 0, 0, 0, 0)
NAMES: dict[str, Words] = {}
"""The names of every card read, by its id."""
SKILLS: dict[str, Skill] = {}
"""Every ability of every card read, by its key."""


def need_of(ener: Ener | None) -> Need:
    """The numbers of an ener cost."""
    if ener is None:
        return FREE
    return (ener.white, ener.red, ener.blue, ener.green, ener.black, ener.colorless)


def _skill(key: str, n: int, ability: Ability) -> Skill:
    need = need_of(ability.cost.ener if ability.cost else None)
    return SKILLS.setdefault(key, Skill(key, n, ability, need))


def granted_key(node: Grant) -> str:
    """The key of an ability that an effect gives."""
    skill = _skill(f"granted/{hash_of(node)}", 0, node.ability)
    return skill.key


def is_granted(key: str) -> bool:
    """Whether an effect of any card read so far gives an ability of this key."""
    if key not in SKILLS:
        for skill in tuple(SKILLS.values()):
            for node in _grants(skill.ability):
                granted_key(node)
    return key in SKILLS


def _grants(within: object) -> Iterator[Grant]:
    """Every effect, however deep in another, that gives an ability."""
    if isinstance(within, Grant):
        yield within
    parts: Iterable[object] = ()
    if isinstance(within, BaseModel):
        parts = (part for _, part in within)
    elif isinstance(within, list | tuple):
        parts = within
    for part in parts:
        yield from _grants(part)


def hash_of(node: Grant) -> str:
    """A short name that is the same in every run."""
    from hashlib import blake2b

    return blake2b(repr(node.ability).encode(), digest_size=6).hexdigest()


def _values(card: PrintedCard) -> dict[str, int]:
    printed = {"power": card.power, "level": card.level, "limit": card.limit}
    return {what: n for what, n in printed.items() if n is not None}


def _traits(card: PrintedCard) -> frozenset[str]:
    flags = {"guard": card.guard, "multi_ener": card.multi_ener, "cross": bool(card.cross)}
    flags["life_burst"] = any(ability.kind == "burst" for ability in card.abilities)
    found = {word for word, has in flags.items() if has}
    found |= {"servant"} if SERVANT in card.name.ja else set()
    return frozenset({*card.colors, *card.card_class, *card.types, card.kind, card.id, *found})


def _print(card: PrintedCard) -> Print:
    skills = tuple(_skill(f"{card.id}/{n}", n, ability) for n, ability in enumerate(card.abilities))
    of_kind = {kind: tuple(skill for skill in skills if skill.ability.kind == kind) for kind in _KINDS}
    powers = tuple(s for s in of_kind["constant"] if any(hold.hold == "power" for hold in s.ability.holds))
    return Print(
        card=card, colour=sum(words.BIT[colour] for colour in card.colors), need=need_of(card.cost),
        grow_need=need_of(card.grow_cost), types=frozenset(card.types), limited_to=frozenset(card.limited_to),
        timing=frozenset((card.appearance.timing,) if card.appearance else card.timing), cross=card.cross,
        guard=card.guard, multi=card.multi_ener, constants=of_kind["constant"], enters=of_kind["enter"],
        autos=of_kind["auto"], actions=of_kind["action"], burst=next(iter(of_kind["burst"]), None),
        use=next(iter(of_kind["use"]), None), powers=powers,
        lowers=card.power == 0 or any(_lowers(skill) for skill in powers),
        sets_others=any(_sets_others(skill) for skill in powers),
        awaits_power=any(skill.ability.trigger == "this_reaches_15000" for skill in of_kind["auto"]),
        other_level=any(hold.hold == "level" for s in of_kind["constant"] for hold in s.ability.holds),
        acts_in_trash=any(skill.ability.zone == "trash" for skill in of_kind["action"]),
        gives_keywords=any(
            hold.hold == "keyword" and hold.of is not None for s in of_kind["constant"] for hold in s.ability.holds
        ),
        standing=frozenset(filter(None, (_stands(h) for s in of_kind["constant"] for h in s.ability.holds))),
    )  # fmt: skip


_KINDS = ("constant", "enter", "auto", "action", "burst", "use")


def _stands(hold: Holds) -> str:
    """The standing word that a constant ability is found by."""
    if hold.hold == "unaffected":
        return words.SPARES
    return hold.word if hold.hold == "standing" else ""


def _lowers(skill: Skill) -> bool:
    return any(
        hold.hold == "power" and (not isinstance(hold.amount, int) or hold.amount < 0) for hold in skill.ability.holds
    )


def _sets_others(skill: Skill) -> bool:
    return any(hold.hold == "power" and hold.mode == "set" and hold.of is not None for hold in skill.ability.holds)


def face(card: PrintedCard) -> Face:
    """The Face of a printed card; both faces of a double-faced Resona know each other (WX-18.12)."""
    first = _face(card)
    if card.other is not None:
        second = _face(card.other)
        object.__setattr__(first, "other", second)
        object.__setattr__(second, "other", first)
    return first


def _face(card: PrintedCard) -> Face:
    NAMES.setdefault(card.id, Words(f"《{card.name.en}》", f"《{card.name.ja}》"))
    back = "main" if card.kind in ("signi", "spell") else "lrig"
    return Face(
        id=card.id, kind=card.kind, name={"en": card.name.en, "ja": card.name.ja}, back=back, values=_values(card),
        traits=_traits(card), skills=card.abilities, printed=_print(card),
    )  # fmt: skip


def front(of: Face) -> Face:
    """The side under which a double-faced card is counted and lies in the LRIG deck (WX-5.7)."""
    other = of.other
    return other if other is not None and of.printed.card.other is None else of


__all__ = [
    "FREE", "SKILLS", "Ability", "Need", "Part", "Print", "PrintedCard", "Skill", "face", "front",
    "granted_key", "is_granted", "need_of",
]  # fmt: skip
