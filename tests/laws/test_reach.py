"""The law of reach on a few decisions of every ruleset: `python -m tests.laws.reach` tries hundreds."""

from collections.abc import Iterator
from typing import Any

import pytest

from tabletop.play.session import Session
from tabletop.ui.table.gestures import slid
from tabletop.ui.window import calm_primary, looks
from tests.laws.reach.desk import Desk, opened
from tests.laws.reach.law import walk
from tests.laws.reach.tables import FREE, TABLES, dealt

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing|propagateSizeHints)")

LANGUAGES = {True: "en", False: "ja"}


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch, qapp: Any) -> Iterator[None]:
    """This person clicks faster than people do, and has the largest text for as long as the test lasts."""
    monkeypatch.setattr(slid, "CALM", 0)
    monkeypatch.setattr(calm_primary, "CALM", 0)
    yield
    looks.dress(qapp, True, 100)


@pytest.mark.parametrize("table", TABLES)
def test_whatever_is_legal_can_be_done_by_pointer_and_by_keys(qtbot: Any, table: str) -> None:
    window = opened(LANGUAGES[len(table) % 2 == 0])
    qtbot.addWidget(window)
    desk = Desk(window, Session(dealt(table, 2)))
    for _ in range(11):  # past the set-up
        if table != FREE and desk.moves:
            desk.go_on(desk.page.rules.sensible(desk.sitting.draft.state)[0])
    reach = walk(desk, 2, 2, most=2)
    assert reach.lost == []
    assert sum(reach.counts.values()) >= 2
    window.close()

