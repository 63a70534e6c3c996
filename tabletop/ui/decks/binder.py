"""A pile whose places matter: rows and columns, arranged by dragging."""

from PySide6.QtCore import QMimeData, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QDrag,
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
)  # fmt: skip
from PySide6.QtWidgets import QSizePolicy, QWidget

from tabletop.core.layout import TALL
from tabletop.library.deck_text import written_name
from tabletop.library.texts import say
from tabletop.library.wording import face_name
from tabletop.ui.cards import CardPixmaps, Look
from tabletop.ui.cards.pixmaps import EDGE
from tabletop.ui.decks.card_rows import MIME, dragged
from tabletop.ui.decks.document import DeckDocument

GAP = 8


class Binder(QWidget):
    """Places are numbered from the top row on. Drag to swap, drop from the pool to put in, Del or double click takes
    out, arrows move the mark, Ctrl+arrows the card."""

    looked_at = Signal(str)

    def __init__(
        self, document: DeckDocument, pile: str, pixmaps: CardPixmaps, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.document, self.pile, self.pixmaps = document, pile, pixmaps
        form = document.form.piles[pile]
        self.columns = form.columns
        self.lines = -(-form.most // form.columns)
        self.mark = 0
        self._pressed: QPoint | None = None
        self._over = -1
        self.setAcceptDrops(True)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(320, 300)
        document.changed.connect(self.update)
        pixmaps.ready.connect(self._drawn)
        self._tell()

    def _drawn(self, _: object) -> None:
        self.update()

    @property
    def ids(self) -> tuple[str, ...]:
        """The cards in their places; more than there are places are shown in further rows."""
        return self.document.deck.piles[self.pile]

    def _rows(self) -> int:
        return max(self.lines, -(-len(self.ids) // self.columns))

    def _card(self) -> int:
        """The width of a card."""
        across = (self.width() - GAP * (self.columns + 1)) / self.columns
        down = (self.height() - GAP * (self._rows() + 1)) / self._rows() / TALL
        return max(24, int(min(across, down)))

    def place(self, at: int) -> QRect:
        """Where a place is on the screen."""
        width = self._card()
        high = round(width * TALL)
        left = (self.width() - self.columns * (width + GAP) + GAP) // 2
        top = max(GAP, (self.height() - self._rows() * (high + GAP) + GAP) // 3)
        row, column = divmod(at, self.columns)
        return QRect(left + column * (width + GAP), top + row * (high + GAP), width, high)

    def at(self, point: QPoint) -> int:
        """The place under a point, -1 for none."""
        return next((i for i in range(self._rows() * self.columns) if self.place(i).contains(point)), -1)

    def sizeHint(self) -> QSize:
        return QSize(620, 560)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for at in range(self._rows() * self.columns):
                self._paint_place(painter, at)

    def _paint_place(self, painter: QPainter, at: int) -> None:
        box, ids = self.place(at), self.ids
        accent = self.palette().color(QPalette.ColorRole.Link)
        id = ids[at] if at < len(ids) else ""
        if id in self.document.known:
            pixmap = self.pixmaps.pixmap(
                Look(self.document.known[id]), box.width(), 0, self.devicePixelRatioF()
            )
            edge = round(EDGE * box.width())
            painter.drawPixmap(box.x() - edge, box.y() - edge, pixmap)
        else:
            quiet = QColor(self.palette().color(QPalette.ColorRole.PlaceholderText))
            painter.setPen(QPen(quiet, 1.2, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, 7, 7)
            words = (
                written_name(id)
                if id
                else say("decks.empty_place", row=at // self.columns + 1, column=at % self.columns + 1)
            )
            flags = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)
            painter.drawText(box.adjusted(6, 6, -6, -6), flags, words)
        if at == self._over or (at == self.mark and self.hasFocus()):
            painter.setPen(QPen(accent, 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(-2, -2, 2, 2), 8, 8)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and (at := self.at(event.position().toPoint())) >= 0:
            self._pressed, self.mark = event.position().toPoint(), at
            self._tell()
            self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        here = event.position().toPoint()
        at = self.at(here)
        if self._pressed is None:
            if 0 <= at < len(self.ids):
                self.looked_at.emit(self.ids[at])
            return
        if (here - self._pressed).manhattanLength() > 8 and self.mark < len(self.ids):
            self._pressed = None
            self._drag()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._pressed = None

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.take_out(self.at(event.position().toPoint()))

    def _drag(self) -> None:
        drag = QDrag(self)
        data = QMimeData()
        data.setData(MIME, f"{self.pile}#{self.mark}\n{self.ids[self.mark]}".encode())
        drag.setMimeData(data)
        box = self.place(self.mark)
        drag.setPixmap(self.pixmaps.pixmap(Look(self.document.known.get(self.ids[self.mark])), box.width()))
        drag.setHotSpot(QPoint(box.width() // 2, box.height() // 2))
        drag.exec(Qt.DropAction.MoveAction)
        self._over = -1
        self.update()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dragged(event.mimeData()):
            event.acceptProposedAction()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        self._over = self.at(event.position().toPoint())
        event.acceptProposedAction()
        self.update()

    def dragLeaveEvent(self, event) -> None:
        self._over = -1
        self.update()

    def dropEvent(self, event: QDropEvent) -> None:
        found = dragged(event.mimeData())
        self._over = -1
        if found is None:
            return
        event.acceptProposedAction()
        self.put(*found, self.at(event.position().toPoint()))

    def put(self, source: str, id: str, at: int) -> None:
        """A card is dropped on a place (-1: beside all): swap with where it came from, or put it in."""
        pile, _, place = source.partition("#")
        if pile == self.pile and place:
            if 0 <= at < len(self.ids):
                self.document.swap(self.pile, int(place), at)
        elif 0 <= at < len(self.ids) and len(self.ids) >= self.lines * self.columns:
            self.document.replace_at(self.pile, at, id)
        else:
            self.document.add(id, self.pile, at if at >= 0 else None)
        self.update()

    def take_out(self, at: int) -> None:
        """The card of a place leaves; those after it close up."""
        if 0 <= at < len(self.ids):
            self.document.remove(self.ids[at], self.pile, at)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {
            Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -self.columns, Qt.Key.Key_Down: self.columns,
        }  # fmt: skip
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace, Qt.Key.Key_Minus):
            self.take_out(self.mark)
        elif event.key() in steps:
            to = self.mark + steps[Qt.Key(event.key())]
            if 0 <= to < self._rows() * self.columns:
                if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                    self.document.swap(self.pile, self.mark, to)
                self.mark = to
                self._tell()
                self.update()
        else:
            super().keyPressEvent(event)

    def _tell(self) -> None:
        """What a screen reader says of the marked place."""
        id = self.ids[self.mark] if self.mark < len(self.ids) else ""
        face = self.document.known.get(id)
        row, column = divmod(self.mark, self.columns)
        name = face_name(face) if face else say("decks.empty_place", row=row + 1, column=column + 1)
        self.setAccessibleName(say("decks.place", row=row + 1, column=column + 1, name=name))
        if face is not None:
            self.looked_at.emit(id)
