"""The menu of a card: every legal move in words, what is not possible and why, and what others add."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from tabletop.core.move import NONE, Move
from tabletop.core.refusal import Refusal
from tabletop.core.view import CardView
from tabletop.library.texts import say
from tabletop.ui.table.gestures.ground import Ground
from tabletop.ui.table.model.choice import legal, moves_of
from tabletop.ui.table.model.denial import denied
from tabletop.ui.table.model.table import TableModel
from tabletop.ui.table.model.words import Words

Hook = Callable[[QMenu, CardView | None], None]
"""Adds entries to the menu of a card (None: of the table)."""

MOST_REFUSED = 5
"""Greyed entries shown at most; more would bury what can be done."""


class Menus:
    """Builds and opens menus for one table; `hooks` may be appended to. `open` is the last one opened, `choose` what
    an entry does with its move."""

    def __init__(self, model: TableModel, ground: Ground, words: Words) -> None:
        self.model, self.ground, self.words = model, ground, words
        self.choose: Callable[[Move], None] = lambda move: None
        self.hooks: list[Hook] = []
        self.open: QMenu | None = None

    def for_moves(self, moves: Sequence[Move], at: QPoint) -> QMenu:
        """A small menu that asks which of these moves is meant."""
        menu = self._new()
        self._add_moves(menu, moves)
        menu.popup(at)
        return menu

    def for_card(self, id: int, at: QPoint) -> QMenu | None:
        """Everything about one card."""
        view = self.model.view
        if view is None or id not in view.cards:
            return None
        menu = self._new()
        self._add_moves(menu, moves_of(view, id))
        refused = denied(self.model.intents, self.words, view, id)
        if menu.actions() and refused:
            menu.addSeparator()
        for move, refusal in refused[:MOST_REFUSED]:
            self._add_refused(menu, move, refusal)
        self._add_hooks(menu, view.cards[id])
        return self._show(menu, at)

    def for_table(self, at: QPoint) -> QMenu | None:
        """What can be done without naming a card."""
        menu = self._new()
        self._add_moves(menu, [m for m in legal(self.model.view) if m.card == NONE and m.target < 0])
        self._add_hooks(menu, None)
        return self._show(menu, at)

    def _new(self) -> QMenu:
        menu = QMenu(self.ground.widget())
        # The click that closes a menu must do nothing else.
        menu.setAttribute(Qt.WidgetAttribute.WA_NoMouseReplay)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setToolTipsVisible(True)
        menu.destroyed.connect(self._closed)
        self.open = menu
        return menu

    def _closed(self) -> None:
        self.open = None

    def _show(self, menu: QMenu, at: QPoint) -> QMenu:
        if not menu.actions():
            menu.addAction(say("table.nothing_to_do")).setEnabled(False)
        menu.popup(at)
        return menu

    def _add_moves(self, menu: QMenu, moves: Sequence[Move]) -> None:
        view = self.model.view
        if view is None:
            return
        for move in moves:
            action = QAction(self.words.move_text(move, view), menu)
            action.setData(tuple(move))
            action.triggered.connect(lambda _=False, move=move: self.choose(move))
            menu.addAction(action)

    def _add_refused(self, menu: QMenu, move: Move, refusal: Refusal) -> None:
        view = self.model.view
        if view is None:
            return
        # The sentence has a place for a target that was never named.
        words = " ".join(self.words.move_text(move, view).split())
        text = say("table.refused_entry", move=words, rule=refusal.rule)
        action = menu.addAction(text)
        action.setEnabled(False)
        action.setToolTip(self.words.refusal_text(refusal))

    def _add_hooks(self, menu: QMenu, card: CardView | None) -> None:
        count = len(menu.actions())
        for hook in self.hooks:
            hook(menu, card)
        if count and len(menu.actions()) > count:
            menu.insertSeparator(menu.actions()[count])
