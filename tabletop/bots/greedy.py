"""One step ahead: the move after which the position looks best."""

from tabletop.bots import World
from tabletop.core.chance import Chance
from tabletop.core.engine import EngineFailed, apply
from tabletop.core.move import Move
from tabletop.core.ruleset import ruleset_of
from tabletop.core.state import State
from tabletop.core.view import Decision, View

WIDTH = 6
"""At each choice inside an act so many answers are tried, spread evenly over all."""
ENDLESS = -1e9
"""The score of a move that would go on for ever: the last one to be chosen."""
BUDGET = 120
"""So many moves are tried in all to see where one move leads."""


class Greedy:
    """Tries every move in an imagined world and follows it until the act is over."""

    def choose(self, view: View, decision: Decision, chance: Chance, world: World) -> Move:
        """The best-looking move; among equals any."""
        if len(decision.moves) == 1:
            return decision.moves[0]
        imagined = world()
        best: list[Move] = []
        best_score = float("-inf")
        for move in decision.moves:
            score = _after(imagined, move, decision.seat, BUDGET)
            if score > best_score + 1e-9:
                best, best_score = [move], score
            elif score > best_score - 1e-9:
                best.append(move)
        return best[chance.below(len(best))]


def _follow(s: State, seat: int, budget: int) -> float:
    """The score once the act is over: own answers at their best, others' first ones."""
    while s.winner < 0 and budget > 0 and s.stack[-1].part:
        if s.asked == seat and len(s.legal) > 1:
            tried = _some(s.legal)
            return max(_after(s, move, seat, (budget - len(tried)) // len(tried)) for move in tried)
        budget -= 1
        apply(s, s.legal[0])
    return ruleset_of(s).score(s, seat)


def _after(s: State, move: Move, seat: int, budget: int) -> float:
    then = s.clone()
    try:
        apply(then, move)
        return _follow(then, seat, budget)
    except EngineFailed:
        return ENDLESS


def _some(moves: list[Move]) -> list[Move]:
    if len(moves) <= WIDTH:
        return moves
    return [moves[i * len(moves) // WIDTH] for i in range(WIDTH)]
