"""What a panel holds: parts below one another, made anew after every decision."""

from html import escape

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget


class Column(QWidget):
    """`clear` and `add` what there is to see, then `finish`."""

    def __init__(self) -> None:
        super().__init__()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 6, 0)
        self._column.setSpacing(6)

    def add(self, part: QWidget) -> None:
        """One more part."""
        self._column.addWidget(part)
        part.show()  # at once: its height is asked for

    def say(self, text: str) -> None:
        """A sentence."""
        self.add(words(escape(text)))

    def note(self, text: str) -> None:
        """A sentence that matters less."""
        self.add(quiet(escape(text)))

    def head(self, text: str) -> None:
        """What the next parts are about."""
        self.add(words(f"<b>{escape(text)}</b>"))

    def line(self) -> None:
        """Something else begins."""
        line = QFrame()
        line.setFixedHeight(1)
        line.setAutoFillBackground(True)
        line.setBackgroundRole(QPalette.ColorRole.Button)
        self.add(line)

    def finish(self) -> None:
        """Everything is there."""
        self._column.addStretch(1)

    def clear(self) -> None:
        """Nothing is there any more."""
        while (item := self._column.takeAt(0)) is not None:
            if (part := item.widget()) is not None:
                part.hide()
                part.deleteLater()

    def height_in(self, width: int) -> int:
        """Pixels that everything needs in such a width."""
        self._column.activate()
        return self._column.totalHeightForWidth(width)


def words(html: str) -> QLabel:
    """A line as it is spoken."""
    label = QLabel(html)
    label.setTextFormat(Qt.TextFormat.RichText)
    label.setWordWrap(True)
    label.setMinimumWidth(1)
    return label


def quiet(html: str) -> QLabel:
    """A line in small quiet type."""
    label = words(f'<p style="line-height: 122%; margin: 0"><small>{html}</small></p>')
    label.setProperty("quiet", True)
    return label
