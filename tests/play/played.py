"""A session of Confront Wisdom with some random moves behind it."""

from collections.abc import Callable

from tabletop.core.chance import Chance
from tabletop.play.session import Session
from tests.laws.games import setup


def played(moves: int, seed: int = 1, keep: Callable[[str], None] | None = None) -> Session:
    """After so many moves, or at the end of the game if that comes first."""
    session = Session(setup("confront_wisdom", seed), keep)
    go_on(session, moves, seed)
    return session


def go_on(session: Session, moves: int, seed: int = 9) -> None:
    """So many random moves more; nobody takes voluntary damage."""
    chance = Chance(seed)
    for _ in range(moves):
        if session.over:
            return
        legal = [move for move in session.state.legal if move.verb != "voluntary_damage"]
        session.play(legal[chance.below(len(legal))], session.asked)
