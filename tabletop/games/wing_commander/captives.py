"""Prisoners, traitors and returned spies."""

from dataclasses import dataclass

from tabletop.core.change import move, show, tell
from tabletop.core.move import NONE, Move, to_zone
from tabletop.core.prompt import Prompt
from tabletop.core.refusal import Refusal, refuse
from tabletop.core.state import Frame, Modifier, State
from tabletop.effects.lasting import forget, lasts, marked, unmark
from tabletop.games.wing_commander import nodes, power, table, words

INTERROGATED = (NONE, "interrogated")


def strip(s: State, pilot: int) -> None:
    """His awards are discarded; it costs nothing (WC-5.7.4)."""
    for award in table.awards(s, pilot):
        table.to_discard(s, award)


def capture(s: State, seat: int, pilot: int) -> None:
    """Prisoner of `seat`, or its own man come back from the other side (WC-15.1, WC-16.5)."""
    strip(s, pilot)
    forget(s, pilot)
    if s.cards[pilot].owner == seat:
        move(s, pilot, words.READY[seat], holder=seat, why="came_back")
        lasts(s, Modifier(pilot, words.RETURNED_SPY, "mark", 1, words.FOREVER))
        return
    move(s, pilot, words.BRIG[seat], holder=seat, why="captured")
    imprison(s, pilot)


def imprison(s: State, pilot: int) -> None:
    """He counts as a prisoner from now on."""
    lasts(s, Modifier(pilot, words.PRISONER, "mark", 1, words.FOREVER))


def turn_traitor(s: State, seat: int, pilot: int) -> None:
    """He flies for `seat` from now on (WC-16.1)."""
    strip(s, pilot)
    forget(s, pilot)
    move(s, pilot, words.READY[seat], holder=seat, why="turned_traitor")


def prisoners(s: State, seat: int) -> tuple[int, ...]:
    """Whom the seat holds."""
    return s.zones[words.BRIG[seat]]


def sources(s: State, seat: int) -> list[int]:
    """Who can be asked: prisoners and returned spies at home (WC-15.3, WC-16.6)."""
    found = list(prisoners(s, seat))
    if s.lasting:
        found += [id for id in s.zones[words.READY[seat]] if marked(s, id, words.RETURNED_SPY)]
    return found


def price(s: State, seat: int) -> int:
    """What an interrogation costs."""
    prices: list[int] = [1, *(node.amount for node in table.statics(s, seat, nodes.InterrogationCost))]
    return min(prices)


def forbids_interrogation(s: State, seat: int, id: int) -> Refusal | None:
    """Once per turn in all, for a power point (WC-15.3)."""
    if id not in sources(s, seat):
        return refuse("WC-15.3", "wing_commander.refusal.no_prisoner")
    if INTERROGATED in s.used:
        return refuse("WC-15.3", "wing_commander.refusal.interrogated")
    return power.forbids_payment(s, seat, price(s, seat))


def interrogations(s: State, seat: int) -> list[Move]:
    """The prisoner is asked about the hand or about the top of the deck."""
    there = sources(s, seat)
    if not there or forbids_interrogation(s, seat, there[0]) is not None:
        return []
    aims = [to_zone(zone[1 - seat]) for zone in (words.HAND, words.DECK) if s.zones[zone[1 - seat]]]
    return [Move("interrogate", id, aim) for id in there for aim in aims]


def interrogate(s: State, seat: int, id: int, aim: int) -> None:
    """Hand or top three cards, order unchanged (WC-15.3)."""
    s.used |= {INTERROGATED}
    power.pay(s, seat, price(s, seat), "interrogated")
    tell(s, "interrogated", id, target=aim)
    if s.options["spy_report_once"]:
        unmark(s, id, words.RETURNED_SPY)
    hand = aim == to_zone(words.HAND[1 - seat])
    seen = s.zones[words.HAND[1 - seat]] if hand else s.zones[words.DECK[1 - seat]][-words.TOP_CARDS :]
    for card in seen:
        show(s, card, 1 << seat)


def executions(s: State, seat: int) -> list[Move]:
    """At any time the captor may act (WC-15.4)."""
    return [Move("execute_prisoner", id, to_zone(words.DISCARD[s.cards[id].owner])) for id in prisoners(s, seat)]


def execute(s: State, seat: int, id: int) -> None:
    """The owner loses 1 and the medals printed on him (WC-15.4)."""
    owner = s.cards[id].owner
    bonus = sum(node.amount for node in table.statics(s, seat, nodes.ExecutionBonus))
    loss = table.sheet(s, id).loss
    table.to_discard(s, id, "executed")
    power.lose(s, owner, loss + bonus, "executed")
    power.check(s)


def forbids_execution(s: State, seat: int, id: int) -> Refusal | None:
    """Only prisoners; a traitor is none (WC-16.3)."""
    if id in prisoners(s, seat):
        return None
    if id >= 0 and s.cards[id].holder != s.cards[id].owner:
        return refuse("WC-16.3", "wing_commander.refusal.traitor", card=s.cards[id].face)
    return refuse("WC-15.4", "wing_commander.refusal.no_prisoner")


def exchanges(s: State, seat: int) -> list[Move]:
    """One of his for one of theirs; the same offer once a turn (WC-15.5)."""
    theirs = prisoners(s, 1 - seat)
    return [
        Move("offer_exchange", mine, other)
        for mine in prisoners(s, seat)
        for other in theirs
        if (mine, f"offered {other}") not in s.used
    ]


@dataclass(frozen=True, slots=True)
class AnswerExchange(Frame):
    """`player` accepts or declines to get `offered` for `asked` (WC-15.5)."""

    player: int
    offered: int
    asked: int

    def moves(self, s: State) -> list[Move]:
        """Yes or no, while both are held."""
        if self.offered not in prisoners(s, 1 - self.player) or self.asked not in prisoners(s, self.player):
            return []
        return [Move("answer_exchange", self.offered, n=1), Move("answer_exchange", self.offered, n=0)]

    def answer(self, s: State, move: Move) -> None:
        """Both go home untapped, without an escort."""
        if not move.n:
            tell(s, "declined", self.offered, n=self.player)
            return
        for id in (self.offered, self.asked):
            go_home(s, id)

    def prompt(self, s: State) -> Prompt:
        """Both faces are open."""
        values = (("offered", s.cards[self.offered].face), ("asked", s.cards[self.asked].face))
        return Prompt("wing_commander.prompt.exchange", values, self.offered, "WC-15.5")

    def forbids(self, s: State, move: Move) -> Refusal | None:
        """First the answer."""
        return refuse("WC-15.5", "wing_commander.refusal.answer_first")


def go_home(s: State, id: int) -> None:
    """A prisoner returns to his owner's Ready Area."""
    forget(s, id)
    owner = s.cards[id].owner
    move(s, id, words.READY[owner], holder=owner, why="exchanged")
