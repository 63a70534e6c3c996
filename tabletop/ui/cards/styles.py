"""How the cards of each game are dressed: frame colours, and which value is which badge. Data only."""

from collections.abc import Mapping
from dataclasses import dataclass, field

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
    """`dresses` are looked up by the card's colours, then by its kind, then ""; `accent` is the game's colour on
    the table; `backs` turns `face.back` into the side that `paint_back` knows, where they differ."""

    accent: str
    dresses: Mapping[str, Dress]
    badges: tuple[Badge, ...]
    backs: Mapping[str, str] = field(default_factory=dict)
    icons: tuple[Icon, ...] = ()


_TL, _TR, _BL, _BR = (0.13, 0.095), (0.87, 0.095), (0.13, 0.905), (0.87, 0.905)

_CONFRONT_WISDOM = GameStyle(
    accent="#6d7cff",
    dresses={
        "": Dress("#2c2f6b", "#f5efe0", "#22223a", "#4a4e9a"),
        "assist": Dress("#6b2c58", "#f7ecef", "#3a1c2f", "#9a4a80"),
    },
    badges=(
        Badge("level", "round", "#30408f", _TL, 0.22),
        Badge("soul", "drop", "#1f7a5c", _BL, 0.23),
        Badge("power", "burst", "#a8321f", _BR, 0.25),
    ),
)

_FIGHTING = ("attack", "support", "maneuver", "defence", "bombing", "torpedo")
_WING_SHAPES = {
    "attack": ("burst", "#a5301d"), "support": ("round", "#1d6a86"), "maneuver": ("diamond", "#7a5c00"),
    "defence": ("shield", "#2f5fae"), "bombing": ("drop", "#6d3aa0"), "torpedo": ("arrow", "#5a5f68"),
}  # fmt: skip

_WING_COMMANDER = GameStyle(
    accent="#4da3ff",
    dresses={
        "": Dress("#1a2740", "#dfe6f0", "#141d2e", "#5a78a8"),
        "terran": Dress("#16305e", "#dde7f5", "#0f1d36", "#4d7fd0"),
        "kilrathi": Dress("#5c1717", "#f5e3dc", "#360f0f", "#c65a3c"),
        "neutral": Dress("#25282f", "#e2e5ea", "#1b1e24", "#7a828f"),
    },
    badges=(
        Badge("muster_cost", "square", "#3d4654", (0.12, 0.085), 0.2),
        Badge("medal_cost", "medal", "#7c5a00", (0.88, 0.09), 0.22, zero=False),
        Badge("medals", "medal", "#8a6a10", (0.88, 0.26), 0.22, zero=False),
        Badge("maneuver_cost", "diamond", "#7a5c00", (0.12, 0.085), 0.22),
        Badge("reinforcement", "plus", "#1f7a4c", (0.88, 0.26), 0.22, zero=False),
        Badge("power_loss", "minus", "#8a2f2f", (0.88, 0.26), 0.22, zero=False),
        *(Badge(value, *_WING_SHAPES[value], (0.115, 0.915), 0.195, flow="row") for value in _FIGHTING),
    ),
    icons=(Icon("unique", "diamond", "#6b2f86", "U"),),
)

_FORCE = {"green": "#2f8f4e", "orange": "#b8651b", "blue": "#2b62b5", "black": "#55585f"}

_JEDI_KNIGHTS = GameStyle(
    accent="#57b87b",
    dresses={
        "": Dress("#15171b", "#e9e7e1", "#17181b", "#8d8f96"),
        "alliance": Dress("#3c434c", "#f1f0ea", "#1b1d21", "#cfd6de"),
        "empire": Dress("#0d0e11", "#d9dade", "#111216", "#6d1f22"),
        "independent": Dress("#3b3f36", "#e6e7dd", "#1c1e19", "#98a07e"),
        **{colour: Dress(edge, "#eceae4", "#16181b", edge) for colour, edge in _FORCE.items()},
        "location": Dress("#22201c", "#ece7da", "#1f1c16", "#b89a5a"),
    },
    badges=(
        Badge("cost", "hex", "#3b4a6b", _TL, 0.22),
        Badge("destiny", "eye", "#6b2f86", _TR, 0.2),
        Badge("power", "burst", "#a5301d", _BL, 0.24),
        Badge("defense", "shield", "#2f5fae", _BR, 0.23),
        Badge("leadership", "chevron", "#7a5c00", (0.5, 0.915), 0.2, zero=False),
        Badge("tactical_bonus", "plus", "#1f6e64", _BR, 0.22, zero=False),
        Badge("force_number", "round", "#20242b", _TL, 0.25),
        Badge("credit_number", "coin", "#7a5c00", _BL, 0.25),
        Badge("draw_number", "card", "#2f5fae", _BR, 0.25),
        Badge("theme_number", "round", "#20242b", _TR, 0.22),
        Badge("hand", "card", "#2f5fae", (0.5, 0.905), 0.22),
        Badge("bonus_credits", "coin", "#7a5c00", _BR, 0.26, zero=False),
    ),
    icons=(
        Icon("hero", "medal", "#8a6a10", "H"),
        Icon("dark_hero", "medal", "#6d1f22", "D"),
        Icon("typical", "square", "#55585f", "T"),
        Icon("starting", "arrow", "#2f8f4e", "S"),
    ),
)

WIXOSS_COLOURS = {
    "white": "#e9e2c8", "red": "#d2413a", "blue": "#2f74d0", "green": "#2f9a55", "black": "#6a4a86",
    "colorless": "#9aa0a8", "colourless": "#9aa0a8",
}  # fmt: skip

_WIXOSS = GameStyle(
    accent="#e06aa4",
    dresses={
        "": Dress("#70757d", "#fbfaf8", "#232428", "#a9adb4"),
        "white": Dress("#cdbf8c", "#fffdf4", "#2b281c", "#b6a564"),
        "red": Dress("#b5312b", "#fff4f2", "#331312", "#d9675f"),
        "blue": Dress("#2460b0", "#f1f7ff", "#101f36", "#5b94dd"),
        "green": Dress("#23804a", "#f0fbf3", "#0f2a1a", "#55b67d"),
        "black": Dress("#3d2a52", "#f5f0fa", "#21152e", "#8763a8"),
    },
    badges=(
        Badge("level", "round", "#3a3f4a", _TL, 0.22),
        Badge("limit", "hex", "#3a3f4a", _TR, 0.22),
        Badge("power", "pill", "#262a33", (0.5, 0.905), 0.15, thousands=True),
    ),
    backs={"main": "white", "lrig": "black"},
    icons=(
        Icon("life_burst", "medal", "#b8860b", "★"),
        Icon("guard", "shield", "#2f5fae", "G"),
        Icon("multi_ener", "hex", "#7a3f8f", "M"),
        Icon("cross", "plus", "#1f6e64", "×"),
    ),
)

STYLES: Mapping[str, GameStyle] = {
    "confront_wisdom": _CONFRONT_WISDOM,
    "wing_commander": _WING_COMMANDER,
    "jedi_knights": _JEDI_KNIGHTS,
    "wixoss": _WIXOSS,
}
"""By ruleset key."""

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
