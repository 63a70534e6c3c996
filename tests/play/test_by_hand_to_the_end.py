"""Somebody corrects the game in its middle, by hand, and finishes it by the rules."""

import pytest

from tabletop.core.chance import Chance
from tabletop.core.digest import digest
from tabletop.core.move import Move
from tabletop.play.record import read_record, write_record
from tabletop.play.replay import replay
from tabletop.play.session import Session
from tests.laws.games import playable, setup
from tests.laws.test_by_hand import a_move_by_hand

MOVES_BEFORE, MOVES_BY_HAND = 30, 3


def _by_the_rules(session: Session, chance: Chance, most: int) -> None:
    for _ in range(most):
        if session.over:
            return
        moves = session.rules.sensible(session.state)
        session.play(moves[chance.below(len(moves))], session.asked)


def _corrected(game: str, seed: int) -> Session:
    """A game in which three things were done by hand, gone on with whatever the rules say of it."""
    session, chance = Session(setup(game, seed)), Chance(seed)
    _by_the_rules(session, chance, MOVES_BEFORE)
    session.play(Move("free.on", n=session.asked), session.asked)
    for _ in range(MOVES_BY_HAND):
        session.play(a_move_by_hand(session.state, chance), session.asked)
    session.faults(session.asked)
    session.play(Move("free.off", n=session.asked, text="anyway"), session.asked)
    return session


@pytest.mark.parametrize("game", playable())
@pytest.mark.parametrize("seed", range(3))
def test_a_game_corrected_by_hand_in_its_middle_is_played_to_its_end_by_the_rules(game: str, seed: int) -> None:
    session = _corrected(game, seed)
    assert not session.by_hand
    _by_the_rules(session, Chance(seed + 100), session.rules.bound)
    assert session.over
    replayed = replay(read_record(write_record(session.record())))
    assert replayed.broken_at is None
    assert digest(replayed.session.state) == digest(session.state)
