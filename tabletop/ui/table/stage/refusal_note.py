"""Why something is not allowed, beside the pointer: one sentence, the rule with its sign, and the way round it."""

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from tabletop.library.provenance import sign
from tabletop.library.texts import say
from tabletop.ui.fonts import font
from tabletop.ui.table.stage.clock import Clock
from tabletop.ui.table.stage.theme import Theme

STAYS = 6000.0
"""Milliseconds until it fades."""

WIDEST = 330.0
OFFER = "hand:"
"""The link to play by hand."""
SMALLER = 0.9
LEFT, RIGHT, APART = 17.0, 12.0, 18.0


class RefusalNote(QGraphicsObject):
    """A small panel. `say` shows it; a click or time takes it away. `linked(str)`: rule:… or hand: was clicked."""

    linked = Signal(str)

    def __init__(self, clock: Clock, theme: Theme) -> None:
        super().__init__()
        self.clock = clock
        self.theme = theme
        self.text = ""
        self.rule = ""
        self.size = 14.0
        self._box = QRectF()
        self.places: dict[str, QRectF] = {}
        """Where the links lie, in the item's own coordinates."""
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setZValue(90_000)
        self.hide()

    def say(self, text: str, rule: str, at: QPointF, inside: QRectF) -> None:
        """Show the sentence near `at`, but within `inside`."""
        self.prepareGeometryChange()
        self.text, self.rule = text, rule
        metrics = QFontMetricsF(font(self.size))
        words = metrics.boundingRect(QRectF(0, 0, WIDEST, 1000), int(Qt.TextFlag.TextWordWrap), text)
        small = QFontMetricsF(font(self.size * SMALLER, bold=True))
        offer, shown = small.horizontalAdvance(say("sandbox.offer")), small.horizontalAdvance(self.rule_shown)
        wide = max(words.width(), offer + (APART + shown if rule else 0)) + LEFT + RIGHT + 1
        line = self.size * 1.6
        self._box = QRectF(0, 0, wide, words.height() + line + 18)
        top = self._box.bottom() - 8 - line
        self.places = {OFFER: QRectF(LEFT, top, offer, line)}
        if rule:
            self.places[f"rule:{rule}"] = QRectF(wide - RIGHT - shown, top, shown, line)
        x = min(max(at.x() + 18, inside.left() + 4), inside.right() - wide - 4)
        y = min(max(at.y() + 14, inside.top() + 4), inside.bottom() - self._box.height() - 4)
        self.setPos(x, y)
        self.setOpacity(1)
        self.show()
        self.clock.drop(self)
        self.clock.tween(self, STAYS, self._fade, self.hide)

    @property
    def rule_shown(self) -> str:
        """The rule behind the sign of where it comes from."""
        return f"{sign(self.rule)} {self.rule}".strip() if self.rule else ""

    def link_at(self, at: QPointF) -> str:
        """The link under a point of the scene, "" where there is none."""
        if not self.isVisible():
            return ""
        inside = self.mapFromScene(at)
        return next((link for link, place in self.places.items() if place.contains(inside)), "")

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
        painter.setFont(font(self.size))
        painter.setPen(QColor(self.theme.ink))
        inner = self._box.adjusted(LEFT, 9, -RIGHT, -8)
        painter.drawText(inner, int(Qt.TextFlag.TextWordWrap), self.text)
        self._paint_links(painter)

    def _paint_links(self, painter: QPainter) -> None:
        small = font(self.size * SMALLER, bold=True)
        small.setUnderline(True)
        painter.setFont(small)
        lit = QColor(self.theme.refusal).lighter(150 if self.theme.dark else 100)
        for link, place in self.places.items():
            painter.setPen(QColor(self.theme.ink) if link == OFFER else lit)
            text = say("sandbox.offer") if link == OFFER else self.rule_shown
            painter.drawText(place.adjusted(0, 0, 2, 0), int(Qt.AlignmentFlag.AlignVCenter), text)

    def _fade(self, part: float) -> None:
        self.setOpacity(1.0 if part < 0.88 else (1 - part) / 0.12)
