"""How Wing Commander looks."""

from tabletop.ui.dress.game_dress import GameDress

DRESS = GameDress(
    "wing_commander",
    "tabletop.ui.art.wing_commander:draw",
    two_backs=True,
    board="tabletop.ui.boards.wing_commander:BattleBoard",
)
