"""A person with nothing but a keyboard."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QPushButton, QWidget

from tabletop.core.move import NONE, Move, zone_of
from tests.laws.reach.desk import Desk

K = Qt.Key
FAR = 80
"""Presses after which a walk has led nowhere."""


class Keyboard:
    """Each way answers whether it led to the move."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    @property
    def _scene(self):
        return self.desk.page.scene

    def walk_and_walk(self, move: Move) -> None:
        """Tab and Page Down to the card, Enter, the same to the target."""
        self.desk.page.table.setFocus()
        self._scene.model.focus(NONE, NONE)
        source = move.card if move.card != NONE else move.target
        if not self._walk_to(source):
            return
        self._press(K.Key_Return)
        waits = self._scene.model.chosen != NONE and QApplication.activePopupWidget() is None
        if waits and move.card != NONE and (move.target == NONE or self._walk_to(move.target)):
            self._press(K.Key_Return)
        self._choose_from_menu(move)
        self.be_sure()

    def card_menu(self, move: Move) -> None:
        """The menu key on the card."""
        self.desk.page.table.setFocus()
        self._scene.model.focus(NONE, NONE)
        if self._walk_to(move.card):
            self._press(K.Key_Menu)
            self._choose_from_menu(move)
            self.be_sure()

    def primary(self, move: Move) -> None:
        """Enter, if the primary button says this."""
        primary, text = self.desk.page.prompt.primary, self._text(move)
        if primary is not None and text in " ".join(f"{primary.text()}\n{primary.toolTip()}".split()):
            self._scene.model.focus(NONE, NONE)
            self._press(K.Key_Return)
            self.be_sure()

    def list(self, move: Move) -> None:
        """The list of all answers, by its key."""
        prompt = self.desk.page.prompt
        self.desk.page.table.setFocus()
        QTest.keyClick(self.desk.page.table, K.Key_N, Qt.KeyboardModifier.ShiftModifier)
        if prompt.listed.isVisible():
            for _ in range(prompt.listed.moves.index(move)):
                QTest.keyClick(prompt.listed.rows, K.Key_Down)
            QTest.keyClick(prompt.listed.rows, K.Key_Return)
            self.be_sure()

    def button(self, move: Move) -> None:
        """Tab leads on from the table to the buttons; Enter presses."""
        text = self._text(move)
        if not any(text in " ".join(f"{b.text()}\n{b.toolTip()}".split()) for b in self._buttons()):
            return
        self.desk.page.table.setFocus()
        self._scene.model.focus(NONE, NONE)
        # From the table's last place on: walking over it first is what `walk_and_walk` does.
        for _ in range(FAR):
            focused = QApplication.focusWidget()
            said = f"{focused.text()}\n{focused.toolTip()}" if hasattr(focused, "text") else ""
            if self.desk.page.prompt.isAncestorOf(focused) and text in " ".join(said.split()):
                QTest.keyClick(focused, K.Key_Return)
                self.be_sure()
                return
            QTest.keyClick(focused, K.Key_Tab)

    def _text(self, move: Move) -> str:
        return " ".join(self._scene.words.move_text(move, self.desk.page.view).split())

    def _buttons(self) -> "list[QPushButton]":
        return self.desk.page.prompt.findChildren(QPushButton)

    def be_sure(self) -> None:
        """Yes, to what is asked before something costly."""
        self.desk.wake()  # a button that has just been made cannot have the keys yet
        button = self.desk.page.prompt.certain
        if button is not None:
            button.setFocus(Qt.FocusReason.TabFocusReason)
            QTest.keyClick(button, K.Key_Return)

    def _walk_to(self, what: int) -> bool:
        """Whether Tab and Page Down lead there."""
        zone = zone_of(what)
        scene, view = self._scene, self.desk.page.view
        if zone == NONE and what not in view.cards:
            return False
        for _ in range(FAR):
            here = scene.model.spot_here()
            lies = zone if zone != NONE else view.cards[what].zone
            if here is not None and here.zone == lies and self._reach(what, zone):
                return True
            if not scene.hands.keys.walk(True):
                return False
        return False

    def _reach(self, what: int, zone: int) -> bool:
        model = self._scene.model
        if zone != NONE:
            return model.card == NONE or what not in range(10**9)
        if what not in self._scene.arrangement.poses:
            self._press(K.Key_Return)  # a pile opens
        for _ in range(FAR):
            if model.card == what:
                return True
            before = model.card
            self._press(K.Key_PageDown)
            if model.card == before:
                return False
        return False

    def _choose_from_menu(self, move: Move) -> None:
        menu = QApplication.activePopupWidget()
        if not isinstance(menu, QMenu):
            return
        wanted = [a for a in menu.actions() if a.isEnabled() and tuple(a.data() or ()) == tuple(move)]
        if not wanted:
            menu.close()
            return
        for _ in range(len(menu.actions()) + 1):
            if menu.activeAction() is wanted[0]:
                break
            QTest.keyClick(menu, K.Key_Down)
        QTest.keyClick(menu, K.Key_Return)

    def _press(self, key: Qt.Key, on: QWidget | None = None) -> None:
        QTest.keyClick(on or self.desk.page.table, key)
