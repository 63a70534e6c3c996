"""Section 14: what the engine promises."""

from collections.abc import Iterator
from itertools import chain

import pytest

from tabletop.bots import bot
from tabletop.bots.playout import answer
from tabletop.core.chance import Chance
from tabletop.core.digest import digest
from tabletop.core.engine import apply, settle
from tabletop.core.move import Move
from tabletop.core.state import State
from tabletop.games.confront_wisdom import words
from tabletop.games.confront_wisdom.set_step import SetStep
from tabletop.games.confront_wisdom.turn import Act
from tests.games.confront_wisdom.duel import A, B, Duel
from tests.games.confront_wisdom.long_games import long_game
from tests.laws.games import deal, setup, walk


@pytest.mark.rule("CW-14.1")
def test_the_decisions_of_each_step() -> None:
    steps = {
        "initiative": {"initiative"},
        "open": {"open", "end_open"},
        "set": {"place", "activate", "voluntary_damage", "end_set"},
        "action": {"attack", "use_skill", "pick", "done", "choose_skill", "end_turn", "damage_column"},
    }
    seen: set[str] = set()
    for seed in range(12):
        for s in chain(walk("confront_wisdom", seed, 200), long_game(seed)):
            if s.winner < 0:
                verbs = {move.verb for move in s.legal}
                assert verbs <= steps[s.rules.phase(s)]
                seen |= verbs
    assert seen == set().union(*steps.values())


@pytest.mark.rule("CW-14.2")
def test_what_is_not_legal_is_refused_with_a_rule_and_changes_nothing() -> None:
    d = Duel()
    d.unit("stone_stair_giant", B)
    golem, (top,) = d.unit("sugar_golem", A), d.column(A, 0, "tax_dragon")
    d.begin("set", A)
    for verb in ("attack", "use_skill", "open", "damage_column", "initiative", "pick", "end_turn", "end_open"):
        assert d.refused(verb, golem).startswith("CW-")
    d.state.numbers[words.BONUS[A]] = -8
    settle(d.state)
    assert d.lay_refused(top) == "CW-7.1"
    assert d.refused("end_set", seat=B) == "CW-14.1"


def _standing(s: State, player: int) -> tuple[int, int, int]:
    """(K, U, A): unused skills of the player's cards, face-up units of both, active cards of the player."""
    skills = sum(len(card.face.skills) for card in s.cards if card.owner == player)
    field = [s.cards[id] for seat in (A, B) for id in s.zones[words.FIELD[seat]]]
    units = sum(map(words.is_unit, field))
    active = sum(card.owner == player and card.pose == words.ACTIVE for card in field)
    return skills - len(s.used), units, active


def _games() -> Iterator[Iterator[State]]:
    yield from (long_game(seed) for seed in range(30))
    yield from (_greedy(seed) for seed in range(3))


def _greedy(seed: int) -> Iterator[State]:
    s, chance, player = deal("confront_wisdom", seed), Chance(seed), bot("greedy")
    faces = setup("confront_wisdom", seed).faces
    while s.winner < 0:
        yield s
        apply(s, answer(s, player, faces, chance))


@pytest.mark.rule("CW-14.3", "CW-12.6")
def test_every_turn_ends_because_three_numbers_fall() -> None:
    acts = 0
    for game in _games():
        last: tuple[int, tuple[int, int, int]] | None = None
        for s in game:
            assert s.turn <= 60
            if s.winner >= 0 or not isinstance(s.stack[-1], Act):
                continue
            now = (s.turn, _standing(s, s.player))
            if last is not None and last[0] == s.turn:
                assert now[1] < last[1]
                acts += 1
            last = now
    assert acts > 300


@pytest.mark.rule("CW-14.3", "CW-7.5")
def test_set_ends_because_books_and_sleepers_run_out_and_never_loses_points() -> None:
    for seed in range(20):
        last: tuple[int, int, int] | None = None
        for s in chain(walk("confront_wisdom", seed, 200), long_game(seed)):
            top = s.stack[-1]
            if s.winner >= 0 or not isinstance(top, SetStep):
                last = None
                continue
            book = sum(len(s.zones[zone]) for zone in words.COLUMN[s.player])
            sleepers = sum(s.cards[id].pose == words.INACTIVE for id in s.zones[words.FIELD[s.player]])
            now = (s.turn, book + sleepers, top.points(s))
            if last is not None and last[0] == s.turn:
                assert now[1] == last[1] - 1
                assert now[2] >= last[2]
                assert top.spent <= now[2]
            last = now


@pytest.mark.rule("CW-14.4")
def test_seed_and_decisions_reproduce_a_game_exactly() -> None:
    moves: list[Move] = []
    s, chance = deal("confront_wisdom", 5), Chance(2)
    while s.winner < 0:
        moves.append(s.legal[chance.below(len(s.legal))])
        apply(s, moves[-1])
    again = deal("confront_wisdom", 5)
    for move in moves:
        apply(again, move)
    assert digest(again) == digest(s)


@pytest.mark.rule("CW-14.5")
def test_the_discard_pile_keeps_the_order_of_arrival() -> None:
    d = Duel()
    d.unit("tax_dragon", A)
    pile = [d.unit(name, A) for name in ("trapdoor", "spark_shower", "star_chart")]
    d.begin("action", B)
    d.play("end_turn")
    assert d.zone("discard", A) == tuple(pile)
