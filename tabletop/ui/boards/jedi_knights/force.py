"""The secret choice of a force card: what each card of the own force deck gives, side by side."""

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QEnterEvent, QMouseEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel

from tabletop.core.move import Move
from tabletop.core.ruleset import Ruleset
from tabletop.core.view import CardView, View
from tabletop.library.texts import language, say
from tabletop.library.wording import card_name, seat_name
from tabletop.ui.boards.badge_label import BadgeLabel
from tabletop.ui.boards.column import Column, quiet

VALUES = ("force_number", "credit_number", "draw_number")
HEADS = ("force", "credits", "draw")
BADGE = 30
STYLE = """
#force { border: 1px solid palette(button); border-radius: 6px; }
#force:hover { background: palette(button); }
"""


def add_choice(column: Column, page: Any, view: View) -> None:
    """A row for each card, to be clicked while it is one's own choice; nothing tells what others have chosen."""
    asked = view.decision
    moves = {move.card: move for move in asked.moves} if asked is not None else {}
    if not moves and asked is not None:
        column.say(say("jedi_knights_board.choosing", who=seat_name(asked.seat, page.names)))
    chosen = [seat for seat, has in enumerate(view.facts["chosen"]) if has]
    for seat in chosen:
        column.say(say("jedi_knights_board.has_chosen", who=seat_name(seat, page.names)))
    if not chosen:
        column.note(say("jedi_knights_board.shown_together"))
    held = [view.cards[id] for id in view.zones[page.rules.zone("force_deck", view.seat)]]
    known = [card for card in held if card.face is not None]
    if not known:
        return
    column.add(_Heads())
    for card in sorted(known, key=_number):
        row = ForceRow(page.rules, view, card, moves.get(card.id))
        row.chosen.connect(page.scene.move_chosen)
        row.hovered.connect(page.scene.card_hovered)
        column.add(row)
    if view.facts["final_conflict"] and (bonus := _bonus(page.rules, view)):
        column.note(say("jedi_knights_board.bonus", n=bonus))


def _number(card: CardView) -> int:
    return card.face.values.get("force_number", 0) if card.face is not None else 0


def _bonus(rules: Ruleset, view: View) -> int:
    won = (view.cards[id].face for id in view.zones[rules.zone("controlled_locations", view.seat)])
    return sum(face.values.get("bonus_credits", 0) for face in won if face is not None)


class _Heads(QFrame):
    """What the columns are."""

    def __init__(self) -> None:
        super().__init__()
        grid = QGridLayout(self)
        grid.setContentsMargins(6, 0, 6, 0)
        for column, head in enumerate(HEADS):
            label = QLabel(f"<small>{say(f'jedi_knights_board.head_{head}')}</small>")
            label.setProperty("quiet", True)
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            grid.addWidget(label, 0, column)
            grid.setColumnStretch(column, 1)


class ForceRow(QFrame):
    """One force card: its numbers, its text below. `chosen(Move)` if it can be chosen; `hovered(id)`."""

    chosen = Signal(object)
    hovered = Signal(int)

    def __init__(self, rules: Ruleset, view: View, card: CardView, move: Move | None) -> None:
        super().__init__()
        self.card, self.move_ = card.id, move
        values = card.face.values if card.face is not None else {}
        numbers = dict(zip(HEADS, (values.get(value, 0) for value in VALUES), strict=True))
        self.setAccessibleName(say("jedi_knights_board.card_line", card=card_name(view, card.id), **numbers))
        self.setObjectName("force")
        self.setStyleSheet(STYLE)
        if move is not None:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        grid = QGridLayout(self)
        grid.setContentsMargins(6, 1, 6, 1)
        grid.setVerticalSpacing(0)
        for column, (value, n) in enumerate(zip(VALUES, numbers.values(), strict=True)):
            badge = BadgeLabel(rules.key, value, n, BADGE, "")
            grid.addWidget(badge, 0, column, Qt.AlignmentFlag.AlignCenter)
            grid.setColumnStretch(column, 1)
        if card.face is not None and (texts := rules.card_text(card.face, language())):
            grid.addWidget(quiet(" ".join(block.body for block in texts)), 1, 0, 1, len(VALUES))

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.hovered.emit(self.card)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self.move_ is not None and event.button() == Qt.MouseButton.LeftButton and self._holds(event):
            self.chosen.emit(self.move_)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def _holds(self, event: QMouseEvent) -> bool:
        return self.rect().contains(event.position().toPoint())
