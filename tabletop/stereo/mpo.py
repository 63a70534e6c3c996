"""Multi-picture files: which are stereo pairs, what a camera recommends, and how they are tagged."""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING, Any

import numpy as np

from tabletop.library.errors import Unusable
from tabletop.stereo.pair import Pixels
from tabletop.stereo.picture import judge_size, pixels

if TYPE_CHECKING:
    from PIL import Image

_MAKER_NOTE, _EXIF = 0x927C, 0x8769
_FUJI_PARALLAX = 0xB211
_SIGNED_RATIONAL = 10
_VERSION, _COUNT, _ENTRIES, _NUMBER, _BASE_VIEW = 0xB000, 0xB001, 0xB002, 0xB101, 0xB204
_LONG, _UNDEFINED = 4, 7
_HEADER = b"II*\0" + struct.pack("<I", 8)
_DISPARITY = 0x020002
_REPRESENTATIVE = 0x20000000
_COLOURED, _GREY = 6.0, 1.5


def eyes(image: Image.Image, name: str, shrink: bool = False) -> tuple[Pixels, Pixels]:
    """Frame 1 is the left eye, frame 2 the right.

    Frames of unequal size are a photo with its preview or gain map, and Unusable as a pair.
    """
    sizes = []
    for number in range(min(2, getattr(image, "n_frames", 1))):
        image.seek(number)
        sizes.append(image.size)
    if len(sizes) < 2 or sizes[0] != sizes[1]:
        listed = ", ".join(f"{width}×{height}" for width, height in sizes)
        raise Unusable("stereo.mpo_no_pair", name=name, sizes=listed)
    judge_size(name, *sizes[0], shrink=shrink)
    image.seek(0)
    left = pixels(image, name)
    image.seek(1)
    right = pixels(image, name)
    if _is_extra(image, left, right):
        raise Unusable("stereo.mpo_no_pair", name=name, sizes=f"{sizes[0][0]}×{sizes[0][1]}")
    return left, right


def _is_extra(image: Image.Image, left: Pixels, right: Pixels) -> bool:
    """A preview by its own tag; a depth or gain map, which is grey, beside a picture in colours."""
    entries: Any = (getattr(image, "mpinfo", None) or {}).get(_ENTRIES, ())
    kind = entries[1]["Attribute"]["MPType"] if len(entries) > 1 else ""
    return "Thumbnail" in str(kind) or (_colour(left) > _COLOURED and _colour(right) < _GREY)


def _colour(view: Pixels) -> float:
    """How far the channels lie apart on average, in levels."""
    step = max(1, min(view.shape[:2]) // 200)
    small = view[::step, ::step].astype(np.int16)
    return float((small.max(axis=2) - small.min(axis=2)).mean())


def parallax(image: Image.Image) -> float:
    """Shift in percent of the width that the camera recommends, 0.0 if it says nothing."""
    for number in range(min(2, getattr(image, "n_frames", 1))):
        image.seek(number)
        note = image.getexif().get_ifd(_EXIF).get(_MAKER_NOTE)
        if isinstance(note, bytes) and note.startswith(b"FUJIFILM") and (value := _fuji_parallax(note)):
            return value
    return 0.0


def _fuji_parallax(note: bytes) -> float:
    try:
        (start,) = struct.unpack_from("<I", note, 8)
        (count,) = struct.unpack_from("<H", note, start)
        for at in range(start + 2, start + 2 + 12 * count, 12):
            tag, kind, _length, offset = struct.unpack_from("<HHII", note, at)
            if tag == _FUJI_PARALLAX and kind == _SIGNED_RATIONAL:
                over, under = struct.unpack_from("<ii", note, offset)
                return over / under if under else 0.0
    except struct.error:
        pass
    return 0.0


def together(left: bytes, right: bytes) -> bytes:
    """Two JPEG files as one stereo picture: an index in the first, and in each a directory of its own.

    By CIPA DC-007: an APP2 segment ``MPF\\0`` behind the other APP segments holds TIFF directories. That of the
    first picture lists both with their kinds, lengths and places; each picture's attributes give its number, the one
    whose eye it is seen from, and how many there are.
    """
    own = _segment(_directory(_attributes(2)))
    second = _put_in(right, own)
    length = len(_segment(_index(0, 0, 0)))
    at = _behind_headers(left)
    base = at + 8  # marker, length, "MPF\\0"
    first = len(left) + length
    return left[:at] + _segment(_index(first, len(second), first - base)) + left[at:] + second


def _put_in(jpeg: bytes, segment: bytes) -> bytes:
    at = _behind_headers(jpeg)
    return jpeg[:at] + segment + jpeg[at:]


def _behind_headers(jpeg: bytes) -> int:
    """Where the APP0 and APP1 segments end."""
    at = 2
    while jpeg[at : at + 2] in (b"\xff\xe0", b"\xff\xe1"):
        at += 2 + int(struct.unpack_from(">H", jpeg, at + 2)[0])
    return at


def _segment(body: bytes) -> bytes:
    return b"\xff\xe2" + struct.pack(">H", len(body) + 6) + b"MPF\0" + body


def _entry(tag: int, kind: int, count: int, value: int | bytes) -> bytes:
    stored = value if isinstance(value, bytes) else struct.pack("<I", value)
    return struct.pack("<HHI", tag, kind, count) + stored


def _attributes(number: int) -> list[bytes]:
    return [
        _entry(_NUMBER, _LONG, 1, number),
        _entry(_BASE_VIEW, _LONG, 1, 1),
    ]


def _directory(entries: list[bytes]) -> bytes:
    """A little-endian TIFF of one directory, whose version comes first."""
    rows = [_entry(_VERSION, _UNDEFINED, 4, b"0100"), *entries]
    return _HEADER + struct.pack("<H", len(rows)) + b"".join(rows) + struct.pack("<I", 0)


def _index(first: int, second: int, offset: int) -> bytes:
    """The directory of both pictures, then the attributes of the first."""
    rows = [_entry(_VERSION, _UNDEFINED, 4, b"0100"), _entry(_COUNT, _LONG, 1, 2)]
    values_at = 8 + 2 + 12 * 3 + 4
    rows.append(_entry(_ENTRIES, _UNDEFINED, 32, values_at))
    values = struct.pack("<IIIHH", _REPRESENTATIVE | _DISPARITY, first, 0, 0, 0)
    values += struct.pack("<IIIHH", _DISPARITY, second, offset, 0, 0)
    own_at = values_at + len(values)
    own = _attributes(1)
    listed = struct.pack("<H", len(rows)) + b"".join(rows) + struct.pack("<I", own_at)
    return _HEADER + listed + values + struct.pack("<H", len(own)) + b"".join(own) + struct.pack("<I", 0)
