"""Both views in one picture: beside, above, and woven into one another."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from tabletop.stereo.pair import Pixels
from tabletop.stereo.views import GROUND

_DOT = (235, 235, 235)


@dataclass(frozen=True)
class Surround:
    """``gap`` in pixels between the views; the letters stand under them, fusion dots above."""

    gap: int = 0
    letters: bool = False
    dots: bool = False
    ground: tuple[int, int, int] = GROUND


def beside(views: list[tuple[Pixels, str]], surround: Surround) -> Pixels:
    """Views with their letters from left to right."""
    height, width = views[0][0].shape[:2]
    top, bottom = _margins(width, surround)
    total = width * len(views) + surround.gap * (len(views) - 1)
    out = np.empty((top + height + bottom, total, 3), np.uint8)
    out[:top] = out[top + height :] = surround.ground
    for number, (view, letter) in enumerate(views):
        left = number * (width + surround.gap)
        out[top : top + height, left : left + width] = view
        out[top : top + height, left + width : left + width + surround.gap] = surround.ground
        _decorate(out, letter, left + width // 2, top, height, surround)
    return out


def above(views: list[tuple[Pixels, str]], surround: Surround) -> Pixels:
    """The first view above the second, each over its letter."""
    height, width = views[0][0].shape[:2]
    _, bottom = _margins(width, surround)
    each = height + bottom
    out = np.empty((each * len(views) + surround.gap * (len(views) - 1), width, 3), np.uint8)
    for number, (view, letter) in enumerate(views):
        top = number * (each + surround.gap)
        out[top : top + height] = view
        out[top + height : top + each + surround.gap] = surround.ground
        if surround.letters:
            _write(out, letter, width // 2, top + height + bottom // 2, bottom)
    return out


def _margins(width: int, surround: Surround) -> tuple[int, int]:
    strip = max(14, width // 18)
    return (strip if surround.dots else 0), (strip if surround.letters else 0)


def _decorate(out: Pixels, letter: str, middle: int, top: int, height: int, surround: Surround) -> None:
    if surround.letters:
        strip = out.shape[0] - top - height
        _write(out, letter, middle, top + height + strip // 2, strip)
    if surround.dots:
        import cv2

        cv2.circle(out, (middle, top // 2), max(2, top // 6), _DOT, -1, cv2.LINE_AA)


def _write(out: Pixels, letter: str, x: int, y: int, strip: int) -> None:
    """L and R are drawn by OpenCV's stroke font: no file is needed for two letters."""
    import cv2

    size = strip / 40
    thick = max(1, round(size * 1.6))
    (width, height), _ = cv2.getTextSize(letter, cv2.FONT_HERSHEY_SIMPLEX, size, thick)
    at = (x - width // 2, y + height // 2)
    cv2.putText(out, letter, at, cv2.FONT_HERSHEY_SIMPLEX, size, (170, 170, 175), thick, cv2.LINE_AA)


def squeezed(view: Pixels, wide: bool) -> Pixels:
    """Half as wide or half as high, for televisions that stretch it back."""
    import cv2

    height, width = view.shape[:2]
    size = (max(1, width // 2), height) if wide else (width, max(1, height // 2))
    even = (width if wide else height) % 2 == 0
    # Between two pixels the linear one is their mean, as the area is, and several times as quick.
    way = cv2.INTER_LINEAR if even else cv2.INTER_AREA
    return np.asarray(cv2.resize(view, size, interpolation=way), dtype=np.uint8)


def rows(left: Pixels, right: Pixels, parity: int = 0) -> Pixels:
    """Odd lines from the right view; ``parity`` is that of the screen line the picture starts on."""
    out = left.copy()
    out[1 - parity % 2 :: 2] = right[1 - parity % 2 :: 2]
    return out


def columns(left: Pixels, right: Pixels, parity: int = 0) -> Pixels:
    out = left.copy()
    out[:, 1 - parity % 2 :: 2] = right[:, 1 - parity % 2 :: 2]
    return out


def checkerboard(left: Pixels, right: Pixels, parity: int = 0) -> Pixels:
    out = left.copy()
    for line in (0, 1):
        start = (line + 1 + parity) % 2
        out[line::2, start::2] = right[line::2, start::2]
    return out


def onion(left: Pixels, right: Pixels) -> Pixels:
    import cv2

    return np.asarray(cv2.addWeighted(left, 0.5, right, 0.5, 0), dtype=np.uint8)


def difference(left: Pixels, right: Pixels) -> Pixels:
    """Where the views differ, twice as bright: what is printed alike is black when it lies exactly."""
    import cv2

    apart = cv2.absdiff(left, right)
    return np.asarray(cv2.add(apart, apart), dtype=np.uint8)


def mirrored(view: Pixels) -> Pixels:
    import cv2

    return np.asarray(cv2.flip(view, 1), dtype=np.uint8)
