"""Cards of words for a free table: one a line, `name | what it says`."""

from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QPlainTextEdit,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)  # fmt: skip

from tabletop.core.move import Move, to_zone
from tabletop.core.ruleset import Ruleset
from tabletop.library.texts import say
from tabletop.library.wording import zone_name
from tabletop.ui.sandbox.places import deck_of
from tabletop.ui.sandbox.tools import one_line

MOST_LINES = 200


class TextCards(QDialog):
    """`moves()` make what has been typed."""

    def __init__(self, rules: Ruleset, seat: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rules, self.seat = rules, seat
        self.setWindowTitle(say("sandbox.tool_text"))
        self.setMinimumSize(480, 420)
        column = QVBoxLayout(self)
        help_ = QLabel(say("sandbox.text_help"))
        help_.setWordWrap(True)
        column.addWidget(help_)
        self.words = QPlainTextEdit()
        self.words.setPlaceholderText(say("sandbox.text_example"))
        column.addWidget(self.words, 1)
        form = QFormLayout()
        self.zone, self.copies = QComboBox(), QSpinBox()
        self.copies.setRange(1, 20)
        for index, _ in enumerate(rules.zones):
            self.zone.addItem(zone_name(rules, index, seat), index)
        self.zone.setCurrentIndex(max(0, deck_of(rules, seat)))
        form.addRow(say("sandbox.make_where"), self.zone)
        form.addRow(say("sandbox.make_copies"), self.copies)
        column.addLayout(form)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        buttons.button(QDialogButtonBox.StandardButton.Cancel).setText(say("window.cancel"))
        make = buttons.addButton(say("sandbox.make_it"), QDialogButtonBox.ButtonRole.AcceptRole)
        make.setProperty("primary", True)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column.addWidget(buttons)

    def moves(self) -> list[Move]:
        """One for each card."""
        zone = self.zone.currentData()
        owner = self.rules.zones[zone].owner
        lines = [one_line(line) for line in self.words.toPlainText().splitlines() if line.strip()]
        return [
            Move("free.card", target=to_zone(zone), n=owner if owner >= 0 else self.seat, text=line)
            for line in lines[:MOST_LINES]
            for _ in range(self.copies.value())
        ]
