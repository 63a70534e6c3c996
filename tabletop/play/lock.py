"""A lock that one process holds on a file, and that the system gives back when the process ends, however it ends.

The library for this (filelock) imports asyncio, a tenth of a second of every start.
"""

import contextlib
from pathlib import Path
from typing import IO

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]


class Lock:
    """A lock that is held until `release`, or until the program ends."""

    def __init__(self, file: IO[bytes]) -> None:
        self._file = file

    def release(self) -> None:
        """Others may have it; a second time does nothing."""
        self._file.close()


def taken(path: Path) -> Lock | None:
    """The lock named by a file, which is made if it is not there; None where somebody else holds it. Raises OSError."""
    file = path.open("ab")
    try:
        _lock(file)
    except BlockingIOError:
        file.close()
        return None
    except OSError:
        # A disk that knows no locks: it is better to play without one than not at all.
        return Lock(file)
    return Lock(file)


def held(path: Path) -> bool:
    """Whether somebody holds the lock named by a file, this program or another."""
    if not path.exists():
        return False
    with contextlib.suppress(OSError):
        lock = taken(path)
        if lock is None:
            return True
        lock.release()
    return False


def _lock(file: IO[bytes]) -> None:
    if fcntl is not None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        return
    import msvcrt

    try:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    except PermissionError as wrong:
        raise BlockingIOError(*wrong.args) from None


__all__ = ["Lock", "held", "taken"]
