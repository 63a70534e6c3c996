"""Where the screen lies in the scene, what its edge cuts, and about which point the views sway."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QPushButton, QSlider, QWidget

from tabletop.library.texts import say
from tabletop.ui.stereo.desk import Desk
from tabletop.ui.stereo.families import PICTURE_MODES, WHOLE
from tabletop.ui.stereo.fields import button, column_of, words
from tabletop.ui.stereo.hands import Hands
from tabletop.ui.stereo.making import Spot
from tabletop.ui.stereo.signs import icon

_MOST = 96


class DepthPanel(QWidget):
    def __init__(self, desk: Desk, hands: Hands, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.desk, self.hands = desk, hands
        column = column_of(self)
        self.picture_only = QCheckBox(say("stereo_window.picture_only"))
        self.picture_only.setToolTip(say("stereo_window.about_picture_only"))
        self.picture_only.clicked.connect(lambda on: desk.choose(picture_only=on))
        column.addWidget(self.picture_only)
        column.addWidget(words(say("stereo_window.plane"), heading=True))
        self.plane = self._tool("plane")
        column.addWidget(self.plane)
        row = QHBoxLayout()
        self.shift = QSlider(Qt.Orientation.Horizontal)
        self.shift.setRange(-_MOST, _MOST)
        self.shift.setAccessibleName(say("stereo_window.plane"))
        self.shift.valueChanged.connect(lambda by: desk.shift_to(float(by)))
        self.shift_text = words(quiet=True)
        row.addWidget(words(say("stereo_window.back"), quiet=True))
        row.addWidget(self.shift, 1)
        row.addWidget(words(say("stereo_window.front"), quiet=True))
        column.addLayout(row)
        column.addWidget(self.shift_text)
        column.addWidget(
            button("frame_is_window", self._level, "reset", say("stereo_window.about_frame_is_window"))
        )
        column.addWidget(words(say("stereo_window.window"), heading=True))
        self.cut = words()
        column.addWidget(self.cut)
        self.cure = button("move_back", desk.cure, "left", say("stereo_window.about_move_back"))
        column.addWidget(self.cure)
        self.floating = QCheckBox(say("stereo_window.floating"))
        self.floating.setToolTip(say("stereo_window.about_floating"))
        self.floating.clicked.connect(lambda on: desk.choose(floating=on))
        column.addWidget(self.floating)
        column.addWidget(words(say("stereo_window.sway"), heading=True))
        self.pivot = self._tool("pivot")
        column.addWidget(self.pivot)
        self.between = QCheckBox(say("stereo_window.between"))
        self.between.clicked.connect(lambda on: desk.choose(between=on))
        column.addWidget(self.between)
        column.addWidget(button("no_pivot", lambda: desk.show(pivot=None), "reset"))
        column.addStretch(1)
        hands.clicked.connect(self._clicked)
        desk.laid.connect(self.follow)
        desk.changed.connect(self.follow)
        self.follow()

    def _tool(self, name: str) -> QPushButton:
        tool = QPushButton(icon("plane"), say(f"stereo_window.{name}_click"))
        tool.setCheckable(True)
        tool.setToolTip(say(f"stereo_window.about_{name}_click"))
        tool.toggled.connect(lambda on: self._take(name if on else ""))
        return tool

    def _take(self, name: str) -> None:
        for other, tool in (("plane", self.plane), ("pivot", self.pivot)):
            if other != name:
                with QSignalBlocker(tool):
                    tool.setChecked(False)
        if name and self.desk.look.mode in (*WHOLE, *PICTURE_MODES):
            self.desk.show(mode="left")
        self.hands.take(name)

    def _clicked(self, spot: Spot, eye: str) -> None:
        if self.hands.tool == "plane":
            self.desk.plane_at(spot, eye)
        elif self.hands.tool == "pivot":
            self.desk.show(pivot=spot, mode="wiggle")
        self.plane.setChecked(False)
        self.pivot.setChecked(False)

    def _level(self) -> None:
        self.desk.shift_to(0.0)

    def follow(self) -> None:
        """Show what is true now."""
        sheet, options = self.desk.sheet, self.desk.look.options
        self.setEnabled(sheet is not None and sheet.settled)
        if sheet is None:
            return
        self.picture_only.setEnabled(sheet.a_card)
        for box, on in ((self.picture_only, options.picture_only), (self.floating, options.floating),
                        (self.between, options.between)):  # fmt: skip
            with QSignalBlocker(box):
                box.setChecked(on)
        with QSignalBlocker(self.shift):
            self.shift.setValue(round(sheet.alignment.shift))
        self.shift_text.setText(say("stereo_window.shifted", pixels=f"{sheet.alignment.shift:+.1f}"))
        cut = [
            each.note
            for each in (sheet.seen.findings if sheet.seen else ())
            if each.note.key == "stereo.window_cut"
        ]
        pixels = float(dict(cut[0].values)["pixels"]) if cut else 0.0
        cured = options.floating or pixels + sheet.alignment.shift - sheet.found.shift <= 1
        told = (
            cut[0].text
            if cut and not cured
            else say("stereo_window.window_cured" if cut else "stereo_window.window_whole")
        )
        self.cut.setText(told)
        self.cure.setEnabled(bool(cut) and not cured)
