"""`tabletop decks`: the ready decks, their ids first."""

import argparse

from tabletop.games import KEYS
from tabletop.library.card_words import pile_name
from tabletop.library.decks import ready_decks
from tabletop.library.standard_output import put_facts
from tabletop.library.texts import say


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    told = say("cli.game", games=", ".join(KEYS))
    parser.add_argument("game", nargs="?", choices=KEYS, metavar=say("cli.word.game"), help=told)
    parser.add_argument("--json", action="store_true", help=say("cli.json"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """A line a deck."""
    decks = [deck for game in ((args.game,) if args.game else KEYS) for deck in ready_decks(game)]
    if args.json:
        from tabletop.commands.facts import ReadyDeck, ReadyDecks

        put_facts(ReadyDecks([
            ReadyDeck(id=deck.id, game=deck.game, name=deck.name, piles={p: len(ids) for p, ids in deck.piles.items()})
            for deck in decks
        ]))  # fmt: skip
        return 0
    for deck in decks:
        sizes = ", ".join(f"{pile_name(deck.game, pile)} {len(ids)}" for pile, ids in deck.piles.items() if ids)
        print(f"{deck.id}\t{deck.game}\t{deck.name}\t{sizes}")
    return 0
