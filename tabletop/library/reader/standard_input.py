"""Standard input, which can be read once and may be asked for twice."""

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path

from tabletop.library.reader.bounds import LARGEST_SAVE

STANDARD = "-"
"""What stands for it, and for standard output, on the command line."""


@lru_cache(maxsize=1)
def standard_input() -> bytes:
    """All of it, or one byte more than any reader takes."""
    return sys.stdin.buffer.read(LARGEST_SAVE + 1)


@contextmanager
def as_file(source: str, suffix: str) -> Iterator[Path]:
    """The file that an argument names; standard input is laid into one for as long as it is needed."""
    if source != STANDARD:
        yield Path(source)
        return
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / f"standard-input{suffix}"
        path.write_bytes(standard_input())
        yield path
