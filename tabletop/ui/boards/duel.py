"""Attack against Defence, drawn: the badges of the cards, an arrow that strikes through or is stopped."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from tabletop.ui.cards.badges import draw_badge
from tabletop.ui.cards.styles import STYLES, Badge

ROW, BADGE = 34, 25
STRIKES = QColor("#e2483a")


class Blow(NamedTuple):
    """One side against the other: (value, total) on the left and right, from which side, and whether it strikes."""

    left: tuple[str, int]
    right: tuple[str, int]
    from_left: bool
    strikes: bool


def _badge(game: str, value: str) -> Badge:
    return next(badge for badge in STYLES[game].badges if badge.value == value)


class Duel(QWidget):
    """The blows of one pair below one another; `words` says the same for those who do not see it."""

    def __init__(self, game: str, blows: list[Blow], words: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game, self.blows = game, blows
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(ROW * len(blows))
        self.setAccessibleName(words)
        self.setToolTip(words)

    def minimumSizeHint(self) -> QSize:
        return QSize(3 * BADGE + 8, self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for row, blow in enumerate(self.blows):
                self._draw(painter, blow, ROW * (row + 0.5))

    def _draw(self, painter: QPainter, blow: Blow, y: float) -> None:
        left, right = QPointF(BADGE * 0.7, y), QPointF(self.width() - BADGE * 0.7, y)
        for middle, (value, n) in ((left, blow.left), (right, blow.right)):
            draw_badge(painter, _badge(self.game, value), n, middle, BADGE)
        room = QPointF(BADGE * 0.85, 0)
        ends = (left + room, right - room)
        self._draw_arrow(painter, *(ends if blow.from_left else ends[::-1]), blow.strikes)

    def _draw_arrow(self, painter: QPainter, start: QPointF, tip: QPointF, strikes: bool) -> None:
        on = 1 if tip.x() > start.x() else -1
        colour = STRIKES if strikes else self.palette().placeholderText().color()
        style = Qt.PenStyle.SolidLine if strikes else Qt.PenStyle.DotLine
        painter.setPen(QPen(colour, 3.0 if strikes else 2.0, style))
        if strikes:
            painter.drawLine(start, tip - QPointF(9 * on, 0))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            back = tip - QPointF(11 * on, 0)
            painter.drawPolygon(QPolygonF([tip, back + QPointF(0, 6), back - QPointF(0, 6)]))
            return
        stop = tip - QPointF(5 * on, 0)
        painter.drawLine(start, stop)
        painter.setPen(QPen(colour, 3.0))
        painter.drawLine(stop - QPointF(0, 8), stop + QPointF(0, 8))
