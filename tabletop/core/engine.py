"""What carries a game on: a move is applied, frames run, and the next question stands."""

from tabletop.core.by_hand import PREFIX, carry_out
from tabletop.core.move import Move, write
from tabletop.core.ruleset import ruleset_of
from tabletop.core.state import State

MOST_FRAMES = 10_000
"""So many frames may run between two questions; a card that goes on longer never ends."""


class EngineFailed(Exception):
    """The rules could not carry out a move that they allow; the state is somewhere in the middle of it.

    `__cause__` is what went wrong, where a game of home-made cards or a table laid by hand met what no rule expects.
    """


class Endless(EngineFailed):
    """Frames ran on without a question or an end."""


def apply(s: State, move: Move) -> None:
    """Any move (not checked here): one of `legal`, giving up, or one by hand. Raises EngineFailed."""
    try:
        if move.verb == "resign":
            ruleset_of(s).resign(s, move.n)
        elif move.verb.startswith(PREFIX):
            carry_out(s, move)
        else:
            s.stack.pop().answer(s, move)
        _run(s)
    except EngineFailed:
        raise
    except Exception as wrong:
        raise EngineFailed(f"{type(wrong).__name__} after {write(move)}") from wrong


def settle(s: State) -> None:
    """Run frames until one asks or the game is over. Raises EngineFailed."""
    try:
        _run(s)
    except EngineFailed:
        raise
    except Exception as wrong:
        raise EngineFailed(f"{type(wrong).__name__} before the next question") from wrong


def _run(s: State) -> None:
    stack, ran = s.stack, 0
    while s.winner < 0:
        moves = stack[-1].moves(s)
        if moves:
            s.legal = moves
            return
        stack.pop().run(s)
        ran += 1
        if ran == MOST_FRAMES:
            raise Endless
    s.legal = []
