"""Pictures: their size is judged by what the header says, before anything is decoded."""

import io
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from tabletop.library.errors import Unusable
from tabletop.library.reader.bounds import (
    ALWAYS_DECODED,
    LARGEST_MEMBER,
    LARGEST_PICTURE,
    LARGEST_SHRUNK,
    LONGEST_SIDE,
    MOST_FRAMES,
    PIXELS_A_BYTE,
)  # fmt: skip
from tabletop.library.reader.files import bounded, read_bytes
from tabletop.library.reader.guard import Where, guarded

if TYPE_CHECKING:
    from PIL import Image

FORMS = ("PNG", "JPEG", "WEBP", "BMP", "GIF", "TIFF")
"""Forms of pictures that are opened (multi-picture files are among the JPEGs); Pillow knows fifty more, which nobody's
cards have and whose readers are less looked after."""
_HEADER = threading.RLock()


def judge(where: Where, width: int, height: int, stored: int, shrink: bool = False) -> None:
    """Whether a picture of so many pixels, or one frame of it, may be decoded; `stored` is the size of the file in
    bytes, `shrink` says that it will be reduced. Raises Unusable that names the numbers."""
    pixels = width * height
    limit = LARGEST_SHRUNK if shrink else LARGEST_PICTURE
    if max(width, height) > LONGEST_SIDE:
        raise Unusable("reader.long_picture", path=where, width=width, height=height, limit=LONGEST_SIDE)
    if pixels > limit:
        raise Unusable(
            "reader.large_picture", path=where, megapixels=round(pixels / 1e6), limit=limit // 1_000_000
        )
    if pixels > max(ALWAYS_DECODED, stored * PIXELS_A_BYTE):
        raise Unusable("reader.hollow_picture", path=where, width=width, height=height, bytes=stored)


def judge_frames(where: Where, image: "Image.Image", stored: int, shrink: bool = False) -> None:
    """The same for an opened picture, with the number of its frames. Raises Unusable."""
    judge(where, *image.size, stored, shrink)
    with guarded(where, "reader.broken_picture"):
        frames = getattr(image, "n_frames", 1)
    if frames > MOST_FRAMES:
        raise Unusable("reader.many_frames", path=where, n=frames, limit=MOST_FRAMES)


@contextmanager
def header_only() -> Iterator[None]:
    """Pillow refuses very large pictures before it tells their size; our refusal names the number."""
    from PIL import Image

    with _HEADER:
        before = Image.MAX_IMAGE_PIXELS
        Image.MAX_IMAGE_PIXELS = None
        try:
            yield
        finally:
            Image.MAX_IMAGE_PIXELS = before


def opened(data: bytes, where: Where, shrink: bool = False) -> "Image.Image":
    """The picture in bytes, its header read and judged, its pixels not yet decoded. Raises Unusable."""
    from PIL import Image, UnidentifiedImageError

    bounded(data, where, LARGEST_MEMBER)
    with guarded(where, "reader.broken_picture"):
        try:
            with header_only():
                image = Image.open(io.BytesIO(data), formats=FORMS)
        except UnidentifiedImageError:
            raise Unusable("packs.no_picture", path=where) from None
    judge_frames(where, image, len(data), shrink)
    return image


def picture_bytes(path: Path) -> bytes:
    """A picture file as it is, once its size has been judged. Raises Unusable."""
    data = read_bytes(path, LARGEST_MEMBER)
    opened(data, path).close()
    return data


def size_of(data: bytes, where: Where) -> tuple[int, int]:
    """Width and height in pixels. Raises Unusable."""
    with opened(data, where) as image:
        return image.size


__all__ = [
    "FORMS", "header_only", "judge", "judge_frames", "opened", "picture_bytes", "size_of",
]
