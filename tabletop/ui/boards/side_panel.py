"""A panel over an upper corner of the table that comes and goes by itself, and never takes the keys."""

from typing import Any

from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QToolButton, QVBoxLayout

from tabletop.core.view import View
from tabletop.library.texts import say
from tabletop.ui.boards.column import Column

WIDEST = 400
PART_OF_TABLE = 0.24
MARGIN = 8
TALLEST = 0.74
"""How much of the table's height it may take: what lies at the near edge stays free."""


class Board:
    """What a game shows, made anew after every decision. The cards `keep_clear` are played on; `narrowest` is in
    pixels."""

    narrowest = 0

    def __init__(self, page: Any) -> None:
        self.page = page
        self.title = ""
        self.keep_clear: frozenset[int] = frozenset()
        self.widget = Column()

    def fill(self, view: View) -> bool:
        """Show what the view tells; whether there is anything to see."""
        raise NotImplementedError

    def height(self, width: int) -> int:
        """Pixels that everything needs in such a width."""
        return self.widget.height_in(width)


class SidePanel(QFrame):
    """Follows a `GamePage`; a click on its title folds it until it is unfolded."""

    def __init__(self, page: Any, board: Board) -> None:
        super().__init__(page.table)
        self.page, self.board = page, board
        self.setObjectName("board")
        self.setProperty("plate", True)
        # A click here is not one on the cards below.
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.fold = QToolButton()
        self.fold.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.fold.setCheckable(True)
        self.fold.toggled.connect(self._folded)
        self._title = QLabel()
        self._title.setWordWrap(True)
        self._title.setMinimumWidth(1)
        self._room = QScrollArea()
        self._room.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._room.setFrameShape(QFrame.Shape.NoFrame)
        self._room.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._room.setWidgetResizable(True)
        self._room.setWidget(board.widget)
        self._build()
        page.drawn.connect(self.refresh)
        page.curtain.connect(lambda _: self.hide())
        page.table.installEventFilter(self)
        self.hide()

    def _build(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self.fold, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 6, 6, 8)
        column.setSpacing(4)
        column.addLayout(head)
        column.addWidget(self._room, 1)

    def refresh(self) -> None:
        """Show what the page shows now, or go."""
        view = self.page.view
        if view is None or view.winner >= 0 or self.page.sitting.session.over:
            self.hide()
            return
        if not self.board.fill(self.page.sitting.laid(view)):
            self.hide()
            return
        self._title.setText(f"<b>{self.board.title}</b>")
        self.setAccessibleName(self.board.title)
        self._say_fold()
        self.show()
        self.place()

    def place(self) -> None:
        """Into the upper right corner, as high as what it shows; into the left one where cards in play lie there."""
        table, width = self.page.table, self._width()
        self._room.setVisible(not self.fold.isChecked())
        high = self._title.heightForWidth(width - 60) + 20
        if not self.fold.isChecked():
            need = self.board.height(self._inner())
            high = min(high + need + 16, round(table.height() * TALLEST))
        right = QRect(table.width() - width - MARGIN, MARGIN, width, high)
        left = QRect(MARGIN, MARGIN, width, high)
        self.setGeometry(left if self._covers(right) and not self._covers(left) else right)

    def _covers(self, box: QRect) -> bool:
        table, items = self.page.table, self.page.scene.items_by_id
        kept = (items[id].sceneBoundingRect() for id in self.board.keep_clear if id in items)
        return any(table.mapFromScene(rect).boundingRect().intersects(box) for rect in kept)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self.refresh()
        return super().eventFilter(watched, event)

    def _width(self) -> int:
        return max(self.board.narrowest, min(WIDEST, round(self.page.table.width() * PART_OF_TABLE)))

    def _inner(self) -> int:
        return self._width() - 28

    def _folded(self, folded: bool) -> None:
        self._say_fold()
        self.place()

    def _say_fold(self) -> None:
        folded = self.fold.isChecked()
        words = say("boards.unfold" if folded else "boards.fold")
        self.fold.setArrowType(Qt.ArrowType.LeftArrow if folded else Qt.ArrowType.DownArrow)
        self.fold.setToolTip(words)
        self.fold.setAccessibleName(words)
