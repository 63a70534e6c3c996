"""A position of WIXOSS at the table, and clicks on its cards."""

from types import SimpleNamespace
from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tabletop.play.session import Session
from tabletop.ui.window.main_window import MainWindow
from tests.games.wixoss.match import Match
from tests.play.laid import Laid


def seated(window: MainWindow, m: Match, **more: Any) -> SimpleNamespace:
    """Two people at this position, the one who is asked at the desk with its hand up."""
    made = Laid(m.rules, (), m.faces, dict(m.state.options), 1, ("human", "human"), state=m.state)
    window.games.begin(lambda: Session(made))
    if window.curtain.isVisible():
        window.curtain.opened.emit()
    window.page.sitting.turn_up(True)
    return SimpleNamespace(window=window, page=window.page, session=window.page.sitting.session, **more)


def click(desk: SimpleNamespace, id: int) -> None:
    """In the middle of the part of the card that nothing covers."""
    scene, table = desk.page.scene, desk.page.table
    item = scene.items_by_id[id]
    area = item.shape().boundingRect()
    places = [item.mapToScene(area.left() + area.width() * step / 40, area.center().y()) for step in range(1, 40)]
    free = [place for place in places if scene.card_at(place) is item]
    at = free[len(free) // 2]
    QApplication.processEvents()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(table.mapFromScene(at)))
