"""What a point of the table means as a target: what is lit wins over what merely lies on top."""

from PySide6.QtCore import QPointF

from tabletop.core.move import NONE
from tabletop.ui.table.gestures.ground import Ground
from tabletop.ui.table.model.choice import Target
from tabletop.ui.table.model.table import TableModel

FORGIVING = 0.15
"""So far beside a lit place, in card widths, a drop still counts."""


class Aim:
    """Reads points of one table."""

    def __init__(self, model: TableModel, ground: Ground) -> None:
        self.model, self.ground = model, ground

    def card_at(self, at: QPointF) -> int:
        """The uppermost card under a point, NONE where there is none."""
        return next(iter(self.ground.cards_at(at)), NONE)

    def target_at(self, at: QPointF) -> Target:
        """What a drop there would mean."""
        view, lit = self.model.view, self.model.lit
        under = sorted(self.ground.cards_at(at), key=lambda id: id not in lit.cards)
        zone = self._zone_at(at)
        on_card = bool(under) and (under[0] in lit.cards or zone not in lit.zones)
        if on_card and view is not None and under[0] in view.cards:
            return Target(under[0], view.cards[under[0]].zone)
        return Target(NONE, zone)

    def _zone_at(self, at: QPointF) -> int:
        spots = self.model.arrangement.spots if self.model.arrangement is not None else []
        lit, margin = self.model.lit.zones, self.ground.unit * FORGIVING
        near = (spot.zone for spot in spots if spot.zone in lit and spot.contains(at.x(), at.y(), margin))
        under = (spot.zone for spot in spots if spot.contains(at.x(), at.y()))
        return next(near, next(under, NONE))
