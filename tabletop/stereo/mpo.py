"""Multi-picture files: which are stereo pairs, what a camera recommends, and how they are tagged."""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING

from tabletop.library.errors import Unusable
from tabletop.stereo.pair import Pixels
from tabletop.stereo.picture import judge_size, pixels

if TYPE_CHECKING:
    from PIL import Image

_MAKER_NOTE, _EXIF = 0x927C, 0x8769
_FUJI_PARALLAX = 0xB211
_SIGNED_RATIONAL = 10
_ENTRIES = 0xB002
_DISPARITY = 0x020002
_REPRESENTATIVE = 0x20000000


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
    return left, pixels(image, name)


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


def tagged_as_disparity(data: bytes) -> bytes:
    """Both frames marked as views of one stereo picture; Pillow leaves the second without a kind.

    The index is a TIFF directory behind ``MPF\\0``: tag 0xB002 holds 16 bytes for each picture.
    """
    base = data.index(b"MPF\0") + 4
    order = "<" if data[base : base + 2] == b"II" else ">"
    (first,) = struct.unpack_from(order + "I", data, base + 4)
    (count,) = struct.unpack_from(order + "H", data, base + first)
    changed = bytearray(data)
    for at in range(base + first + 2, base + first + 2 + 12 * count, 12):
        tag, _kind, _length, offset = struct.unpack_from(order + "HHII", data, at)
        if tag == _ENTRIES:
            struct.pack_into(order + "I", changed, base + offset, _REPRESENTATIVE | _DISPARITY)
            struct.pack_into(order + "I", changed, base + offset + 16, _DISPARITY)
    return bytes(changed)
