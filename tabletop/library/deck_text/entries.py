"""One line of a list: how many of what. A line can be read in several ways; the first that names a card counts."""

import re
import unicodedata
from collections.abc import Iterator
from typing import NamedTuple

from tabletop.core.card import Face
from tabletop.library.deck_text.matching import Matcher

_TIMES = "[xX×✕*]"
_LEADING = (
    re.compile(rf"[\[(]\s*(?:{_TIMES}\s*)?([0-9]{{1,3}})\s*(?:{_TIMES}\s*)?[\])]\s*(?:{_TIMES}\s+)?(\S.*)"),
    re.compile(rf"([0-9]{{1,3}})\s*(?:{_TIMES}(?=[\s\[]|[^\x21-\x7e]|[A-Z])|枚|of\s)\s*(\S.*)"),
    re.compile(rf"{_TIMES}\s*([0-9]{{1,3}})\s+(\S.*)"),
    re.compile(r"([0-9]{1,3})\s+(\S.*)"),
    re.compile(r"([0-9]{1,3})((?=[^\x21-\x7e]).*)"),
)
_TRAILING = (
    re.compile(rf"(.*\S)\s*{_TIMES}\s*([0-9]{{1,3}})\s*枚?"),
    re.compile(r"(.*\S)[\s:…]+([0-9]{1,3})\s*枚"),
    re.compile(r"(.*\S)\s*[(\[]\s*([0-9]{1,3})\s*枚?\s*[)\]]"),
    re.compile(r"(.*\S)\s*([0-9]{1,3})\s*枚"),
    re.compile(r"(.*\S)\s+([0-9]{1,3})"),
)
_TAILS = (
    re.compile(r"(?P<name>.*\S)\s*[(\[{](?P<id>[^()\[\]{}]{1,40})[)\]}](?P<rest>\s*#?[0-9]*\w?)$"),
    re.compile(r"(?P<name>.*\S)\s+(?P<id>\*\S{1,3}\*)$"),
    re.compile(r"(?P<name>[^|]*\S)\s*\|\s*(?P<id>.*)$"),
    re.compile(r"(?P<name>[^\t]*\S)\s*\t\s*(?P<id>.*)$"),
    re.compile(r"(?P<name>.*\S)\s+(?P<id>[¥$€￥]\s*[0-9][0-9.,]*|[0-9][0-9.,]*\s*円)$"),
    re.compile(r"(?P<name>.*\S)\s+(?P<id>[A-Za-z]{2,3}[0-9]{2}-[A-Za-z0-9]{3,4})$"),
    re.compile(r"(?P<name>.*\S)\s+#?(?P<id>[0-9]{1,4})$"),
)
_HEADS = re.compile(r"[\[(](?P<id>[^\[\]()]{1,40})[\])]\s*(?P<name>\S.*)$")
_HEAD_ID = re.compile(r"(?P<id>[A-Za-z]{2,3}[0-9]{2}-[A-Za-z0-9]{3,4})\s+(?P<name>\S.*)$")


class Entry(NamedTuple):
    """`name` is what the line calls the card; `face` None: no such card, or `unsure` which one is meant."""

    copies: int
    name: str
    face: Face | None
    unsure: tuple[Face, ...] = ()


def read_entry(line: str, matcher: Matcher) -> Entry:
    """What a line that is no heading asks for."""
    text = unicodedata.normalize("NFKC", line).strip()
    whole = matcher.exact(text)
    if whole is not None:
        return Entry(1, line.strip(), whole)
    ways = list(_ways(text))
    for count, name in ways:
        face, clash = _face(name, matcher)
        if face is not None or clash:
            return Entry(count, _as_written(line, name), face, clash)
    count, name = ways[0]
    return Entry(count, _as_written(line, name), None, matcher.near(_bare(name)))


def named(line: str, matcher: Matcher) -> bool:
    """Whether a line names a card, without looking for near ones."""
    text = unicodedata.normalize("NFKC", line).strip()
    return matcher.exact(text) is not None or any(
        _face(name, matcher)[0] is not None for _, name in _ways(text)
    )


def _ways(text: str) -> Iterator[tuple[int, str]]:
    """(count, name) by each way of writing a count; last of all without one."""
    for pattern in _LEADING:
        if match := pattern.fullmatch(text):
            yield int(match[1]), match[2]
    for pattern in _TRAILING:
        if match := pattern.fullmatch(text):
            yield int(match[2]), match[1]
    yield 1, text


def _face(name: str, matcher: Matcher) -> tuple[Face | None, tuple[Face, ...]]:
    """The card, or the two cards between which name and number leave the choice."""
    face = matcher.exact(name)
    if face is not None:
        return face, ()
    for match in _cuts(name):
        named, numbered = matcher.by_name(match["name"]), _numbered(match["id"], matcher)
        if named is not None and numbered is not None and numbered.name != named.name:
            return None, (named, numbered)
        if numbered is not None:
            return numbered, ()
        if named is not None:
            return named, ()
        if (inner := matcher.exact(match["name"])) is not None:
            return inner, ()
        inner, clash = _face(match["name"], matcher)
        if inner is not None or clash:
            return inner, clash
    return None, ()


def _numbered(written: str, matcher: Matcher) -> Face | None:
    """By a number as it stands, or as a set and a number with a colon between them."""
    tried = (written, written.replace(":", "-"), written.rpartition(":")[2])
    return next((face for each in tried if (face := matcher.by_id(each)) is not None), None)


def _cuts(name: str) -> Iterator[re.Match[str]]:
    for pattern in _TAILS:
        if match := pattern.match(name):
            yield match
    for pattern in (_HEADS, _HEAD_ID):
        if match := pattern.match(name):
            yield match


def _bare(name: str) -> str:
    """Without the brackets at its end: for looking around only."""
    match = _TAILS[0].match(name)
    return match["name"] if match else name


def _as_written(line: str, name: str) -> str:
    """The part of the original line that was read as `name`."""
    stripped = line.strip()
    for i in range(len(stripped)):
        if (
            len(stripped) - i >= len(name) // 4
            and unicodedata.normalize("NFKC", stripped[i:]).strip() == name
        ):
            return stripped[i:].strip()
    for i in range(len(stripped), 0, -1):
        if unicodedata.normalize("NFKC", stripped[:i]).strip() == name:
            return stripped[:i].strip()
    return name
