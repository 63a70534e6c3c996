"""WIXOSS (selector era)."""

from tabletop.games.game import Game

GAME = Game(
    "wixoss",
    place=4,
    accent="#e06aa4",
    named=("wixoss", "batoru"),
    forms=("webxoss",),
    first_deck="wd02",
    presets={"period": {"grow_same_or_lower": True, "second_refresh_ends_turn": True}},
)
