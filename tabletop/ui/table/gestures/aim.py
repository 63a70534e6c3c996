"""What a point of the table, or the card that is held over it, means as a target: what is lit wins over what merely
lies on top."""

from PySide6.QtCore import QPointF, QRectF

from tabletop.core.move import NONE
from tabletop.ui.table.gestures.ground import Ground
from tabletop.ui.table.model.choice import Target
from tabletop.ui.table.model.spot import Spot
from tabletop.ui.table.model.table import TableModel

FORGIVING = 0.15
"""So far beside a lit place, in card widths, a drop still counts."""

LIT, UNLIT = 0.12, 0.25
"""How much of the dragged card must lie over something to mean it: less if that is lit."""


class Aim:
    """Reads points of one table."""

    def __init__(self, model: TableModel, ground: Ground) -> None:
        self.model, self.ground = model, ground

    def card_at(self, at: QPointF) -> int:
        """The uppermost card under a point, NONE where there is none."""
        return next(iter(self.ground.cards_at(at)), NONE)

    def target_at(self, at: QPointF) -> Target:
        """What a click there would mean."""
        lit = self.model.lit
        under = sorted(self.ground.cards_at(at), key=lambda id: id not in lit.cards)
        zone = self._zone_at(at)
        if under and (under[0] in lit.cards or zone not in lit.zones):
            return self._card(under[0])
        return Target(NONE, zone)

    def target_below(self, at: QPointF) -> Target:
        """What a drop would mean: whatever the dragged card covers most, else what the pointer is on."""
        lit, cards = self.model.lit, self.ground.covered()
        own = self.model.arrangement.spot_of(self.model.held) if self.model.arrangement is not None else None
        spots = {spot.index: self._part(spot) for spot in self._spots() if spot is not own or spot.zone in lit.zones}
        card, of_card = _most({id: part for id, part in cards.items() if id in lit.cards})
        spot, of_spot = _most({i: part for i, part in spots.items() if self._spots()[i].zone in lit.zones})
        if card != NONE and of_card >= LIT and (of_card >= of_spot / 2 or self._zone_of(card) == self._zone(spot)):
            return self._card(card)
        if spot != NONE and of_spot >= LIT:
            return Target(self._unlit(cards, self._zone(spot)), self._zone(spot))
        near = self.target_at(at)
        if self.model.takes(near):
            return near
        card, of_card = _most(cards)
        if card != NONE and of_card >= UNLIT:
            return self._card(card)
        spot, of_spot = _most(spots)
        return Target(NONE, self._zone(spot)) if of_spot >= UNLIT else near

    def over_own_place(self) -> bool:
        """Whether the held card lies over the place that it came from."""
        there, box = self.model.arrangement, self.ground.carried_box()
        spot = there.spot_of(self.model.held) if there is not None else None
        return spot is not None and spot.contains(box.center().x(), box.center().y())

    def _unlit(self, cards: dict[int, float], zone: int) -> int:
        """The card of a lit zone that is covered most: it says nothing more than its zone, unless it is asked."""
        card, part = _most({id: part for id, part in cards.items() if self._zone_of(id) == zone})
        return card if part >= UNLIT else NONE

    def _card(self, id: int) -> Target:
        zone = self._zone_of(id)
        return Target(id, zone) if zone != NONE else Target()

    def _zone_of(self, id: int) -> int:
        view = self.model.view
        return view.cards[id].zone if view is not None and id in view.cards else NONE

    def _spots(self) -> list[Spot]:
        return self.model.arrangement.spots if self.model.arrangement is not None else []

    def _zone(self, spot: int) -> int:
        return self._spots()[spot].zone if spot != NONE else NONE

    def _part(self, spot: Spot) -> float:
        """How much of the held card lies over a place."""
        box = self.ground.carried_box()
        place = QRectF(spot.x - spot.width / 2, spot.y - spot.height / 2, spot.width, spot.height)
        both = box.intersected(place)
        return both.width() * both.height() / max(1.0, box.width() * box.height())

    def _zone_at(self, at: QPointF) -> int:
        lit, margin = self.model.lit.zones, self.ground.unit * FORGIVING
        near = (spot.zone for spot in self._spots() if spot.zone in lit and spot.contains(at.x(), at.y(), margin))
        under = (spot.zone for spot in self._spots() if spot.contains(at.x(), at.y()))
        return next(near, next(under, NONE))


def _most(parts: dict[int, float]) -> tuple[int, float]:
    """What is covered most, and how much of it."""
    best = max(parts, key=lambda key: parts[key], default=NONE)
    return best, parts.get(best, 0.0)
