"""The questions an export needs answered: which form, and what that form asks for."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QWidget

from tabletop.library.texts import say
from tabletop.stereo.export import Export
from tabletop.stereo.modes import MOVING, Options
from tabletop.stereo.twin_card import CENTRES_MM, PAGES, USUAL_CENTRES_MM
from tabletop.stereo.wiggle import MILLISECONDS
from tabletop.ui.stereo.families import mode_name
from tabletop.ui.stereo.fields import number, words
from tabletop.ui.stereo.forms import FORMS, Form
from tabletop.ui.stereo.making import Look
from tabletop.ui.stereo.phone_fields import PhoneFields


class FormFields(QWidget):
    """`changed`: another form. ``look`` is what is shown, from which the export takes its options."""

    changed = Signal()

    def __init__(self, look: Look, last: dict[str, object], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.form_layout = QFormLayout(self)
        self.form_layout.setContentsMargins(0, 0, 0, 0)
        self.form_box = QComboBox()
        for form in FORMS:
            if form.mode or look.mode not in MOVING:
                self.form_box.addItem(say(f"stereo_window.form_{form.name}", mode=mode_name(look.mode)), form)
        names = [self.form_box.itemData(number).name for number in range(self.form_box.count())]
        self.form_box.setCurrentIndex(names.index(last["form"]) if last.get("form") in names else 0)
        self.form_layout.addRow(say("stereo_window.form"), self.form_box)
        self.order = words()
        self.order.setMinimumHeight(52)
        self.form_layout.addRow("", self.order)
        self._moving(last)
        self._goggles()
        self._printed(last)
        self.form_box.currentIndexChanged.connect(self._follow)
        self._follow()

    def _moving(self, last: dict[str, object]) -> None:
        self.pace = number(60, 1000, 20, "ms")
        self.pace.setValue(float(last.get("pace", MILLISECONDS)))
        self.between = QCheckBox(say("stereo_window.between"))
        self.between.setChecked(bool(last.get("between", self.look.options.between)))
        self.form_layout.addRow(say("stereo_window.pace"), self.pace)
        self.form_layout.addRow("", self.between)

    def _goggles(self) -> None:
        self.phone = PhoneFields(self.look.options.phone, self.look.options.viewer)
        self.form_layout.addRow(say("stereo_window.phone"), self.phone)

    def _printed(self, last: dict[str, object]) -> None:
        self.page = QComboBox()
        for page in PAGES:
            self.page.addItem(say(f"stereo_window.page_{page}"), page)
        self.page.setCurrentIndex(max(0, self.page.findData(last.get("page", "a4"))))
        self.centres = number(*CENTRES_MM, 0.5, "mm", 1)
        self.centres.setValue(float(last.get("centres", USUAL_CENTRES_MM)))
        self.form_layout.addRow(say("stereo_window.page"), self.page)
        self.form_layout.addRow(say("stereo_window.centres"), self.centres)

    @property
    def form(self) -> Form:
        return self.form_box.currentData()

    def _follow(self) -> None:
        form = self.form
        mode = form.mode or self.look.mode
        swapped = self.look.options.swap and not form.mode
        text = say(f"stereo_window.order_{form.order}")
        self.order.setText(text + ("\n" + say("stereo_window.order_swapped") if swapped else ""))
        for fields, here in (((self.pace, self.between), mode in MOVING),
                             ((self.phone,), mode.startswith("goggles")),
                             ((self.page, self.centres), form.suffix == ".pdf")):  # fmt: skip
            for field in fields:
                self.form_layout.setRowVisible(field, here)
        self.changed.emit()

    def wish(self) -> Export:
        """What `tabletop.stereo.export` is to write."""
        form, shown = self.form, self.look.options
        # Only what is shown now is written swapped; a form with an order of its own keeps its promise.
        options = Options(swap=shown.swap and not form.mode, picture_only=shown.picture_only, floating=shown.floating,
                          between=self.between.isChecked(), phone=self.phone.phone, viewer=self.phone.viewer,
                          right_above=shown.right_above and not form.mode)  # fmt: skip
        return Export(form.mode or self.look.mode, options, round(self.pace.value()), self.centres.value(),
                      self.page.currentData())  # fmt: skip

    def pivoted(self, width: int, height: int) -> Export:
        """The same with the pivot that was clicked, in pixels of a view of this size."""
        wish = self.wish()
        spot = self.look.pivot
        if spot is None:
            return wish
        return replace(
            wish, options=replace(wish.options, pivot=(round(spot[0] * width), round(spot[1] * height)))
        )

    def chosen(self) -> dict[str, object]:
        """What to remember for the next time (plain values)."""
        return {"form": self.form.name, "pace": self.pace.value(), "between": self.between.isChecked(),
                "page": self.page.currentData(), "centres": self.centres.value()}  # fmt: skip
