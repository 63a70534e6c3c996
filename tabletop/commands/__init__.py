"""The headless commands, a module each, and what they share. None of them imports Qt but for drawing on paper."""

import os
import sys
from collections.abc import Callable, Sequence


def carry_out(given: Sequence[str]) -> int:
    """Do what the arguments say; the exit code."""
    if not given and "_ARGCOMPLETE" not in os.environ:
        # The window alone must not wait for what the commands import.
        from tabletop.commands.window import open_window

        return _told_in_one_line(lambda: open_window())
    from tabletop.commands.arguments import parser

    top = parser(given)
    if "_ARGCOMPLETE" in os.environ:
        from argcomplete import autocomplete

        autocomplete(top, always_complete_options=False)
    args = top.parse_args(given)
    return _told_in_one_line(lambda: args.run(args))


def _told_in_one_line(run: Callable[[], int]) -> int:
    from tabletop.library.errors import Unusable

    try:
        return int(run())
    except Unusable as wrong:
        print(f"tabletop: {wrong}", file=sys.stderr)
        return 2
