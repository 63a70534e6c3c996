"""Every answer to the open question as a list: nothing is out of reach because a text is long or there are many."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from tabletop.core.move import Move
from tabletop.library.texts import say

AIR = 24
"""Pixels beside the longest line."""
TALLEST = 0.62
"""Of the window's height, at most."""


class AnswerList(QFrame):
    """`chosen(Move)`: by a click, or by Enter; letters search, Esc closes."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_NoMouseReplay)
        self.moves: list[Move] = []
        self.rows = QListWidget()
        self.rows.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.rows.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.rows.itemClicked.connect(self._choose)
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 1, 1, 1)
        column.addWidget(self.rows)
        self.setFocusProxy(self.rows)

    def fill(self, moves: Sequence[Move], texts: Sequence[str], more: Sequence[str]) -> None:
        """A line for each move; `more` is said by a tooltip."""
        self.rows.setAccessibleName(say("window.all_answers_title"))
        self.moves = list(moves)
        self.rows.clear()
        for text, told in zip(texts, more, strict=True):
            QListWidgetItem(text, self.rows).setToolTip(told or text)
        self.rows.setCurrentRow(0)

    def open_above(self, button: QWidget) -> None:
        """Show it above a button, within the window, and give it the keys."""
        window = button.window()
        lines = self.rows.count() * (self.rows.sizeHintForRow(0) + 2 * self.rows.spacing()) + 8
        high = min(lines, round(window.height() * TALLEST))
        bar = 0 if high == lines else self.rows.verticalScrollBar().sizeHint().width()
        wide = min(self.rows.sizeHintForColumn(0) + AIR + bar, round(window.width() * 0.9))
        corner = button.mapToGlobal(QPoint(button.width(), 0))
        left = max(window.mapToGlobal(QPoint(0, 0)).x(), corner.x() - wide)
        self.setGeometry(left, corner.y() - high - 4, wide, high)
        self.show()
        self.rows.setFocus(Qt.FocusReason.PopupFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.rows.currentItem() is not None:
            self._choose(self.rows.currentItem())
        elif event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    def _choose(self, row: QListWidgetItem) -> None:
        self.close()
        self.chosen.emit(self.moves[self.rows.row(row)])
