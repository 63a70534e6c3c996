"""How Jedi Knights looks."""

from tabletop.ui.dress.game_dress import GameDress

DRESS = GameDress(
    "jedi_knights",
    "tabletop.ui.art.jedi_knights:draw",
    board="tabletop.ui.boards.jedi_knights.board:PlanetBoard",
    at_table=("tabletop.ui.boards.jedi_knights.lines:at_table",),
    at_window=("tabletop.ui.boards.jedi_knights.menu:at_window",),
)
