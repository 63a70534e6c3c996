"""Made-up cards whose frame is alike for both eyes and whose picture has layers at known depths."""

from __future__ import annotations

from pathlib import Path

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont

from tabletop.stereo.pair import Pixels
from tabletop.stereo.plane import Floats
from tabletop.stereo.template import JEDI_KNIGHTS

SIZE = (750, 1050)
DEPTHS = (0, 8, 16, 24)


def card(letter: str, seed: int = 1) -> Pixels:
    """A 750×1050 card; layer n of its picture has disparity DEPTHS[n] − 12 (R stands still for L + half)."""
    chance = np.random.default_rng(seed)
    sheet = Image.new("RGB", SIZE, (46, 52, 74))
    draw = ImageDraw.Draw(sheet)
    draw.rectangle((0, 0, 749, 1049), outline=(10, 10, 12), width=18)
    for _ in range(420):
        x, y = chance.integers(20, 730), chance.integers(20, 1030)
        w, h = chance.integers(4, 26, 2)
        colour = tuple(int(each) for each in chance.integers(40, 235, 3))
        draw.rectangle((x, y, x + w, y + h), fill=colour)
    for line in range(12):
        draw.text(
            (60, 690 + 26 * line), f"Line {line} of the printed text, the same on both", "white", font_size=20
        )
    draw.text((60, 50), f"Card number {seed}", "white", font_size=44)
    box = JEDI_KNIGHTS.pixels(JEDI_KNIGHTS.picture, *SIZE)
    sheet.paste(Image.fromarray(_picture(letter, box[2] - box[0], box[3] - box[1], seed)), box[:2])
    box = JEDI_KNIGHTS.pixels(JEDI_KNIGHTS.letter, *SIZE)
    draw.rectangle(box, fill=(16, 18, 24))
    font = Path(__file__).resolve().parents[2] / "assets/fonts/BIZUDPGothic-Bold.ttf"
    middle = ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)
    draw.text(middle, letter, (236, 238, 244), ImageFont.truetype(font, 22), "mm")
    return np.array(sheet)


def _picture(letter: str, width: int, height: int, seed: int) -> Pixels:
    side = 1 if letter == "L" else -1
    chance = np.random.default_rng(seed + 100)
    view = _texture(chance, width + 80, height, 20)[:, 40 + side * 6 : 40 + side * 6 + width]
    view = np.ascontiguousarray(view)
    for number, depth in enumerate(DEPTHS[1:]):
        shift = side * (depth - 12) / 2
        w, h = width // 4, height // 2
        x = round(width * (0.08 + 0.28 * number) + shift)
        y = round(height * (0.1 + 0.15 * number))
        view[y : y + h, x : x + w] = _texture(chance, w, h, 9)
    return view


def _texture(chance: np.random.Generator, width: int, height: int, grain: int) -> Pixels:
    coarse = chance.integers(20, 235, (height // grain + 2, width // grain + 2, 3)).astype(np.uint8)
    return np.asarray(cv2.resize(coarse, (width, height), interpolation=cv2.INTER_CUBIC), dtype=np.uint8)


def bent(view: Pixels, by: float, seed: int = 3) -> tuple[Pixels, Floats]:
    """The view with its corners moved by up to ``by`` pixels, and the mapping that was used."""
    height, width = view.shape[:2]
    start = np.array([[0, 0], [width - 1, 0], [width - 1, height - 1], [0, height - 1]], np.float32)
    chance = np.random.default_rng(seed)
    moved = (start + chance.uniform(-by, by, start.shape)).astype(np.float32)
    mapping = cv2.getPerspectiveTransform(start, moved)
    return (np.asarray(cv2.warpPerspective(view, mapping, (width, height), flags=cv2.INTER_CUBIC,
                                           borderMode=cv2.BORDER_REPLICATE), dtype=np.uint8),
            np.asarray(mapping, dtype=np.float64))  # fmt: skip


def noisy(view: Pixels, spread: float, seed: int = 5) -> Pixels:
    grain = np.random.default_rng(seed).normal(0, spread, view.shape)
    return np.clip(np.rint(view + grain), 0, 255).astype(np.uint8)


def scanned(view: Pixels, degrees: float, size: tuple[int, int] = (1100, 1400), ground: int = 232) -> Pixels:
    """The card lying turned on a larger, light scanner bed."""
    height, width = view.shape[:2]
    turn = cv2.getRotationMatrix2D((width / 2, height / 2), degrees, 1.0)
    turn[:, 2] += ((size[0] - width) / 2 + 13, (size[1] - height) / 2 - 21)
    bed = cv2.warpAffine(view, turn, size, flags=cv2.INTER_CUBIC, borderValue=(ground, ground, ground))
    return noisy(np.asarray(bed, dtype=np.uint8), 2)


def watermarked(width: int = 256, height: int = 358) -> tuple[Pixels, Pixels]:
    """Two plain views that cannot be mistaken: the left one bears a white square, the right one a dark bar."""
    y, x = np.mgrid[0:height, 0:width]
    plain = np.stack([x * 200 // width, y * 200 // height, (x + y) % 160], axis=2).astype(np.uint8)
    left, right = plain.copy(), plain.copy()
    left[40:80, 40:80] = 255
    right[40:50, 40:160] = 0
    return left, right


def is_left(view: Pixels) -> bool:
    return bool(view[50:70, 50:70].mean() > 240)


def is_right(view: Pixels) -> bool:
    return bool(view[42:48, 60:140].mean() < 30)


def saved(view: Pixels, path: Path) -> Path:
    Image.fromarray(view).save(path)
    return path
