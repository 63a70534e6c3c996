"""The two navies: Terran blue steel and right angles, Kilrathi red and claws."""

from dataclasses import dataclass

from tabletop.ui.art.picture import PictureOf
from tabletop.ui.art.seed import Seed
from tabletop.ui.art.strokes import Colour


@dataclass(frozen=True)
class Style:
    """`deep` is the sky, `clouds` the light in it; `metal` and `plate` the hulls; `fire` the engines; `line`
    the drawn lines of plans and screens; `mark` what shall be seen first."""

    side: str
    deep: str
    clouds: tuple[str, str]
    metal: str
    plate: str
    fire: str
    line: str
    mark: str


TERRAN = Style(
    "terran", "#0b1a36", ("#2f6fd0", "#39a7c9"), "#8fa3b8", "#4b6a92", "#7fd4ff", "#bfe0ff", "#f0c14b"
)
KILRATHI = Style(
    "kilrathi", "#220a12", ("#b3252f", "#d8622b"), "#9a5648", "#6e2028", "#ff9a3c", "#ffc9a0", "#e7b25c"
)
NEUTRAL = Style(
    "neutral", "#0d1428", ("#5a4fb0", "#2f8f9d"), "#9aa0ac", "#5c6475", "#d6e4ff", "#d5dcf0", "#e8e2c8"
)

STYLES = {style.side: style for style in (TERRAN, KILRATHI, NEUTRAL)}
PREFIXES = {"t": TERRAN, "k": KILRATHI}


def style_of(card: PictureOf) -> Style:
    """By the side among its traits, else by the letter of the side in its id (`t_…`, `real_k_…`)."""
    for trait in card.traits:
        if trait.lower() in STYLES:
            return STYLES[trait.lower()]
    letters = [part for part in card.id.split("_")[:2] if part in PREFIXES]
    return PREFIXES[letters[0]] if letters else NEUTRAL


SQUADRONS: dict[str, Colour] = {
    "copper kings": "#d98a3d",
    "night herons": "#3f4fae",
    "storm petrels": "#e9e4d0",
    "iron foxes": "#d2512f",
    "slate badgers": "#2f3640",
    "blue devil": "#2f9be0",
    "ash pride": "#b9b0a6",
    "red mane": "#e23a2e",
    "third fang": "#f0e3c0",
    "ember claw": "#f58a24",
    "deep den": "#3f7f78",
    "moonless hunt": "#4b3a78",
}


def squadron_of(card: PictureOf) -> str:
    """Lower case, without the word squadron; empty where the card belongs to none."""
    named = [*card.traits, card.name.partition(", ")[2]]
    for name in (text.lower().removesuffix(" squadron") for text in named):
        if name in SQUADRONS:
            return name
    others = [text.lower() for text in named if text and text.lower() not in STYLES]
    return others[0] if others else ""


def squadron_colour(squadron: str) -> Colour:
    if squadron in SQUADRONS:
        return SQUADRONS[squadron]
    return Seed(f"squadron/{squadron}").pick(
        ("#d98a3d", "#58b0a0", "#c8567a", "#9bbf4d", "#8f7bd8", "#e6d36a")
    )
