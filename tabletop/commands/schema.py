"""`tabletop schema`: the JSON Schema of a game's card files, for those who make packs."""

import argparse
from pathlib import Path
from typing import Any

from tabletop.library.safe_write import safe_write
from tabletop.library.schema import with_schema, written
from tabletop.library.texts import say


def add_parser(commands: Any) -> None:
    """The arguments of the command."""
    parser = commands.add_parser("schema", help=say("cli.schema.help"), description=say("cli.schema.help"))
    parser.add_argument("game", choices=with_schema())
    parser.add_argument("-o", "--output", type=Path, metavar="FILE", help=say("cli.schema.output"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print it, or write it to a file."""
    if args.output:
        safe_write(args.output, written(args.game))
    else:
        print(written(args.game), end="")
    return 0
