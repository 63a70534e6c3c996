"""What is printed on a card, and one physical card as it lies."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any, NamedTuple

from tabletop.core.move import NONE

SIDEWAYS = 1
FACE_DOWN = 2
SECOND_SIDE = 4
"""Pose flags: turned by 90 degrees, face down, the other printed side up."""


@dataclass(frozen=True, slots=True, eq=False)
class Face:
    """What is printed: the same object for every copy of a card; never changed.

    `kind` is the card type in the rules' words, `back` what an opponent can tell from the back,
    `values` the printed numbers, `traits` everything a filter may ask for (colours, classes, keywords),
    `skills` the abilities as effect data, `printed` the game's own model of the card.
    """

    id: str
    kind: str
    name: Mapping[str, str]
    back: str = ""
    values: Mapping[str, int] = field(default_factory=dict)
    traits: frozenset[str] = frozenset()
    skills: tuple[Any, ...] = ()
    printed: Any = None
    other: "Face | None" = None

    def __repr__(self) -> str:
        return f"<{self.id}>"


class Card(NamedTuple):
    """One physical card. Replaced, never changed.

    `holder` controls it now; `known` has a bit for each seat that has learned the face beyond what the zone
    shows; `on` is the card that this one is attached to, lies under or rides in; `counters` are (name, number).
    """

    face: Face
    owner: int
    holder: int
    zone: int
    pose: int = 0
    known: int = 0
    on: int = NONE
    counters: tuple[tuple[str, int], ...] = ()

    def posed(self, pose: int) -> "Card":
        """The same card in that pose; much used, and `_replace` is slow."""
        return laid((self.face, self.owner, self.holder, self.zone, pose, self.known, self.on, self.counters))

    def known_to(self, seats: int) -> "Card":
        """The same card, known to these seats (bits) and no others."""
        return laid((self.face, self.owner, self.holder, self.zone, self.pose, seats, self.on, self.counters))


Slots = tuple[Face, int, int, int, int, int, int, tuple[tuple[str, int], ...]]
laid: Callable[[Slots], Card] = partial(tuple.__new__, Card)
"""A card from all its slots in their order: twice as quick as Card(…), for the changes that happen all the time."""


class TextBlock(NamedTuple):
    """A part of a card's text: what it is called (may be empty) and what it says."""

    title: str
    body: str
