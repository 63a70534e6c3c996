"""The door itself: whatever goes wrong behind it becomes one sentence."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tabletop.library.errors import Unusable, reason

_log = logging.getLogger(__name__)
Where = Path | str


@contextmanager
def guarded(where: Where, key: str = "reader.broken", **values: object) -> Iterator[None]:
    """Every exception within becomes Unusable: with a sentence of its own where the kind of fault tells more, else
    with `key`, a sentence that says what kind of file was expected (its values: `path` and those given)."""
    try:
        yield
    except Unusable:
        raise
    except RecursionError:
        raise Unusable("errors.too_deep", path=where) from None
    except MemoryError:
        raise Unusable("reader.no_memory", path=where) from None
    except OSError as wrong:
        if wrong.errno is None:  # decoders raise it for what is in the file
            raise Unusable(key, path=where, **values) from None
        raise Unusable("errors.unreadable", path=where, reason=reason(wrong)) from None
    except Exception as wrong:
        # Decoders of other people raise whatever they like for broken bytes. The log keeps what it was.
        _log.info("%s is unusable: %r", where, wrong)
        raise Unusable(key, path=where, **values) from None
