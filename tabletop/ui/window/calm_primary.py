"""Two primary buttons of different meaning never follow one another under a resting pointer: the second click of two
was meant for the first."""

from PySide6.QtCore import QEvent, QObject, QPoint, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QPushButton, QWidget

CALM = 500
"""Milliseconds after which a click on the new one is meant for it."""

STILL = 4
"""A pointer that moves by less rests."""

_PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)


class CalmPrimary(QObject):
    """Watches the primary buttons of one prompt."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._meaning: tuple[str, str] | None = None
        self._pressed: QPoint | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)

    def offered(self, meaning: tuple[str, str], button: QPushButton | None) -> None:
        """From now on this is the primary button, and means this."""
        if button is not None:
            button.installEventFilter(self)
        if self._meaning is not None and meaning != self._meaning and CALM:
            self._timer.start(CALM)
        self._meaning = meaning

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QMouseEvent) or event.type() not in _PRESSES:
            return False
        at, last = event.globalPosition().toPoint(), self._pressed
        if self._timer.isActive() and last is not None and (at - last).manhattanLength() < STILL:
            return True
        self._pressed = at
        return False
