"""The seats of a game of two teams: who sits there and with which deck, a row a seat, partner below partner."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations
from typing import Any

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QWidget

from tabletop.bots import LEVELS
from tabletop.core.ruleset import Deck
from tabletop.games import ruleset
from tabletop.library.pool import faces
from tabletop.library.texts import say
from tabletop.play.seats import HUMAN, PASSIVE
from tabletop.ui.window.deck_box import DeckBox

SEATS = 4
_KINDS = (HUMAN, *reversed(LEVELS), PASSIVE)
_PRESET = {
    "people": (HUMAN,) * SEATS, "computer": (HUMAN, "greedy", "greedy", "greedy"),
    "alone": (HUMAN, PASSIVE, PASSIVE, PASSIVE), "watch": ("greedy",) * SEATS,
}  # fmt: skip


class TeamRows(QWidget):
    """`changed` whenever something else is chosen."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._decks: list[Deck] = []
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(2, 2)
        self.kinds = tuple(QComboBox() for _ in range(SEATS))
        self.decks = tuple(DeckBox() for _ in range(SEATS))
        for row, seat in _rows():
            if seat is None:
                title = QLabel(f"<b>{say('window.team', n=row // 3 + 1)}</b>")
                grid.addWidget(title, row, 0, 1, 3)
                continue
            grid.addWidget(QLabel(say("game.seat", n=seat + 1)), row, 0)
            self._fill_kinds(seat)
            for column, box in ((1, self.kinds[seat]), (2, self.decks[seat])):
                box.currentIndexChanged.connect(self.changed)
                grid.addWidget(box, row, column)

    def _fill_kinds(self, seat: int) -> None:
        for kind in _KINDS:
            self.kinds[seat].addItem(say(f"window.seat_{kind}"), kind)
        self.kinds[seat].setAccessibleName(say("window.who_plays"))

    def preset(self, mode: str) -> None:
        """Who sits where in one of the modes of the dialog."""
        for box, kind in zip(self.kinds, _PRESET[mode], strict=True):
            _choose(box, box.findData(kind))

    def offer(self, game: str, decks: Sequence[Deck], mode: str, last: Mapping[str, Any]) -> None:
        """These decks, four that make teams chosen, or those of the last time; so also who sits where."""
        self._decks = list(decks)
        ids = [deck.id for deck in decks]
        wished = [ids.index(id) for id in last.get("decks", []) if id in ids]
        four = wished if len(wished) == SEATS else fitting_teams(game, decks)
        for box, index in zip(self.decks, four, strict=True):
            box.offer(decks, index)
        self.preset(mode)
        if last.get("mode") == mode:
            for box, kind in zip(self.kinds, last.get("kinds", ()), strict=False):
                _choose(box, max(0, box.findData(kind)))

    def chosen(self) -> tuple[tuple[Deck, ...], tuple[str, ...]]:
        """(decks, who plays them), by seat."""
        decks = tuple(self._decks[box.currentIndex()] for box in self.decks) if self._decks else ()
        return decks, tuple(str(box.currentData()) for box in self.kinds)


def _rows() -> Iterator[tuple[int, int | None]]:
    """(row, seat, or None for the title of a team)."""
    for team in range(2):
        yield team * 3, None
        for place in range(2):
            yield team * 3 + 1 + place, team + 2 * place


def _choose(box: QComboBox, index: int) -> None:
    with QSignalBlocker(box):
        box.setCurrentIndex(index)


def fitting_teams(game: str, decks: Sequence[Deck]) -> tuple[int, ...]:
    """The first four decks that make two teams; the first ones where none do."""
    rules, known = ruleset(game, seats=SEATS), faces(game)
    for four in permutations(range(len(decks)), SEATS):
        if not rules.check_pair([decks[index] for index in four], known, {}):
            return four
    return tuple(range(SEATS)) if len(decks) >= SEATS else (0,) * SEATS
