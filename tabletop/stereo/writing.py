"""A pair or a composed picture into a file, with the order of the eyes told inside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from io import BytesIO
from pathlib import Path

import numpy as np
from PIL import Image

from tabletop.library.errors import Unusable
from tabletop.library.safe_write import safe_write
from tabletop.stereo import jps, mpo, png
from tabletop.stereo.arrangement import Arrangement
from tabletop.stereo.pair import Pixels

QUALITY = 92
_SOFTWARE = 0x0131
_DESCRIPTION = 0x010E
STILL = (".png", ".jpg", ".jpeg", ".webp")
MOVING = (".webp", ".gif", ".png", ".apng")


def mpo_file(left: Pixels, right: Pixels) -> bytes:
    """Left view first, both tagged as views of one stereo picture."""
    return mpo.together(_jpeg(left, exif=_exif("left view, then right view")), _jpeg(right, exif=_exif("right view")))


def jps_file(left: Pixels, right: Pixels) -> bytes:
    """Right view first, because readers that ignore the descriptor expect it; the descriptor says so."""
    return _described(np.hstack([right, left]), Arrangement("side_by_side", right_first=True))


def pns_file(left: Pixels, right: Pixels) -> bytes:
    """Left view first, with the chunk that says so."""
    return png.with_ster(_png(png.side_by_side(left, right)), right_first=False)


def side_by_side_file(left: Pixels, right: Pixels, suffix: str, right_first: bool = False) -> bytes:
    """PNG with ``sTER`` or JPEG with a descriptor."""
    first, second = (right, left) if right_first else (left, right)
    if suffix == ".png":
        return png.with_ster(_png(png.side_by_side(first, second)), right_first)
    return _described(np.hstack([first, second]), Arrangement("side_by_side", right_first))


def over_under_file(left: Pixels, right: Pixels, suffix: str, right_first: bool = False) -> bytes:
    """PNG with our own text chunk or JPEG with a descriptor."""
    both = np.vstack([right, left] if right_first else [left, right])
    if suffix == ".png":
        return png.with_word(_png(both), "ba" if right_first else "ab")
    return _described(both, Arrangement("over_under", right_first))


def still_file(picture: Pixels, suffix: str) -> bytes:
    """JPEG keeps the colours of every pixel: shared ones would blur one eye's picture into the other's."""
    out = BytesIO()
    if suffix == ".png":
        return _png(picture)
    if suffix == ".webp":
        Image.fromarray(picture).save(out, "WEBP", lossless=True, method=2)
    elif suffix in (".jpg", ".jpeg"):
        Image.fromarray(picture).save(out, "JPEG", quality=QUALITY, subsampling=0)
    else:
        raise Unusable("stereo.no_still_suffix", suffix=suffix, known=" ".join(STILL))
    return out.getvalue()


def moving_file(frames: Sequence[Pixels], suffix: str, milliseconds: int = 200) -> bytes:
    """An endless WebP, GIF or APNG."""
    images = [Image.fromarray(frame) for frame in frames]
    how: dict[str, object] = {"save_all": True, "duration": milliseconds, "loop": 0}
    out = BytesIO()
    if suffix == ".webp":
        images[0].save(out, "WEBP", append_images=images[1:], quality=85, method=2, **how)
    elif suffix == ".gif":
        palette = images[0].quantize(255, dither=Image.Dither.NONE)
        images = [each.quantize(palette=palette, dither=Image.Dither.FLOYDSTEINBERG) for each in images]
        images[0].save(out, "GIF", append_images=images[1:], **how)
    elif suffix in (".png", ".apng"):
        images[0].save(out, "PNG", append_images=images[1:], **how)
    else:
        raise Unusable("stereo.no_moving_suffix", suffix=suffix, known=" ".join(MOVING))
    return out.getvalue()


PAIR_FILES: dict[str, Callable[[Pixels, Pixels], bytes]] = {
    ".mpo": mpo_file,
    ".jps": jps_file,
    ".pns": pns_file,
}


def write(path: Path, data: bytes) -> None:
    """In one step; raises Unusable when the place cannot be written."""
    if not path.parent.is_dir():
        raise Unusable("stereo.no_target_folder", name=str(path.parent))
    safe_write(path, data)


def _png(picture: Pixels) -> bytes:
    out = BytesIO()
    Image.fromarray(picture).save(out, "PNG", compress_level=4)
    return out.getvalue()


def _jpeg(picture: Pixels, **how: object) -> bytes:
    out = BytesIO()
    Image.fromarray(picture).save(out, "JPEG", quality=QUALITY, subsampling=0, **how)
    return out.getvalue()


def _described(picture: Pixels, how: Arrangement) -> bytes:
    return jps.described(_jpeg(picture), how)


def _exif(description: str) -> Image.Exif:
    exif = Image.Exif()
    exif[_SOFTWARE] = "tabletop"
    exif[_DESCRIPTION] = description
    return exif
