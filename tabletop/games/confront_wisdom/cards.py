"""A printed card of this game."""

from typing import Annotated, Literal

from pydantic import Field, model_validator
from pydantic_core import PydanticCustomError

from tabletop.core.card import Face
from tabletop.effects.nodes import Node
from tabletop.games.confront_wisdom.nodes import Names, Skill

Printed = Annotated[int, Field(ge=0, le=99)]


class PrintedCard(Node):
    """CW-2: a unit has power, level and soul; an assist no power; none to three skills."""

    id: Annotated[str, Field(pattern=r"^[a-z0-9_]{1,60}$")]
    number: Annotated[int, Field(ge=1)]
    kind: Literal["unit", "assist"]
    name: Names
    reading: str = ""
    level: Printed
    power: Printed | None = None
    soul: Printed
    skills: Annotated[tuple[Skill, ...], Field(max_length=3)] = ()
    by_hand: Names | None = None

    @model_validator(mode="after")
    def _power_goes_with_units(self) -> "PrintedCard":
        if (self.power is None) != (self.kind == "assist"):
            raise PydanticCustomError("power_of_kind", "units have a power, assists have none")
        return self


def face(card: PrintedCard) -> Face:
    """The Face of a printed card."""
    values = {"level": card.level, "soul": card.soul}
    if card.power is not None:
        values = {"power": card.power, **values}
    return Face(
        id=card.id, kind=card.kind, name={"en": card.name.en, "ja": card.name.ja}, back="book",
        values=values, traits=frozenset({card.kind}), skills=card.skills, printed=card,
    )  # fmt: skip


MARKER = Face(id="damage_marker", kind="marker", name={"en": "Damage marker", "ja": "ダメージマーカー"}, back="book")
"""A hit on a player without a book (CW-10.6)."""
