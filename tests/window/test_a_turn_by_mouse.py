"""A whole turn of Confront Wisdom in a real window, with a real pointer; the outcome is read from the screen."""

from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QWidget

from tabletop.core.card import SIDEWAYS
from tabletop.library.decks import ready_decks
from tabletop.ui.window.main_window import MainWindow
from tabletop.ui.window.wanted import Wanted
from tests.window.pointer import pointer

pytestmark = pytest.mark.window


@pytest.fixture
def window(shown: MainWindow, qtbot: Any) -> MainWindow:
    deck = next(deck for deck in ready_decks("confront_wisdom") if deck.id == "clockwork_relay")
    shown.games.deal(Wanted("confront_wisdom", (deck, deck), ("human", "human"), {}, 5, open_hands=True))
    qtbot.waitUntil(lambda: bool(shown.page.scene.items_by_id))
    return shown


class Hand:
    """The mouse of the person."""

    def __init__(self, window: MainWindow, qtbot: Any) -> None:
        self.window, self.qtbot = window, qtbot

    def card(self, id: int) -> QPoint:
        """A point of the screen where nothing lies over this card."""
        scene = self.window.page.scene
        goal, unit = scene.items_by_id[id].goal, scene.unit
        steps = [part / 10 for part in range(-6, 7)]
        points = [QPointF(goal.x + dx * unit, goal.y + dy * unit) for dy in steps for dx in (0.0, -0.3, 0.3)]
        return self._global(next(at for at in points if (on := scene.card_at(at)) and on.id == id))

    def place(self, zone: str, seat: int, aside: float = 3.0) -> QPoint:
        """A free point in a place, on the screen."""
        scene = self.window.page.scene
        spot = scene.arrangement.spots_of(self.window.page.rules.zone(zone, seat))[0]
        return self._global(QPointF(spot.x + aside * scene.unit, spot.y))

    def drag(self, start: QPoint, end: QPoint) -> None:
        """Press, move in steps, release; until the game has gone on."""
        at = self.window.page.sitting.session.at
        middle = (start + end) / 2
        self._do("mousemove", start)
        self._button("mousedown")
        for point in (start + QPoint(12, -12), middle, end - QPoint(3, 3), end):
            self._do("mousemove", point)
        self._button("mouseup")
        self.qtbot.waitUntil(lambda: self.window.page.sitting.session.at > at, timeout=10_000)

    def double_click(self, at: QPoint) -> None:
        """The default action of what lies there; until the game has gone on."""
        before = self.window.page.sitting.session.at
        self._do("mousemove", at)
        pointer("click", "--repeat", "2", "--delay", "40", "1")
        self.qtbot.waitUntil(lambda: self.window.page.sitting.session.at > before, timeout=10_000)

    def click(self, widget: QWidget) -> None:
        """A click on a button; until the game has gone on."""
        at = self.window.page.sitting.session.at
        self._do("mousemove", widget.mapToGlobal(widget.rect().center()))
        self._button("mousedown")
        self._button("mouseup")
        self.qtbot.waitUntil(lambda: self.window.page.sitting.session.at > at, timeout=10_000)

    def _global(self, at: QPointF) -> QPoint:
        table = self.window.page.table
        return table.viewport().mapToGlobal(table.mapFromScene(at))

    def _do(self, what: str, point: QPoint) -> None:
        pointer(what, "--sync", str(point.x()), str(point.y()))

    def _button(self, what: str) -> None:
        pointer(what, "1")


def seen(window: MainWindow) -> QImage:
    """What the screen shows of the table."""
    screen = QGuiApplication.primaryScreen()
    area = window.page.table.viewport()
    corner = area.mapToGlobal(QPoint(0, 0))
    return screen.grabWindow(0, corner.x(), corner.y(), area.width(), area.height()).toImage()


def phase(window: MainWindow) -> str:
    """The step that the phase strip says it is."""
    return window.page.phases.accessibleName()


def move(window: MainWindow, verb: str) -> Any:
    """The legal move of this kind whose card has the lowest level: it leaves points for more."""
    view = window.page.view
    moves = [move for move in view.decision.moves if move.verb == verb]
    return min(moves, key=lambda move: view.cards[move.card].face.values["level"])


def test_a_turn_is_played_by_dragging_and_the_screen_shows_its_outcome(
    window: MainWindow, qtbot: Any
) -> None:
    hand, page = Hand(window, qtbot), window.page
    before = seen(window)
    for seat in (0, 1):
        assert page.view.seat == seat
        hand.drag(hand.card(page.view.decision.moves[0].card), hand.place("field", seat))
    seat = page.view.seat
    assert phase(window) == "Set"

    placed = move(window, "place").card
    hand.drag(hand.card(placed), hand.place("field", seat))
    assert placed in page.view.zones[page.rules.zone("field", seat)]
    woken = move(window, "activate").card
    hand.double_click(hand.card(woken))
    assert not page.view.cards[woken].pose & SIDEWAYS

    hand.click(page.prompt.primary)
    assert phase(window) == "Action"
    enemy = move(window, "attack").target
    attacked = hand.card(enemy) if enemy in page.scene.items_by_id else hand.place("field", 1 - seat)
    hand.drag(hand.card(woken), attacked)
    assert "attacks" in window.docks.log.toPlainText()

    while page.view.turn == 1:
        hand.click(page.prompt.primary)
    assert "Turn 2" in page.phases._turn.text()
    qtbot.waitUntil(lambda: seen(window) != before, timeout=10_000)
