"""A battle as data: who meets whom, who supports, what would happen now."""

from typing import Any, NamedTuple

from tabletop.core.move import NONE
from tabletop.core.state import State

BATTLE = "battle"
Pairs = tuple[tuple[int, int], ...]


class Battle(NamedTuple):
    """One battle (WC-10). `pairs` are (attacking, defending) flights, `support` (giver, receiver), `strikes` flights
    that attack the carrier, `idle` those that do nothing, `fire` the strikers that the carrier fires at, `played`
    (flight, card) of the cards played, then the result: flights `doomed`, strikers with `hits`."""

    zone: int
    attacker: int
    pairs: Pairs = ()
    support: Pairs = ()
    strikes: tuple[int, ...] = ()
    idle: tuple[int, ...] = ()
    fire: tuple[int, ...] = ()
    played: Pairs = ()
    doomed: tuple[int, ...] = ()
    hits: tuple[int, ...] = ()
    success: tuple[int, ...] = ()

    def foe(self, flight: int) -> int:
        """The flight that it is engaged with, or NONE (WC-10.2)."""
        for one, other in self.pairs:
            if one == flight:
                return other
            if other == flight:
                return one
        return NONE

    def count(self, flight: int) -> int:
        """Cards that the flight has played (WC-6.3.1)."""
        return sum(by == flight for by, _ in self.played)

    def assigned(self, flight: int) -> bool:
        """Whether a left-over flight has its task (WC-10.3)."""
        return flight in self.strikes or flight in self.idle or any(giver == flight for giver, _ in self.support)


def battle(s: State) -> Battle | None:
    """The running battle."""
    found: Battle | None = s.memory[BATTLE]
    return found


def change(s: State, b: Battle, **values: Any) -> Battle:
    """Note what has been decided in the battle."""
    b = b._replace(**values)
    s.memory[BATTLE] = b
    return b


def without(b: Battle, id: int) -> Battle:
    """The battle without a card that is no longer there."""
    lists: dict[str, Any] = {
        field: tuple(flight for flight in getattr(b, field) if flight != id)
        for field in ("strikes", "idle", "fire", "doomed", "hits", "success")
    }
    return b._replace(
        pairs=tuple(pair for pair in b.pairs if id not in pair),
        support=tuple(pair for pair in b.support if id not in pair),
        played=tuple(pair for pair in b.played if id not in pair),
        **lists,
    )
