"""The answers to a question: which need no card, in the order of use, and what each is called."""

from collections.abc import Sequence

from tabletop.core.gestures import GestureTable
from tabletop.core.move import NONE, Move
from tabletop.core.ruleset import Ruleset
from tabletop.core.view import View
from tabletop.library.wording import move_text


def answers(view: View) -> tuple[list[Move], list[Move]]:
    """(moves that need no card, moves that a card or a place on the table makes)."""
    moves = view.decision.moves if view.decision is not None else ()
    bare = [move for move in moves if move.card == NONE and move.target == NONE]
    return bare, [move for move in moves if move not in bare]


def in_order(moves: Sequence[Move], table: GestureTable) -> list[Move]:
    """What most people want next first."""
    usual = {verb: place for place, verb in enumerate(table.usual)}
    return sorted(moves, key=lambda move: usual.get(move.verb, len(usual)))


def words(rules: Ruleset, view: View, move: Move) -> str:
    """A move in one line."""
    return " ".join(move_text(rules, view, move).split())
