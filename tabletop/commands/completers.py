"""What may stand in a place of the command line; asked for by the shell, and by nobody else."""

import argparse
from typing import Any


def completed(action: argparse.Action, completer: Any) -> None:
    """Let the shell complete an argument by `completer(prefix, parsed_args, **_)`."""
    action.completer = completer  # type: ignore[attr-defined]


def deck_ids(prefix: str, parsed_args: argparse.Namespace, **_: Any) -> list[str]:
    """The ready decks, of the named game if one is named, and the files that begin so."""
    from argcomplete.completers import FilesCompleter

    from tabletop.games import KEYS
    from tabletop.library.decks import ready_ids

    game = getattr(parsed_args, "game", "")
    ids = [id for key in ([game] if game in KEYS else KEYS) for id in ready_ids(key)]
    return [*ids, *FilesCompleter()(prefix)]


def card_ids(prefix: str, parsed_args: argparse.Namespace, **_: Any) -> list[str]:
    """The cards of the deck that is named."""
    from tabletop.library.deck_text import open_deck
    from tabletop.library.errors import Unusable

    try:
        deck = open_deck(parsed_args.deck).deck
    except Unusable:
        return []
    return sorted({id for ids in deck.piles.values() for id in ids if id.startswith(prefix)})


def rule_ids(prefix: str, parsed_args: argparse.Namespace, **_: Any) -> list[str]:
    """The rules of the game that is named."""
    from tabletop.library.rules_text import rules

    return [id for id in rules(parsed_args.game, "en") if id.startswith(prefix.upper())]
