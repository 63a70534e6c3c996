"""The stereoscopic descriptor of JPEG: an APP3 segment that says how the two eyes lie.

Layout of the payload: ``_JPSJPS_``, length (2), descriptor (4, big-endian: separation, flags,
layout, medium), length of a comment (2), comment.
"""

from __future__ import annotations

import struct
from pathlib import Path

from tabletop.library.errors import Unusable
from tabletop.stereo.arrangement import Arrangement

_MARK = b"_JPSJPS_"
_HALF_HEIGHT, _HALF_WIDTH, _LEFT_FIRST = 1, 2, 4
_KINDS = {1: "rows", 2: "side_by_side", 3: "over_under"}
_ANAGLYPH = 4
_STEREOSCOPIC = 1
# Readers that ignore the descriptor take the right view to come first, so that is what is written.
WITHOUT_DESCRIPTOR = Arrangement("side_by_side", right_first=True)


def arrangement(path: Path) -> Arrangement | None:
    """What the file's own descriptor says, or None without one. Raises Unusable for an anaglyph."""
    data = path.read_bytes()
    at = data.find(_MARK, 0, 1 << 18)
    if not data.startswith(b"\xff\xd8") or at < 0 or len(data) < at + 14:
        return None
    _separation, flags, layout, medium = data[at + 10 : at + 14]
    if medium != _STEREOSCOPIC:
        return None
    if layout == _ANAGLYPH:
        raise Unusable("stereo.anaglyph_is_final", name=path.name)
    half = bool(flags & (_HALF_WIDTH | _HALF_HEIGHT))
    kind = _KINDS.get(layout, "side_by_side")
    return Arrangement(kind, right_first=not flags & _LEFT_FIRST, half=half and kind != "rows")


def described(jpeg: bytes, how: Arrangement) -> bytes:
    """The JPEG with a descriptor put in after its first segment."""
    flags = 0 if how.right_first else _LEFT_FIRST
    if how.half:
        flags |= _HALF_WIDTH if how.kind == "side_by_side" else _HALF_HEIGHT
    layout = next(code for code, kind in _KINDS.items() if kind == how.kind)
    comment = b"right view first" if how.right_first else b"left view first"
    body = _MARK + struct.pack(">HBBBB", 4, 0, flags, layout, _STEREOSCOPIC)
    body += struct.pack(">H", len(comment)) + comment
    segment = b"\xff\xe3" + struct.pack(">H", len(body) + 2) + body
    after = 4 + struct.unpack(">H", jpeg[4:6])[0] - 2 if jpeg[2:4] == b"\xff\xe0" else 2
    return jpeg[:after] + segment + jpeg[after:]
