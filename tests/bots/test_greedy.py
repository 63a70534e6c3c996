"""The greedy level beats the random one, and sees only what its seat may know."""

import pytest

from tabletop.bots import LEVELS, bot
from tabletop.bots.imagine import imagine
from tabletop.bots.playout import answer, play_out
from tabletop.core.chance import Chance
from tabletop.core.digest import digest
from tabletop.core.view import decision, project, sees
from tests.games.confront_wisdom.long_games import long_game
from tests.laws.games import setup


@pytest.mark.parametrize("seat", [0, 1])
def test_greedy_wins_four_games_of_five_from_either_seat(seat: int) -> None:
    levels = ["random", "random"]
    levels[seat] = "greedy"
    won = 0
    for seed in range(100):
        made = setup("confront_wisdom", seed)
        won += play_out(made.rules, made.decks, made.faces, levels, seed).winner == seat
    assert won >= 80


@pytest.mark.parametrize("level", LEVELS)
def test_hidden_faces_change_no_choice(level: str) -> None:
    player = bot(level)
    for seed in range(3):
        known, shuffled = setup("confront_wisdom", seed).faces, Chance(seed)
        for at, s in enumerate(long_game(seed, 90)):
            if at % 9 or s.winner >= 0:
                continue
            other = s.clone()
            hidden = [id for id in range(len(s.cards)) if not sees(s, s.asked, id)]
            faces = [s.cards[id].face for id in hidden]
            shuffled.shuffle(faces)
            for id, face in zip(hidden, faces, strict=True):
                other.cards[id] = s.cards[id]._replace(face=face)
            moves = [answer(world, player, known, Chance(at)) for world in (s, other)]
            assert moves[0] == moves[1]


def test_an_imagined_world_keeps_what_the_seat_knows_and_makes_up_the_rest() -> None:
    known = setup("confront_wisdom", 1).faces
    made_up = 0
    for at, s in enumerate(long_game(1, 80)):
        if at % 8 or s.winner >= 0:
            continue
        seat = s.asked
        before = digest(s)
        world = imagine(s, seat, known, Chance(at))
        assert digest(s) == before
        for id, card in enumerate(s.cards):
            if sees(s, seat, id):
                assert world.cards[id].face is card.face
            else:
                made_up += world.cards[id].face is not card.face
        assert repr(project(world, seat).cards) == repr(project(s, seat).cards)
        assert world.legal == s.legal
    assert made_up > 50


def test_the_same_chance_gives_the_same_choice() -> None:
    known, player = setup("confront_wisdom", 4).faces, bot("greedy")
    for at, s in enumerate(long_game(4, 40)):
        if at % 10 == 0 and s.winner < 0:
            assert answer(s, player, known, Chance(5)) == answer(s, player, known, Chance(5))


def test_a_level_that_does_not_exist_is_no_bot() -> None:
    with pytest.raises(KeyError):
        bot("oracle")


def test_a_bot_is_given_no_way_back_to_the_state() -> None:
    for s in long_game(2, 30):
        asked = decision(s, s.asked)
        assert asked is not None
        assert "State" not in repr(project(s, s.asked)) + repr(asked)
