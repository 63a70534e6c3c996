"""Small pieces that the panels are built of."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QDoubleSpinBox, QFrame, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from tabletop.library.texts import say
from tabletop.ui.stereo.signs import icon


def words(text: str = "", quiet: bool = False, heading: bool = False) -> QLabel:
    """A paragraph."""
    label = QLabel(text)
    label.setWordWrap(True)
    label.setProperty("quiet", quiet)
    if heading:
        font = label.font()
        font.setBold(True)
        label.setFont(font)
    return label


def button(key: str, act: Callable[[], object], sign: str = "", tip: str = "") -> QPushButton:
    """A button whose words are the text `stereo_window.<key>`."""
    made = QPushButton(say(f"stereo_window.{key}"))
    if sign:
        made.setIcon(icon(sign))
        made.setIconSize(QSize(20, 20))
    if tip:
        made.setToolTip(tip)
    made.setAutoDefault(False)
    made.clicked.connect(lambda _=False: act())
    return made


def number(low: float, high: float, step: float, unit: str = "", decimals: int = 0) -> QDoubleSpinBox:
    """A number to set; it changes only when the person is done typing."""
    box = QDoubleSpinBox()
    box.setRange(low, high)
    box.setSingleStep(step)
    box.setDecimals(decimals)
    box.setSuffix(f" {unit}" if unit else "")
    box.setMinimumHeight(30)
    box.setKeyboardTracking(False)
    box.setAlignment(Qt.AlignmentFlag.AlignRight)
    return box


def scrolled(panel: QWidget) -> QScrollArea:
    """A panel that may be higher than the window."""
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(panel)
    return area


def column_of(panel: QWidget) -> QVBoxLayout:
    column = QVBoxLayout(panel)
    column.setContentsMargins(12, 10, 12, 10)
    column.setSpacing(8)
    return column
