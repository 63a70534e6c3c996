"""The narrow bars around the table: one for each seat."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QWidget

from tabletop.core.layout import SIDES, BoardLayout, across, seat_at, seats_of
from tabletop.core.ruleset import Ruleset
from tabletop.core.view import View
from tabletop.core.zone import ALL
from tabletop.library.texts import catalogue, say
from tabletop.ui.table.model.words import term
from tabletop.ui.window.icons import picture

MOST_NUMBERS = 7
JOINT = "   ·   "


class SeatBar(QFrame):
    """One seat: who sits there, how many cards where, and the numbers of the game."""

    def __init__(self, rules: Ruleset, layout: BoardLayout, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rules = rules
        self._parts: list[str] = []
        acts_first = f"{rules.key}.acts_first"
        self._to_play = acts_first if acts_first in catalogue() else "window.to_play"
        self._counted = {place.zone for place in layout.places if place.count}
        self._labels = {place.zone: place.label for place in layout.places}
        self.setProperty("bar", True)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 3, 12, 3)
        row.setSpacing(10)
        self._picture, self._name, self._numbers = QLabel(), QLabel(), QLabel()
        self._name.setTextFormat(Qt.TextFormat.RichText)
        self._numbers.setProperty("quiet", True)
        self._numbers.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._numbers.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self._picture)
        row.addWidget(self._name)
        row.addWidget(self._numbers, 1)

    def fill(self, view: View, seat: int, name: str, kind: str) -> None:
        """Everything about the seat that the view tells."""
        self._picture.setPixmap(picture("person" if kind == "human" else "computer", 18))
        active = view.winner < 0 and view.turn > 0 and view.player == seat
        to_play = say(self._to_play) if active else ""
        self._name.setText(
            f"<b>{name}</b>&nbsp;&nbsp;<small>{to_play}</small>" if to_play else f"<b>{name}</b>"
        )
        parts = list(
            dict.fromkeys([*self._facts(view, seat), *self._counts(view, seat), *self._kept(view, seat)])
        )
        self._parts = parts[:MOST_NUMBERS]
        self._write()
        self.setAccessibleName(f"{name} {to_play} {', '.join(parts)}")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._write()

    def _write(self) -> None:
        """As many numbers as there is room for, the first ones."""
        parts = self._parts
        while len(parts) > 1 and self.fontMetrics().horizontalAdvance(JOINT.join(parts)) > self._numbers.width():
            parts = parts[:-1]
        self._numbers.setText(JOINT.join(parts))

    def _facts(self, view: View, seat: int) -> list[str]:
        """Facts that have a value for each seat and a name, as far as they are one number or word."""
        found = []
        for key, values in view.facts.items():
            label = f"{self.rules.key}.fact.{key}"
            if label in catalogue() and isinstance(values, tuple) and seat < len(values):
                value = values[seat]
                if isinstance(value, int | str) and not isinstance(value, bool) and value != "":
                    found.append(say("window.count", name=say(label), n=value))
        return found

    def _counts(self, view: View, seat: int) -> list[str]:
        """Zones that show a count or whose faces not everybody sees; zones of one label count together."""
        sums: dict[str, int] = {}
        for zone, there in enumerate(self.rules.zones):
            if there.owner == seat and (there.key in self._counted or there.sees != ALL):
                label = self._labels.get(there.key) or f"{self.rules.key}.zone.{there.key}"
                fact = f"{self.rules.key}.fact.{label.rsplit('.', 1)[-1]}"
                if label in catalogue() and fact not in catalogue():
                    sums[label] = sums.get(label, 0) + len(view.zones[zone])
        return [say("window.count", name=say(label), n=n) for label, n in sums.items()]

    def _kept(self, view: View, seat: int) -> list[str]:
        found = []
        for number, there in enumerate(self.rules.numbers):
            value = view.numbers[number]
            if there.owner == seat and value:
                found.append(say("window.count", name=term(self.rules.key, f"number.{there.key}"), n=value))
        return found


class SeatBars(QWidget):
    """The bars of everybody on the far or the near side, in the order in which they sit there."""

    def __init__(self, rules: Ruleset, layout: BoardLayout, far: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        seats = seats_of(rules.zones)
        self._seats = seats
        self.bars = {side: SeatBar(rules, layout) for side in SIDES[seats] if across(side) == far}
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for bar in self.bars.values():
            row.addWidget(bar, 1)

    def fill(self, view: View, near: int, names: Mapping[int, str], kinds: Sequence[str]) -> None:
        """Everything that the view tells about them, while `near` sits at the screen."""
        for side, bar in self.bars.items():
            seat = seat_at(side, near, self._seats)
            bar.fill(view, seat, names[seat], kinds[seat])
