"""The menu bar: every action by name, in the language in use, with the keys of the chosen preset."""

from collections.abc import Callable, Mapping

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from tabletop.library.texts import say
from tabletop.ui.window.icons import icon
from tabletop.ui.window.shortcuts import LINE, MENUS, Act, keys_of


class Menus:
    """`actions[name]` and `menus[name]`; built anew by `build` after a change of language or keys, which then calls
    `hooks` (functions of this object), so that others can add entries."""

    def __init__(self, window: QMainWindow, handlers: Mapping[str, Callable[..., object]]) -> None:
        self.window, self.handlers = window, handlers
        self.actions: dict[str, QAction] = {}
        self.menus: dict[str, QMenu] = {}
        self.hooks: list[Callable[[Menus], None]] = []

    def build(self, preset: str) -> None:
        """All menus, in their order."""
        bar = self.window.menuBar()
        checked = {name for name, action in self.actions.items() if action.isChecked()}
        enabled = {name for name, action in self.actions.items() if action.isEnabled()}
        first = not self.actions
        self._drop()
        self.actions, self.menus = {}, {}
        for name, acts in MENUS.items():
            menu = bar.addMenu(say(f"window.menu_{name}"))
            menu.setToolTipsVisible(True)
            self.menus[name] = menu
            for act in acts:
                if act == LINE:
                    menu.addSeparator()
                else:
                    action = self._action(act, preset)
                    menu.addAction(action)
                    action.setChecked(act.name in checked)
                    action.setEnabled(not act.game if first else act.name in enabled)
        for hook in self.hooks:
            hook(self)

    def _drop(self) -> None:
        """Old actions must lose their keys at once, or the new ones are ambiguous."""
        for action in self.actions.values():
            action.setShortcuts([])
            action.deleteLater()
        self.window.menuBar().clear()
        for menu in self.menus.values():
            menu.deleteLater()

    def playing(self, is_playing: bool) -> None:
        """Whether a table is laid."""
        for acts in MENUS.values():
            for act in acts:
                if act.game:
                    self.actions[act.name].setEnabled(is_playing)

    def sheet(self, preset: str) -> list[tuple[str, str]]:
        """(what it does, its keys) for every action that has keys."""
        rows = []
        for acts in MENUS.values():
            for act in acts:
                if act != LINE and keys_of(act, preset):
                    keys = " / ".join(QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
                                      for key in keys_of(act, preset))  # fmt: skip
                    rows.append((say(f"window.act_{act.name}").rstrip("…"), keys))
        return rows

    def _action(self, act: Act, preset: str) -> QAction:
        action = QAction(say(f"window.act_{act.name}"), self.window)
        action.setShortcuts([QKeySequence(key) for key in keys_of(act, preset)])
        if act.icon:
            action.setIcon(icon(act.icon))
        action.setCheckable(act.check)
        handler = self.handlers[act.name]
        action.triggered.connect(handler if act.check else lambda _=False: handler())
        action.setToolTip(action.text())
        self.actions[act.name] = action
        return action
