"""Numbers beside the cards, and whose turn it is: set by hand."""

from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from tabletop.core.move import NONE, Move
from tabletop.core.ruleset import Ruleset
from tabletop.core.view import View
from tabletop.library.texts import say
from tabletop.ui.table.model.words import term

LARGEST = 99_999


def _buttons(dialog: QDialog) -> QDialogButtonBox:
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    buttons.button(QDialogButtonBox.StandardButton.Cancel).setText(say("window.cancel"))
    good = buttons.addButton(say("window.ok"), QDialogButtonBox.ButtonRole.AcceptRole)
    good.setProperty("primary", True)
    buttons.accepted.connect(dialog.accept)
    buttons.rejected.connect(dialog.reject)
    return buttons


class NumbersDialog(QDialog):
    """`moves()` are the changes; numbers that the seat does not know are not shown."""

    def __init__(self, rules: Ruleset, view: View, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view = view
        self.setWindowTitle(say("sandbox.do_numbers"))
        column, form = QVBoxLayout(self), QFormLayout()
        self.boxes: dict[int, QSpinBox] = {}
        for index, number in enumerate(rules.numbers):
            value = view.numbers[index]
            if value is None:
                continue
            box = QSpinBox()
            box.setRange(-LARGEST, LARGEST)
            box.setValue(value)
            name = term(rules.key, f"number.{number.key}")
            whose = say("game.seat", n=number.owner + 1) if number.owner != NONE else ""
            form.addRow(f"{name} {whose}".strip(), box)
            self.boxes[index] = box
        column.addLayout(form)
        column.addWidget(_buttons(self))

    def moves(self) -> list[Move]:
        """One for each number that is another one now."""
        return [
            Move("free.number", n=box.value(), text=str(index))
            for index, box in self.boxes.items()
            if box.value() != self.view.numbers[index]
        ]


class PhaseDialog(QDialog):
    """`move_by_hand()` sets the phase and the active player."""

    def __init__(self, rules: Ruleset, view: View, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(say("sandbox.do_phase"))
        column, form = QVBoxLayout(self), QFormLayout()
        self.phase, self.seat = QComboBox(), QComboBox()
        for phase in rules.phases:
            self.phase.addItem(term(rules.key, f"phase.{phase}"), phase)
        self.phase.setCurrentIndex(max(0, self.phase.findData(view.phase)))
        for seat in range(rules.seats):
            self.seat.addItem(say("game.seat", n=seat + 1), seat)
        self.seat.setCurrentIndex(max(0, view.player))
        form.addRow(say("sandbox.active_player"), self.seat)
        form.addRow(say("sandbox.phase"), self.phase)
        column.addLayout(form)
        column.addWidget(_buttons(self))

    def move_by_hand(self) -> Move:
        """What was chosen."""
        return Move("free.phase", n=self.seat.currentData(), text=self.phase.currentData())
