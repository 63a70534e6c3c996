"""The banner over an earlier place of the line: it can be looked at, left, or branched from."""

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from tabletop.library.texts import say
from tabletop.ui.window.icons import icon, picture

POINTED = 900
"""Milliseconds for which the banner stands out after somebody has tried to play in the past."""


class PastBar(QFrame):
    """`left`: back to the game as it stands; `branched`: another game from here on."""

    left = Signal()
    branched = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("past")
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 6, 12, 6)
        row.setSpacing(10)
        self._picture, self._text = QLabel(), QLabel()
        self._text.setWordWrap(True)
        row.addWidget(self._picture)
        row.addWidget(self._text, 1)
        self.back, self.branch = QPushButton(), QPushButton()
        self.back.setProperty("primary", True)
        for button, signal in ((self.back, self.left), (self.branch, self.branched)):
            button.clicked.connect(signal)
            row.addWidget(button)
        self._calm = QTimer(self)
        self._calm.setSingleShot(True)
        self._calm.setInterval(POINTED)
        self._calm.timeout.connect(lambda: self._stand_out(False))
        self.hide()

    @property
    def text(self) -> str:
        """What it says."""
        return self._text.text() if not self.isHidden() else ""

    def fill(self, at: int, length: int) -> None:
        """Looking at the game after `at` of its decisions."""
        self._picture.setPixmap(picture("replay", 22, self.palette().link().color().name()))
        self._text.setText(say("window.past", n=at, of=length))
        self.back.setText(say("window.past_return"))
        self.back.setIcon(icon("last", "#ffffff"))
        self.branch.setText(say("window.branch"))
        self.branch.setIcon(icon("branch"))
        self.setAccessibleName(self._text.text())
        self.show()

    def point(self) -> None:
        """Somebody has tried to play here: these are the ways to."""
        self._stand_out(True)
        self._calm.start()

    def _stand_out(self, out: bool) -> None:
        self.setProperty("pointed", out)
        self.style().unpolish(self)
        self.style().polish(self)
