"""Arguments: the window, or one of the headless commands. Nothing here imports Qt before a window is asked for."""

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from tabletop import __version__
from tabletop.library.errors import Unusable
from tabletop.library.texts import LANGUAGES, say, use

COMMANDS = (
    "tabletop.commands.simulate",
    "tabletop.commands.decks",
    "tabletop.commands.validate",
    "tabletop.commands.replay",
    "tabletop.commands.rules",
    "tabletop.commands.convert",
    "tabletop.commands.odds",
    "tabletop.commands.print_sheets",
    "tabletop.commands.schema",
    "tabletop.stereo.commands",
)
"""Modules with `add_parser(commands)`; the parser sets `run`."""


def parser() -> argparse.ArgumentParser:
    """Everything that can be said on the command line."""
    top = argparse.ArgumentParser(prog="tabletop", description=say("cli.help"))
    top.add_argument("--version", action="version", version=f"tabletop {__version__}")
    top.add_argument("--language", choices=LANGUAGES, help=say("cli.lang"))
    commands = top.add_subparsers(dest="command", metavar="COMMAND")
    window = commands.add_parser("window", help=say("cli.window.help"), description=say("cli.window.help"))
    window.add_argument("file", nargs="?", type=Path, help=say("cli.window.file"))
    window.set_defaults(run=_window)
    for name in COMMANDS:
        import_module(name).add_parser(commands)
    return top


def _window(args: argparse.Namespace) -> int:
    from tabletop.app import run

    return run(getattr(args, "file", None))


def main(argv: Sequence[str] | None = None) -> int:
    """The exit code: 0 well, 1 a finding, 2 a wrong argument or an unusable file."""
    given = list(sys.argv[1:] if argv is None else argv)
    for language in LANGUAGES:  # help texts are written while the parser is built
        if f"--language={language}" in given or ("--language" in given and language in given):
            use(language)
    # The window alone must not wait for what the commands import.
    args = parser().parse_args(given) if given else argparse.Namespace(command=None)
    try:
        return int((args.run if args.command else _window)(args))
    except Unusable as wrong:
        print(f"tabletop: {wrong}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        sys.stderr.close()
        return 0
