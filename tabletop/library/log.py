"""What the program did, for whoever looks into a fault: a file in the log folder that never grows without end."""

import logging
import platform
import sys
import threading
import traceback
from collections.abc import Callable
from datetime import datetime
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType

from tabletop import __version__
from tabletop.library import paths
from tabletop.library.errors import Unusable

NAME = "tabletop.log"
LARGEST = 1_000_000
KEPT = 4
"""Older files beside the one that is written."""
MOST_REPORTS = 20
_FORM = "%(asctime)s %(levelname)s %(name)s: %(message)s"
_log = logging.getLogger(__name__)

Hook = Callable[[type[BaseException], BaseException, TracebackType | None], object]


def log_file() -> Path:
    """The file that is written now. Raises Unusable where there is no folder for it."""
    return paths.logs() / NAME


def begin(level: int = logging.INFO) -> None:
    """Write the log from now on, what weighs so much or more; the file is made when there is something to write. A disk
    that cannot be written is no reason not to play."""
    try:
        handler = RotatingFileHandler(log_file(), maxBytes=LARGEST, backupCount=KEPT, encoding="utf-8", delay=True,
                                      errors="backslashreplace")  # fmt: skip
    except (Unusable, OSError):
        return
    logging.raiseExceptions = False
    handler.setFormatter(logging.Formatter(_FORM))
    root = logging.getLogger()
    for old in [each for each in root.handlers if isinstance(each, RotatingFileHandler)]:
        root.removeHandler(old)
        old.close()
    root.addHandler(handler)
    root.setLevel(level)
    _log.info("tabletop %s on Python %s, %s", __version__, platform.python_version(), platform.platform())


def catch(tell: Callable[[str, Path | None], object]) -> None:
    """Exceptions that nobody catches, in any thread, are logged and written into a report; `tell` hears in a few words
    what happened, and where the report lies (None: it could not be written). Ctrl+C goes on as always."""

    def caught(kind: type[BaseException], wrong: BaseException, where: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, wrong, where)
            return
        _log.critical("not caught", exc_info=(kind, wrong, where))
        written = report(kind, wrong, where)
        if written is None:
            sys.__excepthook__(kind, wrong, where)
        tell(f"{kind.__name__}: {wrong}", written)

    def in_thread(args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None:
            caught(args.exc_type, args.exc_value, args.exc_traceback)

    sys.excepthook = caught
    threading.excepthook = in_thread


def report(
    kind: type[BaseException], wrong: BaseException, where: TracebackType | None
) -> Path | None:
    """A file with all that is known of an exception; the oldest reports make room. None if it cannot be written."""
    try:
        folder = paths.logs()
        path = folder / f"report-{datetime.now():%Y%m%d-%H%M%S-%f}.txt"
        lines = [f"tabletop {__version__}", f"Python {sys.version}", platform.platform(), ""]
        text = "\n".join(lines) + "".join(traceback.format_exception(kind, wrong, where))
        path.write_text(text, encoding="utf-8", errors="backslashreplace")
        for old in sorted(folder.glob("report-*.txt"))[:-MOST_REPORTS]:
            old.unlink()
    except (Unusable, OSError):
        return None
    return path
