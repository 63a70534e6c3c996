"""How WIXOSS looks."""

from tabletop.ui.dress.game_dress import GameDress

DRESS = GameDress(
    "wixoss",
    "tabletop.ui.art.wixoss:draw",
    two_backs=True,
    at_table=("tabletop.ui.boards.wixoss:at_table",),
)
