"""One place of a layout as it is on the screen now."""

from dataclasses import dataclass, field

from tabletop.core.layout import SHARED, Place, across

WORDLESS = 32.0
"""Pixels of a card's width below which a table is a picture: words would only cover it."""


@dataclass
class Spot:
    """One place as it is on the screen now: its rectangle in pixels (x, y, width, height) and what lies there."""

    index: int
    place: Place
    zone: int
    side: str
    x: float
    y: float
    width: float
    height: float
    ids: list[int] = field(default_factory=list)

    @property
    def tone(self) -> str:
        """`near` or `far`, by the side of whoever it belongs to; "" for what is shared."""
        return "" if self.side == SHARED else "far" if across(self.side) else "near"

    def contains(self, x: float, y: float, margin: float = 0.0) -> bool:
        """Whether the point lies in it, or no further than `margin` pixels away."""
        return abs(x - self.x) <= self.width / 2 + margin and abs(y - self.y) <= self.height / 2 + margin
