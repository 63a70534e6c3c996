"""Where the journals lie: a few files, of which a new game takes one that nobody plays in."""

from pathlib import Path

from tabletop.library import paths
from tabletop.library.reader import files_in
from tabletop.play.lock import Lock, held, taken

SLOTS = 3
"""So many games are kept; games that are being played in other windows come on top of them."""
SUFFIX = ".journal"
MOST_SLOTS = 50


def slots() -> list[Path]:
    """The journals that there are, newest first. Raises Unusable."""
    return [path for path in files_in(paths.autosave(), SUFFIX, newest_first=True) if path.stem.startswith("slot-")]


def lock_of(journal: Path) -> Path:
    """The file whose lock says that a journal is being written."""
    return journal.with_suffix(".lock")


def running(journal: Path) -> bool:
    """Whether a journal is being written, here or by another copy of the program."""
    return held(lock_of(journal))


def free_slot() -> tuple[Path, Lock]:
    """A journal for a new game, locked: one that does not exist, else the one that was written least lately of those
    that nobody plays in. Raises Unusable, OSError."""
    folder, known = paths.autosave(), slots()
    unused = [folder / f"slot-{n}{SUFFIX}" for n in range(1, MOST_SLOTS + 1)]
    unused = [path for path in unused if path not in known]
    idle = [path for path in reversed(known) if not path.is_dir()]
    for path in [*unused[: max(0, SLOTS - len(known))], *idle, *unused]:
        lock = taken(lock_of(path))
        if lock is not None:
            return path, lock
    raise BlockingIOError
