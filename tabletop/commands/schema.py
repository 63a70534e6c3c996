"""`tabletop schema`: the JSON Schema of a game's card files, or of what a command prints with `--json`."""

import argparse
import json

from tabletop.commands.table import COMMANDS
from tabletop.library.reader.standard_input import STANDARD
from tabletop.library.schema import with_schema, written
from tabletop.library.standard_output import put
from tabletop.library.texts import say


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    printing = tuple(command.name for command in COMMANDS if command.facts)
    parser.add_argument(
        "of", choices=(*with_schema(), *printing), metavar=say("cli.word.of"),
        help=say("cli.schema.of", games=", ".join(with_schema()), commands=", ".join(printing)),
    )  # fmt: skip
    parser.add_argument(
        "-o", "--out", "--output", default=STANDARD, metavar=say("cli.word.file"), help=say("cli.schema.output")
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print it, or write it to a file."""
    model = next((command.facts for command in COMMANDS if command.name == args.of), "")
    put(_of_output(model) if model else written(args.of), args.out)
    return 0


def _of_output(model: str) -> str:
    from tabletop.commands.facts import schema_of

    return json.dumps(schema_of(model), ensure_ascii=False, indent=1) + "\n"
