"""How fast random games of WIXOSS run between the first two starter decks, on one core.

Run: python tests/bench/bench_wixoss.py [games]
Two ways of playing: `uniform`, any offered move is equally likely; `active`, nobody scraps own SIGNI and stops
early in one of twenty cases where something can still be done. Reports decisions and games a second, and memory.
"""

import resource
import sys
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tabletop.core.chance import Chance
from tabletop.core.engine import apply
from tabletop.core.move import Move
from tabletop.core.state import State
from tabletop.games import ruleset
from tabletop.library.decks import ready_decks
from tabletop.library.pool import faces

Policy = Callable[[list[Move], Chance], Move]
STOPS = ("end_phase", "done")


def uniform(legal: list[Move], chance: Chance) -> Move:
    """Any of them."""
    return legal[chance.below(len(legal))]


def active(legal: list[Move], chance: Chance) -> Move:
    """Go on in nineteen of twenty cases; never scrap an own SIGNI."""
    able = [move for move in legal if move.verb != "remove"] or legal
    if able[-1].verb in STOPS and len(able) > 1:
        able = able[-1:] if chance.below(20) == 0 else able[:-1]
    return able[chance.below(len(able))]


def play(state: State, policy: Policy, chance: Chance) -> int:
    """Play to the end; the number of decisions."""
    decisions = 0
    while state.winner < 0:
        apply(state, policy(state.legal, chance))
        decisions += 1
    return decisions


def main() -> None:
    """Print the report."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    rules, known = ruleset("wixoss"), faces("wixoss")
    decks = {deck.id: deck for deck in ready_decks("wixoss")}
    pair = [decks["wd01"], decks["wd02"]]
    for policy in (uniform, active):
        start, decisions = time.perf_counter(), 0
        for seed in range(games):
            decisions += play(rules.deal(pair, known, {}, seed), policy, Chance(seed))
        taken = time.perf_counter() - start
        print(f"{policy.__name__}: {decisions / taken:,.0f} decisions/s, {games / taken:.0f} games/s")
    print(f"peak memory: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024} MB")


if __name__ == "__main__":
    main()
