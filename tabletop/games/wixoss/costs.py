"""What spells, ARTS, growing and abilities cost (WX-8)."""

from typing import Annotated, Literal

from pydantic import Field

from tabletop.effects.nodes import Filter, Node, Select
from tabletop.games.wixoss.conditions import Small, Tests


class Ener(Node):
    """So much ener of each colour; `colorless` may be paid with any card (WX-8.3)."""

    white: Small = 0
    red: Small = 0
    blue: Small = 0
    green: Small = 0
    black: Small = 0
    colorless: Small = 0


class Discount(Node):
    """Up to so many cards of the hand may be discarded while paying; each makes the cost smaller (WX-8.8)."""

    discard: Select
    each: Ener

    @property
    def most(self) -> int:
        """How many cards at most."""
        return 0 if self.discard.count == "all" else self.discard.count


class CostPart(Node):
    """Cards that are discarded, trashed or downed as part of a cost."""

    how: Literal["discard", "trash", "down"]
    select: Select

    @property
    def count(self) -> int:
        """How many cards."""
        return 0 if self.select.count == "all" else self.select.count


class Instead(Node):
    """Another ener cost if the conditions hold."""

    when: Tests
    ener: Ener


class Less(Node):
    """So much less ener for each card of this kind (WX-8.8)."""

    each: Filter
    by: Ener


class Cost(Node):
    """All parts are paid together, each card for one of them (WX-8.1). `instead` and `less` change what a spell or
    ARTS costs as it is used."""

    ener: Ener | None = None
    discard: Select | None = None
    cards: Annotated[tuple[CostPart, ...], Field(max_length=3)] = ()
    down_self: bool = False
    trash_self: bool = False
    exceed: Small = 0
    discount: Discount | None = None
    instead: Annotated[tuple[Instead, ...], Field(max_length=3)] = ()
    less: Less | None = None
