"""Any legal move, equally likely."""

from tabletop.bots import World
from tabletop.core.chance import Chance
from tabletop.core.move import Move
from tabletop.core.view import Decision, View


class RandomLegal:
    """The weakest level, and the yardstick for the others."""

    def choose(self, view: View, decision: Decision, chance: Chance, world: World) -> Move:
        """One of the moves."""
        return decision.moves[chance.below(len(decision.moves))]
