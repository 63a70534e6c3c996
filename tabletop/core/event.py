"""What just happened, and who may know the face of the card it happened to."""

from typing import NamedTuple

from tabletop.core.move import NONE

EVERYBODY = -1


class Event(NamedTuple):
    """`kind` is a past participle (moved, turned, attacked, counted …).

    `source` and `target` are zones for `moved`, cards or zones otherwise; `seats` has a bit for each seat that may
    know the face of `card` at this moment (EVERYBODY: all bits). `why` is the rule or the skill it came from;
    `by_hand` marks sandbox moves.
    """

    kind: str
    card: int = NONE
    source: int = NONE
    target: int = NONE
    n: int = 0
    seats: int = EVERYBODY
    why: str = ""
    by_hand: bool = False
