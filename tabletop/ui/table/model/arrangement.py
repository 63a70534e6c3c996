"""Where everything lies on the screen."""

from dataclasses import dataclass

from tabletop.core.layout import ROW
from tabletop.ui.table.model.pose import Pose
from tabletop.ui.table.model.spot import Spot

CROWDED = 0.38
"""Of a card with less than this part of its width uncovered, not even the name can be guessed."""


@dataclass
class Arrangement:
    """`poses` of every card that has an item; `where` each card of the view lies (index of its spot)."""

    spots: list[Spot]
    poses: dict[int, Pose]
    where: dict[int, int]

    def spots_of(self, zone: int) -> list[Spot]:
        """The places that show cards of a zone."""
        return [spot for spot in self.spots if spot.zone == zone]

    def spot_of(self, id: int) -> Spot | None:
        """The place that a card lies in."""
        index = self.where.get(id)
        return None if index is None else self.spots[index]

    def middle(self, id: int, spot: Spot) -> tuple[float, float]:
        """The middle of a card, else of this place."""
        pose = self.poses.get(id)
        return (spot.x, spot.y) if pose is None else (pose.x, pose.y)

    def ids(self, spot: Spot) -> list[int]:
        """The cards of a place, also those that lie unseen below others."""
        return [id for id, index in self.where.items() if index == spot.index]

    def in_reading_order(self, spot: Spot) -> list[int]:
        """The cards of a place that are seen."""
        ids = [id for id in self.ids(spot) if id in self.poses]
        return sorted(ids, key=lambda id: (round(self.poses[id].y / 8), self.poses[id].x))

    def crowded(self, zone: int) -> bool:
        """Whether cards of a zone lie in a row so close together that little is seen of them."""
        rows = [spot.ids for spot in self.spots_of(zone) if spot.place.spread == ROW]
        poses = [[self.poses[id] for id in ids if id in self.poses] for ids in rows]
        return any(
            abs(b.x - a.x) < CROWDED * a.width for row in poses for a, b in zip(row, row[1:], strict=False)
        )
