"""How the right view lies on the left one: computed, and moved by hand over that."""

from __future__ import annotations

import math

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QComboBox, QGridLayout, QHBoxLayout, QPushButton, QWidget

from tabletop.library.texts import say
from tabletop.stereo.plane import array
from tabletop.stereo.sidecar import sidecar_path
from tabletop.ui.stereo.desk import Desk
from tabletop.ui.stereo.fields import button, column_of, words
from tabletop.ui.stereo.hands import Hands
from tabletop.ui.stereo.keeping import place_of
from tabletop.ui.stereo.signs import icon

WAYS = ("auto", "frame", "whole", "none")
_ARROWS = {"up": (0, -1), "left": (-1, 0), "right": (1, 0), "down": (0, 1)}
"""Steps to the right and down; the buttons stand round the middle of a grid of three by three."""


class AlignPanel(QWidget):
    """While it is open the arrow keys move the right view."""

    def __init__(self, desk: Desk, hands: Hands, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.desk, self.hands = desk, hands
        column = column_of(self)
        column.addWidget(words(say("stereo_window.align_by"), quiet=True))
        self.way = QComboBox()
        for way in WAYS:
            self.way.addItem(say(f"stereo_window.by_{way}"), way)
        self.way.activated.connect(lambda: desk.realign(self.way.currentData()))
        column.addWidget(self.way)
        self.result = words()
        column.addWidget(self.result)
        column.addWidget(words(say("stereo_window.by_hand"), heading=True))
        column.addWidget(words(say("stereo_window.by_hand_keys"), quiet=True))
        column.addLayout(self._cross())
        self.corners = QPushButton(icon("corners"), say("stereo_window.corners"))
        self.corners.setCheckable(True)
        self.corners.setToolTip(say("stereo_window.about_corners"))
        self.corners.toggled.connect(hands.grip_corners)
        column.addWidget(self.corners)
        self.values = words(quiet=True)
        column.addWidget(self.values)
        column.addWidget(button("reset", self._reset, "reset"))
        row = QHBoxLayout()
        row.addWidget(button("turn_left", lambda: desk.turn(-1), "turn_left"))
        row.addWidget(button("turn_right", lambda: desk.turn(1), "turn_right"))
        column.addWidget(words(say("stereo_window.turn_both"), quiet=True))
        column.addLayout(row)
        self.place = words(quiet=True)
        column.addWidget(self.place)
        column.addStretch(1)
        desk.laid.connect(self.follow)
        self.follow()

    def _cross(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setSpacing(4)
        for name, (x, y) in _ARROWS.items():
            grid.addWidget(self._small(name, lambda x=x, y=y: self.desk.nudge(x, y)), 1 + y, 1 + x)
        grid.addWidget(self._small("turn_left", lambda: self.desk.nudge(degrees=-0.1)), 0, 0)
        grid.addWidget(self._small("turn_right", lambda: self.desk.nudge(degrees=0.1)), 0, 2)
        grid.addWidget(self._sized("−", 1 / 1.002), 2, 0)
        grid.addWidget(self._sized("+", 1.002), 2, 2)
        return grid

    def _small(self, name: str, act) -> QPushButton:
        small = QPushButton(icon(name), "")
        small.setAutoRepeat(True)
        small.setToolTip(say(f"stereo_window.small_{name}"))
        small.setAccessibleName(say(f"stereo_window.small_{name}"))
        small.clicked.connect(lambda _=False: act())
        return small

    def _sized(self, text: str, scale: float) -> QPushButton:
        small = QPushButton(text)
        small.setAutoRepeat(True)
        small.setToolTip(say("stereo_window.small_larger" if scale > 1 else "stereo_window.small_smaller"))
        small.clicked.connect(lambda _=False: self.desk.nudge(scale=scale))
        return small

    def _reset(self) -> None:
        self.corners.setChecked(False)
        self.desk.reset()

    def follow(self) -> None:
        """Show how the pair lies now."""
        sheet = self.desk.sheet
        self.setEnabled(sheet is not None and sheet.settled)
        if sheet is None:
            return
        if self.corners.isChecked() and not self.hands.corners:
            with QSignalBlocker(self.corners):
                self.corners.setChecked(False)
        found = sheet.alignment
        text = say(f"stereo.way_{found.method}")
        if found.inliers and found.method in ("frame", "whole"):
            text = say("stereo_window.aligned", way=text, n=found.inliers, median=f"{found.median:.2f}",
                       worst=f"{found.worst:.2f}", judged=found.judged)  # fmt: skip
        self.result.setText(text)
        x, y, degrees, scale = by_hand(sheet.found.right, found.right, found.size)
        self.values.setText(say("stereo_window.moved", x=f"{x:+.1f}", y=f"{y:+.1f}", degrees=f"{degrees:+.2f}",
                                scale=f"{scale * 100:.1f}"))  # fmt: skip
        place = place_of(sheet.pair) or sidecar_path(sheet.pair)
        kept = place.parent.name if place else ""
        self.place.setText(say("stereo_window.kept_beside", folder=kept) if kept else "")


def by_hand(
    before: tuple[float, ...], now: tuple[float, ...], size: tuple[int, int]
) -> tuple[float, float, float, float]:
    """(x, y, degrees, scale) that the middle of the right view was moved by."""
    import numpy as np

    step = array(now) @ np.linalg.inv(array(before))
    middle = np.array([(size[0] - 1) / 2, (size[1] - 1) / 2, 1.0])
    moved = step @ middle
    part = step / moved[2]
    x, y = moved[:2] / moved[2] - middle[:2]
    return (
        float(x),
        float(y),
        math.degrees(math.atan2(part[1, 0], part[0, 0])),
        math.hypot(part[0, 0], part[1, 0]),
    )
