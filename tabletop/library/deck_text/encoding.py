"""A list of cards to its lines."""

import re

from tabletop.library.errors import Unusable
from tabletop.library.reader.bounds import MOST_LINES

_ENDS = re.compile(r"\r\n|\n|\r")
LONGEST_LINE = 500


def lines_of(text: str, where: object) -> list[str]:
    """Lines, cut at CRLF, LF and CR only. Raises Unusable where they are too many."""
    lines = [line[:LONGEST_LINE] for line in _ENDS.split(text.removeprefix("\ufeff"))]
    if len(lines) > MOST_LINES:
        raise Unusable("reader.too_many_lines", path=where, n=len(lines), limit=MOST_LINES)
    return lines
