"""One picture file, as upright RGB pixels, whatever its kind; or one clear sentence why not."""

from __future__ import annotations

import logging
import struct
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from tabletop.library.errors import Unusable
from tabletop.library.reader.pictures import FORMS as READ
from tabletop.library.reader.pictures import header_only as _own_size_limit
from tabletop.library.reader.pictures import judge
from tabletop.stereo.pair import Pixels

if TYPE_CHECKING:
    from PIL import Image

LARGEST = 50_000_000
LARGEST_DECODED = 220_000_000
"""Bytes of a picture that has to be decoded whole before it can be reduced."""
FORMS: tuple[str, ...] = (*READ, "AVIF")
HEIF = {".heic", ".heif", ".hif"}
SMALLEST_SIDE = 16
GREY = 128
_OPAQUE = 250
_BROKEN = (OSError, SyntaxError, ValueError, EOFError, IndexError, KeyError, struct.error)
_log = logging.getLogger(__name__)


def opened(path: Path, shrink: bool = False) -> Image.Image:
    """The file's header read and its size judged; pixels are decoded later.

    ``shrink`` accepts more than 50 megapixels and reduces them. Raises Unusable.
    """
    from PIL import Image, UnidentifiedImageError

    forms = FORMS
    if path.suffix.lower() in HEIF and path.is_file():
        _heif()
        forms = (*FORMS, "HEIF")
    try:
        with _own_size_limit():
            image = Image.open(path, formats=forms)
    except FileNotFoundError:
        raise Unusable("stereo.no_file", name=path.name) from None
    except IsADirectoryError:
        raise Unusable("stereo.is_a_folder", name=path.name) from None
    except UnidentifiedImageError:
        raise Unusable("stereo.not_a_picture", name=path.name) from None
    except _BROKEN:
        raise Unusable("stereo.broken", name=path.name) from None
    try:
        judge_size(path.name, *image.size, shrink=shrink)
        _judge_decoding(path, image, shrink)
    except Unusable:
        image.close()
        raise
    return image


def _heif() -> None:
    """HEIC is read where pillow-heif is installed."""
    try:
        from pillow_heif import register_heif_opener
    except ImportError:
        raise Unusable("stereo.no_heif") from None
    register_heif_opener()


def _judge_decoding(path: Path, image: Image.Image, shrink: bool) -> None:
    """What must be held in memory before it can be reduced, and whether so few bytes can be so many pixels."""
    judge(path, *image.size, path.stat().st_size, shrink)
    width, height = image.size
    whole = width * height * len(image.getbands()) * (4 if image.mode in ("I", "F") else 1)
    if image.format not in ("JPEG", "MPO") and whole > LARGEST_DECODED:
        raise Unusable("stereo.too_large_to_reduce", name=path.name, megabytes=round(whole / 1e6))


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
    except MemoryError:
        raise Unusable("reader.no_memory", path=name) from None
    except _BROKEN:
        raise Unusable("stereo.broken", name=name) from None
    except Exception as wrong:
        # Decoders of other people raise whatever they like for broken bytes. The log keeps what it was.
        _log.info("%s is unusable: %r", name, wrong)
        raise Unusable("stereo.broken", name=name) from None
    return np.ascontiguousarray(np.asarray(_rgb(upright, name), dtype=np.uint8))


def read(path: Path, shrink: bool = False) -> Pixels:
    with opened(path, shrink) as image:
        return pixels(image, path.name)


def seen_of(image: Image.Image) -> Pixels | None:
    """255 where a decoded picture is opaque and 0 elsewhere, upright; None where it is everywhere."""
    from PIL import ImageOps

    if not image.has_transparency_data:
        return None
    alpha = np.asarray(ImageOps.exif_transpose(image.convert("RGBA").getchannel("A")), dtype=np.uint8)
    return None if alpha.min() > _OPAQUE else np.where(alpha > _OPAQUE, 255, 0).astype(np.uint8)


def read_seen(path: Path, shrink: bool = False) -> tuple[Pixels, Pixels | None]:
    """The picture and where it is opaque."""
    with opened(path, shrink) as image:
        return pixels(image, path.name), seen_of(image)


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
    if not image.has_transparency_data:
        return _managed(image)
    alpha = image.convert("RGBA").getchannel("A")
    if alpha.getextrema()[1] == 0:
        raise Unusable("stereo.all_transparent", name=name)
    colours = image.convert("L") if image.mode in ("LA", "La") else image.convert("RGBA").convert("RGB")
    colours.info["icc_profile"] = image.info.get("icc_profile")
    return Image.composite(_managed(colours), Image.new("RGB", image.size, (GREY, GREY, GREY)), alpha)


def _eight_bits(values: np.ndarray[tuple[int, ...], np.dtype[np.float64]]) -> Pixels:
    """16-bit greys keep their scale; floating pictures are taken as 0..1 or 0..255 by their top."""
    top = float(values.max(initial=0.0))
    scale = 255.0 / 65535.0 if top > 255 else 255.0 if top <= 1 else 1.0
    return np.clip(np.rint(values * scale), 0, 255).astype(np.uint8)


def _managed(image: Image.Image) -> Image.Image:
    """Through the embedded profile where there is one that can be used."""
    profile = image.info.get("icc_profile")
    if image.mode in ("P", "PA", "RGBX"):
        image = image.convert("RGB")
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
