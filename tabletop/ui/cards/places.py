"""Cards in places that matter, in rows and columns: painted, marked and told, for whoever arranges them."""

from collections.abc import Mapping

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from tabletop.core.card import Face
from tabletop.core.layout import TALL
from tabletop.library.deck_text import written_name
from tabletop.library.texts import say
from tabletop.library.wording import face_name
from tabletop.ui.cards.look import Look
from tabletop.ui.cards.pixmaps import EDGE, CardPixmaps

GAP = 8
DRAGGED = 8
"""Pixels that a pressed pointer travels before a card goes with it."""


class Places(QWidget):
    """Places are numbered from the top row on. Arrows move the mark, Ctrl+arrows the card. `looked_at(id)`: the
    pointer or the mark is on this card. Who uses it says which cards there are and how two of them change places."""

    looked_at = Signal(str)

    def __init__(self, columns: int, lines: int, pixmaps: CardPixmaps, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.columns, self.lines, self.pixmaps = columns, lines, pixmaps
        self.mark = 0
        self._pressed: QPoint | None = None
        self._over = -1
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(320, 300)
        pixmaps.ready.connect(self._drawn)

    @property
    def ids(self) -> tuple[str, ...]:
        """The cards in their places; more than there are places are shown in further rows."""
        raise NotImplementedError

    @property
    def known(self) -> Mapping[str, Face]:
        """The faces of the cards, and of others."""
        raise NotImplementedError

    def swap(self, one: int, other: int) -> None:
        """Two places change their cards."""
        raise NotImplementedError

    def _drawn(self, _: object) -> None:
        self.update()

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
        if id in self.known:
            self._paint_card(painter, self.known[id], box)
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

    def _paint_card(self, painter: QPainter, face: Face, box: QRect) -> None:
        pixmap = self.pixmaps.pixmap(Look(face), box.width(), 0, self.devicePixelRatioF())
        edge = round(EDGE * box.width())
        painter.drawPixmap(box.x() - edge, box.y() - edge, pixmap)

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
        elif (here - self._pressed).manhattanLength() > DRAGGED and self.mark < len(self.ids):
            self._pressed = None
            self._drag()

    def _drag(self) -> None:
        """The marked card leaves its place with the pointer."""

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._pressed = None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {
            Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -self.columns, Qt.Key.Key_Down: self.columns,
        }  # fmt: skip
        if event.key() in steps:
            to = self.mark + steps[Qt.Key(event.key())]
            if 0 <= to < self._rows() * self.columns:
                if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                    self.swap(self.mark, to)
                self.mark = to
                self._tell()
                self.update()
        else:
            super().keyPressEvent(event)

    def _tell(self) -> None:
        """What a screen reader says of the marked place."""
        id = self.ids[self.mark] if self.mark < len(self.ids) else ""
        face = self.known.get(id)
        row, column = divmod(self.mark, self.columns)
        name = face_name(face) if face else say("decks.empty_place", row=row + 1, column=column + 1)
        self.setAccessibleName(say("decks.place", row=row + 1, column=column + 1, name=name))
        if face is not None:
            self.looked_at.emit(id)
