"""Puts the light of the model on the items."""

from collections.abc import Mapping

from tabletop.core.move import NONE
from tabletop.ui.table.model.glow import Glow, Lights
from tabletop.ui.table.stage.board import TableFrame
from tabletop.ui.table.stage.card_item import CardItem
from tabletop.ui.table.stage.zone_item import ZoneItem


def shine(
    lights: Lights, cards: Mapping[int, CardItem], zones: Mapping[int, ZoneItem], frame: TableFrame
) -> None:
    """Light everything as it is meant to be lit, and nothing else."""
    for id, item in cards.items():
        item.shine(lights.cards.get(id, Glow.NONE), lights.focus_card == id != NONE)
    for index, place in zones.items():
        place.shine(lights.spots.get(index, Glow.NONE), lights.focus_spot == index != NONE)
    frame.setVisible(lights.table)
