"""A table that was left is gone: nothing of it is kept, however many games are played in one window."""

import gc
from typing import Any
from weakref import ref

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QApplication

from tabletop.core.view import View
from tabletop.play.session import Session
from tests.laws.games import playable, setup
from tests.ui.window.acting import answer


def parts(window: Any) -> dict[str, ref[Any]]:
    """What must not outlive its game."""
    page = window.page
    kept = {"page": page, "scene": page.scene, "sitting": page.sitting, "session": page.sitting.session,
            "docks": window.docks}  # fmt: skip
    return {name: ref(part) for name, part in kept.items()}


def left(window: Any) -> int:
    """Back on the start page, all that was to be deleted being deleted; how many objects the window has then."""
    window.show_start()
    QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    return len(window.findChildren(QObject))


@pytest.mark.parametrize("game", playable())
def test_a_game_that_was_left_is_gone(qtbot: Any, window: Any, game: str) -> None:
    objects = []
    for seed in range(3):
        window.games.begin(lambda seed=seed: Session(setup(game, seed)))
        for _ in range(3):
            if window.page.view is not None and window.page.view.decision is not None:
                answer(window)
        kept = parts(window)
        objects.append(left(window))
        qtbot.waitUntil(lambda kept=kept: {name for name, part in kept.items() if part() is not None} == set())
    assert objects[1] == objects[2]


def test_a_new_game_at_the_table_lets_the_old_one_go(qtbot: Any, window: Any, deal: Any) -> None:
    deal("human", "greedy")
    answer(window)
    kept = parts(window)
    deal("human", "human", open_hands=True)
    qtbot.waitUntil(lambda: {name for name, part in kept.items() if part() is not None} == set())
    assert window.page.view is not None


def test_what_computers_thought_of_is_forgotten_with_their_game(qtbot: Any, window: Any, deal: Any) -> None:
    def views() -> int:
        gc.collect()
        return sum(isinstance(each, View) for each in gc.get_objects())

    before = views()
    deal("random", "random")
    qtbot.waitUntil(lambda: window.page.sitting.session.at > 20, timeout=20_000)
    left(window)
    qtbot.waitUntil(lambda: views() <= before)
