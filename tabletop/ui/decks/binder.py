"""A pile whose places matter: rows and columns, arranged by dragging."""

from collections.abc import Mapping

from PySide6.QtCore import QMimeData, QPoint, Qt
from PySide6.QtGui import QDrag, QDragEnterEvent, QDragMoveEvent, QDropEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from tabletop.core.card import Face
from tabletop.ui.cards import CardPixmaps, Look
from tabletop.ui.cards.places import Places
from tabletop.ui.decks.card_rows import MIME, dragged
from tabletop.ui.decks.document import DeckDocument


class Binder(Places):
    """Drag to swap, drop from the pool to put in, Del or double click takes out."""

    def __init__(
        self, document: DeckDocument, pile: str, pixmaps: CardPixmaps, parent: QWidget | None = None
    ) -> None:
        form = document.form.piles[pile]
        super().__init__(form.columns, -(-form.most // form.columns), pixmaps, parent)
        self.document, self.pile = document, pile
        self.setAcceptDrops(True)
        document.changed.connect(self.update)
        self._tell()

    @property
    def ids(self) -> tuple[str, ...]:
        return self.document.deck.piles[self.pile]

    @property
    def known(self) -> Mapping[str, Face]:
        return self.document.known

    def swap(self, one: int, other: int) -> None:
        self.document.swap(self.pile, one, other)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.take_out(self.at(event.position().toPoint()))

    def _drag(self) -> None:
        drag = QDrag(self)
        data = QMimeData()
        data.setData(MIME, f"{self.pile}#{self.mark}\n{self.ids[self.mark]}".encode())
        drag.setMimeData(data)
        box = self.place(self.mark)
        drag.setPixmap(self.pixmaps.pixmap(Look(self.known.get(self.ids[self.mark])), box.width()))
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
                self.swap(int(place), at)
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
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace, Qt.Key.Key_Minus):
            self.take_out(self.mark)
        else:
            super().keyPressEvent(event)
