"""A value in a panel, drawn as the badge that it has on a card."""

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from tabletop.ui.cards.badges import draw_badge
from tabletop.ui.cards.styles import Badge
from tabletop.ui.dress import dress_for


def badge_of(game: str, value: str) -> Badge:
    """The badge of a value of that game's cards."""
    return next(badge for badge in dress_for(game).style.badges if badge.value == value)


class BadgeLabel(QWidget):
    """`size` is the badge's height in pixels; `words` says the value to those who do not see it."""

    def __init__(self, game: str, value: str, n: int, size: int, words: str) -> None:
        super().__init__()
        self.badge, self.n, self.size_ = badge_of(game, value), n, size
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.setFixedSize(self.sizeHint())

    def sizeHint(self) -> QSize:
        return QSize(round(self.size_ * 1.36), round(self.size_ * 1.2))

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw_badge(painter, self.badge, self.n, QPointF(self.width() / 2, self.height() / 2), self.size_)
