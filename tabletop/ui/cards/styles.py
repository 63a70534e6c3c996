"""How cards are dressed: frames, and which value is which badge. Types only; the data is in ui/dress/<game>."""

from collections.abc import Mapping
from dataclasses import dataclass

from tabletop.core.card import Face


@dataclass(frozen=True)
class Badge:
    """One printed value: its `shape` tells which value it is, `at` is its middle in parts of the card.

    `size` is its height in card widths; `thousands` writes 12000 as 12k where there is no room; `flow` badges
    stand side by side from `at` on, without gaps for missing values. `zero` shows the badge for 0, too.
    """

    value: str
    shape: str
    colour: str
    at: tuple[float, float]
    size: float = 0.2
    thousands: bool = False
    flow: str = ""
    zero: bool = True
    kinds: tuple[str, ...] = ()


@dataclass(frozen=True)
class Icon:
    """A trait that play asks about all the time: a shape with a letter, at the right edge of the picture."""

    trait: str
    shape: str
    colour: str
    letter: str = ""


@dataclass(frozen=True)
class Dress:
    """Colours of a frame: edge, ground of title and text, ink of their words, line around the picture."""

    edge: str
    ground: str
    ink: str
    line: str


@dataclass(frozen=True)
class GameStyle:
    """`dresses` are looked up by the card's colours, then by its kind, then ""."""

    dresses: Mapping[str, Dress]
    badges: tuple[Badge, ...]
    icons: tuple[Icon, ...] = ()


UPPER_LEFT, UPPER_RIGHT, LOWER_LEFT, LOWER_RIGHT = (0.13, 0.095), (0.87, 0.095), (0.13, 0.905), (0.87, 0.905)
"""Where badges stand in the corners of a card."""


WIXOSS_COLOURS = {
    "white": "#e9e2c8", "red": "#d2413a", "blue": "#2f74d0", "green": "#2f9a55", "black": "#6a4a86",
    "colorless": "#9aa0a8", "colourless": "#9aa0a8",
}  # fmt: skip


COST_COLOURS = ("white", "red", "blue", "green", "black", "colorless", "colourless")
"""Order of the pips of a cost by colours (values `cost_<colour>` and `grow_<colour>`)."""


def words_of(face: Face) -> list[str]:
    """The traits as bare words (`colour:white` and `white` are the same), sorted, and the back."""
    return [*sorted(trait.rsplit(":", 1)[-1] for trait in face.traits), face.back]


def dress_of(style: GameStyle, face: Face) -> Dress:
    """The frame of a card: by its kind if that is a rarer one, else by a colour among its traits."""
    for word in (*words_of(face), face.kind):
        if word and word in style.dresses:
            return style.dresses[word]
    return style.dresses[""]
