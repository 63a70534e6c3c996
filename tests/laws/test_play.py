"""Laws 1 to 4 and 7 to 10: random games, legal moves, replay, clones, cards, plain data."""

import dataclasses

from pydantic import BaseModel

from tabletop.core.card import Card, Face
from tabletop.core.chance import Chance
from tabletop.core.digest import digest
from tabletop.core.engine import apply
from tabletop.core.event import Event
from tabletop.core.move import Move, read, write
from tabletop.core.state import Frame, Modifier
from tabletop.play.record import read_record, write_record
from tabletop.play.replay import replay
from tabletop.play.session import Session
from tests.laws.games import deal, setup, walk


def test_random_play_ends_within_the_bound_of_the_ruleset(game: str, seed: int) -> None:
    decisions = sum(1 for _ in walk(game, seed, 200_000)) - 1
    assert decisions <= setup(game, seed).rules.bound


def test_legal_moves_are_distinct_and_every_one_of_them_can_be_made(game: str, seed: int) -> None:
    for at, s in enumerate(walk(game, seed, 120)):
        assert len(set(s.legal)) == len(s.legal)
        if at % 9 == 0:
            for move in s.legal:
                then = s.clone()
                apply(then, move)
                assert then.winner >= 0 or then.legal


def test_a_written_game_replays_to_the_same_digest(game: str, seed: int) -> None:
    session = Session(setup(game, seed))
    chance = Chance(seed + 1)
    while not session.over and session.at < 150:
        legal = session.state.legal
        session.carry_out(legal[chance.below(len(legal))])
    replayed = replay(read_record(write_record(session.record())))
    assert replayed.broken_at is None
    assert digest(replayed.session.state) == digest(session.state)


def test_a_clone_played_on_ends_alike_and_leaves_the_original_untouched(game: str, seed: int) -> None:
    for at, s in enumerate(walk(game, seed, 60)):
        if at % 20 or s.winner >= 0:
            continue
        before = digest(s)
        ends = []
        for twin in (s.clone(), s.clone()):
            chance = Chance(at)
            for _ in range(40):
                if twin.winner < 0:
                    apply(twin, twin.legal[chance.below(len(twin.legal))])
            ends.append(digest(twin))
        assert ends[0] == ends[1]
        assert digest(s) == before


def test_each_card_lies_in_exactly_the_zone_that_it_names(game: str, seed: int) -> None:
    for s in walk(game, seed, 150):
        lying = [(id, zone) for zone, ids in enumerate(s.zones) for id in ids]
        assert sorted(id for id, _ in lying) == list(range(len(s.cards)))
        assert all(s.cards[id].zone == zone for id, zone in lying)


def test_every_move_is_read_as_it_was_written(game: str, seed: int) -> None:
    for s in walk(game, seed, 80):
        for move in s.legal:
            assert read(write(move)) == move


PLAIN = (int, str, bool, float, type(None), Face, Move, BaseModel)


def _assert_plain(value: object) -> None:
    if isinstance(value, tuple | frozenset):
        for part in value:
            _assert_plain(part)
    elif isinstance(value, Frame):
        assert dataclasses.is_dataclass(value)
        assert value.__dataclass_params__.frozen
        for field in dataclasses.fields(value):
            _assert_plain(getattr(value, field.name))
    else:
        assert isinstance(value, PLAIN), value


def test_a_state_holds_plain_data_only(game: str, seed: int) -> None:
    for at, s in enumerate(walk(game, seed, 60)):
        if at % 6 == 0:
            for part in (*s.stack, *s.cards, *s.zones, *s.lasting, *s.numbers, *s.memory.values(), s.used):
                _assert_plain(part)


def test_leaves_are_replaced_and_never_changed(game: str, seed: int) -> None:
    s, chance = deal(game, seed), Chance(seed)
    for _ in range(60):
        if s.winner >= 0:
            break
        kept: list[Card | Frame | Modifier | Event] = [*s.cards, *s.stack, *s.lasting]
        written = [repr(leaf) for leaf in kept]
        apply(s, s.legal[chance.below(len(s.legal))])
        assert [repr(leaf) for leaf in kept] == written
