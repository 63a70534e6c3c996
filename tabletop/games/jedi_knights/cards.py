"""A printed card of this game."""

from functools import partial
from typing import Annotated, Literal

from pydantic import Field, model_validator
from pydantic_core import PydanticCustomError

from tabletop.core.card import Face
from tabletop.core.found import Found
from tabletop.effects.nodes import Node, Word
from tabletop.games.jedi_knights.nodes import Skill
from tabletop.games.jedi_knights.words import PERMANENTS

Printed = Annotated[int, Field(ge=0, le=99)]
Types = Literal["theme", "location", "force", "character", "starship", "weapon", "event", "power"]
BACKS = {"theme": "theme", "location": "location", "force": "force"}
_NUMBERS = (
    "cost", "power", "defense", "destiny", "leadership", "to_hit", "tactical_bonus", "force_number", "credit_number",
    "draw_number", "bonus_credits", "theme_number", "hand",
)  # fmt: skip


class Names(Node):
    """A name in both languages."""

    en: Annotated[str, Field(min_length=1, max_length=200)]
    ja: Annotated[str, Field(min_length=1, max_length=200)]


class Arms(Node):
    """What a weapon is for (JK-2.8); `title`, `keyword` and `leadership` say who may use it."""

    for_: Literal["character", "starship"] = Field(alias="for")
    mode: Literal["fire", "swing"]
    title: str = ""
    keyword: str = ""
    leadership: int = 0


class PrintedCard(Node):
    """JK-2: which numbers a card has follows from its type; `unknown` marks facts without numbers, not for play."""

    id: Annotated[str, Field(pattern=r"^[a-z0-9_-]{1,60}$")]
    number: int | None = None
    kind: Types | None
    title: Names
    subtitle: Names | None = None
    allegiance: Literal["alliance", "empire", "independent"] | None = None
    icon: Word | None = None
    color: Literal["green", "orange", "blue", "black"] | None = None
    planet: Word | None = None
    hero: Literal["hero", "dark_hero"] | None = None
    starting: bool = False
    typical: bool = False
    can_board: bool = False
    stays: bool = False
    one_use: bool = False
    stereo: bool = False
    limit: Annotated[int, Field(ge=1, le=60)] | None = None
    keywords: tuple[Word, ...] = ()
    weapon: Arms | None = None
    starting_cards: tuple[str, ...] = ()
    theme_color: str = ""
    cost: Printed | None = None
    power: Printed | None = None
    defense: Printed | None = None
    destiny: Printed | None = None
    leadership: Printed | None = None
    to_hit: Printed | None = None
    tactical_bonus: Printed | None = None
    force_number: Annotated[int, Field(ge=1, le=8)] | None = None
    credit_number: Printed | None = None
    draw_number: Printed | None = None
    bonus_credits: Printed | None = None
    theme_number: Printed | None = None
    hand: Printed | None = None
    skills: Annotated[tuple[Skill, ...], Field(max_length=4)] = ()
    unknown: bool = False
    note: Names | None = None
    by_hand: Names | None = None
    sources: tuple[str, ...] = ()

    @model_validator(mode="after")
    def _fits_its_type(self) -> "PrintedCard":
        needed = {
            "force": (self.force_number, self.color), "location": (self.planet,),
            "theme": (self.theme_number, self.hand),
            "weapon": (self.weapon,), "character": (self.power, self.defense), "starship": (self.power, self.defense),
        }  # fmt: skip
        if not self.unknown and None in needed.get(self.kind or "", ()):
            raise PydanticCustomError("number_missing", "a number of this type of card is missing")
        return self


def _traits(card: PrintedCard) -> frozenset[str]:
    words = [card.kind or "", card.allegiance or "", card.color or "", card.planet or "", card.hero or ""]
    words += [f"icon:{card.icon}"] if card.icon else []
    words += [*card.keywords]
    words += [word for word in ("starting", "typical", "can_board") if getattr(card, word)]
    if card.weapon is not None:
        words += [card.weapon.mode, f"for_{card.weapon.for_}"]
    return frozenset(word for word in words if word)


def _name(card: PrintedCard, language: str) -> str:
    title: str = getattr(card.title, language)
    if card.subtitle is None:
        return title
    subtitle: str = getattr(card.subtitle, language)
    return f"{title}・{subtitle}" if language == "ja" else f"{title}, {subtitle}"


def _values(card: PrintedCard) -> dict[str, int]:
    found = {key: getattr(card, key) for key in _NUMBERS}
    return {key: n for key, n in found.items() if n is not None}


def _face(card: PrintedCard, id: str, back: str, kind: str, other: Face | None) -> Face:
    return Face(
        id=id, kind=kind, name={language: _name(card, language) for language in ("en", "ja")}, back=back,
        values=_values(card), traits=_traits(card), skills=card.skills, printed=card, other=other,
    )  # fmt: skip


NAMES: dict[str, str] = {}
"""Japanese names by the English ones, of all cards that have been read: for texts that name a card."""


def face(card: PrintedCard) -> Face:
    """The Face of a printed card; a location has its planet's system on the other side (JK-2.3)."""
    NAMES.setdefault(_name(card, "en"), _name(card, "ja"))
    kind = card.kind or ""
    back = "unknown" if card.unknown else BACKS.get(kind, "deck")
    if kind != "location":
        return _face(card, card.id, back, kind, None)
    title = {"en": card.title.en, "ja": card.title.ja}
    system = Face(
        id=f"{card.id}.system", kind="system", name=title, back=back,
        traits=frozenset({card.planet or "", "system"}), printed=card,
    )  # fmt: skip
    return _face(card, card.id, back, kind, system)


def title(face: Face) -> str:
    """The name that uniqueness goes by (JK-13.1)."""
    name: str = face.printed.title.en
    return name


def _unique_title(face: Face) -> str:
    return title(face) if "typical" not in face.traits and face.kind in PERMANENTS else ""


UNIQUE_TITLES = Found(_unique_title)
"""The title that no second card in play may bear, "" for cards that are not unique (JK-13.1)."""


def _bears(weapon: Face, face: Face) -> bool:
    arms: Arms | None = weapon.printed.weapon
    return arms is not None and (
        face.kind == arms.for_
        and (not arms.title or title(face) == arms.title)
        and (not arms.keyword or arms.keyword in face.traits)
    )


BEARERS_OF: Found[Face, Found[Face, bool]] = Found(lambda weapon: Found(partial(_bears, weapon)))
"""Whether a card is one that may use a weapon by what is printed on both, by the weapon, then by the card (JK-2.8)."""
