"""Standard input, which can be read once and may be asked for twice."""

import sys
from functools import lru_cache

from tabletop.library.reader.bounds import LARGEST_SAVE

STANDARD = "-"
"""What stands for it, and for standard output, on the command line."""


@lru_cache(maxsize=1)
def standard_input() -> bytes:
    """All of it, or one byte more than any reader takes."""
    return sys.stdin.buffer.read(LARGEST_SAVE + 1)
