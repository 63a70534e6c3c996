"""`python -m tests.hostile KIND N [FIRST]`: N unsound files of one kind (or `all`), from the seed FIRST on.

Tells for each kind how many were refused, the slowest and the hungriest file, and every file that broke its bounds:
an exception that no reader raises, more than a second of CPU, more than 300 MB.
"""

import os
import sys
import tempfile
from pathlib import Path

from tests.hostile.kinds import KINDS
from tests.hostile.trial import MOST_MEGABYTES, MOST_SECONDS, trials


def run(name: str, n: int, first: int) -> int:
    """How many files broke their bounds."""
    broken, refused, slowest, hungriest = 0, 0, (0.0, 0), (0.0, 0)
    with tempfile.TemporaryDirectory() as folder:
        for outcome in trials(KINDS[name], range(first, first + n), Path(folder), measured=True):
            refused += outcome.refused
            slowest = max(slowest, (outcome.seconds, outcome.seed))
            hungriest = max(hungriest, (outcome.megabytes, outcome.seed))
            if outcome.fault or outcome.seconds > MOST_SECONDS or outcome.megabytes > MOST_MEGABYTES:
                broken += 1
                what = outcome.fault or "bounds"
                print(f"{name} {outcome.seed}: {what} {outcome.seconds:.2f} s {outcome.megabytes:.0f} MB", flush=True)
    print(f"{name}: {n} files from {first}, {refused} refused, {broken} broken;", end=" ")
    print(f"slowest {slowest[0]:.2f} s (seed {slowest[1]}),", end=" ")
    print(f"most memory {hungriest[0]:.0f} MB (seed {hungriest[1]})", flush=True)
    return broken


def main(args: list[str]) -> int:
    if len(args) not in (2, 3) or (args[0] != "all" and args[0] not in KINDS):
        print(__doc__, "Kinds:", ", ".join(KINDS))
        return 2
    names = list(KINDS) if args[0] == "all" else [args[0]]
    with tempfile.TemporaryDirectory() as home:
        os.environ["TABLETOP_HOME"] = home
        return (
            1 if sum([run(name, int(args[1]), int(args[2]) if len(args) > 2 else 0) for name in names]) else 0
        )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
