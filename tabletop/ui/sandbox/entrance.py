"""How the window comes in: its menus, a table that has been laid, the free table from the start page."""

from functools import partial
from typing import TYPE_CHECKING, cast

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDialog, QMenu, QWidget

from tabletop.library.texts import say
from tabletop.ui.window.icons import icon

if TYPE_CHECKING:
    from tabletop.ui.sandbox.around import Around, AtTable, MenusAround
    from tabletop.ui.sandbox.hand import HandPlay

TOOLS = ("maker", "packs", "options")
TABLE = ("copy_position", "save_position", "make_case", "branch")


def at_window(window: "Around") -> None:
    """Entries that are there from the start."""
    window.menus.hooks.append(partial(_fill_menus, window))


def at_table(window: "Around", page: "AtTable") -> None:
    """Play by hand, and what can be done with the position, at a table that has just been laid."""
    from tabletop.library.art import own_picture
    from tabletop.ui.sandbox.hand import HandPlay

    page.pixmaps.typesetter.own = partial(own_picture, page.rules.key)
    page.hand = HandPlay(window, page)
    _fill_table(window, window.menus.menus["table"], page.hand)


def open_room(window: "Around", game: str = "") -> None:
    """Choose a free table, and sit down at it."""
    from tabletop.ui.sandbox.free_room import FreeRoom

    dialog = FreeRoom(game, cast(QWidget, window))
    if dialog.exec() == FreeRoom.DialogCode.Accepted:
        window.deal(dialog.wanted())
    dialog.deleteLater()


def _fill_menus(window: "Around", menus: "MenusAround") -> None:
    tools = menus.menus["tools"]
    for name in TOOLS:
        tools.addAction(say(f"sandbox.menu_{name}")).triggered.connect(partial(_tool, window, name))
    _add_open(window, menus)
    hand = getattr(getattr(window, "page", None), "hand", None)
    if hand is not None:
        _fill_table(window, menus.menus["table"], hand)


def _fill_table(window: "Around", menu: QMenu, hand: "HandPlay") -> None:
    """Entries that go with the table that they belong to."""
    for action in hand.actions:
        action.deleteLater()
    switch = QAction(icon("hand"), say("sandbox.by_hand"), hand)
    switch.setCheckable(True)
    hand.adopt(switch)
    line = QAction(hand)
    line.setSeparator(True)
    others = [QAction(say(f"sandbox.menu_{name}"), hand) for name in TABLE]
    for name, action in zip(TABLE, others, strict=True):
        action.triggered.connect(partial(_at_table, window, name))
    hand.actions = [line, switch, *others]
    menu.addActions(hand.actions)
    window.addAction(switch)


def _add_open(window: "Around", menus: "MenusAround") -> None:
    menu = menus.menus["game"]
    action = menu.addAction(say("sandbox.menu_open_position"))
    menu.insertAction(menus.actions["save"], action)
    action.triggered.connect(partial(_tool, window, "open_position"))


def _tool(window: "Around", name: str, checked: bool = False) -> None:
    """A tool that needs no table."""
    if name == "open_position":
        from tabletop.ui.sandbox.positions import open_position

        open_position(window)
    elif name == "options":
        from tabletop.ui.sandbox.options import RuleOptions

        _show(
            RuleOptions(window.settings, window.page.rules.key if window.page else "", cast(QWidget, window))
        )
    elif name == "packs":
        from tabletop.ui.sandbox.packs_list import PacksList

        _show(PacksList(cast(QWidget, window)))
    else:
        from tabletop.ui.sandbox.maker import CardMaker

        _show(CardMaker(window.page.rules.key if window.page else "", cast(QWidget, window)))


def _show(dialog: QDialog) -> None:
    dialog.exec()
    dialog.deleteLater()


def _at_table(window: "Around", name: str, checked: bool = False) -> None:
    """Something to be done with the position on the table."""
    from tabletop.ui.sandbox import positions

    getattr(positions, name)(window)
