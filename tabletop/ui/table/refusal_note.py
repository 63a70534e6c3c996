"""Why something is not allowed, beside the pointer: one sentence and the rule."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from tabletop.ui.fonts import font
from tabletop.ui.table.clock import Clock
from tabletop.ui.table.theme import Theme

STAYS = 3600.0
"""Milliseconds until it fades."""

WIDEST = 330.0


class RefusalNote(QGraphicsObject):
    """A small panel. `say` shows it; a click or time takes it away."""

    def __init__(self, clock: Clock, theme: Theme) -> None:
        super().__init__()
        self.clock = clock
        self.theme = theme
        self.text = ""
        self.rule = ""
        self.size = 14.0
        self._box = QRectF()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(90_000)
        self.hide()

    def say(self, text: str, rule: str, at: QPointF, inside: QRectF) -> None:
        """Show the sentence near `at`, but within `inside`."""
        self.prepareGeometryChange()
        self.text, self.rule = text, rule
        metrics = QFontMetricsF(font(self.size))
        words = metrics.boundingRect(QRectF(0, 0, WIDEST, 1000), int(Qt.TextFlag.TextWordWrap), text)
        wide = (
            max(words.width(), QFontMetricsF(font(self.size * 0.9, bold=True)).horizontalAdvance(rule)) + 30
        )
        self._box = QRectF(0, 0, wide, words.height() + (self.size * 1.6 if rule else 0) + 18)
        x = min(max(at.x() + 18, inside.left() + 4), inside.right() - wide - 4)
        y = min(max(at.y() + 14, inside.top() + 4), inside.bottom() - self._box.height() - 4)
        self.setPos(x, y)
        self.setOpacity(1)
        self.show()
        self.clock.drop(self)
        self.clock.tween(self, STAYS, self._fade, self.hide)

    def dismiss(self) -> None:
        """Take it away."""
        if self.isVisible():
            self.clock.drop(self)
            self.hide()

    def boundingRect(self) -> QRectF:
        return self._box.adjusted(-3, -3, 3, 3)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(self.theme.refusal), 2))
        painter.setBrush(QColor(self.theme.panel))
        painter.drawRoundedRect(self._box, 7, 7)
        painter.setBrush(QColor(self.theme.refusal))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawRoundedRect(QRectF(0, 0, 7, self._box.height()), 3, 3)
        inner = self._box.adjusted(17, 9, -12, -8)
        painter.setFont(font(self.size))
        painter.setPen(QColor(self.theme.ink))
        painter.drawText(inner, int(Qt.TextFlag.TextWordWrap), self.text)
        if self.rule:
            painter.setFont(font(self.size * 0.9, bold=True))
            painter.setPen(QColor(self.theme.refusal).lighter(135 if self.theme.dark else 100))
            painter.drawText(inner, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignRight, self.rule)

    def _fade(self, part: float) -> None:
        self.setOpacity(1.0 if part < 0.88 else (1 - part) / 0.12)
