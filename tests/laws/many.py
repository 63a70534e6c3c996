"""The quick laws on many random games: `python -m tests.laws.many GAME [GAMES [GESTURES]]`.

Too long for every run of the tests; to be run when rules change. Checks at every decision that moves are distinct, and
at every twentieth that each card lies where it says and that a clone ends alike; every hundredth game is replayed from
its written form. Then so many gestures are tried in twin worlds that differ in hidden faces alone: what is told must
be the same.
"""

import sys

from tabletop.core.chance import Chance
from tabletop.core.digest import digest
from tabletop.core.engine import apply
from tabletop.core.state import State
from tabletop.play.record import read_record, write_record
from tabletop.play.replay import replay
from tabletop.play.session import Session
from tests.laws.games import setup, walk
from tests.laws.twins import gestures


def _check_position(s: State) -> None:
    lying = [(id, zone) for zone, ids in enumerate(s.zones) for id in ids]
    assert sorted(id for id, _ in lying) == list(range(len(s.cards)))
    assert all(s.cards[id].zone == zone for id, zone in lying)
    if s.winner < 0:
        ends = []
        for twin in (s.clone(), s.clone()):
            apply(twin, twin.legal[-1])
            ends.append(digest(twin))
        assert ends[0] == ends[1]


def _check_replay(game: str, seed: int) -> None:
    session, chance = Session(setup(game, seed)), Chance(seed)
    while not session.over and session.at < 300:
        legal = session.state.legal
        session.carry_out(legal[chance.below(len(legal))])
    replayed = replay(read_record(write_record(session.record())))
    assert replayed.broken_at is None
    assert digest(replayed.session.state) == digest(session.state)


def check(game: str, games: int) -> tuple[int, int]:
    """(decisions checked, longest game); an AssertionError names the first game that breaks a law."""
    decisions, longest = 0, 0
    for seed in range(games):
        at = 0
        for at, s in enumerate(walk(game, seed, _bound(game))):
            assert len(set(s.legal)) == len(s.legal), (game, seed, at)
            if at % 20 == 0:
                _check_position(s)
        decisions, longest = decisions + at, max(longest, at)
        if seed % 100 == 0:
            _check_replay(game, seed)
    return decisions, longest


def _bound(game: str) -> int:
    """One more than the most decisions that the ruleset allows a random game."""
    return setup(game, 0).rules.bound + 1


def check_gestures(game: str, gestures_: int) -> int:
    """How many were tried, in as many random games as it takes."""
    tried, seed = 0, 0
    while tried < gestures_:
        tried, seed = tried + gestures(game, seed), seed + 1
    return tried


def main(name: str, games: str = "10000", gestures_: str = "100000") -> None:
    """Prints what was checked."""
    if int(games):
        total, most = check(name, int(games))
        print(f"{name}: {games} games, {total} decisions, longest {most}: the laws hold", flush=True)
    print(f"{name}: {check_gestures(name, int(gestures_))} gestures in twin worlds are told alike", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
