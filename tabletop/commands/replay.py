"""`tabletop replay`: a saved game as text, step by step."""

import argparse
from collections.abc import Iterator
from pathlib import Path

from tabletop.library.errors import Unusable
from tabletop.library.reader.standard_input import as_file
from tabletop.library.standard_output import put_facts
from tabletop.library.texts import say
from tabletop.library.wording import event_text, move_text
from tabletop.play.replay import Replayed, replay
from tabletop.play.saves import SUFFIX, load
from tabletop.play.since import said


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("file", metavar=say("cli.word.file"), help=say("cli.replay.file"))
    parser.add_argument("--seat", type=int, choices=range(4), default=-1, help=say("cli.replay.seat"))
    parser.add_argument("--json", action="store_true", help=say("cli.json"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print every decision with what it did; 1 where the game could not be replayed to its end."""
    with as_file(args.file, SUFFIX) as path:
        replayed = replay(load(path), path)
    if args.seat >= replayed.session.rules.seats:
        raise Unusable("errors.no_seat", seat=args.seat, last=replayed.session.rules.seats - 1)
    broken = said(replayed, Path(args.file).name) or None
    if args.json:
        _facts(replayed, args.seat, broken)
    else:
        _print(replayed, args.seat)
        if broken:
            print(broken)
    return 0 if broken is None else 1


def _told(replayed: Replayed, seat: int) -> Iterator[tuple[int, int, str, list[str]]]:
    """(number, seat, move, what it did) of every decision."""
    session = replayed.session
    told = {eyes: session.steps(eyes) for eyes in range(session.rules.seats)}
    for at, (move, by, _) in enumerate(told[0]):
        eyes = max(by if seat < 0 else seat, 0)
        view = session.view_at(at + 1, eyes)
        events = [event_text(session.rules, view, event) for event in told[eyes][at][2]]
        yield at + 1, by + 1, move_text(session.rules, session.view_at(at, eyes), move), list(filter(None, events))


def _print(replayed: Replayed, seat: int) -> None:
    for n, by, move, events in _told(replayed, seat):
        print(f"{n:4d}  {by}  {move}")
        for text in events:
            print(f"         {text}")


def _facts(replayed: Replayed, seat: int, broken: str | None) -> None:
    from tabletop.commands.facts import Decision, Told

    decisions = [Decision(n=n, seat=by, move=move, events=events) for n, by, move, events in _told(replayed, seat)]
    put_facts(Told(ruleset=replayed.session.rules.key, decisions=decisions, broken=broken))
