"""What cannot be used, said in one sentence."""

import errno
from collections.abc import Mapping
from pathlib import PurePath

from tabletop.library.printable import printable, printable_path
from tabletop.library.texts import Both, both, say

_REASONS = {
    errno.EACCES: "errors.reason_denied",
    errno.EPERM: "errors.reason_denied",
    errno.EROFS: "errors.reason_read_only",
    errno.ENOSPC: "errors.reason_full",
    getattr(errno, "EDQUOT", errno.ENOSPC): "errors.reason_full",  # Windows has no quota error
    errno.ENOENT: "errors.reason_missing",
    errno.ENOTDIR: "errors.reason_not_a_folder",
    errno.EEXIST: "errors.reason_not_a_folder",
    errno.EISDIR: "errors.reason_folder",
    errno.ENAMETOOLONG: "errors.reason_long_name",
}


class Unusable(Exception):
    """A file, folder or argument that the program cannot use.

    `key` and `values` name a text of the catalogues that says what is wrong, where, and what to do;
    `str()` gives it in the language in use at that moment, with what files say cut to a bounded length.
    """

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(key, values)
        self.key = key
        self.values = values

    def __str__(self) -> str:
        return say(self.key, **{name: _repeated(value) for name, value in self.values.items()})


def _repeated(value: object) -> object:
    if isinstance(value, PurePath):
        return printable_path(value)
    if isinstance(value, Mapping):  # the same in every language
        return {key: printable(text) if isinstance(text, str) else text for key, text in value.items()}
    return printable(value) if isinstance(value, str) else value


def reason(error: OSError) -> Both:
    """Why the system refused, in every language: a value for the sentences of Unusable."""
    key = _REASONS.get(error.errno or 0)
    if key:
        return both(key)
    return both("errors.reason_other", detail=error.strerror or str(error))
