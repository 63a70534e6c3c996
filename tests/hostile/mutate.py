"""Sound files made unsound in every way that has ever broken a reader, from a seed."""

import io
import json
import lzma
import random
import struct
import zipfile
import zlib
from collections.abc import Callable
from typing import Any

DIGITS = "9" * 5_000
NASTY: tuple[Any, ...] = (
    None, True, -1, 0, 10**15, 2**63, 1e308, "", "x" * 20_000, "\ud800", "\u202e\x1b[31m", [], {}, [[]], {"en": 5},
    {"ja": []}, {"": {}}, ["a", 1, None], [{}] * 50, "../../etc/passwd", "CON", "\0",
)  # fmt: skip
TOKENS = (
    b"\x00", b"\xff\xfe", b"\xef\xbb\xbf", b"\x1b[2J", b"\\ud800", b"\xed\xa0\x80", DIGITS.encode(), b"[" * 3_000,
    b'{"a":' * 3_000, b"\n" * 500, b"NaN", b"-Infinity", b"1e999999", b"<a>" * 2_000, b"&x;",
    b"a." * 5_000 + b"a = 1\n",
    b'<?xml version="1.0" encoding="klingon"?>', b'<!DOCTYPE a [<!ENTITY x "y">]>', b"PK\x05\x06", b"=" * 9,
)  # fmt: skip

Way = Callable[[bytes, random.Random], bytes]


def _flip(data: bytes, chance: random.Random) -> bytes:
    changed = bytearray(data)
    for _ in range(chance.choice((1, 1, 2, 8, 64))):
        changed[chance.randrange(len(changed))] ^= 1 << chance.randrange(8)
    return bytes(changed)


def _cut(data: bytes, chance: random.Random) -> bytes:
    return data[: chance.randrange(len(data))]


def _hole(data: bytes, chance: random.Random) -> bytes:
    at, long = chance.randrange(len(data)), chance.randrange(1, 200)
    return data[:at] + data[at + long :]


def _insert(data: bytes, chance: random.Random) -> bytes:
    at = chance.randrange(len(data) + 1)
    return data[:at] + chance.choice(TOKENS) + data[at:]


def _repeat(data: bytes, chance: random.Random) -> bytes:
    at, long = chance.randrange(len(data)), chance.randrange(1, 400)
    return data[:at] + data[at : at + long] * chance.choice((2, 20, 2_000)) + data[at + long :]


def _swap(data: bytes, chance: random.Random) -> bytes:
    lines = data.split(b"\n")
    one, other = chance.randrange(len(lines)), chance.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return b"\n".join(lines)


def _digits(data: bytes, chance: random.Random) -> bytes:
    """A number in the file becomes one of 5,000 digits."""
    places = [at for at, byte in enumerate(data) if 48 <= byte <= 57]
    if not places:
        return _insert(data, chance)
    at = chance.choice(places)
    return data[:at] + chance.choice((DIGITS.encode(), b"-" + DIGITS.encode(), b"1" * 19)) + data[at + 1 :]


def _value(data: bytes, chance: random.Random) -> bytes:
    """A value of a JSON file, or of the JSON line that it begins with, becomes another kind of value."""
    first, end, rest = data.partition(b"\n") if not data.startswith(b"{\n") else (data, b"", b"")
    try:
        told = json.loads(first)
    except (ValueError, RecursionError):
        return _insert(data, chance)
    places = list(_places(told))
    inside, key = chance.choice(places)
    inside[key] = chance.choice(NASTY)
    return json.dumps(told).encode() + end + rest


def _places(node: Any) -> list[tuple[Any, Any]]:
    found: list[tuple[Any, Any]] = []
    for key in list(node) if isinstance(node, dict) else range(len(node)) if isinstance(node, list) else ():
        found += [(node, key), *_places(node[key])]
    return found


def _member(data: bytes, chance: random.Random) -> bytes:
    """A zip file whose cards, or names of members, are unsound while the zip itself is sound."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as old:
            members = [(each.filename, old.read(each)) for each in old.infolist()]
    except (zipfile.BadZipFile, EOFError, NotImplementedError, ValueError, OSError, zlib.error, lzma.LZMAError):
        return _value(data, chance)  # no zip file, or one that is unsound already
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", chance.choice((0, 8, 12, 14))) as new:
        for name, content in members:
            if name.endswith(".json"):
                content = chance.choice((_value, _value, _digits, _insert, _hole))(content, chance)
            elif chance.random() < 0.3:
                name = chance.choice(NAMES)
            new.writestr(name, content)
    return out.getvalue()


def _claim(data: bytes, chance: random.Random) -> bytes:
    """A PNG that says it is of another size, with a sound checksum."""
    if not data.startswith(b"\x89PNG") or len(data) < 33:
        return _flip(data, chance)
    size = struct.pack(">II", *(chance.choice((0, 1, 16, 9_000, 40_000, 100_000, 2**31 - 1)) for _ in range(2)))
    head = b"IHDR" + size + data[24:29]
    return data[:12] + head + struct.pack(">I", zlib.crc32(head)) + data[33:]


NAMES = (
    "../a.png", "/a.png", "pictures/CON.png", "pictures/A.png", "pictures/a\u0301.png", "pictures/a.exe", "x" * 400,
    "pictures/\x1b.png",
)  # fmt: skip
WAYS: tuple[Way, ...] = (_flip, _flip, _cut, _hole, _insert, _insert, _repeat, _swap, _digits, _member, _member, _claim)


def mutated(data: bytes, seed: int) -> bytes:
    """The file, changed in one way or two."""
    chance = random.Random(seed)
    for _ in range(chance.choice((1, 1, 1, 2))):
        data = chance.choice(WAYS)(data, chance) or b"\n"
    return data
