"""One step of a game: the state after a move, and what the seats learn by it."""

from tabletop.core.change import seers
from tabletop.core.engine import EngineFailed, apply
from tabletop.core.event import Event
from tabletop.core.move import Move, write
from tabletop.core.ruleset import ruleset_of
from tabletop.core.state import State
from tabletop.core.view import decision


def step(before: State, move: Move) -> tuple[State, list[Event]]:
    """The next state, such as every seat can look at, and everything that happened on the way to it.

    Raises EngineFailed, Endless where it would go on for ever.
    """
    after = before.clone()
    after.told = []
    apply(after, move)
    told, after.told = after.told, None
    try:
        decision(after, after.asked)
        for seat in range(after.rules.seats):
            ruleset_of(after).facts(after, seat)
    except Exception as wrong:
        raise EngineFailed(f"nobody can look at what comes of {write(move)}") from wrong
    return after, told


def learned(before: State, after: State) -> int:
    """Bits of the seats that see a face now that they did not see before."""
    bits = 0
    for id, card in enumerate(after.cards):
        if id >= len(before.cards):
            continue
        old = before.cards[id]
        if old is not card:
            bits |= seers(after, card) & ~(seers(before, old) if old.face is card.face else 0)
    return bits & ((1 << after.rules.seats) - 1)
