"""What a table is made of: all that a state needs to know of its ruleset."""

from collections.abc import Sequence

from tabletop.core.zone import NumberDef, ZoneDef


class Tables:
    """Zones and numbers by index, and how many seats there are; `listens`: whether events are kept for triggers."""

    seats: int = 2
    zones: Sequence[ZoneDef] = ()
    numbers: Sequence[NumberDef] = ()
    listens: bool = False
    free: bool = False

    def __init__(self) -> None:
        # Asked with every card that moves: Python finds what an object has itself several times quicker.
        self.zones, self.listens = self.zones, self.listens
        self.zone_index: dict[tuple[str, int], int] = {(z.key, z.owner): i for i, z in enumerate(self.zones)}
        self.number_index: dict[tuple[str, int], int] = {(n.key, n.owner): i for i, n in enumerate(self.numbers)}

    def zone(self, key: str, owner: int) -> int:
        """Index of a zone; owner NONE for shared ones. Raises KeyError."""
        return self.zone_index[key, owner]

    def number(self, key: str, owner: int) -> int:
        """Index of a number. Raises KeyError."""
        return self.number_index[key, owner]
