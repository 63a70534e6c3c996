"""Opening hands, many at a glance."""

import secrets

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QMouseEvent, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QScrollArea, QSpinBox, QVBoxLayout, QWidget

from tabletop.core.layout import TALL
from tabletop.library.errors import Unusable
from tabletop.library.opening_hands import opening_hands
from tabletop.library.texts import say
from tabletop.ui.cards import CardPixmaps, Look
from tabletop.ui.cards.pixmaps import EDGE
from tabletop.ui.decks.document import DeckDocument
from tabletop.ui.decks.icons import icon

CARD, GAP, HEAD = 92, 6, 22


class HandsPaper(QWidget):
    """The hands themselves, two or three a row."""

    looked_at = Signal(str)

    def __init__(self, document: DeckDocument, pixmaps: CardPixmaps, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.document, self.pixmaps = document, pixmaps
        self.hands: list[tuple[str, ...]] = []
        self.setMouseTracking(True)
        pixmaps.ready.connect(self._drawn)

    def _drawn(self, _: object) -> None:
        self.update()

    def show_hands(self, hands: list[tuple[str, ...]]) -> None:
        """These hands and no others."""
        self.hands = hands
        self._fit()
        self.update()

    def _places(self) -> list[tuple[QRect, str, int]]:
        """(where, id, number of the hand) of every card."""
        longest = max((len(hand) for hand in self.hands), default=1)
        wide = longest * (CARD + GAP) + 18
        columns = max(1, self.width() // wide)
        high = round(CARD * TALL) + HEAD + 12
        found = []
        for n, hand in enumerate(self.hands):
            left, top = (n % columns) * wide + 10, (n // columns) * high + HEAD
            found += [
                (QRect(left + i * (CARD + GAP), top, CARD, round(CARD * TALL)), id, n)
                for i, id in enumerate(hand)
            ]
        return found

    def _fit(self) -> None:
        places = self._places()
        self.setMinimumHeight(places[-1][0].bottom() + 12 if places else 100)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()

    def sizeHint(self) -> QSize:
        return QSize(1000, 600)

    def paintEvent(self, event: QPaintEvent) -> None:
        edge, last = round(EDGE * CARD), -1
        with QPainter(self) as painter:
            for box, id, n in self._places():
                if not box.adjusted(0, -HEAD, 0, 0).intersects(event.rect()):
                    continue
                if n != last:
                    painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
                    head = QRect(box.x(), box.y() - HEAD, 300, HEAD)
                    painter.drawText(head, Qt.AlignmentFlag.AlignVCenter, say("decks.hand_n", n=n + 1))
                    last = n
                look = Look(self.document.known.get(id))
                pixmap = self.pixmaps.pixmap(look, CARD, 0, self.devicePixelRatioF())
                painter.drawPixmap(box.x() - edge, box.y() - edge, pixmap)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        for box, id, _ in self._places():
            if box.contains(event.position().toPoint()):
                self.looked_at.emit(id)
                return


class HandsPage(QWidget):
    """Deal again, or by a seed that can be told to a friend."""

    looked_at = Signal(str)

    def __init__(self, document: DeckDocument, pixmaps: CardPixmaps, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.document = document
        self.paper = HandsPaper(document, pixmaps)
        self.paper.looked_at.connect(self.looked_at)
        self.seed, self.number = QSpinBox(), QSpinBox()
        self.seed.setRange(0, 2**31 - 1)
        self.seed.setValue(secrets.randbelow(100_000))
        self.number.setRange(1, 60)
        self.number.setValue(12)
        again = QPushButton(icon("shuffle"), say("decks.deal_again"))
        again.clicked.connect(lambda: self.seed.setValue(secrets.randbelow(100_000)))
        self.told = QLabel()
        self.told.setProperty("quiet", True)
        tools = QHBoxLayout()
        picture = QPushButton(icon("copy"), say("decks.copy_picture"))
        picture.clicked.connect(lambda: QGuiApplication.clipboard().setPixmap(self.paper.grab()))
        for part in (
            QLabel(say("decks.hands")),
            self.number,
            QLabel(say("decks.seed")),
            self.seed,
            again,
            picture,
        ):
            tools.addWidget(part)
        tools.addWidget(self.told, 1)
        scroll = QScrollArea()
        scroll.setWidget(self.paper)
        scroll.setWidgetResizable(True)
        column = QVBoxLayout(self)
        column.addLayout(tools)
        column.addWidget(scroll, 1)
        self.seed.valueChanged.connect(self.refresh)
        self.number.valueChanged.connect(self.refresh)

    def refresh(self) -> None:
        """Deal the deck as it is now."""
        told = ""
        try:
            hands = opening_hands(
                self.document.playable(), self.document.known, self.seed.value(), self.number.value()
            )
        except Unusable as wrong:
            hands, told = [], str(wrong)
        if self.document.form.draws.form == "columns":
            told = say("decks.book_hand")
        self.told.setText(told)
        self.paper.show_hands(hands)
