"""Whether to be reminded of the order of the planets (JK-1.6): an entry of the menu View.

Read while the window starts, so nothing of the game is imported here.
"""

from typing import Any

from PySide6.QtGui import QAction

from tabletop.library.texts import say

SETTING = "planet_order"


def at_window(window: Any) -> None:
    """An entry of the menu View."""
    window.menus.hooks.append(lambda menus: _fill_menu(window, menus))


def _fill_menu(window: Any, menus: Any) -> None:
    action = QAction(say("jedi_knights_board.menu_order"), menus.menus["view"])
    action.setCheckable(True)
    action.setChecked(window.settings[SETTING])
    action.toggled.connect(lambda on: _switch(window, on))
    menus.menus["view"].addAction(action)


def _switch(window: Any, on: bool) -> None:
    window.settings[SETTING] = on
    window.wishes.write()
    if window.page is not None:
        window.page.refresh()
