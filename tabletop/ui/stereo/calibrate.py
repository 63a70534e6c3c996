"""A real card held to the monitor: its outline is made to fit, and the density of the monitor is known."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QDialog, QHBoxLayout, QSlider, QVBoxLayout, QWidget

from tabletop.library.errors import Unusable
from tabletop.library.texts import say
from tabletop.stereo.size import MM_PER_INCH, dpi_from_card
from tabletop.stereo.template import CARD_HEIGHT_MM, CARD_WIDTH_MM
from tabletop.ui.stereo.fields import button, words
from tabletop.ui.stereo.keeping import calibration
from tabletop.ui.stereo.screens import key_of, monitor_of

_LEAST, _MOST = 120, 900


class CardOutline(QWidget):
    """The outline of a card; ``card`` is its width in physical pixels. Its right edge can be dragged."""

    changed = Signal(float)

    def __init__(self, card: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.card = card
        self.setMinimumSize(380, 430)
        self.setCursor(Qt.CursorShape.SizeHorCursor)

    def place(self) -> QRectF:
        """The outline, in logical pixels: its upper left corner stands still."""
        width = self.card / self.devicePixelRatioF()
        return QRectF(28, 20, width, width * CARD_HEIGHT_MM / CARD_WIDTH_MM)

    def set_card(self, pixels: float) -> None:
        self.card = min(max(pixels, _LEAST), _MOST)
        self.update()
        self.changed.emit(self.card)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.mouseMoveEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.set_card((event.position().x() - 28) * self.devicePixelRatioF())

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(self.rect(), QColor(24, 24, 26))
            place = self.place()
            round_ = place.width() * 3 / CARD_WIDTH_MM
            painter.setPen(QPen(QColor(255, 207, 112), 2))
            painter.setBrush(QColor(58, 62, 70))
            painter.drawRoundedRect(place, round_, round_)
            painter.setPen(QColor(225, 229, 236))
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap,
                             say("stereo_window.hold_here"))  # fmt: skip
            painter.setPen(QPen(QColor(20, 20, 20), 2))
            painter.setBrush(QColor(255, 207, 112))
            painter.drawEllipse(QPointF(place.right(), place.center().y()), 9, 9)


class Calibrate(QDialog):
    """For the monitor that the dialog is on; accepted when it has been kept."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(say("stereo_window.measure"))
        column = QVBoxLayout(self)
        column.addWidget(words(say("stereo_window.measure_how")))
        monitor = monitor_of(parent or self)
        self.outline = CardOutline(CARD_WIDTH_MM / MM_PER_INCH * monitor.dpi)
        column.addWidget(self.outline, 1)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(_LEAST, _MOST)
        self.slider.setValue(round(self.outline.card))
        self.slider.setAccessibleName(say("stereo_window.measure"))
        self.slider.valueChanged.connect(lambda pixels: self.outline.set_card(float(pixels)))
        column.addWidget(self.slider)
        self.result = words(quiet=True)
        column.addWidget(self.result)
        self.wrong = words()
        column.addWidget(self.wrong)
        row = QHBoxLayout()
        row.addStretch(1)
        keep = button("fits", self._keep)
        keep.setProperty("primary", True)
        keep.setDefault(True)
        row.addWidget(keep)
        row.addWidget(button("cancel", self.reject))
        column.addLayout(row)
        self.outline.changed.connect(self._tell)
        self._tell(self.outline.card)
        self.slider.setFocus()

    @property
    def dpi(self) -> float:
        return dpi_from_card(self.outline.card)

    def _tell(self, pixels: float) -> None:
        self.slider.blockSignals(True)
        self.slider.setValue(round(pixels))
        self.slider.blockSignals(False)
        self.result.setText(say("stereo_window.measure_result", dpi=f"{self.dpi:.1f}", pixels=round(pixels)))
        height = self.outline.place().bottom() + 24
        self.outline.setMinimumSize(
            max(380, round(self.outline.place().right() + 40)), max(380, round(height))
        )

    def _keep(self) -> None:
        try:
            calibration().keep(key_of(self.screen()), self.dpi)
        except Unusable as error:
            self.wrong.setText(str(error))
            return
        self.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Plus: 1, Qt.Key.Key_Minus: -1}.get(event.key())
        if step is None:
            super().keyPressEvent(event)
        else:
            self.outline.set_card(self.outline.card + step)
