"""Bytes of a file, and lists of files that one bad entry does not hide."""

import os
import stat
from collections.abc import Iterator
from pathlib import Path

from tabletop.library.errors import Unusable
from tabletop.library.reader.bounds import LARGEST_FILE
from tabletop.library.reader.guard import guarded


def read_bytes(path: Path, limit: int = LARGEST_FILE) -> bytes:
    """What is in a file. Raises Unusable: missing, a folder, a device, larger than `limit` bytes, unreadable."""
    with guarded(path):
        try:
            about = path.stat()
        except FileNotFoundError:
            raise Unusable("errors.no_file", path=path) from None
        if stat.S_ISDIR(about.st_mode):
            raise Unusable("errors.is_folder", path=path)
        if not stat.S_ISREG(about.st_mode):
            raise Unusable("reader.no_plain_file", path=path)
        if about.st_size > limit:
            raise Unusable("errors.too_large", path=path, limit=megabytes(limit))
        with path.open("rb") as file:
            data = file.read(limit + 1)
        return bounded(data, path, limit)


def bounded(data: bytes, where: Path | str, limit: int = LARGEST_FILE) -> bytes:
    """The bytes, unless they are too many. Raises Unusable."""
    if len(data) > limit:
        raise Unusable("errors.too_large", path=where, limit=megabytes(limit))
    return data


def megabytes(limit: int) -> str:
    """A bound in bytes as a sentence says it."""
    return f"{limit / 1_000_000:g}"


def files_in(folder: Path, suffix: str, newest_first: bool = False) -> list[Path]:
    """Everything in a folder whose name ends so, also dangling links and folders: whoever opens one is told what is
    wrong with it. By name, or by the time of the last change. Raises Unusable where the folder cannot be read."""
    with guarded(folder):
        found = [Path(entry.path) for entry in os.scandir(folder) if entry.name.lower().endswith(suffix)]
    return sorted(found, key=_changed, reverse=True) if newest_first else sorted(found)


def _changed(path: Path) -> tuple[int, str]:
    try:
        return path.lstat().st_mtime_ns, path.name
    except OSError:  # gone since
        return 0, path.name


def walk(folder: Path, deepest: int) -> Iterator[Path]:
    """Every file below a folder, at most so deep; what cannot be opened is left out."""
    try:
        entries = sorted(os.scandir(folder), key=lambda entry: entry.name)
    except OSError:
        return
    for entry in entries:
        if entry.is_dir(follow_symlinks=False):
            if deepest > 1:
                yield from walk(Path(entry.path), deepest - 1)
        else:
            yield Path(entry.path)
