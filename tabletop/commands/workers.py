"""Worker processes that end with the program."""

import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children


def _ignore_keyboard() -> None:
    """A terminal sends its interrupt to everybody; the parent ends the workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def workers(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """A pool of so many; whatever stops the work, Ctrl+C above all, ends them at once."""
    pool = ProcessPoolExecutor(jobs, initializer=_ignore_keyboard)
    try:
        yield pool
    except BaseException:
        for child in active_children():
            child.kill()
        pool.shutdown(wait=False, cancel_futures=True)
        raise
    pool.shutdown()
