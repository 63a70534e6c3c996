"""Text of any encoding."""

import codecs
import re

from tabletop.library.errors import Unusable
from tabletop.library.reader.bounds import LARGEST_FILE
from tabletop.library.reader.files import bounded
from tabletop.library.reader.guard import Where

_MARKS = (
    (codecs.BOM_UTF8, "utf-8-sig"), (codecs.BOM_UTF32_LE, "utf-32"), (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"), (codecs.BOM_UTF16_BE, "utf-16"),
)  # fmt: skip
_XML_SAYS = re.compile(rb"""^\s*<\?xml[^>]{0,100}\bencoding\s*=\s*["']([A-Za-z][\w.-]{0,30})["']""")
_SAID = {"utf-8", "utf-16", "ascii", "shift_jis", "cp932", "euc_jp", "iso2022_jp", "iso8859-1", "cp1252"}
_OURS = ("utf-8",)
_LISTS = ("utf-8", "cp932", "euc_jp")


def decode(data: bytes, where: Where, limit: int = LARGEST_FILE, foreign: bool = True) -> str:
    """The text: a byte order mark decides, then what an XML file says of itself, then UTF-8; unless it must be our own
    form (not `foreign`) the encodings of old Japanese files are tried after it. Raises Unusable."""
    bounded(data, where, limit)
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            return _strict(data, (encoding,), where, foreign)
    return _strict(data, (*_said(data), *_LISTS) if foreign else _OURS, where, foreign)


def _said(data: bytes) -> tuple[str, ...]:
    told = _XML_SAYS.match(data[:200])
    if told is None:
        return ()
    try:
        name = codecs.lookup(told[1].decode("ascii")).name
    except LookupError:
        return ()
    return (name,) if name in _SAID else ()


def _strict(data: bytes, encodings: tuple[str, ...], where: Where, foreign: bool) -> str:
    for encoding in encodings:
        try:
            text = data.decode(encoding)
        except (UnicodeError, ValueError):
            continue
        if "\0" not in text:
            return text
    raise Unusable("decks.not_text" if foreign else "errors.not_text", path=where)

