"""`tabletop convert`: a deck from one form of file to another, with a line for whatever needs somebody."""

import argparse
import sys
from pathlib import Path
from typing import Any

from tabletop.games import KEYS
from tabletop.library.deck_text import form_of, read_bytes, read_file, write
from tabletop.library.deck_text.report import Imported, line_text
from tabletop.library.safe_write import safe_write
from tabletop.library.texts import LANGUAGES, language, say


def add_parser(commands: Any) -> None:
    """The arguments of the command."""
    parser = commands.add_parser(
        "convert", help=say("decks.convert.help"), description=say("decks.convert.help")
    )
    parser.add_argument("source", metavar="IN", help=say("decks.convert.source"))
    parser.add_argument("target", metavar="OUT", nargs="?", default="-", help=say("decks.convert.target"))
    parser.add_argument("--game", choices=KEYS, default="", help=say("decks.convert.game"))
    parser.add_argument("--lang", choices=LANGUAGES, help=say("decks.convert.lang"))
    parser.set_defaults(run=run)


def _source(args: argparse.Namespace) -> Imported:
    if args.source == "-":
        return read_bytes(sys.stdin.buffer.read(), say("decks.standard_input"), args.game)
    return read_file(Path(args.source), args.game)


def run(args: argparse.Namespace) -> int:
    """Read, write, report; 1 where lines are open."""
    form = "text" if args.target == "-" else form_of(Path(args.target))
    imported = _source(args)
    text = write(imported.deck, form, args.lang or language())
    if args.target == "-":
        print(text, end="")
    else:
        safe_write(Path(args.target), text)
    print(imported.summary(), file=sys.stderr)
    for line in imported.open:
        print(line_text(line, language()), file=sys.stderr)
    return 1 if imported.open else 0
