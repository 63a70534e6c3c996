"""The printed card round a stereo picture: the same for both eyes but for one small letter."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont

SIZE = (750, 1050)
PICTURE = (48, 126, 702, 612)
LETTER = (652, 618, 694, 660)
_FINE = 2
_FONTS = Path(__file__).resolve().parent.parent / "fonts"
_SIDES = {
    "alliance": ("The Free Reach", (47, 111, 208), (150, 196, 255)),
    "empire": ("The Iron Dominion", (176, 36, 58), (255, 150, 150)),
    "independent": ("The Drifters", (138, 91, 176), (222, 186, 250)),
    None: ("Neutral ground", (44, 140, 128), (160, 232, 214)),
}
_INK, _DIM = (236, 238, 244), (168, 174, 188)


class Face:
    """A card drawn at twice its size and brought down at the end."""

    def __init__(self, facts: dict, letter: str) -> None:
        self.facts, self.letter = facts, letter
        self.side, self.colour, self.light = _SIDES[facts.get("allegiance")]
        self.sheet = Image.new("RGB", (SIZE[0] * _FINE, SIZE[1] * _FINE), (8, 9, 12))
        self.draw = ImageDraw.Draw(self.sheet)

    def drawn(self, picture: np.ndarray) -> Image.Image:
        self._ground()
        self._title()
        self._type_line()
        self._text()
        self._values()
        self._foot()
        card = self.sheet.resize(SIZE, Image.Resampling.LANCZOS)
        card.paste(Image.fromarray(picture), PICTURE[:2])
        return card

    def _box(self, box: tuple[float, ...], **how: object) -> None:
        self.draw.rounded_rectangle([each * _FINE for each in box], **how)  # type: ignore[arg-type]

    def _write(
        self,
        at: tuple[float, float],
        text: str,
        size: int,
        bold: bool = False,
        fill: object = _INK,
        anchor: str = "lm",
    ) -> None:
        font = ImageFont.truetype(_FONTS / f"BIZUDPGothic-{'Bold' if bold else 'Regular'}.ttf", size * _FINE)
        self.draw.text((at[0] * _FINE, at[1] * _FINE), text, fill, font, anchor)

    def _ground(self) -> None:
        """Brushed metal in the side's colour, with an engraved pattern behind the text."""
        wide, high = self.sheet.size
        fall = np.linspace(1, 0, high)[:, None, None] ** 1.4
        brushed = np.random.default_rng(7).normal(0, 1, (high, 1, 1))
        tone = np.array(self.colour) * (0.16 + 0.34 * fall) + np.array((14, 15, 20)) * (1 - 0.5 * fall)
        plate = np.clip(np.broadcast_to(tone + brushed * 2.2, (high, wide, 3)), 0, 255).astype(np.uint8)
        mask = Image.new("L", self.sheet.size, 0)
        ImageDraw.Draw(mask).rounded_rectangle(
            [22 * _FINE, 22 * _FINE, 728 * _FINE, 1028 * _FINE], 26 * _FINE, fill=255
        )
        self.sheet.paste(Image.fromarray(plate), (0, 0), mask)
        self._box((22, 22, 728, 1028), radius=26 * _FINE, outline=self.light, width=2 * _FINE)
        self._box(
            (29, 29, 721, 1021),
            radius=21 * _FINE,
            outline=tuple(each // 2 for each in self.colour),
            width=_FINE,
        )
        self._box((44, 122, 706, 616), radius=6 * _FINE, fill=(6, 6, 8), outline=self.light, width=2 * _FINE)

    def _title(self) -> None:
        self._box((40, 38, 710, 112), radius=14 * _FINE, fill=(10, 11, 16), outline=self.light, width=_FINE)
        subtitle = self.facts.get("subtitle")
        self._write((62, 65 if subtitle else 76), self.facts["title"], 33, bold=True)
        if subtitle:
            self._write((63, 95), subtitle, 18, fill=_DIM)
        for number in range(self.facts.get("cost") or 0):
            self._coin(680 - 34 * number, 75)

    def _coin(self, x: float, y: float) -> None:
        around = [(x + 15 * np.cos(a), y + 15 * np.sin(a)) for a in np.radians(np.arange(30, 390, 60))]
        self.draw.polygon(
            [(a * _FINE, b * _FINE) for a, b in around], fill=self.colour, outline=self.light, width=2 * _FINE
        )
        self.draw.ellipse(
            [(x - 5) * _FINE, (y - 5) * _FINE, (x + 5) * _FINE, (y + 5) * _FINE], fill=self.light
        )

    def _type_line(self) -> None:
        self._box((44, 620, 706, 658), radius=8 * _FINE, fill=(10, 11, 16), outline=self.light, width=_FINE)
        words = [
            self.facts["type"].capitalize(),
            self.side,
            *(each.capitalize() for each in self.facts.get("keywords", [])),
        ]
        self._write((62, 639), "  ·  ".join(words), 20, fill=_INK)
        x, y = 634, 639
        flame = [(x, y - 14), (x + 9, y + 1), (x + 6, y + 11), (x - 6, y + 11), (x - 9, y + 1)]
        self.draw.polygon([(a * _FINE, b * _FINE) for a, b in flame], outline=self.light, width=2 * _FINE)
        self.draw.ellipse(
            [(x - 4) * _FINE, (y - 1) * _FINE, (x + 4) * _FINE, (y + 8) * _FINE], fill=self.light
        )
        self._write(
            ((LETTER[0] + LETTER[2]) / 2, (LETTER[1] + LETTER[3]) / 2),
            self.letter,
            20,
            bold=True,
            anchor="mm",
        )

    def _text(self) -> None:
        self._box(
            (44, 670, 706, 876),
            radius=12 * _FINE,
            fill=(17, 18, 24),
            outline=tuple(each // 2 for each in self.light),
            width=_FINE,
        )
        self._engraving()
        lines = [(line, 23, _INK) for line in _broken(self._rules(), 46)]
        lines += [(line, 20, _DIM) for line in _broken(self.facts["motto"], 56)]
        for number, (line, size, ink) in enumerate(lines):
            self._write((375, 773 + (number - (len(lines) - 1) / 2) * 36), line, size, fill=ink, anchor="mm")

    def _rules(self) -> str:
        """The card's rules text; most cards that come as pairs have none."""
        if weapon := self.facts.get("weapon"):
            return (
                f"{weapon['mode'].capitalize()} weapon for a {weapon['for']}: {weapon['to_hit']:+d} to hit."
            )
        return str(self.facts.get("effect", ""))

    def _engraving(self) -> None:
        """Two crossing families of waves, as on banknotes: quiet to look at, rich to register by."""
        layer = Image.new("L", self.sheet.size, 0)
        pen = ImageDraw.Draw(layer)
        x = np.linspace(46, 704, 500)
        number = int(self.facts["number"])
        for line in range(15):
            for way in (-1, 1):
                y = (
                    773
                    + way * (line - 7) * 13
                    + 26 * np.sin(x / (47 + number % 23) + way * line * 0.45 + number)
                )
                pen.line(
                    [(a * _FINE, b * _FINE) for a, b in zip(x, np.clip(y, 674, 872), strict=True)],
                    fill=255,
                    width=_FINE,
                )
        layer = layer.filter(ImageFilter.GaussianBlur(0.8)).point(lambda value: value * 0.32)
        self.sheet.paste(Image.new("RGB", self.sheet.size, self.colour), (0, 0), layer)

    def _values(self) -> None:
        names = [name for name in ("power", "defense", "destiny", "leadership") if name in self.facts]
        if "bonus_credits" in self.facts:
            names.append("bonus_credits")
        for number, name in enumerate(names):
            x = 375 + (number - (len(names) - 1) / 2) * 158
            self._badge(name, x, 926)

    def _badge(self, name: str, x: float, y: float) -> None:
        shapes = {
            "power": [(x + 40 * np.cos(a), y + 36 * np.sin(a)) for a in np.radians(np.arange(0, 360, 60))],
            "defense": [(x - 34, y - 34), (x + 34, y - 34), (x + 34, y + 6), (x, y + 38), (x - 34, y + 6)],
            "destiny": [(x + 37 * np.cos(a), y + 37 * np.sin(a)) for a in np.radians(np.arange(0, 360, 6))],
        }
        star = [
            (x + r * np.sin(a), y - r * np.cos(a))
            for a, r in zip(np.radians(np.arange(0, 360, 36)), [40, 27] * 5, strict=True)
        ]
        outline = shapes.get(name, star)
        self.draw.polygon(
            [(a * _FINE, b * _FINE) for a, b in outline],
            fill=(12, 13, 18),
            outline=self.light,
            width=3 * _FINE,
        )
        self._write((x, y - 1), str(self.facts[name]), 34, bold=True, anchor="mm")
        self._write((x, y + 54), name.replace("_", " "), 15, fill=_DIM, anchor="mm")

    def _foot(self) -> None:
        text = f"{self.facts['set']}   {int(self.facts['number']):03d}   {self.facts['rarity']}"
        self._write((375, 1005), text, 15, fill=_DIM, anchor="mm")


def _broken(text: str, most: int) -> list[str]:
    lines = [""] if text else []
    for word in text.split():
        if len(lines[-1]) + len(word) >= most:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines
