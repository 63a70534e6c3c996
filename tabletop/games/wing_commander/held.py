"""What has been chosen in an act under way, and what it comes to."""

from tabletop.core.move import to_zone
from tabletop.core.prompt import Chosen, Figure, Held
from tabletop.core.state import State
from tabletop.games.wing_commander import table, words


def deployed(player: int, chosen: tuple[int, ...], left: int) -> Held:
    """Cards of the initial deployment, and the points that are left (WC-8.3)."""
    ready = to_zone(words.READY[player])
    return Held(
        tuple(Chosen(id, ready, "deployed") for id in chosen),
        (Figure("points_left", left, words.DEPLOYMENT_POINTS),),
    )


def flight(flown: State, player: int, ids: tuple[int, ...], owed: int, medals: int) -> Held:
    """The parts of a flight, its values as they will be in `flown`, and the medals that its launch costs of those that
    are there (WC-9.4.5, WC-6.2.3)."""
    first, there = ids[0], to_zone(words.CARRIER[player])
    chosen = (Chosen(first, there, "flight"), *(Chosen(id, first, "part") for id in ids[1:]))
    values = [Figure(what, table.value(flown, first, what)) for what in words.STATS if table.has(flown, first, what)]
    return Held(chosen, (*values, Figure("medals_owed", owed, medals)))
