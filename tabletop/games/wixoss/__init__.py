"""WIXOSS (selector era)."""

from tabletop.games.game import Game

GAME = Game("wixoss", place=4, accent="#e06aa4", named=("wixoss", "batoru"), forms=("webxoss",))
