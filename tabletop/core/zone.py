"""Places where cards lie."""

from typing import NamedTuple

from tabletop.core.move import NONE

NOBODY = 0
OWNER = 1
ALL = 2


class ZoneDef(NamedTuple):
    """`owner` is a seat, or NONE for a shared zone. The last card of a zone is its top, and the newest.

    `sees`: who sees faces that are not turned down (NOBODY, OWNER, ALL). `ordered`: the place inside it means
    something, so a card can be followed by its place. `live`: cards in it have current values, shown on the table.
    """

    key: str
    owner: int
    sees: int = ALL
    ordered: bool = True
    live: bool = False


class NumberDef(NamedTuple):
    """A number kept beside the cards (power points, credits). `owner` is a seat, NONE for the table's own.

    `seen`: both seats may know it.
    """

    key: str
    owner: int
    start: int = 0
    seen: bool = True


def per_seat(key: str, sees: int = ALL, ordered: bool = True, live: bool = False, seats: int = 2) -> list[ZoneDef]:
    """One such zone for each seat."""
    return [ZoneDef(key, seat, sees, ordered, live) for seat in range(seats)]


__all__ = ["ALL", "NOBODY", "NONE", "OWNER", "NumberDef", "ZoneDef", "per_seat"]
