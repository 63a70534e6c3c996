"""Chunks of PNG that say how two eyes lie: ``sTER`` for side by side, our own text for the rest.

In ``sTER`` the second view starts on a multiple of eight columns; 0 = crossed, 1 = parallel.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from tabletop.stereo.arrangement import WORDS, Arrangement
from tabletop.stereo.pair import Pixels

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_KEYWORD = b"Stereo arrangement\0"


def padding(view_width: int) -> int:
    """Empty columns between the views, so that the second starts on a multiple of eight."""
    return -view_width % 8


def padding_within(whole_width: int) -> int:
    """The padding a picture of this width must contain; 0 if it was written without."""
    for each in range(whole_width // 2, whole_width // 2 - 5, -1):
        if 2 * each + padding(each) == whole_width:
            return padding(each)
    return 0


def arrangement(path: Path) -> Arrangement | None:
    """What the file's own chunks say about its eyes, or None."""
    for name, body in _chunks(path.read_bytes()):
        if name == b"sTER" and body:
            return Arrangement("side_by_side", right_first=body[0] == 0)
        if name == b"tEXt" and body.startswith(_KEYWORD):
            return WORDS.get(body[len(_KEYWORD) :].decode("latin-1"))
        if name == b"IDAT":
            break
    return None


def side_by_side(first: Pixels, second: Pixels) -> Pixels:
    gap = np.zeros((first.shape[0], padding(first.shape[1]), 3), np.uint8)
    return np.hstack([first, gap, second])


def with_ster(png: bytes, right_first: bool) -> bytes:
    return _inserted(png, b"sTER", bytes([0 if right_first else 1]))


def with_word(png: bytes, word: str) -> bytes:
    """Names an arrangement that ``sTER`` has no value for, by its customary ending."""
    return _inserted(png, b"tEXt", _KEYWORD + word.encode("latin-1"))


def _inserted(png: bytes, name: bytes, body: bytes) -> bytes:
    after_header = len(_SIGNATURE) + 25
    chunk = struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
    return png[:after_header] + chunk + png[after_header:]


def _chunks(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = len(_SIGNATURE)
    while data.startswith(_SIGNATURE) and at + 8 <= len(data):
        (length,) = struct.unpack(">I", data[at : at + 4])
        yield data[at + 4 : at + 8], data[at + 8 : at + 8 + length]
        at += 12 + length
