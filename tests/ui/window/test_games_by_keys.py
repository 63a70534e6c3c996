"""A whole game at the window with nothing but a keyboard."""

from typing import Any

import pytest
from PySide6.QtTest import QTest

from tabletop.core.chance import Chance
from tabletop.core.move import Move
from tabletop.play.session import Session
from tabletop.ui.window import looks
from tests.laws.games import setup
from tests.laws.reach.desk import Desk, opened
from tests.laws.reach.keyboard import K, Keyboard

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing|propagateSizeHints)")


def pressed(desk: Desk, move: Move) -> bool:
    """Whether keys led to this move, or to one that a person would take for the same."""
    keys, place, expected = Keyboard(desk), desk.place(), desk.expected(move)
    on_table = [keys.walk_and_walk, keys.card_menu] if move.card >= 0 else []
    for way in (*on_table, keys.primary, keys.list, keys.button):
        way(move)
        if desk.come_to(place) == expected:
            desk.uncover()
            desk.line = [desk.session.move_at(at) for at in range(1, desk.session.at + 1)]
            return True
        desk.back_to(place)
    return False


def test_a_game_is_played_to_its_end_by_keys_alone(qtbot: Any, qapp: Any) -> None:
    window = opened("en", 100)
    qtbot.addWidget(window)
    desk, chance = Desk(window, Session(setup("confront_wisdom", 4))), Chance(4)
    while not desk.session.over:
        sensible = [m for m in desk.page.rules.sensible(desk.sitting.draft.state) if m.verb != "leave"]
        assert pressed(desk, sensible[chance.below(len(sensible))])
    QTest.keyClick(window, K.Key_Tab)
    assert desk.page.end.isVisible()
    window.close()
    looks.dress(qapp, True, 100)
