"""Computer players: each chooses from what its seat may know."""

from collections.abc import Callable
from typing import Protocol

from tabletop.core.chance import Chance
from tabletop.core.move import Move
from tabletop.core.state import State
from tabletop.core.view import Decision, View

World = Callable[[], State]
"""Makes a state in which everything that the seat cannot know is made up."""


class Bot(Protocol):
    """`choose` answers one decision with one of its moves."""

    def choose(self, view: View, decision: Decision, chance: Chance, world: World) -> Move:
        """One of `decision.moves`."""


def bot(level: str) -> Bot:
    """The computer player of a level: `random` or `greedy`. Raises KeyError."""
    from tabletop.bots.greedy import Greedy
    from tabletop.bots.random_legal import RandomLegal

    players: dict[str, Bot] = {"random": RandomLegal(), "greedy": Greedy()}
    return players[level]


LEVELS = ("random", "greedy")
