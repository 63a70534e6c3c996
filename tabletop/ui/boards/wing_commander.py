"""The battle beside the map: pairs, attacks on the carrier, who waits, who acts, what comes of it."""

from html import escape

from PySide6.QtWidgets import QHBoxLayout, QWidget

from tabletop.core.view import View
from tabletop.library.texts import say
from tabletop.ui.boards import battle_words
from tabletop.ui.boards.battle_words import Battle
from tabletop.ui.boards.bout import CARD, Bout
from tabletop.ui.boards.side_panel import Board
from tabletop.ui.boards.small_card import small

BATTLE = "battle"


class BattleBoard(Board):
    """Made anew from `view.facts["battle"]` after every decision."""

    narrowest = 284

    def fill(self, view: View) -> bool:
        """Whether a battle is fought."""
        self.widget.clear()
        b = view.facts.get(BATTLE)
        if b is None:
            return False
        self.title = escape(battle_words.title(self.page.rules, view, b))
        self.keep_clear = frozenset(view.zones[b["zone"]])
        for line in battle_words.who_acts(view, b, self.page.names):
            self.widget.say(line)
        self._add_verdict(view, b)
        for left, right in self._meetings(view, b):
            self.widget.line()
            self.widget.add(Bout(self.page, view, b, left, right))
        self._add_waiting(view, b)
        for line in battle_words.lost_support(view, b):
            self.widget.note(line)
        self.widget.finish()
        return True

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
        self.widget.line()
        self.widget.note(say(key))
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
        self.widget.add(cell)

    def _add_verdict(self, view: View, b: Battle) -> None:
        if b["step"] not in ("cards", "decided"):
            return
        lines = battle_words.verdict(view, b, self.page.names)
        head = say("boards.decided" if b["step"] == "decided" else "boards.if_both_pass")
        self.widget.head(head)
        for line in lines:
            self.widget.say(f"• {line}")
