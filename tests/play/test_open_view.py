"""What the table shows when hands are open: what any seat knows, and nothing that nobody knows."""

import pytest

from tabletop.core.chance import Chance
from tabletop.core.view import HANDLE, sees
from tabletop.play.open_view import open_view
from tabletop.play.session import Session
from tests.laws.games import playable, setup


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", playable())
def test_an_open_view_shows_a_face_exactly_where_some_seat_knows_it(game: str, seed: int) -> None:
    session, chance = Session(setup(game, seed)), Chance(seed)
    while not session.over and session.at < 150:
        moves = session.rules.sensible(session.state)
        session.carry_out(moves[chance.below(len(moves))])
        state = session.state
        view = open_view(session, session.at % session.rules.seats)
        for id, card in view.cards.items():
            known = id < HANDLE and any(sees(state, seat, id) for seat in range(session.rules.seats))
            assert (card.face is not None) == known
            assert card.face is None or card.face is state.cards[id].face
