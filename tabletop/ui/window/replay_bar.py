"""Moves through a finished line: slider, one step, one turn, by itself."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSlider,
    QToolButton,
    QWidget,
)

from tabletop.core.move import NONE
from tabletop.library.texts import say
from tabletop.ui.window.icons import icon


class ReplayBar(QFrame):
    """`went(at)`: show the game after so many decisions; `branched`: play on from here; `seen_as(seat)`: watch as this
    seat saw it, or (NONE) with all cards open."""

    went = Signal(int)
    branched = Signal()
    seen_as = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("bar", True)
        self.turns: Sequence[int] = ()
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 4, 12, 6)
        self._buttons: dict[str, QToolButton] = {}
        for name, act in (
            ("first", lambda: self.go(0)), ("back", lambda: self.go(self.at - 1)), ("play", self.toggle),
            ("forward", lambda: self.go(self.at + 1)), ("last", lambda: self.go(self.slider.maximum())),
        ):  # fmt: skip
            button = QToolButton()
            button.setIcon(icon(name))
            button.clicked.connect(lambda _=False, act=act: act())
            row.addWidget(button)
            self._buttons[name] = button
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.valueChanged.connect(self._slid)
        row.addWidget(self.slider, 1)
        self._place = QLabel()
        row.addWidget(self._place)
        self._as = QLabel()
        self.seats = QComboBox()
        self.seats.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.seats.activated.connect(lambda row: self.seen_as.emit(self.seats.itemData(row)))
        self._as.setBuddy(self.seats)
        row.addWidget(self._as)
        row.addWidget(self.seats)
        self.branch = QPushButton()
        self.branch.setIcon(icon("branch"))
        self.branch.clicked.connect(self.branched)
        row.addWidget(self.branch)
        self._timer = QTimer(self)
        self._timer.setInterval(900)
        self._timer.timeout.connect(self._tick)

    @property
    def at(self) -> int:
        """Where the slider stands."""
        return self.slider.value()

    def fill(self, at: int, length: int, turns: Sequence[int]) -> None:
        """Stand at `at` of `length` decisions; `turns[i]` is the turn after decision i + 1."""
        self.turns = turns
        self.slider.blockSignals(True)
        self.slider.setRange(0, length)
        self.slider.setValue(at)
        self.slider.blockSignals(False)
        self.slider.setAccessibleName(say("window.replay_slider"))
        self._place.setText(say("window.replay_place", at=at, n=length))
        self.branch.setText(say("window.branch"))
        for name, button in self._buttons.items():
            button.setToolTip(say(f"window.replay_{name}"))
            button.setAccessibleName(say(f"window.replay_{name}"))

    def offer_seats(self, names: Mapping[int, str], watched_as: int) -> None:
        """Whose eyes the replay may be seen with, and whose it is."""
        self._as.setText(say("window.replay_as"))
        self.seats.setAccessibleName(say("window.replay_as"))
        choices = [(say("window.replay_as_seat", who=name), seat) for seat, name in sorted(names.items())]
        choices.append((say("window.replay_open"), NONE))
        if choices != [(self.seats.itemText(row), self.seats.itemData(row)) for row in range(self.seats.count())]:
            self.seats.clear()
            for text, seat in choices:
                self.seats.addItem(text, seat)
        self.seats.setCurrentIndex(self.seats.findData(watched_as))

    def go(self, at: int) -> None:
        """Show that place."""
        at = max(0, min(at, self.slider.maximum()))
        if at != self.at:
            self.slider.setValue(at)

    def toggle(self) -> None:
        """Play on by itself, or stop."""
        if self._timer.isActive():
            self._timer.stop()
        else:
            if self.at == self.slider.maximum():
                self.go(0)
            self._timer.start()
        self._buttons["play"].setIcon(icon("pause" if self._timer.isActive() else "play"))

    def press(self, event: QKeyEvent) -> bool:
        """Space, arrows, Home, End; Ctrl + arrow or [ ] for a whole turn. Whether the key meant something."""
        key, ctrl = event.key(), event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if key == Qt.Key.Key_Space:
            self.toggle()
        elif key == Qt.Key.Key_Home:
            self.go(0)
        elif key == Qt.Key.Key_End:
            self.go(self.slider.maximum())
        elif key == Qt.Key.Key_BracketLeft or (key == Qt.Key.Key_Left and ctrl):
            self.go(self._turn(-1))
        elif key == Qt.Key.Key_BracketRight or (key == Qt.Key.Key_Right and ctrl):
            self.go(self._turn(1))
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.go(self.at + (1 if key == Qt.Key.Key_Right else -1))
        else:
            return False
        return True

    def _turn(self, way: int) -> int:
        """The nearest place that way at which another turn has begun."""

        def turn(at: int) -> int:
            return self.turns[at - 1] if 0 < at <= len(self.turns) else 0

        at = self.at + way
        while 0 < at < self.slider.maximum() and turn(at) == turn(at - 1 if way > 0 else at + 1):
            at += way
        return at

    def _slid(self, at: int) -> None:
        self.went.emit(at)

    def _tick(self) -> None:
        if self.at >= self.slider.maximum():
            self.toggle()
        else:
            self.go(self.at + 1)
