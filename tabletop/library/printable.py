"""Text from elsewhere, made fit to be repeated in a sentence, a list or a log."""

from pathlib import PurePath

LONGEST = 300
"""Characters; what is longer is cut."""
_SPACE = "\u3000"
"""Japanese text is full of it, and Python calls it unprintable."""


def printable(text: str, longest: int = LONGEST) -> str:
    """One line that any terminal and any label can show: what cannot be printed becomes a space, and what is longer
    than `longest` characters ends in an ellipsis."""
    head = "".join(c if c.isprintable() or c == _SPACE else " " for c in text[: longest + 1]).strip()
    return head if len(text) <= longest else head[:longest] + "…"


def printable_path(path: PurePath) -> str:
    """The same of a path, whose end tells more than its beginning."""
    text = str(path)
    return printable(text) if len(text) <= LONGEST else "…" + printable(text[-LONGEST:])
