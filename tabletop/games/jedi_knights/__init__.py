"""Jedi Knights."""

from tabletop.games.game import Game, Table

GAME = Game(
    "jedi_knights",
    place=3,
    accent="#57b87b",
    tables={2: Table(), 4: Table("rules:TEAM_RULESET", "team_layout:TEAM_LAYOUT")},
    named=("jedi",),
    first_deck="seekers_road",
)
