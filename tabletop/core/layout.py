"""Where the cards of a game lie on the screen: plain data that each game fills, read by the table scene.

Lengths are card widths: an upright card is 1 × `TALL`. The origin is the middle of the board, x grows to the right,
y towards the near seat. What belongs to nobody (`SHARED`) is written as seat 0 sees it; when seat 1 (or 3) sits near,
the scene turns it by 180 degrees unless it says `turns=False`.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from tabletop.core.gestures import NO_GESTURES, GestureTable
from tabletop.core.move import NONE
from tabletop.core.zone import NumberDef, ZoneDef

TALL = 88 / 63
"""The height of a card in card widths."""

NEAR, FAR, SHARED = "near", "far", "shared"
FAR_LEFT, PARTNER, FAR_RIGHT = "far_left", "partner", "far_right"
"""Sides of the table, as the person at the screen sees them. With four seats the partner's things lie on the near
side, and the far side is that of the next player clockwise on the left, of the last one on the right."""

SIDES = {2: (NEAR, FAR), 4: (NEAR, FAR_LEFT, PARTNER, FAR_RIGHT)}
"""By the number of seats, the sides clockwise from the person at the screen."""


def seat_at(side: str, near: int, seats: int) -> int:
    """Who sits at a side of the table of so many seats while `near` sits at the screen; NONE for SHARED."""
    return (near + SIDES[seats].index(side)) % seats if side in SIDES[seats] else NONE


def across(side: str) -> bool:
    """Whether cards of that side stand on their heads for the person at the screen."""
    return side in (FAR, FAR_LEFT, FAR_RIGHT)


def seen_from_across(seat: int) -> bool:
    """Whether this seat has the shared part of the table the other way round."""
    return bool(seat & 1)

ROW, COLUMN, FAN, PILE, GRID = "row", "column", "fan", "pile", "grid"
"""How the cards of a place are spread. ROW and COLUMN follow `step`; FAN is a row on an arc, as a hand is held;
PILE lies on one spot (its top card is the last one); GRID fills rows of `columns` from the upper left."""

NATURAL_STEP = {
    ROW: (1.06, 0.0), COLUMN: (0.0, 0.36), FAN: (1.06, 0.0), PILE: (0.012, -0.012), GRID: (1.06, 0.0),
}  # fmt: skip
"""The step of a place that names none."""

START, CENTRE, END = "start", "centre", "end"


@dataclass(frozen=True, slots=True)
class Place:
    """Where cards of one zone lie. (x, y) is the middle of the place.

    Several places may name one zone: the first in the layout that takes a card gets it. A place takes cards whose
    face kind is in `kinds` (empty: every kind, and the only ones for unknown faces) and whose holder sits at `holder`
    ("" : either side). Cards that are attached (`card.on`) follow their bearer and are not counted.

    `step` is the way from one card to the next before `scale` (none: NATURAL_STEP of the spread); cards overlap
    evenly once they would be longer than `length` (which includes the first and the last card; 0: one card; across
    the step the place is one card wide).
    `side` is the owner of the zone; `turned`: cards stand on their heads where the side is far (for shared zones:
    where the holder is). `sideways`: cards lie sideways here whatever their pose. `label` is a catalogue key, shown
    while the place is empty, and beside it if `titled`. `count` shows how many cards. `framed` draws its outline.
    `hand`: cards lift under the pointer. `columns` and `rows` are for GRID.
    """

    zone: str
    side: str
    x: float
    y: float
    spread: str = ROW
    step: tuple[float, float] = (0.0, 0.0)
    length: float = 0.0
    align: str = CENTRE
    scale: float = 1.0
    turned: bool = True
    sideways: bool = False
    kinds: tuple[str, ...] = ()
    holder: str = ""
    label: str = ""
    titled: bool = False
    count: bool = False
    framed: bool = True
    hand: bool = False
    columns: int = 0
    rows: int = 1
    turns: bool = True

    def __post_init__(self) -> None:
        if self.step == (0.0, 0.0):
            object.__setattr__(self, "step", NATURAL_STEP[self.spread])

    @property
    def card(self) -> tuple[float, float]:
        """Width and height of one card as it lies here."""
        long, short = TALL * self.scale, self.scale
        return (long, short) if self.sideways else (short, long)

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of the whole place."""
        wide, high = self.card
        if self.spread == GRID:
            step_x, step_y = abs(self.step[0]) * self.scale, (abs(self.step[1]) or TALL * 1.05) * self.scale
            return wide + step_x * (max(self.columns, 1) - 1), high + step_y * (self.rows - 1)
        if self.spread in (ROW, FAN):
            return max(self.length, wide), high
        return wide, max(self.length, high) if self.spread == COLUMN else high


@dataclass(frozen=True, slots=True)
class Attachment:
    """How cards lie that are attached to another one (`card.on`), chosen by the kind of the attached card.

    The first attached card is moved from the middle of its bearer by (dx, dy) bearer widths, each further one by
    (step_x, step_y) more. `over`: above the bearer, else under it. The first Attachment that fits is taken; empty
    `kinds` fits all, unknown faces too. A far bearer's attached cards are moved the other way round.
    """

    kinds: tuple[str, ...] = ()
    dx: float = 0.0
    dy: float = -0.26
    step_x: float = 0.0
    step_y: float = -0.2
    over: bool = False
    scale: float = 1.0
    sideways: bool = False


@dataclass(frozen=True, slots=True)
class Line:
    """A line between two positions."""

    x1: float
    y1: float
    x2: float
    y2: float
    tone: str = "line"
    turns: bool = True


@dataclass(frozen=True, slots=True)
class Disc:
    """A circle around (x, y)."""

    x: float
    y: float
    radius: float
    tone: str = "field"
    turns: bool = True


@dataclass(frozen=True, slots=True)
class Box:
    """A rounded rectangle around (x, y), with a catalogue key as its title or nothing."""

    x: float
    y: float
    width: float
    height: float
    label: str = ""
    tone: str = "field"
    turns: bool = True


@dataclass(frozen=True, slots=True)
class Label:
    """Words on the board, `size` card widths high."""

    x: float
    y: float
    key: str
    size: float = 0.16
    tone: str = "text"
    turns: bool = True


Decoration = Line | Disc | Box | Label
"""`tone` is a word of the theme: line, field, strong, accent, near, far, text."""


@dataclass(frozen=True, slots=True)
class NumberPlace:
    """A number that is no card: `key` names one of the ruleset's numbers or, with `fact`, a key of `view.facts`.

    `side` SHARED is the table's own. A fact may be a number, text, or a pair indexed by seat. `of` names a second
    fact or number, shown as "3 / 7". `shape` is the outline it is drawn in: round, shield, hex, square, drop.
    """

    key: str
    side: str
    x: float
    y: float
    label: str = ""
    fact: bool = False
    of: str = ""
    shape: str = "round"
    scale: float = 1.0
    tone: str = "accent"
    turns: bool = True


@dataclass(frozen=True, slots=True)
class BoardLayout:
    """One game's table: its size in card widths and everything on it. `landscape` are the kinds of card that are
    printed sideways (they need no turn to be read); `gestures` is what a gesture on it means."""

    width: float
    height: float
    places: tuple[Place, ...]
    attachments: tuple[Attachment, ...] = (Attachment(),)
    decorations: tuple[Decoration, ...] = ()
    numbers: tuple[NumberPlace, ...] = ()
    landscape: tuple[str, ...] = ()
    gestures: GestureTable = NO_GESTURES


def opposite(place: Place) -> Place:
    """The same place for the other side of the table, turned by 180 degrees about the middle."""
    swap = {NEAR: FAR, FAR: NEAR}
    return replace(
        place,
        side=swap.get(place.side, place.side),
        holder=swap.get(place.holder, place.holder),
        x=-place.x,
        y=-place.y,
        step=(-place.step[0], -place.step[1]),
    )


def on_both_sides(places: Iterable[Place]) -> tuple[Place, ...]:
    """The near seat's places, and the far seat's opposite."""
    near = tuple(places)
    return near + tuple(opposite(place) for place in near)


def numbers_on_both_sides(numbers: Iterable[NumberPlace]) -> tuple[NumberPlace, ...]:
    """The near seat's numbers, and the far seat's opposite."""
    near = tuple(numbers)
    return near + tuple(replace(n, side=FAR, x=-n.x, y=-n.y) for n in near)


def seats_of(zones: Sequence[ZoneDef]) -> int:
    """How many seats a table of these zones has; one that plays alone has an empty one opposite."""
    return max(2, 1 + max(zone.owner for zone in zones))


def missing(layout: BoardLayout, zones: Sequence[ZoneDef], numbers: Sequence[NumberDef]) -> list[str]:
    """What is wrong with a layout: zones without a place for each seat, places and numbers that name nothing."""
    wrong = []
    seats = seats_of(zones)
    for zone in zones:
        sides = {SHARED} if zone.owner == NONE else {*SIDES[seats]}
        found = {place.side for place in layout.places if place.zone == zone.key}
        absent = (f"zone {zone.key}: no place on side {side}" for side in sorted(sides - found))
        wrong += [line for line in absent if line not in wrong]
    known = {zone.key for zone in zones}
    wrong += [f"place of unknown zone {place.zone}" for place in layout.places if place.zone not in known]
    counted = {number.key for number in numbers}
    wrong += [f"unknown number {n.key}" for n in layout.numbers if not n.fact and n.key not in counted]
    return wrong
