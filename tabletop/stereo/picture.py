"""One picture file, as upright RGB pixels, whatever its kind; or one clear sentence why not."""

from __future__ import annotations

import struct
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from tabletop.library.errors import Unusable
from tabletop.stereo.pair import Pixels

if TYPE_CHECKING:
    from PIL import Image

LARGEST = 50_000_000
SMALLEST_SIDE = 16
GREY = 128
_BROKEN = (OSError, SyntaxError, ValueError, EOFError, IndexError, KeyError, struct.error)
_HEADER = threading.Lock()


@contextmanager
def _own_size_limit() -> Iterator[None]:
    """Pillow refuses very large pictures before it tells their size; our refusal names the number."""
    from PIL import Image

    with _HEADER:
        before = Image.MAX_IMAGE_PIXELS
        Image.MAX_IMAGE_PIXELS = None
        try:
            yield
        finally:
            Image.MAX_IMAGE_PIXELS = before


def opened(path: Path, shrink: bool = False) -> Image.Image:
    """The file's header read and its size judged; pixels are decoded later.

    ``shrink`` accepts more than 50 megapixels and reduces them. Raises Unusable.
    """
    from PIL import Image, UnidentifiedImageError

    try:
        with _own_size_limit():
            image = Image.open(path)
    except FileNotFoundError:
        raise Unusable("stereo.no_file", name=path.name) from None
    except IsADirectoryError:
        raise Unusable("stereo.is_a_folder", name=path.name) from None
    except UnidentifiedImageError:
        raise Unusable("stereo.not_a_picture", name=path.name) from None
    except _BROKEN:
        raise Unusable("stereo.broken", name=path.name) from None
    judge_size(path.name, *image.size, shrink=shrink)
    return image


def judge_size(name: str, width: int, height: int, shrink: bool = False) -> None:
    """Raises Unusable for a picture too large to hold or too small to see."""
    if min(width, height) < SMALLEST_SIDE:
        raise Unusable("stereo.too_small", name=name, width=width, height=height)
    if width * height > LARGEST and not shrink:
        raise Unusable("stereo.too_large", name=name, megapixels=round(width * height / 1e6),
                       limit=LARGEST // 1_000_000)  # fmt: skip


def pixels(image: Image.Image, name: str) -> Pixels:
    """Decoded, turned by its own EXIF tag, alpha laid on neutral grey, colours brought to sRGB."""
    from PIL import ImageOps

    try:
        with _own_size_limit():
            _reduce(image)
            image.load()
        upright = ImageOps.exif_transpose(image)
    except _BROKEN:
        raise Unusable("stereo.broken", name=name) from None
    return np.ascontiguousarray(np.asarray(_rgb(upright, name), dtype=np.uint8))


def read(path: Path, shrink: bool = False) -> Pixels:
    with opened(path, shrink) as image:
        return pixels(image, path.name)


def smaller_copy(path: Path, target: Path) -> None:
    """A copy of a picture that is over the limit, reduced to fit it."""
    from PIL import Image

    Image.fromarray(read(path, shrink=True)).save(target)


def _reduce(image: Image.Image) -> None:
    """Brings a picture over the limit under it; JPEG does it while decoding."""
    width, height = image.size
    if width * height <= LARGEST:
        return
    part = (LARGEST / (width * height)) ** 0.5
    size = (int(width * part), int(height * part))
    image.draft("RGB", (size[0] // 2 + 1, size[1] // 2 + 1))
    if image.size == (width, height):
        image.thumbnail(size)


def _rgb(image: Image.Image, name: str) -> Image.Image:
    from PIL import Image

    if image.mode.startswith(("I", "F")):
        return Image.fromarray(_eight_bits(np.asarray(image, dtype=np.float64))).convert("RGB")
    if image.has_transparency_data:
        seen = image.convert("RGBA")
        if seen.getchannel("A").getextrema()[1] == 0:
            raise Unusable("stereo.all_transparent", name=name)
        ground = Image.new("RGBA", seen.size, (GREY, GREY, GREY, 255))
        return Image.alpha_composite(ground, seen).convert("RGB")
    return _managed(image)


def _eight_bits(values: np.ndarray[tuple[int, ...], np.dtype[np.float64]]) -> Pixels:
    """16-bit greys keep their scale; floating pictures are taken as 0..1 or 0..255 by their top."""
    top = float(values.max(initial=0.0))
    scale = 255.0 / 65535.0 if top > 255 else 255.0 if top <= 1 else 1.0
    return np.clip(np.rint(values * scale), 0, 255).astype(np.uint8)


def _managed(image: Image.Image) -> Image.Image:
    """Through the embedded profile where there is one that can be used."""
    profile = image.info.get("icc_profile")
    if profile and image.mode in ("RGB", "CMYK", "L"):
        from PIL import ImageCms

        try:
            source = ImageCms.ImageCmsProfile(BytesIO(profile))
            turned = ImageCms.profileToProfile(
                image, source, ImageCms.createProfile("sRGB"), outputMode="RGB"
            )
            if turned is not None:
                return turned
        except (ImageCms.PyCMSError, OSError):
            pass
    return image.convert("RGB")
