"""The instructions that only this game has, and the union that its cards may use."""

from typing import Annotated, Literal

from pydantic import Field

from tabletop.effects.nodes import Amount, CommonNode, Condition, Node, Player, Select, Target, Word


class DamagePlayer(Node):
    """Deal so many damage, one card at a time (CW-10.4)."""

    do: Literal["damage_player"] = "damage_player"
    player: Player
    amount: Amount


class HealDamage(Node):
    """The newest damage card goes where it says (CW-10.8)."""

    do: Literal["heal_damage"] = "heal_damage"
    player: Player
    amount: Amount
    to: Literal["discard", "book_bottom", "book_top"]


class ReorderBook(Node):
    """The top card of the chosen column goes to its bottom."""

    do: Literal["reorder_book"] = "reorder_book"
    target: Select


class CopySkill(Node):
    """Use one skill of the chosen card as if it were printed on the source (CW-11.10)."""

    do: Literal["copy_skill"] = "copy_skill"
    target: Select


class Battle(Node):
    """The source battles the chosen unit (CW-9.7)."""

    do: Literal["battle"] = "battle"
    target: Target


Effect = Annotated[
    CommonNode | DamagePlayer | HealDamage | ReorderBook | CopySkill | Battle, Field(discriminator="do")
]


class Names(Node):
    """A name in both languages."""

    en: Word
    ja: Word


class Skill(Node):
    """A command used in place of an attack (CW-11)."""

    id: Word
    name: Names
    condition: Annotated[tuple[Condition, ...], Field(max_length=4)] = ()
    cost: Annotated[tuple[Effect, ...], Field(max_length=4)] = ()
    effects: Annotated[tuple[Effect, ...], Field(min_length=1, max_length=12)]
