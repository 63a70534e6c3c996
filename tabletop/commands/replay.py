"""`tabletop replay`: a saved game as text, step by step."""

import argparse
from pathlib import Path
from typing import Any

from tabletop.library.errors import Unusable
from tabletop.library.texts import say
from tabletop.library.wording import event_text, move_text
from tabletop.play.replay import Replayed, replay
from tabletop.play.saves import load
from tabletop.play.since import said


def add_parser(commands: Any) -> None:
    """The arguments of the command."""
    parser = commands.add_parser("replay", help=say("cli.replay.help"), description=say("cli.replay.help"))
    parser.add_argument("file", type=Path)
    parser.add_argument("--seat", type=int, choices=range(4), default=-1, help=say("cli.replay.seat"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print every decision with what it did; 1 where the game could not be replayed to its end."""
    replayed = replay(load(args.file), args.file)
    if args.seat >= replayed.session.rules.seats:
        raise Unusable("errors.no_seat", seat=args.seat, last=replayed.session.rules.seats - 1)
    _print(replayed, args.seat)
    if not (text := said(replayed, args.file.name)):
        return 0
    print(text)
    return 1


def _print(replayed: Replayed, seat: int) -> None:
    session = replayed.session
    told = {eyes: session.steps(eyes) for eyes in range(session.rules.seats)}
    for at, (move, by, _) in enumerate(told[0]):
        eyes = max(by if seat < 0 else seat, 0)
        print(f"{at + 1:4d}  {by + 1}  {move_text(session.rules, session.view_at(at, eyes), move)}")
        view = session.view_at(at + 1, eyes)
        for event in told[eyes][at][2]:
            text = event_text(session.rules, view, event)
            if text:
                print(f"         {text}")
