"""What spells, ARTS, growing and abilities cost (WX-8)."""

from typing import Annotated

from pydantic import Field

from tabletop.effects.nodes import Node, Select

Small = Annotated[int, Field(ge=0, le=60)]


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


class Cost(Node):
    """All parts are paid together (WX-8.1)."""

    ener: Ener | None = None
    discard: Select | None = None
    down_self: bool = False
    exceed: Small = 0
    discount: Discount | None = None
