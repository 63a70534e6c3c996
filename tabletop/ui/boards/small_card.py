"""A typeset card in a panel, small: under the pointer it is shown large beside the table."""

from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QWidget

from tabletop.core.layout import TALL
from tabletop.core.view import View
from tabletop.ui.cards import CardPixmaps, Look
from tabletop.ui.cards.pixmaps import EDGE, Drawn
from tabletop.ui.table.model.describe import card_line

FALLEN = QColor("#e2483a")


class SmallCard(QLabel):
    """`hovered(id)`. `width` is the card's short side; `fallen` puts a cross on it."""

    hovered = Signal(int)

    def __init__(
        self, page: Any, view: View, id: int, width: int, fallen: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.card, self._width, self._fallen = id, width, fallen
        self._pixmaps: CardPixmaps = page.pixmaps
        self._look: Look = page.scene.dressing.looks(view, view.cards[id])[0]
        around = 1 + 2 * EDGE
        short, long = round(width * around), round(width * (TALL + 2 * EDGE))
        self.setFixedSize(*((long, short) if self._look.landscape else (short, long)))
        self.setAccessibleName(card_line(page.rules.key, view, id))
        self._draw()
        self._pixmaps.ready.connect(self._come)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.hovered.emit(self.card)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._fallen:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            middle, size = QRectF(self.rect()).center(), self._width * 0.26
            painter.setPen(QPen(QColor("white"), self._width * 0.035))
            painter.setBrush(FALLEN)
            painter.drawEllipse(middle, size, size)
            arm = size * 0.42
            painter.setPen(
                QPen(QColor("white"), size * 0.26, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
            )
            for lean in (1, -1):
                painter.drawLine(middle + QPointF(-arm, -arm * lean), middle + QPointF(arm, arm * lean))

    def _come(self, drawn: Drawn) -> None:
        if drawn.look == self._look.plain:
            self._draw()

    def _draw(self) -> None:
        self.setPixmap(self._pixmaps.pixmap(self._look, self._width, 0, self.devicePixelRatioF()))


def small(page: Any, view: View, id: int, width: int, fallen: bool = False) -> SmallCard:
    """A small card that tells the table when the pointer is on it."""
    card = SmallCard(page, view, id, width, fallen)
    card.hovered.connect(page.scene.card_hovered)
    return card
