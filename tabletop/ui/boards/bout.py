"""One meeting of a battle: two cards face to face, what helps them below, the blows between."""

from html import escape
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QWidget

from tabletop.core.move import NONE
from tabletop.core.view import View
from tabletop.library.texts import say
from tabletop.ui.boards.battle_words import Battle, blow, means, reasons
from tabletop.ui.boards.column import quiet
from tabletop.ui.boards.duel import Blow, Duel
from tabletop.ui.boards.small_card import small
from tabletop.ui.cards.pixmaps import EDGE

CARD, PIECE, SIDE = 62, 38, 104
_LEFT, _RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight


def pieces(view: View, b: Battle, id: int) -> list[int]:
    """What lies on a flight (pilot, awards, weapon, cards played), and who supports it."""
    on = [card.id for card in view.cards.values() if card.on == id]
    on += [card.id for card in view.cards.values() if card.on in on]
    return [*on, *b["supporters"].get(id, ())]


class Bout(QFrame):
    """`left` and `right` are cards as they face each other, one of them may be the carrier."""

    def __init__(self, page: Any, view: View, b: Battle, left: int, right: int) -> None:
        super().__init__()
        self.page, self.view, self.b = page, view, b
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 2, 0, 2)
        grid.setHorizontalSpacing(4)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(1, 1)
        for column, id, side in ((0, left, _LEFT), (2, right, _RIGHT)):
            grid.addWidget(small(page, view, id, CARD, id in b["doomed"]), 0, column, side)
        self.blows: list[str] = []
        grid.addWidget(self._duel(left, right), 0, 1, Qt.AlignmentFlag.AlignVCenter)
        below = QHBoxLayout()
        below.addWidget(self._side(left, _LEFT), 1)
        below.addWidget(self._side(right, _RIGHT), 1)
        grid.addLayout(below, 1, 0, 1, 3)

    def _duel(self, left: int, right: int) -> Duel:
        blows = [self._blow(left, right, True), self._blow(right, left, False)]
        return Duel(self.page.rules.key, [each for each in blows if each is not None], "\n".join(self.blows))

    def _blow(self, by: int, on: int, from_left: bool) -> Blow | None:
        b = self.b
        if by == b["carrier"] and on not in b["fire"]:
            return None
        value, n = self._attack(by, on)
        defence = self.view.cards[on].values.get("defence", 0)
        strikes = by in b["hits"] if on == b["carrier"] else n >= defence
        self.blows.append(blow(self.view, by, on, n, defence, strikes))
        ends = ((value, n), ("defence", defence))
        return Blow(*(ends if from_left else ends[::-1]), from_left, strikes)

    def _attack(self, by: int, on: int) -> tuple[str, int]:
        if on == self.b["carrier"]:
            return means(self.view, by), self.b["strength"].get(by, 0)
        if by == self.b["carrier"]:
            return "attack", self.view.cards[by].values.get("attack", 0)
        return "attack", self.b["attack"].get(by, 0)

    def _side(self, id: int, side: Qt.AlignmentFlag) -> QWidget:
        """What helps one side: the cards, then the totals with their reasons."""
        cell = QWidget()
        grid = QGridLayout(cell)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(1)
        lying = pieces(self.view, self.b, id) if id != self.b["carrier"] else []
        row = QHBoxLayout()
        row.setSpacing(0)
        for piece in lying:
            row.addWidget(small(self.page, self.view, piece, _room_for(len(lying))))
        row.insertStretch(0 if side == _RIGHT else -1, 1)
        grid.addLayout(row, 0, 0)
        lines = self._lines(id)
        for place, line in enumerate(lines, 1):
            label = quiet(escape(line))
            label.setAlignment(side | Qt.AlignmentFlag.AlignTop)
            grid.addWidget(label, place, 0)
        grid.setRowStretch(len(lines) + 1, 1)
        return cell

    def _lines(self, id: int) -> list[str]:
        attack = means(self.view, id) if id in self.b["strikes"] else "attack"
        lines = [reasons(self.page.rules, self.view, self.b, id, what) for what in (attack, "defence")]
        left = self.b["cards_left"].get(id, NONE)
        if left != NONE and self.b["step"] == "cards":
            lines.append(say("boards.cards_left", n=left))
        return [line for line in lines if line]


def _room_for(count: int) -> int:
    """The width of a piece among so many."""
    return min(PIECE, round(SIDE / (1 + 2 * EDGE) / count))
