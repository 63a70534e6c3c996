"""`tabletop decks`: the ready decks, their ids first."""

import argparse
from typing import Any

from tabletop.games import KEYS
from tabletop.library.decks import ready_decks
from tabletop.library.texts import say


def add_parser(commands: Any) -> None:
    """The arguments of the command."""
    parser = commands.add_parser("decks", help=say("cli.decks.help"), description=say("cli.decks.help"))
    parser.add_argument("game", nargs="?", choices=KEYS)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """A line a deck."""
    for game in (args.game,) if args.game else KEYS:
        for deck in ready_decks(game):
            sizes = ", ".join(f"{pile} {len(ids)}" for pile, ids in deck.piles.items() if ids)
            print(f"{deck.id}\t{game}\t{deck.name}\t{sizes}")
    return 0
