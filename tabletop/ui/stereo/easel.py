"""The picture itself: asks the worker for exactly the pixels it shows, and knows what lies under the pointer."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tabletop.library.texts import say
from tabletop.stereo.layouts import Surround
from tabletop.stereo.pair import Pixels
from tabletop.stereo.wiggle import MILLISECONDS
from tabletop.ui.fonts import font
from tabletop.ui.stereo.desk import Desk
from tabletop.ui.stereo.families import PICTURE_MODES, SIDE_BY_SIDE, WHOLE, WOVEN
from tabletop.ui.stereo.making import Look, Made, Spot, fitting_width, full_size, made, spot_of
from tabletop.ui.stereo.screens import monitor_of
from tabletop.ui.stereo.work import Lane

GROUND = QColor(24, 24, 26)
_MARGIN = 14
_BLINK = 600


class Easel(QWidget):
    """`drawn`: another picture stands here. ``still`` stops what moves; ``limited`` tells that the view asked for
    is larger than the room."""

    drawn = Signal()

    def __init__(self, desk: Desk, margin: int = _MARGIN, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.desk, self.margin = desk, margin
        self.made: Made | None = None
        self.letters, self.dots, self.still = True, False, False
        self.width_mm, self.limited = 0.0, False
        self.monitor = monitor_of(self)
        self._images: list[QImage] = []
        self._shown = 0
        self.lane = Lane(self)
        self.lane.ready.connect(self._show)
        self.lane.failed.connect(desk.trouble)
        desk.changed.connect(self.refresh)
        self._beat = QTimer(self)
        self._beat.timeout.connect(self.next_frame)
        self.setMinimumSize(240, 200)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAccessibleName(say("stereo_window.picture"))

    # ---- asking

    def refresh(self) -> None:
        """Ask for the picture that the desk and the room call for now."""
        sheet = self.desk.sheet
        if sheet is None or self.width() < 2:
            return
        self.monitor = monitor_of(self)
        look, alignment = self._fitted(self.desk.look), self._alignment()
        self.lane.ask(lambda tell: made(sheet.pair, alignment, look))

    def _alignment(self):
        return self.desk.sheet.alignment

    def _fitted(self, look: Look) -> Look:
        """At the size on the screen, in its own pixels."""
        sheet, ratio = self.desk.sheet, self.devicePixelRatioF()
        if sheet.a_card and look.mode in PICTURE_MODES:
            look = replace(look, options=replace(look.options, picture_only=True))
        beside = look.mode in SIDE_BY_SIDE or look.mode == "over-under"
        gap = round(self.monitor.pixels(self.desk.gap)) if beside else 0
        dots = self.dots and look.mode in SIDE_BY_SIDE
        surround = Surround(gap, self.letters and beside, dots)
        area = tuple(
            max(48, round((each - 2 * self.margin) * ratio)) for each in (self.width(), self.height())
        )
        full = full_size(sheet.pair, sheet.alignment, look.options)
        shape = full[1] / full[0]
        most = fitting_width(look.mode, area, shape, gap, surround.letters + surround.dots)
        wanted = self.desk.width_mm
        width = most if wanted is None else min(most, round(self.monitor.pixels(wanted)))
        self.limited = wanted is not None and self.monitor.pixels(wanted) > most + 1
        if look.mode in WHOLE:
            width = alignment_width(sheet)
        self.width_mm = self.monitor.mm(width)
        options = replace(look.options, surround=surround, parity=self._parity(look, width, shape))
        return replace(look, width=width, options=options)

    def _parity(self, look: Look, width: int, shape: float) -> int:
        """Of the line or column of the screen on which a woven picture begins."""
        if look.mode not in WOVEN:
            return 0
        ratio = self.devicePixelRatioF()
        corner = self.mapToGlobal(QPoint(0, 0))
        x = round(corner.x() * ratio) + round((self.width() * ratio - width) / 2)
        y = round(corner.y() * ratio) + round((self.height() * ratio - round(width * shape)) / 2)
        return (y if look.mode == "rows" else x if look.mode == "columns" else x + y) % 2

    # ---- showing

    def _show(self, result: Made) -> None:
        self.made = result
        self._images = [_image(frame) for frame in result.frames]
        self._shown = 0
        moving = len(self._images) > 1 and not self.still
        if moving:
            self._beat.start(_BLINK if result.look.mode == "blink" else MILLISECONDS)
        else:
            self._beat.stop()
        self.update()
        self.drawn.emit()

    def next_frame(self) -> None:
        """The next view of a mode that moves."""
        if self._images:
            self._shown = (self._shown + 1) % len(self._images)
            self.update()

    def set_still(self, still: bool) -> None:
        self.still = still
        if self.made is not None:
            self._show(self.made)

    def place(self) -> QRectF:
        """Where the picture stands, in logical pixels; on whole pixels of the screen."""
        if not self._images:
            return QRectF()
        ratio, image = self.devicePixelRatioF(), self._images[0]
        wide, high = image.width(), image.height()
        room_x, room_y = self.width() * ratio, self.height() * ratio
        part = min(1.0, room_x / wide, room_y / high)
        wide, high = wide * part, high * part
        left, top = round((room_x - wide) / 2), round((room_y - high) / 2)
        return QRectF(left / ratio, top / ratio, wide / ratio, high / ratio)

    def spot(self, at: QPointF) -> tuple[Spot, str] | None:
        """The spot of the whole view under a point of the widget, and whose eye's view it is."""
        if self.made is None or not self._images:
            return None
        place, image = self.place(), self._images[0]
        x, y = (at.x() - place.x()) / place.width(), (at.y() - place.y()) / place.height()
        return spot_of(self.made, x * image.width(), y * image.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), GROUND)
            if self._images:
                image = self._images[self._shown]
                place = self.place()
                exact = abs(place.width() * self.devicePixelRatioF() - image.width()) < 0.5
                painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, not exact)
                painter.drawImage(place, image)
            else:
                self._paint_empty(painter)
            self.paint_over(painter)

    def _paint_empty(self, painter: QPainter) -> None:
        painter.setPen(QColor(160, 165, 174))
        painter.setFont(font(17))
        text = say("stereo_window.reading") if self.desk.reading.busy else say("stereo_window.empty")
        painter.drawText(self.rect().adjusted(40, 40, -40, -40),
                         Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, text)  # fmt: skip

    def paint_over(self, painter: QPainter) -> None:
        """Marks over the picture."""

    def resizeEvent(self, event: QEvent) -> None:
        self.refresh()

    def moveEvent(self, event: QEvent) -> None:
        if self.desk.look.mode in WOVEN:
            self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.refresh()
        super().changeEvent(event)

    def close_work(self) -> None:
        self._beat.stop()
        self.lane.close()


def alignment_width(sheet) -> int:
    """As large as the pictures are."""
    return sheet.alignment.size[0]


def _image(pixels: Pixels) -> QImage:
    flat = np.ascontiguousarray(pixels)
    height, width = flat.shape[:2]
    return QImage(flat.data, width, height, 3 * width, QImage.Format.Format_RGB888).copy()
