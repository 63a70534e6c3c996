"""Card pixmaps, made once for each (look, language, size, turn, pixel ratio), off the GUI thread, forgotten oldest
first."""

from collections import OrderedDict
from typing import NamedTuple

from PySide6.QtCore import QObject, QRectF, QRunnable, Qt, QThreadPool, Signal
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QTransform

from tabletop.core.layout import TALL
from tabletop.ui.cards.look import Look
from tabletop.ui.cards.styles import dress_of
from tabletop.ui.cards.text_box import draw_line
from tabletop.ui.cards.typeset import Typesetter

EDGE = 0.07
"""Room for the shadow around a card, on every side, in card widths."""


class Drawn(NamedTuple):
    """A card as drawn by the typesetter: what it depends on."""

    look: Look
    language: str
    width: int
    full: bool | None


class _Shown(NamedTuple):
    drawn: Drawn
    look: Look
    turn: int
    ratio: float


class _Bell(QObject):
    done = Signal(object, QImage)


class _Work(QRunnable):
    def __init__(self, typesetter: Typesetter, drawn: Drawn, bell: _Bell) -> None:
        super().__init__()
        self.typesetter, self.drawn, self.bell = typesetter, drawn, bell

    def run(self) -> None:
        image = self.typesetter.draw(*self.drawn)
        self.bell.done.emit(self.drawn, image)


class CardPixmaps(QObject):
    """The cache of one game's cards. `limit` is in bytes of pixels; `threaded` false draws at once (tests, print).

    `ready(Drawn)` tells that a card asked for earlier can now be had; until then a stand-in is returned.
    """

    ready = Signal(object)

    def __init__(
        self, typesetter: Typesetter, language: str = "en", limit: int = 192 << 20, threaded: bool = True,
        parent: QObject | None = None,
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self.typesetter = typesetter
        self.language = language
        self.limit = limit
        self.threaded = threaded
        self.made = 0
        self._images: OrderedDict[Drawn, QImage] = OrderedDict()
        self._shown: OrderedDict[_Shown, QPixmap] = OrderedDict()
        self._shadows: dict[tuple[int, int, int], QImage] = {}
        self._asked: set[Drawn] = set()
        self._bytes = 0
        self._bell = _Bell()
        self._bell.done.connect(self._keep, Qt.ConnectionType.QueuedConnection)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)

    def pixmap(
        self, look: Look, width: int, turn: int = 0, ratio: float = 1.0, full: bool | None = None
    ) -> QPixmap:
        """`look`, `width` logical pixels on its short side, turned by whole degrees, with `EDGE` around it."""
        drawn = Drawn(look.plain, self.language, max(8, round(width * ratio)), full)
        key = _Shown(drawn, look, turn % 360, ratio)
        if (found := self._shown.get(key)) is not None:
            self._shown.move_to_end(key)
            return found
        image = self._image(drawn)
        if image is None:
            return self._finish(self._stand_in(drawn), key)
        pixmap = self._finish(image, key)
        self._shown[key] = pixmap
        self._count(pixmap.width() * pixmap.height() * 4)
        return pixmap

    def image(self, look: Look, width: int, full: bool | None = None) -> QImage:
        """The same without shadow and turn, drawn now, `width` device pixels wide (panel, print, export)."""
        image = self.typesetter.draw(look.plain, self.language, width, full)
        if look.dressed:
            self.typesetter.dress(image, look, width)
        return image

    def drop_waiting(self) -> None:
        """What has been asked for is no longer wanted (the size has changed)."""
        self._pool.clear()
        self._asked.clear()

    def close(self) -> None:
        """Wait for the last card being drawn; to be called before the application ends."""
        self._pool.clear()
        self._pool.waitForDone()

    def _image(self, drawn: Drawn) -> QImage | None:
        if (found := self._images.get(drawn)) is not None:
            self._images.move_to_end(drawn)
            return found
        if not self.threaded:
            self._keep(drawn, self.typesetter.draw(*drawn))
            return self._images.get(drawn)
        if drawn not in self._asked:
            self._asked.add(drawn)
            self._pool.start(_Work(self.typesetter, drawn, self._bell))
        return None

    def _keep(self, drawn: Drawn, image: QImage) -> None:
        self._asked.discard(drawn)
        self.made += 1
        self._images[drawn] = image
        self._count(image.sizeInBytes())
        self.ready.emit(drawn)

    def _count(self, size: int) -> None:
        self._bytes += size
        while self._bytes > self.limit and len(self._shown) > 1:
            _, old = self._shown.popitem(last=False)
            self._bytes -= old.width() * old.height() * 4
        while self._bytes > self.limit and len(self._images) > 1:
            _, image = self._images.popitem(last=False)
            self._bytes -= image.sizeInBytes()

    def _stand_in(self, drawn: Drawn) -> QImage:
        """The same card in another size, or its frame with its name."""
        size = _size(drawn.look.landscape, drawn.width)
        for other in reversed(self._images):
            if other.look == drawn.look and other.language == drawn.language:
                return self._images[other].scaled(*size)
        image = QImage(*size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        face = drawn.look.face
        with QPainter(image) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            style = self.typesetter.style
            edge = (dress_of(style, face) if face is not None else style.dresses[""]).edge
            painter.setBrush(QColor(edge))
            painter.drawRoundedRect(QRectF(0, 0, *size), size[0] * 0.055, size[0] * 0.055)
            if face is not None:
                name = face.name.get(drawn.language, face.id)
                draw_line(
                    painter,
                    QRectF(3, 0, size[0] - 6, size[1]),
                    name,
                    drawn.width * 0.1,
                    QColor("white"),
                    centred=True,
                )
        return image

    def _finish(self, image: QImage, key: _Shown) -> QPixmap:
        """Dress, turn, put on its shadow."""
        if key.look.dressed:
            image = image.copy()
            self.typesetter.dress(image, key.look, key.drawn.width)
        quarter = key.turn % 90 == 0
        if quarter and key.turn:
            image = image.transformed(QTransform().rotate(key.turn))
        edge = round(EDGE * key.drawn.width)
        paper = QImage(
            image.width() + 2 * edge, image.height() + 2 * edge, QImage.Format.Format_ARGB32_Premultiplied
        )
        paper.fill(0)
        with QPainter(paper) as painter:
            painter.drawImage(0, 0, self._shadow(image.width(), image.height(), edge))
            painter.drawImage(edge, edge, image)
        if not quarter:
            paper = paper.transformed(
                QTransform().rotate(key.turn), Qt.TransformationMode.SmoothTransformation
            )
        pixmap = QPixmap.fromImage(paper)
        pixmap.setDevicePixelRatio(key.ratio)
        return pixmap

    def _shadow(self, width: int, height: int, edge: int) -> QImage:
        size = (width, height, edge)
        if size not in self._shadows:
            self._shadows[size] = shadow(width, height, edge)
        return self._shadows[size]


def _size(landscape: bool, width: int) -> tuple[int, int]:
    long = round(width * TALL)
    return (long, width) if landscape else (width, long)


def shadow(width: int, height: int, edge: int) -> QImage:
    """A soft shadow, a little lower than the card it belongs to, with `edge` pixels of room around the card."""
    paper = QImage(width + 2 * edge, height + 2 * edge, QImage.Format.Format_ARGB32_Premultiplied)
    paper.fill(0)
    with QPainter(paper) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        steps = max(1, edge)
        for i in range(steps):
            grow = edge - i - 1
            painter.setBrush(QColor(0, 0, 0, max(1, round(110 / steps))))
            box = QRectF(edge - grow * 0.9, edge - grow * 0.6, width + grow * 1.8, height + grow * 1.6)
            painter.drawRoundedRect(box, edge, edge)
    return paper
