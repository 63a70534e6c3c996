"""A card of any set, found by typing its name in either language or its id."""

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)  # fmt: skip

from tabletop.core.card import Face
from tabletop.core.move import Move, to_zone
from tabletop.core.ruleset import Ruleset
from tabletop.library.texts import say
from tabletop.library.wording import face_name, zone_name
from tabletop.ui.sandbox.places import hand_of
from tabletop.ui.table.model.words import term

MOST_SHOWN = 200


class MakeCard(QDialog):
    """`move_by_hand()` makes the chosen card, `copies` times."""

    def __init__(
        self, rules: Ruleset, faces: Mapping[str, Face], seat: int, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.rules, self.faces, self.seat = rules, faces, seat
        self.setWindowTitle(say("sandbox.do_make"))
        self.setMinimumSize(460, 520)
        column = QVBoxLayout(self)
        self.search = QLineEdit()
        self.search.setPlaceholderText(say("sandbox.make_find"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._fill)
        self.list = QListWidget()
        self.list.itemDoubleClicked.connect(lambda _: self.accept())
        column.addWidget(self.search)
        column.addWidget(self.list, 1)
        form = QFormLayout()
        self.zone, self._copies = QComboBox(), QSpinBox()
        self._copies.setRange(1, 60)
        for index, zone in enumerate(rules.zones):
            self.zone.addItem(zone_name(rules, index, seat), index)
            if index == hand_of(rules, seat) or (zone.key == "field" and zone.owner == seat):
                self.zone.setCurrentIndex(index)
        form.addRow(say("sandbox.make_where"), self.zone)
        form.addRow(say("sandbox.make_copies"), self._copies)
        column.addLayout(form)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        buttons.button(QDialogButtonBox.StandardButton.Cancel).setText(say("window.cancel"))
        self.make = buttons.addButton(say("sandbox.make_it"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.make.setProperty("primary", True)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column.addWidget(buttons)
        self._fill("")

    @property
    def copies(self) -> int:
        """How many."""
        return self._copies.value()

    def move_by_hand(self) -> Move | None:
        """The move that makes one; None while nothing is chosen."""
        item = self.list.currentItem()
        if item is None:
            return None
        zone = self.zone.currentData()
        owner = self.rules.zones[zone].owner
        return Move("free.make", target=to_zone(zone), n=owner if owner >= 0 else self.seat,
                    text=item.data(Qt.ItemDataRole.UserRole))  # fmt: skip

    def _fill(self, wanted: str) -> None:
        words = wanted.casefold().split()
        self.list.clear()
        for face in self.faces.values():
            if self.list.count() >= MOST_SHOWN:
                break
            whole = (
                f"{face.id} {' '.join(face.name.values())} {getattr(face.printed, 'reading', '')}".casefold()
            )
            if all(word in whole for word in words):
                kind = term(self.rules.key, f"kind.{face.kind}")
                item = QListWidgetItem(say("sandbox.make_entry", name=face_name(face), kind=kind, id=face.id))
                item.setData(Qt.ItemDataRole.UserRole, face.id)
                self.list.addItem(item)
        self.list.setCurrentRow(0)
        self.make.setEnabled(self.list.count() > 0)
