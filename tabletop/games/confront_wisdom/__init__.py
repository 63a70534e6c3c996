"""Confront Wisdom (対決知)."""

from tabletop.games.game import Game

GAME = Game("confront_wisdom", place=1, accent="#6d7cff", named=("wisdom",), first_deck="stone_wall")
