"""What a drawn picture needs to know of a card: plain words, nothing of the engine."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from tabletop.ui.art.seed import Seed


@dataclass(frozen=True)
class PictureOf:
    """One card as its picture sees it.

    `game` is the ruleset's key (`confront_wisdom`), `id` the card's own id, which alone decides everything
    left to chance; `kind` is the printed card type, `traits` what else shapes the picture (side, squadron,
    class…), `colours` the colour names of the game; `name` is the English name, used where the words in it
    say what to draw.
    """

    game: str
    id: str
    kind: str
    traits: tuple[str, ...] = ()
    colours: tuple[str, ...] = ()
    name: str = ""


Draw = Callable[[PictureOf, QPainter, QRectF, Seed], None]
"""Draws one card. The area contains a centred 300×200; the painter is antialiased and clipped to it."""
