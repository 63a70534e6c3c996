"""Wing Commander."""

from tabletop.games.game import Game

GAME = Game("wing_commander", place=2, accent="#4da3ff", named=("wing",), first_deck="terran_starter")
