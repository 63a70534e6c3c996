"""The command `tabletop`: what happens before anything heavy is imported, and how it ends."""

import signal
import sys
from collections.abc import Sequence

INTERRUPTED = 130
"""The exit code that shells give a program that was stopped from the keyboard."""


def main(argv: Sequence[str] | None = None) -> int:
    """The exit code: 0 well, 1 a finding, 2 a wrong argument or an unusable file."""
    before = signal.getsignal(signal.SIGINT)
    if before is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # imports that are interrupted would show where they were
    from tabletop.commands import carry_out

    try:
        if before is signal.default_int_handler:
            signal.signal(signal.SIGINT, before)
        return carry_out(list(sys.argv[1:] if argv is None else argv))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        sys.stderr.close()
        return 0
