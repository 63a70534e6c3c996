"""What remains of something that has begun: a frame on the state's stack."""

from typing import TYPE_CHECKING, ClassVar, NamedTuple

from tabletop.core.move import NONE, Move
from tabletop.core.refusal import Refusal

if TYPE_CHECKING:
    from tabletop.core.state import State


class Prompt(NamedTuple):
    """What is asked: message key and values, the card it is about, the rule it rests on."""

    key: str
    values: tuple[tuple[str, object], ...] = ()
    source: int = NONE
    rule: str = ""
    least: int = 1
    most: int = 1


class Frame:
    """Plain frozen data. Asks while `moves` is not empty; is run, and gone, when it is.

    Before `answer` and `run` the frame has been taken off the stack: a frame that goes on pushes itself, or its
    successor, again. Subclasses are `@dataclass(frozen=True, slots=True)`, have a `player` (the seat that is asked)
    and hold ids, numbers, words and effect data, nothing that can change.
    """

    __slots__ = ()
    player: int
    part: ClassVar[bool] = False
    """Whether this is a choice inside an act that has begun (a target, a payment), not an act of its own."""

    def moves(self, s: "State") -> list[Move]:
        """Every legal answer, without duplicates; empty: nothing to ask."""
        return []

    def answer(self, s: "State", move: Move) -> None:
        """Carry out one of `moves`."""
        raise TypeError(f"{type(self).__name__} asks nothing")

    def run(self, s: "State") -> None:
        """Go on without asking."""

    def prompt(self, s: "State") -> Prompt:
        """The question in words."""
        return Prompt("prompt.choose")

    def forbids(self, s: "State", move: Move) -> Refusal | None:
        """Why this well-formed move is not among `moves`; None leaves the answer to the ruleset."""
        return None

    def masked(self, s: "State", seat: int) -> "Frame":
        """This frame without what `seat` may not know (a secret choice already made by somebody else)."""
        return self
