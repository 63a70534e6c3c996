"""`tabletop completion`: lines for a shell that complete commands, games, decks, cards and modes."""

import argparse

from tabletop.library.texts import say

SHELLS = ("bash", "zsh", "fish")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("shell", choices=SHELLS, help=say("cli.completion.shell"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print them."""
    from argcomplete.shell_integration import shellcode

    print(shellcode(["tabletop"], shell=args.shell))
    return 0
