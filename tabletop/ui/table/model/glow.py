"""Why things are lit."""

from enum import Enum
from typing import NamedTuple


class Glow(Enum):
    """It can act, or could but rarely should; it can be acted on; it is the chosen source or the target under the
    pointer."""

    NONE = ""
    DIM = "dim"
    SOURCE = "source"
    TARGET = "target"
    CHOSEN = "chosen"


class Lights(NamedTuple):
    """`cards` and `spots` (by index) that are lit, the card or else the spot that the keyboard is on, and whether the
    whole table is a target."""

    cards: dict[int, Glow]
    spots: dict[int, Glow]
    focus_card: int
    focus_spot: int
    table: bool
