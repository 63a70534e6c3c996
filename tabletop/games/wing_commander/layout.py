"""Where everything lies: seven NAV points as a hexagon with a centre, Ready Areas beside it, hands below."""

from tabletop.core.layout import (
    FAN,
    FAR,
    GRID,
    NEAR,
    PILE,
    ROW,
    SHARED,
    Attachment,
    BoardLayout,
    Box,
    Decoration,
    Disc,
    Line,
    NumberPlace,
    Place,
    numbers_on_both_sides,
    on_both_sides,
)  # fmt: skip
from tabletop.games.wing_commander.gestures import GESTURES

_COLUMN, _ROW, _CARRIER = 2.98, 1.92, 3.7
_AT = {
    "nav_nw": (-_COLUMN, -_ROW), "nav_ne": (_COLUMN, -_ROW), "nav_center": (0.0, 0.0),
    "nav_sw": (-_COLUMN, _ROW), "nav_se": (_COLUMN, _ROW), "far": (0.0, -_CARRIER), "near": (0.0, _CARRIER),
}  # fmt: skip
_LINES = (
    ("far", "nav_nw"), ("far", "nav_center"), ("far", "nav_ne"), ("nav_nw", "nav_center"), ("nav_nw", "nav_sw"),
    ("nav_ne", "nav_center"), ("nav_ne", "nav_se"), ("nav_center", "nav_sw"), ("nav_center", "nav_se"),
    ("nav_center", "near"), ("nav_sw", "near"), ("nav_se", "near"),
)  # fmt: skip
_FLIGHT = 0.84
_BESIDE = 1.36
"""How far a side's two flights lie from the middle of a position."""
_LEFT, _RIGHT = -7.25, 7.0


def _flights(zone: str, side: str, x: float, y: float, holder: str) -> Place:
    """The two flights of one side at a position: the near seat's on the left."""
    at = x - _BESIDE if holder == NEAR else x + _BESIDE
    return Place(
        zone, side, at, y, ROW, (1.04, 0.0), length=1.72, scale=_FLIGHT, kinds=("fighter",), holder=holder, framed=False
    )


def _nav(zone: str) -> list[Place]:
    x, y = _AT[zone]
    return [
        _flights(zone, SHARED, x, y, NEAR),
        _flights(zone, SHARED, x, y, FAR),
        Place(zone, SHARED, x, y, PILE, scale=0.58, turned=False, label=f"wing_commander.zone.{zone}"),
    ]


def _carrier() -> list[Place]:
    x, y = _AT["near"]
    return [
        _flights("carrier", NEAR, x, y, NEAR),
        _flights("carrier", NEAR, x, y, FAR),
        Place("carrier", NEAR, x, y, PILE, scale=0.68, label="wing_commander.zone.carrier"),
    ]


def _ready(row: int, *kinds: str) -> Place:
    return Place(
        "ready", NEAR, _LEFT, 0.95 + 1.2 * row, ROW, (1.08, 0.0), length=3.6, scale=0.72, kinds=kinds,
        label=f"wing_commander.ready.{kinds[0] if kinds else 'fighter'}",
    )  # fmt: skip


_OWN = (
    *_carrier(),
    _ready(1, "pilot"),
    _ready(2, "weapon"),
    _ready(3, "crew"),
    _ready(0),
    Place("brig", NEAR, _RIGHT, 0.95, ROW, (1.0, 0.0), length=2.6, scale=0.62, count=True,
          label="wing_commander.zone.brig", titled=True),
    Place("order", NEAR, _RIGHT - 1.5, 2.62, PILE, scale=0.86, label="wing_commander.zone.order", titled=True),
    Place("deck", NEAR, _RIGHT, 2.62, PILE, scale=0.86, count=True, label="wing_commander.zone.deck", titled=True),
    Place("discard", NEAR, _RIGHT + 1.5, 2.62, PILE, scale=0.86, count=True, label="wing_commander.zone.discard",
          titled=True),
    Place("hand", NEAR, 0.0, 5.17, FAN, (0.86, 0.0), length=9.2, scale=0.84, framed=False, hand=True,
          label="wing_commander.zone.hand"),
    Place("fleet", NEAR, 0.0, 1.32, GRID, (1.06, 0.0), scale=0.59, columns=16, rows=5, framed=False),
)  # fmt: skip


def _stacked(place: Place) -> Place:
    """What the other side has ready is a stack with a number: of sixty backs nothing can be read."""
    if place.zone != "fleet" or place.side != FAR:
        return place
    return Place("fleet", FAR, 0.0, -1.85, PILE, scale=0.86, count=True, framed=False)


def _map() -> tuple[Decoration, ...]:
    lines = [Line(*_AT[one], *_AT[other], tone="line") for one, other in _LINES]
    discs = [Disc(x, y, 0.62, tone="field") for x, y in _AT.values()]
    return (*lines, *discs)


LAYOUT = BoardLayout(
    gestures=GESTURES,
    width=18.6,
    height=11.6,
    places=(
        *[place for zone in _AT if zone.startswith("nav_") for place in _nav(zone)],
        *map(_stacked, on_both_sides(_OWN)),
        Place("gone", SHARED, 9.1, 0.0, PILE, scale=0.2, framed=False),
    ),
    attachments=(
        Attachment(("pilot",), dx=0.0, dy=-0.3, scale=0.96),
        Attachment(("pilot_award",), dx=0.1, dy=-0.2, step_x=0.06, step_y=-0.17, scale=0.9),
        Attachment(("weapon",), dx=-0.2, dy=0.24, step_x=-0.1, step_y=0.2, scale=0.9),
        Attachment(("maneuver",), dx=0.16, dy=0.3, step_x=0.12, step_y=0.2, over=True, scale=0.72),
        Attachment(("battle_damage",), dx=-0.22, dy=0.12, step_x=-0.12, step_y=0.2, over=True, scale=0.72),
        Attachment(),
    ),
    decorations=(
        *_map(),
        Box(_LEFT, 2.77, 3.9, 5.3, "wing_commander.zone.ready"),
        Box(-_LEFT, -2.77, 3.9, 5.3, "wing_commander.zone.ready"),
    ),
    numbers=numbers_on_both_sides([
        NumberPlace("power", NEAR, 5.4, 4.9, "wing_commander.number.power", shape="hex", scale=1.25),
        NumberPlace("hits", NEAR, 6.75, 4.9, "wing_commander.number.hits", of="hits_to_lose", shape="shield"),
        NumberPlace("income", NEAR, 7.85, 4.9, "wing_commander.fact.income", fact=True, shape="drop"),
        NumberPlace("medals", NEAR, 8.85, 4.9, "wing_commander.fact.medals", fact=True, shape="round"),
    ]),
    landscape=("nav_point", "nav_point_modifier"),
)  # fmt: skip
