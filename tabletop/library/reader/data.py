"""JSON and TOML: plain data whose size, depth and numbers have been looked at."""

import json
import math
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tabletop.library.errors import Unusable
from tabletop.library.reader.bounds import DEEPEST, LARGEST_FILE, LARGEST_TOML, MOST_DIGITS, MOST_NODES
from tabletop.library.reader.files import megabytes, read_bytes
from tabletop.library.reader.guard import Where, guarded
from tabletop.library.reader.text import decode

_LARGEST = 10**MOST_DIGITS
_LONG_NUMBER = re.compile(rf"[0-9_]{{{MOST_DIGITS + 1},}}")
_QUOTED = re.compile("\"[^\"\n]*\"|'[^'\n]*'")
_HALF = re.compile("[\ud800-\udfff]")


def read_json(path: Path, limit: int = LARGEST_FILE) -> Any:
    """The data of a JSON file in UTF-8. Raises Unusable."""
    return json_data(decode(read_bytes(path, limit), path, limit, foreign=False), path)


def json_data(text: str, where: Where, first_line: int = 1) -> Any:
    """The data of a JSON text that begins in a line of that number. Raises Unusable."""
    with guarded(where, "errors.not_json", line=first_line):
        try:
            data = json.loads(text.removeprefix("\ufeff"), parse_int=_whole, parse_float=_real, parse_constant=_real)
        except json.JSONDecodeError as wrong:
            line = wrong.lineno + first_line - 1
            raise Unusable("errors.not_json", path=where, line=line) from None
        except _TooLong as wrong:
            raise Unusable("reader.long_number", path=where, number=str(wrong)) from None
        return shallow(data, where)


def toml_data(text: str, where: Where) -> dict[str, Any]:
    """The data of a TOML text. Raises Unusable."""
    if len(text) > LARGEST_TOML:
        raise Unusable("errors.too_large", path=where, limit=megabytes(LARGEST_TOML))
    with guarded(where, "reader.not_toml"):
        for line in text.split("\n"):
            bare = _QUOTED.sub("", line)
            if bare.count(".") > DEEPEST:  # the parser needs the square of their number in time
                raise Unusable("errors.too_deep", path=where)
            if found := _LONG_NUMBER.search(bare.partition("#")[0]):
                raise Unusable("reader.long_number", path=where, number=f"{found[0][:MOST_DIGITS]}…")
        try:
            return shallow(tomllib.loads(text.replace("\r\n", "\n")), where)  # type: ignore[no-any-return]
        except tomllib.TOMLDecodeError as wrong:
            raise Unusable("position.not_toml", path=where, reason=str(wrong)) from None


class _TooLong(ValueError):
    pass


def _whole(digits: str) -> int:
    if len(digits) > MOST_DIGITS:
        raise _TooLong(f"{digits[:MOST_DIGITS]}…")
    return int(digits)


def _real(digits: str) -> float:
    value = float(digits)
    if len(digits) > 400 or not math.isfinite(value):
        raise _TooLong(digits[:MOST_DIGITS])
    return value


def shallow(data: Any, where: Where) -> Any:
    """The data, unless there is more of it, or it is nested deeper, than any file of ours needs, or a number or a
    character in it is none. Raises Unusable."""
    layer, depth, nodes = [data], 0, 0
    while layer:
        depth, nodes = depth + 1, nodes + len(layer)
        if depth > DEEPEST:
            raise Unusable("errors.too_deep", path=where)
        if nodes > MOST_NODES:
            raise Unusable("reader.too_much", path=where, limit=MOST_NODES)
        below: list[Any] = []
        for node in layer:
            if isinstance(node, Mapping):
                below += node
                below += node.values()
            elif isinstance(node, list):
                below += node
            else:
                _sound(node, where)
        layer = below
    return data


def _sound(leaf: Any, where: Where) -> None:
    if isinstance(leaf, str):
        if not leaf.isascii() and _HALF.search(leaf):
            raise Unusable("reader.half_character", path=where)
    elif isinstance(leaf, float):
        if not math.isfinite(leaf):
            raise Unusable("reader.long_number", path=where, number=str(leaf))
    elif isinstance(leaf, int) and abs(leaf) > _LARGEST:
        raise Unusable("reader.long_number", path=where, number="…")
