"""The card that is looked at, large, and the notes of the deck."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPixmap, QResizeEvent
from PySide6.QtWidgets import QLabel, QPlainTextEdit, QSizePolicy, QVBoxLayout, QWidget

from tabletop.core.layout import TALL
from tabletop.games import layout
from tabletop.library.texts import say
from tabletop.library.wording import face_name
from tabletop.ui.cards import CardPixmaps, Look
from tabletop.ui.decks.document import DeckDocument


class SidePanel(QWidget):
    """`show_card(id)`; notes are written into the document as they are typed."""

    def __init__(self, document: DeckDocument, pixmaps: CardPixmaps, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.document, self.pixmaps = document, pixmaps
        self.landscape = layout(document.game).landscape
        self.id = ""
        self.picture = QLabel(say("decks.look_hint"))
        self.picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.picture.setWordWrap(True)
        self.picture.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        self.picture.setMinimumSize(QSize(200, 260))
        self.notes = QPlainTextEdit(document.deck.notes)
        self.notes.setPlaceholderText(say("decks.notes_hint"))
        self.notes.setAccessibleName(say("decks.notes"))
        self.notes.setMaximumHeight(150)
        self.notes.textChanged.connect(lambda: document.write_notes(self.notes.toPlainText()))
        document.changed.connect(self._refresh)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.addWidget(self.picture, 1)
        column.addWidget(QLabel(say("decks.notes")))
        column.addWidget(self.notes)

    def show_card(self, id: str) -> None:
        """The large picture of a card."""
        if id and id != self.id and id in self.document.known:
            self.id = id
            self._draw()

    def _draw(self) -> None:
        face = self.document.known.get(self.id)
        if face is None:
            return
        ratio = self.devicePixelRatioF()
        turned = face.kind in self.landscape
        room_wide, room_high = self.picture.width() - 8, self.picture.height() - 8
        short = min(room_wide / TALL, room_high) if turned else min(room_wide, room_high / TALL)
        image = self.pixmaps.image(Look(face, landscape=turned), max(80, int(short * ratio)), True)
        image.setDevicePixelRatio(ratio)
        self.picture.setPixmap(QPixmap.fromImage(image))
        self.picture.setAccessibleName(face_name(face))

    def _refresh(self) -> None:
        if self.notes.toPlainText() != self.document.deck.notes:
            self.notes.blockSignals(True)
            self.notes.setPlainText(self.document.deck.notes)
            self.notes.blockSignals(False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._draw()
