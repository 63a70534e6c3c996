"""Covers the whole window between two people, until the one who is asked for says that they are there."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from tabletop.library.texts import say
from tabletop.ui.window.icons import picture


class Curtain(QWidget):
    """Lies over its parent. `opened`: the person is there."""

    opened = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        column = QVBoxLayout(self)
        column.setSpacing(16)
        column.addStretch(5)
        self._picture, self._title, self._text, self._news = QLabel(), QLabel(), QLabel(), QLabel()
        self._button = QPushButton()
        self._button.setProperty("primary", True)
        self._button.setMinimumSize(280, 52)
        self._button.clicked.connect(self.opened)
        self._title.setProperty("huge", True)
        for label in (self._picture, self._title, self._text, self._news):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setWordWrap(True)
            label.setStyleSheet("color: #eef2f7;")
            column.addWidget(label)
        self._news.setStyleSheet("color: #a9b4c1;")
        column.addSpacing(10)
        column.addWidget(self._button, 0, Qt.AlignmentFlag.AlignCenter)
        column.addStretch(6)
        parent.installEventFilter(self)
        self.hide()

    def fall(self, name: str, news: str = "") -> None:
        """Cover everything and ask for this person; `news` is what everybody may know."""
        self._picture.setPixmap(picture("curtain", 72, "#cfd8ff"))
        self._title.setText(say("window.curtain_title", who=name))
        self._text.setText(say("window.curtain_text", who=name))
        self._news.setText(news)
        self._button.setText(say("window.curtain_button", who=name))
        self.setGeometry(self.parentWidget().rect())
        self.show()
        self.raise_()
        self._button.setFocus()

    def rise(self) -> None:
        """The table may be seen."""
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self.parent():
            self.setGeometry(self.parentWidget().rect())
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.opened.emit()
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor("#1b1f3a"))
        fold = max(60, self.width() // 18)
        for x in range(0, self.width(), fold):
            shade = QLinearGradient(x, 0, x + fold, 0)
            shade.setColorAt(0.0, QColor(0, 0, 0, 90))
            shade.setColorAt(0.45, QColor(120, 135, 230, 46))
            shade.setColorAt(1.0, QColor(0, 0, 0, 90))
            painter.fillRect(x, 0, fold, self.height(), shade)
        painter.fillRect(self.rect(), QColor(12, 14, 26, 110))
