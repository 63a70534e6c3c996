"""The light each side, theme and current of the Force throws on black."""

from dataclasses import dataclass

from PySide6.QtGui import QColor

from tabletop.ui.art.picture import PictureOf
from tabletop.ui.art.strokes import Colour, darker, lighter, mix

GROUND = "#06070b"

FORCE = {"green": "#3fd07a", "orange": "#ff9a33", "blue": "#4a9dff", "black": "#b9bfd6"}
THEMES = {"kael": "#4f9bff", "rhea": "#ffb03a", "malgrave": "#ff5534", "orn": "#2fc59a", "oum": "#a184ff"}
SIDES = {"alliance": "#62aaff", "empire": "#58cf74", "independent": "#ff9440"}


@dataclass(frozen=True)
class Ink:
    """Five values of one colour, from paper to ground."""

    pale: QColor
    light: QColor
    mid: QColor
    dark: QColor
    deep: QColor


def ink_of(colour: Colour) -> Ink:
    return Ink(
        pale=lighter(colour, 0.75),
        light=lighter(colour, 0.3),
        mid=mix(colour, GROUND, 0.45),
        dark=mix(colour, GROUND, 0.8),
        deep=darker(mix(colour, GROUND, 0.88), 0.35),
    )


def tone(card: PictureOf) -> str:
    """The card's own light: its force colour, else its theme's, else its side's."""
    for table, words in ((FORCE, card.colours), (THEMES, card.traits), (SIDES, card.traits)):
        for word in words:
            if word in table:
                return table[word]
    return FORCE["black"]


def title(card: PictureOf) -> str:
    """The name without the version: versions of one person share a face."""
    return card.name.split(",")[0]
