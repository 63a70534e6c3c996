"""Every game can be played to its end with the mouse alone: buttons of the prompt, and the menu of each card."""

from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QPushButton

from tabletop.core.chance import Chance
from tabletop.core.move import NONE, Move
from tabletop.games import KEYS
from tabletop.library.wording import move_text
from tabletop.ui.window.new_game import fitting_pair, known_decks
from tabletop.ui.window.team_rows import fitting_teams
from tabletop.ui.window.wanted import Wanted
from tests.laws.games import setup

MOST = 700
"""Decisions of the person: these games end long before."""

FRACTIONS = (0.5, *[step / 20 for step in range(1, 20)])
"""Where a card is tried, from its middle outwards."""


class Person:
    """Plays any legal move, with the left and the right button only."""

    def __init__(self, window: Any, seed: int) -> None:
        self.window, self.page, self.chance = window, window.page, Chance(seed)
        self.made = 0

    def answer(self) -> None:
        """One decision."""
        moves = [move for move in self.page.view.decision.moves if move in self._sensible()]
        move = moves[self.chance.below(len(moves))]
        at = self._place
        QApplication.processEvents()
        if not self._by_button(move):
            self._by_menu(move) if move.card != NONE else self._by_list(move)
        if self.page.prompt.certain is not None:
            QTest.mouseClick(self.page.prompt.certain, Qt.MouseButton.LeftButton)
        assert self._place != at, move
        self.made += 1

    @property
    def _place(self) -> tuple[int, Any]:
        """How far the game is, and what the person has in the making."""
        sitting = self.page.sitting
        return sitting.session.at, sitting.draft.state.stack[-1]

    def _sensible(self) -> list[Move]:
        """Nothing is taken back that was just chosen: this person comes to an end."""
        moves = self.page.rules.sensible(self.page.sitting.draft.state)
        return [move for move in moves if move.verb != "leave"]

    def _text(self, move: Move) -> str:
        return " ".join(move_text(self.page.rules, self.page.view, move).split())

    def _by_button(self, move: Move) -> bool:
        text = self._text(move)
        for button in self.page.prompt.findChildren(QPushButton):
            said = button.toolTip().split("\n")[0] if button.text().endswith("…") else button.text()
            if button.isVisible() and " ".join(said.split()) == text:
                QTest.mouseClick(button, Qt.MouseButton.LeftButton)
                return True
            menu = button.menu()
            if menu is not None and any(a.text() == text for a in menu.actions()):
                next(a for a in menu.actions() if a.text() == text).trigger()
                return True
        return False

    def _by_list(self, move: Move) -> None:
        prompt = self.page.prompt
        QTest.mouseClick(prompt.more, Qt.MouseButton.LeftButton)
        rows = prompt.listed.rows
        row = rows.item(prompt.listed.moves.index(move))
        rows.scrollToItem(row)
        QTest.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=rows.visualItemRect(row).center())

    def _by_menu(self, move: Move) -> None:
        viewport = self.page.table.viewport()
        at = self._point_on(move.card)
        if at is None:
            self._open_pile_of(move.card)
            at = self._point_on(move.card)
        assert at is not None, f"{move} cannot be touched"
        event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, viewport.mapToGlobal(at))
        QApplication.sendEvent(viewport, event)
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu), (move, self._text(move))
        wanted = [
            a for a in menu.actions() if " ".join(a.text().split()) == self._text(move) and a.isEnabled()
        ]
        assert wanted, (move, self._text(move), [a.text() for a in menu.actions()])
        QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(wanted[0]).center())

    def _open_pile_of(self, id: int) -> None:
        """A click on a pile spreads it."""
        view = self.page.view
        for other in reversed(view.zones[view.cards[id].zone]):
            at = self._point_on(other)
            if at is not None:
                QTest.mouseClick(self.page.table.viewport(), Qt.MouseButton.LeftButton, pos=at)
                QApplication.processEvents()
                return

    def _point_on(self, id: int) -> QPoint | None:
        """Where the card can be touched: a point of it that nothing covers."""
        table, scene = self.page.table, self.page.scene
        item = scene.items_by_id.get(id)
        if item is None or not item.isVisible():
            return None
        area: QRectF = item.shape().boundingRect()
        for down in FRACTIONS:
            for across in FRACTIONS:
                point = item.mapToScene(
                    area.left() + across * area.width(), area.top() + down * area.height()
                )
                if scene.card_at(point) is item:
                    return table.mapFromScene(point)
        return None


def played_to_its_end(window: Any, qtbot: Any, seat: int) -> None:
    person, page = Person(window, 7), window.page
    while not page.sitting.session.over and person.made < MOST:
        qtbot.waitUntil(
            lambda: page.sitting.session.over or (page.sitting.session.asked == seat and page.sitting.asks),
            timeout=20_000,
        )
        if not page.sitting.session.over:
            person.answer()
    assert page.sitting.session.over


@pytest.mark.parametrize("game", KEYS)
def test_a_game_is_played_to_its_end_with_the_mouse_alone(window: Any, qtbot: Any, game: str) -> None:
    decks, _ = known_decks(game)
    one, other = fitting_pair(game, decks)
    options = dict(setup(game, 0).options)
    window.games.deal(Wanted(game, (decks[one], decks[other]), ("human", "random"), options, 3))
    played_to_its_end(window, qtbot, 0)


def test_a_team_game_is_played_to_its_end_with_the_mouse_alone_from_the_seat_of_a_partner(
    window: Any, qtbot: Any
) -> None:
    decks, _ = known_decks("jedi_knights")
    four = tuple(decks[index] for index in fitting_teams("jedi_knights", decks))
    window.games.deal(Wanted("jedi_knights", four, ("random", "random", "human", "random"), {}, 3))
    played_to_its_end(window, qtbot, 2)
    names = window.page.names
    winner = window.page.sitting.session.state.winner
    assert all(names[seat] in window.page.end._title.text() for seat in (winner, winner + 2))
