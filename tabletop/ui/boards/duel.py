"""Attack against Defence, drawn: the badges of the cards, an arrow that strikes through or is stopped."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from tabletop.ui.boards.badge_label import badge_of
from tabletop.ui.cards.badges import draw_badge

BADGE = 25
"""The height of a badge; a row is a third higher."""
STRIKES = QColor("#e2483a")


class Blow(NamedTuple):
    """One side against the other: (value, total) on the left and right, from which side, and whether it strikes."""

    left: tuple[str, int]
    right: tuple[str, int]
    from_left: bool
    strikes: bool


class Duel(QWidget):
    """The blows of one pair below one another; `words` says the same for those who do not see it."""

    def __init__(self, game: str, blows: list[Blow], words: str, badge: int = BADGE) -> None:
        super().__init__()
        self.game, self.blows, self.badge = game, blows, badge
        self.row = round(badge * 1.36)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(self.row * len(blows))
        self.setAccessibleName(words)
        self.setToolTip(words)

    def minimumSizeHint(self) -> QSize:
        return QSize(round(2.6 * self.badge), self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for row, blow in enumerate(self.blows):
                self._draw(painter, blow, self.row * (row + 0.5))

    def _draw(self, painter: QPainter, blow: Blow, y: float) -> None:
        left, right = QPointF(self.badge * 0.7, y), QPointF(self.width() - self.badge * 0.7, y)
        for middle, (value, n) in ((left, blow.left), (right, blow.right)):
            draw_badge(painter, badge_of(self.game, value), n, middle, self.badge)
        room = QPointF(self.badge * 0.85, 0)
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
