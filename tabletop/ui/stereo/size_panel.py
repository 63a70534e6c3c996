"""Millimetres: how large the views are, how far the eyes must turn for them, and what would make it easier."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QCheckBox, QFormLayout, QHBoxLayout, QSlider, QWidget

from tabletop.library.texts import say
from tabletop.stereo.advice import Showing, advice, glasses_advice, meter
from tabletop.stereo.size import Viewer, widest_parallel
from tabletop.ui.stereo.desk import Desk
from tabletop.ui.stereo.easel import Easel
from tabletop.ui.stereo.families import SIDE_BY_SIDE, WHOLE, family_of
from tabletop.ui.stereo.fields import button, column_of, number, words
from tabletop.ui.stereo.meter import EffortMeter
from tabletop.ui.stereo.phone_fields import PhoneFields
from tabletop.ui.stereo.screens import is_measured

_WIDEST = 300


class SizePanel(QWidget):
    """Follows the picture on the easel; `measure` opens the calibration of its monitor."""

    def __init__(
        self, desk: Desk, easel: Easel, measure: Callable[[], None], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.desk, self.easel = desk, easel
        column = column_of(self)
        self.fit = QCheckBox(say("stereo_window.fit_room"))
        self.fit.clicked.connect(self._fit)
        column.addWidget(self.fit)
        row = QHBoxLayout()
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(20, _WIDEST)
        self.slider.setAccessibleName(say("stereo_window.view_width"))
        self.slider.valueChanged.connect(lambda mm: desk.resize(float(mm)))
        self.width_box = number(20, _WIDEST, 1, "mm", 1)
        self.width_box.valueChanged.connect(lambda mm: desk.resize(mm))
        row.addWidget(self.slider, 1)
        row.addWidget(self.width_box)
        self.width_words = words(say("stereo_window.view_width"), quiet=True)
        column.addWidget(self.width_words)
        column.addLayout(row)
        self.phone = PhoneFields(desk.look.options.phone, desk.look.options.viewer)
        self.phone.changed.connect(lambda: desk.choose(phone=self.phone.phone, viewer=self.phone.viewer))
        column.addWidget(self.phone)
        self.form = form = QFormLayout()
        form.setHorizontalSpacing(10)
        self.gap = number(0, 80, 1, "mm", 1)
        self.gap.valueChanged.connect(self._set_gap)
        self.eyes = number(45, 80, 0.5, "mm", 1)
        self.eyes.valueChanged.connect(self._person)
        self.distance = number(15, 400, 5, "cm")
        self.distance.valueChanged.connect(self._person)
        form.addRow(say("stereo_window.gap"), self.gap)
        form.addRow(say("stereo_window.eyes"), self.eyes)
        form.addRow(say("stereo_window.distance"), self.distance)
        column.addLayout(form)
        self.heading = words(say("stereo_window.effort"), heading=True)
        column.addWidget(self.heading)
        self.meter = EffortMeter()
        column.addWidget(self.meter)
        self.advice = words()
        column.addWidget(self.advice)
        self.widest = button("widest", self._widest, "fit", say("stereo_window.about_widest"))
        column.addWidget(self.widest)
        column.addSpacing(6)
        self.measured = words(quiet=True)
        column.addWidget(self.measured)
        column.addWidget(button("measure", measure, "ruler", say("stereo_window.about_measure")))
        column.addStretch(1)
        easel.drawn.connect(self.follow)
        self.follow()

    def _fit(self, on: bool) -> None:
        self.desk.resize(None if on else max(20.0, round(self.easel.width_mm, 1)))

    def _set_gap(self, mm: float) -> None:
        self.desk.gap = mm
        self.desk.changed.emit()

    def _person(self) -> None:
        self.desk.person = Viewer(self.eyes.value(), self.distance.value() * 10)
        self.follow()

    def _widest(self) -> None:
        """The largest width that parallel eyes can still join."""
        far = self.desk.sheet.depth[0] if self.desk.sheet else 0.0
        # The farthest disparity grows with the view: w = E - g + far·w.
        width = widest_parallel(self.desk.gap, 0.0, self.desk.person) / max(0.2, 1 - far)
        self.desk.resize(max(20.0, round(width, 1)))

    def showing(self) -> Showing:
        """What the easel shows, in mm."""
        mm = self.easel.width_mm
        far, near = self.desk.sheet.depth if self.desk.sheet else (0.0, 0.0)
        return Showing(self.desk.look.mode, mm, self.desk.gap, far * mm, near * mm)

    def follow(self) -> None:
        """Show what is true of the picture now."""
        desk, easel = self.desk, self.easel
        blocked = [
            QSignalBlocker(each) for each in (self.slider, self.width_box, self.gap, self.eyes, self.distance)
        ]
        fits = desk.width_mm is None
        self.fit.setChecked(fits)
        self.slider.setValue(round(easel.width_mm))
        self.width_box.setValue(easel.width_mm)
        self.gap.setValue(desk.gap)
        self.eyes.setValue(desk.person.eyes)
        self.distance.setValue(desk.person.distance / 10)
        for each in blocked:
            each.unblock()
        bare = desk.look.mode in ("parallel", "crossed", "triple")
        self.form.setRowVisible(self.gap, desk.look.mode in SIDE_BY_SIDE or desk.look.mode == "over-under")
        self.widest.setVisible(desk.look.mode in ("parallel", "triple"))
        for field in (self.eyes, self.distance):
            self.form.setRowVisible(field, bare)
        whole = desk.look.mode in WHOLE
        for each in (self.fit, self.width_words, self.slider, self.width_box):
            each.setVisible(not whole)
        self.phone.setVisible(whole)
        self.heading.setVisible(bare)
        self.meter.setVisible(bare)
        self.meter.tell(meter(self.showing(), desk.person)[0] if bare and desk.sheet else None)
        self.advice.setText("\n".join(self._advice()))
        known = is_measured(easel.screen())
        key = "stereo_window.measured" if known else "stereo_window.not_measured"
        self.measured.setText(say(key, dpi=round(easel.monitor.dpi)))

    def _advice(self) -> list[str]:
        if self.desk.sheet is None:
            return []
        told = [note.text for note in advice(self.showing(), self.desk.person)]
        if self.easel.made is not None and self.desk.look.mode.startswith("anaglyph-"):
            told += [note.text for note in glasses_advice(self.desk.sheet.pair.left, self.desk.look.mode)]
        if self.easel.limited:
            told.append(say("stereo_window.limited"))
        family = family_of(self.desk.look.mode)
        return told or [say(f"stereo_window.how_{family}")]
