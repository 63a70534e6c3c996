"""A table without a game."""

from tabletop.games.game import Game

GAME = Game("plain", place=9, accent="#6d9cff", listed=False)
