"""Cards as a picture grid or a list, to be taken from, dropped on, and worked by keys."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QFont,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPalette,
    QPen,
    QResizeEvent,
)  # fmt: skip
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from tabletop.core.layout import TALL
from tabletop.library.card_words import kind_name
from tabletop.library.deck_form import deck_form
from tabletop.library.deck_text import written_name
from tabletop.library.texts import say
from tabletop.library.wording import face_name
from tabletop.ui.cards import CardPixmaps, Look
from tabletop.ui.cards.pixmaps import EDGE
from tabletop.ui.cards.styles import dress_of
from tabletop.ui.decks.card_rows import ROW, CardRows, Row, dragged
from tabletop.ui.dress import dress_for

GRID, LIST = "grid", "list"


class CardTile(QStyledItemDelegate):
    """Draws a row as a card or as a line."""

    def __init__(self, view: "CardList") -> None:
        super().__init__(view)
        self.view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        if self.view.mode == GRID:
            width = self.view.card_width
            return QSize(width + 12, round(width * TALL) + 12)
        return QSize(100, round(self.view.fontMetrics().height() * 1.75))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        row: Row = index.data(ROW)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if row.heading:
            self._heading(painter, option.rect, row, option.palette)
        elif self.view.mode == GRID:
            self._card(painter, option.rect, row, chosen, option.palette)
        else:
            self._line(painter, option.rect, row, chosen, option.palette)
        painter.restore()

    def _heading(self, painter: QPainter, box: QRect, row: Row, palette: QPalette) -> None:
        font = QFont(painter.font())
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(palette.color(QPalette.ColorRole.Link))
        painter.drawText(box.adjusted(8, 0, -8, 0), Qt.AlignmentFlag.AlignVCenter, row.heading)

    def _card(self, painter: QPainter, box: QRect, row: Row, chosen: bool, palette: QPalette) -> None:
        width = self.view.card_width
        inner = QRect(box.x() + 6, box.y() + 6, width, round(width * TALL))
        if row.face is None:
            painter.setPen(QPen(palette.color(QPalette.ColorRole.BrightText), 1, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(inner, 8, 8)
            flags = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)
            painter.drawText(inner.adjusted(6, 6, -6, -6), flags, written_name(row.id))
        else:
            ratio = self.view.devicePixelRatioF()
            pixmap = self.view.pixmaps.pixmap(Look(row.face), width, 0, ratio)
            edge = round(EDGE * width)
            painter.drawPixmap(inner.x() - edge, inner.y() - edge, pixmap)
        if chosen:
            painter.setPen(QPen(palette.color(QPalette.ColorRole.Link), 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(inner.adjusted(-2, -2, 2, 2), 8, 8)
        if row.count:
            self._count(painter, inner, row.count, palette)

    def _count(self, painter: QPainter, inner: QRect, count: int, palette: QPalette) -> None:
        font = QFont(painter.font())
        font.setBold(True)
        painter.setFont(font)
        size = painter.fontMetrics().height() + 6
        badge = QRect(inner.right() - size - 6, inner.bottom() - size - 4, size + 8, size)
        painter.setPen(QPen(QColor("white"), 1.5))
        painter.setBrush(palette.color(QPalette.ColorRole.Highlight))
        painter.drawRoundedRect(badge, size / 2, size / 2)
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, f"×{count}")

    def _line(self, painter: QPainter, box: QRect, row: Row, chosen: bool, palette: QPalette) -> None:
        if chosen:
            painter.fillRect(box, palette.color(QPalette.ColorRole.Highlight))
        ink = palette.color(QPalette.ColorRole.HighlightedText if chosen else QPalette.ColorRole.Text)
        middle, x = Qt.AlignmentFlag.AlignVCenter, box.x() + 8
        style = dress_for(self.view.game).style
        if row.face is not None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(dress_of(style, row.face).line))
            painter.drawRoundedRect(QRect(x, box.y() + 5, 6, box.height() - 10), 3, 3)
        x += 14
        painter.setPen(ink)
        figure = painter.fontMetrics().horizontalAdvance("00×")
        if self.view.rows.pile:
            painter.drawText(
                QRect(x, box.y(), figure, box.height()), middle | Qt.AlignmentFlag.AlignRight, f"{row.count}×"
            )
            x += figure + 10
        cost = deck_form(self.view.game).cost_of(row.face) if row.face else None
        kind = kind_name(self.view.game, row.face.kind) if row.face else say("decks.unknown_card")
        right = painter.fontMetrics().horizontalAdvance(kind) + 14
        room = max(40, box.right() - x - right - figure)
        name = face_name(row.face) if row.face else written_name(row.id)
        if row.face is None:
            painter.setPen(palette.color(QPalette.ColorRole.BrightText))
        shown = painter.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, room)
        painter.drawText(QRect(x, box.y(), room, box.height()), middle, shown)
        faded = QColor(ink)
        faded.setAlpha(170)
        painter.setPen(faded)
        end = QRect(box.right() - right - figure, box.y(), figure, box.height())
        painter.drawText(end, middle | Qt.AlignmentFlag.AlignRight, "" if cost is None else str(cost))
        painter.drawText(QRect(box.right() - right + 6, box.y(), right, box.height()), middle, kind)


class CardList(QListView):
    """`more(id)`, `fewer(id)`, `none(id)`: keys and double clicks; `looked_at(id)`; `dropped(pile, id)`."""

    more = Signal(str)
    fewer = Signal(str)
    none = Signal(str)
    looked_at = Signal(str)
    dropped = Signal(str, str)

    def __init__(
        self, game: str, pixmaps: CardPixmaps, pile: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.game, self.pixmaps = game, pixmaps
        self.rows = CardRows(game, pile, self)
        self.mode, self.smallest = LIST, 84 if pile else 112
        self.card_width = self.smallest
        self.empty_words = ""
        self.setModel(self.rows)
        self.setItemDelegate(CardTile(self))
        self.setMouseTracking(True)
        self.setDragEnabled(True)
        self.setAcceptDrops(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setUniformItemSizes(True)
        self.pixmaps.ready.connect(self._drawn)
        self.doubleClicked.connect(lambda index: self._tell(self.fewer if pile else self.more, index))
        self.selectionModel().currentChanged.connect(lambda index, _: self._tell(self.looked_at, index))

    def show_as(self, mode: str) -> None:
        """As pictures or as lines."""
        self.mode = mode
        grid = mode == GRID
        self.setViewMode(QListView.ViewMode.IconMode if grid else QListView.ViewMode.ListMode)
        self.setMovement(QListView.Movement.Static)
        self.setDragEnabled(True)
        self.setAcceptDrops(True)
        self.scheduleDelayedItemsLayout()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """As many cards side by side as are readable, filling the width."""
        room = event.size().width() - 4
        columns = max(1, room // (self.smallest + 12))
        self.card_width = min(room // columns - 12, round(self.smallest * 1.6))
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def chosen(self) -> str:
        """The id of the selected card, "" where none is."""
        row = self.currentIndex().data(ROW)
        return row.id if row else ""

    def choose(self, id: str) -> None:
        """Select this card if it is shown."""
        for i, row in enumerate(self.rows.rows):
            if row.id == id and not row.heading:
                self.setCurrentIndex(self.rows.index(i))
                return

    def _drawn(self, _: object) -> None:
        if self.mode == GRID:
            self.viewport().update()

    def _tell(self, signal, index: QModelIndex) -> None:
        row = index.data(ROW)
        if row is not None and row.id:
            signal.emit(row.id)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = {
            Qt.Key.Key_Plus: self.more, Qt.Key.Key_Return: self.more, Qt.Key.Key_Enter: self.more,
            Qt.Key.Key_Minus: self.fewer, Qt.Key.Key_Delete: self.none,
        }  # fmt: skip
        if event.key() in keys and self.chosen():
            keys[Qt.Key(event.key())].emit(self.chosen())
            return
        super().keyPressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._tell(self.looked_at, self.indexAt(event.position().toPoint()))
        super().mouseMoveEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dragged(event.mimeData()):
            event.acceptProposedAction()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        if dragged(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        found = dragged(event.mimeData())
        if found is not None:
            event.acceptProposedAction()
            self.dropped.emit(*found)

    def paintEvent(self, event) -> None:
        super().paintEvent(event)
        if not self.rows.rows and self.empty_words:
            with QPainter(self.viewport()) as painter:
                painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
                flags = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)
                painter.drawText(self.viewport().rect().adjusted(24, 24, -24, -24), flags, self.empty_words)


__all__ = ["GRID", "LIST", "CardList"]
