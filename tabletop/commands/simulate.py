"""`tabletop simulate`: thousands of games between computer players, on all cores."""

import argparse
import os
import resource
import statistics
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import as_completed
from typing import Any, NamedTuple

from tabletop.bots import LEVELS
from tabletop.bots.playout import Outcome, play_out
from tabletop.commands.completers import completed, deck_ids
from tabletop.commands.workers import workers
from tabletop.core.move import NONE
from tabletop.core.ruleset import Deck, Ruleset
from tabletop.core.state import DRAW
from tabletop.games import KEYS, TEAMS, ruleset
from tabletop.library.deck_faults import deck_faults
from tabletop.library.deck_text import open_deck
from tabletop.library.decks import ready_ids
from tabletop.library.errors import Unusable
from tabletop.library.pool import faces
from tabletop.library.standard_output import put_facts
from tabletop.library.texts import say
from tabletop.library.wording import refusal_text

CHUNK = 20
"""Games a worker plays before it reports."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("game", choices=KEYS, metavar=say("cli.word.game"), help=say("cli.game", games=", ".join(KEYS)))
    decks = parser.add_argument(
        "--decks", nargs="+", metavar=say("cli.word.deck"), help=say("cli.simulate.decks")
    )
    completed(decks, deck_ids)
    parser.add_argument(
        "--seats", default="random", metavar=say("cli.word.levels"),
        help=say("cli.simulate.seats", levels=", ".join(LEVELS)),
    )  # fmt: skip
    parser.add_argument("--games", type=int, metavar="N", default=100, help=say("cli.simulate.games"))
    parser.add_argument("--seed", type=int, metavar="N", default=1, help=say("cli.simulate.seed"))
    parser.add_argument("--jobs", type=int, metavar="N", default=0, help=say("cli.simulate.jobs"))
    parser.add_argument("--matrix", action="store_true", help=say("cli.simulate.matrix"))
    parser.add_argument("--json", action="store_true", help=say("cli.json"))
    parser.set_defaults(run=run)


def _levels(text: str, seats: int) -> list[str]:
    levels = [level.strip() for level in text.split(",")]
    if len(levels) == 1:
        levels *= seats
    for level in levels:
        if level not in LEVELS:
            raise Unusable("errors.unknown_level", level=level, levels=", ".join(LEVELS))
    if len(levels) != seats:
        raise Unusable("errors.wrong_seats", n=len(levels), seats=seats)
    return levels


def _rules(game: str, decks: Sequence[object]) -> Ruleset:
    """Of the game of two, or of the team game that four decks are given for."""
    return ruleset(game, seats=len(decks))


class Entered(NamedTuple):
    """A deck, and what it was called on the command line."""

    called: str
    deck: Deck


def _entered(game: str, given: list[str] | None) -> list[Entered]:
    """The decks that are named, else the first two ready ones. Raises Unusable."""
    ready = ready_ids(game)
    if not given and len(ready) < 2:
        raise Unusable("errors.no_ready_decks", game=game)
    found = [Entered(source, open_deck(source, game).deck) for source in given or ready[:2]]
    for called, deck in found:
        for fault in deck_faults(deck):
            raise Unusable("errors.illegal_deck", deck=called, reason=fault)
    return found


def _refusals(game: str, decks: Sequence[Entered]) -> list[str]:
    """Why these decks may not meet."""
    rules = _rules(game, decks)
    return [refusal_text(r, rules) for r in rules.check_pair([each.deck for each in decks], faces(game), {})]


def _seated(game: str, decks: list[Entered]) -> tuple[Entered, ...]:
    """The decks of all seats: one plays against itself; four make teams, where the game has them."""
    if len(decks) > 2 and not (len(decks) == 4 and game in TEAMS):
        raise Unusable("errors.too_many_decks", n=len(decks))
    seated = tuple(decks) if len(decks) == 4 else tuple((decks * 2)[:2])
    for reason in _refusals(game, seated):
        raise Unusable("errors.may_not_meet", reason=reason)
    return seated


def _matrix(game: str, decks: list[Entered]) -> list[tuple[Entered, ...]]:
    """Every deck against every one that it may meet."""
    pairs = [(a, b) for a in decks for b in decks]
    return [pair for pair in pairs if not _refusals(game, pair)] or [_seated(game, decks[:2])]


def games_of(game: str, decks: tuple[Deck, ...], levels: tuple[str, ...], seeds: range) -> list[Outcome]:
    """The outcomes of one chunk of games; runs in a worker process."""
    rules, known = _rules(game, decks), faces(game)
    return [play_out(rules, decks, known, levels, seed) for seed in seeds]


def _chunks(seed: int, games: int) -> Iterator[range]:
    for start in range(seed, seed + games, CHUNK):
        yield range(start, min(start + CHUNK, seed + games))


def _all_games(game: str, decks: tuple[Deck, ...], levels: tuple[str, ...], args: argparse.Namespace) -> list[Outcome]:
    jobs = args.jobs or os.cpu_count() or 1
    chunks = list(_chunks(args.seed, args.games))
    if jobs == 1 or len(chunks) == 1:
        done: dict[int, list[Outcome]] = {}
        for i, chunk in enumerate(chunks):
            done[i] = games_of(game, decks, levels, chunk)
            _progress(sum(map(len, done.values())), args)
        return [outcome for i in sorted(done) for outcome in done[i]]
    with workers(jobs) as pool:
        waiting = {pool.submit(games_of, game, decks, levels, chunk): i for i, chunk in enumerate(chunks)}
        results: dict[int, list[Outcome]] = {}
        for future in as_completed(waiting):
            results[waiting[future]] = future.result()
            _progress(sum(map(len, results.values())), args)
    return [outcome for i in sorted(results) for outcome in results[i]]


def _progress(done: int, args: argparse.Namespace) -> None:
    if sys.stderr.isatty():
        print(f"\r{done}/{args.games}", end="" if done < args.games else "\n", file=sys.stderr, flush=True)


def summary(outcomes: list[Outcome], rules: Ruleset) -> dict[str, Any]:
    """Counts that are the same for the same seed, whatever the number of workers."""
    turns = [outcome.turns for outcome in outcomes]
    return {
        "games": len(outcomes),
        "wins": [sum(outcome.winner == rules.side(seat) for outcome in outcomes) for seat in range(rules.seats)],
        "draws": sum(outcome.winner in (DRAW, NONE) for outcome in outcomes),
        "endless": sum(outcome.endless for outcome in outcomes),
        "decisions": sum(outcome.decisions for outcome in outcomes),
        "turns": {"min": min(turns), "median": statistics.median(turns), "max": max(turns)},
    }


def _peak_bytes() -> int:
    kilo = 1 if sys.platform == "darwin" else 1024
    used = [resource.getrusage(who).ru_maxrss for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return max(used) * kilo


def _cpu_seconds() -> float:
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def measured(
    game: str, decks: tuple[Entered, ...], levels: tuple[str, ...], args: argparse.Namespace
) -> dict[str, Any]:
    """`summary` with the decks and what it cost."""
    wall, cpu = time.perf_counter(), _cpu_seconds()
    outcomes = _all_games(game, tuple(each.deck for each in decks), levels, args)
    found = {"decks": [each.called for each in decks], **summary(outcomes, _rules(game, decks))}
    found["cpu_seconds"] = round(_cpu_seconds() - cpu, 3)
    found["wall_seconds"] = round(time.perf_counter() - wall, 3)
    found["peak_memory_bytes"] = _peak_bytes()
    return found


def run(args: argparse.Namespace) -> int:
    """Play and print."""
    if args.games < 1:
        raise Unusable("errors.too_few_games")
    if args.jobs < 0:
        raise Unusable("errors.too_few_jobs")
    decks = _entered(args.game, args.decks)
    pairs = _matrix(args.game, decks) if args.matrix else [_seated(args.game, decks)]
    levels = tuple(_levels(args.seats, len(pairs[0])))
    results = [measured(args.game, pair, levels, args) for pair in pairs]
    if args.json:
        from tabletop.commands.facts import Played, Simulated

        played = [Played.model_validate(found) for found in results]
        put_facts(Simulated(played if args.matrix else played[0]))
    else:
        for found in results:
            print(_line(found, levels))
    return 0


def _line(found: dict[str, Any], levels: tuple[str, ...]) -> str:
    wins = "  ".join(
        f"{deck} ({level}): {n}" for deck, level, n in zip(found["decks"], levels, found["wins"], strict=True)
    )
    speed = round(found["decisions"] / max(found["wall_seconds"], 0.001))
    line = say(
        "cli.simulate.line", games=found["games"], wins=wins, draws=found["draws"], speed=speed,
        median=found["turns"]["median"], seconds=found["wall_seconds"],
    )  # fmt: skip
    return f"{line}  {say('cli.simulate.endless', n=found['endless'])}" if found["endless"] else line
