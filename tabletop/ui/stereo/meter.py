"""How hard a pair is to fuse, as a needle over three zones; each zone also says its name."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QWidget

from tabletop.library.texts import say
from tabletop.stereo.size import EASY, HARD, grade

_TOP = 3.0
_ZONES = (("easy", EASY, "#3f9a6b"), ("practice", HARD, "#b98a2a"), ("hard", _TOP, "#b5544a"))


class EffortMeter(QWidget):
    """``dioptres`` between where the eyes aim and where they focus; None where there is nothing to fuse."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.dioptres: float | None = None
        self.setMinimumHeight(54)

    def sizeHint(self) -> QSize:
        return QSize(240, 54)

    def tell(self, dioptres: float | None) -> None:
        self.dioptres = dioptres
        if dioptres is not None:
            words = say(f"stereo_window.effort_{grade(dioptres)}")
            self.setAccessibleName(say("stereo_window.effort_is", words=words, dioptres=f"{dioptres:.1f}"))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            bar = QRectF(6, 14, self.width() - 12, 18)
            start = 0.0
            for name, end, colour in _ZONES:
                box = QRectF(
                    bar.x() + bar.width() * start / _TOP, bar.y(), bar.width() * (end - start) / _TOP, 18
                )
                here = self.dioptres is not None and grade(self.dioptres) == name
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(colour) if here else QColor(colour).darker(190))
                painter.drawRect(box.adjusted(1, 0, -1, 0))
                painter.setPen(
                    self.palette().windowText().color() if here else self.palette().placeholderText().color()
                )
                painter.drawText(box.adjusted(0, 20, 0, 20), Qt.AlignmentFlag.AlignCenter,
                                 say(f"stereo_window.effort_{name}"))  # fmt: skip
                start = end
            if self.dioptres is not None:
                x = bar.x() + bar.width() * min(self.dioptres, _TOP) / _TOP
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(self.palette().windowText().color())
                painter.drawPolygon(QPolygonF([QPointF(x - 6, 2), QPointF(x + 6, 2), QPointF(x, 12)]))
                painter.drawRect(QRectF(x - 1, 10, 2, 22))
