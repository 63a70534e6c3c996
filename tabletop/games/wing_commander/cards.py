"""A printed card of this game."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import Field, model_validator
from pydantic_core import PydanticCustomError

from tabletop.core.card import Face
from tabletop.effects.nodes import Node, Word
from tabletop.games.wing_commander import nodes
from tabletop.games.wing_commander.nodes import Ability, Always, Names, Stat

Printed = Annotated[int, Field(ge=0, le=99)]
Change = Annotated[int, Field(ge=-99, le=99)]
Kind = Literal[
    "carrier", "nav_point", "nav_point_modifier", "capital_ship", "fighter", "weapon", "pilot", "pilot_award", "crew",
    "maneuver", "battle_damage", "luck", "secret_order", "unknown",
]  # fmt: skip
VALUES = (
    "muster_cost", "medal_cost", "maneuver_cost", "attack", "support", "maneuver", "defence", "bombing", "torpedo",
    "medals", "power_loss", "reinforcement",
)  # fmt: skip
FIGHTING = ("attack", "support", "maneuver", "defence")
NEEDED: dict[str, tuple[str, ...]] = {
    "carrier": ("attack", "defence", "reinforcement"),
    "fighter": ("muster_cost", "medal_cost", *FIGHTING),
    "weapon": ("muster_cost", "medal_cost"),
    "pilot": ("muster_cost", "medal_cost", "medals"),
    "pilot_award": ("muster_cost", "medals"),
    "crew": ("muster_cost", "medal_cost", "medals"),
    "nav_point_modifier": ("muster_cost", "medal_cost"),
    "capital_ship": ("muster_cost", "medal_cost", "power_loss"),
    "maneuver": ("maneuver_cost",),
    "battle_damage": ("maneuver_cost",),
    "luck": ("muster_cost",),
}
"""WC-4 and WC-6.4: the numbers without which a card of the kind cannot be used."""


class PrintedCard(Node):
    """WC-4. A number that is absent is not printed; in a card of `unknown` numbers it is not known."""

    id: Annotated[str, Field(pattern=r"^[a-z0-9_]{1,60}$")]
    number: str = ""
    kind: Kind
    side: Literal["terran", "kilrathi", "neutral", "unknown"]
    name: Names
    squadron: Names | None = None
    muster_cost: Printed | None = None
    medal_cost: Printed | None = None
    maneuver_cost: Printed | None = None
    attack: Printed | None = None
    support: Printed | None = None
    maneuver: Printed | None = None
    defence: Printed | None = None
    bombing: Printed | None = None
    torpedo: Printed | None = None
    medals: Printed | None = None
    power_loss: Printed | None = None
    reinforcement: Printed | None = None
    unique: bool = False
    mods: dict[Stat, Change] = Field(default_factory=dict)
    adds: dict[Stat, Printed] = Field(default_factory=dict)
    always: Annotated[tuple[Always, ...], Field(max_length=4)] = ()
    abilities: Annotated[tuple[Ability, ...], Field(max_length=3)] = ()
    flavour: Names | None = None
    unknown: bool = False
    source: Word | None = None
    by_hand: Names | None = None

    @model_validator(mode="after")
    def _numbers_are_there(self) -> "PrintedCard":
        missing = [what for what in NEEDED.get(self.kind, ()) if getattr(self, what) is None]
        if missing and not self.unknown:
            needs = {"kind": self.kind, "fields": ", ".join(missing)}
            raise PydanticCustomError("fields_missing", "a {kind} needs {fields}", needs)
        if self.kind == "unknown" and not self.unknown:
            raise PydanticCustomError("kind_missing", "only a card with unknown numbers may have no kind")
        return self


@dataclass(frozen=True, slots=True, eq=False)
class Sheet:
    """What play asks about all the time, worked out once when the card is loaded. `loss`: WC-12.2."""

    card: PrintedCard
    side: str
    name: str
    muster: int
    medal: int
    maneuver: int
    medals: int
    loss: int
    unique: bool
    mods: dict[str, int]
    adds: dict[str, int]
    here: tuple[nodes.NavChange, ...]
    supported: tuple[nodes.IfSupported, ...]
    extra: bool
    no_support: bool
    nav_no_support: bool
    torpedo: bool
    abilities: tuple[Ability, ...]


def _plain(changes: Mapping[Any, int]) -> dict[str, int]:
    return {str(what): n for what, n in changes.items()}


def _sheet(card: PrintedCard) -> Sheet:
    def always(kind: type) -> tuple[Any, ...]:
        return tuple(node for node in card.always if isinstance(node, kind))

    medal, medals = card.medal_cost or 0, card.medals or 0
    return Sheet(
        card, card.side, card.name.en, card.muster_cost or 0, medal, card.maneuver_cost or 0, medals,
        1 + medal + medals, card.unique, _plain(card.mods), _plain(card.adds), always(nodes.NavChange),
        always(nodes.IfSupported), bool(always(nodes.ExtraWeapon)), bool(always(nodes.NoSupport)),
        bool(always(nodes.NavNoSupport)), bool(always(nodes.TorpedoExpended)), card.abilities,
    )  # fmt: skip


def face(card: PrintedCard) -> Face:
    """The Face of a printed card; the back tells the side (WC-7.2), what lies open from the start has its own."""
    values = {what: n for what in VALUES if (n := getattr(card, what)) is not None}
    traits: set[str] = {card.kind, card.side}
    if card.squadron:
        traits.add(f"squadron:{card.squadron.en}")
    if card.unique:
        traits.add("unique")
    in_decks = card.side if card.kind not in ("carrier", "nav_point") and not card.unknown else "open"
    return Face(
        id=card.id, kind=card.kind, name={"en": card.name.en, "ja": card.name.ja}, back=in_decks, values=values,
        traits=frozenset(traits), skills=card.abilities, printed=_sheet(card),
    )  # fmt: skip
