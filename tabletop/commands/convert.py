"""`tabletop convert`: a deck from one form of file to another, with a line for whatever needs somebody."""

import argparse
import sys
from pathlib import Path

from tabletop.commands.completers import completed, deck_ids
from tabletop.commands.given import tell_open
from tabletop.games import KEYS
from tabletop.library.deck_text import FORMS, Imported, Written, form_of, open_deck, written
from tabletop.library.reader.standard_input import STANDARD
from tabletop.library.standard_output import put
from tabletop.library.texts import language, say


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    source = parser.add_argument("source", metavar=say("cli.word.in"), help=say("decks.convert.source"))
    completed(source, deck_ids)
    target = say("decks.convert.target", suffixes=" ".join(FORMS.values()))
    parser.add_argument("target", metavar=say("cli.word.out"), nargs="?", default=STANDARD, help=target)
    parser.add_argument("--game", choices=KEYS, default="", help=say("decks.convert.game"))
    parser.add_argument("--form", choices=tuple(FORMS), default="", help=say("decks.convert.form"))
    parser.add_argument("--json", action="store_true", help=say("cli.json"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Read, write, report; 1 where lines are open or cards have no place in the new form."""
    form = args.form or ("text" if args.target == STANDARD else form_of(Path(args.target)))
    imported = open_deck(args.source, args.game)
    done = written(imported.deck, form, language())
    put(done.text, args.target)
    if args.json:
        _facts(imported, done, form, args.target == STANDARD)
    else:
        _report(imported, done)
    return 1 if imported.open or done.cards_lost else 0


def _report(imported: Imported, done: Written) -> None:
    print(imported.summary(), file=sys.stderr)
    tell_open(imported)
    for sentence in (*done.cards_lost, *done.words_lost):
        print(sentence, file=sys.stderr)


def _facts(imported: Imported, done: Written, form: str, deck_printed: bool) -> None:
    from tabletop.commands.facts import Converted, OpenLine

    deck = imported.deck
    found = Converted(
        game=deck.game, read_as=imported.form, written_as=form, cards=imported.cards,
        beside={zone: len(ids) for zone, ids in deck.beside.items()},
        open=[
            OpenLine(
                n=line.n, text=line.text.strip(), state=line.state, candidates=[face.id for face in line.candidates]
            )
            for line in imported.open
        ],
        lost=[*done.cards_lost, *done.words_lost],
    )  # fmt: skip
    print(found.model_dump_json(), file=sys.stderr if deck_printed else sys.stdout)
