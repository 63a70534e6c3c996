"""Monitors: which one a window is on, and how many pixels of it make a millimetre."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget

from tabletop.library.texts import say
from tabletop.stereo.calibration import monitor_key
from tabletop.stereo.size import Monitor
from tabletop.ui.stereo.keeping import calibration


def key_of(screen: QScreen) -> str:
    """What its measured density is kept under."""
    size, ratio = screen.size(), screen.devicePixelRatio()
    model = " ".join((screen.manufacturer(), screen.model())).strip() or screen.name()
    return monitor_key(
        model, screen.serialNumber(), round(size.width() * ratio), round(size.height() * ratio)
    )


def monitor_of(widget: QWidget) -> Monitor:
    """The density as measured, else as the system reports it."""
    return monitor(widget.screen())


def monitor(screen: QScreen) -> Monitor:
    ratio = screen.devicePixelRatio()
    dpi = calibration().of(key_of(screen), screen.physicalDotsPerInch() * ratio)
    return Monitor(dpi, ratio)


def is_measured(screen: QScreen) -> bool:
    return key_of(screen) in calibration().dpi


def names() -> list[tuple[str, QScreen]]:
    """Every monitor with a name a person can tell it by."""
    found = []
    for number, screen in enumerate(QGuiApplication.screens(), 1):
        size, ratio = screen.size(), screen.devicePixelRatio()
        found.append((say("stereo_window.monitor", number=number, name=screen.model().strip() or screen.name(),
                          width=round(size.width() * ratio), height=round(size.height() * ratio)), screen))  # fmt: skip
    return found
