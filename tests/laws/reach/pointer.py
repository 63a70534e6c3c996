"""A person with a mouse: every gesture is made of real presses, moves and releases on the screen."""

from itertools import chain

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QPushButton, QWidget

from tabletop.core.move import NONE, Move, zone_of
from tabletop.library.wording import move_text
from tests.laws.reach.desk import Desk

LEFT = Qt.MouseButton.LeftButton
PARTS = (0.5, *(step / 16 for step in range(1, 16)))
"""Where a thing is tried, from its middle outwards."""


class Mouse:
    """Each way answers whether it came to the move."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    @property
    def _scene(self):
        return self.desk.page.scene

    def click_and_click(self, move: Move) -> None:
        """From a lit source to its target."""
        if move.card == NONE:
            self._click(self._on(move.target))
        else:
            self._click(self._on(move.card))
            if self._scene.model.chosen != NONE and QApplication.activePopupWidget() is None:
                self._click(self._on(move.target))
        self.choose_from_menu(move)
        self.be_sure()

    def drag(self, move: Move) -> None:
        """The card to its target."""
        start = self._on(move.card)
        end = self._on(move.target, beside=move.card)
        if start is None or end is None:
            return
        viewport = self.desk.page.table.viewport()
        QTest.mousePress(viewport, LEFT, pos=start)
        held = self._scene.items_by_id.get(move.card)
        middle = self.desk.page.table.mapFromScene(held.pos()) if held is not None else start
        end += start - middle  # the middle of the card comes to lie on the target
        for part in range(1, 6):
            self._move(viewport, start + (end - start) * part / 5)
        QTest.mouseRelease(viewport, LEFT, pos=end)
        self.choose_from_menu(move)
        self.be_sure()

    def button(self, move: Move) -> bool:
        """A button of the prompt that says it; whether there is one."""
        text = self._text(move)
        for button in self.desk.page.prompt.findChildren(QPushButton):
            if not button.isVisibleTo(self.desk.page.prompt) or button is self.desk.page.prompt.more:
                continue
            whole = button.toolTip().split("\n")[0] if button.text().endswith("…") else button.text()
            if " ".join(whole.split()) == text:
                self._inside(button)
                QTest.mouseClick(button, LEFT)
                self.be_sure()
                return True
        return False

    def list(self, move: Move) -> bool:
        """The list of all answers; whether there is one."""
        prompt = self.desk.page.prompt
        if prompt.more is None:
            return False
        self._inside(prompt.more)
        QTest.mouseClick(prompt.more, LEFT)
        rows = prompt.listed.rows
        row = rows.item(prompt.listed.moves.index(move))
        rows.scrollToItem(row)
        QTest.mouseClick(rows.viewport(), LEFT, pos=rows.visualItemRect(row).center())
        self.be_sure()
        return True

    def choose_from_menu(self, move: Move) -> None:
        """If it is asked which of several is meant."""
        menu = QApplication.activePopupWidget()
        if not isinstance(menu, QMenu):
            return
        wanted = [a for a in menu.actions() if a.isEnabled() and tuple(a.data() or ()) == tuple(move)]
        if wanted:
            QTest.mouseClick(menu, LEFT, pos=menu.actionGeometry(wanted[0]).center())
        else:
            menu.close()

    def be_sure(self) -> None:
        """Yes, to what is asked before something costly."""
        button = self.desk.page.prompt.certain
        if button is not None:
            QTest.mouseClick(button, LEFT)

    def _text(self, move: Move) -> str:
        return " ".join(move_text(self.desk.page.rules, self.desk.page.view, move).split())

    def _inside(self, button: QWidget) -> None:
        window = self.desk.window
        corners = (QPoint(0, 0), QPoint(button.width() - 1, button.height() - 1))
        assert all(window.rect().contains(button.mapTo(window, corner)) for corner in corners), "out of the window"

    def _click(self, at: QPoint | None) -> None:
        if at is not None:
            QTest.mouseClick(self.desk.page.table.viewport(), LEFT, pos=at)

    @staticmethod
    def _move(viewport: QWidget, at: QPoint) -> None:
        event = QMouseEvent(QEvent.Type.MouseMove, QPointF(at), viewport.mapToGlobal(QPointF(at)),
                            Qt.MouseButton.NoButton, LEFT, Qt.KeyboardModifier.NoModifier)  # fmt: skip
        QApplication.sendEvent(viewport, event)

    def _on(self, what: int, beside: int = NONE) -> QPoint | None:
        """A point on the screen where a card, or a place, can be touched; NONE: on the bare table."""
        if what >= 0:
            return self._on_card(what)
        if (zone := zone_of(what)) != NONE:
            return self._on_zone(zone, beside)
        return self._on_nothing()

    def _on_card(self, id: int) -> QPoint | None:
        scene = self._scene
        if id not in scene.items_by_id:
            self._open_pile_of(id)
        item = scene.items_by_id.get(id)
        if item is None:
            return self._on_bearer(id)
        area = item.shape().boundingRect()
        for down in PARTS:
            for along in PARTS:
                at = item.mapToScene(area.left() + along * area.width(), area.top() + down * area.height())
                if scene.card_at(at) is item and (point := self._seen(at)) is not None:
                    return point
        return self._on_bearer(id)

    def _on_bearer(self, id: int) -> QPoint | None:
        """What lies hidden under what it is attached to is reached through that."""
        view = self.desk.page.view
        bearer = view.cards[id].on if id in view.cards else NONE
        return self._on_card(bearer) if bearer != NONE else None

    def _open_pile_of(self, id: int) -> None:
        view = self.desk.page.view
        if id not in view.cards:
            return
        for other in reversed(view.zones[view.cards[id].zone]):
            item = self._scene.items_by_id.get(other)
            if item is not None and (at := self._seen(item.pos())) is not None:
                self._click(at)
                return

    def _on_zone(self, zone: int, beside: int) -> QPoint | None:
        """A place, best where no card lies."""
        spots = self._scene.arrangement.spots_of(zone)
        points = [
            QPointF(spot.x + (along - 0.5) * spot.width, spot.y + (down - 0.5) * spot.height)
            for spot in spots for down in PARTS for along in PARTS
        ]  # fmt: skip
        view, scene = self.desk.page.view, self._scene
        free = (at for at in points if scene.card_at(at) is None)
        own = (at for at in points if (c := scene.card_at(at)) and c.id != beside and view.cards[c.id].zone == zone)
        for at in chain(free, own):
            if scene.hands.aim.target_at(at).zone == zone and (point := self._seen(at)) is not None:
                return point
        return None

    def _on_nothing(self) -> QPoint | None:
        table, scene = self.desk.page.table, self._scene
        for y in range(6, table.viewport().height(), 23):
            for x in range(6, table.viewport().width(), 31):
                at = table.mapToScene(QPoint(x, y))
                target = scene.hands.aim.target_at(at)
                if scene.card_at(at) is None and not scene.model.takes(target) and self._seen(at) is not None:
                    return QPoint(x, y)
        return None

    def _seen(self, at: QPointF) -> QPoint | None:
        """The point of the viewport, unless it is outside, or something lies over the table there."""
        table = self.desk.page.table
        point = table.mapFromScene(at)
        if not table.viewport().rect().contains(point):
            return None
        return point if table.childAt(table.viewport().mapTo(table, point)) is table.viewport() else None
