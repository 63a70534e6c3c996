"""Icons: small drawings that show how a mode lays out its two views, and common ones from the icon set."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QApplication

from tabletop.ui.fonts import font

NAMES = {
    "open": "image-multiple-outline", "folder": "folder-open-outline", "export": "export",
    "batch": "folder-multiple-image",
    "swap": "swap-horizontal", "full": "fullscreen", "fit": "fit-to-screen-outline", "ruler": "ruler",
    "plane": "target", "reset": "restart", "turn_left": "rotate-left", "turn_right": "rotate-right",
    "corrected": "check-circle-outline", "ask": "help-circle-outline", "told": "information-outline",
    "corners": "vector-square", "play": "play", "pause": "pause", "zoom": "magnify-plus-outline",
    "doctor": "stethoscope", "size": "ruler", "align": "arrow-all", "depth": "layers-triple", "glasses": "glasses",
    "drop": "tray-arrow-down", "left": "arrow-left", "right": "arrow-right", "up": "arrow-up", "down": "arrow-down",
}  # fmt: skip

_ON_DARK = {"L": "#ff8f80", "R": "#6fb7ff", "ink": "#e8ecf2", "quiet": "#9aa5b3", "corrected": "#63d79a",
            "ask": "#ffcf70", "told": "#6fb7ff"}  # fmt: skip
_ON_LIGHT = {"L": "#c23a2b", "R": "#1f5fb4", "ink": "#2a313a", "quiet": "#69737f", "corrected": "#0d7045",
             "ask": "#8a5a00", "told": "#1f5fb4"}  # fmt: skip
_COLOURS = {
    "red-cyan": ("#ff4d4d", "#2ad4e0"), "green-magenta": ("#43d15f", "#e052d8"), "amber-blue": ("#ffb02e", "#4a63ff"),
}  # fmt: skip
_SIDE = 48


def icon(name: str, colour: str = "") -> QIcon:
    """From the icon set, in the colour of the text."""
    import qtawesome

    ink = colour or QApplication.palette().windowText().color().name()
    return qtawesome.icon(f"mdi6.{NAMES[name]}", color=ink)


def _dark() -> bool:
    return QApplication.palette().window().color().lightness() < 128


def state_colour(name: str) -> str:
    """The colour of L, R, or of a finding (corrected, ask, told) on the ground in use."""
    return (_ON_DARK if _dark() else _ON_LIGHT)[name]


def _colour(name: str) -> QColor:
    return QColor(state_colour(name))


def mode_icon(mode: str) -> QIcon:
    """The layout of a mode: what goes to the left eye is reddish, to the right eye bluish."""
    return _mode_icon(mode, _dark())


@cache
def _mode_icon(mode: str, dark: bool) -> QIcon:
    picture = QPixmap(_SIDE * 2, _SIDE * 2)
    picture.setDevicePixelRatio(2)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _draw(painter, mode)
    return QIcon(picture)


def _draw(painter: QPainter, mode: str) -> None:
    boxes = {
        "parallel": [("L", 3, 8, 20, 32), ("R", 25, 8, 20, 32)], "crossed": [("R", 3, 8, 20, 32), ("L", 25, 8, 20, 32)],
        "triple": [("L", 1, 13, 14, 22), ("R", 17, 13, 14, 22), ("L", 33, 13, 14, 22)],
        "over-under": [("L", 13, 2, 22, 21), ("R", 13, 25, 22, 21)],
        "half-side-by-side": [("L", 4, 8, 20, 32), ("R", 24, 8, 20, 32)],
        "half-over-under": [("L", 4, 8, 40, 16), ("R", 4, 24, 40, 16)],
        "left": [("L", 11, 5, 26, 38)], "right": [("R", 11, 5, 26, 38)],
        "mirror": [("L", 3, 8, 20, 32), ("Я", 25, 8, 20, 32)],
    }.get(mode)  # fmt: skip
    if boxes:
        for letter, *box in boxes:
            _view(painter, QRectF(*box), letter)
        if mode == "mirror":
            painter.setPen(QPen(_colour("ink"), 2.4))
            painter.drawLine(QPointF(24, 3), QPointF(24, 45))
    elif mode.startswith("anaglyph-"):
        _glasses(painter, mode)
    else:
        _OTHERS[mode](painter)


def _view(painter: QPainter, box: QRectF, letter: str) -> None:
    colour = _colour("L" if letter == "L" else "R")
    fill = QColor(colour)
    fill.setAlpha(70)
    painter.setBrush(fill)
    painter.setPen(QPen(colour, 2))
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 3, 3)
    painter.setFont(font(min(14.0, box.height() * 0.62), bold=True))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, letter)


def _glasses(painter: QPainter, mode: str) -> None:
    name = next(each for each in _COLOURS if each in mode)
    for colour, x in zip(_COLOURS[name], (3, 27), strict=True):
        painter.setPen(QPen(_colour("quiet"), 2))
        painter.setBrush(QColor(colour))
        painter.drawRoundedRect(QRectF(x, 15, 18, 17), 5, 5)
    painter.drawLine(QPointF(21, 20), QPointF(27, 20))
    painter.drawLine(QPointF(3, 19), QPointF(0, 13))
    painter.drawLine(QPointF(45, 19), QPointF(48, 13))


def _pair(painter: QPainter, by: float) -> None:
    _view(painter, QRectF(6, 5, 26, 34), "L")
    _view(painter, QRectF(6 + by, 5 + by / 2, 26, 34), "R")


def _wiggle(painter: QPainter) -> None:
    _pair(painter, 9)
    painter.setPen(QPen(_colour("ink"), 2.2))
    painter.drawArc(QRectF(8, 38, 32, 8), 180 * 16, 180 * 16)


def _blink(painter: QPainter) -> None:
    _view(painter, QRectF(11, 5, 26, 38), "L")
    painter.setPen(QPen(_colour("R"), 2, Qt.PenStyle.DotLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(QRectF(7, 2, 34, 44), 4, 4)


def _goggles(painter: QPainter, bent: bool) -> None:
    painter.setPen(QPen(_colour("quiet"), 2))
    painter.setBrush(QColor(20, 22, 26))
    painter.drawRoundedRect(QRectF(1, 11, 46, 26), 6, 6)
    for colour, x in ((_colour("L"), 5), (_colour("R"), 26)):
        painter.setPen(QPen(colour, 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        box = QRectF(x, 16, 17, 16)
        painter.drawEllipse(box) if bent else painter.drawRect(box)


def _woven(across: bool, down: bool) -> object:
    def drawn(painter: QPainter) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        step = 6
        for row in range(6):
            for column in range(6):
                odd = (row * across + column * down) % 2
                painter.setBrush(_colour("R") if odd else _colour("L"))
                painter.drawRect(QRectF(6 + column * step, 6 + row * step, step, step))

    return drawn


def _onion(painter: QPainter) -> None:
    painter.setOpacity(0.75)
    _pair(painter, 10)


def _difference(painter: QPainter) -> None:
    painter.setPen(QPen(_colour("ink"), 2))
    painter.setBrush(QColor(10, 10, 12))
    painter.drawRoundedRect(QRectF(8, 5, 32, 38), 4, 4)
    for x, colour in ((15, _colour("L")), (19, _colour("R"))):
        painter.setPen(QPen(colour, 2))
        painter.drawEllipse(QRectF(x, 14, 15, 18))


def _depth_map(painter: QPainter) -> None:
    for number, grey in enumerate((60, 120, 185, 245)):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(grey, grey, grey))
        inset = 5 * number
        painter.drawRoundedRect(QRectF(4 + inset, 4 + inset, 40 - 2 * inset, 40 - 2 * inset), 4, 4)


def _dots(painter: QPainter) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    seed = 7
    for row in range(9):
        for column in range(9):
            seed = (seed * 1103515245 + 12345) % 2**31
            painter.setBrush(
                (_colour("L"), _colour("R"), _colour("quiet"), QColor(0, 0, 0, 0))[seed >> 16 & 3]
            )
            painter.drawRect(QRectF(4 + column * 4.5, 4 + row * 4.5, 3.6, 3.6))


_OTHERS = {
    "wiggle": _wiggle, "blink": _blink, "goggles": lambda painter: _goggles(painter, False),
    "goggles-corrected": lambda painter: _goggles(painter, True), "rows": _woven(True, False),
    "columns": _woven(False, True), "checkerboard": _woven(True, True), "onion": _onion, "difference": _difference,
    "depth-map": _depth_map, "dot-stereogram": _dots,
}  # fmt: skip
