"""Whether a move may be made, and what forbids it."""

from tabletop.core.by_hand import PREFIX, exists, well_formed
from tabletop.core.move import Move
from tabletop.core.refusal import Refusal, refuse
from tabletop.core.ruleset import ruleset_of
from tabletop.core.state import State


def why_not(s: State, seat: int, move: Move) -> Refusal | None:
    """None if the move is legal for this seat now, else the rule that forbids it."""
    rules = ruleset_of(s)
    if move.verb == "resign" and s.winner < 0:
        return None if move.n == seat else refuse(rules.turn_rule, "refusal.not_your_decision")
    if move.verb.startswith(PREFIX):
        return None if well_formed(s, move) else refuse(rules.turn_rule, "refusal.no_such_move")
    if s.winner >= 0:
        return refuse(rules.end_rule, "refusal.game_over")
    top = s.stack[-1]
    if top.player != seat:
        return refuse(rules.turn_rule, "refusal.not_your_decision")
    if move in s.legal:
        return None
    if not exists(s, move):
        return refuse(rules.turn_rule, "refusal.no_such_move")
    return top.forbids(s, move) or rules.forbids(s, seat, move)
