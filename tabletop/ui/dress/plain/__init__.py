"""How a table without a game looks, and a game that has no dress."""

from tabletop.ui.dress.game_dress import GameDress

DRESS = GameDress("plain", "tabletop.ui.art.gem:gem")
