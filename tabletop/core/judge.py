"""Whether a move may be made, and what forbids it."""

from tabletop.core.believed import believed, without_secrets
from tabletop.core.by_hand import PREFIX, exists, well_formed
from tabletop.core.card import Face
from tabletop.core.move import Move
from tabletop.core.refusal import Refusal, refuse
from tabletop.core.ruleset import ruleset_of
from tabletop.core.state import State
from tabletop.core.view import sees


def why_not(s: State, seat: int, move: Move) -> Refusal | None:
    """None if the move is legal for this seat now, else the rule that forbids it.

    What forbids it is told from what the seat may know: it is judged in the world that all hidden faces have in
    common, and where the reason would be the face of a card that the seat does not see, that is the reason.
    """
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
    world = believed(s, seat)
    refusal = world.stack[-1].forbids(world, move) or rules.forbids(world, seat, move)
    if _speaks_of_hidden(s, world, seat, move, refusal):
        return refuse(rules.hidden_rule, "refusal.unseen")
    return without_secrets(s, seat, refusal)


def _speaks_of_hidden(s: State, world: State, seat: int, move: Move, refusal: Refusal) -> bool:
    """Whether the reason lies in the face of a card of the move that the seat does not see."""
    hidden = {world.cards[id].face for id in (move.card, move.target) if id >= 0 and not sees(s, seat, id)}
    return any(isinstance(value, Face) and value in hidden for _, value in refusal.values)


def faults(s: State, seat: int) -> list[Refusal]:
    """What the rules could not accept, as far as the seat may know it."""
    world = believed(s, seat)
    return [without_secrets(s, seat, fault) for fault in ruleset_of(s).faults(world)]
