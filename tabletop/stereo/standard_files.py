"""Pictures from standard input, and onto standard output."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tabletop.library.errors import Unusable
from tabletop.library.reader.standard_input import STANDARD, as_file
from tabletop.library.standard_output import put_bytes


def suffix_of(mode: str) -> str:
    """The form that pictures of a mode have where no name says which."""
    from tabletop.stereo.modes import MOVING

    return ".webp" if mode in MOVING else ".png"


@contextmanager
def given(sources: Sequence[str]) -> Iterator[list[Path]]:
    """The files that arguments name. Raises Unusable where two are to come by standard input."""
    if list(sources).count(STANDARD) > 1:
        raise Unusable("stereo.one_standard")
    with ExitStack() as held:
        yield [held.enter_context(as_file(each, "")) for each in sources]


@contextmanager
def written_to(target: Path, suffix: str) -> Iterator[Path]:
    """The file to write to; for `-` one whose bytes go onto standard output when it has been written."""
    if str(target) != STANDARD:
        yield target
        return
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / f"standard-output{suffix}"
        yield path
        put_bytes(path.read_bytes(), STANDARD)
