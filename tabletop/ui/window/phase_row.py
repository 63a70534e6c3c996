"""The steps of a turn, painted; above each stands its mark for others' turns, below it that for one's own."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from tabletop.library.texts import say
from tabletop.play.stops import MINE, PASS, STOP, THEIRS, Stops
from tabletop.ui.window.looks import colours

GAP, MARK, EDGE = 16, 8, 10
"""Pixels between two steps, for a mark, and for the dots that stand for steps without room."""


@dataclass(frozen=True)
class Step:
    """A phase, its name in the language in use, and where it is painted."""

    phase: str
    name: str
    place: QRect


class PhaseRow(QWidget):
    """`turned(phase, whose)`: the mark there should change. `here` is the phase that is now."""

    turned = Signal(str, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.stops, self.here = Stops(), ""
        self._names: list[tuple[str, str]] = []
        self._steps: list[Step] = []
        self._at, self._whose = 0, MINE
        self._pointed: tuple[str, str] | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def fill(self, names: Sequence[tuple[str, str]], here: str, stops: Stops) -> None:
        """(phase, name) of every step, the one that is now, and the marks."""
        self._names, self.here, self.stops = list(names), here, stops
        self._lay()
        self._describe()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(400, self.fontMetrics().height() + 2 * MARK + 2)

    def resizeEvent(self, event: object) -> None:
        self._lay()

    def place_of(self, phase: str, whose: str) -> QPoint | None:
        """Where the mark of a phase is clicked; None where there is no room for the phase."""
        for step in self._steps:
            if step.phase == phase:
                y = step.place.top() + 3 if whose == THEIRS else step.place.bottom() - 3
                return QPoint(step.place.center().x(), y)
        return None

    def _width(self, step: tuple[str, str]) -> int:
        bold = self.font()
        bold.setBold(True)
        room = self.fontMetrics().horizontalAdvance(step[1]) if step[0] != self.here else 0
        if step[0] == self.here:
            room = QFontMetrics(bold).horizontalAdvance(f"▶ {step[1]}")
        return room + GAP

    def _lay(self) -> None:
        """As many steps as there is room for, the present one among them."""
        phases = [phase for phase, _ in self._names]
        here = phases.index(self.here) if self.here in phases else 0
        shown = self._names
        for reach in range(len(phases), -1, -1):
            shown = self._names[max(0, here - reach) : here + reach + 1]
            if sum(map(self._width, shown)) + 2 * EDGE <= self.width():
                break
        x, self._steps = EDGE if shown and shown[0] != self._names[0] else 0, []
        for step in shown:
            width = self._width(step)
            self._steps.append(Step(*step, QRect(x, 0, width, self.height())))
            x += width
        self._at = min(self._at, max(0, len(self._steps) - 1))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for step in self._steps:
            self._paint_step(painter, step)
        if self._steps and self._steps[0].phase != self._names[0][0]:
            painter.drawText(QRect(0, 0, EDGE, self.height()), Qt.AlignmentFlag.AlignCenter, "…")
        if self._steps and self._steps[-1].phase != self._names[-1][0]:
            right = self._steps[-1].place.right()
            painter.drawText(QRect(right, 0, EDGE * 2, self.height()), Qt.AlignmentFlag.AlignVCenter, "…")

    def _paint_step(self, painter: QPainter, step: Step) -> None:
        now, palette = step.phase == self.here, self.palette()
        font = self.font()
        font.setBold(now)
        painter.setFont(font)
        painter.setPen(palette.link().color() if now else palette.placeholderText().color())
        text = f"▶ {step.name}" if now else step.name
        painter.drawText(step.place, Qt.AlignmentFlag.AlignCenter, text)
        for whose in (THEIRS, MINE):
            self._paint_mark(painter, step, whose)
        if self.hasFocus() and self._steps[self._at] == step:
            painter.setPen(QPen(palette.link().color(), 1, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(step.place.adjusted(1, 0, -2, -1))

    def _paint_mark(self, painter: QPainter, step: Step, whose: str) -> None:
        mark, ink = self.stops.at(step.phase, whose), self.palette().text().color()
        y = MARK / 2 if whose == THEIRS else step.place.height() - MARK / 2
        middle = QPointF(step.place.center().x(), y)
        chosen = self.hasFocus() and self._steps[self._at] == step and self._whose == whose
        if mark == STOP:
            painter.setPen(Qt.PenStyle.NoPen)
            dark = self.palette().window().color().lightness() < 128
            painter.setBrush(QColor(colours(dark)["bad"]))
            painter.drawEllipse(middle, 3.4, 3.4)
        elif mark == PASS:
            painter.setPen(QPen(ink, 1.4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for shift in (-3.5, 0.5):
                painter.drawPolyline(QPolygonF([middle + QPointF(shift, -3), middle + QPointF(shift + 3, 0),
                                                middle + QPointF(shift, 3)]))  # fmt: skip
        if chosen or (mark not in (STOP, PASS) and self._pointed == (step.phase, whose)):
            painter.setPen(QPen(ink, 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QRectF(middle.x() - 4.5, middle.y() - 3.5, 9, 7))

    def _find(self, at: QPoint) -> tuple[str, str] | None:
        step = next((step for step in self._steps if step.place.contains(at)), None)
        return None if step is None else (step.phase, THEIRS if at.y() < self.height() / 2 else MINE)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        found = self._find(event.position().toPoint())
        if found is not None and event.button() == Qt.MouseButton.LeftButton:
            self.turned.emit(*found)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._pointed = self._find(event.position().toPoint())
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self._pointed = None
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right) and self._steps:
            self._at = (self._at + (1 if key == Qt.Key.Key_Right else -1)) % len(self._steps)
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._whose = THEIRS if key == Qt.Key.Key_Up else MINE
        elif key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._steps:
            self.turned.emit(self._steps[self._at].phase, self._whose)
        else:
            super().keyPressEvent(event)
            return
        self._describe()
        self.update()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            found = self._find(event.pos())
            if found is not None:
                QToolTip.showText(event.globalPos(), f"{self.told(*found)}\n{say('window.stop_help')}", self)
                return True
        return super().event(event)

    def told(self, phase: str, whose: str) -> str:
        """The mark of a phase in words."""
        name = dict(self._names).get(phase, phase)
        return say(f"window.stop_{self.stops.at(phase, whose)}", phase=name, whose=say(f"window.stop_{whose}"))

    def _describe(self) -> None:
        if self._steps:
            self.setAccessibleName(self.told(self._steps[self._at].phase, self._whose))
        self.setAccessibleDescription(say("window.stop_help"))
