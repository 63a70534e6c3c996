"""Looking back changes nothing and tells nobody more than was known then; a replay as a seat is what that seat saw."""

import pytest

from tabletop.core.chance import Chance
from tabletop.core.digest import landmark
from tabletop.core.move import NONE
from tabletop.play.desk import Desk
from tabletop.play.seats import Seats, watcher
from tabletop.play.session import Session
from tests.laws.games import playable, setup


def _played(game: str, seed: int, most: int = 60) -> Session:
    session, chance = Session(setup(game, seed)), Chance(seed)
    for _ in range(most):
        if session.over:
            break
        legal = session.state.legal
        session.play(legal[chance.below(len(legal))], session.asked)
    return session


@pytest.mark.parametrize("game", playable())
def test_a_replay_as_a_seat_shows_what_that_seat_saw_and_looking_changes_nothing(game: str) -> None:
    session, chance = Session(setup(game, 3)), Chance(3)
    seats = session.rules.seats
    seen = [[session.view(seat)] for seat in range(seats)]
    for _ in range(60):
        if session.over:
            break
        legal = session.state.legal
        session.play(legal[chance.below(len(legal))], session.asked)
        for seat in range(seats):
            seen[seat].append(session.view(seat))
    before = landmark(session.state)
    for seat in range(seats):
        desk = Desk(session, Seats(session.setup.seats), replaying=True, watched_as=seat)
        assert not desk.all_open
        for at in range(session.length + 1):
            assert desk.eyes.view(session, at) == seen[seat][at], (seat, at)
    assert (landmark(session.state), session.at) == (before, session.length)


@pytest.mark.parametrize("game", playable())
def test_whoever_looks_back_sees_the_past_with_the_eyes_of_the_seat_at_the_table(game: str) -> None:
    session = _played(game, 4)
    kinds = ("human", *["greedy"] * (session.rules.seats - 1))
    desk = Desk(session, Seats(kinds))
    for at in range(0, session.at, 7):
        desk.past = at
        assert not desk.all_open, "a game that is over shows its past as it was seen"
        assert desk.eyes.view(session, at) == session.view_at(at, 0)


def test_a_replay_is_first_seen_as_a_person_and_open_only_where_nobody_played() -> None:
    assert watcher(("greedy", "human")) == 1
    assert watcher(("greedy", "greedy")) == NONE
