"""Power points and medals: what things cost, what is lost, who has lost."""

from dataclasses import dataclass, replace

from tabletop.core.change import count, end_game, turn
from tabletop.core.move import NONE, Move
from tabletop.core.prompt import Figure, Held, Prompt
from tabletop.core.refusal import Refusal, refuse
from tabletop.core.state import DRAW, Frame, State
from tabletop.games.wing_commander import nodes, table, words


def power(s: State, seat: int) -> int:
    """Power points, which are life and money at once (WC-1.4)."""
    return s.numbers[words.POWER[seat]]


def can_pay(s: State, seat: int, n: int) -> bool:
    """Whether a voluntary payment leaves enough (WC-6.1.1)."""
    return n == 0 or power(s, seat) - n >= s.options["payment_floor"]


def forbids_payment(s: State, seat: int, n: int) -> Refusal | None:
    """A payment must leave at least `payment_floor`."""
    if can_pay(s, seat, n):
        return None
    floor = s.options["payment_floor"]
    return refuse("WC-6.1.1", "wing_commander.refusal.power", n=n, left=power(s, seat), floor=floor)


def pay(s: State, seat: int, n: int, why: str) -> None:
    """A payment that was found possible."""
    count(s, words.POWER[seat], -n, why)
    check(s)


def gain(s: State, seat: int, n: int, why: str) -> None:
    """Power points have no upper limit (WC-8.8)."""
    count(s, words.POWER[seat], n, why)


def lose(s: State, seat: int, n: int, why: str) -> None:
    """A loss; below 0 counts as 0 (WC-12.6)."""
    count(s, words.POWER[seat], -min(n, power(s, seat)), why)


def check(s: State) -> None:
    """Who has lost by now (WC-1.2, WC-1.3, WC-18.1); both at once is a draw (WC-18.2)."""
    beaten = [seat for seat in range(2) if s.numbers[words.HITS[seat]] >= words.CARRIER_HITS or power(s, seat) <= 0]
    if not beaten:
        return
    if len(beaten) == 2:
        end_game(s, DRAW, "both")
        return
    by_hits = s.numbers[words.HITS[beaten[0]]] >= words.CARRIER_HITS
    end_game(s, 1 - beaten[0], "carrier_destroyed" if by_hits else "no_power")


def reduced(s: State, seat: int, id: int) -> int:
    """The muster cost of a card for this seat, reductions taken off."""
    card = s.cards[id]
    cost = int(card.face.printed.muster)
    for node in table.statics(s, seat, nodes.CostReduction):
        if node.card_type == card.face.kind and not (node.first and (NONE, f"mustered_{card.face.kind}") in s.used):
            cost = min(cost, max(node.least, cost - node.amount))
    return cost


def providers(s: State, seat: int, barred: tuple[int, ...] = ()) -> dict[int, int]:
    """Medals by card that can be tapped for a payment (WC-6.2.2)."""
    found = {}
    for id in s.zones[words.READY[seat]]:
        card = s.cards[id]
        if card.pose or card.on != NONE or card.holder != seat or id in barred:
            continue
        n = table.medals(s, id)
        if n:
            found[id] = n
    return found


def forbids_medals(s: State, seat: int, cost: int) -> Refusal | None:
    """Medals for a card that is mustered: there is no substitute (WC-6.2.6)."""
    if not cost:
        return None
    there = sum(providers(s, seat).values())
    if there >= cost:
        return None
    return refuse("WC-6.2.6", "wing_commander.refusal.medals", n=cost, left=there)


@dataclass(frozen=True, slots=True)
class PayMedals(Frame):
    """Medals still to be paid by tapping cards (WC-6.2); `barred` cannot be tapped for this (WC-6.2.4)."""

    part = True
    player: int
    left: int
    barred: tuple[int, ...] = ()

    def moves(self, s: State) -> list[Move]:
        """Cards to tap, where there is a choice."""
        if self.left <= 0:
            return []
        there = providers(s, self.player, self.barred)
        if len(there) < 2 or sum(there.values()) - min(there.values()) < self.left:
            return []
        return [Move("tap", id) for id in there]

    def answer(self, s: State, move: Move) -> None:
        """Surplus medals are lost (WC-6.2.1)."""
        s.stack.append(replace(self, left=self.left - table.medals(s, move.card)))
        turn(s, move.card, words.TAPPED)

    def run(self, s: State) -> None:
        """No choice is left: tap until it is paid."""
        left = self.left
        for id, n in providers(s, self.player, self.barred).items():
            if left > 0:
                turn(s, id, words.TAPPED)
                left -= n

    def held(self, s: State) -> Held:
        """What is still owed."""
        return Held(figures=(Figure("medals_owed", self.left),))

    def prompt(self, s: State) -> Prompt:
        """So many medals."""
        return Prompt("wing_commander.prompt.medals", (("n", self.left),), rule="WC-6.2")

    def forbids(self, s: State, move: Move) -> Refusal | None:
        """Only untapped own cards with medals in the Ready Area, and none of the flight itself."""
        if move.verb != "tap":
            return refuse("WC-6.2", "wing_commander.refusal.pay_first", n=self.left)
        if move.card in self.barred:
            return refuse("WC-6.2.4", "wing_commander.refusal.self_pay", card=s.cards[move.card].face)
        return refuse("WC-6.2.2", "wing_commander.refusal.no_provider")
