"""Decisions a second of every game, beside OpenSpiel driven from Python; clones beside deep copies.

All on one core, by processor time, the best of several rounds that alternate. OpenSpiel (`pip install open_spiel`)
is left out where it is not installed.
"""

import copy
import gc
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from tabletop.bots.playout import play_out
from tests.laws.games import playable, setup, walk

ROUNDS = 7
GAMES = 60
OPEN_SPIEL = ("crazy_eights", "hearts")


def rate(play: Callable[[int], int]) -> float:
    """Decisions a second of one round."""
    start = time.process_time()
    decisions = play(GAMES)
    return decisions / (time.process_time() - start)


def ours(game: str, level: str = "random") -> Callable[[int], int]:
    """Plays so many games between players of one level; the number of decisions."""
    made = setup(game, 1)

    def play(games: int) -> int:
        levels = (level,) * made.rules.seats
        return sum(
            play_out(made.rules, made.decks, made.faces, levels, seed).decisions for seed in range(games)
        )

    return play


def theirs(name: str) -> Callable[[int], int]:
    """The same with a game of OpenSpiel: its C++ rules, driven from Python as its manual says, with quick dice."""
    import pyspiel

    game = pyspiel.load_game(name)

    def play(games: int) -> int:
        dice, decisions = random.Random(1), 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(dice.choices(actions, weights)[0])
                else:
                    actions = state.legal_actions()
                    state.apply_action(actions[int(dice.random() * len(actions))])
                    decisions += 1
        return decisions

    return play


def speeds() -> None:
    """Random play of every game, each beside OpenSpiel."""
    players = {game: ours(game) for game in playable()}
    try:
        players |= {name: theirs(name) for name in OPEN_SPIEL}
    except ImportError:
        print("OpenSpiel is not installed: no comparison")
    best = dict.fromkeys(players, 0.0)
    for _ in range(ROUNDS):
        for name, play in players.items():
            best[name] = max(best[name], rate(play))
    yardsticks = [name for name in OPEN_SPIEL if name in best]
    for game in playable():
        ratios = ", ".join(f"{best[game] / best[name]:.2f} of {name}" for name in yardsticks)
        print(f"{game}: {best[game]:,.0f} random decisions a second{': ' if ratios else ''}{ratios}")


def greedy_speeds() -> None:
    """How long a decision of the greedy level takes."""
    for game in playable():
        play = ours(game, "greedy")
        start = time.process_time()
        decisions = play(2)
        print(f"{game}: {(time.process_time() - start) / decisions * 1000:.1f} ms a decision of the greedy level")


def copies() -> None:
    """A clone of a running game beside copy.deepcopy of it."""
    for game in playable():
        s = next(s for at, s in enumerate(walk(game, 3)) if at == 30 or s.winner >= 0)
        clone, deep = _microseconds(s.clone, 5000), _microseconds(lambda s=s: copy.deepcopy(s), 5)
        print(f"{game}: a clone takes {clone:.2f} µs, a deep copy {deep:,.0f} ({deep / clone:,.0f} times)")


def _microseconds(work: Callable[[], object], times: int) -> float:
    found = []
    for _ in range(ROUNDS):
        start = time.process_time()
        for _ in range(times):
            work()
        found.append((time.process_time() - start) / times * 1e6)
    return min(found)


if __name__ == "__main__":
    gc.freeze()
    speeds()
    greedy_speeds()
    copies()
