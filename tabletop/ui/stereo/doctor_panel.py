"""What is wrong with the pair, what has been put right, and what only a person can decide."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from tabletop.library.texts import say
from tabletop.ui.stereo.desk import Desk
from tabletop.ui.stereo.fields import button, column_of, words
from tabletop.ui.stereo.signs import icon, state_colour

_EXCHANGE = ("stereo.letters_reversed", "stereo.names_say_reverse", "stereo.which_is_left")


class DoctorPanel(QWidget):
    """`by_hand` and `to_depth` open the panels where a finding can be put right."""

    def __init__(
        self,
        desk: Desk,
        by_hand: Callable[[], None],
        to_depth: Callable[[], None],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.desk, self.by_hand, self.to_depth = desk, by_hand, to_depth
        column = column_of(self)
        self.title = words(heading=True)
        column.addWidget(self.title)
        self._list = QVBoxLayout()
        self._list.setSpacing(8)
        column.addLayout(self._list)
        column.addWidget(words(say("stereo_window.originals"), quiet=True))
        column.addStretch(1)
        self.plates: list[QFrame] = []
        desk.laid.connect(self.follow)
        self.follow()

    @property
    def asks(self) -> int:
        """How many findings wait for a person."""
        seen = self.desk.sheet.seen if self.desk.sheet else None
        return sum(each.cure == "ask" for each in seen.findings) if seen else 0

    def follow(self) -> None:
        """Show the findings of the pair on the desk."""
        for plate in self.plates:
            plate.hide()
            plate.deleteLater()
        self.plates = []
        sheet = self.desk.sheet
        if sheet is None or sheet.seen is None:
            self.title.setText(say("stereo_window.examining") if sheet else say("stereo_window.no_pair"))
            return
        findings = sheet.seen.findings
        if not findings:
            self._put(
                self._plate(
                    "corrected", say("stereo_window.all_well"), say(f"stereo.way_{sheet.alignment.method}")
                )
            )
        self.title.setText(say("stereo_window.found", name=sheet.pair.name, n=len(findings)) if findings
                           else say("stereo_window.healthy", name=sheet.pair.name))  # fmt: skip
        for finding in sorted(findings, key=lambda each: ("ask", "corrected", "told").index(each.cure)):
            title = say(f"stereo_window.cure_{finding.cure}")
            self._put(self._plate(finding.cure, title, finding.note.text, self._answers(finding.note.key)))

    def _put(self, plate: QFrame) -> None:
        self._list.addWidget(plate)
        self.plates.append(plate)

    @staticmethod
    def _plate(sign: str, title: str, text: str, answers: Sequence[QWidget] = ()) -> QFrame:
        plate = QFrame()
        plate.setProperty("plate", True)
        column = QVBoxLayout(plate)
        column.setContentsMargins(10, 8, 10, 8)
        row = QHBoxLayout()
        mark = QLabel()
        mark.setPixmap(icon(sign, state_colour(sign)).pixmap(22, 22))
        row.addWidget(mark)
        row.addWidget(words(title, quiet=True), 1)
        column.addLayout(row)
        column.addWidget(words(text[:1].upper() + text[1:]))
        for each in answers:
            column.addWidget(each)
        return plate

    def _answers(self, key: str) -> list[QWidget]:
        if key in _EXCHANGE:
            return [button("exchange", self.desk.exchange, "swap")]
        if key == "stereo.window_cut":
            return [button("cure_depth", self.to_depth, "depth")]
        if key == "stereo.not_aligned":
            return [button("cure_by_hand", self.by_hand, "align")]
        return []
