"""Sets chosen card by card: the engine fixes their order, so that {a, b} is one path; a person does not."""

from typing import TYPE_CHECKING

from tabletop.core.frame import Frame
from tabletop.core.move import Move
from tabletop.core.state import State

if TYPE_CHECKING:
    from tabletop.core.ruleset import Routine


class FixedOrder(Frame):
    """A question that is answered several times, in a fixed order, until a set is whole."""

    __slots__ = ()

    def any_order(self, s: State) -> "AnyOrder":
        """What a person is asked instead."""
        raise NotImplementedError


class AnyOrder(Frame):
    """A set in the making, chosen in any order. It never lies on the stack of a game: only the whole set is an answer,
    given to the question that it stands in for."""

    __slots__ = ()

    def after(self, s: State, move: Move) -> "AnyOrder":
        """What is left to choose after one of `moves`."""
        raise NotImplementedError

    def whole(self, s: State) -> "Routine | None":
        """The answers to the question itself, in its order; None while the set is not whole."""
        raise NotImplementedError
