"""How Confront Wisdom looks."""

from tabletop.ui.dress.game_dress import GameDress

DRESS = GameDress("confront_wisdom", "tabletop.ui.art.confront_wisdom:draw")
