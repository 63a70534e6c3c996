"""Text from elsewhere, made fit to be repeated in a sentence, a list or a log."""

import re
from pathlib import PurePath

LONGEST = 300
"""Characters; what is longer is cut."""
_UNPRINTABLE = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff]+")


def printable(text: str, longest: int = LONGEST) -> str:
    """One line that any terminal and any label can show: what cannot be printed becomes a space, and what is longer
    than `longest` characters ends in an ellipsis."""
    head = _UNPRINTABLE.sub(" ", text[: longest + 1]).strip()
    return head if len(text) <= longest else head[:longest] + "…"


def printable_path(path: PurePath) -> str:
    """The same of a path, whose end tells more than its beginning."""
    text = str(path)
    return printable(text) if len(text) <= LONGEST else "…" + printable(text[-LONGEST:])
