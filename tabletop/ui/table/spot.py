"""One place of a layout as it is on the screen now."""

from dataclasses import dataclass, field

from tabletop.core.layout import Place


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

    def contains(self, x: float, y: float, margin: float = 0.0) -> bool:
        """Whether the point lies in it, or no further than `margin` pixels away."""
        return abs(x - self.x) <= self.width / 2 + margin and abs(y - self.y) <= self.height / 2 + margin
