"""A picture of a table for its tile, drawn beforehand: to play a game into its middle and to draw its cards would take
the processor for a second after every start."""

from pathlib import Path

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QImage, QImageReader, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from tabletop.library.shipped import data_root


def picture_file(game: str, language: str, dark: bool) -> Path:
    """Where the picture lies, if the game has one."""
    name = f"{game}.{language}.{'dark' if dark else 'light'}.jpg"
    return data_root() / "assets" / "pictures" / "tables" / name


class TilePicture(QWidget):
    """Fills its place with the middle of the picture, and lets every click through to what lies under it."""

    def __init__(self, path: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.path = path
        self._drawn, self._room = QImage(), QSize()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        room = QSize(round(self.width() * ratio), round(self.height() * ratio))
        if room != self._room:
            self._drawn, self._room = self._read(room), room
        middle = QRect(QPoint(0, 0), room)
        middle.moveCenter(self._drawn.rect().center())
        QPainter(self).drawImage(self.rect(), self._drawn, middle)

    def _read(self, room: QSize) -> QImage:
        """The picture so large that it just covers `room`: a JPEG is read at that size in a few milliseconds."""
        reader = QImageReader(str(self.path))
        reader.setScaledSize(reader.size().scaled(room, Qt.AspectRatioMode.KeepAspectRatioByExpanding))
        return reader.read()

    def close_table(self) -> None:
        """Nothing goes on in a picture."""
