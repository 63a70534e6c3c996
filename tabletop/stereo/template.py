"""Where on a printed card the picture and the L or R letter stand: what may differ between eyes."""

from __future__ import annotations

from dataclasses import dataclass

CARD_WIDTH_MM = 63.0
CARD_HEIGHT_MM = 88.0
CARD_PIXELS = (750, 1050)
TRIMMED_WITHIN = 0.015

Box = tuple[float, float, float, float]


@dataclass(frozen=True)
class Template:
    """Boxes are left, top, right, bottom as fractions of the card's width and height."""

    name: str
    picture: Box
    letter: Box

    def pixels(self, box: Box, width: int, height: int) -> tuple[int, int, int, int]:
        left, top, right, bottom = box
        return round(left * width), round(top * height), round(right * width), round(bottom * height)


JEDI_KNIGHTS = Template(
    "jedi_knights",
    picture=(48 / 750, 126 / 1050, 702 / 750, 612 / 1050),
    letter=(652 / 750, 618 / 1050, 694 / 750, 660 / 1050),
)
TEMPLATES = {JEDI_KNIGHTS.name: JEDI_KNIGHTS}


def card_shaped(width: int, height: int) -> bool:
    """Is the picture a scan already trimmed to the card's edges?"""
    return abs(width / height / (CARD_WIDTH_MM / CARD_HEIGHT_MM) - 1) <= TRIMMED_WITHIN
