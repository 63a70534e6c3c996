"""Bytes of a list of cards to its lines."""

import re

from tabletop.library.errors import Unusable
from tabletop.library.pool import LARGEST_FILE

_ENDS = re.compile(r"\r\n|\n|\r")
LONGEST_LINE = 500


def decode(data: bytes, where: object) -> str:
    """The text: a byte order mark decides, else UTF-8, else CP932. Raises Unusable: too large, no text."""
    if len(data) > LARGEST_FILE:
        raise Unusable("errors.too_large", path=where, limit=LARGEST_FILE // 1_000_000)
    for mark, encoding in ((b"\xef\xbb\xbf", "utf-8-sig"), (b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16")):
        if data.startswith(mark):
            return _strict(data, (encoding,), where)
    return _strict(data, ("utf-8", "cp932"), where)


def _strict(data: bytes, encodings: tuple[str, ...], where: object) -> str:
    for encoding in encodings:
        try:
            text = data.decode(encoding)
        except UnicodeDecodeError:
            continue
        if "\0" not in text:
            return text
    raise Unusable("decks.not_text", path=where)


def lines_of(text: str) -> list[str]:
    """Lines, cut at CRLF, LF and CR only."""
    return [line[:LONGEST_LINE] for line in _ENDS.split(text.removeprefix("\ufeff"))]
