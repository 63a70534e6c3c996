"""The headless commands, a module each, and what they share. None of them imports Qt but for drawing on paper."""

import os
import sys
from collections.abc import Callable, Sequence

FAULT = 70
"""The exit code where the program itself is at fault (EX_SOFTWARE of sysexits.h)."""


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
    _log_warnings()
    return _told_in_one_line(lambda: args.run(args))


def _told_in_one_line(run: Callable[[], int]) -> int:
    from tabletop.library.errors import Unusable

    try:
        return int(run())
    except Unusable as wrong:
        print(f"tabletop: {wrong}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        raise
    except Exception as wrong:
        print(f"tabletop: {_reported(wrong)}", file=sys.stderr)
        return FAULT


def _log_warnings() -> None:
    """What goes wrong on the way lies in the log file, not between the lines of what was asked for."""
    import logging

    from tabletop.library import log

    log.begin(logging.WARNING)


def _reported(wrong: Exception) -> str:
    """A sentence for a fault of the program, and where its report lies."""
    from tabletop.library import log
    from tabletop.library.texts import say

    path = log.report(type(wrong), wrong, wrong.__traceback__)
    what = say("crash.text", what=f"{type(wrong).__name__}: {wrong}"[:200])
    return f"{what} {say('crash.report', path=path) if path is not None else say('crash.no_report')}"
