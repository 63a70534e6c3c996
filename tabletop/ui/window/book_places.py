"""The book of one seat between two games: its cards change places, none comes and none goes."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QWidget

from tabletop.core.card import Face
from tabletop.library.texts import say
from tabletop.library.wording import face_name
from tabletop.ui.cards import CardPixmaps
from tabletop.ui.cards.places import Places

NOWHERE = -1


class BookPlaces(Places):
    """Drag a card onto another one, or click one and then the other; Enter is a click on the marked place.
    `arranged(ids)`: they lie otherwise now."""

    arranged = Signal(object)

    def __init__(
        self, columns: int, ids: Sequence[str], faces: Mapping[str, Face], pixmaps: CardPixmaps,
        parent: QWidget | None = None,
    ) -> None:  # fmt: skip
        super().__init__(columns, -(-len(ids) // columns), pixmaps, parent)
        self._ids, self._faces = tuple(ids), faces
        self.picked = NOWHERE
        self._held: QPoint | None = None
        self._tell()

    @property
    def ids(self) -> tuple[str, ...]:
        return self._ids

    @property
    def known(self) -> Mapping[str, Face]:
        return self._faces

    def lay(self, ids: Sequence[str]) -> None:
        """These cards in these places."""
        self._ids, self.picked = tuple(ids), NOWHERE
        self._tell()
        self.update()
        self.arranged.emit(self._ids)

    def swap(self, one: int, other: int) -> None:
        ids = list(self._ids)
        if one != other and max(one, other) < len(ids):
            ids[one], ids[other] = ids[other], ids[one]
            self.lay(ids)

    def pick(self, at: int) -> None:
        """A click on a place: the first one picks its card, the second one changes the two."""
        if self.picked in (NOWHERE, at):
            self.picked = NOWHERE if self.picked == at else at
        else:
            self.swap(self.picked, at)
        self._tell()
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        self.setFocus()

    def _drag(self) -> None:
        self._held, self.picked = self.place(self.mark).center(), NOWHERE

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        if self._held is not None:
            self._held = event.position().toPoint()
            self._over = self.at(self._held)
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        clicked = self._pressed is not None and event.button() == Qt.MouseButton.LeftButton
        dragged = self._held is not None
        super().mouseReleaseEvent(event)
        self._held, self._over = None, NOWHERE
        at = self.at(event.position().toPoint())
        if dragged and 0 <= at < len(self.ids):
            source, self.mark = self.mark, at
            self.swap(source, at)
        elif clicked and at == self.mark < len(self.ids):
            self.pick(at)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.pick(self.mark)
        elif event.key() == Qt.Key.Key_Escape and self.picked != NOWHERE:
            self.pick(self.picked)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._held is not None:
            box = self.place(self.mark)
            box.moveCenter(self._held)
            with QPainter(self) as painter:
                self._paint_card(painter, self.known[self.ids[self.mark]], box)

    def _paint_place(self, painter: QPainter, at: int) -> None:
        if self._held is not None and at == self.mark:
            painter.setOpacity(0.35)
        super()._paint_place(painter, at)
        painter.setOpacity(1.0)
        if at == self.picked:
            self._paint_picked(painter, self.place(at))

    def _paint_picked(self, painter: QPainter, box: QRect) -> None:
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Link), 5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(-3, -3, 3, 3), 9, 9)

    def _tell(self) -> None:
        super()._tell()
        picked = self.picked if self.picked < len(self.ids) else NOWHERE
        name = face_name(self.known[self.ids[picked]]) if picked != NOWHERE else ""
        self.setAccessibleDescription(say("match.picked", card=name) if name else say("match.how"))
