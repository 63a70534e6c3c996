"""Frames of cards that no game knows: words on paper."""

from tabletop.ui.cards.styles import Dress, GameStyle

STYLE = GameStyle({"": Dress("#2c2f6b", "#f5efe0", "#22223a", "#4a4e9a")}, ())
