"""A payment as a person makes it: ener cards pointed at in any order, and taken up again (WX-8.6)."""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from tabletop.core.any_order import LEAVE, AnyOrder
from tabletop.core.move import Move
from tabletop.core.prompt import Held, Prompt
from tabletop.core.refusal import Refusal
from tabletop.core.ruleset import Routine
from tabletop.core.state import State
from tabletop.games.wixoss.proposal import fitting, routine

if TYPE_CHECKING:
    from tabletop.games.wixoss.payment import Payment


@dataclass(frozen=True, slots=True)
class Purse(AnyOrder):
    """What is laid out so far for a payment."""

    player: int
    payment: "Payment"
    laid: tuple[int, ...] = ()

    def held(self, s: State) -> Held:
        """What is laid out, and how much of the cost it is."""
        return self.payment.holding((*self.payment.taken, *self.laid))

    def moves(self, s: State) -> list[Move]:
        """Every card that still fits, and every card laid out, to be kept after all."""
        pay = [self.payment.choosing(id) for id in fitting(s, self.payment, self.laid)]
        return [*pay, *[Move(LEAVE, id) for id in self.laid]]

    def after(self, s: State, move: Move) -> "Purse":
        """One more laid out, or one less."""
        if move.verb == LEAVE:
            return replace(self, laid=tuple(id for id in self.laid if id != move.card))
        return replace(self, laid=(*self.laid, move.card))

    def whole(self, s: State) -> Routine | None:
        """The payment, when enough is laid out or all that could be added looks alike."""
        left = fitting(s, self.payment, self.laid)
        missing = sum(self.payment.need) - len(self.payment.taken) - len(self.laid)
        if missing and len(left) > missing and len({s.cards[id].face.id for id in left}) > 1:
            return None
        return self.routine(s)._replace(others=())

    def routine(self, s: State) -> Routine:
        """Proposals with what is laid out."""
        return routine(s, self.payment, self.laid)

    def prompt(self, s: State) -> Prompt:
        """How much is left to pay."""
        return self.payment.asking(s, self.laid)

    def forbids(self, s: State, move: Move) -> Refusal | None:
        """As for the payment."""
        return self.payment.forbids(s, move)
