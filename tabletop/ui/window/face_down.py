"""At a desktop that several people share hands lie face down; who is asked turns up the own one, and down again."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from tabletop.core.view import View
from tabletop.core.zone import OWNER
from tabletop.library.texts import say
from tabletop.ui.table.view import TableView

KEY = Qt.Key.Key_H


class FaceDown(QFrame):
    """`wanted(bool)`: the hand should lie face up, or down. It is up as long as KEY is held, or from a press on the
    button or on the hand itself to the next press on the button."""

    wanted = Signal(bool)

    def __init__(self, table: TableView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = table
        self.holding = False
        self._up, self._view = True, None  # type: bool, View | None
        self.setProperty("bar", True)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 3, 12, 3)
        self._text, self.button = QLabel(), QPushButton()
        self.button.clicked.connect(lambda: self.wanted.emit(not self._up))
        row.addWidget(self._text, 1)
        row.addWidget(self.button)
        table.viewport().installEventFilter(self)
        self.hide()

    def fill(self, name: str, up: bool, view: View | None) -> None:
        """Whose hand it is, how it lies, and what is seen."""
        self._up, self._view = up, view
        self.holding = self.holding and up
        self._text.setText(say("window.hand_up" if up else "window.hand_down", who=name))
        self.button.setText(say("window.turn_down" if up else "window.turn_up"))
        self.button.setAccessibleName(self.button.text())
        self.show()

    def leave(self) -> None:
        """Nobody is asked, or nothing lies face down."""
        self._up, self._view, self.holding = True, None, False
        self.hide()

    def press(self, event: QKeyEvent) -> bool:
        """A key goes down; whether it meant something here."""
        if event.key() != KEY or event.modifiers() or self.isHidden():
            return False
        if not event.isAutoRepeat() and not self._up:
            self.holding = True
            self.wanted.emit(True)
        return True

    def release(self, event: QKeyEvent) -> bool:
        """A key comes up; whether it meant something here."""
        if event.key() != KEY or event.isAutoRepeat() or not self.holding:
            return False
        self.let_go()
        return True

    def let_go(self) -> None:
        """The key is no longer held, or the window no longer hears it."""
        if self.holding:
            self.holding = False
            self.wanted.emit(False)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        pressed = event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
        if pressed and not self._up and isinstance(event, QMouseEvent) and self._on_hand(event):
            self.wanted.emit(True)
            return True
        return super().eventFilter(watched, event)

    def _on_hand(self, event: QMouseEvent) -> bool:
        """Whether a card of the asked seat's hidden zones is under the pointer."""
        view, scene = self._view, self.table.table
        if view is None or event.button() != Qt.MouseButton.LeftButton:
            return False
        item = scene.card_at(self.table.mapToScene(event.position().toPoint()))
        card = view.cards.get(item.id) if item is not None else None
        if card is None or card.face is not None:
            return False
        zone = scene.rules.zones[card.zone]
        return zone.owner == view.seat and zone.sees == OWNER
