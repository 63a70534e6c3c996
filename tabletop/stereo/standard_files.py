"""Pictures from standard input, and onto standard output."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tabletop.library.errors import Unusable
from tabletop.library.reader.standard_input import STANDARD, standard_input

MOVING = ("wiggle", "blink")


def suffix_of(mode: str) -> str:
    """The form that pictures of a mode have where no name says which."""
    return ".webp" if mode in MOVING else ".png"


@contextmanager
def given(sources: Sequence[str]) -> Iterator[list[Path]]:
    """The files that arguments name; what comes by standard input lies in one as long as it is needed. Raises
    Unusable where two are to come that way."""
    if STANDARD not in sources:
        yield [Path(each) for each in sources]
        return
    if list(sources).count(STANDARD) > 1:
        raise Unusable("stereo.one_standard")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "standard-input"
        path.write_bytes(standard_input())
        yield [path if each == STANDARD else Path(each) for each in sources]


@contextmanager
def written_to(target: Path, suffix: str) -> Iterator[Path]:
    """The file to write to; for `-` one whose bytes go onto standard output when it has been written."""
    if str(target) != STANDARD:
        yield target
        return
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / f"standard-output{suffix}"
        yield path
        sys.stdout.buffer.write(path.read_bytes())
        sys.stdout.flush()
