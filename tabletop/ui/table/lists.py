"""The board as lists: one list for each place, by the same view, for keyboard and screen reader."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, Qt
from PySide6.QtGui import QKeyEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QAbstractItemView, QLabel, QListView, QScrollArea, QVBoxLayout, QWidget

from tabletop.core.view import View
from tabletop.library.texts import say
from tabletop.ui.table.model.describe import card_lines, spot_names
from tabletop.ui.table.model.spot import Spot
from tabletop.ui.table.scene import TableScene

ID = Qt.ItemDataRole.UserRole
AIR = 2
"""Pixels above and below each line: the bundled font has none of its own."""

Index = QModelIndex | QPersistentModelIndex


class PlaceList(QListView):
    """The cards of one place. Enter does the default action, the menu key opens the card's menu."""

    def __init__(self, table: TableScene, spot: int) -> None:
        super().__init__()
        self.table = table
        self.spot = spot
        self.setModel(QStandardItemModel(self))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setSpacing(AIR)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.activated.connect(self._act)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.customContextMenuRequested.connect(self._menu)

    def fill(self, view: View, ids: list[int]) -> None:
        """Show these cards; the row stays where it was, as far as it can."""
        row = self.currentIndex().row()
        model = self.model()
        if not isinstance(model, QStandardItemModel):
            return
        lines = card_lines(self.table.rules.key, view, ids)
        if lines == [(model.item(i).data(ID), model.item(i).text()) for i in range(model.rowCount())]:
            return
        model.clear()
        for id, line in lines:
            item = QStandardItem(line)
            item.setData(id, ID)
            item.setToolTip(line)
            item.setEditable(False)
            model.appendRow(item)
        if lines and row >= 0:
            self.setCurrentIndex(model.index(min(row, len(lines) - 1), 0))
        self._grow()

    def _grow(self) -> None:
        """As high as its lines: the board as a whole scrolls, not each list."""
        rows = self.model().rowCount()
        line = max(1, self.sizeHintForRow(0)) + 2 * AIR
        self.setFixedHeight(rows * line + 2 * self.frameWidth() + 2)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self._act(self.currentIndex())
        elif event.key() == Qt.Key.Key_Menu and self.currentIndex().isValid():
            self._menu(self.visualRect(self.currentIndex()).bottomLeft())
        else:
            super().keyPressEvent(event)

    def currentChanged(
        self, current: QModelIndex | QPersistentModelIndex, previous: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().currentChanged(current, previous)
        if current.isValid() and self.hasFocus():
            self.table.hands.keys.focus_card(current.data(ID))
            self.table.card_hovered.emit(current.data(ID))

    def _act(self, index: QModelIndex) -> None:
        at = self.viewport().mapToGlobal(self.visualRect(index).bottomLeft())
        self.table.hands.acts.ask(index.data(ID), at)

    def _menu(self, at: QPoint) -> None:
        index = self.indexAt(at) if self.indexAt(at).isValid() else self.currentIndex()
        if index.isValid():
            self.table.hands.menus.for_card(index.data(ID), self.viewport().mapToGlobal(at))


class BoardLists(QScrollArea):
    """All places that hold a card, each with its name, in the order of the layout, the near seat's first."""

    def __init__(self, table: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = table
        self.setWidgetResizable(True)
        self.setAccessibleName(say("table.as_lists"))
        self.setAccessibleDescription(say("table.list_help"))
        self._paper = QWidget()
        self._column = QVBoxLayout(self._paper)
        self._column.addStretch(1)
        self.setWidget(self._paper)
        self._parts: dict[int, tuple[QLabel, PlaceList]] = {}
        self._read = True
        table.shown.connect(self.refill)
        self.refill()

    def be_read(self, read: bool) -> None:
        """Whether anybody can read the lists; until then they are not kept up, which costs as much as the table."""
        self._read = read
        self.refill()

    def refill(self) -> None:
        """Take everything from the table's view again."""
        view, arrangement = self.table.view, self.table.arrangement
        if view is None or arrangement is None or not self._read:
            return
        names = spot_names(self.table.rules.key, arrangement.spots)
        held: dict[int, list[int]] = {}
        for id, index in arrangement.where.items():
            held.setdefault(index, []).append(id)
        for spot in sorted(arrangement.spots, key=lambda spot: (spot.side != "near", spot.index)):
            self._fill(view, spot, names[spot.index], held.get(spot.index, []))

    def _fill(self, view: View, spot: Spot, name: str, ids: list[int]) -> None:
        if spot.index not in self._parts:
            if not ids:
                return
            self._parts[spot.index] = self._add(spot)
        title, cards = self._parts[spot.index]
        text = say("table.list_of", zone=name, n=len(ids))
        title.setText(text)
        cards.setAccessibleName(text)
        cards.fill(view, ids)
        title.setVisible(bool(ids))
        cards.setVisible(bool(ids))

    def _add(self, spot: Spot) -> tuple[QLabel, PlaceList]:
        title, cards = QLabel(), PlaceList(self.table, spot.index)
        title.setBuddy(cards)
        at = self._column.count() - 1
        for index, (_, other) in sorted(self._parts.items()):
            if (spot.side != "near", spot.index) < (self._side(index) != "near", index):
                at = min(at, self._column.indexOf(other) - 1)
        self._column.insertWidget(at, title)
        self._column.insertWidget(at + 1, cards)
        return title, cards

    def _side(self, index: int) -> str:
        return self.table.arrangement.spots[index].side if self.table.arrangement is not None else ""
