"""`tabletop window`: the window, with a file if one is named."""

import argparse
from collections.abc import Sequence
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path

from tabletop.library.texts import say


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("files", nargs="*", metavar=say("cli.word.file"), help=say("cli.window.file"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """The exit code of the program."""
    with ExitStack() as held:
        return open_window([held.enter_context(_file(each)) for each in args.files])


def _file(source: str) -> AbstractContextManager[Path]:
    from tabletop.library.reader.standard_input import STANDARD, as_file
    from tabletop.play.kinds import kind_of

    return as_file(source, kind_of(source).suffix if source == STANDARD else "")


def open_window(files: Sequence[Path] = ()) -> int:
    """The window; what is named is opened in it. Raises Unusable."""
    from tabletop.app import run

    return run(files)
