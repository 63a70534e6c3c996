"""The battle beside the map: pairs, attacks on the carrier, who waits, who acts, what comes of it."""

from html import escape
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from tabletop.core.view import View
from tabletop.library.texts import say
from tabletop.ui.boards import battle_words
from tabletop.ui.boards.battle_words import Battle
from tabletop.ui.boards.bout import CARD, Bout, quiet, small

BATTLE = "battle"


class BattleBoard:
    """Made anew from `view.facts["battle"]` after every decision."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.title = ""
        self.keep_clear: frozenset[int] = frozenset()
        self.widget = QWidget()
        self._column = QVBoxLayout(self.widget)
        self._column.setContentsMargins(0, 0, 6, 0)
        self._column.setSpacing(6)

    def fill(self, view: View) -> bool:
        """Whether a battle is fought."""
        self._clear()
        b = view.facts.get(BATTLE)
        if b is None:
            return False
        self.title = escape(battle_words.title(self.page.rules, view, b))
        self.keep_clear = frozenset(view.zones[b["zone"]])
        for line in battle_words.who_acts(view, b, self.page.names):
            self._add(_text(escape(line)))
        self._add_verdict(view, b)
        for left, right in self._meetings(view, b):
            self._add(_line())
            self._add(Bout(self.page, view, b, left, right))
        self._add_waiting(view, b)
        for line in battle_words.lost_support(view, b):
            self._add(quiet(escape(line)))
        self._column.addStretch(1)
        return True

    def height(self, width: int) -> int:
        """Pixels that everything needs in such a width."""
        self._column.activate()
        return self._column.totalHeightForWidth(width)

    def _meetings(self, view: View, b: Battle) -> list[tuple[int, int]]:
        """Everybody against whom they fight, the near seat's on the left."""
        meetings = [*b["pairs"], *((striker, b["carrier"]) for striker in b["strikes"])]
        near = b["attacker"] == view.seat
        return [pair if near else pair[::-1] for pair in meetings]

    def _add_waiting(self, view: View, b: Battle) -> None:
        """Flights that meet nobody: not yet, or not at all."""
        busy = {id for pair in (*b["pairs"], *b["support"]) for id in pair} | set(b["strikes"])
        waiting = [id for id in b["attack"] if id not in busy]
        if not waiting:
            return
        key = {"pair": "boards.to_pair", "leftover": "boards.to_assign"}.get(b["step"], "boards.idle")
        self._add(_line())
        self._add(quiet(escape(say(key))))
        cell = QWidget()
        row = QHBoxLayout(cell)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        for near in (True, False):
            for id in waiting:
                if (view.cards[id].holder == view.seat) == near:
                    row.addWidget(small(self.page, view, id, CARD if len(waiting) < 4 else CARD * 2 // 3))
            if near:
                row.addStretch(1)
        self._add(cell)

    def _add_verdict(self, view: View, b: Battle) -> None:
        if b["step"] not in ("cards", "decided"):
            return
        lines = battle_words.verdict(view, b, self.page.names)
        head = say("boards.decided" if b["step"] == "decided" else "boards.if_both_pass")
        self._add(_text(f"<b>{escape(head)}</b>"))
        for line in lines:
            self._add(_text(f"• {escape(line)}"))

    def _add(self, part: QWidget) -> None:
        self._column.addWidget(part)
        part.show()  # at once: its height is asked for

    def _clear(self) -> None:
        while (item := self._column.takeAt(0)) is not None:
            if (part := item.widget()) is not None:
                part.hide()
                part.deleteLater()


def _text(html: str) -> QLabel:
    label = QLabel(html)
    label.setTextFormat(Qt.TextFormat.RichText)
    label.setWordWrap(True)
    label.setMinimumWidth(1)
    return label


def _line() -> QFrame:
    line = QFrame()
    line.setFixedHeight(1)
    line.setAutoFillBackground(True)
    line.setBackgroundRole(QPalette.ColorRole.Button)
    return line
