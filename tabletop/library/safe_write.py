"""Files that are either wholly the old ones or wholly the new ones, whatever happens meanwhile."""

import contextlib
import os
import tempfile
from pathlib import Path

from tabletop.library.errors import Unusable, reason


def safe_write(path: Path, content: str | bytes) -> None:
    """Replace a file by `content` (text as UTF-8, line ends as given) in one step; raises Unusable.

    A link is followed, so that it stays a link.
    """
    target = path.resolve()
    data = content.encode("utf-8") if isinstance(content, str) else content
    try:
        fresh = _written_beside(target, data)
        try:
            os.replace(fresh, target)
        except OSError:
            fresh.unlink(missing_ok=True)
            raise
    except OSError as error:
        raise Unusable("errors.file_not_written", file=path, reason=reason(error)) from error
    _settle_folder(target.parent)


def _written_beside(target: Path, data: bytes) -> Path:
    handle, name = tempfile.mkstemp(prefix=f".{target.name[:40]}.", suffix=".new", dir=target.parent)
    fresh = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        fresh.chmod(_mode_of(target))
    except OSError:
        fresh.unlink(missing_ok=True)
        raise
    return fresh


def _mode_of(target: Path) -> int:
    # mkstemp gives 0600; keep what the file had, or what an ordinary new file would get.
    if target.exists():
        return target.stat().st_mode & 0o777
    umask = os.umask(0)
    os.umask(umask)
    return 0o666 & ~umask


def _settle_folder(folder: Path) -> None:
    # The new name must reach the disk too. Windows cannot open folders, some network disks cannot sync them.
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
