"""The numbers of a table: which are shown where, and their values from a view."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsScene

from tabletop.core.layout import SHARED, BoardLayout, NumberPlace, seat_at
from tabletop.core.ruleset import Ruleset
from tabletop.core.view import View
from tabletop.ui.table.model.words import label
from tabletop.ui.table.stage.clock import Clock
from tabletop.ui.table.stage.layout import Arranger
from tabletop.ui.table.stage.number_item import NumberItem
from tabletop.ui.table.stage.theme import Theme

COUNT = 300.0
"""Milliseconds for counting up or down."""


class Numbers:
    """The number items of one scene."""

    def __init__(
        self, scene: QGraphicsScene, rules: Ruleset, board: BoardLayout, arranger: Arranger, clock: Clock,
        theme: Theme,
    ) -> None:  # fmt: skip
        self.rules, self.arranger = rules, arranger
        self.items: list[NumberItem] = []
        self._view: View | None = None
        for place in board.numbers:
            item = NumberItem(place, clock, theme)
            scene.addItem(item)
            self.items.append(item)

    def settle(self, view: View, ms: float, rate: float) -> None:
        """Put and write every number; in no time if `ms` is 0."""
        self._view = view
        for item in self.items:
            x, y = self.arranger.position(item.place.x, item.place.y, view,
                                                item.place.side == SHARED and item.place.turns)  # fmt: skip
            item.put(x, y, self.arranger.unit, label(item.place.label))
            seat = self._seat(item.place, view)
            value = self._value(view, item.place.key, item.place.fact, seat)
            of = (
                self._value(view, item.place.of, item.place.of in view.facts, seat) if item.place.of else None
            )
            item.show_value(value, of, COUNT * rate if ms else 0)

    def set_theme(self, theme: Theme) -> None:
        """Other colours."""
        for item in self.items:
            item.theme = theme
            item.update()

    def point(self, number: int) -> QPointF | None:
        """Where a number of the ruleset is written."""
        view = self._view
        if view is None or not 0 <= number < len(self.rules.numbers):
            return None
        known = self.rules.numbers[number]
        for item in self.items:
            if item.place.key == known.key and not item.place.fact and self._seat(item.place, view) == known.owner:
                return item.pos()
        return None

    def _seat(self, place: NumberPlace, view: View) -> int:
        return seat_at(place.side, view.seat, self.arranger.seats)

    def _value(self, view: View, key: str, fact: bool, seat: int) -> int | str | None:
        if fact:
            value = view.facts.get(key)
            if isinstance(value, Sequence) and not isinstance(value, str):
                value = value[seat] if 0 <= seat < len(value) else None
            return value if isinstance(value, int | str) else None
        index = self.rules.number_index.get((key, seat))
        return view.numbers[index] if index is not None else None
