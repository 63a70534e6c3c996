"""Law 5: undo and redo are each other's opposite; law 12: bots answer legally from the view alone."""

import pytest

from tabletop.bots import LEVELS, bot
from tabletop.bots.imagine import imagine
from tabletop.bots.playout import answer
from tabletop.core.chance import Chance
from tabletop.core.digest import digest
from tabletop.core.view import decision, project
from tabletop.play.session import Session
from tests.laws.games import setup, walk


def test_undo_n_then_redo_n_is_where_one_was(game: str, seed: int) -> None:
    session, chance = Session(setup(game, seed)), Chance(seed)
    for _ in range(25):
        if not session.over:
            session.carry_out(session.state.legal[chance.below(len(session.state.legal))])
    there, at = digest(session.state), session.at
    start = digest(Session(setup(game, seed)).state)
    for _ in range(at):
        session.undo()
    assert digest(session.state) == start
    for _ in range(at):
        session.redo()
    assert digest(session.state) == there


def test_a_branch_leaves_the_original_line_alone(game: str, seed: int) -> None:
    session, chance = Session(setup(game, seed)), Chance(seed)
    for _ in range(10):
        if not session.over:
            session.carry_out(session.state.legal[chance.below(len(session.state.legal))])
    end = digest(session.state)
    session.goto(4)
    twin = session.branch()
    for _ in range(6):
        if not twin.over:
            twin.carry_out(twin.state.legal[-1])
    session.goto(session.length)
    assert digest(session.state) == end


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_answers_with_a_legal_move(game: str, seed: int, level: str) -> None:
    player, chance, known = bot(level), Chance(seed), setup(game, seed).faces
    for at, s in enumerate(walk(game, seed, 40)):
        if at % 8 == 0 and s.winner < 0:
            assert answer(s, player, known, chance) in s.legal


def test_a_bot_moves_alike_in_two_worlds_that_look_alike_to_it(game: str, seed: int) -> None:
    player, known = bot("greedy"), setup(game, seed).faces
    for at, s in enumerate(walk(game, seed, 30)):
        if at % 10 or s.winner >= 0:
            continue
        seat = s.asked
        other = imagine(s, seat, known, Chance(99))
        other.legal, other.chance = s.legal, s.chance
        moves = []
        for world in (s, other):
            asked = decision(world, seat)
            assert asked is not None
            view = project(world, seat)
            imagined = imagine(world, seat, known, Chance(7))
            moves.append(player.choose(view, asked, Chance(5), imagined.clone))
        assert moves[0] == moves[1]
