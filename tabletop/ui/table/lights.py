"""What is lit: the cards that can act or, while one is chosen or dragged, its targets."""

from typing import TYPE_CHECKING

from tabletop.core.move import NONE
from tabletop.ui.table.card_item import Glow
from tabletop.ui.table.choice import Lit, Target, lit_by, movers, moves_of

if TYPE_CHECKING:
    from tabletop.ui.table.scene import TableScene

DARK = Lit(frozenset(), frozenset(), False)


class Lights:
    """The lights of one table. `lit` are the targets of what is chosen or dragged."""

    def __init__(self, scene: "TableScene") -> None:
        self.scene = scene
        self.lit = DARK

    def off(self) -> None:
        """Nothing is lit, and nothing aims any more."""
        self.lit = DARK
        self.scene.frame.hide()
        self.scene.cast.unlight()

    def aim_with(self, id: int) -> None:
        """Light the targets of this card; NONE: of the one chosen before, if there is one."""
        source = id if id != NONE else self.scene.acts.chosen
        self.lit = lit_by(moves_of(self.scene.view, source)) if source != NONE else DARK
        self.shine()

    def point_at(self, target: Target) -> None:
        """Show which of the lit targets the pointer is on."""
        self.shine(target if self.takes(target) else None)

    def takes(self, target: Target) -> bool:
        """Whether something may be dropped there."""
        return target.card in self.lit.cards or target.zone in self.lit.zones

    def shine(self, hot: Target | None = None) -> None:
        """Light everything as it is now; `hot` is the target under the pointer."""
        hot = hot or Target()
        chosen, keys = self.scene.acts.chosen, self.scene.keys
        aiming = self.lit != DARK or chosen != NONE
        can = frozenset() if aiming else movers(self.scene.view)
        for id, item in self.scene.items_by_id.items():
            glow = Glow.SOURCE if id in can else Glow.NONE
            if id in self.lit.cards:
                glow = Glow.CHOSEN if id == hot.card else Glow.TARGET
            elif id == chosen:
                glow = Glow.CHOSEN
            item.shine(glow, id == keys.card)
        self.scene.cast.light_zones(self.lit, hot, can, keys.spot if keys.card == NONE else NONE)
        self.scene.frame.setVisible(self.lit.table)
