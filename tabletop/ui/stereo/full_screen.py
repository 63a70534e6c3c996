"""Nothing but the pair on a whole monitor: dark, with fusion dots, the spacing under the arrow keys."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QColor, QGuiApplication, QKeyEvent, QPainter, QScreen
from PySide6.QtWidgets import QWidget

from tabletop.library.texts import say
from tabletop.stereo.size import separation
from tabletop.ui.fonts import font
from tabletop.ui.stereo.desk import Desk
from tabletop.ui.stereo.families import SIDE_BY_SIDE
from tabletop.ui.stereo.hands import Hands

_HINT_TIME = 3500
_STEP = 1.0


class FullScreen(Hands):
    """`closed`: back to the window."""

    closed = Signal()

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(desk)
        self.setWindowFlag(Qt.WindowType.Window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(say("stereo_window.title"))
        self.margin, self.dots, self.letters = 0, True, False
        self._hint = ""
        self._fade = QTimer(self, singleShot=True, interval=_HINT_TIME)
        self._fade.timeout.connect(lambda: self._tell(""))

    def open_on(self, screen: QScreen) -> None:
        """Cover this monitor."""
        self.setScreen(screen)
        self.setGeometry(screen.geometry())
        self.showFullScreen()
        self.activateWindow()
        self.setFocus()
        self._tell(say("stereo_window.full_keys"))

    def _tell(self, text: str) -> None:
        self._hint = text
        if text:
            self._fade.start()
        self.update()

    def _arrow(self, x: int, y: int, fine: bool) -> None:
        """Left and right change the space between the views, up and down their size."""
        step = _STEP / 5 if fine else _STEP
        if x and self.desk.look.mode in SIDE_BY_SIDE:
            self.desk.gap = min(max(self.desk.gap + x * step, 0.0), 80.0)
            self.desk.changed.emit()
        elif y:
            self.desk.resize(max(20.0, (self.desk.width_mm or self.width_mm) - 2 * y * step))
        self._tell(self._spacing())

    def _spacing(self) -> str:
        if self.desk.look.mode not in SIDE_BY_SIDE:
            return say("stereo_window.width_now", width=f"{self.width_mm:.0f}")
        width = self.desk.width_mm or self.width_mm
        far = self.desk.sheet.depth[0] * width if self.desk.sheet else 0.0
        apart = separation(width, self.desk.gap, far)
        return say(
            "stereo_window.spacing_now",
            apart=f"{apart:.0f}",
            width=f"{width:.0f}",
            gap=f"{self.desk.gap:.1f}",
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_F11):
            self.close()
        else:
            super().keyPressEvent(event)

    def paint_over(self, painter: QPainter) -> None:
        super().paint_over(painter)
        if self._hint:
            painter.setPen(QColor(150, 155, 163))
            painter.setFont(font(18))
            painter.drawText(self.rect().adjusted(20, 20, -20, -28),
                             Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom, self._hint)  # fmt: skip

    def closeEvent(self, event) -> None:
        self.close_work()
        self.closed.emit()
        super().closeEvent(event)


def screen_at(number: int) -> QScreen:
    """The monitor that was chosen, or the first where it is not connected any more."""
    screens = QGuiApplication.screens()
    return screens[number] if 0 <= number < len(screens) else screens[0]
